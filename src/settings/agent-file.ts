import type { Limits } from '../agent/budget.ts'
import type { Price } from '../agent/price.ts'
import type {
  DelegationSettings,
  NetworkAccess,
  ResourceLimits,
  Effort,
  SensitiveFileRule,
  McpServer
} from '../domain/settings.ts'
import type { VerifyEntry } from '../domain/verification.ts'
import { UserError } from '../errors.ts'
import { yamlProblemText } from '../text/yaml-problem.ts'
import { describeIssues } from './agent-file-problems.ts'
import {
  agentFileSchema,
  DEFAULT_SETUP_MINUTES,
  type AgentFileText,
  type RepairSetting,
  type ReviewSetting
} from './agent-file-schema.ts'
import { readDiagnostics, type CheckerSettings, type ReadRepositoryFile } from './diagnostics.ts'
import type { ThreadSettings } from './threads.ts'
import type { TriageSettings } from './triage-settings.ts'
import { readYaml } from '../text/yaml-source.ts'

/** How the reviews of Forgehand are posted. */
interface ReviewerSettings {
  /** `request-changes`: a review with a blocking finding requests changes. */
  readonly event: 'comment' | 'request-changes'
  /** How many findings become comments on lines. The rest is listed in the text of the review. */
  readonly maxComments: number
}

export interface SetupStep {
  readonly run: string
  /** Undefined for the access that commands have. */
  readonly network: NetworkAccess | undefined
  readonly timeoutMs: number
}

/** The settings of a repository, in `.github/agent.yml`. */
export interface AgentFile {
  /** Undefined if the file does not set them; [] for none; `any` for whatever the sandbox permits. */
  readonly commands: readonly string[] | 'any' | undefined
  /** Undefined if the file does not set them; [] for none. */
  readonly verify: readonly VerifyEntry[] | undefined
  /** Hosts that commands can reach. */
  readonly network: readonly string[]
  /** Undefined if the file does not set it. Then the declared dependencies are installed. */
  readonly setup: readonly SetupStep[] | undefined
  readonly limits: FileLimits
  /** Files and folders of the machine that commands can read; absolute, or `~/…`. */
  readonly readablePaths: readonly string[]
  /** The only paths that the agent can change; undefined for all. */
  readonly writablePaths: readonly string[] | undefined
  readonly protectedPaths: readonly string[]
  /** In their order. The last one that matches a path decides. */
  readonly sensitiveFiles: readonly SensitiveFileRule[]
  readonly triage: Optional<TriageSettings>
  /** True if runs of a thread know what earlier ones did. */
  readonly keepsSessions: boolean
  readonly reviews: ReviewSetting
  readonly ciRepair: RepairSetting
  /** Whether a run reviews its own change; undefined if that depends on its size. */
  readonly selfReview: 'on' | 'off' | undefined
  readonly threads: ThreadSettings
  readonly reviewer: ReviewerSettings
  /** Names the branches of issues and pull requests; see text/branch-template.ts. */
  readonly branchTemplate: string
  /** Text for the agent; '' for none. */
  readonly instructions: string
  /** Undefined if a request can select any model. */
  readonly allowedModels: readonly string[] | undefined
  readonly models: FileModels
  readonly prices: ReadonlyMap<string, Price>
  /** Names of built-in tools that are switched off. */
  readonly withoutTools: readonly string[]
  readonly delegation: DelegationSettings
  readonly mcpServers: readonly McpServer[]
  readonly diagnostics: CheckerSettings
}

/** Which model does what, each by its name or as provider/name; undefined if the file does not set it. */
export interface FileModels {
  readonly main: string | undefined
  readonly cheap: string | undefined
  readonly summarizer: string | undefined
  readonly reviewer: string | undefined
  readonly fallback: readonly string[] | undefined
  readonly temperature: number | undefined
  readonly effort: Effort | undefined
  readonly toolChoice: 'auto' | 'required'
  readonly toolCalls: 'auto' | 'native' | 'text'
}

type Optional<Type> = { readonly [Name in keyof Type]: Type[Name] | undefined }

/** Limits of a run and of one command; each undefined if the file does not set it. */
export interface FileLimits extends Optional<Limits>, Optional<ResourceLimits> {
  readonly contextTokens: number | undefined
  /** Per response. */
  readonly outputTokens: number | undefined
  readonly commandSeconds: number | undefined
  /** The longest that the agent can set. */
  readonly maxCommandSeconds: number | undefined
  /** For all checks together, before the work and again after it. */
  readonly verifyMinutes: number
  /** How many times failed checks go back to the model. */
  readonly verifyRounds: number
}

const MAX_CHARACTERS = 65_536
const MAX_PROBLEMS = 30

/**
 * Reads the settings of the repository.
 *
 * @param text undefined if there is no file, which counts as an empty one
 * @param path for messages only
 * @param readRepositoryFile reads the files that the settings name
 * @throws UserError that names every problem with its line, the value and what was expected
 */
export async function readAgentFile(
  text: string | undefined,
  path = '.github/agent.yml',
  readRepositoryFile: ReadRepositoryFile = () => Promise.resolve(undefined)
): Promise<AgentFile> {
  const file = text === undefined ? agentFileSchema.parse({}) : await parse(text, path)
  return { ...toAgentFile(file), diagnostics: await readDiagnostics(file.diagnostics, readRepositoryFile, path) }
}

async function parse(text: string, path: string): Promise<AgentFileText> {
  if (text.length > MAX_CHARACTERS) {
    throw new UserError(`${path} has ${text.length} characters, and the limit is ${MAX_CHARACTERS}. Shorten it.`)
  }
  const source = await readYaml(text)
  // An empty file, or one with only comments, has no value.
  const parsed = agentFileSchema.safeParse(source.value ?? {})
  if (parsed.success && source.problems.length === 0) return parsed.data
  const problems = parsed.error ? describeIssues(parsed.error.issues, source) : source.problems
  const inOrder = problems.toSorted((one, other) => one.line - other.line)
  throw new UserError(`${path} has errors:\n${inOrder.slice(0, MAX_PROBLEMS).map(yamlProblemText).join('\n')}`)
}

function toVerifyEntry(entry: NonNullable<AgentFileText['verify']>[number]): VerifyEntry {
  return typeof entry === 'string' ? { run: entry, quick: undefined, reports: [] } : { quick: undefined, ...entry }
}

function toAgentFile(file: AgentFileText): Omit<AgentFile, 'diagnostics'> {
  return {
    commands: file.commands,
    verify: file.verify?.map(toVerifyEntry),
    network: file.network,
    setup: file.setup === undefined ? undefined : [file.setup].flat().map(toSetupStep),
    limits: {
      turns: file.limits.turns,
      minutes: file.limits.minutes,
      tokens: file.limits.tokens,
      dollars: file.limits.dollars,
      contextTokens: file.limits['context-tokens'],
      outputTokens: file.limits['output-tokens'],
      commandSeconds: file.limits['command-seconds'],
      maxCommandSeconds: file.limits['max-command-seconds'],
      verifyMinutes: file.limits['verify-minutes'],
      verifyRounds: file.limits['verify-rounds'],
      processes: file.limits.processes,
      memoryMb: file.limits['memory-mb'],
      fileMb: file.limits['file-mb'],
      temporaryMb: file.limits['temporary-mb'],
      diskMb: file.limits['disk-mb']
    },
    readablePaths: file['readable-paths'],
    writablePaths: file['writable-paths'],
    protectedPaths: file['protected-paths'],
    sensitiveFiles: file['sensitive-files'].map(({ pattern, ...rest }) => ({
      pattern,
      requiresApproval: rest['require-approval']
    })),
    triage: {
      labels: file.labels,
      reviewers: file.reviewers,
      assignees: file.assignees,
      requestReview: file['request-review']
    },
    keepsSessions: file.session === 'on' || file.session === true,
    reviews: file.reviews,
    ciRepair: file['ci-repair'],
    selfReview: file['self-review'],
    threads: { mode: file.threads, resolves: file['resolve-whose'], reRequests: file['re-request'] },
    reviewer: { event: file['review-event'], maxComments: file['max-review-comments'] },
    branchTemplate: file.branch,
    instructions: file.instructions.trim(),
    allowedModels: file['allowed-models'],
    models: toModels(file.models),
    prices: new Map(
      Object.entries(file.prices).map(([model, { input, output, ...cache }]) => [
        model,
        { input, cachedInput: cache['cached-input'] ?? input, cacheWrite: cache['cache-write'], output }
      ])
    ),
    withoutTools: Object.keys(file.tools).filter((name) => !file.tools[name]),
    delegation: toDelegation(file.delegation),
    mcpServers: Object.entries(file['mcp-servers']).map(([name, server]) => ({
      name,
      command: server.command,
      environment: server.env,
      tools: server.tools,
      readOnlyTools: server['read-only'],
      timeoutMs: server['timeout-seconds'] * 1000,
      network: server.network
    }))
  }
}

function toDelegation(file: AgentFileText['delegation']): DelegationSettings {
  return {
    spawnAgent: file['spawn-agent'],
    generateCode: file['generate-code'],
    sprints: file.sprints
  }
}

function toModels(file: AgentFileText['models']): FileModels {
  return {
    main: file.main,
    cheap: file.cheap,
    summarizer: file.summarizer,
    reviewer: file.reviewer,
    fallback: file.fallback,
    temperature: file.temperature,
    effort: file.effort,
    toolChoice: file['tool-choice'],
    toolCalls: file['tool-calls']
  }
}

function toSetupStep(
  step: string | { run: string; network?: NetworkAccess | undefined; 'timeout-minutes': number }
): SetupStep {
  if (typeof step === 'string') return { run: step, network: undefined, timeoutMs: DEFAULT_SETUP_MINUTES * 60_000 }
  return { run: step.run, network: step.network, timeoutMs: step['timeout-minutes'] * 60_000 }
}

import type { Price } from '../agent/price.ts'
import type { DelegationSettings, NetworkAccess, SensitiveFileRule, McpServer } from '../domain/settings.ts'
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
import type { TriageSettings } from './triage-settings.ts'
import { readYaml } from '../text/yaml-source.ts'

type Camel<Name> = Name extends `${infer Start}-${infer Rest}` ? `${Start}${Capitalize<Camel<Rest>>}` : Name
type CamelKeys<Mapping> = { readonly [Name in keyof Mapping as Camel<Name>]: Mapping[Name] }

export interface SetupStep {
  readonly run: string
  /** Undefined for the access that commands have. */
  readonly network: NetworkAccess | undefined
  readonly timeoutMs: number
}

/** What happens to review threads that a run has handled. */
export interface ThreadSettings {
  /** `silent`: only the comment of the run reports them. */
  readonly mode: AgentFileText['threads']
  readonly resolves: AgentFileText['resolve-whose']
  /** True to ask the author of the review for another one when all threads are settled. */
  readonly reRequests: boolean
}

/** The settings of a repository, in `.github/agent.yml`. The schema says what each one means. */
export interface AgentFile {
  /** Undefined if the file does not set them; [] for none; `any` for whatever the sandbox permits. */
  readonly commands: readonly string[] | 'any' | undefined
  /** Undefined if the file does not set them; [] for none. */
  readonly verify: readonly VerifyEntry[] | undefined
  readonly network: readonly string[]
  /** Undefined if the file does not set it. Then the declared dependencies are installed. */
  readonly setup: readonly SetupStep[] | undefined
  readonly limits: FileLimits
  /** Absolute, or `~/…`. */
  readonly readablePaths: readonly string[]
  /** Undefined for all. */
  readonly writablePaths: readonly string[] | undefined
  readonly protectedPaths: readonly string[]
  /** In their order. The last one that matches a path decides. */
  readonly sensitiveFiles: readonly SensitiveFileRule[]
  /** What the file sets of it. */
  readonly triage: { readonly [Name in keyof TriageSettings]: TriageSettings[Name] | undefined }
  /** True if runs of a thread know what earlier ones did. */
  readonly keepsSessions: boolean
  readonly reviews: ReviewSetting
  readonly ciRepair: RepairSetting
  /** Undefined if that depends on the size of the change. */
  readonly selfReview: 'on' | 'off' | undefined
  readonly threads: ThreadSettings
  readonly reviewer: { readonly event: AgentFileText['review-event']; readonly maxComments: number }
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
export type FileModels = CamelKeys<AgentFileText['models']>

/** Limits of a run and of one command; each undefined if the file does not set it. */
export type FileLimits = CamelKeys<AgentFileText['limits']>

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

function toAgentFile(file: AgentFileText): Omit<AgentFile, 'diagnostics'> {
  return {
    commands: file.commands,
    verify: file.verify?.map(toVerifyEntry),
    network: file.network,
    setup: file.setup === undefined ? undefined : [file.setup].flat().map(toSetupStep),
    limits: camelKeys(file.limits),
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
    models: camelKeys(file.models),
    prices: new Map(
      Object.entries(file.prices).map(([model, { input, output, ...cache }]) => [
        model,
        { input, cachedInput: cache['cached-input'] ?? input, cacheWrite: cache['cache-write'], output }
      ])
    ),
    withoutTools: Object.keys(file.tools).filter((name) => !file.tools[name]),
    delegation: camelKeys(file.delegation),
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

function camelKeys<Mapping extends Readonly<Record<string, unknown>>>(mapping: Mapping): CamelKeys<Mapping> {
  const camel = (name: string) => name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  const entries = Object.entries(mapping).map(([name, value]) => [camel(name), value] as const)
  return Object.fromEntries(entries) as CamelKeys<Mapping> // Safe: the type spells the names in the same way.
}

function toVerifyEntry(entry: NonNullable<AgentFileText['verify']>[number]): VerifyEntry {
  return typeof entry === 'string' ? { run: entry, quick: undefined, reports: [] } : { quick: undefined, ...entry }
}

function toSetupStep(
  step: string | { run: string; network?: NetworkAccess | undefined; 'timeout-minutes': number }
): SetupStep {
  if (typeof step === 'string') return { run: step, network: undefined, timeoutMs: DEFAULT_SETUP_MINUTES * 60_000 }
  return { run: step.run, network: step.network, timeoutMs: step['timeout-minutes'] * 60_000 }
}

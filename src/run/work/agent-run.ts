import { agentHost } from '../../agent-host.ts'
import { Budget } from '../../agent/budget.ts'
import type { AgentHost } from '../../agent/host.ts'
import type { FinishRequirement } from '../../agent/finish-guard.ts'
import { runAgent, type AgentRun } from '../../agent/loop.ts'
import type { AgentResult } from '../../agent/result.ts'
import type { Message } from '../../agent/messages.ts'
import type { Tool } from '../../agent/tool.ts'
import type { Delegates } from '../../delegation/delegates.ts'
import { openDelegates, type DelegatingRun } from '../../delegation/open-delegates.ts'
import type { ShellCommand } from '../../domain/approval.ts'
import type { ReadDifference } from '../../domain/file-difference.ts'
import type { McpServer } from '../../domain/settings.ts'
import type { TodoItem } from '../../domain/todo-item.ts'
import type { RunCheckpoints } from '../../git/run-checkpoints.ts'
import { environmentText } from '../../prompts/environment-text.ts'
import type { Emit } from '../../report/reporter.ts'
import type { Redact } from '../../secrets/redact.ts'
import type { AttachFile } from '../../domain/attachment.ts'
import type { ResultBook } from '../../tools/result-book.ts'
import { toolbox, type AssignedTools, type ToolboxOptions } from '../../tools/index.ts'
import type { Workspace } from '../../workspace/workspace.ts'
import { withMcpServers } from './mcp-servers.ts'
import type { RepositorySettings } from '../rooms/prepare.ts'
import { openRunModels, type CreateModel, type RunModels } from './run-models.ts'
import type { RunSettings } from './run-settings.ts'

/** The runner's wall clock can be set during a run. */
const monotonicNow = () => performance.now()

/** What the agent works on, and with which limits. */
export interface AgentWork {
  readonly prompt: readonly Message[]
  /** Turns of an earlier run that this one continues. */
  readonly earlier?: readonly Message[]
  readonly workspace: Workspace
  readonly repository: RepositorySettings
  readonly settings: RunSettings
  /** True when no tool can change anything. */
  readonly isReadOnly: boolean
  /** The tools that only this run has. */
  readonly assigned?: AssignedTools | undefined
  /** Takes the result that the run must return as data; undefined for other tasks. */
  readonly results?: ResultBook | undefined
  /** True when the task asks for a change. */
  readonly expectsChange: boolean
  readonly requirements?: readonly FinishRequirement[] | undefined
  /** Undefined when nothing can change, or nothing can be recorded. */
  readonly checkpoints: RunCheckpoints | undefined
  /** Undefined for a branch that changes nothing yet. */
  readonly readDifference?: ReadDifference | undefined
  /** True for a command that a user approved. */
  readonly isApproved: (command: ShellCommand) => boolean
  readonly servers: readonly McpServer[]
  /** See `AgentRun.lateNews`. */
  readonly lateNews?: AgentRun['lateNews']
}

export interface AgentOptions {
  readonly createModel: CreateModel
  /** Keeps files for people; undefined where nobody would get them. */
  readonly attachFile?: AttachFile | undefined
  readonly redact: Redact
  readonly emit: Emit
  readonly signal: AbortSignal
  /** Aborted when a person asks to stop. Default: never. */
  readonly stop?: AbortSignal
  /** What several conversations of one run share. Default: one for this conversation. */
  readonly budget?: Budget | undefined
}

/** Redacts the results of tools before they are cut. */
export function redactingHost(redact: Redact): AgentHost {
  return { ...agentHost, cleanResult: (text) => agentHost.cleanResult(redact(text)) }
}

/** What a run may use. Its clock starts now. */
export function openBudget({ limits, price }: Pick<RunSettings, 'limits' | 'price'>): Budget {
  return new Budget({ limits, price, now: monotonicNow })
}

/** Runs the agent with its models, tools, MCP servers and delegates. It runs the same on GitHub and at a terminal. */
export async function runAgentWithTools(
  work: AgentWork,
  { createModel, attachFile, redact, emit, signal, stop, budget = openBudget(work.settings) }: AgentOptions
): Promise<AgentResult> {
  const { prompt, workspace, repository, settings, isReadOnly, isApproved, servers } = work
  const { roles, modelOptions } = settings
  const { prices } = repository.rules
  const run = {
    ...openRunModels({ roles, modelOptions, prices, createModel, redact }),
    host: redactingHost(redact),
    budget,
    checkpoints: work.checkpoints,
    onEvent: emit
  }
  const delegates = delegatesFor(work, run)
  const showTodo = (items: readonly TodoItem[]) => {
    emit({ kind: 'todo', items })
  }
  const result = await withMcpServers({ servers, workspace, isReadOnly }, { emit, signal }, (serverTools) =>
    runAgent(prompt, {
      ...run,
      earlier: work.earlier,
      tools: toolbox(workspace, {
        ...toolOptions(work, isReadOnly),
        isApproved,
        delegates,
        assigned: work.assigned,
        results: work.results,
        attachFile,
        showTodo,
        serverTools
      }),
      expectsChange: work.expectsChange,
      requirements: work.requirements ?? [],
      lateNews: work.lateNews,
      signal,
      stop
    })
  )
  const left = isReadOnly ? undefined : await workspace.leftRepositories()
  if (left !== undefined) emit({ kind: 'warning', text: left })
  return result
}

/** The options that the run and its child sessions share. */
function toolOptions(
  { repository: { rules }, checkpoints, readDifference }: AgentWork,
  isReadOnly: boolean
): ToolboxOptions {
  return {
    isReadOnly,
    readDifference,
    commandSeconds: rules.limits.commandSeconds,
    maxCommandSeconds: rules.limits.maxCommandSeconds,
    withoutTools: rules.withoutTools,
    checkers: rules.diagnostics,
    changedFiles: checkpoints && ((signal) => checkpoints.changedPaths(signal))
  }
}

type DelegatingModels = RunModels & Pick<DelegatingRun, 'host' | 'budget' | 'checkpoints' | 'onEvent'>

/** Undefined unless agent.yml enables a kind of delegation. */
function delegatesFor(work: AgentWork, run: DelegatingModels): Delegates | undefined {
  const { workspace, repository } = work
  const settings = repository.rules.delegation
  if (!settings.spawnAgent && !settings.generateCode && !settings.sprints) return undefined
  // A child session cannot wait for approval, delegate, or use MCP servers.
  const toolsFor = ({ canChange }: { readonly canChange: boolean }): readonly Tool[] =>
    toolbox(workspace, toolOptions(work, !canChange))
  return openDelegates({
    ...run,
    settings,
    cheap: run.openCheap(),
    toolsFor,
    backgroundFor: ({ canChange }) =>
      environmentText({ environment: { ...repository, workspace, branch: '' }, isReadOnly: !canChange })
  })
}

import type { Tool } from '../agent/tool.ts'
import type { Forge } from '../forge/forge.ts'
import type { Checkout } from '../git/checkout.ts'
import type { ContainsSecret } from '../secrets/scan.ts'
import type { Redact } from '../secrets/redact.ts'
import type { RunSnapshot } from '../report/run-snapshot.ts'
import type { RunEvent } from '../report/reporter.ts'
import type { AgentFile } from '../settings/agent-file.ts'
import type { AvailableModels } from '../settings/workflow-models.ts'
import type { Task } from '../domain/task.ts'
import type { ToolboxOptions } from '../tools/index.ts'
import type { Workspace } from '../workspace/workspace.ts'
import type { Phase } from './phase.ts'
import type { CreateModel } from './run-models.ts'
import type { OpenMcpServers } from './mcp-servers.ts'
import type { Limits } from '../agent/budget.ts'

/** The settings that the story itself looks at. */
export interface PipelineSettings {
  readonly phase: Phase
  readonly trigger: string
  /** Path of the policy file in the repository. */
  readonly configPath: string
  readonly models: AvailableModels
  readonly maxLimits: Limits
  /** Tokens of one reply; undefined leaves it to the provider. */
  readonly maxOutputTokens: number | undefined
  readonly isDraft: boolean
  readonly isDryRun: boolean
  /** Origin of the forge, such as https://github.com. */
  readonly origin: string
}

/** Attempts of one run never overlap: GitHub begins the next one when the last is over. */
export interface RunIdentity {
  readonly id: string
  /** 1 for the first. */
  readonly attempt: number
}

/** Everything with an effect that the story needs; `assemble.ts` builds the real ones. */
export interface Parts {
  readonly settings: PipelineSettings
  readonly forge: Forge
  /** Which run of the workflow this is. */
  readonly run: RunIdentity
  readonly signal: AbortSignal
  /** Milliseconds, for measuring. */
  readonly now: () => number
  /** Takes secrets out of text that is going to leave by another way than `tell`. */
  readonly redact: Redact
  /** Finds secrets in what is going to be published as it is. */
  readonly containsSecret: ContainsSecret
  /** Tells every reporter. */
  readonly tell: (event: RunEvent) => void
  /** What was told so far. */
  readonly snapshot: () => RunSnapshot
  /** Makes the progress comment, or takes over the one that an earlier attempt left. */
  readonly openProgress: (task: Task, commentId: number | undefined) => Promise<void>
  readonly openCheckout: () => Promise<Checkout>
  readonly openWorkspace: (rules: AgentFile) => Promise<Workspace>
  readonly openServers: OpenMcpServers
  readonly toolbox: (workspace: Workspace, options: ToolboxOptions) => readonly Tool[]
  readonly createModel: CreateModel
}

import type { CallEnd } from '../agent/call-status.ts'
import type { ModelIdentity, Tokens } from '../agent/model.ts'
import type { Price } from '../agent/price.ts'
import type { Denial, FileEdit } from '../agent/tool.ts'
import type { Annotation } from '../domain/annotation.ts'
import type { AttachedFile } from '../domain/attachment.ts'
import type { Installation } from '../domain/installation.ts'
import type { Outcome } from '../domain/outcome.ts'
import type { Task } from '../domain/task.ts'
import type { ThreadResult } from '../domain/review-thread.ts'
import type { TodoItem } from '../domain/todo-item.ts'
import type { Verification } from '../domain/verification.ts'

/** The steps of a run in their order. */
export type RunStep = 'permission' | 'reading' | 'preparing' | 'installing' | 'working' | 'verifying' | 'publishing'

export interface Receiver extends ModelIdentity {
  /** The name of the provider; undefined for an endpoint of an unknown provider. */
  readonly provider: string | undefined
}

export interface RunStart {
  readonly task: Task | undefined
  /** What was asked on the command line. Undefined with a task. */
  readonly request?: string
  readonly model: string
  readonly host: string
  /** Every model that the run can call, the main model first. */
  readonly receivers: readonly Receiver[]
  /** The web page of the run; undefined outside a forge's runner. */
  readonly runUrl: string | undefined
  /** Undefined when the price is unknown. Then no cost is shown. */
  readonly price: Price | undefined
  readonly limits: { readonly turns: number; readonly minutes: number; readonly tokens: number }
}

/** The sandbox that commands run in, with the result of its self-test. */
export interface SandboxReport {
  /** Undefined when no sandbox could be set up. Then commands are refused. */
  readonly description: string | undefined
  /** The attacks that the self-test tried; empty without a sandbox. */
  readonly probes: readonly { readonly name: string; readonly held: boolean; readonly detail: string }[]
  /** Why other sandboxes were tried and not used. */
  readonly refused: readonly string[]
}

/** Times are milliseconds since the start of the run. */
export interface StepRecord {
  readonly step: RunStep
  readonly startedAt: number
  /** Undefined while the step is running. */
  readonly endedAt: number | undefined
  /** True if it did not do what it is for, or its checks did not all pass. */
  readonly hasFailed: boolean
  /** True if it has done nothing so far: no check has run. */
  readonly isIdle: boolean
}

export interface ToolRecord extends CallEnd {
  readonly name: string
  readonly subject: string
  readonly startedAt: number
  readonly durationMs: number
  readonly edits: readonly Pick<FileEdit, 'path' | 'added' | 'removed'>[]
}

/** Files that were changed and left out of the change, because they need approval or must not change. */
export interface ExcludedFiles {
  readonly paths: readonly string[]
  /** The rule that excludes each of the paths, in their order. */
  readonly rules: readonly string[]
  readonly patch: string
}

/** A change that was not published. See the event. */
export interface UnpublishedChange {
  /** The pull request of a fork that it is for; left out for any other change. */
  readonly pullRequest?: number
  readonly patch: string
  readonly paths: readonly string[]
  readonly protectedPaths: readonly string[]
  readonly hasFile: boolean
}

export interface RunApproval {
  readonly hash: string
  readonly what: 'command' | 'change' | 'adoption' | 'plan'
  readonly by: string
}

export interface AttachmentCounts {
  readonly images: number
  readonly texts: number
  /** Those that were not read. */
  readonly missing: number
  /** Images that the model was not shown, because it accepts none or not their type. */
  readonly hidden: number
}

export interface SelfReview {
  /** Input and output together. */
  readonly tokens: number
  /** US dollars; undefined when no price is known. */
  readonly cost: number | undefined
  /** What it objects to and is not settled, each on one line. */
  readonly openPoints: readonly string[]
}

/** Everything known about a run at one moment. */
export interface RunSnapshot {
  readonly run: RunStart | undefined
  /** Milliseconds since 1970. */
  readonly startedAt: number
  /** Up to the end of the run, or up to now while it is running. */
  readonly durationMs: number
  readonly steps: readonly StepRecord[]
  /** The model's list of its steps; empty if it keeps none. */
  readonly todo: readonly TodoItem[]
  /** The commit that the work started from; undefined until then. */
  readonly baseCommit: string | undefined
  /** Page of the repository that has this commit; undefined for our own. */
  readonly basePage: string | undefined
  readonly turns: number
  readonly tokens: Tokens
  /** US dollars; undefined when the price of a model that was called is unknown. */
  readonly cost: number | undefined
  /** Its cost is a part of the cost; undefined if there was none. */
  readonly selfReview: SelfReview | undefined
  readonly tools: readonly ToolRecord[]
  readonly running: readonly { readonly name: string; readonly subject: string }[]
  /** What happened to the declared dependencies, one entry for each tool. */
  readonly installations: readonly Installation[]
  readonly verification: Verification
  /** What the checks say about lines of the change. */
  readonly annotations: readonly Annotation[]
  /** What people uploaded into the texts that the model got; undefined for nothing. */
  readonly attachments: AttachmentCounts | undefined
  /** What the model attached for people, each once. */
  readonly files: readonly AttachedFile[]
  /** Each refused command once. */
  readonly denials: readonly Denial[]
  readonly warnings: readonly string[]
  /** What a person has approved for this run. */
  readonly approvals: readonly RunApproval[]
  /** Undefined without a sandbox, and until one is set up. */
  readonly sandbox: string | undefined
  readonly excludedFiles: ExcludedFiles | undefined
  /** The change, if it was not published. */
  readonly unpublished: UnpublishedChange | undefined
  /** The review threads that the run has handled; empty if it had none. */
  readonly threads: readonly ThreadResult[]
  /** What the run returns as data: compact JSON; undefined if it returns none. */
  readonly structuredOutput: string | undefined
  /** True once a person has asked to stop. */
  readonly isStopping: boolean
  readonly outcome: Outcome | undefined
}

export type RunFigures = Pick<RunSnapshot, 'turns' | 'tokens' | 'cost' | 'durationMs'>

/** A run that has reported its outcome. */
export type EndedRun = RunSnapshot & { readonly outcome: Outcome }

/** What the propose job did for this task; see docs/two-jobs.md. */
export interface EarlierRun
  extends
    Pick<RunStart, 'model' | 'host' | 'receivers'>,
    Pick<RunSnapshot, keyof RunFigures | 'tools' | 'denials' | 'warnings' | 'sandbox' | 'selfReview'> {
  /** Which checks were left out, each job sees for itself. */
  readonly verification: Pick<Verification, 'before' | 'after' | 'rounds'>
}

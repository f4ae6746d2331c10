import type { ModelIdentity, Tokens } from '../agent/model.ts'
import type { Price } from '../agent/price.ts'
import type { Denial, FileEdit } from '../agent/tool.ts'
import type { Outcome } from '../domain/outcome.ts'
import type { Task } from '../domain/task.ts'
import type { Verification } from '../domain/verification.ts'

/** The steps of the story, in their order. */
export type Step =
  'permission' | 'reading' | 'preparing' | 'verifying-before' | 'working' | 'verifying-after' | 'publishing'

/** A model that may be shown what the run reads. */
export interface Receiver extends ModelIdentity {
  /** Who serves it, as people call them; undefined for an endpoint that is nobody's we know. */
  readonly provider: string | undefined
}

export interface RunStart {
  readonly task: Task | undefined
  readonly model: string
  readonly host: string
  /** All that may be asked, the main model first. */
  readonly receivers: readonly Receiver[]
  /** Page of the run; undefined outside a forge's runner. */
  readonly runUrl: string | undefined
  /** Undefined when it is not known; then no cost is told. */
  readonly price: Price | undefined
  readonly limits: { readonly turns: number; readonly minutes: number; readonly tokens: number }
}

/** The boundary around commands, with what its self-test found. */
export interface SandboxReport {
  readonly description: string | undefined
  /** Attacks that were tried from within; none where there is no boundary. */
  readonly probes: readonly { readonly name: string; readonly held: boolean; readonly detail: string }[]
  /** Sandboxes that were tried before and not taken, each with the reason. */
  readonly refused: readonly string[]
}

/** Times are milliseconds since the start of the run. */
export interface StepRecord {
  readonly step: Step
  readonly startedAt: number
  /** Undefined while it lasts. */
  readonly endedAt: number | undefined
}

/** One finished tool call. */
export interface ToolRecord {
  readonly name: string
  readonly subject: string
  readonly ok: boolean
  readonly startedAt: number
  readonly durationMs: number
  readonly edits: readonly FileEdit[]
}

export interface Withheld {
  readonly paths: readonly string[]
  readonly patch: string
}

/** All that is known of a run at one moment. */
export interface RunSnapshot {
  readonly run: RunStart | undefined
  /** Milliseconds since 1970. */
  readonly startedAt: number
  /** To the end of the run, or to now while it lasts. */
  readonly durationMs: number
  readonly steps: readonly StepRecord[]
  readonly turns: number
  readonly tokens: Tokens
  /** US dollars; undefined when the price of a model that was asked is not known. */
  readonly cost: number | undefined
  readonly tools: readonly ToolRecord[]
  /** The calls under way. */
  readonly running: readonly { readonly name: string; readonly subject: string }[]
  readonly verification: Verification
  /** Each refused command once. */
  readonly denials: readonly Denial[]
  readonly warnings: readonly string[]
  /** Undefined when there is none, or when the run has not come that far. */
  readonly sandbox: string | undefined
  readonly withheld: Withheld | undefined
  readonly outcome: Outcome | undefined
}

/** A run that has reported its outcome. */
export type EndedRun = RunSnapshot & { readonly outcome: Outcome }

/** What another job did of this task before; see docs/two-jobs.md. */
export interface EarlierRun
  extends
    Pick<RunStart, 'model' | 'host' | 'receivers'>,
    Pick<
      RunSnapshot,
      'durationMs' | 'turns' | 'tokens' | 'cost' | 'tools' | 'verification' | 'denials' | 'warnings' | 'sandbox'
    > {}

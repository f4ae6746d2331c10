import type { AgentEvent } from '../agent/events.ts'
import type { Answerer } from '../agent/model.ts'
import type { Price } from '../agent/price.ts'
import type { Outcome } from '../tasks/outcome.ts'
import type { Task } from '../tasks/task.ts'
import type { Check } from '../tasks/verification.ts'
import type { EarlierRun } from './record.ts'

/** The steps of the story, in their order. */
export type Step =
  'permission' | 'reading' | 'preparing' | 'verifying-before' | 'working' | 'verifying-after' | 'publishing'

/** A model that may be shown what the run reads. */
export interface Receiver extends Answerer {
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

/** All that can be told about a run: the story's own events, and the agent's. */
export type RunEvent =
  | { readonly kind: 'started'; readonly run: RunStart }
  /** What was agreed on once the rules of the repository were read; in place of what `started` said. */
  | ({ readonly kind: 'terms' } & Pick<RunStart, 'model' | 'host' | 'receivers' | 'limits' | 'price'>)
  | { readonly kind: 'step'; readonly step: Step }
  /** The commit that the work begins with. */
  | { readonly kind: 'place'; readonly commit: string }
  | { readonly kind: 'checked'; readonly when: 'before' | 'after'; readonly check: Check }
  | { readonly kind: 'warning'; readonly text: string }
  /** `description` is undefined when none could be set up; commands are refused then. */
  | ({ readonly kind: 'sandbox' } & SandboxReport)
  /** Protected files that were changed and kept out of what is handed in; `patch` is the change they did not get. */
  | { readonly kind: 'withheld'; readonly paths: readonly string[]; readonly patch: string }
  /** Another job did the work; this one goes on with what it left. */
  | { readonly kind: 'taken-over'; readonly earlier: EarlierRun }
  /** From now on the branch may hold our work. */
  | { readonly kind: 'publishing'; readonly branch: string; readonly base: string }
  | { readonly kind: 'ended'; readonly outcome: Outcome }
  | AgentEvent

/** Shows a run to somebody. Events come in order; `onEvent` returns at once. */
export interface Reporter {
  onEvent(event: RunEvent): void
  /** Waits until all that was told is shown. */
  close(): Promise<void>
}

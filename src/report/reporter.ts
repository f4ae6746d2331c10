import type { AgentEvent } from '../agent/events.ts'
import type { Outcome } from '../domain/outcome.ts'
import type { EarlierRun, RunStart, SandboxReport, Step } from './run-snapshot.ts'
import type { Check } from '../domain/verification.ts'

/** All that can be told about a run: the story's own events, and the agent's. */
export type RunEvent =
  | { readonly kind: 'started'; readonly run: RunStart }
  /** What was agreed on once the rules of the repository were read; in place of what `started` said. */
  | ({ readonly kind: 'configured' } & Pick<RunStart, 'model' | 'host' | 'receivers' | 'limits' | 'price'>)
  | { readonly kind: 'step'; readonly step: Step }
  /** The commit that the work begins with. */
  | { readonly kind: 'base-commit'; readonly commit: string }
  | { readonly kind: 'checked'; readonly when: 'before' | 'after'; readonly check: Check }
  | { readonly kind: 'warning'; readonly text: string }
  /** `description` is undefined when none could be set up; commands are refused then. */
  | ({ readonly kind: 'sandbox' } & SandboxReport)
  /** Protected files that were changed and kept out of what is handed in; `patch` is the change they did not get. */
  | { readonly kind: 'files-excluded'; readonly paths: readonly string[]; readonly patch: string }
  /** Another job did the work; this one goes on with what it left. */
  | { readonly kind: 'earlier-job'; readonly earlier: EarlierRun }
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

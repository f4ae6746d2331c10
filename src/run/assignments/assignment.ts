import type { FinishRequirement } from '../../agent/finish-guard.ts'
import type { CompletedResult } from '../../agent/result.ts'
import type { Outcome } from '../../domain/outcome.ts'
import type { RunCheckpoints } from '../../git/run-checkpoints.ts'
import type { AssignedTools } from '../../tools/index.ts'
import type { ResultBook } from '../../tools/result-book.ts'
import type { Run } from '../effects.ts'
import type { PreparedCheckout } from '../rooms/prepare.ts'
import type { Submission, WorkResult } from '../work/submission.ts'

/** What some work has beside its request, such as review threads or failed checks. Plain work has none, and none knows another. */
export interface Assignment {
  /** Called once, before the model works. */
  readonly begin: (prepared: PreparedCheckout, run: Run) => AssignedWork | Promise<AssignedWork>
  /** Publishes the work in its own way. `submit` publishes it as any other. At most one assignment of a run has this. */
  readonly publish?: (submission: Submission, submit: () => Promise<Outcome>, run: Run) => Promise<Outcome>
}

/** What an assignment adds to the work of the model. */
export interface AssignedWork {
  /** Of the prompt; left out for none. */
  readonly section?: string
  /** Ids of comments on lines that the section shows. The discussion leaves them out. */
  readonly shownComments?: readonly number[]
  /** A command that the checks begin with. */
  readonly firstCheck?: string | undefined
  readonly tools?: AssignedTools
  /** Takes the data that `finish` has to give. */
  readonly results?: ResultBook
  /** What must be done before `finish`. @param checkpoints undefined if nothing can change */
  readonly requirements?: (checkpoints: RunCheckpoints | undefined) => readonly FinishRequirement[]
  /** True if the work can be done without a change. */
  readonly mayChangeNothing?: boolean
  /** What the model gave beside its change. */
  readonly returned?: (result: CompletedResult) => Partial<Pick<WorkResult, 'verdicts' | 'items' | 'output'>>
}

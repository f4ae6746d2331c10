import type { RunView } from '../../emulators/demo/log-page.ts'
import type { OtherOutcome } from './demo-other-outcomes.ts'

/** A run of the action that has ended. */
export interface ServedRun {
  /** Such as the name of its job; '' if it is the only one. */
  readonly title: string
  readonly view: RunView
  /** The path of its trace; '' if it wrote none. */
  readonly trace: string
}

/** What there is to see so far, besides the contents of the repository. */
export interface Served {
  readonly runs: readonly ServedRun[]
  readonly otherOutcomes: readonly OtherOutcome[]
}

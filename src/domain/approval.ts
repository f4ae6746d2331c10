import type { Severity } from './severity.ts'
import type { Request } from './task.ts'
import type { TreeFile } from './change.ts'

/** A command line and where it runs. */
export interface PlacedCommand {
  readonly command: string
  /** Folder it is to run in, relative to the root; '' for the root. */
  readonly cwd: string
}

/** What may go on only when a person says so. */
export type Waiting =
  | (PlacedCommand & {
      readonly kind: 'command'
      readonly severity: Severity
      /** Why the policy does not let it through by itself; a sentence. */
      readonly reason: string
    })
  /** Changed files that the policy keeps back. */
  | {
      readonly kind: 'change'
      readonly files: readonly TreeFile[]
      /** The same as `git diff` has it, whole: what is not shown cannot be approved. */
      readonly patch: string
    }

/** For what and for whom approval is asked. */
export interface Asked {
  /** Number of the issue or pull request. */
  readonly number: number
  readonly request: Request
  /** Commands that were approved before for the same request. */
  readonly approved: readonly PlacedCommand[]
  readonly waiting: Waiting
}

/** Something that waits, with the hash by which a person approves it. */
export interface Pending extends Asked {
  readonly hash: string
}

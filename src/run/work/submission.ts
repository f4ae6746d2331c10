import type { CompletedResult } from '../../agent/result.ts'
import type { ThreadVerdict } from '../../domain/review-thread.ts'
import type { Task } from '../../domain/task.ts'
import type { Verification } from '../../domain/verification.ts'
import type { PlannedItem } from '../../tools/plan-items.ts'
import type { Approval } from '../claim/read-approval.ts'
import type { BaseSettings } from '../rooms/prepare.ts'
import type { ResolvedTarget } from '../target/resolve-target.ts'
import type { ScannedChange } from './secret-scan.ts'

/** What a change is relative to: its branch, or a merge into it. Nobody else has the tree of that merge, so no patch of it would apply. */
export interface ChangeStart {
  /** A commit, or the tree of a merge. */
  readonly startSha: string
  /** For a merge, the commit that a patch must apply to, and the commit that is merged into it. */
  readonly merged?: { readonly ours: string; readonly theirs: string } | undefined
}

/** The result of a run as data, or why there is none that can be used. */
export type StructuredOutput =
  /** `json`: compact, without secrets, and valid. */
  { readonly kind: 'valid'; readonly json: string } | { readonly kind: 'invalid'; readonly reason: string }

/** How the agent ended, and what it changed in the work tree. */
export interface WorkResult extends ScannedChange {
  readonly result: CompletedResult
  /** About the review threads that the run has handled; left out for other tasks. */
  readonly verdicts?: readonly ThreadVerdict[]
  /** What the task is divided into; left out for other tasks. */
  readonly items?: readonly PlannedItem[]
  /** What the run returns as data; left out if nothing was wanted, and if it ended before there was a result. */
  readonly output?: StructuredOutput
}

/** What the agent did, and what the checks say about it. */
export interface DoneWork {
  readonly kind: 'done'
  readonly work: WorkResult
  readonly verification: Verification
}

/** Finished work, and where it goes. */
export interface Submission {
  readonly task: Task
  readonly target: ResolvedTarget
  readonly base: BaseSettings
  readonly approval: Approval
  readonly start: ChangeStart
  readonly work: WorkResult
  readonly verification: Verification
}

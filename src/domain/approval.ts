import type { Severity } from './settings.ts'
import type { Request } from './task.ts'
import type { TreeFile } from './change.ts'

/** A command line and where it runs. */
export interface ShellCommand {
  readonly command: string
  /** The folder that it runs in, relative to the root; '' for the root. */
  readonly cwd: string
}

/** What needs a person's approval to continue. */
export type ApprovalItem =
  | (ShellCommand & {
      readonly kind: 'command'
      readonly severity: Severity
      /** Why the policy requires approval; a sentence. */
      readonly reason: string
    })
  /** Changed files that the policy excludes until they are approved. */
  | {
      readonly kind: 'change'
      readonly files: readonly TreeFile[]
      /** The same change as a complete `git diff`: what is not shown cannot be approved. */
      readonly patch: string
    }
  /** The head of a fork's pull request, to continue from on a branch of this repository. */
  | {
      readonly kind: 'adoption'
      readonly headSha: string
      /** Of the fork. */
      readonly branch: string
      /** Page of the fork. */
      readonly page: string
      /** The first of the protected files that the pull request changes. */
      readonly protectedFiles: readonly string[]
      /** How many there are. */
      readonly protectedCount: number
    }

/** What only the work of a run can need approval for. */
export type WorkApprovalItem = Exclude<ApprovalItem, { readonly kind: 'adoption' }>

/** What one approval covers: the item, and the request that it belongs to. */
export interface ApprovalScope {
  /** Number of the issue or pull request. */
  readonly number: number
  readonly request: Request
  /** Commands already approved for the same request. */
  readonly approved: readonly ShellCommand[]
  readonly waiting: ApprovalItem
}

/** An item that waits for approval, with the hash that approves it. */
export interface PendingApproval extends ApprovalScope {
  readonly hash: string
}

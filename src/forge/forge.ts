import type { PullRequestRef } from '../domain/outcome.ts'
import type { Person, Task } from '../domain/task.ts'
import type { TreeChange } from '../domain/change.ts'
import type { Thread } from '../domain/thread.ts'

export type Permission = 'admin' | 'write' | 'read' | 'none'

/** Who we are, and whether nobody with our token was at this comment before. */
export interface Acknowledgement {
  readonly self: Person
  readonly isFirst: boolean
}

export interface PullRequest {
  readonly number: number
  readonly url: string
  readonly state: 'open' | 'closed'
  readonly headRef: string
  readonly headSha: string
  readonly baseRef: string
  /** True when the head is in another repository than the base. */
  readonly isFork: boolean
}

/** A branch was pushed to, made or deleted. */
export interface BranchUpdate {
  readonly before: string
  readonly after: string
  /** ISO 8601, UTC, whole seconds. */
  readonly at: string
  readonly by: Person
}

export type BranchUpdates =
  | {
      readonly kind: 'known'
      /** Newest first. */
      readonly updates: readonly BranchUpdate[]
      /** Where the last move on record left the branch; undefined when there is none on record. */
      readonly head: string | undefined
    }
  /** The forge does not say. */
  | { readonly kind: 'unknown'; readonly reason: string }

/** A line for somebody whose comment starts nothing. */
export interface Notice {
  /** Id of their comment. */
  readonly about: number
  readonly text: string
}

export interface CommitRequest {
  /** Without `refs/heads/`. */
  readonly branch: string
  /** The commit the branch must stand at; the new commit's parent. */
  readonly parent: string
  /** True when the branch does not exist yet and is to be made. */
  readonly isNewBranch: boolean
  readonly parentTree: string
  /** The tree that must result; anything else is refused. */
  readonly tree: string
  readonly changes: readonly TreeChange[]
  readonly message: string
}

export type CommitResult =
  | { readonly kind: 'committed'; readonly sha: string; readonly isVerified: boolean }
  /** The branch stands elsewhere than expected, or exists although it should not. Nothing was moved. */
  | { readonly kind: 'moved' }
  /** The forge refuses the change itself, for example workflow files with a token that may not write them. */
  | { readonly kind: 'refused'; readonly reason: string }

export interface PullRequestDraft {
  readonly branch: string
  readonly base: string
  readonly title: string
  readonly body: string
  readonly isDraft: boolean
}

export type OpenResult =
  | { readonly kind: 'opened'; readonly pullRequest: PullRequestRef }
  /** `remedy` says which setting or permission is missing. */
  | { readonly kind: 'refused'; readonly reason: string; readonly remedy: string }

/** The host of the repository, in our words. Every method but the readers may be repeated with one result. */
export interface Forge {
  /** Asked at run time. An unknown account has 'none', and so has one whose login is somebody else's now. */
  permissionOf(person: Pick<Person, 'login' | 'id'>): Promise<Permission>
  /** Who we are, for those who may write nothing; `acknowledge` tells the others. */
  whoAmI(): Promise<Person>
  /** Puts 👀 on the comment. GitHub lets one run be the first, however many there are at the same moment. @throws UserError when the comment or the issue is gone */
  acknowledge(commentId: number): Promise<Acknowledgement>
  /**
   * Reads all pages.
   *
   * @param self who we are, as `acknowledge` tells: without it anybody's comment could pass for our progress comment
   * @throws UserError when the issue is gone
   */
  readThread(task: Task, self: Person): Promise<Thread>
  readPullRequest(number: number): Promise<PullRequest>
  /** How a branch was moved at this time (ISO 8601) or after it. */
  branchUpdatesSince(question: { readonly branch: string; readonly since: string }): Promise<BranchUpdates>
  /** Returns the comment's id. */
  createComment(number: number, body: string): Promise<number>
  updateComment(commentId: number, body: string): Promise<void>
  /** Says why nothing is done about a comment, unless that has been said already. */
  postNoticeOnce(number: number, notice: Notice): Promise<void>
  /** The newest pull request, open ones first, whose head is this branch of this repository. */
  findPullRequest(branch: string): Promise<PullRequest | undefined>
  commit(request: CommitRequest): Promise<CommitResult>
  openPullRequest(draft: PullRequestDraft): Promise<OpenResult>
  updatePullRequest(number: number, change: { readonly body: string }): Promise<void>
  /** URL of the page that shows the difference and offers to open a pull request. */
  compareUrl(base: string, branch: string): string
}

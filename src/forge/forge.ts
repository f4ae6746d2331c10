import type { PullRequestRef } from '../domain/outcome.ts'
import type { Person } from '../domain/task.ts'
import type { TreeChange } from '../domain/change.ts'
import type { Stop } from '../domain/stop.ts'
import type { NoticeSubject } from '../tasks/comment-markers.ts'

export type Permission = 'admin' | 'write' | 'read' | 'none'

/** True for a permission that includes write access. It lets an account run the agent. */
export function allowsWriting(permission: Permission | undefined): boolean {
  return permission === 'admin' || permission === 'write'
}

/** Attempts of one run never overlap: GitHub starts the next one when the last has ended. */
export interface RunIdentity {
  readonly id: string
  /** 1 for the first. */
  readonly attempt: number
}

/** Who works on a request. */
export type Claim =
  /** This run, or an earlier attempt of it. */
  | { readonly kind: 'ours' }
  /** Another run, or another job of this attempt. `at` is when it claimed the request: ISO 8601. */
  | { readonly kind: 'held'; readonly runId: string; readonly at: string }
  /** The token cannot write refs, or the repository is empty. */
  | { readonly kind: 'unavailable' }

/** A review of a pull request with its comments on lines. */
export interface Review {
  readonly author: Person
  readonly body: string
  /** Such as approved, changes_requested, commented, dismissed or pending. */
  readonly state: string
  /** ISO 8601; undefined for a review that is pending. */
  readonly submittedAt: string | undefined
  readonly comments: readonly {
    readonly body: string
    readonly updatedAt: string
    /** True for a reply in a thread that an earlier review began. */
    readonly isReply: boolean
  }[]
}

/** A review that was submitted, without its comments. A reply in a thread is a review of its own. */
export interface SubmittedReview extends Pick<Review, 'author' | 'body' | 'state'> {
  readonly id: number
  readonly submittedAt: string
  /** The head that was reviewed; undefined if it is not known any more. */
  readonly commit: string | undefined
}

/** A comment of ours on lines of the diff. */
export interface ReviewComment {
  readonly path: string
  /** `left` for lines of the merge base, `right` for lines of the head. */
  readonly side: 'left' | 'right'
  /** From 1. */
  readonly startLine: number
  /** Included; `startLine` for a single line. */
  readonly endLine: number
  readonly body: string
}

/** A review that our own account submits. */
export interface OwnReview {
  readonly self: Pick<Person, 'id'>
  /** A commit of the pull request: the head that was reviewed. */
  readonly commit: string
  /** `request-changes` is refused on our own pull request. */
  readonly event: 'comment' | 'request-changes'
  /** The body starts with it, and no other review of ours has it. */
  readonly marker: string
  /** @param refused the comments that the forge does not accept */
  readonly body: (refused: readonly ReviewComment[]) => string
  readonly comments: readonly ReviewComment[]
  /** True to submit nothing if the forge refuses a comment. */
  readonly isAllOrNothing: boolean
}

export interface SubmitResult {
  readonly kind: 'submitted'
  readonly id: number
  readonly url: string
  /** The comments that the forge does not accept. Empty if an earlier attempt submitted the review. */
  readonly refused: readonly ReviewComment[]
  /** True if an earlier attempt of the same request submitted it: these comments are not in it. */
  readonly isEarlier: boolean
}

export interface PullRequest {
  readonly number: number
  readonly url: string
  readonly state: 'open' | 'closed'
  readonly isMerged: boolean
  readonly headRef: string
  readonly headSha: string
  readonly baseRef: string
  /** True if the head is in another repository than the base. */
  readonly isFork: boolean
  /** Page of the repository with the head; undefined if the fork was deleted. */
  readonly headPage: string | undefined
  /** True if the author of a fork's pull request lets people who can write to this repository push to its branch. */
  readonly allowsEdits: boolean
  readonly isDraft: boolean
  readonly title: string
}

/** A pull request that our own account opened from a branch of the repository. */
export interface OwnPullRequest extends PullRequest {
  readonly body: string
  /** ISO 8601, UTC; undefined for an open one. */
  readonly closedAt: string | undefined
}

/** An issue that our own account opened. */
export interface OwnIssue {
  readonly number: number
  readonly url: string
  readonly body: string
  readonly state: 'open' | 'closed'
  /** ISO 8601, UTC; undefined for an open one. */
  readonly closedAt: string | undefined
}

export interface NewIssue {
  readonly self: Person
  /** No other issue of ours has it. */
  readonly marker: string
  readonly title: string
  /** Starts with the marker. */
  readonly body: string
}

export interface IssueChange {
  readonly body: string
  readonly state: 'open' | 'closed'
}

/** A push to a branch, its creation or its deletion. */
export interface BranchUpdate {
  readonly before: string
  readonly after: string
  readonly by: Person
}

/** Who took part in a pull request. */
export interface Contributors {
  /** The author of the pull request, and the authors and committers of its commits; undefined for someone without an account. */
  readonly people: readonly (Person | undefined)[]
  /** The newest commit. */
  readonly head: string | undefined
  /** False if there are more commits than the forge lists. */
  readonly isComplete: boolean
}

export interface BranchQuestion {
  readonly branch: string
  /** ISO 8601. */
  readonly since: string
  /** Page of the fork with the branch; undefined for this repository. */
  readonly page?: string | undefined
}

export type BranchUpdates =
  | {
      readonly kind: 'known'
      /** Newest first. */
      readonly updates: readonly BranchUpdate[]
      /** The commit after the latest recorded update; undefined if none is recorded. */
      readonly head: string | undefined
    }
  /** The forge does not say. */
  | { readonly kind: 'unknown'; readonly reason: string }

/** Says why a comment starts no run. */
export interface Notice {
  /** Of all notices about the same subject in one thread, only the first is posted. */
  readonly about: NoticeSubject
  readonly text: string
}

export interface CommitRequest {
  /** Without `refs/heads/`. */
  readonly branch: string
  /** The expected head of the branch, and the new commit's parent. */
  readonly parent: string
  /** True to create the branch. */
  readonly isNewBranch: boolean
  /** The second parent of a merge; undefined for any other commit. */
  readonly merged?: string
  /** The tree that `changes` are relative to: the parent's, and for a merge that of `merged`. */
  readonly parentTree: string
  /** The expected tree. Any other result is refused. */
  readonly tree: string
  readonly changes: readonly TreeChange[]
  readonly message: string
}

export type CommitResult =
  | { readonly kind: 'committed'; readonly sha: string; readonly isVerified: boolean }
  /** The branch has another head than expected, or exists already. It was not changed. */
  | { readonly kind: 'moved' }
  /** The forge refuses the change itself, for example workflow files without the permission to write them. */
  | { readonly kind: 'refused'; readonly reason: string }

/** A merge of the base branch into the branch of a pull request. */
export interface BranchMerge {
  readonly pullRequest: number
  /** The expected head. */
  readonly head: string
}

export type UpdateBranchResult =
  | { readonly kind: 'merged'; readonly sha: string; readonly isVerified: boolean }
  | { readonly kind: 'up-to-date' }
  | { readonly kind: 'conflict' }
  /** The branch has another head than expected. */
  | { readonly kind: 'moved' }
  /** The forge has accepted it, but has not done it yet. */
  | { readonly kind: 'pending' }
  | { readonly kind: 'refused'; readonly reason: string }

export interface NewPullRequest {
  readonly branch: string
  readonly base: string
  readonly title: string
  readonly body: string
  readonly isDraft: boolean
}

export interface PullRequestChange {
  /** Undefined to keep it. */
  readonly title: string | undefined
  readonly body: string
}

/** The present body of a pull request, and its author. */
export interface PullRequestDescription {
  readonly body: string
  /** Undefined if the account was deleted. */
  readonly authorId: number | undefined
}

export type OpenResult =
  | { readonly kind: 'opened'; readonly pullRequest: PullRequestRef; readonly isDraft: boolean }
  /** `remedy` says which setting or permission is missing. */
  | { readonly kind: 'refused'; readonly reason: string; readonly remedy: string }

/** GitHub refused the call. The run continues. */
export interface Refused {
  readonly kind: 'refused'
  /** A sentence. */
  readonly reason: string
}

/** What a run will publish. */
export interface PublishingPlan {
  /** Undefined if it is not known yet. */
  readonly branch: string | undefined
  readonly isNewBranch: boolean
  readonly base: string
  /** False if the work goes to an existing pull request. */
  readonly opensPullRequest: boolean
}

/** What the token or the repository lacks, so that publishing will be refused. */
export type MissingAccess =
  /** Needs `write` for this name under `permissions:`. */
  | { readonly kind: 'permission'; readonly permission: 'contents' | 'issues' | 'pull-requests' }
  /** `text` says what refuses it and how to change that. */
  | { readonly kind: 'setting'; readonly text: string }

export interface BranchCommit {
  readonly sha: string
  /** A login, or a name that the author chose. */
  readonly author: string
  /** Undefined for somebody without an account. */
  readonly authorId: number | undefined
  /** True if the author is an app. */
  readonly isBot: boolean
  /** The first line of the message. */
  readonly title: string
  readonly message: string
  /** Undefined for somebody without an account. GitHub itself is the committer of what it signs. */
  readonly committerId: number | undefined
  /** True if the forge itself made the commit for its author. Anyone can write an author's address. */
  readonly isSigned: boolean
}

/** `forbidden`: the token lacks `actions: write`. */
export type CancelResult = 'accepted' | 'ended' | 'forbidden'

/** Who wrote a session, as its commit says. */
export interface SessionAuthor {
  readonly name: string
  /** Id of the account that the author's address names; undefined if it names none. */
  readonly id: number | undefined
  /** True if the forge itself made the commit for its author. Anyone can write an author's address. */
  readonly isSigned: boolean
}

/** The record of a session, as text. */
export interface StoredRecord {
  readonly key: string
  readonly author: SessionAuthor
  readonly record: string
}

/** What earlier runs of one thread left, as a commit that no branch has. */
export interface StoredSession {
  readonly commit: string
  readonly author: SessionAuthor
  readonly files: readonly {
    readonly path: string
    readonly isFile: boolean
    readonly blob: string
    /** Bytes. */
    readonly size: number
  }[]
  /** The content of session.json; undefined if there is none, or it is so long that the forge cuts it off. */
  readonly record: string | undefined
}

export interface ThreadStartQuestion {
  /** The name of the thread in refs of ours; see tasks/keys.ts. */
  readonly thread: string
  /** The number of the thread, if it is a pull request. */
  readonly pullRequest: number | undefined
}

/** What a run must know about its thread before it works. */
export interface ThreadStart {
  /** Of this thread, not of the issue that its pull request was opened for; undefined if there is none. */
  readonly session: StoredSession | undefined
  /** The latest stop of the thread; undefined if there is none. */
  readonly stop: Stop | undefined
  /** Undefined if the thread is not a pull request. */
  readonly pullRequest: PullRequest | undefined
  /** The issue that the pull request was opened for, according to its text; undefined if the text names none. */
  readonly issue: number | undefined
  /** The task of the repository that the pull request belongs to, according to its text; undefined if the text names none. */
  readonly taskKey: string | undefined
}

export interface SessionWrite {
  readonly key: string
  readonly self: Person
  /** The commit that the session is expected to be at; undefined if there is none. */
  readonly previous: string | undefined
  /** True to start a new history, so that the old sessions can be collected. */
  readonly isRoot: boolean
  /** The content of session.json. */
  readonly record: string
  /** The content of messages.jsonl.gz.base64; undefined for none. */
  readonly messages: string | undefined
  readonly message: string
}

/** A pull request that has a commit. */
export interface CommitPullRequest {
  readonly number: number
  readonly title: string
  readonly body: string
  readonly author: Person
  readonly labels: readonly string[]
  readonly headSha: string
  readonly isOpen: boolean
  /** True if the head is in another repository than the base. */
  readonly isFork: boolean
}

export interface WorkflowRunQuestion {
  readonly workflowId: number
  readonly branch?: string
  readonly headSha?: string
  /** True to get only runs that passed. */
  readonly hasPassed?: boolean
  readonly limit: number
}

/** `forbidden`: the token lacks `actions: write`. */
export type RerunResult =
  | { readonly kind: 'accepted' | 'forbidden' }
  /** `reason` is a sentence. */
  | { readonly kind: 'refused'; readonly reason: string }

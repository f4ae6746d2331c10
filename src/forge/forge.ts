import type { Attachment, AttachmentContent } from '../domain/attachment.ts'
import type {
  CheckOutput,
  CiAnnotation,
  CiFailure,
  CiJob,
  CompletedRun,
  JobLog,
  RunArtifact
} from '../domain/ci-failure.ts'
import type { PullRequestRef } from '../domain/outcome.ts'
import type { Person, Task } from '../domain/task.ts'
import type { TreeChange } from '../domain/change.ts'
import type { Stop } from '../domain/stop.ts'
import type { Triage } from '../domain/triage.ts'
import type { ReviewThread } from '../domain/review-thread.ts'
import type { Thread } from '../domain/thread.ts'
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
  /** The name of the thread in refs of ours; see tasks/thread-key.ts. */
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

/** What ran for a commit, and how it ended. */
export interface CheckResults {
  /** Pull requests of this repository that have the commit, open ones first. */
  pullRequestsAt(sha: string): Promise<readonly CommitPullRequest[]>
  /** The jobs of one attempt of a workflow run. */
  jobsOf(run: { readonly runId: number; readonly attempt: number }): Promise<readonly CiJob[]>
  /** At most the last 20 MB; undefined if the log was deleted. */
  readJobLog(jobId: number): Promise<JobLog | undefined>
  /** What a workflow run uploaded, newest first, without what has expired or is larger than 10 MB. */
  artifactsOf(runId: number): Promise<readonly RunArtifact[]>
  /** A zip archive of at most 10 MB; undefined if it was deleted. */
  readArtifact(artifactId: number): Promise<Buffer | undefined>
  /** @param checkRunId the id of a job is that of its check run */
  annotationsOf(checkRunId: number): Promise<readonly CiAnnotation[]>
  /** The newest completed runs of a workflow, newest first. */
  completedRuns(question: WorkflowRunQuestion): Promise<readonly CompletedRun[]>
  /** What has failed of the newest checks of a commit: one for each workflow and app. */
  failedChecksAt(sha: string): Promise<readonly CiFailure[]>
  /** The check runs that an app made for a commit. */
  checksOfSuite(suiteId: number): Promise<readonly CheckOutput[]>
}

/** The host of the repository. All writes are idempotent. */
export interface Forge extends CheckResults {
  /** The current permission. 'none' for an unknown account, and for one whose login now belongs to another account. */
  permissionOf(person: Pick<Person, 'login' | 'id'>): Promise<Permission>
  /** Our own account, for a token without write permissions. With one, `acknowledge` returns it. */
  whoAmI(): Promise<Person>
  /**
   * Adds 👀 to what started the run, where the forge has such reactions. Returns our own account.
   *
   * @throws UserError if it was deleted
   */
  acknowledge(task: Pick<Task, 'trigger' | 'number'>): Promise<Person>
  /** Reserves the request for this run. Of several runs at the same moment, exactly one gets it. */
  claim(key: string, run: RunIdentity): Promise<Claim>
  /** Deletes some claims and stops that nobody needs any more. */
  pruneRefs(run: RunIdentity): Promise<void>
  /** Removes the label from the issue or pull request, if it is there. */
  removeLabel(number: number, label: string): Promise<void>
  /** Undefined if the review was deleted. */
  readReview(number: number, reviewId: number): Promise<Review | undefined>
  /** The submitted reviews of a pull request, oldest first; all pages. */
  listReviews(number: number): Promise<readonly SubmittedReview[]>
  /**
   * Reads all pages.
   *
   * @param self our own account. Without it, anyone's comment could be mistaken for our progress comment.
   * @throws UserError if the issue was deleted
   */
  readThread(task: Task, self: Person): Promise<Thread>
  /** The HTML of a text as the forge shows it. */
  renderMarkdown(text: string): Promise<string>
  /**
   * Reads files that people uploaded into texts, without our token. A file that cannot be read is returned with the reason.
   *
   * @returns in the same order
   */
  readAttachments(attachments: readonly Attachment[]): Promise<readonly AttachmentContent[]>
  /**
   * The threads of all reviews of a pull request: at most 200, open ones first, with 50 comments each.
   *
   * @param cut leaves out what was published or edited later, and the whole thread if that started it. Default: everything.
   * @throws UserError on an older Enterprise Server that lacks what is needed
   */
  readReviewThreads(number: number, cut?: Pick<Task, 'createdAt' | 'trigger'>): Promise<readonly ReviewThread[]>
  replyToThread(
    number: number,
    reply: { readonly rootCommentId: number; readonly body: string }
  ): Promise<{ readonly kind: 'replied'; readonly commentId: number } | Refused>
  /** @param id of the thread */
  resolveThread(id: string): Promise<{ readonly kind: 'resolved' } | Refused>
  unresolveThread(id: string): Promise<{ readonly kind: 'unresolved' } | Refused>
  /** Adds 👀 to a review. */
  reactToReview(number: number, reviewId: number): Promise<{ readonly kind: 'added' } | Refused>
  readPullRequest(number: number): Promise<PullRequest>
  /** The commit that two commits last have in common; undefined if there is none, or GitHub cannot tell. */
  mergeBase(commits: { readonly base: string; readonly head: string }): Promise<string | undefined>
  /** The commits that `head` has and `base` lacks, oldest first; at most a thousand. */
  commitsBetween(commits: { readonly base: string; readonly head: string }): Promise<readonly BranchCommit[]>
  /** The last few commits that changed a file, newest first. */
  commitsToFile(question: { readonly head: string; readonly path: string }): Promise<readonly string[]>
  readContributors(pullRequest: number): Promise<Contributors>
  /** Updates of a branch at or after a time. */
  branchUpdatesSince(question: BranchQuestion): Promise<BranchUpdates>
  /**
   * Submits the review, unless ours with this marker is there, in at most about a hundred requests. Deletes what refused calls of ours have
   * left pending. A comment that is too long counts as refused; the body is shortened.
   */
  submitReview(number: number, review: OwnReview): Promise<SubmitResult | Refused>
  /** Dismisses a review of ours that requests changes. @param dismissal.reason a sentence for everybody */
  dismissReview(
    number: number,
    dismissal: { readonly id: number; readonly reason: string }
  ): Promise<{ readonly kind: 'dismissed' } | Refused>
  /** Returns the comment's id. */
  createComment(number: number, body: string): Promise<number>
  updateComment(commentId: number, body: string): Promise<void>
  /** Posts the notice, unless it was posted before. */
  postNoticeOnce(number: number, notice: Notice): Promise<void>
  /** The commit of a branch; undefined if the branch does not exist. */
  headOf(branch: string): Promise<string | undefined>
  /** What publishing will be refused for, as far as the forge can tell. Changes nothing, and never rejects. */
  missingAccess(plan: PublishingPlan): Promise<readonly MissingAccess[]>
  /** The part of `missingAccess` that does not depend on the permissions of the token: rules for the branch. */
  branchObstacles(plan: PublishingPlan): Promise<readonly MissingAccess[]>
  /** The newest pull request, open ones first, whose head is this branch of this repository. */
  findPullRequest(branch: string): Promise<PullRequest | undefined>
  /**
   * The newest few hundred pull requests of the repository and older ones of the branch, newest first, without those of others and of
   * forks.
   */
  listOwnPullRequests(self: Person, branch: string): Promise<readonly OwnPullRequest[]>
  /** The default branch, for a repository that no event describes. */
  readDefaultBranch(): Promise<string>
  /** Full names of the repositories that match, without archived ones. @throws UserError if there are more than GitHub lists */
  searchRepositories(query: string): Promise<readonly string[]>
  /** The newest few hundred issues of our own account, newest first. */
  listOwnIssues(self: Person): Promise<readonly OwnIssue[]>
  /** What posting a review will be refused for, as far as the forge can tell. Changes nothing. @param base any branch of the repository */
  missingReviewAccess(base: string): Promise<readonly MissingAccess[]>
  /** What opening an issue will be refused for, as far as the forge can tell. Changes nothing. */
  missingIssueAccess(): Promise<readonly MissingAccess[]>
  /** Opens an issue. If the result of the call is lost, the issue is found again by the marker. */
  openIssueOnce(issue: {
    readonly self: Person
    readonly marker: string
    readonly title: string
    /** Starts with the marker. */
    readonly body: string
  }): Promise<OwnIssue>
  updateIssue(number: number, change: IssueChange): Promise<void>
  /** Closes a pull request and replaces its text. */
  closePullRequest(number: number, body: string): Promise<void>
  commit(request: CommitRequest): Promise<CommitResult>
  /** Merges the base branch into a pull request's branch, if nothing conflicts. */
  updateBranch(merge: BranchMerge): Promise<UpdateBranchResult>
  openPullRequest(wanted: NewPullRequest): Promise<OpenResult>
  updatePullRequest(number: number, change: PullRequestChange): Promise<void>
  /** Replaces the body. `edit` gets what was read just before, and returns undefined to leave it. */
  editPullRequestBody(number: number, edit: (text: PullRequestDescription) => string | undefined): Promise<void>
  /** Makes an open pull request a draft. */
  convertToDraft(number: number): Promise<{ readonly kind: 'converted' } | Refused>
  /** Adds labels, assignees and reviewers. Returns a sentence for everything that the forge refused. */
  triagePullRequest(number: number, triage: Triage): Promise<readonly string[]>
  /** Returns a function that reads the latest stop of a thread. An unchanged answer does not count against the rate limit. */
  stopReader(thread: string): () => Promise<Stop | undefined>
  /** Writes a stop, unless a later one is there. Returns false if this one is there already. */
  writeStop(thread: string, stop: Stop): Promise<boolean>
  /** Asks GitHub to run the failed jobs of a workflow run again. */
  rerunFailedJobs(runId: number): Promise<RerunResult>
  /** Asks GitHub to cancel a run of a workflow. */
  cancelRun(runId: string): Promise<CancelResult>
  /** What a run must know about its thread before it works, in one request. */
  readThreadStart(question: ThreadStartQuestion): Promise<ThreadStart>
  /** The session of a thread; undefined if there is none. */
  readSession(key: string): Promise<StoredSession | undefined>
  readSessionFile(blob: string): Promise<Buffer>
  /** Replaces the session. Returns false, with nothing changed, if it is not the expected one any more. */
  writeSession(write: SessionWrite): Promise<boolean>
  /** Returns false if there is none. */
  deleteSession(key: string): Promise<boolean>
  /** The keys of all sessions, each with its commit. */
  listSessions(): Promise<ReadonlyMap<string, string>>
  /** Since when a thread is closed (ISO 8601); `deleted` if it does not exist any more, undefined if it is open. */
  closedSince(number: number): Promise<string | undefined>
  /** The page that shows the difference and offers to open a pull request. */
  compareUrl(base: string, branch: string): string
}

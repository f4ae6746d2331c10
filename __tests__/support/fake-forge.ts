import { renderMarkdown } from '../../emulators/github/rendered-markdown.ts'
import type { Forge } from '../../src/forge/github.ts'
import type {
  BranchCommit,
  CancelResult,
  Claim,
  Review,
  SubmittedReview,
  OwnReview,
  SubmitResult,
  CommitRequest,
  CommitResult,
  UpdateBranchResult,
  MissingAccess,
  Contributors,
  BranchUpdates,
  Notice,
  OpenResult,
  Permission,
  OwnIssue,
  OwnPullRequest,
  PullRequest,
  PullRequestChange,
  PullRequestDescription,
  NewPullRequest,
  Refused,
  SessionWrite,
  StoredSession,
  ThreadStart,
  ThreadStartQuestion
} from '../../src/forge/forge.ts'
import type { Attachment, AttachmentContent } from '../../src/domain/attachment.ts'
import type { Person } from '../../src/domain/task.ts'
import type { Stop } from '../../src/domain/stop.ts'
import type { Triage } from '../../src/domain/settings.ts'
import type { ReviewThread } from '../../src/domain/review-thread.ts'
import type { Thread } from '../../src/domain/thread.ts'

export const bot: Person = { login: 'github-actions[bot]', id: 41, isBot: true }

/** The commits of tests. */
const COMMITTED = 'c'.repeat(40)

/** A forge in memory. Returns what the test has set in its fields, and records what it was asked to write. */
export class FakeForge implements Forge {
  permission: Permission = 'write'
  thread: Thread = { posts: [], droppedCount: 0, progress: undefined, result: undefined, ownProgress: [] }
  reviewThreads: readonly ReviewThread[] = []
  /** What replies to threads and their resolution are refused with. */
  threadRefusal: Refused | undefined
  readonly replies: { readonly rootCommentId: number; readonly body: string }[] = []
  /** What our own reviews are refused with. */
  reviewRefusal: Refused | undefined
  readonly submitted: OwnReview[] = []
  /** Ids of reviews. */
  readonly dismissed: number[] = []
  /** Ids of threads. */
  readonly resolved: string[] = []
  readonly reopened: string[] = []
  pullRequest: PullRequest | undefined
  /** The id of its author. */
  pullRequestAuthor: number | undefined = bot.id
  claimed: Claim = { kind: 'ours' }
  review: Review | undefined
  reviews: readonly SubmittedReview[] = []
  readonly removedLabels: string[] = []
  head: string | undefined
  missing: readonly MissingAccess[] = []
  contributors: Contributors = { people: [], head: undefined, isComplete: true }
  moves: BranchUpdates = { kind: 'known', updates: [], head: undefined }
  /** Results of the next commits. When it is empty, they succeed. */
  readonly commitResults: CommitResult[] = []
  updateBranchResult: UpdateBranchResult = { kind: 'conflict' }
  /** False on a plan without drafts. */
  hasDrafts = true
  openResult: OpenResult = {
    kind: 'opened',
    pullRequest: { number: 13, url: 'https://forge.example/pull/13' },
    isDraft: false
  }
  stop: Stop | undefined
  cancelResult: CancelResult = 'accepted'
  /** Ids of runs. */
  readonly cancelled: string[] = []
  /** Thrown by the method of this name. */
  failing: { readonly method: keyof Forge; readonly error: unknown } | undefined

  /** Names of the methods in the order they were called. */
  readonly calls: string[] = []
  readonly commits: CommitRequest[] = []
  readonly drafts: NewPullRequest[] = []
  readonly updates: PullRequestChange[] = []
  readonly bodies: string[] = []
  readonly notices: Notice[] = []
  readonly triages: Triage[] = []
  readonly sessions: SessionWrite[] = []
  /** What `triagePullRequest` returns. */
  refusals: readonly string[] = []

  permissionOf(): Promise<Permission> {
    return this.#answer('permissionOf', () => this.permission)
  }

  whoAmI(): Promise<Person> {
    return this.#answer('whoAmI', () => bot)
  }

  acknowledge(): Promise<Person> {
    return this.#answer('acknowledge', () => bot)
  }

  claim(): Promise<Claim> {
    return this.#answer('claim', () => this.claimed)
  }

  pruneRefs(): Promise<void> {
    return this.#answer('pruneRefs', () => undefined)
  }

  removeLabel(_: number, label: string): Promise<void> {
    return this.#answer('removeLabel', () => void this.removedLabels.push(label))
  }

  readReview(): Promise<Review | undefined> {
    return this.#answer('readReview', () => this.review)
  }

  listReviews(): Promise<readonly SubmittedReview[]> {
    return this.#answer('listReviews', () => this.reviews)
  }

  readThread(): Promise<Thread> {
    return this.#answer('readThread', () => this.thread)
  }

  async renderMarkdown(text: string): Promise<string> {
    return await this.#answer('renderMarkdown', () => renderMarkdown(text, 'https://forge.example/acme/app'))
  }

  submitReview(_: number, review: OwnReview): Promise<SubmitResult | Refused> {
    return this.#answer('submitReview', () => {
      if (this.reviewRefusal) return this.reviewRefusal
      const id = this.submitted.push(review)
      return {
        kind: 'submitted' as const,
        id,
        url: `https://forge.example/pull/12#review-${id}`,
        refused: [],
        isEarlier: false
      }
    })
  }

  dismissReview(_: number, { id }: { readonly id: number }) {
    return this.#answer('dismissReview', () => {
      if (this.reviewRefusal) return this.reviewRefusal
      this.dismissed.push(id)
      return { kind: 'dismissed' as const }
    })
  }

  readAttachments(attachments: readonly Attachment[]): Promise<readonly AttachmentContent[]> {
    return this.#answer('readAttachments', () => attachments.map(() => ({ kind: 'unreadable', reason: 'gone' })))
  }

  readReviewThreads(): Promise<readonly ReviewThread[]> {
    return this.#answer('readReviewThreads', () => this.reviewThreads)
  }

  replyToThread(_: number, reply: { readonly rootCommentId: number; readonly body: string }) {
    return this.#answer('replyToThread', () => {
      if (this.threadRefusal) return this.threadRefusal
      return { kind: 'replied' as const, commentId: this.replies.push(reply) }
    })
  }

  resolveThread(id: string) {
    return this.#answer('resolveThread', () => {
      if (this.threadRefusal) return this.threadRefusal
      this.resolved.push(id)
      return { kind: 'resolved' as const }
    })
  }

  unresolveThread(id: string) {
    return this.#answer('unresolveThread', () => {
      if (this.threadRefusal) return this.threadRefusal
      this.reopened.push(id)
      return { kind: 'unresolved' as const }
    })
  }

  reactToReview() {
    return this.#answer('reactToReview', () => this.threadRefusal ?? { kind: 'added' as const })
  }

  readPullRequest(number: number): Promise<PullRequest> {
    return this.#answer('readPullRequest', () => {
      const opened = this.pullRequest ?? this.#opened()
      if (!opened) throw new Error(`The fake has no pull request ${number}.`)
      return opened
    })
  }

  /** The pull request that was opened last, with the commit that was made last. */
  #opened(): PullRequest | undefined {
    const [draft, { openResult }] = [this.drafts.at(-1), this]
    if (!draft || openResult.kind !== 'opened') return undefined
    const { branch: headRef, base: baseRef, title, isDraft } = draft
    const refs = { headRef, headSha: COMMITTED, baseRef, isFork: false, headPage: undefined, allowsEdits: false }
    return { ...openResult.pullRequest, ...refs, title, isDraft, state: 'open', isMerged: false }
  }

  branchUpdatesSince(): Promise<BranchUpdates> {
    return this.#answer('branchUpdatesSince', () => this.moves)
  }

  headOf(): Promise<string | undefined> {
    return this.#answer('headOf', () => this.head)
  }

  branchObstacles(): Promise<readonly MissingAccess[]> {
    return this.#answer('branchObstacles', () => [])
  }

  missingAccess(): Promise<readonly MissingAccess[]> {
    return this.#answer('missingAccess', () => this.missing)
  }

  /** Every branch has what was committed. */
  mergeBase({ base, head }: { readonly base: string; readonly head: string }): Promise<string | undefined> {
    return this.#answer('mergeBase', () => (head === COMMITTED ? head : base))
  }

  commitsToFile(): Promise<readonly string[]> {
    return this.#answer('commitsToFile', () => [])
  }

  commitsBetween(): Promise<readonly BranchCommit[]> {
    return this.#answer('commitsBetween', () => [])
  }

  readContributors(): Promise<Contributors> {
    return this.#answer('readContributors', () => this.contributors)
  }

  findPullRequest(): Promise<PullRequest | undefined> {
    return this.#answer('findPullRequest', () => this.pullRequest)
  }

  listOwnPullRequests(): Promise<readonly OwnPullRequest[]> {
    return this.#answer('listOwnPullRequests', () => [])
  }

  readDefaultBranch() {
    return Promise.resolve('main')
  }

  searchRepositories() {
    return Promise.resolve([])
  }

  listOwnIssues(): Promise<readonly OwnIssue[]> {
    return this.#answer('listOwnIssues', () => [])
  }

  missingReviewAccess(): Promise<readonly MissingAccess[]> {
    return this.#answer('missingReviewAccess', () => [])
  }

  missingIssueAccess(): Promise<readonly MissingAccess[]> {
    return this.#answer('missingIssueAccess', () => [])
  }

  openIssueOnce({ body }: { readonly body: string }): Promise<OwnIssue> {
    return this.#answer('openIssueOnce', () => ({
      number: 1,
      url: '',
      body,
      state: 'open' as const,
      closedAt: undefined
    }))
  }

  updateIssue(): Promise<void> {
    return this.#answer('updateIssue', () => undefined)
  }

  closePullRequest(): Promise<void> {
    return this.#answer('closePullRequest', () => undefined)
  }

  createComment(_: number, body: string): Promise<number> {
    return this.#answer('createComment', () => this.bodies.push(body))
  }

  updateComment(_: number, body: string): Promise<void> {
    return this.#answer('updateComment', () => void this.bodies.push(body))
  }

  postNoticeOnce(_: number, notice: Notice): Promise<void> {
    return this.#answer('postNoticeOnce', () => void this.notices.push(notice))
  }

  commit(request: CommitRequest): Promise<CommitResult> {
    return this.#answer('commit', () => {
      this.commits.push(request)
      return this.commitResults.shift() ?? { kind: 'committed', sha: COMMITTED, isVerified: true }
    })
  }

  updateBranch(): Promise<UpdateBranchResult> {
    return this.#answer('updateBranch', () => this.updateBranchResult)
  }

  openPullRequest(wanted: NewPullRequest): Promise<OpenResult> {
    return this.#answer('openPullRequest', () => {
      this.drafts.push(wanted)
      const { openResult } = this
      return openResult.kind === 'opened' && this.hasDrafts ? { ...openResult, isDraft: wanted.isDraft } : openResult
    })
  }

  updatePullRequest(_: number, change: PullRequestChange): Promise<void> {
    return this.#answer('updatePullRequest', () => void this.updates.push(change))
  }

  editPullRequestBody(_: number, edit: (text: PullRequestDescription) => string | undefined): Promise<void> {
    return this.#answer('editPullRequestBody', () => {
      const body = edit({ body: '', authorId: this.pullRequestAuthor })
      if (body !== undefined) this.updates.push({ title: undefined, body })
    })
  }

  convertToDraft(): Promise<{ readonly kind: 'converted' } | Refused> {
    return this.#answer('convertToDraft', () => this.threadRefusal ?? { kind: 'converted' as const })
  }

  triagePullRequest(_: number, triage: Triage): Promise<readonly string[]> {
    return this.#answer('triagePullRequest', () => {
      this.triages.push(triage)
      return this.refusals
    })
  }

  stopReader(): () => Promise<Stop | undefined> {
    return () => this.#answer('stopReader', () => this.stop)
  }

  writeStop(_: string, stop: Stop): Promise<boolean> {
    return this.#answer('writeStop', () => {
      const isNew = this.stop?.claim !== stop.claim
      this.stop = stop
      return isNew
    })
  }

  cancelRun(runId: string): Promise<CancelResult> {
    return this.#answer('cancelRun', () => {
      this.cancelled.push(runId)
      return this.cancelResult
    })
  }

  readThreadStart({ pullRequest: number }: ThreadStartQuestion): Promise<ThreadStart> {
    return this.#answer('readThreadStart', () => ({
      session: undefined,
      stop: this.stop,
      pullRequest: number === undefined ? undefined : this.pullRequest,
      taskKey: undefined,
      issue: undefined
    }))
  }

  readSession(): Promise<StoredSession | undefined> {
    return this.#answer('readSession', () => undefined)
  }

  readSessionFile(): Promise<Buffer> {
    return this.#answer('readSessionFile', () => Buffer.alloc(0))
  }

  writeSession(write: SessionWrite): Promise<boolean> {
    return this.#answer('writeSession', () => this.sessions.push(write) > 0)
  }

  deleteSession(): Promise<boolean> {
    return this.#answer('deleteSession', () => false)
  }

  listSessions(): Promise<ReadonlyMap<string, string>> {
    return this.#answer('listSessions', () => new Map())
  }

  closedSince(): Promise<string | undefined> {
    return this.#answer('closedSince', () => undefined)
  }

  compareUrl(base: string, branch: string): string {
    return `https://forge.example/compare/${base}...${branch}`
  }

  async #answer<Result>(method: keyof Forge, result: () => Result | Promise<Result>): Promise<Result> {
    this.calls.push(method)
    await Promise.resolve()
    if (this.failing?.method === method) throw this.failing.error
    return await result()
  }

  pullRequestsAt(): Promise<[]> {
    return Promise.resolve([])
  }

  jobsOf(): Promise<[]> {
    return Promise.resolve([])
  }

  readJobLog(): Promise<undefined> {
    return Promise.resolve(undefined)
  }

  artifactsOf(): Promise<[]> {
    return Promise.resolve([])
  }

  readArtifact(): Promise<undefined> {
    return Promise.resolve(undefined)
  }

  annotationsOf(): Promise<[]> {
    return Promise.resolve([])
  }

  completedRuns(): Promise<[]> {
    return Promise.resolve([])
  }

  failedChecksAt(): Promise<[]> {
    return Promise.resolve([])
  }

  checksOfSuite(): Promise<[]> {
    return Promise.resolve([])
  }

  rerunFailedJobs(): Promise<{ kind: 'accepted' }> {
    return Promise.resolve({ kind: 'accepted' })
  }
}

/** A forge in memory with other methods of the test's own. */
export function forgeWith(methods: Partial<Forge>): Forge {
  return Object.assign(new FakeForge(), methods)
}

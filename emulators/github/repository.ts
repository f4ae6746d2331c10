import { randomBytes } from 'node:crypto'
import { EmulatedChecks } from './emulated-checks.ts'
import { changesToEdits, commitToBranch, type FileChanges } from './push.ts'
import { writeTreeFromDirectory } from './git-objects.ts'
import { resolveCommit } from './git-refs.ts'
import {
  issueCommentEvent,
  reviewEvents,
  assignedEvent,
  dispatchEvent,
  labeledEvent,
  pullRequestEvent,
  type PullRequestAction,
  type ReviewEvent
} from './payloads.ts'
import { mergePullRequest } from './merge-pull-request.ts'
import { syncBranches, openPullRequest } from './pull-requests.ts'
import {
  findOrCreateAccount,
  fullName,
  isPullRequest,
  pullRequestsOf,
  type AnswerOfStorage,
  type Comment,
  type Issue,
  type Permissions,
  type PullRequest,
  type Repository,
  type Review,
  type ReviewComment,
  type Role,
  type RuleSet,
  type Token,
  type GitHubState
} from './state.ts'
import { addReply, addReview, type NewReviewComment } from './reviews.ts'
import { addUpload } from './uploads.ts'
import { addComment, editComment, openIssue } from './threads.ts'

const INSTALLATION: Permissions = {
  actions: 'none',
  checks: 'write',
  contents: 'write',
  issues: 'write',
  metadata: 'read',
  pull_requests: 'write',
  workflows: 'none'
}

export interface TokenOptions {
  readonly kind?: Token['kind']
  readonly login?: string
  /** Merged with the defaults: write access to everything that a workflow can get. */
  readonly permissions?: Partial<Permissions>
}

export interface PullRequestOptions {
  readonly title: string
  readonly body?: string
  readonly author: string
  readonly head: string
  readonly base?: string
  /** The fork with the head branch. */
  readonly from?: EmulatedRepository
  readonly isDraft?: boolean
  readonly maintainerCanModify?: boolean
  /** Only to copy an existing one. Default: the next number. */
  readonly number?: number
}

export interface ReviewOptions {
  readonly author: string
  readonly body?: string
  readonly state?: Review['state']
  readonly comments?: readonly NewReviewComment[]
}

/** Controls a repository of the emulator, for the demo and tests. Checks no permissions. */
export class EmulatedRepository {
  /** For inspection. */
  readonly state: Repository
  readonly checks: EmulatedChecks
  readonly #github: GitHubState

  constructor(github: GitHubState, state: Repository) {
    this.#github = github
    this.state = state
    this.checks = new EmulatedChecks(github, state)
  }

  get fullName(): string {
    return fullName(this.state)
  }

  get cloneUrl(): string {
    return `${this.#github.serverUrl}/${this.fullName}.git`
  }

  /** Creates a token: of a workflow in this repository, or of a user. */
  issueToken({ kind = 'installation', login, permissions }: TokenOptions = {}): string {
    const value = `${kind === 'installation' ? 'ghs' : 'ghp'}_${randomBytes(18).toString('hex')}`
    this.#github.tokens.set(value, {
      value,
      kind,
      account: findOrCreateAccount(
        this.#github,
        login ?? (kind === 'installation' ? 'github-actions[bot]' : this.state.owner.login)
      ),
      permissions: { ...INSTALLATION, ...permissions },
      repository: kind === 'installation' ? this.state : undefined,
      rateLimit: kind === 'installation' ? 1000 : 5000,
      requestsUsed: 0
    })
    return value
  }

  setRateLimit(token: string, requests: number): void {
    const issued = this.#github.tokens.get(token)
    if (!issued) throw new Error('That token was never issued.')
    issued.rateLimit = requests
  }

  setPermission(login: string, role: Role): void {
    this.state.roles.set(findOrCreateAccount(this.#github, login).login.toLowerCase(), role)
  }

  /** Its former name leads to it from now on. */
  rename(name: string): void {
    const { repositories, renamedRepositories } = this.#github
    const former = this.fullName.toLowerCase()
    repositories.delete(former)
    renamedRepositories.set(former, this.state)
    this.state.name = name
    repositories.set(this.fullName.toLowerCase(), this.state)
  }

  /** Gives a team access. */
  addTeam(slug: string): void {
    this.state.teams.set(slug, this.#github.nextId())
  }

  protectBranch(branch: string): void {
    this.state.protectedBranches.add(branch)
  }

  /** Adds an active ruleset for branches whose names start with `branchPrefix`. */
  addRuleSet(ruleSet: Partial<Omit<RuleSet, 'id'>> & Pick<RuleSet, 'rules'>): void {
    const defaults = { name: 'Protect branches', branchPrefix: '', canBypass: false }
    this.state.ruleSets.push({ ...defaults, ...ruleSet, id: this.#github.nextId() })
  }

  /** The commit of a branch or another name; undefined when there is none. */
  async head(name = this.state.defaultBranch): Promise<string | undefined> {
    return resolveCommit(this.state.git, name)
  }

  /** Commits to a branch and returns the commit. A new branch starts at the default branch. */
  async push(branch: string, changes: FileChanges, message: string, by = this.state.owner): Promise<string> {
    const edits = changesToEdits(this.state.git, changes)
    const sha = await commitToBranch(this.#github, this.state, { branch, message, edits })
    await syncBranches(this.#github, this.state, by, [branch])
    return sha
  }

  /** Notices, as a push by the owner, what git has written into the folder of the repository. */
  async noticePush(): Promise<void> {
    await syncBranches(this.#github, this.state, this.state.owner)
  }

  /** Deletes a branch, which closes its pull requests. */
  async deleteBranch(branch: string): Promise<void> {
    await this.state.git.run(['update-ref', '-d', `refs/heads/${branch}`])
    await syncBranches(this.#github, this.state, this.state.owner, [branch])
  }

  /** Replaces the files of a branch by those of a folder on disk. Returns the paths that git cannot add, which the branch does not have. */
  async pushDirectory(branch: string, directory: string, message: string): Promise<readonly string[]> {
    const { tree, skipped } = await writeTreeFromDirectory(this.state.git, directory)
    await commitToBranch(this.#github, this.state, { branch, message, tree })
    await syncBranches(this.#github, this.state, this.state.owner, [branch])
    return skipped
  }

  /** @param options.number only to copy an existing issue. Default: the next number. */
  openIssue(options: { title: string; body: string | null; author: string; number?: number }): Issue {
    return openIssue(this.#github, this.state, {
      ...options,
      author: findOrCreateAccount(this.#github, options.author)
    })
  }

  /**
   * Uploads a file into a text. Returns its address, which belongs into the Markdown.
   *
   * @param options.name left out for an image or a video
   */
  upload(options: { readonly content: Buffer | AnswerOfStorage; readonly name?: string }): string {
    return addUpload(this.#github, this.state, options)
  }

  closeIssue(number: number): void {
    Object.assign(this.issue(number), { state: 'closed', closedAt: this.#github.now() })
  }

  deleteIssue(number: number): void {
    this.issue(number).isDeleted = true
  }

  async openPullRequest(options: PullRequestOptions): Promise<PullRequest> {
    return openPullRequest(this.#github, this.state, {
      author: findOrCreateAccount(this.#github, options.author),
      headRepository: options.from?.state ?? this.state,
      head: options.head,
      base: options.base ?? this.state.defaultBranch,
      title: options.title,
      body: options.body ?? null,
      isDraft: options.isDraft ?? false,
      maintainerCanModify: options.maintainerCanModify ?? false,
      number: options.number
    })
  }

  /** @param options.id only to copy an existing comment. Default: the next id. */
  comment(number: number, options: { body: string; author: string; createdAt?: Date; id?: number }): Comment {
    return addComment(this.#github, this.state, {
      ...options,
      issue: this.issue(number),
      author: findOrCreateAccount(this.#github, options.author)
    })
  }

  editComment(id: number, body: string): void {
    editComment(this.#github, this.#comment(id), body)
  }

  deleteComment(id: number): void {
    this.state.comments.delete(this.#comment(id).id)
  }

  /** Submits a review as a person would. @throws ApiError, for example for a line that is not in the diff */
  review(number: number, options: ReviewOptions): Promise<Review> {
    const place = { repository: this.state, issue: this.pullRequest(number) }
    return addReview(this.#github, place, {
      author: findOrCreateAccount(this.#github, options.author),
      body: options.body ?? '',
      state: options.state ?? 'COMMENTED',
      comments: options.comments ?? []
    })
  }

  /** Replies in the thread of a review comment. */
  replyToReviewComment(commentId: number, options: { body: string; author: string }): ReviewComment {
    const { issue, comment } = this.#reviewComment(commentId)
    const root = issue.pullRequest.reviewComments.find(({ id }) => id === comment.replyTo) ?? comment
    const author = findOrCreateAccount(this.#github, options.author)
    return addReply(this.#github, issue, { root, author, body: options.body })
  }

  editReviewComment(commentId: number, body: string): void {
    const at = this.#github.now()
    Object.assign(this.#reviewComment(commentId).comment, { body, updatedAt: at, lastEditedAt: at })
  }

  minimizeReviewComment(commentId: number, reason = 'outdated'): void {
    this.#reviewComment(commentId).comment.minimizedReason = reason
  }

  /** Resolves the thread of a review comment, or opens it again. */
  setThreadResolved(commentId: number, by: string | undefined): void {
    const account = by === undefined ? undefined : findOrCreateAccount(this.#github, by)
    this.#reviewComment(commentId).comment.thread.resolvedBy = account
  }

  /** Presses the button "Merge pull request". */
  async merge(number: number, by: string): Promise<void> {
    const account = findOrCreateAccount(this.#github, by)
    await mergePullRequest(this.#github, this.state, { issue: this.pullRequest(number), by: account })
  }

  /** Closes a pull request without merging it. */
  closePullRequest(number: number): void {
    this.closeIssue(this.pullRequest(number).number)
  }

  /** Renames a branch with its open pull requests. */
  async renameBranch(from: string, to: string): Promise<void> {
    const { git } = this.state
    const open = pullRequestsOf(this.state).filter(({ state }) => state === 'open')
    await git.run(['branch', '--move', from, to])
    for (const { pullRequest } of open) if (pullRequest.headRef === from) Object.assign(pullRequest, { headRef: to })
    await syncBranches(this.#github, this.state, this.state.owner, [from, to])
  }

  /** The comments of a review, oldest first. */
  reviewComments(number: number, reviewId: number): ReviewComment[] {
    return this.pullRequest(number).pullRequest.reviewComments.filter((comment) => comment.reviewId === reviewId)
  }

  issue(number: number): Issue {
    const issue = this.state.issues.get(number)
    if (!issue) throw new Error(`${this.fullName} has no issue ${number}.`)
    return issue
  }

  pullRequest(number: number): PullRequest {
    const issue = this.issue(number)
    if (!isPullRequest(issue)) throw new Error(`Issue ${number} of ${this.fullName} is not a pull request.`)
    return issue
  }

  /** The comments of an issue or pull request, oldest first. */
  comments(number: number): Comment[] {
    return [...this.state.comments.values()].filter(({ issueNumber }) => issueNumber === number)
  }

  /** The event payload that a workflow gets for this comment. */
  issueCommentEvent(commentId: number) {
    const comment = this.#comment(commentId)
    return issueCommentEvent(this.#github, this.state, { issue: this.issue(comment.issueNumber), comment })
  }

  /** Adds a label, creating it if necessary. Returns the payload of the event `labeled` of `issues` or `pull_request`. */
  addLabel(number: number, { label: name, by }: { label: string; by: string }) {
    const known = this.state.labels.get(name)
    const label = known ?? { id: this.#github.nextId(), name, color: 'ededed', description: '' }
    this.state.labels.set(name, label)
    const issue = this.issue(number)
    issue.labels.add(name)
    issue.updatedAt = this.#github.now()
    return labeledEvent(this.#github, this.state, { issue, label, by: findOrCreateAccount(this.#github, by) })
  }

  /** The payload of `pull_request` when somebody opens one or pushes to it. */
  pullRequestEvent(number: number, { action, by }: { action: PullRequestAction; by: string }) {
    const issue = this.pullRequest(number)
    return pullRequestEvent(this.#github, this.state, { issue, action, by: findOrCreateAccount(this.#github, by) })
  }

  /** Assigns an issue. Returns the payload of the event `assigned` of `issues`. */
  assign(number: number, { to, by }: { to: string; by: string }) {
    const issue = this.issue(number)
    const assignee = findOrCreateAccount(this.#github, to)
    issue.assignees.add(assignee)
    issue.updatedAt = this.#github.now()
    return assignedEvent(this.#github, this.state, { issue, assignee, by: findOrCreateAccount(this.#github, by) })
  }

  /** The payload of `workflow_dispatch`, as when somebody presses "Run workflow". */
  dispatch({ by, inputs = {} }: { by: string; inputs?: Readonly<Record<string, string>> }) {
    return dispatchEvent(this.#github, this.state, { inputs, by: findOrCreateAccount(this.#github, by) })
  }

  /** The payloads of all events that a review causes: one for itself, then one for each of its comments. */
  async reviewEvents(number: number, reviewId: number): Promise<ReviewEvent[]> {
    const issue = this.pullRequest(number)
    const review = issue.pullRequest.reviews.find(({ id }) => id === reviewId)
    if (!review) throw new Error(`Pull request ${number} of ${this.fullName} has no review ${reviewId}.`)
    return reviewEvents(this.#github, this.state, { issue, review })
  }

  #reviewComment(id: number): { issue: PullRequest; comment: ReviewComment } {
    for (const issue of pullRequestsOf(this.state)) {
      const comment = issue.pullRequest.reviewComments.find((one) => one.id === id)
      if (comment) return { issue, comment }
    }
    throw new Error(`${this.fullName} has no review comment ${id}.`)
  }

  #comment(id: number): Comment {
    const comment = this.state.comments.get(id)
    if (!comment) throw new Error(`${this.fullName} has no comment ${id}.`)
    return comment
  }
}

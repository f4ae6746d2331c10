import { randomBytes } from 'node:crypto'
import { changesToEdits, writeCommitOn } from './push.ts'
import { writeTreeFromDirectory } from './git-objects.ts'
import { resolveCommit } from './git-refs.ts'
import { issueCommentEvent } from './payloads.ts'
import { followBranches, openPullRequest } from './pull-requests.ts'
import { accountOf, fullName, isPullRequest, nextNumber } from './state.ts'
import { addComment, addReview } from './threads.ts'
import type { FileChanges } from './push.ts'
import type { Comment, Issue, Permissions, PullRequest, Repository, Review, Role, Token, World } from './state.ts'

const INSTALLATION: Permissions = {
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
  /** Over the defaults: everything that a workflow can be given may be written. */
  readonly permissions?: Partial<Permissions>
}

export interface PullRequestOptions {
  readonly title: string
  readonly body?: string
  readonly author: string
  readonly head: string
  readonly base?: string
  /** The fork that has the head. */
  readonly from?: EmulatedRepository
  readonly isDraft?: boolean
  readonly maintainerCanModify?: boolean
}

/** A repository of the loopback GitHub, for the hands of tests and of the demo. Nothing here asks for permission. */
export class EmulatedRepository {
  /** Everything there is to know, to be looked at. */
  readonly state: Repository
  readonly #world: World

  constructor(world: World, state: Repository) {
    this.#world = world
    this.state = state
  }

  get fullName(): string {
    return fullName(this.state)
  }

  /** Where git clones from. */
  get cloneUrl(): string {
    return `${this.#world.serverUrl}/${this.fullName}.git`
  }

  /** The token of a workflow in this repository, or of a person. */
  issueToken({ kind = 'installation', login, permissions }: TokenOptions = {}): string {
    const value = `${kind === 'installation' ? 'ghs' : 'ghp'}_${randomBytes(18).toString('hex')}`
    this.#world.tokens.set(value, {
      value,
      kind,
      account: accountOf(
        this.#world,
        login ?? (kind === 'installation' ? 'github-actions[bot]' : this.state.owner.login)
      ),
      permissions: { ...INSTALLATION, ...permissions },
      repository: kind === 'installation' ? this.state : undefined,
      rateLimit: kind === 'installation' ? 1000 : 5000,
      requestsUsed: 0
    })
    return value
  }

  /** How many requests the token may send in all. */
  setRateLimit(token: string, requests: number): void {
    const held = this.#world.tokens.get(token)
    if (!held) throw new Error('That token was never issued.')
    held.rateLimit = requests
  }

  setPermission(login: string, role: Role): void {
    this.state.roles.set(accountOf(this.#world, login).login.toLowerCase(), role)
  }

  protectBranch(branch: string): void {
    this.state.protectedBranches.add(branch)
  }

  /** The commit at the tip of a branch, or behind any other name; undefined when there is none. */
  async head(name = this.state.defaultBranch): Promise<string | undefined> {
    return resolveCommit(this.state.git, name)
  }

  /** Commits on a branch, which begins at the default branch when it is new. Returns the commit. */
  async push(branch: string, changes: FileChanges, message: string, by = this.state.owner): Promise<string> {
    const edits = await changesToEdits(this.state.git, changes)
    const sha = await writeCommitOn(this.#world, this.state, { branch, message, edits })
    await followBranches(this.#world, this.state, by)
    return sha
  }

  /** The same with everything that is in a folder on disk, in place of what the branch had. */
  async pushDirectory(branch: string, directory: string, message: string): Promise<string> {
    const tree = await writeTreeFromDirectory(this.state.git, directory)
    const sha = await writeCommitOn(this.#world, this.state, { branch, message, tree })
    await followBranches(this.#world, this.state, this.state.owner)
    return sha
  }

  /** @param options.number only to take over what somebody else has numbered; else the next one */
  openIssue(options: { title: string; body: string | null; author: string; number?: number }): Issue {
    const { title, body, author, number = nextNumber(this.state) } = options
    const moment = this.#world.now()
    const issue: Issue = {
      id: this.#world.nextId(),
      number,
      author: accountOf(this.#world, author),
      title,
      body,
      state: 'open',
      createdAt: moment,
      updatedAt: moment,
      closedAt: undefined,
      isDeleted: false,
      labels: new Set(),
      pullRequest: undefined
    }
    this.state.issues.set(issue.number, issue)
    return issue
  }

  deleteIssue(number: number): void {
    this.issue(number).isDeleted = true
  }

  async openPullRequest(options: PullRequestOptions): Promise<PullRequest> {
    return openPullRequest(this.#world, this.state, {
      author: accountOf(this.#world, options.author),
      headRepository: options.from?.state ?? this.state,
      head: options.head,
      base: options.base ?? this.state.defaultBranch,
      title: options.title,
      body: options.body ?? null,
      isDraft: options.isDraft ?? false,
      maintainerCanModify: options.maintainerCanModify ?? false
    })
  }

  /** @param options.id only to take over what somebody else has numbered; else the next one */
  comment(number: number, options: { body: string; author: string; createdAt?: Date; id?: number }): Comment {
    return addComment(this.#world, this.state, {
      ...options,
      issue: this.issue(number),
      author: accountOf(this.#world, options.author)
    })
  }

  editComment(id: number, body: string): void {
    const comment = this.#comment(id)
    comment.body = body
    comment.updatedAt = this.#world.now()
  }

  deleteComment(id: number): void {
    this.state.comments.delete(this.#comment(id).id)
  }

  review(
    number: number,
    options: {
      author: string
      body: string
      state?: Review['state']
      comments?: { path: string; line: number; body: string }[]
    }
  ): Review {
    return addReview(this.#world, this.pullRequest(number), {
      author: accountOf(this.#world, options.author),
      body: options.body,
      state: options.state ?? 'COMMENTED',
      comments: options.comments ?? []
    })
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

  /** The thread under an issue or a pull request, oldest first. */
  comments(number: number): Comment[] {
    return [...this.state.comments.values()].filter(({ issueNumber }) => issueNumber === number)
  }

  /** The event payload a workflow gets when this comment is written. */
  issueCommentEvent(commentId: number) {
    const comment = this.#comment(commentId)
    return issueCommentEvent(this.#world, this.state, { issue: this.issue(comment.issueNumber), comment })
  }

  #comment(id: number): Comment {
    const comment = this.state.comments.get(id)
    if (!comment) throw new Error(`${this.fullName} has no comment ${id}.`)
    return comment
  }
}

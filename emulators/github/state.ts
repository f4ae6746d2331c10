import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Git } from './git.ts'

export type Role = 'admin' | 'maintain' | 'write' | 'triage' | 'read' | 'none'
export type AccessLevel = 'none' | 'read' | 'write'
export type PermissionName = 'actions' | 'checks' | 'contents' | 'issues' | 'metadata' | 'pull_requests' | 'workflows'
export type Permissions = Readonly<Record<PermissionName, AccessLevel>>
export type ReactionContent = '+1' | '-1' | 'laugh' | 'confused' | 'heart' | 'hooray' | 'rocket' | 'eyes'

export interface Account {
  readonly id: number
  readonly login: string
  readonly isBot: boolean
}

export interface Token {
  readonly value: string
  /** `installation` is a workflow's GITHUB_TOKEN; `personal` is a user's token. */
  readonly kind: 'installation' | 'personal'
  readonly account: Account
  permissions: Permissions
  /** The repository that an installation token can write to. It can read other public ones. */
  readonly repository: Repository | undefined
  rateLimit: number
  requestsUsed: number
}

export interface Reaction {
  readonly id: number
  readonly account: Account
  readonly content: ReactionContent
  readonly createdAt: Date
}

export interface Comment {
  readonly id: number
  readonly issueNumber: number
  readonly author: Account
  body: string
  readonly createdAt: Date
  updatedAt: Date
  /** The text after each edit, oldest first. */
  readonly states: { readonly body: string; readonly at: Date }[]
  readonly reactions: Reaction[]
}

export interface Review {
  readonly id: number
  readonly author: Account
  body: string
  state: 'APPROVED' | 'CHANGES_REQUESTED' | 'COMMENTED' | 'DISMISSED' | 'PENDING'
  readonly commitSha: string
  /** Undefined while it is pending. */
  submittedAt: Date | undefined
  readonly reactions: Reaction[]
}

export type DiffSide = 'LEFT' | 'RIGHT'

/** Lines of the diff. */
export interface DiffLines {
  readonly side: DiffSide
  readonly line: number
  /** Undefined for a single line. */
  readonly start: { readonly side: DiffSide; readonly line: number } | undefined
}

/** A conversation about lines of a file, or about the whole file. */
export interface ReviewThread {
  readonly id: number
  readonly path: string
  /** In the diff of `commitSha`. Undefined for a whole file. */
  readonly lines: DiffLines | undefined
  readonly commitSha: string
  /** The hunk from its header to the line. */
  readonly diffHunk: string
  resolvedBy: Account | undefined
}

export interface ReviewComment {
  readonly id: number
  readonly reviewId: number
  readonly thread: ReviewThread
  /** The first comment of the thread; undefined for that comment itself. */
  readonly replyTo: number | undefined
  readonly author: Account
  body: string
  createdAt: Date
  updatedAt: Date
  lastEditedAt: Date | undefined
  minimizedReason: string | undefined
  readonly reactions: Reaction[]
}

/** How a pull request was merged. */
export interface Merge {
  readonly sha: string
  readonly at: Date
  readonly by: Account
}

/** The fields of a pull request that an issue does not have. */
export interface PullRequestFields {
  readonly headRepository: Repository
  readonly headRef: string
  headSha: string
  baseRef: string
  baseSha: string
  isDraft: boolean
  maintainerCanModify: boolean
  merge: Merge | undefined
  readonly reviews: Review[]
  /** Oldest first. */
  readonly reviewComments: ReviewComment[]
  readonly requestedReviewers: Set<Account>
  /** Slugs. */
  readonly requestedTeams: Set<string>
}

/** An issue, or with `pullRequest` a pull request. Both share one series of numbers. */
export interface Issue {
  readonly id: number
  readonly number: number
  readonly author: Account
  title: string
  body: string | null
  state: 'open' | 'closed'
  readonly createdAt: Date
  updatedAt: Date
  closedAt: Date | undefined
  isDeleted: boolean
  readonly labels: Set<string>
  readonly assignees: Set<Account>
  readonly reactions: Reaction[]
  readonly pullRequest: PullRequestFields | undefined
}

export interface PullRequest extends Issue {
  readonly pullRequest: PullRequestFields
}

export interface Label {
  readonly id: number
  readonly name: string
  readonly color: string
  readonly description: string
}

export type Conclusion = 'success' | 'failure' | 'cancelled' | 'skipped' | 'timed_out' | 'neutral' | 'action_required'

/** The log of a job. Large ones are made while they are sent. */
export interface JobLog {
  /** Bytes. */
  readonly size: number
  /** The bytes from `start` up to and without `end`. */
  readonly read: (start: number, end: number) => Iterable<Buffer>
}

export interface WorkflowStep {
  readonly name: string
  readonly conclusion: Conclusion
  readonly startedAt: Date
  readonly completedAt: Date
}

export interface Annotation {
  readonly path: string
  readonly line: number
  readonly level: 'notice' | 'warning' | 'failure'
  readonly title: string | null
  readonly message: string
}

export interface WorkflowJob {
  readonly id: number
  readonly name: string
  readonly conclusion: Conclusion
  readonly steps: readonly WorkflowStep[]
  readonly startedAt: Date
  readonly completedAt: Date
  /** Undefined if it was deleted. */
  readonly log: JobLog | undefined
  readonly annotations: readonly Annotation[]
}

/** A completed run of a workflow. */
export interface WorkflowRun {
  readonly id: number
  readonly number: number
  readonly workflow: Workflow
  readonly event: string
  readonly headSha: string
  readonly headBranch: string | null
  readonly headRepository: Repository
  readonly actor: Account
  /** Who started the last attempt. */
  triggeringActor: Account
  readonly createdAt: Date
  updatedAt: Date
  /** Numbers of the open pull requests from this repository. */
  readonly pullRequests: readonly number[]
  /** The jobs of each attempt, the first one first. */
  readonly attempts: (readonly WorkflowJob[])[]
  readonly artifacts: readonly Artifact[]
  /** Conclusions of the attempts, where they are not those of the jobs. */
  readonly conclusions: (Conclusion | 'startup_failure' | undefined)[]
  /** How often somebody asked to run the failed jobs again. */
  rerunCount: number
}

/** What a run uploaded. */
export interface Artifact {
  readonly id: number
  readonly name: string
  /** A zip archive. */
  readonly content: Buffer
  readonly createdAt: Date
}

export interface Workflow {
  readonly id: number
  readonly name: string
  readonly path: string
}

export interface CheckRun {
  readonly id: number
  readonly name: string
  readonly headSha: string
  readonly status: 'queued' | 'in_progress' | 'completed'
  readonly conclusion: string | null
  readonly startedAt: Date
  readonly completedAt: Date | undefined
  readonly output: { readonly title: string; readonly summary: string; readonly text: string | null } | undefined
  /** Undefined for the suite of a workflow's own token. */
  readonly suite: CheckSuite | undefined
  readonly annotations: readonly Annotation[]
}

/** The check runs that one app made for a commit. */
export interface CheckSuite {
  readonly id: number
  readonly app: { readonly id: number; readonly slug: string; readonly name: string }
  readonly headSha: string
  readonly headBranch: string | null
  readonly conclusion: string
  readonly updatedAt: Date
}

/** A branch was created, moved or deleted. */
export interface Activity {
  readonly id: number
  /** In full, such as `refs/heads/main`. */
  readonly ref: string
  /** 40 zeros for no commit, also in `after`. */
  readonly before: string
  readonly after: string
  readonly type: 'push' | 'force_push' | 'branch_creation' | 'branch_deletion'
  readonly actor: Account
  readonly at: Date
}

/** A rule of a ruleset, as the REST API describes it. */
export type Rule =
  | { readonly type: 'creation' | 'update' | 'deletion' | 'required_linear_history' | 'non_fast_forward' }
  | {
      readonly type: 'pull_request'
      readonly parameters: {
        readonly dismiss_stale_reviews_on_push: boolean
        readonly require_code_owner_review: boolean
        readonly require_last_push_approval: boolean
        readonly required_approving_review_count: number
        readonly required_review_thread_resolution: boolean
      }
    }
  | {
      readonly type: 'branch_name_pattern'
      readonly parameters: {
        readonly operator: 'starts_with' | 'ends_with' | 'contains' | 'regex'
        readonly pattern: string
        readonly negate?: boolean
      }
    }

/** An active ruleset of a repository. */
export interface RuleSet {
  readonly id: number
  readonly name: string
  /** Branches that start with this text; '' for all. */
  readonly branchPrefix: string
  readonly rules: readonly Rule[]
  /** True if the rules do not apply to tokens of workflows. */
  readonly canBypass: boolean
}

/** What the storage answers, if not with the file: for a storage that misbehaves. */
export type AnswerOfStorage = (request: IncomingMessage, response: ServerResponse) => void

/** A file that somebody uploaded into a text. */
export interface Upload {
  readonly id: string
  /** Undefined for an image or a video, whose address has nothing but its id. */
  readonly name: string | undefined
  readonly content: Buffer | AnswerOfStorage
}

export interface Repository {
  readonly id: number
  readonly owner: Account
  name: string
  readonly defaultBranch: string
  readonly isPrivate: boolean
  readonly parent: Repository | undefined
  readonly createdAt: Date
  readonly git: Git
  readonly settings: {
    /** "Allow GitHub Actions to create and approve pull requests": applies to installation tokens. */
    mayOpenPullRequests: boolean
    /** What the token of a job that names no permissions can do. */
    tokensCanWriteByDefault: boolean
    /** False in private repositories of some free plans. */
    draftsAllowed: boolean
    /** False on an Enterprise Server without rulesets. */
    hasRuleSets: boolean
    /** What is left of a review that GitHub refuses, as a pending one. GitHub does that sometimes. */
    leftOfRefusedReviews: 'nothing' | 'empty' | 'body'
  }
  readonly roles: Map<string, Role>
  /** Ids by slug of the teams that have access. */
  readonly teams: Map<string, number>
  readonly protectedBranches: Set<string>
  readonly ruleSets: RuleSet[]
  readonly issues: Map<number, Issue>
  readonly comments: Map<number, Comment>
  readonly labels: Map<string, Label>
  readonly checkRuns: CheckRun[]
  /** Oldest first. */
  readonly workflowRuns: WorkflowRun[]
  /** Ids of workflow runs that were to be cancelled. */
  readonly cancelledRuns: number[]
  /** Oldest first. */
  readonly activities: Activity[]
  /** Commits that GitHub would have signed, with the time of the signature. */
  readonly signedCommits: Map<string, Date>
  /** By id. */
  readonly uploads: Map<string, Upload>
}

/** All data of the emulator. */
export interface GitHubState {
  /** Such as `http://127.0.0.1:40001`. */
  readonly serverUrl: string
  readonly apiUrl: string
  readonly now: () => Date
  readonly searchPath: string
  /** By login in lower case. */
  readonly accounts: Map<string, Account>
  readonly tokens: Map<string, Token>
  /** By full name in lower case. */
  readonly repositories: Map<string, Repository>
  /** By their former full names in lower case. */
  readonly renamedRepositories: Map<string, Repository>
  /** Fields that an older Enterprise Server does not have, such as `PullRequestReviewThread.subjectType`. */
  readonly missingGraphqlFields: ReadonlySet<string>
  /** Returns a new id. */
  nextId(): number
  /** A new id above 2³¹, like those of GitHub's reviews and their comments, which no `Int` of GraphQL can hold. */
  nextLargeId(): number
}

export function fullName(repository: Repository): string {
  return `${repository.owner.login}/${repository.name}`
}

/** Ignores case, as GitHub does. */
export function findRepository(github: GitHubState, owner: string, name: string): Repository | undefined {
  return github.repositories.get(`${owner}/${name}`.toLowerCase())
}

/** The repository that had this name before. */
export function findRenamed(github: GitHubState, owner: string, name: string): Repository | undefined {
  return github.renamedRepositories.get(`${owner}/${name}`.toLowerCase())
}

/**
 * The account with this login, created if necessary. Logins that end in `[bot]` are bots.
 *
 * @param id of a new account; only to copy an existing one
 */
export function findOrCreateAccount(github: GitHubState, login: string, id?: number): Account {
  const known = github.accounts.get(login.toLowerCase())
  if (known) return known
  const account = { id: id ?? github.nextId(), login, isBot: login.endsWith('[bot]') }
  github.accounts.set(login.toLowerCase(), account)
  return account
}

/** The email address that links a commit to an account. */
export function noReplyAddress({ id, login }: Account): string {
  return `${id}+${login}@users.noreply.github.com`
}

export function roleOf(repository: Repository, account: Account): Role {
  if (account.id === repository.owner.id) return 'admin'
  return repository.roles.get(account.login.toLowerCase()) ?? (repository.isPrivate ? 'none' : 'read')
}

/** True for an account that can be assigned, and asked for a review. */
export function isCollaborator(repository: Repository, account: Account): boolean {
  return account.id === repository.owner.id || repository.roles.has(account.login.toLowerCase())
}

export function isPullRequest(issue: Issue): issue is PullRequest {
  return issue.pullRequest !== undefined
}

export function pullRequestsOf(repository: Repository): PullRequest[] {
  return [...repository.issues.values()].filter(isPullRequest)
}

export function nextNumber(repository: Repository): number {
  return Math.max(0, ...repository.issues.keys()) + 1
}

/** A time in GitHub's format, to the second. */
export function timestamp(date: Date): string {
  return date.toISOString().replace(/\.\d+Z$/, 'Z')
}

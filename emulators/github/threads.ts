import {
  nextNumber,
  type Account,
  type Comment,
  type Issue,
  type Reaction,
  type Repository,
  type GitHubState
} from './state.ts'

export interface NewIssue {
  readonly title: string
  readonly body: string | null
  readonly author: Account
  /** Only to copy an existing one. Default: the next number. */
  readonly number?: number | undefined
}

export function openIssue(github: GitHubState, repository: Repository, wanted: NewIssue): Issue {
  const issue: Issue = { ...newThread(github, repository, wanted), pullRequest: undefined }
  repository.issues.set(issue.number, issue)
  return issue
}

/** What an issue and a pull request have in common when they are opened. */
export function newThread(
  github: GitHubState,
  repository: Repository,
  { title, body, author, number = nextNumber(repository) }: NewIssue
): Omit<Issue, 'pullRequest'> {
  const moment = github.now()
  return {
    id: github.nextId(),
    number,
    author,
    title,
    body,
    state: 'open',
    createdAt: moment,
    updatedAt: moment,
    closedAt: undefined,
    isDeleted: false,
    labels: new Set(),
    assignees: new Set(),
    reactions: []
  }
}

export interface NewComment {
  readonly issue: Issue
  readonly author: Account
  readonly body: string
  /** Default: now. */
  readonly createdAt?: Date
  readonly id?: number | undefined
}

/** Adds a comment to an issue or pull request. */
export function addComment(
  github: GitHubState,
  repository: Repository,
  { issue, author, body, createdAt, id }: NewComment
): Comment {
  const moment = createdAt ?? github.now()
  const comment: Comment = {
    id: id ?? github.nextId(),
    issueNumber: issue.number,
    author,
    body,
    createdAt: moment,
    updatedAt: moment,
    states: [{ body, at: moment }],
    reactions: []
  }
  repository.comments.set(comment.id, comment)
  issue.updatedAt = github.now()
  return comment
}

export function editComment(github: GitHubState, comment: Comment, body: string): void {
  const at = github.now()
  comment.body = body
  comment.updatedAt = at
  comment.states.push({ body, at })
}

/** One reaction of each kind per account. */
export function addReaction(
  github: GitHubState,
  reactions: Reaction[],
  { account, content }: Pick<Reaction, 'account' | 'content'>
): { readonly reaction: Reaction; readonly isNew: boolean } {
  const known = reactions.find((one) => one.account.id === account.id && one.content === content)
  if (known) return { reaction: known, isNew: false }
  const reaction = { id: github.nextId(), account, content, createdAt: github.now() }
  reactions.push(reaction)
  return { reaction, isNew: true }
}

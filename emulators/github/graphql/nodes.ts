import { hasPermission } from '../access.ts'
import { createThreadLocator, type ThreadLocator } from '../review-lines.ts'
import { visibleReviewComments, type PullRequestPlace } from '../reviews.ts'
import { htmlOf } from '../full-media.ts'
import { commitsBetween } from '../git-history.ts'
import { readCommit } from '../git-objects.ts'
import { nodeId } from '../serialize/node-id.ts'
import {
  fullName,
  timestamp,
  type Account,
  type GitHubState,
  type PullRequest,
  type Reaction,
  type Repository,
  type Review,
  type ReviewComment,
  type ReviewThread,
  type Token
} from '../state.ts'
import { connection, type ConnectionArguments } from './connection.ts'
import { issuePage } from '../serialize/issue.ts'
import { commitNode, namedObjectNode, objectNode } from './git-nodes.ts'
import { reviewDecision } from '../review-state.ts'

/** Who asks. */
export interface GraphqlCall {
  readonly github: GitHubState
  readonly caller: Token
}

/** GraphQL leaves out the `[bot]` of a bot's login. */
export function actorNode({ id, login, isBot }: Account) {
  const __typename = isBot ? 'Bot' : 'User'
  return { __typename, id: nodeId('User', id), databaseId: id, login: isBot ? login.replace(/\[bot\]$/, '') : login }
}

interface PullRequestNodes {
  readonly one: (number: number) => object | null
  readonly all: () => readonly PullRequest[]
}

type PullRequestsArguments = ConnectionArguments & {
  readonly orderBy?: { readonly direction: 'ASC' | 'DESC'; readonly field: string } | null
  readonly states?: readonly string[] | null
}

export function repositoryNode(call: GraphqlCall, repository: Repository, pullRequests: PullRequestNodes) {
  return {
    __typename: 'Repository',
    id: nodeId('Repository', repository.id),
    object: ({ oid, expression }: { readonly oid?: string | null; readonly expression?: string | null }) =>
      oid ? objectNode(repository, oid) : expression ? namedObjectNode(repository, expression) : null,
    pullRequest: ({ number }: { readonly number: number }) => pullRequests.one(number),
    pullRequests: ({ orderBy, states, ...page }: PullRequestsArguments) => {
      const wanted = pullRequests.all().filter((issue) => !states || states.includes(stateOf(issue)))
      const timeOf = ({ createdAt, updatedAt }: PullRequest) =>
        orderBy?.field === 'UPDATED_AT' ? updatedAt : createdAt
      const sorted = wanted.toSorted((one, other) => timeOf(one).getTime() - timeOf(other).getTime())
      if (orderBy?.direction === 'DESC') sorted.reverse()
      const listed = connection('pullRequests', sorted, page)
      return { ...listed, nodes: listed.nodes.map((issue) => pullRequestNode(call, { repository, issue })) }
    }
  }
}

function stateOf({ state, pullRequest }: PullRequest): 'OPEN' | 'CLOSED' | 'MERGED' {
  if (pullRequest.merge) return 'MERGED'
  return state === 'open' ? 'OPEN' : 'CLOSED'
}

export function pullRequestNode(call: GraphqlCall, place: PullRequestPlace) {
  const { issue, repository } = place
  const { isDraft, maintainerCanModify, headRef, baseRef, baseSha, headSha, headRepository, merge } = issue.pullRequest
  return {
    __typename: 'PullRequest',
    id: nodeId('PullRequest', issue.id),
    author: actorNode(issue.author),
    baseRefName: baseRef,
    body: issue.body ?? '',
    headRefName: headRef,
    headRefOid: headSha,
    headRepository: {
      __typename: 'Repository',
      id: nodeId('Repository', headRepository.id),
      url: `${call.github.serverUrl}/${fullName(headRepository)}`
    },
    isCrossRepository: headRepository !== repository,
    maintainerCanModify,
    url: issuePage(call.github, repository, issue),
    isDraft,
    reviewDecision: () => reviewDecision(repository, issue),
    number: issue.number,
    title: issue.title,
    state: stateOf(issue),
    createdAt: timestamp(issue.createdAt),
    closedAt: issue.closedAt ? timestamp(issue.closedAt) : null,
    mergedAt: merge ? timestamp(merge.at) : null,
    commits: async (page: ConnectionArguments) => {
      const listed = connection('commits', await commitsBetween(repository.git, baseSha, headSha), page)
      const commits = await Promise.all(listed.nodes.map((sha) => readCommit(repository.git, sha)))
      const nodes = commits.map((commit) => ({
        __typename: 'PullRequestCommit',
        id: nodeId('PullRequestCommit', commit.sha),
        commit: commitNode(repository, commit)
      }))
      return { ...listed, nodes }
    },
    reviewThreads: (page: ConnectionArguments) => {
      const locator = createThreadLocator(place.repository, issue)
      const threads = threadsOf(issue, call.caller.account)
      return connection(
        'reviewThreads',
        threads.map((thread) => threadNode(call, { ...place, thread, locator })),
        page
      )
    }
  }
}

export interface ThreadPlace extends PullRequestPlace {
  readonly thread: ReviewThread
  readonly locator: ThreadLocator
}

/** Oldest first. */
export function threadsOf(issue: PullRequest, viewer: Account): ReviewThread[] {
  return [...new Set(visibleReviewComments(issue, viewer).map(({ thread }) => thread))]
}

export function threadNode({ github, caller }: GraphqlCall, at: ThreadPlace) {
  const { repository, issue, thread, locator } = at
  const { lines, resolvedBy } = thread
  const mayResolve = hasPermission(caller, repository, { contents: 'write' })
  const comments = visibleReviewComments(issue, caller.account).filter((comment) => comment.thread === thread)
  return {
    __typename: 'PullRequestReviewThread',
    id: nodeId('PullRequestReviewThread', thread.id),
    path: thread.path,
    diffSide: lines?.side ?? 'RIGHT',
    startDiffSide: lines?.start?.side ?? null,
    originalLine: lines?.line ?? null,
    originalStartLine: lines?.start?.line ?? null,
    line: async () => (await locator.locate(thread))?.line ?? null,
    startLine: async () => (await locator.locate(thread))?.start?.line ?? null,
    isOutdated: () => locator.isOutdated(thread),
    isResolved: resolvedBy !== undefined,
    isCollapsed: resolvedBy !== undefined,
    resolvedBy: resolvedBy ? actorNode(resolvedBy) : null,
    subjectType: lines ? 'LINE' : 'FILE',
    viewerCanReply: hasPermission(caller, repository, { pull_requests: 'write' }),
    viewerCanResolve: mayResolve && resolvedBy === undefined,
    viewerCanUnresolve: mayResolve && resolvedBy !== undefined,
    comments: (page: ConnectionArguments) =>
      connection(
        'comments',
        comments.map((comment) => commentNode(github, { repository, issue }, comment)),
        page
      )
  }
}

export function commentNode(github: GitHubState, place: PullRequestPlace, comment: ReviewComment): object {
  const { reviews, reviewComments } = place.issue.pullRequest
  const review = reviews.find(({ id }) => id === comment.reviewId)
  const root = reviewComments.find(({ id }) => id === comment.replyTo)
  return {
    __typename: 'PullRequestReviewComment',
    ...ids('PullRequestReviewComment', comment.id),
    author: actorNode(comment.author),
    body: comment.body,
    bodyHTML: () => htmlOf(github, place.repository, comment.body),
    createdAt: timestamp(comment.createdAt),
    updatedAt: timestamp(comment.updatedAt),
    lastEditedAt: comment.lastEditedAt ? timestamp(comment.lastEditedAt) : null,
    diffHunk: comment.thread.diffHunk,
    isMinimized: comment.minimizedReason !== undefined,
    minimizedReason: comment.minimizedReason ?? null,
    originalCommit: {
      __typename: 'Commit',
      id: nodeId('Commit', comment.thread.commitSha),
      oid: comment.thread.commitSha
    },
    state: review?.state === 'PENDING' ? 'PENDING' : 'SUBMITTED',
    pullRequestReview: review ? reviewNode(review) : null,
    replyTo: root ? commentNode(github, place, root) : null
  }
}

export function reviewNode(review: Review) {
  return {
    __typename: 'PullRequestReview',
    ...ids('PullRequestReview', review.id),
    author: actorNode(review.author),
    body: review.body,
    state: review.state,
    submittedAt: review.submittedAt ? timestamp(review.submittedAt) : null
  }
}

function ids(type: string, id: number) {
  return { id: nodeId(type, id), databaseId: id, fullDatabaseId: String(id) }
}

/** @param name of the content in GraphQL */
export function reactionNode({ id, account }: Reaction, name: string) {
  return {
    __typename: 'Reaction',
    id: nodeId('Reaction', id),
    databaseId: id,
    content: name,
    user: account.isBot ? null : actorNode(account)
  }
}

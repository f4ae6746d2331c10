import { hasPermission, notAccessible, type RequiredPermissions } from '../access.ts'
import { createThreadLocator } from '../review-lines.ts'
import { visibleReviewComments, visibleReviews, type PullRequestPlace } from '../reviews.ts'
import { nodeId } from '../serialize/node-id.ts'
import {
  findRenamed,
  findRepository,
  isPullRequest,
  pullRequestsOf,
  type Reaction,
  type ReactionContent,
  type Repository
} from '../state.ts'
import { addReaction } from '../threads.ts'
import { GraphqlRefusal } from './errors.ts'
import {
  actorNode,
  commentNode,
  pullRequestNode,
  reactionNode,
  repositoryNode,
  reviewNode,
  threadNode,
  threadsOf,
  type GraphqlCall,
  type ThreadPlace
} from './nodes.ts'

const REACTIONS = {
  CONFUSED: 'confused',
  EYES: 'eyes',
  HEART: 'heart',
  HOORAY: 'hooray',
  LAUGH: 'laugh',
  ROCKET: 'rocket',
  THUMBS_DOWN: '-1',
  THUMBS_UP: '+1'
} as const satisfies Record<string, ReactionContent>

interface Input<Value> {
  readonly input: Value
}

type ThreadInput = Input<{ readonly threadId: string }>
type ReactionInput = Input<{ readonly subjectId: string; readonly content: keyof typeof REACTIONS }>

type DraftInput = Input<{ readonly pullRequestId: string }>

/** The fields of `Query` and `Mutation`. Arguments were checked against the schema. */
export function createResolvers(call: GraphqlCall) {
  return {
    // Unlike that of an author, the viewer's login has its `[bot]`, and its type is always User.
    viewer: () => {
      const { account } = call.caller
      return { ...actorNode(account), __typename: 'User', login: account.login }
    },
    node: ({ id }: { readonly id: string }) => findNode(call, id),
    repository: (wanted: { readonly owner: string; readonly name: string }) => findRepositoryNode(call, wanted),
    resolveReviewThread: ({ input }: ThreadInput) => setResolved(call, input.threadId, true),
    unresolveReviewThread: ({ input }: ThreadInput) => setResolved(call, input.threadId, false),
    addReaction: ({ input }: ReactionInput) => react(call, input),
    convertPullRequestToDraft: ({ input }: DraftInput) => convertToDraft(call, input.pullRequestId)
  }
}

function findRepositoryNode(call: GraphqlCall, { owner, name }: { readonly owner: string; readonly name: string }) {
  const repository = findRepository(call.github, owner, name) ?? findRenamed(call.github, owner, name)
  if (!repository || !hasPermission(call.caller, repository, { metadata: 'read' })) {
    throw new GraphqlRefusal('NOT_FOUND', `Could not resolve to a Repository with the name '${owner}/${name}'.`)
  }
  return repositoryNode(call, repository, {
    one: (number) => {
      const issue = repository.issues.get(number)
      if (!issue || !isPullRequest(issue))
        throw new GraphqlRefusal('NOT_FOUND', `Could not resolve to a PullRequest with the number of ${number}.`)
      demand(call, repository, { pull_requests: 'read' })
      return pullRequestNode(call, { repository, issue })
    },
    all: () => {
      demand(call, repository, { pull_requests: 'read' })
      return pullRequestsOf(repository)
    }
  })
}

function findNode(call: GraphqlCall, id: string): object {
  const thread = findThread(call, id)
  if (thread) return threadNode(call, thread)
  const reactable = findReactable(call, id)
  if (reactable) return reactable.node
  throw noNode(id)
}

function noNode(id: string): GraphqlRefusal {
  return new GraphqlRefusal('NOT_FOUND', `Could not resolve to a node with the global id of '${id}'`)
}

/** All pull requests that the token can read. */
function readablePullRequests({ github, caller }: GraphqlCall): PullRequestPlace[] {
  const readable = [...github.repositories.values()].filter((repository) =>
    hasPermission(caller, repository, { pull_requests: 'read' })
  )
  return readable.flatMap((repository) => pullRequestsOf(repository).map((issue) => ({ repository, issue })))
}

function findThread(call: GraphqlCall, id: string): ThreadPlace | undefined {
  for (const place of readablePullRequests(call)) {
    const threads = threadsOf(place.issue, call.caller.account)
    const thread = threads.find((one) => nodeId('PullRequestReviewThread', one.id) === id)
    if (thread) return { ...place, thread, locator: createThreadLocator(place.repository, place.issue) }
  }
  return undefined
}

interface Reactable {
  readonly repository: Repository
  readonly reactions: Reaction[]
  readonly node: object
}

/** A review or one of its comments. */
function findReactable(call: GraphqlCall, id: string): Reactable | undefined {
  const viewer = call.caller.account
  for (const { repository, issue } of readablePullRequests(call)) {
    const review = visibleReviews(issue, viewer).find((one) => nodeId('PullRequestReview', one.id) === id)
    if (review) return { repository, reactions: review.reactions, node: reviewNode(review) }
    const comments = visibleReviewComments(issue, viewer)
    const comment = comments.find((one) => nodeId('PullRequestReviewComment', one.id) === id)
    if (comment) {
      const node = commentNode(call.github, { repository, issue }, comment)
      return { repository, reactions: comment.reactions, node }
    }
  }
  return undefined
}

function setResolved(call: GraphqlCall, threadId: string, isResolved: boolean) {
  const found = findThread(call, threadId)
  if (!found) throw noNode(threadId)
  const { repository, thread } = found
  demand(call, repository, { contents: 'write' })
  thread.resolvedBy = isResolved ? (thread.resolvedBy ?? call.caller.account) : undefined
  return { thread: threadNode(call, found) }
}

function react(call: GraphqlCall, { subjectId, content }: ReactionInput['input']) {
  const found = findReactable(call, subjectId)
  if (!found) throw noNode(subjectId)
  demand(call, found.repository, { contents: 'write' })
  const { account } = call.caller
  const { reaction } = addReaction(call.github, found.reactions, { account, content: REACTIONS[content] })
  return { reaction: reactionNode(reaction, content), subject: found.node }
}

function convertToDraft(call: GraphqlCall, id: string) {
  const place = readablePullRequests(call).find(({ issue }) => nodeId('PullRequest', issue.id) === id)
  if (!place) throw noNode(id)
  const { repository, issue } = place
  demand(call, repository, { pull_requests: 'write' })
  if (!repository.settings.draftsAllowed)
    throw new GraphqlRefusal('UNPROCESSABLE', 'Draft pull requests are not supported in this repository.')
  if (issue.state === 'closed') throw new GraphqlRefusal('UNPROCESSABLE', 'Pull request is closed.')
  issue.pullRequest.isDraft = true
  return { pullRequest: pullRequestNode(call, place) }
}

function demand({ caller }: GraphqlCall, repository: Repository, required: RequiredPermissions): void {
  if (hasPermission(caller, repository, required)) return
  throw new GraphqlRefusal('FORBIDDEN', notAccessible(caller).message)
}

import type { ReviewThread, ReviewThreadComment } from '../domain/review-thread.ts'
import type { Task } from '../domain/task.ts'
import { personOf } from '../tasks/person.ts'
import { unlessGone } from './comments.ts'
import type { Connection } from './github-client.ts'
import { AUTHOR_FIELDS, personOfAuthor, type GraphqlAuthor } from './graphql-errors.ts'
import { wasPostedBefore } from './read-thread.ts'

/** What was published or edited later is left out. */
export type ThreadCut = Pick<Task, 'createdAt' | 'trigger'>

const MAX_THREADS = 200
/** All threads of a page count against the limits of a request, also those that are not kept. */
const MAX_PAGES = 10

// `databaseId` is an Int, which is too small for the ids of comments and reviews.
const QUERY = `query ($owner: String!, $repo: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      reviewThreads(first: 100, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes {
          id isResolved resolvedBy { login databaseId } isOutdated path line startLine originalLine diffSide subjectType viewerCanResolve
          comments(first: 50) {
            nodes {
              fullDatabaseId body bodyHTML createdAt lastEditedAt isMinimized diffHunk
              author { ${AUTHOR_FIELDS} }
              pullRequestReview { fullDatabaseId state submittedAt }
            }
          }
        }
      }
    }
  }
}`

interface Answer {
  readonly repository: {
    readonly pullRequest: {
      readonly reviewThreads: {
        readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
        readonly nodes: readonly (ThreadNode | null)[]
      }
    }
  }
}

interface ThreadNode {
  readonly id: string
  readonly isResolved: boolean
  readonly resolvedBy: { readonly login: string; readonly databaseId: number | null } | null
  readonly isOutdated: boolean
  readonly path: string
  readonly line: number | null
  readonly startLine: number | null
  readonly originalLine: number | null
  readonly diffSide: 'LEFT' | 'RIGHT'
  readonly subjectType: 'LINE' | 'FILE'
  readonly viewerCanResolve: boolean
  readonly comments: { readonly nodes: readonly (CommentNode | null)[] }
}

interface CommentNode {
  readonly fullDatabaseId: string
  readonly body: string
  readonly bodyHTML: string
  readonly createdAt: string
  readonly lastEditedAt: string | null
  readonly isMinimized: boolean
  readonly diffHunk: string
  readonly author: GraphqlAuthor
  readonly pullRequestReview: {
    readonly fullDatabaseId: string
    readonly state: string
    readonly submittedAt: string | null
  } | null
}

/**
 * The threads of all reviews of a pull request: at most 200, open ones first, with 50 comments each. REST knows neither threads nor whether
 * they are resolved.
 *
 * @param cut leaves out what was published or edited later, and the whole thread if that started it. Default: everything.
 * @throws UserError on an older Enterprise Server that lacks what is needed
 */
export async function readReviewThreads(
  connection: Connection,
  number: number,
  cut?: ThreadCut
): Promise<readonly ReviewThread[]> {
  const nodes = await unlessGone(`#${number}`, readPages(connection, number))
  const threads = nodes.flatMap((node) => readThread(node, cut) ?? [])
  return threads.length <= MAX_THREADS ? threads : openFirst(threads).slice(0, MAX_THREADS)
}

async function readPages({ octokit, repository }: Connection, number: number): Promise<readonly ThreadNode[]> {
  const nodes: ThreadNode[] = []
  let after: string | null = null
  for (let page = 0; page < MAX_PAGES; page++) {
    const answer: Answer = await octokit.graphql(QUERY, { ...repository, number, after })
    const found = answer.repository.pullRequest.reviewThreads
    nodes.push(...found.nodes.filter((node) => node !== null))
    after = found.pageInfo.endCursor
    if (!found.pageInfo.hasNextPage) break
  }
  return nodes
}

/** Undefined if what started the thread is left out. */
function readThread(node: ThreadNode, cut: ThreadCut | undefined): ReviewThread | undefined {
  // A pending review is visible only to its author: us.
  const published = node.comments.nodes
    .filter((comment) => comment !== null)
    .filter(({ pullRequestReview: review }) => review?.state !== 'PENDING')
  const comments = cut ? published.filter((comment) => isBefore(comment, cut)) : published
  const [root] = published
  return root !== undefined && comments[0] === root ? threadOf(node, root, comments) : undefined
}

/**
 * The comments of a review are written before it is submitted, and none can be added later. So of the review that started the task,
 * they count whatever their time is, unless they were edited after it.
 */
function isBefore({ createdAt, lastEditedAt, pullRequestReview: review }: CommentNode, cut: ThreadCut): boolean {
  const submittedAt = review?.submittedAt ?? createdAt
  if (cut.trigger.kind === 'review' && idOf(review) === cut.trigger.reviewId)
    return lastEditedAt === null || Date.parse(lastEditedAt) <= Date.parse(submittedAt)
  return wasPostedBefore([createdAt, submittedAt, ...(lastEditedAt === null ? [] : [lastEditedAt])], cut)
}

function threadOf(node: ThreadNode, root: CommentNode, comments: readonly CommentNode[]): ReviewThread {
  return {
    id: node.id,
    rootCommentId: Number(root.fullDatabaseId),
    path: node.path,
    subject: node.subjectType === 'FILE' ? 'file' : 'line',
    side: node.diffSide === 'LEFT' ? 'left' : 'right',
    line: node.line ?? undefined,
    startLine: node.startLine ?? undefined,
    originalLine: node.originalLine ?? undefined,
    diffHunk: root.diffHunk,
    isResolved: node.isResolved,
    resolvedBy: resolverOf(node),
    isOutdated: node.isOutdated,
    canResolve: node.viewerCanResolve,
    comments: comments.map(commentOf)
  }
}

function resolverOf({ resolvedBy }: ThreadNode): ReviewThread['resolvedBy'] {
  const id = resolvedBy?.databaseId ?? undefined
  return resolvedBy && id !== undefined ? { id, login: resolvedBy.login } : undefined
}

function commentOf(comment: CommentNode): ReviewThreadComment {
  const { fullDatabaseId, pullRequestReview: review, author, body, bodyHTML: html, isMinimized } = comment
  return {
    id: Number(fullDatabaseId),
    reviewId: idOf(review),
    author: personOfAuthor(author) ?? personOf(null),
    body,
    html,
    isMinimized
  }
}

function idOf(review: CommentNode['pullRequestReview']): number | undefined {
  return review ? Number(review.fullDatabaseId) : undefined
}

function openFirst(threads: readonly ReviewThread[]): ReviewThread[] {
  return threads.toSorted((one, other) => Number(one.isResolved) - Number(other.isResolved))
}

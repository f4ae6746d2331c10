import type { Run } from '../effects.ts'
import type { NamedCommit } from '../../domain/file-difference.ts'
import type { Task } from '../../domain/task.ts'
import { messageOf, ToolError, UserError } from '../../errors.ts'
import { allowsWriting, type SubmittedReview } from '../../forge/forge.ts'
import type { ResolvedTarget } from './resolve-target.ts'

/** A commit in the history of the branch, fetched. */
export interface FoundCommit {
  readonly sha: string
  /** A sentence that says which commit it is. */
  readonly description: string
}

/** @throws ToolError if the history of the branch has no such commit */
export type FindNamedCommit = (named: NamedCommit) => Promise<FoundCommit>

interface NamingRequest {
  readonly task: Task
  readonly target: ResolvedTarget
}

const OTHERWISE = 'Use since: base.'

/** Returns a function that asks the forge, once for each call. */
export function namedCommitFinder(asked: NamingRequest, run: Run): FindNamedCommit {
  const { target } = asked
  const { checkout, forge } = run
  return async (named) => {
    try {
      const commit =
        named === 'last-review' ? await lastReviewed(asked, run) : await commitOf(named.commit, target, run)
      // Attack: the id of a commit of a fork, which the forge would hand out too.
      const common = await forge.mergeBase({ base: commit.sha, head: target.startSha })
      if (common !== commit.sha)
        throw new ToolError(
          `${commit.description} ${target.branch} does not contain that commit any more: its history was rewritten. ${OTHERWISE}`
        )
      await checkout.fetch([commit.sha])
      return commit
    } catch (error) {
      // The model can go on without it.
      if (error instanceof UserError)
        throw new ToolError(`The commit could not be read. ${messageOf(error)} ${OTHERWISE}`, { cause: error })
      throw error
    }
  }
}

/** Each review can take two calls. */
const MAX_REVIEWS = 20

async function lastReviewed({ task, target }: NamingRequest, run: Run): Promise<FoundCommit> {
  const { forge } = run
  const { pullRequest } = target
  if (!pullRequest)
    throw new ToolError(`${target.branch} has no pull request yet, so nobody has reviewed it. ${OTHERWISE}`)
  const reviews = await forge.listReviews(pullRequest.number)
  const known = reviews.filter(({ submittedAt }) => Date.parse(submittedAt) <= Date.parse(task.createdAt))
  for (const review of known.slice(-MAX_REVIEWS).toReversed()) {
    const { commit: sha, author, submittedAt } = review
    if (!(await isReviewOfChange(review, { task, number: pullRequest.number }, run))) continue
    if (sha === undefined)
      throw new ToolError(`The commit that ${author.login} reviewed last is not known any more. ${OTHERWISE}`)
    return {
      sha,
      description: `Since ${sha.slice(0, 7)}, which ${author.login} reviewed on ${submittedAt.slice(0, 10)}.`
    }
  }
  throw new ToolError(`Nobody with write access has reviewed #${pullRequest.number} yet. ${OTHERWISE}`)
}

/**
 * True for a review by us or by a person with write access. A reply in a thread is not a review, whoever wrote it.
 *
 * Attack: a stranger reviews the newest commit, so that nothing seems to have changed since.
 */
async function isReviewOfChange(
  { id, author, body, state }: SubmittedReview,
  { task, number }: { readonly task: Task; readonly number: number },
  { self, forge }: Run
): Promise<boolean> {
  if (author.id === self.id) return body !== ''
  const isOwn = task.subject === 'pull-request' && author.id === task.author.id
  if (author.isBot || isOwn || !allowsWriting(await forge.permissionOf(author))) return false
  if (body !== '' || state !== 'commented') return true
  const review = await forge.readReview(number, id)
  return review?.comments.some(({ isReply }) => !isReply) ?? false
}

const ID_LENGTH = 40

async function commitOf(name: string, target: ResolvedTarget, { forge }: Run): Promise<FoundCommit> {
  const { branch, mergeBase, baseSha, startSha: head } = target
  if (name.length === ID_LENGTH) return described(name)
  const base = mergeBase ?? baseSha
  const commits = await forge.commitsBetween({ base, head })
  const matches = [base, ...commits.map(({ sha }) => sha)].filter((sha) => sha.startsWith(name))
  const [sha] = matches
  if (sha !== undefined && matches.length === 1) return described(sha)
  const problem = sha === undefined ? `${branch} adds no commit that begins with ${name}` : `${name} is not unique`
  throw new ToolError(`${problem}. Give all ${ID_LENGTH} digits, or use since: base.`)
}

function described(sha: string): FoundCommit {
  return { sha, description: `Since ${sha.slice(0, 7)}.` }
}

import type { Run } from '../effects.ts'
import type { ReviewThread } from '../../domain/review-thread.ts'
import type { Person, Task } from '../../domain/task.ts'
import { allowsWriting, type SubmittedReview } from '../../forge/forge.ts'
import { claimKey } from '../../tasks/keys.ts'
import { readReviewedMarker, reviewMarker, isOwnFinding } from '../../tasks/comment-markers.ts'
import type { ReviewedCommits } from './review-scope.ts'

/** What earlier reviews of ours have said about a pull request. Only the forge remembers it. */
export interface EarlierReviews {
  /** The newest one that read everything; undefined if there is none. */
  readonly last: LastReview | undefined
  /** The one that an earlier attempt of this request has posted; undefined if there is none. */
  readonly answered: Pick<SubmittedReview, 'id'> | undefined
  /** The threads that they began. */
  readonly threads: readonly ReviewThread[]
  /** All submitted reviews of the pull request, whoever wrote them. */
  readonly reviews: readonly SubmittedReview[]
}

export interface LastReview {
  readonly id: number
  /** The head that it read. */
  readonly headSha: string
}

/**
 * Attack: anyone can write the markers of a review of ours, so only texts of our own account count. Those that are not submitted are not
 * listed.
 */
export async function readEarlierReviews(task: Task, { self, forge }: Run): Promise<EarlierReviews> {
  const [reviews, threads] = await Promise.all([
    forge.listReviews(task.number),
    forge.readReviewThreads(task.number, task)
  ])
  const own = reviews.filter(({ author }) => author.id === self.id)
  const complete = own.flatMap(({ id, body }) => {
    const headSha = readReviewedMarker(body)
    return headSha === undefined ? [] : [{ id, headSha }]
  })
  const marker = reviewMarker(claimKey(task))
  return {
    last: complete.at(-1),
    answered: own.find(({ body }) => body.startsWith(marker)),
    threads: ownThreads(threads, self),
    reviews
  }
}

/** The threads that reviews of ours began. */
export function ownThreads(threads: readonly ReviewThread[], self: Person): readonly ReviewThread[] {
  return threads.filter((thread) => isOwnFinding(thread, self))
}

/** The commits of the last review, fetched, if the branch still has its head; undefined if the history was rewritten. */
export async function fetchReviewedCommits(
  { headSha: sha }: LastReview,
  { mergeBase: base, headSha: head }: ReviewedCommits,
  { checkout, forge }: Run
): Promise<ReviewedCommits | undefined> {
  if ((await forge.mergeBase({ base: sha, head })) !== sha) return undefined
  // The base branch can have been merged since.
  const mergeBase = (await forge.mergeBase({ base, head: sha })) ?? base
  await checkout.fetch([sha, mergeBase])
  return { headSha: sha, mergeBase }
}

/** Further people count as people without write access. */
const MAX_PEOPLE = 20

/** The ids of people with write access who replied to our findings or resolved them. A stranger cannot close a finding. */
export async function findWriters(
  threads: readonly ReviewThread[],
  { self, forge }: Run
): Promise<ReadonlySet<number>> {
  const resolvers = threads.flatMap(({ resolvedBy }) => resolvedBy ?? [])
  const authors = threads.flatMap(({ comments }) => comments.map(({ author }) => author)).filter(({ isBot }) => !isBot)
  const others = new Map([...resolvers, ...authors].map((person) => [person.id, person]))
  others.delete(self.id)
  const people = [...others.values()].slice(0, MAX_PEOPLE)
  const permissions = await Promise.all(people.map((person) => forge.permissionOf(person)))
  return new Set(people.flatMap(({ id }, index) => (allowsWriting(permissions[index]) ? [id] : [])))
}

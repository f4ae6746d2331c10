/** A pull request of ours on the emulators with a review, as the end-to-end tests of reviews need it. */
import type { EmulatedRepository } from '../../emulators/github/repository.ts'
import type { Script, ScriptedCall } from '../../emulators/model/script.ts'
import type { ActionFixture, ActionFixtureOptions } from './action-run.ts'
import { call, project } from './end-to-end.ts'
import { reviewPayloads } from './payloads.ts'

const BOT = 'github-actions[bot]'

export const lines = ['one', 'two', 'three', 'four', 'five']
export const files = { ...project, 'lines.txt': 'start\r\n' }
export const onBranch = `start\r\n${lines.map((line) => `${line}\r\n`).join('')}`

export const answer = (thread: string, verdict: string, text = `About ${thread}.`): ScriptedCall =>
  call('answer_thread', { thread, verdict, text })
export const replace = (word: string) =>
  call('edit_file', { path: 'lines.txt', old_string: word, new_string: word.toUpperCase() })

export interface Remark {
  readonly line: number
  readonly body: string
  readonly startLine?: number
}

export const five: readonly Remark[] = lines.map((word, index) => ({
  line: index + 2,
  body: `Please write ${word} in capitals.`
}))

export interface GivenReview {
  /** Default: ada. */
  readonly author?: string
  readonly body?: string
  readonly state?: 'APPROVED' | 'CHANGES_REQUESTED'
}

/** Leaves a review on a pull request. Returns the events that it causes. */
export async function leaveReview(
  repository: EmulatedRepository,
  number: number,
  remarks: readonly Remark[],
  review: GivenReview & { readonly seconds?: number } = {}
) {
  const { seconds, ...given } = review
  const comments = remarks.map((remark) => ({ path: 'lines.txt', ...remark }))
  const { id } = await repository.review(number, { author: 'ada', body: '', comments, ...given })
  submitLater(repository, number, id, seconds)
  return { id, events: await eventsOf(repository, number, id) }
}

/** The events of a review, as `play` takes them. */
export async function eventsOf(repository: EmulatedRepository, number: number, reviewId: number) {
  const events = await reviewPayloads(repository, number, reviewId)
  return events.map(({ name, payload }) => ({ eventName: name, payload }))
}

/** A pull request of ours on which Ada leaves a review. */
export async function reviewed({ repository }: ActionFixture, remarks: readonly Remark[], review: GivenReview = {}) {
  await repository.push('topic', { 'lines.txt': onBranch }, 'Add lines')
  const { number } = await repository.openPullRequest({ title: 'Lines', author: BOT, head: 'topic' })
  return { number, ...(await leaveReview(repository, number, remarks, review)) }
}

/** Seconds after everything that was pushed so far: GitHub's times have whole ones. */
export function submitLater(repository: EmulatedRepository, number: number, id: number, seconds = 1): void {
  const { reviews, reviewComments } = repository.pullRequest(number).pullRequest
  const at = new Date(Date.now() + 1_000 * seconds)
  for (const review of reviews) if (review.id === id) review.submittedAt = at
  for (const comment of reviewComments) {
    if (comment.reviewId === id) Object.assign(comment, { createdAt: at, updatedAt: at })
  }
}

type OpenFixture = (options?: Partial<ActionFixtureOptions>) => Promise<ActionFixture>

export async function openReviewed(
  openFixture: OpenFixture,
  script: Script,
  remarks: readonly Remark[],
  review: GivenReview = {}
) {
  const fixture = await openFixture({ files, script })
  return { ...fixture, ...(await reviewed(fixture, remarks, review)) }
}

/** The threads of a review in order of their lines: the replies, and whether the thread is resolved. */
export function threadsOf({ repository, number, id }: { repository: EmulatedRepository; number: number; id: number }) {
  const all = repository.pullRequest(number).pullRequest.reviewComments
  return repository.reviewComments(number, id).map((root) => ({
    isResolved: root.thread.resolvedBy !== undefined,
    replies: all.filter(({ replyTo }) => replyTo === root.id).map(({ body }) => body)
  }))
}

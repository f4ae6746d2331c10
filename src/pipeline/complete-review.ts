import type { Person, Request, Task } from '../domain/task.ts'
import type { Forge, Review } from '../forge/forge.ts'
import type { ReviewSetting } from '../settings/agent-file-schema.ts'
import { hasOurMarker } from '../tasks/comment-markers.ts'
import { parseRequest } from '../tasks/parse-request.ts'

/** A comment can get its time a moment after its review. */
const SAME_MOMENT_MS = 1_000

/**
 * Reads what the event of a review leaves out: its comments on lines, one of which can have the command. Returns other tasks unchanged.
 *
 * @returns a string that says why the review asks for nothing
 */
export async function completeReview(
  task: Task,
  forge: Pick<Forge, 'readReview'>,
  word: string
): Promise<Task | string> {
  const { trigger, actor, number } = task
  if (trigger.kind !== 'review') return task
  const review = await forge.readReview(number, trigger.reviewId)
  if (!review) return 'the review was deleted'
  if (review.submittedAt === undefined || review.state === 'dismissed') return `the review is ${review.state}`
  if (review.author.id !== actor.id) return `${actor.login} did not write the review`

  const createdAt = review.submittedAt
  const comments = review.comments.filter(
    ({ body, updatedAt }) => Date.parse(updatedAt) <= Date.parse(createdAt) + SAME_MOMENT_MS && !hasOurMarker(body)
  )
  // The event of a comment does not have the text of the review.
  const instruction = trigger.commentId === undefined ? task.instruction : review.body
  const found = await readCommands([instruction, ...comments.map(({ body }) => body)], word)
  if (typeof found === 'string') return found
  const request = found ?? (trigger.hasCommand ? task.request : undefined)
  const read = { ...trigger, requestsChanges: review.state === 'changes_requested' }
  if (request) return { ...task, trigger: { ...read, hasCommand: true }, createdAt, instruction, request }
  return asksForWork(review, comments.length)
    ? { ...task, trigger: read, createdAt, instruction }
    : 'the review neither requests changes nor has comments on lines'
}

function asksForWork({ state }: Review, commentCount: number): boolean {
  return state === 'changes_requested' || commentCount > 0
}

/** The command of a review; undefined for none. Several commands are one if they differ only in their text. */
async function readCommands(texts: readonly string[], trigger: string): Promise<Request | string | undefined> {
  const parsed = await Promise.all(texts.map((text) => parseRequest(text, { trigger, subject: 'pull-request' })))
  const refused = parsed.find(({ kind }) => kind === 'refused')
  if (refused?.kind === 'refused') return refused.reason
  const requests = parsed.flatMap((one) => (one.kind === 'request' ? [one.request] : []))
  const [first] = requests
  if (!first) return undefined
  const kinds = new Set(requests.map(({ verb, flags }) => JSON.stringify([verb, flags])))
  if (kinds.size > 1) return 'the review has several different commands, so none was run'
  const words = requests.map(({ text }) => text).filter((text) => text !== '')
  return { ...first, text: words.join('\n\n') }
}

/**
 * True if it is certain that a reply without a command starts a run: a review without one has started this run. The workflow can admit only
 * reviews that request changes, except on pull requests of bots, as that of examples/all-triggers.yml does.
 */
export function takesPlainReplies({ trigger, author }: Pick<Task, 'trigger' | 'author'>): boolean {
  return trigger.kind === 'review' && !trigger.hasCommand && (author.isBot || trigger.requestsChanges !== true)
}

/** Why a review without a command does not count by the settings of the repository; undefined when it does. */
export function uncountedReviewReason(
  { author }: Pick<Task, 'author'>,
  self: Person,
  reviews: ReviewSetting
): string | undefined {
  switch (reviews) {
    case 'all':
      return undefined
    case 'own':
      return author.id === self.id
        ? undefined
        : 'the review has no command, and the pull request was opened by somebody else'
    case 'asked':
    case 'off':
      return `the review has no command, and reviews is set to ${reviews} in agent.yml`
  }
}

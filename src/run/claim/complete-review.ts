import type { Person, Request, Task } from '../../domain/task.ts'
import type { Forge } from '../../forge/github.ts'
import type { Review } from '../../forge/forge.ts'
import type { ReviewSetting } from '../../settings/agent-file-schema.ts'
import { hasOurMarker } from '../../tasks/comment-markers.ts'
import { parseRequest } from '../../tasks/parse-request.ts'

/** The time of a comment can be slightly later than that of its review. */
const SAME_MOMENT_MS = 1_000

/**
 * Reads what the event of a review leaves out: its comments on lines, one of which can have the command. Returns other tasks unchanged.
 *
 * @returns a string that says why the review asks for nothing
 */
export async function completeReview(task: Task, forge: Forge, word: string): Promise<Task | string> {
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
  const command = await readCommands([instruction, ...comments.map(({ body }) => body)], word)
  if (typeof command === 'string') return command
  const request = command ?? (trigger.hasCommand ? task.request : undefined)
  const completed = { ...trigger, requestsChanges: review.state === 'changes_requested' }
  if (request) return { ...task, trigger: { ...completed, hasCommand: true }, createdAt, instruction, request }
  return asksForWork(review, comments.length)
    ? { ...task, trigger: completed, createdAt, instruction }
    : 'the review neither requests changes nor has comments on lines'
}

function asksForWork({ state }: Review, commentCount: number): boolean {
  return state === 'changes_requested' || commentCount > 0
}

/** The command of a review; undefined for none, a string for why it is refused. Several commands count as one if only their texts differ. */
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
 * True if a reply without a command certainly starts a run: a review without one has started this run. Elsewhere it is not certain, because a
 * workflow such as examples/all-triggers.yml admits only reviews that request changes, except on pull requests of bots.
 */
export function takesPlainReplies({ trigger, author }: Task): boolean {
  return trigger.kind === 'review' && !trigger.hasCommand && (author.isBot || trigger.requestsChanges !== true)
}

/** Why a review without a command does not count by the settings of the repository; undefined when it does. */
export function uncountedReviewReason({ author }: Task, self: Person, reviews: ReviewSetting): string | undefined {
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

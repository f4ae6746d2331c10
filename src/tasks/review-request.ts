import type { Request, Task } from '../domain/task.ts'
import { resultOf } from './verbs.ts'

/** The text in the session for a review that asks with its comments. */
const WORDS = 'what the review asks for'

/**
 * The request in a form that a later run can continue. The request of a review is in its threads, which a comment that continues it
 * does not have.
 */
export function rememberedRequest({ trigger, request }: Pick<Task, 'trigger' | 'request'>): Request {
  if (trigger.kind !== 'review' || resultOf({ request }) !== 'change' || isRememberedReview(request)) return request
  return { ...request, text: [WORDS, request.text].filter(Boolean).join('\n\n') }
}

/** True if the request continues the work on a review. */
export function isRememberedReview({ text }: Pick<Request, 'text'>): boolean {
  return text.startsWith(WORDS)
}

/** The words of the person who asked. */
export function ownWords({ text }: Pick<Request, 'text'>): string {
  return text.startsWith(WORDS) ? text.slice(WORDS.length) : text
}

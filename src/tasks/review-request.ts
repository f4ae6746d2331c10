import type { Request, Task } from '../domain/task.ts'

/** What a review without such words asks for, as the session remembers it. */
const WORDS = 'what the review asks for'

/** The request as a later run continues it: a review asks with its threads, which a comment that continues it has not. */
export function rememberedRequest({ trigger, request }: Pick<Task, 'trigger' | 'request'>): Request {
  if (trigger.kind !== 'review' || request.verb !== 'fix' || isRememberedReview(request)) return request
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

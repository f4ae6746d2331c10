import type { Task, Request } from '../domain/task.ts'
import { resultOf } from './verbs.ts'

/** The label that asks to repair checks, after the colon. */
export const CHECKS_LABEL = 'fix-ci'

/**
 * How a request asks to repair the failed checks of a pull request; undefined for any other request. `anyway`: also flakes, and
 * failures that the base branch has too.
 */
export function checksRequest({ subject, request }: Pick<Task, 'subject' | 'request'>): 'usual' | 'anyway' | undefined {
  if (subject !== 'pull-request' || resultOf({ request }) !== 'change') return undefined
  const [found, anyway] = /^ci(\s+anyway)?[.!]?$/iu.exec(request.text) ?? []
  if (found === undefined) return undefined
  return anyway === undefined ? 'usual' : 'anyway'
}

/** The text in the session for a review that asks with its comments. */
const WORDS = 'what the review asks for'

/**
 * The request in a form that a later run can continue. The request of a review is in its threads, which a comment that continues it
 * does not have.
 */
export function rememberedRequest({ trigger, request }: Task): Request {
  if (trigger.kind !== 'review' || resultOf({ request }) !== 'change' || isRememberedReview(request)) return request
  return { ...request, text: [WORDS, request.text].filter(Boolean).join('\n\n') }
}

/** True if the request continues the work on a review. */
export function isRememberedReview({ text }: Request): boolean {
  return text.startsWith(WORDS)
}

/** The words of the person who asked. */
export function ownWords({ text }: Request): string {
  return text.startsWith(WORDS) ? text.slice(WORDS.length) : text
}

/** True for a task of the repository that answers. Its answer is kept in an issue: there is no thread to post it to. */
export function isReport({ trigger, request }: Pick<Task, 'trigger' | 'request'>): boolean {
  return trigger.kind === 'prompt' && resultOf({ request }) === 'answer'
}

/** True for a task of the repository that is only divided into items. */
export function isItemPlan({ subject, request }: Task): boolean {
  return subject === 'repository' && resultOf({ request }) === 'plan'
}

/** The title with which the model says that there is nothing to report. */
export const NOTHING_TO_REPORT = 'Nothing to report'

/** False for a title that begins with these words, in upper or lower case. */
export function hasSomethingToReport(title: string): boolean {
  return !title.trim().toLowerCase().startsWith(NOTHING_TO_REPORT.toLowerCase())
}

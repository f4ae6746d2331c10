import type { Task } from '../domain/task.ts'
import { resultOf } from './verbs.ts'

/** True for a task of the repository that answers. Its answer is kept in an issue: there is no thread to post it to. */
export function isReport({ trigger, request }: Pick<Task, 'trigger' | 'request'>): boolean {
  return trigger.kind === 'prompt' && resultOf({ request }) === 'answer'
}

/** True for a task of the repository that is only divided into items. */
export function isItemPlan({ subject, request }: Pick<Task, 'subject' | 'request'>): boolean {
  return subject === 'repository' && resultOf({ request }) === 'plan'
}

/** The title with which the model says that there is nothing to report. */
export const NOTHING_TO_REPORT = 'Nothing to report'

/** False for a title that begins with these words, in upper or lower case. */
export function hasSomethingToReport(title: string): boolean {
  return !title.trim().toLowerCase().startsWith(NOTHING_TO_REPORT.toLowerCase())
}

import type { Task } from '../domain/task.ts'
import { claimKey } from './claim-key.ts'

/**
 * The branch for a task's work: always the same for an issue, so that a later run finds the work of an earlier one.
 *
 * @param attempt 2 or more names a new branch, for when the pull request of the previous one is merged or closed
 */
export function branchName({ subject, number }: Pick<Task, 'subject' | 'number'>, attempt = 1): string {
  const name = `agent/${subject === 'issue' ? 'issue' : 'pull'}-${number}`
  return attempt === 1 ? name : `${name}-${attempt}`
}

/** A branch for work that cannot go to its branch because others pushed there meanwhile: one for each request. */
export function sideBranchName(task: Pick<Task, 'subject' | 'number' | 'trigger' | 'createdAt'>): string {
  return `${branchName(task)}-${claimKey(task)}`
}

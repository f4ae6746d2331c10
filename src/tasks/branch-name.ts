import type { Task } from '../domain/task.ts'
import { claimKey } from './claim-key.ts'
import { threadKey } from './stop-scope.ts'

type Named = Pick<Task, 'subject' | 'number' | 'trigger'>

/**
 * The branch for a task's work: always the same for an issue or a task of the repository, so that a later run finds the work of an earlier
 * one.
 *
 * @param attempt 2 or more names a new branch, for when the pull request of the previous one is merged or closed
 */
export function branchName(task: Named, attempt = 1): string {
  const name = `agent/${threadKey(task)}`
  return attempt === 1 ? name : `${name}-${attempt}`
}

/** A branch for work that cannot go to its branch because others pushed there meanwhile: one for each request. */
export function sideBranchName(task: Named & Pick<Task, 'createdAt'>): string {
  return `${branchName(task)}-${claimKey(task)}`
}

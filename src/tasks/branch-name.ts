import type { Task } from '../domain/task.ts'

/**
 * The branch for a task's work: always the same for the same issue, so that a run repeated finds what the last one did.
 *
 * @param attempt from 2 on, the name of a fresh branch, for when the pull request of the one before is merged or closed
 */
export function branchName({ subject, number }: Pick<Task, 'subject' | 'number'>, attempt = 1): string {
  const name = `agent/${subject === 'issue' ? 'issue' : 'pull'}-${number}`
  return attempt === 1 ? name : `${name}-${attempt}`
}

/** A branch for work that cannot go where it should, because others pushed there meanwhile: one for each request. */
export function sideBranchName(task: Pick<Task, 'subject' | 'number' | 'commentId'>): string {
  return `${branchName(task)}-comment-${task.commentId}`
}

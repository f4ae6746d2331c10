import type { Task } from '../domain/task.ts'

/**
 * True when all of these times lie before the task. Times are whole seconds: what happened in the task's own second may
 * have come after it, such as an edit by a program that waits for the moment.
 */
export function wasPostedBefore(times: readonly string[], { createdAt }: Task): boolean {
  // A time that cannot be read is NaN, and not less than anything.
  return times.every((time) => Date.parse(time) < Date.parse(createdAt))
}

/** As `wasReadable`; comments of one issue are numbered in their order, which decides within the task's own second. */
export function wasCommentPostedBefore(
  comment: { readonly id: number; readonly createdAt: string },
  updatedAt: string,
  task: Task
): boolean {
  if (wasPostedBefore([comment.createdAt, updatedAt], task)) return true
  const isOfTheSameSecond = [comment.createdAt, updatedAt].every(
    (time) => Date.parse(time) === Date.parse(task.createdAt)
  )
  return isOfTheSameSecond && comment.id < task.commentId
}

import type { OwnPullRequest } from '../forge/forge.ts'
import type { TaskSettings } from '../domain/task-settings.ts'
import { readTaskMarker, taskMarker } from '../tasks/comment-markers.ts'

/** What the pull requests of a task say about its next run. */
export type TaskState =
  /** There is none, or the last one was merged or is out of date. */
  | { readonly kind: 'fresh' }
  | { readonly kind: 'open'; readonly pullRequest: OwnPullRequest }
  /** A person closed the last one without merging it. */
  | { readonly kind: 'not-wanted'; readonly pullRequest: OwnPullRequest }

export interface TaskQuestion extends Pick<TaskSettings, 'againAfterMs'> {
  readonly taskId: string
  /** Of the prompt. */
  readonly hash: string
  /** Milliseconds since 1970. */
  readonly now: number
}

/**
 * Only the marker says which pull requests are those of the task: somebody can rename their branches.
 *
 * @param own the pull requests of our own account, newest first
 */
export function taskState(
  own: readonly OwnPullRequest[],
  { taskId, hash, now, againAfterMs }: TaskQuestion
): TaskState {
  const ofTask = own.filter(({ body }) => readTaskMarker(body, taskId) !== undefined)
  const open = ofTask.find(({ state }) => state === 'open')
  if (open) return { kind: 'open', pullRequest: open }
  const [last] = ofTask
  if (!last || last.isMerged || readTaskMarker(last.body, taskId) !== hash) return { kind: 'fresh' }
  const isLongAgo = againAfterMs !== undefined && now - Date.parse(last.closedAt ?? '') >= againAfterMs
  return isLongAgo ? { kind: 'fresh' } : { kind: 'not-wanted', pullRequest: last }
}

/** The body of a pull request that the next run must not take for one that a person closed. */
export function retiredBody({ body }: Pick<OwnPullRequest, 'body'>, taskId: string): string {
  const hash = readTaskMarker(body, taskId)
  return hash === undefined ? body : body.replace(taskMarker(taskId, hash), taskMarker(taskId, 'done'))
}

import type { TaskSettings } from '../../domain/settings.ts'
import { readTaskMarker, taskMarker } from '../../tasks/comment-markers.ts'

/** A pull request of a task, or the issue with its report. */
export interface TaskThread {
  readonly body: string
  readonly state: 'open' | 'closed'
  /** ISO 8601, UTC; undefined for an open one. */
  readonly closedAt: string | undefined
  /** Left out for an issue. */
  readonly isMerged?: boolean
}

/** What the pull requests of a task, or the issues with its report, say about its next run. */
export type TaskState<Thread extends TaskThread> =
  /** There is none, or the last one was merged or is out of date. */
  | { readonly kind: 'fresh' }
  | { readonly kind: 'open'; readonly thread: Thread }
  /** A person closed the last one without merging it. */
  | { readonly kind: 'not-wanted'; readonly thread: Thread }

export interface TaskQuestion extends Pick<TaskSettings, 'againAfterMs'> {
  /** See tasks/keys.ts. */
  readonly key: string
  /** Of the prompt, or of the failure that is repaired. */
  readonly hash: string
  /** Milliseconds since 1970. */
  readonly now: number
}

/**
 * Only the marker says which pull requests are those of the task: somebody can rename their branches.
 *
 * @param own the pull requests or the issues of our own account, newest first
 */
export function taskState<Thread extends TaskThread>(
  own: readonly Thread[],
  { key, hash, now, againAfterMs }: TaskQuestion
): TaskState<Thread> {
  const ofTask = own.filter(({ body }) => readTaskMarker(body, key) !== undefined)
  const open = ofTask.find(({ state }) => state === 'open')
  if (open) return { kind: 'open', thread: open }
  const [last] = ofTask
  if (!last || last.isMerged || readTaskMarker(last.body, key) !== hash) return { kind: 'fresh' }
  const isLongAgo = againAfterMs !== undefined && now - Date.parse(last.closedAt ?? '') >= againAfterMs
  return isLongAgo ? { kind: 'fresh' } : { kind: 'not-wanted', thread: last }
}

/** Stands for the hash of the prompt in the marker of what a run has closed. */
const RETIRED = 'done'

/** The body of a pull request or issue that the next run must not take for one that a person closed. */
export function retiredBody({ body }: TaskThread, key: string): string {
  const hash = readTaskMarker(body, key)
  return hash === undefined ? body : body.replace(taskMarker(key, hash), taskMarker(key, RETIRED))
}

/** True for what a run has closed, as `retiredBody` marks it. */
export function isRetired({ body }: TaskThread, key: string): boolean {
  return readTaskMarker(body, key) === RETIRED
}

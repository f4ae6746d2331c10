import type { Person } from './task.ts'

/** One comment or review text of a thread. */
export interface Post {
  readonly id: number
  readonly author: Person
  readonly body: string
  /** ISO 8601, UTC. */
  readonly createdAt: string
  /** For a comment on a line of the diff: where it stands. */
  readonly location: { readonly path: string; readonly line: number | undefined } | undefined
}

export interface ProgressPost {
  readonly id: number
  /** The run that wrote it last; undefined where it does not say. */
  readonly runId: string | undefined
  /** True when that was the last word of the run. */
  readonly hasEnded: boolean
  /** ISO 8601, UTC, whole seconds. */
  readonly updatedAt: string
}

/** What was said before the task was given, oldest first. Whatever was written or edited later is left out and counted. */
export interface Thread {
  readonly posts: readonly Post[]
  readonly droppedCount: number
  /** Our own progress comment for this task, of an earlier attempt or of another run. */
  readonly progress: ProgressPost | undefined
  /** Texts of all our own progress comments, oldest first; what waits for approval stands in them. */
  readonly ownProgress: readonly string[]
}

import type { Person } from './task.ts'

/** One comment or review text of a thread. */
export interface Post {
  readonly id: number
  readonly kind: 'comment' | 'review' | 'review-comment'
  readonly author: Person
  readonly body: string
  /** The body as the forge shows it. */
  readonly html: string
  /** ISO 8601, UTC. */
  readonly createdAt: string
  /** For a comment on a line of the diff: its location. */
  readonly location: { readonly path: string; readonly line: number | undefined } | undefined
}

export interface ProgressPost {
  readonly id: number
  /** The run that wrote it last; undefined if the comment does not say. */
  readonly runId: string | undefined
  /** True if that run has ended. */
  readonly hasEnded: boolean
  /** ISO 8601, UTC, whole seconds. */
  readonly updatedAt: string
}

/** What was written before the task, oldest first. Posts written or edited later are left out and counted. */
export interface Thread {
  readonly posts: readonly Post[]
  readonly droppedCount: number
  /** Our progress comment for this task, from an earlier attempt or another run. */
  readonly progress: ProgressPost | undefined
  /** Id of our comment with the result of this task, from an earlier attempt. */
  readonly result: number | undefined
  /** All our progress comments, oldest first. They list what is waiting for approval. */
  readonly ownProgress: readonly Post[]
}

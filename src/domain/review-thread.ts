import type { Person } from './task.ts'

export interface ReviewThreadComment {
  readonly id: number
  /** The review that it was submitted with; undefined if GitHub does not say. A reply is a review of its own. */
  readonly reviewId: number | undefined
  readonly author: Person
  readonly body: string
  /** The body as the forge shows it. */
  readonly html: string
  /** True if someone hid it. */
  readonly isMinimized: boolean
}

/** A conversation about lines of the diff, or about a whole file. */
export interface ReviewThread {
  /** The node id. */
  readonly id: string
  /** The first comment, which all replies go to. */
  readonly rootCommentId: number
  readonly path: string
  /** `file` for a thread about the whole file, which has no lines. */
  readonly subject: 'line' | 'file'
  /** `left` for lines of the base, `right` for lines of the head. */
  readonly side: 'left' | 'right'
  /** The last of its lines now; undefined if they were changed or removed. */
  readonly line: number | undefined
  /** The first of its lines now; undefined for a single line. */
  readonly startLine: number | undefined
  /** The last of its lines when it was started. */
  readonly originalLine: number | undefined
  /** The diff that it was started on, down to its last line. */
  readonly diffHunk: string
  readonly isResolved: boolean
  /** The account that resolved it; undefined for an open thread, and if GitHub does not say. */
  readonly resolvedBy: Pick<Person, 'id' | 'login'> | undefined
  readonly isOutdated: boolean
  readonly canResolve: boolean
  /** Oldest first, beginning with the one that started it. */
  readonly comments: readonly ReviewThreadComment[]
}

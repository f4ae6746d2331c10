import type { Task } from '../domain/task.ts'
import { messageOf } from '../errors.ts'
import { modelAnswerOf } from './describe-outcome.ts'
import { isOnlyReport, MAX_ANSWER, progressBody, type ProgressView } from './progress-body.ts'
import type { RunSnapshot } from './run-snapshot.ts'
import type { Reporter, RunEvent } from './reporter.ts'
import { safeMarkdown } from '../text/markdown/safe-markdown.ts'
import { dataNotice, filesUrl } from './sections.ts'

/** Writes comments on the forge. Their text has been redacted. */
export interface CommentWriter {
  /** Returns the comment's id. */
  createComment(number: number, body: string): Promise<number>
  updateComment(id: number, body: string): Promise<void>
}

/** What the post step needs to know about the comment. */
export interface CommentState {
  setProgressComment(id: number): void
  setFinalCommentWritten(): void
}

export interface ProgressCommentOptions {
  readonly comments: CommentWriter
  readonly state: CommentState
  readonly trigger: string
  readonly runId: string
  /** The current state of the run. */
  readonly snapshot: () => RunSnapshot
  /** Page of the repository, such as https://github.com/acme/app. */
  readonly repositoryUrl: string
  /** Called when an update fails. The run continues without it. */
  readonly onFailure: (message: string) => void
  /** Between two updates during the run; `PROGRESS_INTERVAL_MS` outside of tests. */
  readonly minIntervalMs: number
}

/** Frequent enough to watch, rare enough for GitHub's rate limits on content. */
export const PROGRESS_INTERVAL_MS = 15_000

/** Keeps one comment up to date: created once, edited during the run, and edited a last time at the end. */
export class ProgressComment implements Reporter {
  readonly #options: ProgressCommentOptions
  /** Undefined until the comment exists. */
  #comment: { readonly id: number; readonly view: ProgressView } | undefined
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()
  #hasEnded = false
  /** Which models the comment says receive the code. */
  #notice = ''

  constructor(options: ProgressCommentOptions) {
    this.#options = options
  }

  /** Creates the comment, or reuses the one of an earlier attempt. Events before that are not shown. Rejects when it cannot be written. */
  async open(task: Pick<Task, 'number' | 'commentId'>, existingId: number | undefined): Promise<void> {
    const { comments, state, trigger, runId, snapshot } = this.#options
    const run = snapshot()
    const view = { commentId: task.commentId, trigger, runId }
    const body = progressBody(run, view, undefined)
    const id = existingId ?? (await comments.createComment(task.number, body))
    if (existingId !== undefined) await comments.updateComment(existingId, body)
    state.setProgressComment(id)
    this.#notice = dataNotice(run)
    this.#comment = { id, view }
  }

  onEvent(event: RunEvent): void {
    if (event.kind === 'ended') {
      this.#hasEnded = true
      clearTimeout(this.#timer)
      return
    }
    if (!this.#comment || this.#hasEnded || event.kind === 'delta') return
    // The comment names another model before that model receives the code.
    if (event.kind === 'configured' && dataNotice(this.#options.snapshot()) !== this.#notice) this.#write()
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      this.#write()
    }, this.#options.minIntervalMs).unref()
  }

  /** Writes the comment a last time when the run has ended. After a killed run the post step does that. */
  async close(): Promise<void> {
    clearTimeout(this.#timer)
    if (this.#hasEnded) this.#write()
    await this.#writing
  }

  // One after the other: a slow update must not overwrite a later one.
  #write(): void {
    this.#writing = this.#writing.then(async () => {
      try {
        await this.#writeNow()
      } catch (error) {
        this.#options.onFailure(`The progress comment could not be updated: ${messageOf(error)}`)
      }
    })
  }

  async #writeNow(): Promise<void> {
    if (!this.#comment) return
    const { id, view } = this.#comment
    const { comments, state, snapshot, repositoryUrl } = this.#options
    const run = snapshot()
    // Our own pull request describes the work. Repeating it here would hide the link to it.
    const isPublished = run.outcome && 'publication' in run.outcome && run.outcome.publication
    const isDescribedElsewhere = isPublished && !isOnlyReport(run)
    const markdown = run.outcome && !isDescribedElsewhere ? modelAnswerOf(run.outcome) : undefined
    const options = { filesUrl: filesUrl(run, { repositoryUrl }), maxLength: MAX_ANSWER }
    const answer = markdown === undefined ? undefined : await safeMarkdown(markdown, options)
    await comments.updateComment(id, progressBody(run, view, answer))
    if (run.outcome) state.setFinalCommentWritten()
  }
}

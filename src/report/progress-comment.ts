import type { Task } from '../domain/task.ts'
import type { Thread } from '../domain/thread.ts'
import { messageOf } from '../errors.ts'
import { closedBody, commentUrl, endedBody, progressView, workingBody, type ProgressView } from './progress-body.ts'
import { answerOptions, needsResultComment, resultBody, resultText, shownAnswer } from './result-body.ts'
import type { EndedRun, RunSnapshot } from './run-snapshot.ts'
import type { Reporter, RunEvent } from './reporter.ts'
import { dataNotice } from './sections.ts'

/** Writes comments on the forge. Their text has been redacted. */
export interface CommentWriter {
  /** Returns the comment's id. */
  createComment(number: number, body: string): Promise<number>
  updateComment(id: number, body: string): Promise<void>
}

/** What the post step needs to know about the comments. */
export interface CommentState {
  setProgressComment(id: number): void
  setResultComment(id: number): void
  setEnded(run: EndedRun): void
  setResultWritten(id: number): void
  setFinalCommentWritten(): void
}

export interface ProgressCommentOptions {
  readonly comments: CommentWriter
  readonly state: CommentState
  readonly trigger: string
  readonly runId: string
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
/** The model's list changes seldom, and people wait for it. */
const TODO_INTERVAL_MS = 5_000

interface OpenComments {
  readonly number: number
  readonly progressId: number
  /** The comment with the result; undefined until there is one. */
  readonly resultId: number | undefined
  readonly view: ProgressView
}

/**
 * Keeps one comment for each request up to date during the run and at its end. A result gets a second comment if no pull request or
 * commit notifies people of it.
 */
export class ProgressComment implements Reporter {
  readonly #options: ProgressCommentOptions
  /** Undefined until the comment exists. */
  #open: OpenComments | undefined
  #timer: { readonly timeout: NodeJS.Timeout; readonly dueAt: number } | undefined
  /** By `performance.now()`. */
  #lastWriteAt = -Infinity
  #writing: Promise<void> = Promise.resolve()
  #hasEnded = false
  /** Which models the comment says receive the code. */
  #notice = ''

  constructor(options: ProgressCommentOptions) {
    this.#options = options
  }

  /**
   * Creates the comment, or reuses the one of an earlier attempt. Events before that are not shown. Rejects when it cannot be written.
   *
   * @param earlier our comments of earlier attempts
   */
  async open(task: Task, earlier: Pick<Thread, 'progress' | 'result'>): Promise<void> {
    const { comments, state, trigger, runId, snapshot } = this.#options
    const { progress, result: resultId } = earlier
    const run = snapshot()
    const view = progressView(task, { trigger, runId })
    const body = workingBody(run, view)
    const progressId = progress?.id ?? (await comments.createComment(task.number, body))
    if (progress) await comments.updateComment(progressId, body)
    state.setProgressComment(progressId)
    if (resultId !== undefined) state.setResultComment(resultId)
    this.#notice = dataNotice(run)
    this.#lastWriteAt = performance.now()
    this.#open = { number: task.number, progressId, resultId, view }
  }

  onEvent(event: RunEvent): void {
    if (event.kind === 'ended') {
      this.#hasEnded = true
      clearTimeout(this.#timer?.timeout)
      this.#options.state.setEnded({ ...this.#options.snapshot(), outcome: event.outcome })
      return
    }
    if (!this.#open || this.#hasEnded || event.kind === 'delta') return
    // The comment names another model before that model receives the code, and warns before anything is spent if a limit cannot be
    // enforced.
    if (event.kind === 'configured' && this.#isNews(this.#options.snapshot())) this.#write()
    const { minIntervalMs } = this.#options
    const now = performance.now()
    this.#writeBy(
      event.kind === 'todo'
        ? Math.max(now, this.#lastWriteAt + Math.min(TODO_INTERVAL_MS, minIntervalMs))
        : now + minIntervalMs
    )
  }

  /** Plans a write at this time, by `performance.now()`, unless one is due before. */
  #writeBy(dueAt: number): void {
    if (this.#timer && this.#timer.dueAt <= dueAt) return
    clearTimeout(this.#timer?.timeout)
    const timeout = setTimeout(() => {
      this.#timer = undefined
      this.#write()
    }, dueAt - performance.now()).unref()
    this.#timer = { timeout, dueAt }
  }

  #isNews(run: RunSnapshot): boolean {
    return dataNotice(run) !== this.#notice || run.warnings.length > 0
  }

  /** Writes the comments a last time when the run has ended. After a killed run the post step does that. */
  async close(): Promise<void> {
    clearTimeout(this.#timer?.timeout)
    if (this.#hasEnded) this.#write({ isLast: true })
    await this.#writing
  }

  // One after the other: a slow update must not overwrite a later one.
  #write({ isLast = false } = {}): void {
    this.#lastWriteAt = performance.now()
    this.#writing = this.#writing.then(async () => {
      // The run ended while this update waited for a slow one. It would write the result, and the last write another one.
      if (this.#hasEnded && !isLast) return
      try {
        await this.#writeNow()
      } catch (error) {
        this.#options.onFailure(`The progress comment could not be updated: ${messageOf(error)}`)
      }
    })
  }

  async #writeNow(): Promise<void> {
    if (!this.#open) return
    const { comments, state, snapshot } = this.#options
    const { progressId, view } = this.#open
    const { outcome, ...run } = snapshot()
    if (!outcome) {
      await comments.updateComment(progressId, workingBody({ ...run, outcome }, view))
      return
    }
    await this.#writeResult({ ...run, outcome }, this.#open)
    state.setFinalCommentWritten()
  }

  /** The result comes first: without it, the progress comment must not say where it is. */
  async #writeResult(run: EndedRun, { number, progressId, resultId, view }: OpenComments): Promise<void> {
    const { comments, state, trigger, repositoryUrl } = this.#options
    const answer = await shownAnswer(run.outcome, answerOptions(run, repositoryUrl))
    const text = resultText(run, trigger, answer)
    if (resultId === undefined && !needsResultComment(run.outcome)) {
      await comments.updateComment(progressId, endedBody({ ...run, view }, text))
      return
    }
    const body = resultBody(view.claim, text)
    // The comment of an earlier attempt would contradict the result of this one.
    if (resultId !== undefined) await comments.updateComment(resultId, body)
    const writtenId = resultId ?? (await comments.createComment(number, body))
    state.setResultWritten(writtenId)
    const resultUrl = commentUrl(repositoryUrl, number, writtenId)
    await comments.updateComment(progressId, closedBody({ ...run, view }, { resultUrl, runUrl: run.run?.runUrl }))
  }
}

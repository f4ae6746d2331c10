import { messageOf } from '../errors.ts'
import { modelTextOf } from './outcome-text.ts'
import { isTheWholeReport, MAX_ANSWER, progressBody, type ProgressView } from './progress-body.ts'
import type { RunSnapshot } from './run-snapshot.ts'
import type { Reporter, RunEvent } from './reporter.ts'
import { safeMarkdown } from '../text/markdown/safe-markdown.ts'
import { dataNotice } from './sections.ts'

/** Where the comment is written; what it says has passed redaction. */
export interface CommentPlace {
  /** Makes the comment, or takes over the one of an earlier attempt. */
  create(body: string): Promise<void>
  update(body: string): Promise<void>
}

export interface ProgressCommentOptions {
  /** The run as it stands now. */
  readonly snapshot: () => RunSnapshot
  /** Origin of the forge, such as https://github.com. */
  readonly origin: string
  /** Told when an update failed. The comment is for people to look at: the work goes on without it. */
  readonly onFailure: (message: string) => void
  /** Between two updates while the run lasts; `PROGRESS_INTERVAL_MS` outside of tests. */
  readonly minIntervalMs: number
}

/** Often enough to be watched, seldom enough for GitHub's limits on content. */
export const PROGRESS_INTERVAL_MS = 15_000

/** Keeps one comment telling how the run stands: made once, edited in place now and then, and once more at the end. */
export class ProgressComment implements Reporter {
  readonly #options: ProgressCommentOptions
  #place: CommentPlace | undefined
  #view: ProgressView | undefined
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()
  #hasEnded = false
  /** What the comment says of who receives the code. */
  #notice = ''

  constructor(options: ProgressCommentOptions) {
    this.#options = options
  }

  /** Makes the comment. Until then events are not shown. Rejects when the comment cannot be made. */
  async open(place: CommentPlace, view: ProgressView): Promise<void> {
    const run = this.#options.snapshot()
    await place.create(progressBody(run, view, undefined))
    this.#notice = dataNotice(run)
    this.#place = place
    this.#view = view
  }

  onEvent(event: RunEvent): void {
    if (event.kind === 'ended') {
      this.#hasEnded = true
      clearTimeout(this.#timer)
      return
    }
    if (!this.#place || this.#hasEnded || event.kind === 'delta') return
    // Who else receives the code is said before they do.
    if (event.kind === 'configured' && dataNotice(this.#options.snapshot()) !== this.#notice) this.#write()
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      this.#write()
    }, this.#options.minIntervalMs).unref()
  }

  /** Writes the comment a last time when the run has ended. What a killed run leaves is for `post` to end. */
  async close(): Promise<void> {
    clearTimeout(this.#timer)
    if (this.#hasEnded) this.#write()
    await this.#writing
  }

  // One after the other: an update that overtakes a later one would bring back an old state.
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
    if (!this.#place || !this.#view) return
    const run = this.#options.snapshot()
    // A pull request of ours tells what was done; saying it twice would bury the link to it.
    const isPublished = run.outcome && 'publication' in run.outcome && run.outcome.publication
    const isToldElsewhere = isPublished && !isTheWholeReport(run)
    const markdown = run.outcome && !isToldElsewhere ? modelTextOf(run.outcome) : undefined
    const options = { origin: this.#options.origin, maxLength: MAX_ANSWER }
    const answer = markdown === undefined ? undefined : await safeMarkdown(markdown, options)
    await this.#place.update(progressBody(run, this.#view, answer))
  }
}

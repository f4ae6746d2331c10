import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSystemError, UserError } from '../errors.ts'
import type { Reporter, RunEvent } from '../report/reporter.ts'
import type { Outcome } from '../domain/outcome.ts'

/** What the post step needs to know of a run that may have been killed. */
export interface RunState {
  /** Undefined until the progress comment exists. */
  readonly progressCommentId: number | undefined
  /** Milliseconds since 1970. */
  readonly startedAt: number
  /** True once the run was told to end: what follows is a cancellation and no crash. */
  readonly isCancelled: boolean
  /** True once the progress comment has said the last word. Found false by the post step, it means that the run was killed. */
  readonly hasFinalComment: boolean
  /** Where the work may stand already; undefined until it is published. */
  readonly publishing: { readonly branch: string; readonly base: string } | undefined
  /** How the run ended; undefined until it has. It may have ended well and failed to say so. */
  readonly outcome: Outcome | undefined
}

/**
 * Keeps the state of a run on disk for the post step. Written at once and replaced in one step: a kill leaves the old state or the
 * new one. It exists from the moment that the run is somebody's business, which is when its author was found to have write access.
 */
export class RunStateFile implements Reporter {
  readonly #path: string
  #state: RunState
  #isOpen = false

  /** @param folder is made when it is not there. @throws UserError when it cannot be */
  constructor(folder: string, startedAt: number) {
    makeFolder(folder)
    this.#path = statePath(folder)
    const nothingYet = { progressCommentId: undefined, publishing: undefined, outcome: undefined }
    this.#state = { ...nothingYet, startedAt, isCancelled: false, hasFinalComment: false }
  }

  onEvent(event: RunEvent): void {
    if (event.kind === 'step' && event.step === 'reading') {
      this.#isOpen = true
      this.#write({})
    }
    if (event.kind === 'publishing') this.#write({ publishing: { branch: event.branch, base: event.base } })
    if (event.kind === 'ended') this.#write({ outcome: event.outcome })
  }

  close(): Promise<void> {
    return Promise.resolve()
  }

  setProgressComment(progressCommentId: number): void {
    this.#write({ progressCommentId })
  }

  setFinalCommentWritten(): void {
    this.#write({ hasFinalComment: true })
  }

  setCancelled(): void {
    this.#write({ isCancelled: true })
  }

  #write(change: Partial<RunState>): void {
    this.#state = { ...this.#state, ...change }
    if (!this.#isOpen) return
    const next = `${this.#path}.next`
    try {
      writeFileSync(next, JSON.stringify(this.#state), { mode: 0o600 })
      renameSync(next, this.#path)
    } catch (error) {
      // A full disk ends no run: only what a kill would need is missing, and the older state is still whole.
      if (!isSystemError(error)) throw error
    }
  }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    if (!isSystemError(error)) throw error
    const message = `The folder ${folder} for the files of the run cannot be made (${error.code}). Give the runner a RUNNER_TEMP with free space that it may write to.`
    throw new UserError(message, { cause: error })
  }
}

/** Undefined when the run never came so far, or what is there cannot be read. */
export function readRunState(folder: string): RunState | undefined {
  try {
    // Safe: only RunStateFile writes it, whole.
    return JSON.parse(readFileSync(statePath(folder), 'utf8')) as RunState
  } catch {
    return undefined
  }
}

function statePath(folder: string): string {
  return join(folder, 'state.json')
}

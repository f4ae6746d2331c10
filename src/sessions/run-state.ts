import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isSystemError, UserError } from '../errors.ts'
import { editedPath, type Reporter, type RunEvent } from '../report/reporter.ts'
import type { EndedRun, RunFigures, UnpublishedChange } from '../report/run-snapshot.ts'
import { writeOwnFile } from '../workspace/files/own-file.ts'
import type { SessionStart } from './session-recorder.ts'

/** Where to find a change that has not been published. See the events `work-started` and `change-recorded`. */
export interface UnfinishedWork {
  readonly rules: string
  readonly baseline: string
  /** Paths that a file tool wrote. */
  readonly touched: readonly string[]
  /** The tree with the change; undefined while the work continues. */
  readonly recorded: string | undefined
}

/** What must still be added to the session of the thread. */
export interface UnfinishedSession extends Omit<SessionStart, 'opened'> {
  readonly key: string
  /** The commit of the session when the run started; undefined if there was none. */
  readonly commit: string | undefined
}

/** What the post step needs to know about a run that may have been killed. */
export interface RunState {
  /** Undefined until the progress comment exists. */
  readonly progressCommentId: number | undefined
  /** Undefined until there is a comment for the result. It can still have the result of an earlier attempt. */
  readonly resultCommentId: number | undefined
  /** True once the result comment has the result of this run. */
  readonly hasResultComment: boolean
  /** Milliseconds since 1970. */
  readonly startedAt: number
  /** True once the run received a signal to end: it was cancelled and did not crash. */
  readonly isCancelled: boolean
  /** True once the comments show the outcome. If it is still false in the post step, the run was killed. */
  readonly hasFinalComment: boolean
  /** The commit that the work started from; undefined until then. */
  readonly baseCommit: string | undefined
  /** What the work has done so far; undefined before it starts, and once its change has been kept. */
  readonly work: UnfinishedWork | undefined
  /** Where the work may already be; undefined until the run starts to submit it. */
  readonly publishing: { readonly branch: string; readonly base: string; readonly parent: string } | undefined
  /** The change, once it has been kept because it could not be published. */
  readonly unpublished: UnpublishedChange | undefined
  /** Undefined until it is known that the run will be in a session, and once the session has been written, or could not be. */
  readonly session: UnfinishedSession | undefined
  /** What the run has used so far; undefined until it asks a model. */
  readonly figures: RunFigures | undefined
  /** The run when it ended; undefined until then. A run can end well and still fail to write its comments. */
  readonly ended: EndedRun | undefined
}

/** The state as the post step finds it. */
export interface StateAfterwards extends RunState {
  readonly wasBlocked: boolean
}

/** For git's objects of a change, the state, the trace and the outputs. File systems that compress keep room for random bytes only. */
const RESERVE_BYTES = 8 * 2 ** 20

/**
 * Keeps the state of a run on disk for the post step. Each write is synchronous and atomic: a kill leaves the old state or the
 * new one. The file is created once the author of the request is known to have write access.
 */
export class RunStateFile implements Reporter {
  readonly #path: string
  #state: RunState
  #isOpen = false
  #figures: (() => RunFigures) | undefined

  /** @param folder created if missing. @throws UserError if it cannot be created */
  constructor(folder: string, startedAt: number) {
    makeFolder(folder)
    this.#path = statePath(folder)
    const nothingYet = {
      progressCommentId: undefined,
      resultCommentId: undefined,
      baseCommit: undefined,
      work: undefined,
      publishing: undefined,
      unpublished: undefined,
      session: undefined,
      figures: undefined,
      ended: undefined
    }
    this.#state = { ...nothingYet, startedAt, isCancelled: false, hasResultComment: false, hasFinalComment: false }
  }

  /** @param figures what the run has used when it is called */
  followFigures(figures: () => RunFigures): void {
    this.#figures = figures
  }

  onEvent(event: RunEvent): void {
    if (event.kind === 'step' && event.step === 'reading') {
      this.#isOpen = true
      this.#write({})
    }
    if (event.kind === 'step') this.#keepReserve(event.step === 'working')
    if (event.kind === 'base-commit') this.#write({ baseCommit: event.commit })
    this.#followWork(event)
    if (this.#figures && changesFigures(event)) {
      const { turns, tokens, cost, durationMs } = this.#figures()
      this.#write({ figures: { turns, tokens, cost, durationMs } })
    }
    if (event.kind === 'publishing') {
      const { branch, base, parent } = event
      this.#write({ publishing: { branch, base, parent } })
    }
  }

  setProgressComment(progressCommentId: number): void {
    this.#write({ progressCommentId })
  }

  setResultComment(resultCommentId: number): void {
    this.#write({ resultCommentId })
  }

  /** Saves what the comments will say, so that the post step can write them if this process cannot. */
  setEnded(ended: EndedRun): void {
    this.#write({ ended })
  }

  setResultWritten(resultCommentId: number): void {
    this.#write({ resultCommentId, hasResultComment: true })
  }

  setFinalCommentWritten(): void {
    // After a push that was cut off, only the post step can find out what the remote has. It also has time to keep the work.
    const { ended, publishing, work } = this.#state
    const isCutOff = ended?.outcome.kind === 'cancelled' && (publishing !== undefined || work !== undefined)
    this.#write({ hasFinalComment: !isCutOff })
  }

  setSession({ opened: { key, commit }, ...rest }: SessionStart): void {
    this.#write({ session: { ...rest, key, commit } })
  }

  /** The post step has nothing to add to the session. */
  setSessionSettled(): void {
    this.#write({ session: undefined })
  }

  setCancelled(): void {
    this.#write({ isCancelled: true })
  }

  /**
   * Keeps room on the disk while commands of the model run, for what the run writes afterwards. Attack: they fill the disk, and nobody is told of
   * the pull request.
   */
  #keepReserve(isWorking: boolean): void {
    const path = `${this.#path}.reserve`
    try {
      if (isWorking) writeOwnFile(path, randomBytes(RESERVE_BYTES))
      else rmSync(path, { force: true })
    } catch (error) {
      // The disk is full already.
      if (!(error instanceof UserError)) throw error
    }
  }

  #followWork(event: RunEvent): void {
    const { work } = this.#state
    const path = editedPath(event)
    if (work && path !== undefined && !work.touched.includes(path))
      this.#write({ work: { ...work, touched: [...work.touched, path] } })
    if (event.kind === 'work-started')
      this.#write({ work: { rules: event.rules, baseline: event.tree, touched: [], recorded: undefined } })
    if (event.kind === 'change-recorded')
      this.#write({ work: { touched: [], baseline: event.tree, ...work, rules: event.rules, recorded: event.tree } })
    if (event.kind === 'change-unpublished') {
      const { patch, paths, protectedPaths, hasFile } = event
      const unpublished = paths.length === 0 ? undefined : { patch, paths, protectedPaths, hasFile }
      this.#write({ work: undefined, unpublished })
    }
  }

  #write(change: Partial<RunState>): void {
    this.#state = { ...this.#state, ...change }
    if (!this.#isOpen) return
    try {
      writeOwnFile(this.#path, JSON.stringify(this.#state))
    } catch (error) {
      // A full disk must not end the run. The older state stays intact.
      if (!(error instanceof UserError)) throw error
    }
  }
}

function changesFigures(event: RunEvent): boolean {
  const { kind } = event.kind === 'child' ? event.event : event
  return kind === 'usage' || kind === 'other-model-usage' || event.kind === 'turn'
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    if (!isSystemError(error)) throw error
    const message = `The folder ${folder} for the files of the run cannot be created (${error.code}). Set RUNNER_TEMP to a writable folder with free space.`
    throw new UserError(message, { cause: error })
  }
}

/** Undefined if the run did not get that far, or the file cannot be read. */
export function readRunState(folder: string): StateAfterwards | undefined {
  try {
    // Safe: only RunStateFile writes it, always completely.
    const state = JSON.parse(readFileSync(statePath(folder), 'utf8')) as RunState
    return { ...state, wasBlocked: existsSync(blockedPath(folder)) }
  } catch {
    return undefined
  }
}

/** A file that says that the process was ended because it did nothing but compute. */
export function blockedPath(folder: string): string {
  return join(folder, 'blocked')
}

function statePath(folder: string): string {
  return join(folder, 'state.json')
}

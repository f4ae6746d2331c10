import { UserError } from '../errors.ts'
import type { Reporter, RunEvent } from './reporter.ts'
import { writeOwnFile } from '../workspace/files/own-file.ts'

export interface PatchFileOptions {
  readonly path: string
  /** Called after each write: the run can be killed before it ends. */
  readonly onWritten: (path: string) => void
  /** Called when the file cannot be written, for example because the disk is full. */
  readonly onFailure: (message: string) => void
}

/** Writes what was not published into a file next to the trace, for `git apply`: the excluded files, or the whole change. */
export class PatchFile implements Reporter {
  readonly #options: PatchFileOptions
  #isWritten = false

  constructor(options: PatchFileOptions) {
    this.#options = options
  }

  /** Undefined when everything was published. */
  get path(): string | undefined {
    return this.#isWritten ? this.#options.path : undefined
  }

  onEvent(event: RunEvent): void {
    if (event.kind === 'files-excluded' && event.patch !== '') this.write(event.patch)
  }

  /**
   * Replaces the content of the file, and returns whether that worked. The whole change comes this way: events are redacted, and a
   * redacted patch may not apply.
   */
  write(patch: string): boolean {
    const { path, onWritten, onFailure } = this.#options
    try {
      writeOwnFile(path, patch)
      this.#isWritten = true
      onWritten(path)
      return true
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      onFailure(`The patch of the unpublished changes is missing. ${error.message}`)
      return false
    }
  }
}

import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isSystemError } from '../errors.ts'
import type { Reporter, RunEvent } from './reporter.ts'

/** Writes what was not published into a file beside the trace, for `git apply`: the excluded files, or the whole change. */
export class PatchFile implements Reporter {
  readonly #path: string
  readonly #onFailure: (message: string) => void
  #isWritten = false

  /** @param options.onFailure called when the file cannot be written, for example because the disk is full */
  constructor({ path, onFailure }: { readonly path: string; readonly onFailure: (message: string) => void }) {
    this.#path = path
    this.#onFailure = onFailure
  }

  /** Undefined when everything was published. */
  get path(): string | undefined {
    return this.#isWritten ? this.#path : undefined
  }

  onEvent(event: RunEvent): void {
    if (event.kind === 'files-excluded' && event.patch !== '') this.write(event.patch)
  }

  /** Replaces the content of the file. The whole change comes this way: events are redacted, and a redacted patch may not apply. */
  write(patch: string): void {
    try {
      mkdirSync(dirname(this.#path), { recursive: true, mode: 0o700 })
      writeFileSync(this.#path, patch, { mode: 0o600 })
      this.#isWritten = true
    } catch (error) {
      if (!isSystemError(error)) throw error
      this.#onFailure(`The patch of what was not published could not be written: ${error.message}`)
    }
  }
}

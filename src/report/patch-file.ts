import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isSystemError } from '../errors.ts'
import type { Reporter, RunEvent } from './reporter.ts'

/** Keeps the change that was held back as a file beside the trace, whole, for `git apply`. */
export class PatchFile implements Reporter {
  readonly #path: string
  readonly #onFailure: (message: string) => void
  #isWritten = false

  /** @param options.onFailure told when the file cannot be written, for example because the disk is full */
  constructor({ path, onFailure }: { readonly path: string; readonly onFailure: (message: string) => void }) {
    this.#path = path
    this.#onFailure = onFailure
  }

  /** Undefined when nothing was held back. */
  get path(): string | undefined {
    return this.#isWritten ? this.#path : undefined
  }

  onEvent(event: RunEvent): void {
    if (event.kind !== 'files-excluded' || event.patch === '') return
    try {
      mkdirSync(dirname(this.#path), { recursive: true, mode: 0o700 })
      // The whole of what is held back is told each time.
      writeFileSync(this.#path, event.patch, { mode: 0o600 })
      this.#isWritten = true
    } catch (error) {
      if (!isSystemError(error)) throw error
      this.#onFailure(`The patch of what was held back cannot be written: ${error.message}`)
    }
  }

  close(): Promise<void> {
    return Promise.resolve()
  }
}

import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { isSystemError } from '../../errors.ts'

export interface OutputLimits {
  /** For one output. The rest is lost. */
  readonly maxBytes: number
  /** For all outputs together. The oldest ones are deleted. */
  readonly maxTotalBytes: number
}

const LIMITS: OutputLimits = { maxBytes: 20 * 2 ** 20, maxTotalBytes: 100 * 2 ** 20 }

/** Long outputs of commands, on disk. Each has a name such as `output:3`, which the reading tools accept as a path. */
export class OutputFiles {
  readonly #folder: string
  readonly #limits: OutputLimits
  /** Oldest first. */
  readonly #files: OutputFile[] = []
  #count = 0

  /** @param folder outside the work tree, where commands cannot see it; created when needed */
  constructor(folder: string, limits = LIMITS) {
    this.#folder = folder
    this.#limits = limits
  }

  /** The absolute path of an output; undefined for any other name, and for an output that was deleted. */
  pathOf(name: string): string | undefined {
    return this.#files.find((file) => file.name === name)?.path
  }

  /** Starts a new output; undefined if it cannot be written to disk. */
  create(): OutputFile | undefined {
    const { maxBytes, maxTotalBytes } = this.#limits
    while (this.#files.length > 0 && this.#size() + maxBytes > maxTotalBytes) this.#dropOldest()
    const number = this.#count + 1
    const path = join(this.#folder, `${number}.txt`)
    try {
      mkdirSync(this.#folder, { recursive: true, mode: 0o700 })
      const file = new OutputFile({ name: `output:${number}`, path, maxBytes })
      this.#count = number
      this.#files.push(file)
      return file
    } catch (error) {
      if (isSystemError(error)) return undefined
      throw error
    }
  }

  #size(): number {
    return this.#files.reduce((sum, { bytes }) => sum + bytes, 0)
  }

  #dropOldest(): void {
    const oldest = this.#files.shift()
    if (oldest) rmSync(oldest.path, { force: true })
  }
}

/**
 * One output. Written synchronously, so that a command that prints faster than the disk blocks at its pipe and nothing piles up in
 * memory.
 */
export class OutputFile {
  readonly name: string
  readonly path: string
  readonly #maxBytes: number
  readonly #descriptor: number
  #bytes = 0
  #isComplete = true

  constructor({ name, path, maxBytes }: { readonly name: string; readonly path: string; readonly maxBytes: number }) {
    this.name = name
    this.path = path
    this.#maxBytes = maxBytes
    this.#descriptor = openSync(path, 'w', 0o600)
  }

  /** Bytes written so far. */
  get bytes(): number {
    return this.#bytes
  }

  /** False if the end is missing, because of the limit or a full disk. */
  get isComplete(): boolean {
    return this.#isComplete
  }

  write(text: string): void {
    if (!this.#isComplete) return
    const all = Buffer.from(text)
    const fitting = all.subarray(0, this.#maxBytes - this.#bytes)
    try {
      for (let start = 0; start < fitting.length;) {
        const written = writeSync(this.#descriptor, fitting, start)
        start += written
        this.#bytes += written
      }
      this.#isComplete = fitting.length === all.length
    } catch (error) {
      if (!isSystemError(error)) throw error
      this.#isComplete = false
    }
  }

  close(): void {
    closeSync(this.#descriptor)
  }
}

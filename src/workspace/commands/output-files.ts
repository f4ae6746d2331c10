import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { isSystemError } from '../../errors.ts'

export interface OutputLimits {
  /** Of one output: what comes after is not kept. */
  readonly maxBytes: number
  /** Of all together: the oldest go. */
  readonly maxTotalBytes: number
}

const LIMITS: OutputLimits = { maxBytes: 20 * 2 ** 20, maxTotalBytes: 100 * 2 ** 20 }

/**
 * Outputs of commands that were too long to be shown whole, on disk, each under a name like `output:3` that the reading tools
 * take for a path.
 */
export class OutputFiles {
  readonly #folder: string
  readonly #limits: OutputLimits
  /** Oldest first. */
  readonly #kept: OutputFile[] = []
  #count = 0

  /** @param folder outside the work tree, not to be seen by commands; made when it is needed */
  constructor(folder: string, limits = LIMITS) {
    this.#folder = folder
    this.#limits = limits
  }

  /** Absolute path of the text file behind a name; undefined for any other name, and for one that is no longer kept. */
  pathOf(name: string): string | undefined {
    return this.#kept.find((file) => file.name === name)?.path
  }

  /** Begins one; undefined when the disk does not take it. */
  create(): OutputFile | undefined {
    const { maxBytes, maxTotalBytes } = this.#limits
    while (this.#kept.length > 0 && this.#size() + maxBytes > maxTotalBytes) this.#dropOldest()
    const number = this.#count + 1
    const path = join(this.#folder, `${number}.txt`)
    try {
      mkdirSync(this.#folder, { recursive: true, mode: 0o700 })
      const file = new OutputFile({ name: `output:${number}`, path, maxBytes })
      this.#count = number
      this.#kept.push(file)
      return file
    } catch (error) {
      if (isSystemError(error)) return undefined
      throw error
    }
  }

  #size(): number {
    return this.#kept.reduce((sum, { bytes }) => sum + bytes, 0)
  }

  #dropOldest(): void {
    const oldest = this.#kept.shift()
    if (oldest) rmSync(oldest.path, { force: true })
  }
}

/**
 * One output while it is written. Written at once and not in the background, so that a command that prints faster than the disk
 * takes it waits at its pipe and nothing piles up in memory.
 */
export class OutputFile {
  readonly name: string
  readonly path: string
  readonly #maxBytes: number
  readonly #descriptor: number
  #bytes = 0
  #isWhole = true

  constructor({ name, path, maxBytes }: { readonly name: string; readonly path: string; readonly maxBytes: number }) {
    this.name = name
    this.path = path
    this.#maxBytes = maxBytes
    this.#descriptor = openSync(path, 'w', 0o600)
  }

  /** What was kept so far. */
  get bytes(): number {
    return this.#bytes
  }

  /** False when the end is missing, for its length or for a disk that took no more. */
  get isWhole(): boolean {
    return this.#isWhole
  }

  write(text: string): void {
    if (!this.#isWhole) return
    const all = Buffer.from(text)
    const fitting = all.subarray(0, this.#maxBytes - this.#bytes)
    try {
      for (let start = 0; start < fitting.length;) {
        const written = writeSync(this.#descriptor, fitting, start)
        start += written
        this.#bytes += written
      }
      this.#isWhole = fitting.length === all.length
    } catch (error) {
      if (!isSystemError(error)) throw error
      this.#isWhole = false
    }
  }

  close(): void {
    closeSync(this.#descriptor)
  }
}

import { closeSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unlessFailed } from '../../errors.ts'

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
    const hasRoom = () => this.#files.reduce((sum, { bytes }) => sum + bytes, maxBytes) <= maxTotalBytes
    while (this.#files.length > 0 && !hasRoom()) rmSync(this.#files.shift()?.path ?? '', { force: true })
    const number = this.#count + 1
    const path = join(this.#folder, `${number}.txt`)
    return unlessFailed(() => {
      mkdirSync(this.#folder, { recursive: true, mode: 0o700 })
      const file = new OutputFile({ name: `output:${number}`, path, maxBytes })
      this.#count = number
      this.#files.push(file)
      return file
    })
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
  /** Written so far. */
  bytes = 0
  /** False if the end is missing, because of the limit or a full disk. */
  isComplete = true

  constructor({ name, path, maxBytes }: { readonly name: string; readonly path: string; readonly maxBytes: number }) {
    this.name = name
    this.path = path
    this.#maxBytes = maxBytes
    this.#descriptor = openSync(path, 'w', 0o600)
  }

  write(text: string): void {
    if (!this.isComplete) return
    const all = Buffer.from(text)
    const fitting = all.subarray(0, this.#maxBytes - this.bytes)
    this.isComplete = fitting.length === all.length
    const written = unlessFailed(() => {
      writeFileSync(this.#descriptor, fitting)
      return fitting.length
    })
    if (written === undefined) this.isComplete = false
    this.bytes += written ?? 0
  }

  close(): void {
    closeSync(this.#descriptor)
  }
}

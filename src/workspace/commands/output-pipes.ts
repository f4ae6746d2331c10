import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { constants, openSync } from 'node:fs'
import { unlink } from 'node:fs/promises'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'

export interface OutputPipe {
  /** File descriptor to write to, for both standard output and error. The caller closes it. */
  readonly writer: number
  /** Settles when all who could write are gone and everything was read. */
  readonly ended: Promise<unknown>
  close(): void
}

const BATCH = 32
// The caller's own PATH may lead into the work tree, where a command can leave a program of this name.
const SYSTEM_PATH = '/usr/bin:/bin'

/**
 * Pipes for the output of commands. One pipe takes standard output and error, so that their order is kept. They are named
 * pipes, because the ones that Node makes are sockets, which a script cannot open again as /dev/stdout; and they are made
 * many at a time, because starting `mkfifo` costs as much as starting the command.
 */
export class OutputPipes {
  readonly #folder: string
  readonly #ready: string[] = []

  /** @param folder must exist; commands must not see it */
  constructor(folder: string) {
    this.#folder = folder
  }

  async open(onChunk: (chunk: Buffer) => void): Promise<OutputPipe> {
    const path = this.#ready.pop() ?? (await this.#make())
    // The reading end first, and without waiting for a writer; then opening the writing end does not wait either.
    const descriptor = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
    const writer = openSync(path, constants.O_WRONLY)
    await unlink(path)

    const reader = new Socket({ fd: descriptor, readable: true, writable: false })
    reader.on('data', onChunk)
    return {
      writer,
      ended: once(reader, 'close'),
      close: () => {
        reader.destroy()
      }
    }
  }

  async #make(): Promise<string> {
    const first = join(this.#folder, randomUUID())
    const others = Array.from({ length: BATCH - 1 }, () => join(this.#folder, randomUUID()))
    await promisify(execFile)('mkfifo', ['-m', '600', first, ...others], { env: { PATH: SYSTEM_PATH } })
    this.#ready.push(...others)
    return first
  }
}

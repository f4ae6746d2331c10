import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { constants, openSync, rmSync } from 'node:fs'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'

export interface OutputPipe {
  /** The file descriptor for standard output and error. The caller closes it. */
  readonly writer: number
  /** Settles when all writers have closed it and everything was read. */
  readonly ended: Promise<unknown>
  close(): void
}

/** Pipes that one `mkfifo` creates. */
const BATCH = 16
// Our own PATH may lead into the work tree, where a command could put a program named mkfifo.
const SYSTEM_PATH = '/usr/bin:/bin'

/**
 * Pipes for the output of commands. One pipe takes both standard output and error, which preserves their order. They are named
 * pipes, because Node's own pipes are sockets, which a script cannot reopen as /dev/stdout. Starting `mkfifo` costs as much as starting
 * the command, so it creates several. Each is used once. Attack: a command passes its output to a background process, which writes to
 * the output of a later check.
 */
export class OutputPipes {
  readonly #folder: string
  readonly #ready: string[] = []

  /** @param folder an existing folder that commands cannot see */
  constructor(folder: string) {
    this.#folder = folder
  }

  /** Creates the first pipes, so that no command waits for them. */
  async prepare(): Promise<void> {
    if (this.#ready.length === 0) this.#ready.push(await this.#make())
  }

  async open(onChunk: (chunk: Buffer) => void): Promise<OutputPipe> {
    const path = this.#ready.pop() ?? (await this.#make())
    // The reading end first, without waiting for a writer. Then the writing end opens at once too.
    const descriptor = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
    const writer = openSync(path, constants.O_WRONLY)
    rmSync(path)

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

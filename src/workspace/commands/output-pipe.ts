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

// Our own PATH may lead into the work tree, where a command could put a program named mkfifo.
const SYSTEM_PATH = '/usr/bin:/bin'

/**
 * A pipe for the output of one command. It takes both standard output and error, which preserves their order. It is a named pipe,
 * because Node's own pipes are sockets, which a script cannot reopen as /dev/stdout.
 *
 * @param folder an existing folder that commands cannot see
 */
export async function openOutputPipe(folder: string, onChunk: (chunk: Buffer) => void): Promise<OutputPipe> {
  const path = join(folder, randomUUID())
  await promisify(execFile)('mkfifo', ['-m', '600', path], { env: { PATH: SYSTEM_PATH } })
  // The reading end first, without waiting for a writer. Then the writing end opens at once too.
  const descriptor = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
  const writer = openSync(path, constants.O_WRONLY)

  const reader = new Socket({ fd: descriptor, readable: true, writable: false })
  reader.on('data', onChunk)
  return {
    writer,
    ended: once(reader, 'close'),
    close: () => {
      reader.destroy()
      rmSync(path, { force: true })
    }
  }
}

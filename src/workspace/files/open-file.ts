import {
  closeSync,
  fchmodSync,
  fchownSync,
  fstatSync,
  openSync,
  read,
  readFile,
  readFileSync,
  readSync,
  writeFileSync,
  type Stats
} from 'node:fs'
import { promisify } from 'node:util'
import { atOnce } from './at-once.ts'

/** Larger files are read by another thread, so that they block no other work. */
const MAX_AT_ONCE = 1024 * 1024
/** The size of a piece of a file that is read piece by piece. */
export const CHUNK_BYTES = 256 * 1024
/** A file can have grown since it was opened. */
const MIN_CHUNK_BYTES = 4096

const readPiece = promisify(read)
const readAll = promisify(readFile)

/** An open file. Small ones are read at once, for the reason that `atOnce` gives. */
export class OpenFile implements Disposable {
  readonly #descriptor: number
  /** As they were when it was opened. */
  readonly stats: Stats

  /** @param flags as for `open` */
  constructor(path: string, flags: number, mode?: number) {
    this.#descriptor = openSync(path, flags, mode)
    this.stats = fstatSync(this.#descriptor)
  }

  /**
   * The content piece by piece, in one buffer. It is no larger than the file needs, because memory outside the heap makes V8 collect garbage
   * sooner.
   */
  async *chunks(): AsyncGenerator<Buffer> {
    const buffer = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, Math.max(MIN_CHUNK_BYTES, this.stats.size + 1)))
    let position = 0
    for (let bytes = await this.read(buffer, 0); bytes > 0; bytes = await this.read(buffer, position)) {
      position += bytes
      yield buffer.subarray(0, bytes)
    }
  }

  async read(buffer: Buffer, position: number): Promise<number> {
    if (this.stats.size <= MAX_AT_ONCE) return readSync(this.#descriptor, buffer, 0, buffer.length, position)
    return (await readPiece(this.#descriptor, buffer, 0, buffer.length, position)).bytesRead
  }

  /** The whole content. Must not follow `read`. */
  content(): Promise<Buffer> {
    if (this.stats.size > MAX_AT_ONCE) return readAll(this.#descriptor)
    return atOnce(() => readFileSync(this.#descriptor))
  }

  write(content: string | Buffer): void {
    writeFileSync(this.#descriptor, content)
  }

  chown({ uid, gid }: Stats): void {
    fchownSync(this.#descriptor, uid, gid)
  }

  chmod(mode: number): void {
    fchmodSync(this.#descriptor, mode)
  }

  [Symbol.dispose](): void {
    closeSync(this.#descriptor)
  }
}

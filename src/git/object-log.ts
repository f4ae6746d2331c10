import { appendFileSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isSystemError } from '../errors.ts'
import { objectId } from './object-id.ts'
import { packEntry, writePack, type PackEntry } from './pack.ts'

/** Log and memory hold no more than this. */
const MAX_BYTES = 8 * 1024 * 1024
const ID_BYTES = 20
const LENGTH_BYTES = 4

/**
 * New objects, which git sees once they are in a pack. Each is appended to one file, so that it survives if the process is killed: a loose
 * object would be a new file, and usually a new folder too, which takes ten times as long. Synchronous. One process at a time.
 */
export class ObjectLog {
  readonly #gitDir: string
  readonly #path: string
  /** By id, in the order written. Undefined until the log of an earlier process was read. */
  #entries: Map<string, PackEntry> | undefined
  #bytes = 0

  /** @param gitDir our own git directory */
  constructor(gitDir: string) {
    this.#gitDir = gitDir
    this.#path = join(gitDir, 'new-objects')
  }

  /** @returns the object's id */
  write(type: 'blob' | 'tree', content: Buffer): string {
    const entries = this.#open()
    const id = objectId(type, content)
    if (entries.has(id)) return id
    const entry = packEntry(type, content)
    if (this.#bytes + entry.length > MAX_BYTES) this.flush()
    appendFileSync(this.#path, record(id, entry))
    entries.set(id, entry)
    this.#bytes += entry.length
    return id
  }

  /** Must be called before git is started. */
  flush(): void {
    const entries = this.#open()
    if (entries.size === 0) return
    writePack(join(this.#gitDir, 'objects/pack'), entries)
    rmSync(this.#path)
    entries.clear()
    this.#bytes = 0
  }

  #open(): Map<string, PackEntry> {
    if (this.#entries) return this.#entries
    this.#entries = readRecords(readLog(this.#path))
    // The last record can be incomplete, and nothing may follow it.
    this.flush()
    return this.#entries
  }
}

function record(id: string, entry: PackEntry): Buffer {
  const head = Buffer.alloc(ID_BYTES + LENGTH_BYTES)
  head.write(id, 'hex')
  head.writeUInt32BE(entry.length, ID_BYTES)
  return Buffer.concat([head, entry])
}

/** Every record but an incomplete one at the end. */
function readRecords(log: Buffer): Map<string, PackEntry> {
  const entries = new Map<string, PackEntry>()
  for (let at = 0; at + ID_BYTES + LENGTH_BYTES <= log.length;) {
    const start = at + ID_BYTES + LENGTH_BYTES
    const end = start + log.readUInt32BE(at + ID_BYTES)
    if (end > log.length) break
    entries.set(log.toString('hex', at, at + ID_BYTES), log.subarray(start, end))
    at = end
  }
  return entries
}

function readLog(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (error) {
    if (isSystemError(error) && error.code === 'ENOENT') return Buffer.alloc(0)
    throw error
  }
}

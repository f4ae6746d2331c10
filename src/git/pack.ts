import { createHash, randomUUID } from 'node:crypto'
import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'

// The format of packs and their indexes, version 2. Source: https://git-scm.com/docs/gitformat-pack

/** An object as a pack has it: its type and size, and its compressed content. */
export type PackEntry = Buffer

const TYPES = { tree: 2, blob: 3 } as const
const PACK_START = Buffer.concat([Buffer.from('PACK'), uint32(2)])
const INDEX_START = Buffer.concat([Buffer.from([0xff, 0x74, 0x4f, 0x63]), uint32(2)])

export function packEntry(type: keyof typeof TYPES, content: Buffer): PackEntry {
  const head: number[] = []
  let byte = (TYPES[type] << 4) | (content.length & 0b1111)
  for (let rest = content.length >>> 4; rest > 0; rest >>>= 7) {
    head.push(byte | 0x80)
    byte = rest & 0x7f
  }
  return Buffer.concat([Buffer.from([...head, byte]), deflateSync(content, { level: 1 })])
}

/**
 * Writes objects as a pack. git sees all of them or none, whenever the process is killed.
 *
 * @param folder of packs
 * @param entries by object id; together far less than 2 GB
 */
export function writePack(folder: string, entries: ReadonlyMap<string, PackEntry>): void {
  const content = [PACK_START, uint32(entries.size), ...entries.values()]
  const packHash = hashOf(content)
  const index = [...indexOf(entries), packHash]
  const name = join(folder, `pack-${packHash.toString('hex')}`)
  writeWhole(`${name}.pack`, [...content, packHash])
  // git looks for the index first.
  writeWhole(`${name}.idx`, [...index, hashOf(index)])
}

/** The ids in order, each with its checksum and its offset. */
function indexOf(entries: ReadonlyMap<string, PackEntry>): Buffer[] {
  let offset = PACK_START.length + 4
  const objects = [...entries].map(([id, entry]) => {
    const object = { id, checksum: crc32(entry), offset }
    offset += entry.length
    return object
  })
  objects.sort((a, b) => (a.id < b.id ? -1 : 1))
  // For each first byte of an id, how many ids begin with it or a lower one.
  let count = 0
  const counts = Array.from({ length: 256 }, (_, byte) => {
    for (let next = objects[count]; next && firstByteOf(next.id) <= byte; next = objects[count]) count += 1
    return count
  })
  return [
    INDEX_START,
    ...counts.map(uint32),
    ...objects.map(({ id }) => Buffer.from(id, 'hex')),
    ...objects.map(({ checksum }) => uint32(checksum)),
    ...objects.map((object) => uint32(object.offset))
  ]
}

function firstByteOf(id: string): number {
  return Number.parseInt(id.slice(0, 2), 16)
}

function writeWhole(path: string, content: readonly Buffer[]): void {
  // `git prune` removes files of this name if they are left over.
  const temporary = join(path, '..', `tmp_${randomUUID()}`)
  writeFileSync(temporary, Buffer.concat(content), { mode: 0o444, flag: 'wx' })
  renameSync(temporary, path)
}

function hashOf(parts: readonly Buffer[]): Buffer {
  const hash = createHash('sha1')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

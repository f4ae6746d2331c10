import { crc32, deflateRawSync } from 'node:zlib'

/** A file of an archive, and lies about it. */
export interface ZipEntry {
  readonly name: string
  readonly content: Buffer | string
  readonly isStored?: boolean
  /** The content as it is packed; written by us otherwise. */
  readonly packed?: Buffer
  /** Type and permissions, for an archive made on Unix. */
  readonly mode?: number
  readonly flags?: number
  /** Bytes that the directory claims. */
  readonly claimedBytes?: number
  /** Bytes that the directory claims for the packed content. */
  readonly claimedPacked?: number
  readonly checksum?: number
  /** Where the directory says that the file starts. */
  readonly localOffset?: number
}

/** A zip archive, written by its specification: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT */
export function zip(...entries: readonly ZipEntry[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const { isStored = false, mode = 0, flags = 0, claimedBytes, localOffset = offset } = entry
    const [name, content] = [Buffer.from(entry.name), Buffer.from(entry.content)]
    const packed = entry.packed ?? pack(content, isStored)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(flags, 2)
    common.writeUInt16LE(isStored ? 0 : 8, 4)
    common.writeUInt32LE(entry.checksum ?? crc32(content), 10)
    common.writeUInt32LE(entry.claimedPacked ?? packed.length, 14)
    common.writeUInt32LE(claimedBytes ?? content.length, 18)
    common.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, name, packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE((mode << 16) >>> 0, 6)
    rest.writeUInt32LE(localOffset, 10)
    directory.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, mode === 0 ? 0 : 3]), common, rest, name])
    )
    files.push(local)
    offset += local.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(listed.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...files, listed, Buffer.from('PK\u0005\u0006'), end])
}

function pack(content: Buffer, isStored: boolean): Buffer {
  return isStored ? content : deflateRawSync(content)
}

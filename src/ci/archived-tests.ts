import type { TestReport } from '../domain/verification.ts'
import { readXmlReport } from '../verification/read-xml-report.ts'
import { joinReports } from '../verification/test-report.ts'
import { withinSum } from '../text/within-time.ts'
import { crc32, inflateRawSync } from 'node:zlib'

/** For all files together. */
const MAX_PARSE_MS = 10_000
const MIB = 2 ** 20
const LIMITS = { maxFileBytes: 4 * MIB, maxTotalBytes: 16 * MIB, maxEntries: 2_000 }

/** The tests in the XML reports of an archive; undefined if it has none. */
export function testsInArchive(archive: Buffer): TestReport | undefined {
  const files = readZip(archive, (name) => /\.(?:xml|trx)$/i.test(name), LIMITS)
  const limited = withinSum(MAX_PARSE_MS)
  const reports = files.flatMap(({ content }) => limited(() => readXmlReport(content.toString('utf8'))) ?? [])
  return reports.length === 0 ? undefined : joinReports(reports)
}

interface ZipLimits {
  /** Bytes of one file when it is unpacked. */
  readonly maxFileBytes: number
  /** Bytes of all files. */
  readonly maxTotalBytes: number
  readonly maxEntries: number
}

interface ZipFile {
  readonly name: string
  readonly content: Buffer
}

const END = 0x06_05_4b_50
const ENTRY = 0x02_01_4b_50
const LOCAL = 0x04_03_4b_50
const [END_SIZE, ENTRY_SIZE, LOCAL_SIZE] = [22, 46, 30]
const MAX_COMMENT = 0xff_ff
const [STORED, DEFLATED] = [0, 8]
const ENCRYPTED = 1
const UNIX = 3
const [FILE_TYPE, REGULAR_FILE] = [0o170000, 0o100000]

/**
 * The wanted files of an archive, by its central directory. Nothing is written to disk, and names are only compared.
 *
 * Attack: whoever opens a pull request decides what its checks upload. An archive that contradicts itself or exceeds a limit gives nothing at
 * all. Links, encrypted files and names that lead elsewhere are left out. What a file claims about its size is not believed. Thousands of
 * files can share the same data, which takes long to unpack even if nothing comes out of it: so together, their packed data cannot be
 * larger than the archive.
 */
export function readZip(archive: Buffer, isWanted: (name: string) => boolean, limits: ZipLimits): readonly ZipFile[] {
  try {
    return filesOf(archive, isWanted, limits)
  } catch (error) {
    // Numbers of the archive lead outside of it, or its data cannot be unpacked.
    if (error instanceof Refused || isBadData(error)) return []
    throw error
  }
}

class Refused extends Error {
  override name = 'Refused'
}

function isBadData(error: unknown): boolean {
  if (!Error.isError(error) || !('code' in error)) return false
  const code = String(error.code)
  return code === 'ERR_OUT_OF_RANGE' || code === 'ERR_BUFFER_TOO_LARGE' || code.startsWith('Z_')
}

function filesOf(
  archive: Buffer,
  isWanted: (name: string) => boolean,
  { maxEntries, maxFileBytes, maxTotalBytes }: ZipLimits
): readonly ZipFile[] {
  const files: ZipFile[] = []
  let left = maxTotalBytes
  let packedLeft = archive.length
  for (const entry of entriesOf(archive, maxEntries)) {
    if (!isPlainFile(entry) || !isWanted(entry.name)) continue
    packedLeft -= entry.packedBytes
    if (packedLeft < 0) throw new Refused('shared data')
    const content = unpack(archive, entry, Math.min(left, maxFileBytes))
    left -= content.length
    files.push({ name: entry.name, content })
  }
  return files
}

interface Entry {
  readonly name: string
  readonly flags: number
  readonly method: number
  readonly checksum: number
  readonly packedBytes: number
  readonly bytes: number
  /** Type and permissions; 0 if the archive was not made on Unix. */
  readonly mode: number
  readonly localOffset: number
}

function* entriesOf(archive: Buffer, maxEntries: number): Generator<Entry> {
  const end = findEnd(archive)
  const count = archive.readUInt16LE(end + 10)
  if (count > maxEntries) throw new Refused('too many files')
  let at = archive.readUInt32LE(end + 16)
  for (let index = 0; index < count; index++) {
    if (at + ENTRY_SIZE > end || archive.readUInt32LE(at) !== ENTRY) throw new Refused('no directory')
    const nameBytes = archive.readUInt16LE(at + 28)
    const next = at + ENTRY_SIZE + nameBytes + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
    if (next > end) throw new Refused('no directory')
    yield {
      name: archive.toString('utf8', at + ENTRY_SIZE, at + ENTRY_SIZE + nameBytes),
      flags: archive.readUInt16LE(at + 8),
      method: archive.readUInt16LE(at + 10),
      checksum: archive.readUInt32LE(at + 16),
      packedBytes: archive.readUInt32LE(at + 20),
      bytes: archive.readUInt32LE(at + 24),
      mode: archive.readUInt8(at + 5) === UNIX ? archive.readUInt16LE(at + 40) : 0,
      localOffset: archive.readUInt32LE(at + 42)
    }
    at = next
  }
}

/** The offset of the end record of the directory, which is followed by a comment of stated length. */
function findEnd(archive: Buffer): number {
  const first = Math.max(0, archive.length - END_SIZE - MAX_COMMENT)
  for (let at = archive.length - END_SIZE; at >= first; at--) {
    const isEnd = archive.readUInt32LE(at) === END && at + END_SIZE + archive.readUInt16LE(at + 20) === archive.length
    if (isEnd) return at
  }
  throw new Refused('no archive')
}

function isPlainFile({ name, flags, mode }: Entry): boolean {
  const type = mode & FILE_TYPE
  const leadsElsewhere = /^\/|^[a-z]:|\\|\0|(?:^|\/)\.\.(?:\/|$)/i.test(name)
  return !leadsElsewhere && !name.endsWith('/') && (flags & ENCRYPTED) === 0 && (type === 0 || type === REGULAR_FILE)
}

function unpack(
  archive: Buffer,
  { method, checksum, packedBytes, bytes, localOffset }: Entry,
  maxBytes: number
): Buffer {
  if (bytes > maxBytes || archive.readUInt32LE(localOffset) !== LOCAL) throw new Refused('too large')
  const nameAndExtra = archive.readUInt16LE(localOffset + 26) + archive.readUInt16LE(localOffset + 28)
  const start = localOffset + LOCAL_SIZE + nameAndExtra
  if (start + packedBytes > archive.length) throw new Refused('cut off')
  const packed = archive.subarray(start, start + packedBytes)
  if (method !== STORED && method !== DEFLATED) throw new Refused('unknown method')
  // One byte more than claimed shows that the claim is wrong.
  const content = method === STORED ? packed : inflateRawSync(packed, { maxOutputLength: bytes + 1 })
  if (content.length !== bytes || crc32(content) !== checksum) throw new Refused('other content')
  return content
}

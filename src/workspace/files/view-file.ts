import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { ToolError } from '../../errors.ts'
import type { Redact } from '../../secrets/redact.ts'
import { encodingOf, isBinary, type Encoding } from '../../text/encoding.ts'
import { CHUNK_BYTES, type OpenFile } from './open-file.ts'
import { LineWindow, type WindowLimits, type WindowRange, type Lines } from './line-window.ts'

export type FileView = TextView | BinaryView

export interface TextView extends Lines {
  readonly kind: 'text'
  readonly encoding: Encoding
  /** Number of the first line. Not the requested one if the file is shorter. */
  readonly first: number
  /** False if counting all lines would have taken too long. */
  readonly isTotal: boolean
  /** Result of `fingerprint` for the content; undefined for a file that is too large. */
  readonly fingerprint: string | undefined
}

export interface BinaryView {
  readonly kind: 'binary'
  /** Undefined if unknown. */
  readonly type: string | undefined
  readonly size: number
}

export type ViewRange = WindowRange & Omit<WindowLimits, 'maxCountedBytes' | 'redact'>

export interface ViewOptions {
  readonly range: ViewRange
  readonly redact: Redact
  readonly signal: AbortSignal
}

/** Files up to this size are always read to the end. */
const MAX_COUNTED_BYTES = 64 * 1024 * 1024
const MAX_HASHED_BYTES = 32 * 1024 * 1024
const MAX_MS = 10_000

/** Reads a range of lines. Keeps only the range in memory, however large the file, and does not block other work. */
export async function viewFile(file: OpenFile, { range, redact, signal }: ViewOptions): Promise<FileView> {
  const { size } = file.stats
  const head = Buffer.alloc(Math.min(size, CHUNK_BYTES))
  const start = head.subarray(0, await file.read(head, 0))
  const encoding = encodingOf(start)
  const type = typeOfBinary(start)
  // UTF-32 starts like UTF-16, and a PDF may have no NUL.
  const isText = encoding === 'utf-8' ? !isBinary(start) && (type === undefined || isUtf8(start)) : type === undefined
  if (!isText) return { kind: 'binary', type, size }

  const window = new LineWindow(range, { ...range, redact, maxCountedBytes: MAX_COUNTED_BYTES })
  const hash = size <= MAX_HASHED_BYTES ? createHash('sha256') : undefined
  const toUtf8 = transcoder(encoding)
  const isTotal = await readThrough(file, signal, (chunk) => {
    hash?.update(chunk)
    return window.push(toUtf8(chunk))
  })
  const lines = window.end()
  if (lines.lines.length === 0 && lines.total > 0) {
    if (!isTotal) throw new ToolError(`Line ${range.first} was not reached in ${MAX_MS / 1000} s. Use grep_search.`)
    // Beyond the end: show the last line instead of an error.
    return viewFile(file, { range: { ...range, first: lines.total }, redact, signal })
  }
  return { kind: 'text', encoding, first: range.first, isTotal, fingerprint: hash?.digest('hex'), ...lines }
}

/** Equal for equal content only. */
export function fingerprint(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex')
}

/** Returns false if `take` needed no more before the end, or the time was up. */
async function readThrough(file: OpenFile, signal: AbortSignal, take: (chunk: Buffer) => boolean): Promise<boolean> {
  const startedAt = performance.now()
  for await (const chunk of file.chunks()) {
    signal.throwIfAborted()
    if (!take(chunk) || performance.now() - startedAt > MAX_MS) return false
  }
  return true
}

function transcoder(encoding: Encoding): (chunk: Buffer) => Buffer {
  if (encoding === 'utf-8') return (chunk) => chunk
  const decoder = new TextDecoder(encoding, { ignoreBOM: true })
  return (chunk) => Buffer.from(decoder.decode(chunk, { stream: true }))
}

const signatures: readonly (readonly [bytes: string, type: string, offset?: number])[] = [
  ['89504e470d0a1a0a', 'PNG image'],
  ['ffd8ff', 'JPEG image'],
  ['47494638', 'GIF image'],
  ['57454250', 'WebP image', 8],
  ['424d', 'BMP image'],
  ['00000100', 'icon'],
  ['255044462d', 'PDF document'],
  ['504b0304', 'ZIP archive (or Office document, JAR, wheel)'],
  ['1f8b', 'gzip archive'],
  ['425a68', 'bzip2 archive'],
  ['fd377a585a00', 'xz archive'],
  ['28b52ffd', 'Zstandard archive'],
  ['377abcaf271c', '7-Zip archive'],
  ['7573746172', 'tar archive', 257],
  ['7f454c46', 'ELF program or library'],
  ['cffaedfe', 'Mach-O program or library'],
  ['4d5a', 'Windows program or library'],
  ['0061736d', 'WebAssembly module'],
  ['cafebabe', 'Java class'],
  ['53514c69746520666f726d6174203300', 'SQLite database'],
  ['774f4646', 'WOFF font'],
  ['774f4632', 'WOFF2 font'],
  ['4f676753', 'Ogg media'],
  ['494433', 'MP3 audio'],
  ['52494646', 'RIFF media'],
  ['66747970', 'MP4 media', 4],
  ['fffe0000', 'UTF-32 text']
]

/** The type of a binary file, by its first bytes; undefined if unknown. */
export function typeOfBinary(head: Buffer): string | undefined {
  const match = signatures.find(([bytes, , offset = 0]) => {
    const signature = Buffer.from(bytes, 'hex')
    return head.subarray(offset, offset + signature.length).equals(signature)
  })
  return match?.[1]
}

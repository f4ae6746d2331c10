import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { ToolError } from '../../errors.ts'
import type { Redact } from '../../secrets/redact.ts'
import { encodingOf, isBinary, type Encoding } from '../../text/encoding.ts'
import { typeOfBinary } from './file-type.ts'
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

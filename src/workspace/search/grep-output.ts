import type { Redact } from '../../secrets/redact.ts'
import { CUT_MARGIN } from '../commands/truncated-output.ts'

/** A matching line, or a context line. */
export interface GrepLine {
  readonly path: string
  /** The first line is 1. */
  readonly line: number
  readonly isMatch: boolean
  /** For a very long line, the part around the match. */
  readonly text: string
}

export interface GrepResult {
  /** Sorted by file and line. */
  readonly lines: readonly GrepLine[]
  /** Number of matching lines and of their files, including those that are not in `lines`. */
  readonly matches: number
  readonly files: number
  /** Binary files with a match. */
  readonly binaries: readonly string[]
  /** Number of files that were skipped because they may belong elsewhere. */
  readonly skipped: number
}

export interface GrepLimits {
  /** Matching lines to return. More are only counted. */
  readonly maxMatches: number
  /** Number of lines before and after each match. */
  readonly context: number
  /** Counting stops after this many matching lines. */
  readonly maxCounted: number
  /** Redacts a long line before it is cut. */
  readonly redact: Redact
}

/** What happens to the lines of a file. Only `skipped` files are reported. */
export type Admission = 'included' | 'excluded' | 'skipped'

const MAX_LINE_BYTES = 300
const BEFORE_MATCH_BYTES = 100
/** The rest of a longer line is dropped, so that an endless line does not fill the memory. */
const MAX_PENDING_BYTES = 1024 * 1024
const LINE_FEED = 10

/** Parses the output of `git grep -n --column -z` in chunks. */
export class GrepOutput {
  readonly #limits: GrepLimits
  readonly #admit: (paths: readonly string[]) => readonly Admission[]
  readonly #admissions = new Map<string, Admission>()
  readonly #lines: GrepLine[] = []
  readonly #files = new Set<string>()
  readonly #binaries: string[] = []
  #pending: Buffer[] = []
  #pendingBytes = 0
  #matches = 0

  /** @param admit is called once for each file, in batches */
  constructor(limits: GrepLimits, admit: (paths: readonly string[]) => readonly Admission[]) {
    this.#limits = limits
    this.#admit = admit
  }

  /** Returns false if no more output is needed. */
  push(chunk: Buffer): boolean {
    const records = this.#split(chunk).flatMap(parse)
    const paths = new Set(records.map(({ path }) => path).filter((path) => !this.#admissions.has(path)))
    const admissions = this.#admit([...paths])
    for (const [index, path] of [...paths].entries()) this.#admissions.set(path, admissions[index] ?? 'excluded')
    for (const record of records) if (this.#admissions.get(record.path) === 'included') this.#add(record)
    return this.#matches < this.#limits.maxCounted
  }

  get found(): GrepResult {
    return {
      lines: this.#lines,
      matches: this.#matches,
      files: this.#files.size,
      binaries: this.#binaries,
      skipped: [...this.#admissions.values()].filter((admission) => admission === 'skipped').length
    }
  }

  /** The complete lines so far. The start of an incomplete line is kept for the next chunk. */
  #split(chunk: Buffer): Buffer[] {
    const lines: Buffer[] = []
    let start = 0
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      lines.push(this.#completed(chunk.subarray(start, end)))
      start = end + 1
    }
    if (start < chunk.length && this.#pendingBytes < MAX_PENDING_BYTES) {
      this.#pending.push(chunk.subarray(start))
      this.#pendingBytes += chunk.length - start
    }
    return lines
  }

  #completed(end: Buffer): Buffer {
    if (this.#pending.length === 0) return end
    // After a part that was dropped, the end would look as if it were the next part.
    const isCut = this.#pendingBytes >= MAX_PENDING_BYTES
    const line = Buffer.concat(isCut ? this.#pending : [...this.#pending, end])
    this.#pending = []
    this.#pendingBytes = 0
    return line
  }

  #add(record: Record): void {
    if (record.kind === 'binary') {
      this.#binaries.push(record.path)
      return
    }
    const { kind, path, line } = record
    const isMatch = kind === 'match'
    if (isMatch) {
      this.#matches += 1
      this.#files.add(path)
    }
    if (this.#isReturned(record)) this.#lines.push({ path, line, isMatch, text: shorten(record, this.#limits.redact) })
  }

  #isReturned({ kind, path, line }: LineRecord): boolean {
    const { maxMatches, context } = this.#limits
    if (this.#matches !== maxMatches || kind === 'match') return this.#matches <= maxMatches
    // Context after the last returned match, but not before the first one that is only counted.
    const last = this.#lines.findLast(({ isMatch }) => isMatch)
    return last?.path === path && line <= last.line + context
  }
}

interface LineRecord {
  readonly kind: 'match' | 'context'
  readonly path: string
  readonly line: number
  readonly text: Buffer
  /** Position of the match in the text. */
  readonly match: number
}

type Record = LineRecord | { readonly kind: 'binary'; readonly path: string }

/** Empty for a line that separates groups. */
function parse(record: Buffer): Record[] {
  const pathEnd = record.indexOf(0)
  const lineEnd = record.indexOf(0, pathEnd + 1)
  if (pathEnd < 0 || lineEnd < 0) {
    const binary = /^Binary file (.*) matches$/.exec(record.toString('utf8', 0, 5_000))?.[1]
    return binary === undefined ? [] : [{ kind: 'binary', path: binary }]
  }
  const place = {
    path: record.toString('utf8', 0, pathEnd),
    line: Number(record.toString('latin1', pathEnd + 1, lineEnd))
  }
  // Only matching lines have a column.
  const columnEnd = record.indexOf(0, lineEnd + 1)
  const column = columnEnd < 0 ? '' : record.toString('latin1', lineEnd + 1, Math.min(columnEnd, lineEnd + 12))
  return /^\d{1,10}$/.test(column)
    ? [{ kind: 'match', ...place, text: record.subarray(columnEnd + 1), match: Number(column) - 1 }]
    : [{ kind: 'context', ...place, text: record.subarray(lineEnd + 1), match: 0 }]
}

function shorten({ text: line, match: column }: LineRecord, redact: Redact): string {
  if (line.length <= MAX_LINE_BYTES) return line.toString().replace(/\r$/, '')
  const { text, match } = redactedAround(column, line, redact)
  const start = Math.max(0, Math.min(match - BEFORE_MATCH_BYTES, text.length - MAX_LINE_BYTES))
  const end = start + MAX_LINE_BYTES
  // A character may have been cut at either end.
  const part = text
    .subarray(start, end)
    .toString()
    .replaceAll(/^\ufffd+|\ufffd+$/g, '')
  return `${start > 0 ? '…' : ''}${part}${end < text.length ? '…' : ''}`
}

/** The line without secrets. Of a line with a secret only what is near the match, whose new position is approximate. */
function redactedAround(match: number, line: Buffer, redact: Redact): Pick<LineRecord, 'text' | 'match'> {
  const from = Math.max(0, match - CUT_MARGIN)
  const near = line.subarray(from, match + CUT_MARGIN).toString()
  const redacted = redact(near)
  if (redacted === near) return { text: line, match }
  return { text: Buffer.from(redacted), match: Math.min(match - from, redacted.length) }
}

/** A line that matches, or one beside it. */
export interface GrepLine {
  readonly path: string
  /** Counted from 1. */
  readonly line: number
  readonly isMatch: boolean
  /** The part around the match of a line that is very long. */
  readonly text: string
}

export interface GrepResult {
  /** In order of files and lines. */
  readonly lines: readonly GrepLine[]
  /** Matching lines and their files, those not among `lines` too. */
  readonly matches: number
  readonly files: number
  /** Binary files in which something matches. */
  readonly binaries: readonly string[]
  /** Files left out because they may lie elsewhere. */
  readonly leftOut: number
}

export interface GrepLimits {
  /** Matching lines to keep; further ones are only counted. */
  readonly maxMatches: number
  /** Lines shown before and after each. */
  readonly context: number
  /** Matching lines after which counting ends too. */
  readonly maxCounted: number
}

/** What becomes of the lines of a file: `left-out` is said, `unwanted` is not. */
export type Admission = 'wanted' | 'unwanted' | 'left-out'

const MAX_LINE_BYTES = 300
const BEFORE_MATCH_BYTES = 100
/** More of a line is not looked at, so that one without end fills no memory. */
const MAX_PENDING_BYTES = 1024 * 1024
const LINE_FEED = 10

/** Reads what `git grep -n --column -z` prints, piece by piece. */
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

  /** @param admit is asked once for each file, for many at a time */
  constructor(limits: GrepLimits, admit: (paths: readonly string[]) => readonly Admission[]) {
    this.#limits = limits
    this.#admit = admit
  }

  /** Returns false when more is not needed. */
  push(chunk: Buffer): boolean {
    const records = this.#split(chunk).flatMap(parse)
    const paths = new Set(records.map(({ path }) => path).filter((path) => !this.#admissions.has(path)))
    const admissions = this.#admit([...paths])
    for (const [index, path] of [...paths].entries()) this.#admissions.set(path, admissions[index] ?? 'unwanted')
    for (const record of records) if (this.#admissions.get(record.path) === 'wanted') this.#take(record)
    return this.#matches < this.#limits.maxCounted
  }

  get found(): GrepResult {
    return {
      lines: this.#lines,
      matches: this.#matches,
      files: this.#files.size,
      binaries: this.#binaries,
      leftOut: [...this.#admissions.values()].filter((admission) => admission === 'left-out').length
    }
  }

  /** The whole lines that have come, the beginning of one that has not is kept. */
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
    const line = Buffer.concat([...this.#pending, end])
    this.#pending = []
    this.#pendingBytes = 0
    return line
  }

  #take(record: Record): void {
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
    if (this.#isKept(record)) this.#lines.push({ path, line, isMatch, text: shorten(record) })
  }

  #isKept({ kind, path, line }: LineRecord): boolean {
    const { maxMatches, context } = this.#limits
    if (this.#matches !== maxMatches || kind === 'match') return this.#matches <= maxMatches
    // Beside the last one that is kept, and not before the first one that is not.
    const last = this.#lines.findLast(({ isMatch }) => isMatch)
    return last?.path === path && line <= last.line + context
  }
}

interface LineRecord {
  readonly kind: 'match' | 'context'
  readonly path: string
  readonly line: number
  readonly text: Buffer
  /** Where in the text the match begins. */
  readonly match: number
}

type Record = LineRecord | { readonly kind: 'binary'; readonly path: string }

/** Nothing for a line that separates groups. */
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
  // Only lines that match have a column.
  const columnEnd = record.indexOf(0, lineEnd + 1)
  const column = columnEnd < 0 ? '' : record.toString('latin1', lineEnd + 1, Math.min(columnEnd, lineEnd + 12))
  return /^\d{1,10}$/.test(column)
    ? [{ kind: 'match', ...place, text: record.subarray(columnEnd + 1), match: Number(column) - 1 }]
    : [{ kind: 'context', ...place, text: record.subarray(lineEnd + 1), match: 0 }]
}

function shorten({ text, match }: LineRecord): string {
  if (text.length <= MAX_LINE_BYTES) return text.toString().replace(/\r$/, '')
  const start = Math.max(0, Math.min(match - BEFORE_MATCH_BYTES, text.length - MAX_LINE_BYTES))
  const end = start + MAX_LINE_BYTES
  // A character may have been cut in two at either end.
  const part = text
    .subarray(start, end)
    .toString()
    .replaceAll(/^\ufffd+|\ufffd+$/g, '')
  return `${start > 0 ? '…' : ''}${part}${end < text.length ? '…' : ''}`
}

import { ToolError } from '../../errors.ts'
import { hasText } from '../../text/lines.ts'
import type { HunkLine } from '../edit/hunk.ts'
import type { Hunk } from './apply-hunks.ts'

/**
 * The hunks of a file, in both formats. Those of a unified diff say at which line they start and how each line ends.
 *
 * @throws ToolError that quotes a line which belongs to no hunk
 */
export function readHunks(body: readonly string[], { isUnified }: { readonly isUnified: boolean }): Hunk[] {
  const hunks: Hunk[] = []
  // Many models leave out the first @@. Several in a row narrow the location step by step.
  let header: string[] = []
  let written: string[] = []
  const close = (atEnd: boolean) => {
    const isHunk = written.some(hasText)
    if (isHunk) hunks.push((isUnified ? diffHunk : hunkOf)(header, written, atEnd))
    if (isHunk || atEnd) header = []
    written = []
  }
  for (const line of body) {
    if (line.trim() === '*** End of File') close(true)
    else if (line.startsWith('***')) throw mistake(line, 'is not a valid marker here.')
    else if (line.startsWith('@@')) {
      close(false)
      header.push(line.slice(2))
    } else written.push(line)
  }
  close(false)
  return hunks
}

/** Line numbers of a unified diff, which models write by habit. They don't count. */
const NUMBERS = /^\s*[-+\d][-+,\d\s]*@@.*$/

/** False for an empty line, which at the edges of a hunk separates it from others, or from its @@. One with its space is a line of the file. */
const isLine = (line: string) => /[^\r]/.test(line)

function hunkOf(header: readonly string[], written: readonly string[], atEnd: boolean): Hunk {
  const anchors = header.map((text) => text.replace(NUMBERS, '').replace(/\s@@\s*$/, '')).filter(hasText)
  const appends = atEnd || !(anchors.length > 0 || header.some((text) => NUMBERS.test(text)))
  const lines = written.slice(written.findIndex(isLine), written.findLastIndex(isLine) + 1)
  return { lines: lines.map(hunkLine), anchors, atEnd, appends }
}

/** What only a unified diff says. Its own line of a missing line ending is about the line above. */
function diffHunk([header = '']: readonly string[], written: readonly string[]): Hunk {
  const lines = written.slice(0, written.findLastIndex(isLine) + 1).flatMap((line, at): HunkLine[] => {
    if (line.startsWith('\\')) return []
    if (written[at + 1]?.startsWith('\\')) return [{ ...hunkLine(line), end: '' }]
    return [{ ...hunkLine(line.replace(/\r$/, '')), end: line.endsWith('\r') ? '\r\n' : '\n' }]
  })
  const start = Number(/^ -(\d+)/.exec(header)?.[1]) - 1
  return { lines, anchors: [], start, atEnd: lines.some(({ end }) => end === ''), appends: false }
}

/** Many models leave out the space before a context line. */
function hunkLine(line: string): HunkLine {
  const kind = line.startsWith('+') ? 'add' : line.startsWith('-') ? 'remove' : 'keep'
  return { kind, text: /^[-+ ]/.test(line) ? line.slice(1) : line }
}

export function mistake(line: string | undefined, what: string): ToolError {
  return new ToolError(`"${(line ?? '').slice(0, 120)}" in the patch ${what}`)
}

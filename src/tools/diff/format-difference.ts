import type { FileDifference } from '../../domain/file-difference.ts'
import { listFirst } from '../../text/format.ts'
import { parseHunks, type HunkLine } from '../../text/hunks.ts'
import { unreadReason } from './worth-reading.ts'

const MAX_LISTED = 300
/** Of the files that are left out. Most of them are listed above. */
const MAX_LEFT_OUT = 50

/**
 * A line for each file, then the hunks with the file's line numbers before and after. What does not fit is left out and named.
 *
 * @param maxLength of the hunks, in characters
 */
export function formatDifference(files: readonly FileDifference[], maxLength: number): string {
  const blocks: string[] = []
  const leftOut: string[] = []
  let remaining = maxLength
  for (const file of files.filter(({ hunks }) => hunks !== '')) {
    const block = blockOf(file, remaining)
    if (block === undefined) leftOut.push(file.path)
    else blocks.push(block)
    remaining -= block?.length ?? 0
  }
  return [
    ...files.slice(0, MAX_LISTED).map(lineOf),
    ...(files.length > MAX_LISTED ? [`(${files.length - MAX_LISTED} more files)`] : []),
    ...blocks.map((block) => `\n${block}`),
    ...(leftOut.length > 0
      ? [`\nLeft out to save space; read them with their path: ${listFirst(leftOut, MAX_LEFT_OUT)}`]
      : [])
  ].join('\n')
}

function lineOf(file: FileDifference): string {
  const { path, movedFrom, added, removed, hunks } = file
  const counts = added === undefined ? '' : ` +${added} -${removed ?? 0}`
  const moved = movedFrom === undefined ? '' : `, moved from ${movedFrom}`
  const isMissing = hunks === '' && (added === undefined || added + (removed ?? 0) > 0)
  return `${path}${counts}${moved}${isMissing ? `, ${unreadReason(file) ?? 'too large'}, not shown` : ''}`
}

/** Shorter pieces of a file say too little. */
const MIN_PIECE = 500

/** Undefined if too little of it would fit. */
function blockOf({ path, hunks }: FileDifference, maxLength: number): string | undefined {
  const lines = numberedLines(hunks)
  const text = [`--- ${path}`, ...lines].join('\n')
  if (text.length <= maxLength) return text
  if (maxLength < MIN_PIECE) return undefined
  const end = text.lastIndexOf('\n', maxLength)
  // The path alone is longer.
  if (end < 0) return undefined
  const missing = text.slice(end + 1).split('\n').length
  return `${text.slice(0, end)}\n[${missing} more lines. Read the file, or a smaller context.]`
}

function numberedLines(hunks: string): string[] {
  const parsed = parseHunks(hunks)
  const width = Math.max(...parsed.map(({ left, right }) => Math.max(left.end, right.end) + 1), 0).toString().length
  return parsed.flatMap(({ heading, lines }) => [
    `@@ ${heading}`.trimEnd(),
    ...lines.flatMap((line) => numberedLine(line, width))
  ])
}

const SIGN = { context: ' ', added: '+', removed: '-' }

function numberedLine({ kind, left, right, text, hasLineFeed }: HunkLine, width: number): string[] {
  const column = (number: number | undefined) => String(number ?? '').padStart(width)
  const line = `${column(left)} ${column(right)} ${SIGN[kind]}${text}`
  return hasLineFeed ? [line] : [line, '\\ No newline at end of file']
}

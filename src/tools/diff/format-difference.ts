import type { FileDifference } from '../../domain/file-difference.ts'
import { unreadReason } from './worth-reading.ts'

const MAX_LISTED = 300

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
    ...(leftOut.length > 0 ? [`\nLeft out to save space; read them with their path: ${leftOut.join(', ')}`] : [])
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
  const missing = text.slice(end + 1).split('\n').length
  return `${text.slice(0, end)}\n[${missing} more lines. Read the file, or a smaller context.]`
}

// The heading of a hunk can contain a carriage return.
const HUNK = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@ ?([^]*)$/

function numberedLines(hunks: string): string[] {
  const lines = hunks.replace(/\n$/, '').split('\n')
  const width = Math.max(...lines.map((line) => lastNumber(HUNK.exec(line))), 0).toString().length
  const column = (number: number | undefined) => String(number ?? '').padStart(width)
  let before = 0
  let after = 0
  return lines.map((line) => {
    const hunk = HUNK.exec(line)
    if (hunk) {
      before = Number(hunk[1])
      after = Number(hunk[3])
      return `@@ ${hunk[5] ?? ''}`.trimEnd()
    }
    switch (line.charAt(0)) {
      case '-':
        return `${column(before++)} ${column(undefined)} ${line}`
      case '+':
        return `${column(undefined)} ${column(after++)} ${line}`
      case '\\':
        return line
      default:
        return `${column(before++)} ${column(after++)} ${line}`
    }
  })
}

function lastNumber(hunk: RegExpExecArray | null): number {
  if (!hunk) return 0
  const [, start, count = '1', newStart, newCount = '1'] = hunk
  return Math.max(Number(start) + Number(count), Number(newStart) + Number(newCount))
}

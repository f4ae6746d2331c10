import type { FileStat } from '../git/changes.ts'
import type { CheckpointEntry } from '../git/checkpoint-journal.ts'
import { formatEdits } from '../text/format.ts'
import { shorten } from '../text/shorten.ts'
import type { LineTotals } from '../text/edit-totals.ts'

const MAX_LINE = 72
const MAX_FILES = 30

/** `checkpoint 3 of 2026-05-04 14:00, before "fix the test"`. */
export function entryLabel(entry: CheckpointEntry): string {
  const before = entry.request === undefined ? '' : `, before "${firstLine(entry.request)}"`
  return `checkpoint ${entry.number} of ${timeOf(entry)}${before}`
}

/** `"fix the test" (2026-05-04 14:00)`, for the first checkpoint of a run. */
export function runLabel(entry: CheckpointEntry): string {
  return `"${firstLine(entry.request ?? '')}" (${timeOf(entry)})`
}

/** `2026-05-04 14:00`, in local time. */
export function timeOf({ takenAt }: CheckpointEntry): string {
  const time = new Date(takenAt)
  const [month, day, hours, minutes] = [time.getMonth() + 1, time.getDate(), time.getHours(), time.getMinutes()].map(
    (part) => String(part).padStart(2, '0')
  )
  return `${time.getFullYear()}-${month ?? ''}-${day ?? ''} ${hours ?? ''}:${minutes ?? ''}`
}

export function firstLine(text: string): string {
  const [line = ''] = text.trim().split('\n', 1)
  return shorten(line, MAX_LINE)
}

/** One line for each file, with its `+3 −1`. */
export function fileLines(stat: readonly FileStat[]): string[] {
  return pathLines(stat.map((file) => `${file.path} ${formatEdits([linesOf(file)])}`))
}

export function pathLines(paths: readonly string[]): string[] {
  const lines = paths.map((path) => `  ${path}`)
  return lines.length > MAX_FILES
    ? [...lines.slice(0, MAX_FILES), `  and ${lines.length - MAX_FILES} more files`]
    : lines
}

/** A binary file has no lines to count. */
export function linesOf({ added = 0, removed = 0 }: FileStat): LineTotals {
  return { added, removed }
}

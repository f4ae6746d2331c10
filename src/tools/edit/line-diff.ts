import type { FileEdit } from '../../agent/tool.ts'
import { totalLines } from '../../text/edit-totals.ts'
import { splitLines } from '../../text/lines.ts'
import { shorten } from '../../text/shorten.ts'
import { commonEdges } from './common-edges.ts'

/** Lines that replaced others. */
export interface LineChange {
  /** The number of the first new line in the current text, counted from 1. */
  readonly line: number
  readonly removed: readonly string[]
  readonly added: readonly string[]
}

/** With more different lines, finding the equal ones takes too long. */
const MAX_DIFFERENCE = 1_000

/** How two texts differ, from the first line to the last. Line endings are ignored. */
export function lineChanges(before: string, after: string): Promise<readonly LineChange[]> {
  return differences(linesOf(before), linesOf(after))
}

/** The same for texts that are divided into lines. */
export async function differences(before: readonly string[], after: readonly string[]): Promise<readonly LineChange[]> {
  const whole = differingLines(before, after)
  if (!whole) return []
  if (whole.removed.length === 0 || whole.added.length === 0) return [whole]
  const { diffArrays } = await import('diff')
  const parts = diffArrays([...whole.removed], [...whole.added], { maxEditLength: MAX_DIFFERENCE })
  return parts ? grouped(parts, whole.line) : [whole]
}

/** The lines of a text; a line ending at its end starts no further line. */
function linesOf(text: string): string[] {
  const lines = splitLines(text)
  if (lines.at(-1) === '') lines.pop()
  return lines
}

/** The lines from the first difference to the last; undefined for equal lines. */
function differingLines(old: readonly string[], current: readonly string[]): LineChange | undefined {
  const { head, tail } = commonEdges(old, current)
  const removed = old.slice(head, old.length - tail)
  const added = current.slice(head, current.length - tail)
  return removed.length + added.length > 0 ? { line: head + 1, removed, added } : undefined
}

interface Part {
  readonly value: readonly string[]
  readonly added: boolean
  readonly removed: boolean
}

/** @param parts with removed lines before the added ones that replace them */
function grouped(parts: readonly Part[], firstLine: number): LineChange[] {
  const changes: LineChange[] = []
  let line = firstLine
  let removed: readonly string[] = []
  for (const [index, part] of parts.entries()) {
    if (part.removed) removed = part.value
    const isLastOfChange = part.added || (part.removed && !parts[index + 1]?.added)
    if (isLastOfChange) {
      changes.push({ line, removed, added: part.added ? part.value : [] })
      removed = []
    }
    if (!part.removed) line += part.value.length
  }
  return changes
}

/** What a call did to a file, with a diff that people can read in the trace. */
export function fileEdit(path: string, changes: readonly LineChange[]): FileEdit {
  const diff = formatChanges(changes, MAX_TRACED_LINES)
  const totals = totalLines(changes.map(({ added, removed }) => ({ added: added.length, removed: removed.length })))
  return { path, ...totals, ...(diff !== '' && { diff }) }
}

const MAX_TRACED_LINES = 1_000
const MAX_LINES = 20
const MAX_LINE_LENGTH = 300

/** A diff without unchanged lines. By default a short one for the model, so that it doesn't need to read the file again. */
export function formatChanges(changes: readonly LineChange[], maxLines = MAX_LINES): string {
  const lines = changes.flatMap(({ line, removed, added }) => [
    `@@ line ${line} @@`,
    ...removed.map((text) => `-${shorten(text, MAX_LINE_LENGTH)}`),
    ...added.map((text) => `+${shorten(text, MAX_LINE_LENGTH)}`)
  ])
  if (lines.length <= maxLines) return lines.join('\n')
  return `${lines.slice(0, maxLines).join('\n')}\n(${lines.length - maxLines} more lines of the diff)`
}

import type { FileEdit } from '../../agent/tool.ts'
import { totalLines } from '../../text/edit-totals.ts'
import { shorten } from '../../text/shorten.ts'
import { hunkBetween, runsOf } from './hunk.ts'
import { splitTextLines, textsOf } from './text-lines.ts'

/** Lines that replaced others. */
export interface LineChange {
  /** The number of the first new line in the current text, counted from 1. */
  readonly line: number
  readonly removed: readonly string[]
  readonly added: readonly string[]
}

/** How two texts differ, from the first line to the last. Line endings are ignored. */
export function lineChanges(before: string, after: string): readonly LineChange[] {
  let line = 1
  const [old, current] = [before, after].map((text) => textsOf(splitTextLines(text)))
  return runsOf(hunkBetween(old ?? [], current ?? [])).flatMap(({ isKept, old, added }) => {
    line += added.length
    return isKept ? [] : [{ line: line - added.length, removed: textsOf(old), added: textsOf(added) }]
  })
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

/** What an edit changed, as whole lines: what the model is shown, and what is counted. */
export interface LineChange {
  /** Of the first changed line, counted from 1. */
  readonly line: number
  readonly removed: readonly string[]
  readonly added: readonly string[]
}

/** The lines of a text; a line end at its end begins no further line. */
export function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''))
  if (lines.at(-1) === '') lines.pop()
  return lines
}

/** The one stretch of lines in which two texts differ; undefined when their lines are equal. */
export function lineChange(before: string, after: string): LineChange | undefined {
  const [old, current] = [linesOf(before), linesOf(after)]
  const shorter = Math.min(old.length, current.length)
  let start = 0
  while (start < shorter && old[start] === current[start]) start += 1
  let end = 0
  while (end < shorter - start && old.at(-1 - end) === current.at(-1 - end)) end += 1

  const removed = old.slice(start, old.length - end)
  const added = current.slice(start, current.length - end)
  return removed.length + added.length > 0 ? { line: start + 1, removed, added } : undefined
}

/** Lines added and removed. Where as many came as went, those that are the same in both do not count. */
export function countLines(change: LineChange | undefined): { readonly added: number; readonly removed: number } {
  if (!change) return { added: 0, removed: 0 }
  const { added, removed } = change
  if (added.length !== removed.length) return { added: added.length, removed: removed.length }
  const changed = added.filter((line, index) => line !== removed[index]).length
  return { added: changed, removed: changed }
}

const MAX_SHOWN = 20

/** A small diff for the model, so that it need not read the file again. */
export function showChange({ line, removed, added }: LineChange): string {
  const lines = [...removed.map((text) => `-${text}`), ...added.map((text) => `+${text}`)]
  const shown = lines.slice(0, MAX_SHOWN)
  if (lines.length > MAX_SHOWN) shown.push(`(${lines.length - MAX_SHOWN} more changed lines)`)
  return `@@ line ${line} @@\n${shown.join('\n')}`
}

/** Lines that came in the place of others. */
export interface LineChange {
  /** Of the first line that came, in the text as it is now, counted from 1. */
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

/** Of more lines than these, it takes too long to find out which are the same in both. */
const MAX_DIFFERENCE = 1_000

/** How two texts differ, from the first line to the last. Line ends do not count. */
export async function lineChanges(before: string, after: string): Promise<readonly LineChange[]> {
  const whole = differingStretch(linesOf(before), linesOf(after))
  if (!whole) return []
  if (whole.removed.length === 0 || whole.added.length === 0) return [whole]
  const { diffArrays } = await import('diff')
  const parts = diffArrays([...whole.removed], [...whole.added], { maxEditLength: MAX_DIFFERENCE })
  return parts ? grouped(parts, whole.line) : [whole]
}

/** The one stretch of lines outside of which both are equal; undefined when they are so everywhere. */
function differingStretch(old: readonly string[], current: readonly string[]): LineChange | undefined {
  const shorter = Math.min(old.length, current.length)
  let start = 0
  while (start < shorter && old[start] === current[start]) start += 1
  let end = 0
  while (end < shorter - start && old.at(-1 - end) === current.at(-1 - end)) end += 1

  const removed = old.slice(start, old.length - end)
  const added = current.slice(start, current.length - end)
  return removed.length + added.length > 0 ? { line: start + 1, removed, added } : undefined
}

interface Part {
  readonly value: readonly string[]
  readonly added: boolean
  readonly removed: boolean
}

/** @param parts removed lines come before the added ones that replace them */
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

export function countChangedLines(changes: readonly LineChange[]): {
  readonly added: number
  readonly removed: number
} {
  const sum = (lengths: readonly number[]) => lengths.reduce((total, length) => total + length, 0)
  return {
    added: sum(changes.map(({ added }) => added.length)),
    removed: sum(changes.map(({ removed }) => removed.length))
  }
}

/** `+3 −1`, as people and models are told. */
export function formatCounts({ added, removed }: { readonly added: number; readonly removed: number }): string {
  return `+${added} −${removed}`
}

const MAX_SHOWN = 20
const MAX_LENGTH = 300

/** A small diff for the model, so that it need not read the file again. */
export function formatChanges(changes: readonly LineChange[]): string {
  const lines = changes.flatMap(({ line, removed, added }) => [
    `@@ line ${line} @@`,
    ...removed.map((text) => `-${shortened(text)}`),
    ...added.map((text) => `+${shortened(text)}`)
  ])
  if (lines.length <= MAX_SHOWN) return lines.join('\n')
  return `${lines.slice(0, MAX_SHOWN).join('\n')}\n(${lines.length - MAX_SHOWN} more lines of the diff)`
}

function shortened(line: string): string {
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line
}

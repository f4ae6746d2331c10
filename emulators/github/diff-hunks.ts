import type { DiffSide } from './state.ts'

interface HunkLine {
  /** The line's number in the old file; undefined for an added line. */
  readonly left: number | undefined
  /** The line's number in the new file; undefined for a removed line. */
  readonly right: number | undefined
  readonly text: string
}

/** One hunk of the diff of a file. */
export interface Hunk {
  readonly header: string
  readonly lines: readonly HunkLine[]
}

/** Reads the patch of one file, from its first hunk on. */
export function parseHunks(patch: string): Hunk[] {
  return patch.split(/^(?=@@ )/m).map((part) => {
    const [header = '', ...rows] = part.replace(/\n$/, '').split('\n')
    const [, left, right] = /^@@ -(\d+)(?:,\d+)? \+(\d+)/.exec(header) ?? []
    const next = { left: Number(left), right: Number(right) }
    const lines = rows
      .filter((row) => !row.startsWith('\\'))
      .map((text) => ({
        left: text.startsWith('+') ? undefined : next.left++,
        right: text.startsWith('-') ? undefined : next.right++,
        text
      }))
    return { header, lines }
  })
}

/** The hunk that contains a line of one side. */
export function hunkWith(hunks: readonly Hunk[], side: DiffSide, line: number): Hunk | undefined {
  return hunks.find(({ lines }) => lines.some((one) => numberOn(one, side) === line))
}

/** The hunk from its header to a line. */
export function hunkUntil({ header, lines }: Hunk, side: DiffSide, line: number): string {
  const last = lines.findIndex((one) => numberOn(one, side) === line)
  return [header, ...lines.slice(0, last + 1).map(({ text }) => text)].join('\n')
}

function numberOn({ left, right }: HunkLine, side: DiffSide): number | undefined {
  return side === 'LEFT' ? left : right
}

/** Where a line of the old file is in the new one; undefined if it was changed or removed. */
export function followLine(hunks: readonly Hunk[], line: number): number | undefined {
  let offset = 0
  for (const { header } of hunks) {
    const [, start = '', removed = '1', added = '1'] = /^@@ -(\d+)(?:,(\d+))? \+\d+(?:,(\d+))?/.exec(header) ?? []
    const count = Number(removed)
    // For a pure insertion, git names the line before it.
    const first = count === 0 ? Number(start) + 1 : Number(start)
    if (line < first) break
    if (line < first + count) return undefined
    offset += Number(added) - count
  }
  return line + offset
}

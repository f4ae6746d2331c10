import type { LineRange } from './replace-lines.ts'

/** Neighboring changes of one file, with the context lines around them. */
export interface Hunk {
  /** Lines of the file before. For none, the end is before the start: `-4,0` is the place after line 4. */
  readonly left: LineRange
  /** Lines of the file after. */
  readonly right: LineRange
  /** What git writes after the second `@@`, such as the function that the hunk is in. */
  readonly heading: string
  readonly lines: readonly HunkLine[]
}

export interface HunkLine {
  readonly kind: 'context' | 'added' | 'removed'
  /** In the file before, from 1; undefined for an added line. */
  readonly left: number | undefined
  /** In the file after; undefined for a removed line. */
  readonly right: number | undefined
  /** Without its line feed; a carriage return before it stays. */
  readonly text: string
  /** False for the last line of a file that does not end in a line feed. */
  readonly hasLineFeed: boolean
}

// The heading can contain a carriage return.
const HEADER = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@ ?([^]*)$/

/**
 * Reads the hunks of one file, as `git diff` writes them. What precedes the first is skipped. Linear time.
 *
 * No line of a file looks like a header here, because a space or a sign precedes each.
 */
export function parseHunks(text: string): readonly Hunk[] {
  const hunks: (Hunk & { readonly lines: HunkLine[] })[] = []
  let [left, right] = [0, 0]
  for (const line of text.replace(/\n$/, '').split('\n')) {
    const header = HEADER.exec(line)
    const lines = hunks.at(-1)?.lines
    if (header) {
      const hunk = hunkOf(header)
      hunks.push(hunk)
      left = hunk.left.start
      right = hunk.right.start
    } else if (lines && line.startsWith('\\')) {
      const last = lines.pop()
      if (last) lines.push({ ...last, hasLineFeed: false })
    } else if (lines) {
      const kind = kindOf(line)
      lines.push({
        kind,
        left: kind === 'added' ? undefined : left++,
        right: kind === 'removed' ? undefined : right++,
        text: line.slice(1),
        hasLineFeed: true
      })
    }
  }
  return hunks
}

function hunkOf([, leftStart, leftCount = '1', rightStart, rightCount = '1', heading = '']: RegExpExecArray) {
  return {
    left: rangeOf(Number(leftStart), Number(leftCount)),
    right: rangeOf(Number(rightStart), Number(rightCount)),
    heading,
    lines: []
  }
}

function rangeOf(start: number, count: number): LineRange {
  return count === 0 ? { start: start + 1, end: start } : { start, end: start + count - 1 }
}

function kindOf(line: string): HunkLine['kind'] {
  if (line.startsWith('+')) return 'added'
  return line.startsWith('-') ? 'removed' : 'context'
}

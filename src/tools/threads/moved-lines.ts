import { lineChanges } from '../edit/line-diff.ts'
import type { LineRange } from '../../text/replace-lines.ts'

/** Where lines of an earlier version of a file are now; undefined if one of them was changed, or something was inserted among them. */
export function movedLines(before: string, now: string, { start, end }: LineRange): LineRange | undefined {
  let shift = 0
  for (const { line, removed, added } of lineChanges(before, now)) {
    const oldStart = line - shift
    const oldEnd = oldStart + removed.length
    if (oldStart > end) break
    if (oldEnd > start || (removed.length === 0 && oldStart > start)) return undefined
    shift += added.length - removed.length
  }
  return { start: start + shift, end: end + shift }
}

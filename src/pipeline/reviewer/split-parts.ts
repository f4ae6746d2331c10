import type { FileDifference } from '../../domain/file-difference.ts'
import { formatDifference } from '../../tools/diff/format-difference.ts'

/** What one conversation with the model is about. */
export interface ReviewPart {
  readonly files: readonly FileDifference[]
  /** Their hunks, with the numbers of the lines. */
  readonly difference: string
}

/** Characters of the difference in one part. Models read longer ones less well. */
const MAX_PART = 60_000

/** Divides what is to be read into parts that a model reads well, in the same order. A longer file is a part of its own. */
export function splitParts(files: readonly FileDifference[]): readonly ReviewPart[] {
  const groups: FileDifference[][] = []
  let length = Infinity
  for (const file of files) {
    const own = formatDifference([file], Infinity).length
    if (length + own > MAX_PART) {
      groups.push([])
      length = 0
    }
    length += own
    groups.at(-1)?.push(file)
  }
  return groups.map((group) => ({ files: group, difference: formatDifference(group, Infinity) }))
}

import { codePoint, FORMAT, INVISIBLE, SPACES } from '../../text/hidden-characters.ts'
import { bigramsOf, similarity } from '../../text/similarity.ts'

const MAX_COMPARED = 20_000
const MAX_EQUAL_LINES = 10
const MIN_SIMILARITY = 0.6
const MAX_LINES = 12
const MAX_LINE_LENGTH = 500
/** Lines before the first difference that are shown of a long quote. */
const LINES_BEFORE = 3

export const NOTHING_SIMILAR = 'Nothing in the file is similar. Read the file again.'

/**
 * Shows the lines that the quoted ones are most likely meant to be, numbered, starting near the first difference. Tabs, spaces at
 * the margins and hidden characters are made visible. Undefined when no lines are similar.
 */
export function closestLines(lines: readonly string[], quoted: readonly string[]): string | undefined {
  const start = bestStart(lines.slice(0, MAX_COMPARED), quoted)
  if (start === undefined) return undefined
  const differing = quoted.findIndex((line, index) => line !== lines[start + index])
  const skipped = quoted.length > MAX_LINES ? Math.max(0, differing - LINES_BEFORE) : 0
  const from = Math.max(0, start + skipped)
  // One more than was quoted: the file may have another line in between.
  const closest = lines.slice(from, from + Math.min(quoted.length + 1, MAX_LINES))
  const numbered = closest.map((line, index) => `${from + index + 1}\t${makeVisible(line)}`)
  return `The closest lines are (→ is a tab, · a space at the margin):\n${numbered.join('\n')}`
}

/** The start at which the most characters of the quote are in lines that are equal, or nearly equal. */
function bestStart(lines: readonly string[], quoted: readonly string[]): number | undefined {
  const scores = new Map<number, number>()
  const add = (start: number, score: number) => scores.set(start, (scores.get(start) ?? 0) + score)

  const indexes = Map.groupBy(lines.keys(), (index) => lines[index]?.trim() ?? '')
  for (const [index, line] of quoted.map((each) => each.trim()).entries()) {
    const equal = /\w/.test(line) ? (indexes.get(line) ?? []) : []
    for (const at of equal.slice(0, MAX_EQUAL_LINES)) add(at - index, line.length)
  }
  const lengths = quoted.map((line) => line.trim().length)
  const longest = lengths.indexOf(Math.max(...lengths))
  const pairs = pairsOf(quoted[longest] ?? '')
  const likeness = lines.map((line) => similarity(pairs, pairsOf(line)))
  const most = likeness.reduce((best, each) => Math.max(best, each), 0)
  if (most >= MIN_SIMILARITY) add(likeness.indexOf(most) - longest, most * (lengths[longest] ?? 0))

  const [best] = [...scores].toSorted(([startA, a], [startB, b]) => b - a || startA - startB)
  return best?.[0]
}

function pairsOf(line: string): Set<number> {
  return bigramsOf(line.trim().slice(0, MAX_LINE_LENGTH))
}

const HIDDEN = new RegExp(String.raw`[${INVISIBLE}${FORMAT}[${SPACES}--[\x20]]]`, 'gv')

function makeVisible(line: string): string {
  const dots = (space: string) => space.replaceAll(' ', '·')
  return line
    .slice(0, MAX_LINE_LENGTH)
    .replace(/^[ \t]+/, dots)
    .replace(/[ \t]+$/, dots)
    .replaceAll('\t', '→')
    .replaceAll(HIDDEN, (hidden) => `<${codePoint(hidden)}>`)
}

import { codePoint, FORMAT, INVISIBLE, SPACES } from '../../text/hidden-characters.ts'
import { bigramsOf, similarity } from '../../text/near-name.ts'
import type { EditedLines } from './edited-lines.ts'

const MAX_COMPARED = 20_000
const MAX_EQUAL_LINES = 10
const MIN_SIMILARITY = 0.6
const MAX_LINES = 30
const MAX_LINE_LENGTH = 500

/** What the reader of a refusal needs: whether the new lines are there already, and the closest ones to those that were quoted. */
export function linesThere(edited: EditedLines, quoted: readonly string[], added: readonly string[]): string {
  // Two letters in a row: every file has brackets.
  const isApplied = added.some((line) => /\w{2}/.test(line)) && edited.find(added)[0]?.note === ''
  const closest = closestLines(
    edited.texts,
    quoted.map((line) => line.replace(/^\s*\d+[\t:|→]/, ''))
  )
  if (isApplied) return `The new lines are in the file already: this change may have been made. ${closest ?? ''}`
  return closest ?? 'Nothing in the file is similar. Read the file again.'
}

/**
 * Shows the lines that the quoted ones are most likely meant to be, numbered. Tabs, spaces at
 * the margins and hidden characters are made visible. Undefined when no lines are similar.
 */
function closestLines(lines: readonly string[], quoted: readonly string[]): string | undefined {
  const start = bestStart(lines.slice(0, MAX_COMPARED), quoted)
  if (start === undefined) return undefined
  const from = Math.max(0, start)
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

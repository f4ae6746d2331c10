import { codePoint, FORMAT, INVISIBLE, SPACES } from '../../text/hidden-characters.ts'

const MAX_COMPARED = 20_000
const MAX_ALIKE = 10
const MAX_SHOWN = 12
const MAX_LENGTH = 500
/** Of a long quote, so many lines are shown before the first that differs. */
const SHOWN_BEFORE = 3

/**
 * The lines that the wanted ones are most likely meant to be, numbered, from near the first that differs; their tabs, the
 * blanks at their margins and all else that cannot be seen made visible. Undefined when nothing is like them.
 */
export function closestLines(lines: readonly string[], wanted: readonly string[]): string | undefined {
  const start = bestStart(lines.slice(0, MAX_COMPARED), wanted)
  if (start === undefined) return undefined
  const differing = wanted.findIndex((line, index) => line !== lines[start + index])
  const skipped = wanted.length > MAX_SHOWN ? Math.max(0, differing - SHOWN_BEFORE) : 0
  const from = Math.max(0, start + skipped)
  // One more than are wanted: the file may have a line in between.
  const shown = lines.slice(from, from + Math.min(wanted.length + 1, MAX_SHOWN))
  return shown.map((line, index) => `${from + index + 1}\t${visible(line)}`).join('\n')
}

/** Where the wanted lines would begin for the most of their characters to be in lines that are equal, or nearly so. */
function bestStart(lines: readonly string[], wanted: readonly string[]): number | undefined {
  const scores = new Map<number, number>()
  const add = (start: number, score: number) => scores.set(start, (scores.get(start) ?? 0) + score)

  const places = placesOf(lines)
  for (const [index, line] of wanted.entries()) {
    for (const place of places.get(line.trim()) ?? []) add(place - index, line.trim().length)
  }
  const telling = wanted.reduce((best, line, index) => (lengthOf(line) > lengthOf(wanted[best]) ? index : best), 0)
  const like = mostLike(lines, wanted[telling] ?? '')
  if (like) add(like.index - telling, like.score * lengthOf(wanted[telling]))

  const [best] = [...scores].sort(([startA, a], [startB, b]) => b - a || startA - startB)
  return best?.[0]
}

/** Where each line with a word in it is. Of those that are everywhere, the first few. */
function placesOf(lines: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>()
  for (const [index, line] of lines.entries()) {
    const text = line.trim()
    if (!/\w/.test(text)) continue
    const known = places.get(text)
    if (!known) places.set(text, [index])
    else if (known.length < MAX_ALIKE) known.push(index)
  }
  return places
}

function lengthOf(line = ''): number {
  return line.trim().length
}

function mostLike(
  lines: readonly string[],
  wanted: string
): { readonly index: number; readonly score: number } | undefined {
  const pairs = pairsOf(wanted)
  let best = { index: -1, score: 0.6 }
  for (const [index, line] of lines.entries()) {
    const score = likeness(pairs, pairsOf(line))
    if (score >= best.score && (score > best.score || best.index < 0)) best = { index, score }
  }
  return best.index < 0 ? undefined : best
}

/** Sørensen-Dice similarity of two sets: 1 for equal ones. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return a.size + b.size === 0 ? 0 : (2 * a.intersection(b).size) / (a.size + b.size)
}

function pairsOf(line: string): Set<string> {
  const plain = line.trim().slice(0, MAX_LENGTH)
  return new Set(Array.from({ length: Math.max(0, plain.length - 1) }, (_, index) => plain.slice(index, index + 2)))
}

const UNSEEN = new RegExp(String.raw`[${INVISIBLE}${FORMAT}[${SPACES}--[\x20]]]`, 'gv')

function visible(line: string): string {
  const show = (space: string) => space.replaceAll(' ', '·')
  return line
    .slice(0, MAX_LENGTH)
    .replace(/^[ \t]+/, show)
    .replace(/[ \t]+$/, show)
    .replaceAll('\t', '→')
    .replaceAll(UNSEEN, (hidden) => `<${codePoint(hidden)}>`)
}

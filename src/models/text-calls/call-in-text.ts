import { lengthAt } from '../../agent/match-at.ts'
import { MAX_DEPTH } from '../../agent/read-literal.ts'
import { decode, type Folding } from './foldings.ts'

/** Markup around one argument. */
const MARKUP = 60
/** Markup around a call and its name, and the text between the parts of a call that is shown in two. */
const ENVELOPE = 500

/** What was shown, and how to make other texts comparable with it. */
export interface Shown {
  readonly text: string
  readonly folding: Folding
}

export interface ComparedCall {
  /** The tool's name and its other names. */
  readonly names: readonly string[]
  readonly args: unknown
  /** Characters of the response that the call is in. A quotation is not longer. */
  readonly responseLength: number
}

/** A value of the arguments, line by line. */
interface Leaf {
  /** Undefined for an item of a list. */
  readonly key: string | undefined
  readonly lines: readonly string[]
  readonly isText: boolean
}

/**
 * Whether the call appears in what was shown: its name where something is called, and near it its values, of which one may be cut.
 *
 * @param budget characters that may still be compared; if they run out, the call counts as shown
 */
export function appearsIn(
  { text: shown, folding }: Shown,
  { names, args, responseLength }: ComparedCall,
  budget: { left: number }
): boolean {
  const all = leavesOf(args, { key: undefined, folding })
  // A number can be written in many ways, such as 1e3.
  const texts = all.filter(({ isText }) => isText)
  const leaves = (texts.length > 0 ? texts : all).toSorted((a, b) => lengthOf(b) - lengthOf(a))
  // One value may be cut, so two must be missing.
  const longest = leaves.slice(0, 2).map(({ lines: [first = ''] }) => first)
  if (leaves.length > 1 && !longest.some((line) => shown.includes(line))) return false
  const lineCount = leaves.reduce((sum, { lines }) => sum + lines.length, 0)
  const reach =
    responseLength +
    2 * leaves.reduce((sum, leaf) => sum + lengthOf(leaf), 0) +
    MARKUP * (lineCount + leaves.length) +
    ENVELOPE
  for (const name of new Set(names.map((name) => folding(decode(name))))) {
    for (let at = shown.indexOf(name); at >= 0 && name !== ''; at = shown.indexOf(name, at + 1)) {
      const end = at + name.length
      if (!opensCall(shown.slice(Math.max(0, at - 12), at), shown.slice(end, end + 12))) continue
      // If it is not certain, it counts as a quotation.
      if (budget.left < 0) return true
      const around = shown.slice(Math.max(0, at - reach), end + reach)
      if (holdsAll(around, leaves, { opening: `${name}(`, budget })) return true
    }
  }
  return false
}

function lengthOf({ lines }: Leaf): number {
  return lines.reduce((sum, line) => sum + line.length, 0)
}

/** Whether the markup around a name says that it is called there. */
function opensCall(before: string, after: string): boolean {
  return /(?:[:=<>]|\bfunctions?[.:])$/.test(before) || /^(?::\d+)?(?:json)?[({<[]|^[>:][{<[]/.test(after)
}

/** @param opening the name and a bracket, for arguments without names */
function holdsAll(
  text: string,
  leaves: readonly Leaf[],
  { opening, budget }: { readonly opening: string; readonly budget: { left: number } }
): boolean {
  let cut: Leaf | undefined
  for (const leaf of leaves) {
    budget.left -= text.length
    if (holds(text, leaf, opening)) continue
    if (cut) return false
    cut = leaf
  }
  return !cut || holdsInTwo(text, cut.lines.join(''), leaves.length > 1 ? 1 : MIN_PART)
}

/** The fewest characters in each part of the only value, if it is cut in two. Fewer could be anywhere by chance. */
const MIN_PART = 6

/** One of several values may be cut, or cut off from its name: files are shown in parts. */
function holdsInTwo(text: string, value: string, minPart: number): boolean {
  let found = 0
  for (let step = value.length; step > 0; step >>= 1) {
    while (found + step <= value.length && text.includes(value.slice(0, found + step))) found += step
  }
  return (
    found >= minPart && (found === value.length || value.length - found >= minPart) && text.includes(value.slice(found))
  )
}

function holds(text: string, { key, lines }: Leaf, opening: string): boolean {
  const [first = '', ...rest] = lines
  const starts =
    key === undefined
      ? [text.indexOf(first)]
      : [key, opening].map((each) => fieldAt(text, each, { value: first, isWhole: rest.length === 0 }))
  return starts.some((start) => {
    let position = start + first.length
    return (
      start >= 0 &&
      rest.every((line) => {
        const found = text.indexOf(line, position)
        position = found + line.length
        return found >= 0
      })
    )
  })
}

/** Where a value follows its name, with nothing but markup between. */
function fieldAt(
  text: string,
  key: string,
  { value, isWhole }: { readonly value: string; readonly isWhole: boolean }
): number {
  for (let at = text.indexOf(key); at >= 0; at = text.indexOf(key, at + 1)) {
    let position = at + key.length
    let isFirstLine = text[at - 1] !== '/'
    for (let marks = 0; marks < MAX_MARKS; marks += 1) {
      if (text.startsWith(value, position) && !(isWhole && continues(text, position + value.length))) return position
      if (isFirstLine && text[position] === '\n') {
        const below = value.length < MIN_BELOW ? -1 : inLinesBelow(text, position, value)
        if (below >= 0) return below
        isFirstLine = false
      }
      const mark = lengthAt(MARK, text, position)
      if (mark === 0) break
      position += mark
    }
  }
  return -1
}

const MAX_MARKS = 20
const MARK = /<[^<>]{0,80}>|parameter|argkey|argvalue|string|true|false|type|item|escape|cdata|[^\p{L}\p{N}]/uy
/** A longer value is another one. */
const CONTINUES = /[\p{L}\p{N}./]/uy
/** The end of a tag, or another field. */
const ENDS = /\/?[<>]|[\p{L}\p{N}]{1,60}[=:]/uy

function continues(text: string, at: number): boolean {
  return lengthAt(CONTINUES, text, at) > 0 && lengthAt(ENDS, text, at) === 0
}

const MAX_LINES_BELOW = 2
/** A shorter value ends many lines by chance. */
const MIN_BELOW = 8

/** Where a value ends one of the next lines, whatever a log or a listing writes before it. */
function inLinesBelow(text: string, lineEnd: number, value: string): number {
  let start = lineEnd + 1
  for (let line = 0; line < MAX_LINES_BELOW; line += 1) {
    const end = text.indexOf('\n', start)
    const found = text.slice(start, end < 0 ? undefined : end).lastIndexOf(value)
    if (found >= 0 && !continues(text, start + found + value.length)) return start + found
    if (end < 0) return -1
    start = end + 1
  }
  return -1
}

interface LeafPlace extends Pick<Leaf, 'key'> {
  readonly folding: Folding
}

function leavesOf(value: unknown, place: LeafPlace, depth = 0): readonly Leaf[] {
  const { key, folding } = place
  if (depth > MAX_DEPTH) return []
  if (Array.isArray(value)) return value.flatMap((each) => leavesOf(each, { ...place, key: undefined }, depth + 1))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, each]) =>
      leavesOf(each, { ...place, key: folding(decode(name)) || undefined }, depth + 1)
    )
  const lines = String(value)
    .split('\n')
    .map((line) => folding(decode(line)))
    .filter((line) => line !== '')
  return lines.length > 0 ? [{ key, lines, isText: typeof value === 'string' }] : []
}

import { createHash } from 'node:crypto'
import { decodeNamedCharacterReference } from 'decode-named-character-reference'
import { canonicalJson } from '../../agent/json.ts'
import type { Message } from '../../agent/messages.ts'
import type { Tool } from '../../agent/tool.ts'
import { parameterSchema } from '../../agent/tool-definition.ts'
import { lengthAt } from '../../agent/match-at.ts'
import type { WasShown } from './parse.ts'

/** More than any context window. Older text is no longer in it. */
const MAX_CHARS = 8_000_000
/** Characters compared for one response. */
const MAX_COMPARED = 64_000_000
/** Markup around one argument. */
const MARKUP = 60
/** Markup around a call and its name, and the text between the parts of a call that is shown in two. */
const ENVELOPE = 500

/**
 * Everything that the model was shown, however it was quoted, indented or escaped. Attack: a model that only quotes a hostile
 * call must not run it. Nothing is compared until the model writes a call as text.
 */
export class ShownText {
  readonly #seen = new WeakSet<object>()
  /** Digests of calls that were not shown when the model made them. It may make them again. */
  readonly #made = new Set<string>()
  readonly #raw: string[] = []
  #rawChars = 0
  readonly #folded = new Map<Folding, string>(FOLDINGS.map((folding) => [folding, '']))

  /** Takes what is new in a request. What the model wrote itself was not shown to it. */
  note(messages: readonly Message[], tools: readonly Tool[]): void {
    for (const message of messages) if (message.role !== 'assistant') this.#take(message, message.text)
    for (const tool of tools) this.#take(tool, `${tool.description}\n${JSON.stringify(parameterSchema(tool))}`)
  }

  /** For the calls of one response: whether the same call, by its name and values, appeared in what was shown. */
  comparison(tools: readonly Tool[]): WasShown {
    const budget = { left: MAX_COMPARED }
    return ({ name, arguments: written }, replyLength) => {
      const args: unknown = JSON.parse(written)
      const digest = createHash('sha256')
        .update(`${name} ${canonicalJson(args)}`)
        .digest('base64')
      if (this.#made.has(digest)) return false
      const { otherNames = [] } = tools.find((tool) => tool.name === name) ?? {}
      const call = { names: [name, ...otherNames], args, replyLength }
      if (this.#texts().some((shown) => appearsIn(shown, call, budget))) return true
      this.#made.add(digest)
      return false
    }
  }

  #take(source: object, text: string): void {
    if (this.#seen.has(source)) return
    this.#seen.add(source)
    const kept = text.slice(-MAX_CHARS)
    this.#raw.push(kept)
    this.#rawChars += kept.length
    while (this.#rawChars > MAX_CHARS && this.#raw.length > 1) this.#rawChars -= this.#raw.shift()?.length ?? 0
  }

  #texts(): readonly Shown[] {
    const added = this.#raw.splice(0).map(decode)
    this.#rawChars = 0
    return FOLDINGS.map((folding) => {
      const before = this.#folded.get(folding) ?? ''
      const text = `${before}${added.map((each) => `${folding(each)}\n`).join('')}`.slice(-MAX_CHARS)
      this.#folded.set(folding, text)
      return { text, folding }
    })
  }
}

/** Makes decoded texts equal that differ in ways that do not matter. */
type Folding = (decoded: string) => string

/** What was shown, and how to make other texts comparable with it. */
interface Shown {
  readonly text: string
  readonly folding: Folding
}

interface ComparedCall {
  /** The tool's name and its other names. */
  readonly names: readonly string[]
  readonly args: unknown
  /** Characters of the response that the call is in. A quotation is not longer. */
  readonly replyLength: number
}

/** A value of the arguments, line by line. */
interface Leaf {
  /** Undefined for an item of a list. */
  readonly key: string | undefined
  readonly lines: readonly string[]
  readonly isText: boolean
}

function appearsIn(
  { text: shown, folding }: Shown,
  { names, args, replyLength }: ComparedCall,
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
    replyLength +
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

/** Characters of each part of the only value. Less of it may stand anywhere. */
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
/** A shorter value ends too many lines. */
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

const MAX_DEPTH = 64

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

const ESCAPE = /(?<!\\)\\+(?:u([\da-f]{4})|u\{([\da-f]{1,6})\}|x([\da-f]{2})|([0-3][0-7]{2})|[nrtbf])/gi
const ENTITY = /&(?:amp;)*(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,31}));/gi
const PERCENT = /(?:%[\da-f]{2})+/gi
/** What joins two parts of a text, or marks a part of it. */
const JOINT = /["'`]\s*\+\s*["'`]|<\/?(?:b|em|i|mark|span|strong|u|wbr)\b[^<>]{0,80}>|\*\*/gi
/** A comment between the signs of a call, where readers of calls skip it. */
const COMMENT = /([:,{[(=])(?:\s*(?:\/\*[^]{0,2000}?\*\/|(?:\/\/|#)[^\n]{0,2000}\n))+/g

/** What editors, logs, pagers and quotes put before a line. */
const LINE_MARKS = [
  /\d{4}-\d\d-\d\d[T ][\d:.,]+(?:Z|[+-]\d\d:?\d\d)?[ \t]/,
  /[>|+*#-]+[ \t]*/,
  /(?:[^\s:]{1,200}[:-])?\d{1,6}(?:\t|[:|→│-] ?)/,
  /\d{1,6}[ \t]*[│┃→][ \t]?/,
  /\d{1,6}[ \t]+/,
  /[[(]?L?\d{1,6}[\]).:]+[ \t]/,
  /[\w.-]{1,60}[ \t]*[|│][ \t]/,
  /\^?[\da-f]{7,40} \([^\n()]{0,100} \d+\) ?/,
  /REM[ \t]/
]
const MARKED = new RegExp(`^(?:[ \\t]*(?:${LINE_MARKS.map(({ source }) => source).join('|')})){1,5}`, 'gm')
// eslint-disable-next-line no-control-regex -- terminals begin a code with it
const TERMINAL_CODE = /\u001b\[[\d;]*[A-Za-z]/g

/** Makes texts equal that differ in white space, quotes, escapes, case, accents, and characters that draw nothing. */
const foldWhole: Folding = squeeze

/** The same without the marks of quotes, diffs, lists, tables and listings before each line. */
const foldUnmarked: Folding = (text) => squeeze(text.replaceAll(TERMINAL_CODE, '').replaceAll(MARKED, ''))

/** The same without comments, and with parts of texts joined. */
const foldUncommented: Folding = (text) => squeeze(text.replaceAll(COMMENT, '$1').replaceAll(JOINT, ''))

/** The same with the ends of lines. */
const foldLines: Folding = (text) => text.split('\n').map(squeeze).join('\n')

// A value can begin like such a mark in the middle of a line, or contain such a comment, where it is none.
const FOLDINGS: readonly Folding[] = [foldUnmarked, foldWhole, foldUncommented, foldLines]

function squeeze(text: string): string {
  return text
    .replaceAll(TERMINAL_CODE, '')
    .normalize('NFKD')
    .replaceAll(/[\s"'`\\_|▁\p{Pd}\p{Cf}\p{Cc}\p{M}\p{DI}]+/gu, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')
}

/** Resolves escapes, entities and percent signs, also one within another. */
function decode(text: string): string {
  return decodeOnce(decodeOnce(text))
}

function decodeOnce(text: string): string {
  return text
    .replaceAll(ESCAPE, (written: string, ...codes: readonly (string | undefined)[]) => {
      const hex = codes.slice(0, 3).find((each) => each !== undefined)
      if (hex !== undefined) return character(parseInt(hex, 16))
      if (codes[3] !== undefined) return character(parseInt(codes[3], 8))
      return /[bf]$/i.test(written) ? '' : '\n'
    })
    .replaceAll(ENTITY, (written, ...codes: readonly (string | undefined)[]) => {
      const [decimal, hex, name = ''] = codes
      if (decimal !== undefined) return character(Number(decimal))
      if (hex !== undefined) return character(parseInt(hex, 16))
      return named(name) ?? named(name.toLowerCase()) ?? written
    })
    .replaceAll(PERCENT, (written) => Buffer.from(written.replaceAll('%', ''), 'hex').toString())
}

function named(name: string): string | undefined {
  return decodeNamedCharacterReference(name) || undefined
}

function character(code: number): string {
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
}

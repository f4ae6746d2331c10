import type { Edit, Joined } from './edits.ts'
import type { HtmlReader } from './html-reader.ts'

/** What the text refers to, by its folded label. */
export interface References {
  /** Addresses. */
  readonly definitions: ReadonlyMap<string, string>
  /** What the notes are called on the page. */
  readonly notes: ReadonlyMap<string, number>
}

/** What a page does not show of a paragraph, and to which notes it refers. */
export interface Reading {
  readonly edits: readonly Edit[]
  readonly notes: readonly string[]
}

interface Bracket {
  readonly at: number
  readonly isImage: boolean
}

const TOKEN =
  /\\[!-/:-@[-`{-~]|`+|<|!?\[|\]|&#(?:x([\da-f]{1,6})|(\d{1,7}));|\$[^$]*\\(?:[hv]?phantom|(?:text|page)?color)[^$]*\$?/giu
const MAX_LABEL = 999
const NOTE = /\[\^([^[\]\s]{1,999})\]/uy
const LABEL = /\[((?:[^[\]\\]|\\[^]){0,999})\]/uy
const TITLE = String.raw`(?:"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|\((?:[^()\\]|\\[^])*\))`
const LINK_END = new RegExp(String.raw`(?:\s+${TITLE})?\s*\)`, 'uy')
const DEFINITION = /\[((?:[^[\]\\]|\\[^]){1,999})\]:[ \t]*\n?[ \t]*/uy
const DEFINITION_TITLE = new RegExp(String.raw`(?:[ \t]+|[ \t]*\n[ \t]*)${TITLE}[ \t]*(?:\n|$)`, 'uy')
const LINE_END = /[ \t]*(?:\n|$)/uy

const AUTOLINK = /<(?:[a-z][a-z0-9+.-]{1,31}:[^\s<>]*|[\w.!#$%&'*+/=?^{|}~-]+@[\w.-]+)>/iuy

const HTML_ATTRIBUTE = String.raw`\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>\x60]+))?`
const HTML_TAG = new RegExp(String.raw`<[a-z][a-z0-9-]*(?:${HTML_ATTRIBUTE})*\s*/?>|</[a-z][a-z0-9-]*\s*>`, 'iuy')
const HTML_OTHER: readonly (readonly [opening: string, closing: string])[] = [
  ['<!--', '-->'],
  ['<?', '?>'],
  ['<![CDATA[', ']]>'],
  ['<!', '>']
]

/** The label as two are compared. */
export function foldLabel(label: string): string {
  return label.trim().replaceAll(/\s+/gu, ' ').toLowerCase().toUpperCase()
}

/** The definitions that a paragraph begins with; `end` is where the rest of it begins. */
export function readDefinitions(text: string): {
  readonly definitions: readonly (readonly [label: string, address: string])[]
  readonly end: number
} {
  const definitions: [string, string][] = []
  let end = 0
  while (end < text.length) {
    const opening = match(DEFINITION, text, end)
    if (!opening || opening[1]?.trim() === '') break
    const address = addressAt(text, end + opening[0].length)
    if (!address || address.to === end + opening[0].length) break
    const after = match(DEFINITION_TITLE, text, address.to) ?? match(LINE_END, text, address.to)
    if (!after) break
    definitions.push([foldLabel(opening[1] ?? ''), address.text])
    end = after.index + after[0].length
  }
  return { definitions, end }
}

/**
 * Reads inline Markdown as CommonMark does: whatever begins first counts.
 *
 * @param from where in the text to begin, and `to` where to end
 */
export function readInline(
  joined: Joined,
  { from, to }: { readonly from: number; readonly to: number },
  { references, html }: { readonly references: References; readonly html: HtmlReader }
): Reading {
  const text = joined.text.slice(0, to)
  const edits: Edit[] = []
  const notes: string[] = []
  const brackets: Bracket[] = []
  // No link stands in another one.
  let noLinkBefore = 0
  const endOfRun = createRunFinder(text, from)
  const endOfHtml = createHtmlFinder(text)
  const cut = (start: number, end: number, replacement = '') => {
    if (start < end || replacement !== '') edits.push({ from: start, to: end, text: replacement })
  }

  const readToken = (token: RegExpExecArray): number => {
    const { 0: sign, index: at } = token
    const next = at + sign.length
    if (sign.startsWith('\\')) return next
    // Formulas can hold words that they do not show, or show white on white.
    if (sign.startsWith('$')) {
      cut(at, next)
      return next
    }
    if (sign.startsWith('`')) return endOfRun(next, sign.length) ?? next
    if (sign.startsWith('&')) {
      const code = token[1] === undefined ? Number(token[2]) : Number.parseInt(token[1], 16)
      cut(at, next, code <= 0x10ffff ? String.fromCodePoint(code) : '')
      return next
    }
    if (sign === '<') {
      const address = match(AUTOLINK, text, at)
      if (address) return at + address[0].length
      const end = endOfHtml(at)
      if (end !== undefined) html.read(joined, { from: at, to: end, isBlock: false })
      return end ?? next
    }
    if (sign !== ']') {
      const note = match(NOTE, text, next - 1)
      const number = note && references.notes.get(foldLabel(note[1] ?? ''))
      if (number === undefined || !note) {
        brackets.push({ at: next, isImage: sign.startsWith('!') })
        return next
      }
      notes.push(foldLabel(note[1] ?? ''))
      cut(next, next - 1 + note[0].length - 1, `^${number}`)
      return next - 1 + note[0].length
    }
    return readBracket(at, brackets.pop())
  }

  const readBracket = (at: number, opening: Bracket | undefined): number => {
    const next = at + 1
    if (!opening || (!opening.isImage && opening.at < noLinkBefore)) return next
    const target = targetAt(text, { opening, at }, references)
    if (!target) return next
    if (opening.isImage) cut(opening.at, at)
    else noLinkBefore = opening.at
    cut(next, target.to, target.text)
    return target.to
  }

  TOKEN.lastIndex = from
  for (let token = TOKEN.exec(text); token; token = TOKEN.exec(text)) {
    // Others use the pattern as well, between two of these questions.
    TOKEN.lastIndex = readToken(token)
  }
  return { edits: edits.map((edit) => joined.inSource(edit)), notes }
}

interface Target {
  readonly to: number
  /** What stands for it: an address is part of it, no label and no title. */
  readonly text: string
}

function targetAt(
  text: string,
  { opening, at }: { readonly opening: Bracket; readonly at: number },
  { definitions }: References
): Target | undefined {
  const next = at + 1
  if (text.charAt(next) === '(') {
    const start = next + 1 + (/^\s*/u.exec(text.slice(next + 1, next + 100))?.[0].length ?? 0)
    const address = addressAt(text, start)
    const end = address && match(LINK_END, text, address.to)
    if (end) return { to: end.index + end[0].length, text: `(${address.text})` }
  }
  const label = match(LABEL, text, next)
  const isFull = label?.[1] !== undefined && label[1].trim() !== ''
  const to = label ? next + label[0].length : next
  const name = isFull ? (label[1] ?? '') : text.slice(opening.at, Math.min(at, opening.at + MAX_LABEL + 1))
  const address = name.length > MAX_LABEL ? undefined : definitions.get(foldLabel(name))
  if (address !== undefined) return { to, text: `(${address})` }
  // A definition may have been lost on the way here.
  return opening.isImage && isFull ? { to, text: text.slice(next, to) } : undefined
}

/** Where a link leads. One with blanks in it can hold a sentence, and is left out. */
function addressAt(text: string, from: number): Target | undefined {
  const pointed = match(/<((?:[^<>\n\\]|\\.)*)>/uy, text, from)
  if (pointed) return { to: from + pointed[0].length, text: /\s/u.test(pointed[1] ?? '') ? '' : pointed[0] }
  if (text.charAt(from) === '<') return undefined
  let depth = 0
  let at = from
  for (; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (/[\s\p{Cc}]/u.test(sign)) break
    if (sign === '\\') at += 1
    else if (sign === '(') depth += 1
    else if (sign === ')' && (depth -= 1) < 0) break
    if (depth > 32) return undefined
  }
  return depth > 0 ? undefined : { to: Math.min(at, text.length), text: text.slice(from, at) }
}

/** Ends of code, asked for from left to right: each run of backticks is looked at once for each length. */
function createRunFinder(text: string, from: number): (from: number, length: number) => number | undefined {
  let ends: ReadonlyMap<number, readonly number[]> | undefined
  const used = new Map<number, number>()
  return (start, length) => {
    ends ??= endsOfRuns(text, from)
    const known = ends.get(length) ?? []
    let at = used.get(length) ?? 0
    while ((known[at] ?? Infinity) - length < start) at += 1
    used.set(length, at)
    return known[at]
  }
}

function endsOfRuns(text: string, from: number): ReadonlyMap<number, readonly number[]> {
  const runs = [...text.slice(from).matchAll(/`+/gu)]
  const byLength = Map.groupBy(runs, ({ 0: run }) => run.length)
  return new Map(Array.from(byLength, ([length, found]) => [length, found.map(({ index }) => from + index + length)]))
}

function createHtmlFinder(text: string): (at: number) => number | undefined {
  const missing = new Set<string>()
  return (at) => {
    HTML_TAG.lastIndex = at
    if (HTML_TAG.test(text)) return HTML_TAG.lastIndex
    const [opening, closing] = HTML_OTHER.find(([start]) => text.startsWith(start, at)) ?? []
    if (opening === undefined || closing === undefined) return undefined
    if (opening === '<!' && !/[a-z]/iu.test(text.charAt(at + 2))) return undefined
    const short = opening === '<!--' ? /^-?>/u.exec(text.slice(at + 4, at + 6)) : null
    if (short) return at + 4 + short[0].length
    if (missing.has(closing)) return undefined
    const end = text.indexOf(closing, at + opening.length)
    if (end < 0) missing.add(closing)
    return end < 0 ? undefined : end + closing.length
  }
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

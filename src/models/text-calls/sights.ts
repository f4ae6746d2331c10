import { BARE_START, judgeBareCall, type Verdict } from './bare-calls.ts'
import type { ToolLookup } from './tool-signatures.ts'
import { CALLING_FENCES, FENCE, inlineCodeEnd, LIST_ITEM, mayGoOn } from './code.ts'
import {
  asideAt,
  CLOSING_MARK,
  isWord,
  lengthAt,
  mayBeMark,
  OPENING_MARK,
  THINKING,
  THINKING_ENDS
} from './delimiters.ts'
import { FUNCTION_HEADER, nameLineBefore } from './tag-calls.ts'

/** What stands at a place that is not plain words for sure. */
export type Sight =
  | { readonly kind: 'plain' }
  /** More text is needed to tell. */
  | { readonly kind: 'open' }
  | { readonly kind: 'call' }
  | { readonly kind: 'code'; readonly length: number }
  | Passed

/** What is behind us once it is seen. */
export type Passed = { readonly length: number } & (
  | { readonly kind: 'skip' | 'quote' | 'thought' }
  | { readonly kind: 'think' | 'aside'; readonly closes: string }
  | { readonly kind: 'fence'; readonly mark: string }
)

/** A place in text of which more may come. */
export interface Place {
  readonly text: string
  readonly at: number
  readonly tools: ToolLookup
  readonly hasThought: boolean
  isLineStart(): boolean
  /** The last of what stands before it, up to `VIEW`. */
  before(): string
}

/** Longer than any mark, and than the beginning of a tag that has to be seen. */
export const VIEW = 300
const TAG_START = /^<[\p{L}\p{N}_.:|｜▁/"=-]{0,120}$/u
const HEADER_START = /^<[\w:｜]*(?:function|invoke|call|tool)\s+(?:n|na|nam|name|name=[^<>\n]{0,200})?$/u
const HARMONY_MARK = /^<\|(?:channel|start|message_sep)\|>/
const TAG = /^<([\p{L}_][\p{L}\p{N}_.-]{0,100})\s*\/?>/u
const BRACKET_MARKS = ['[TOOL_CALLS]', '[/TOOL_CALLS]', '[TOOL_REQUEST]', '[END_TOOL_REQUEST]', '[THINK]', '[/THINK]']
const COMMENT = '<!--'
const PLAIN: Sight = { kind: 'plain' }
const OPEN: Sight = { kind: 'open' }

/** What the text at a place is, as far as it has come. */
export function sightAt(place: Place): Sight {
  const { text, at } = place
  const first = text[at] ?? ''
  if (first === '`' || first === '~') return sightOfCode(place)
  if (first === '>') return place.isLineStart() ? sightOfQuote(viewOf(place)) : PLAIN
  if (first === '{') return sightOfBare(place)
  if (first === '[') return sightOfBracket(place)
  const mark = mayBeMark(text, at) ? sightOfMark(place) : undefined
  return mark ?? (first === '<' ? sightOfTag(place) : PLAIN)
}

function viewOf({ text, at }: Place): string {
  return text.slice(at, at + VIEW)
}

function sightOfMark(place: Place): Sight | undefined {
  const { text, at } = place
  const aside = asideAt(text, at)
  if (aside) return sightOfAside(place, aside)
  const pair = THINKING.find(([opens]) => text.startsWith(opens, at))
  if (pair) return { kind: 'think', length: pair[0].length, closes: pair[1] }
  const thought = place.hasThought ? undefined : THINKING_ENDS.find((each) => text.startsWith(each, at))
  if (thought !== undefined) return sightOfThought(place, thought.length)
  if (HARMONY_MARK.test(text.slice(at, at + 20)) || lengthAt(OPENING_MARK, text, at) > 0) return { kind: 'call' }
  const closer = lengthAt(CLOSING_MARK, text, at)
  return closer === 0 ? undefined : { kind: 'skip', length: closer }
}

function sightOfAside(place: Place, { length, closes }: { readonly length: number; readonly closes: string }): Sight {
  return asWord(place, length) ?? { kind: 'aside', length, closes }
}

function sightOfThought(place: Place, length: number): Sight {
  return asWord(place, length) ?? { kind: 'thought', length }
}

/** Plain where the mark is a word of a sentence; undefined where it is none. */
function asWord(place: Place, length: number): Sight | undefined {
  const { text, at } = place
  if (at + length === text.length) return OPEN
  const before = place.before()
  const seen = before + text.slice(at, at + length + 1)
  return isWord(seen, before.length, before.length + length) ? PLAIN : undefined
}

function sightOfBracket(place: Place): Sight {
  const { text, at } = place
  if (text.length - at < 20 && BRACKET_MARKS.some((each) => each.startsWith(text.slice(at)))) return OPEN
  return (mayBeMark(text, at) ? sightOfMark(place) : undefined) ?? sightOfBare(place)
}

function sightOfTag(place: Place): Sight {
  const view = viewOf(place)
  if (view[1] === '!') return COMMENT.startsWith(view) ? OPEN : PLAIN
  FUNCTION_HEADER.lastIndex = 0
  const [header, name] = FUNCTION_HEADER.exec(view) ?? []
  if (header !== undefined) return place.tools.find(name ?? '') ? { kind: 'call' } : PLAIN
  const [, tag] = TAG.exec(view) ?? []
  if (tag !== undefined) return sightOfElement(place, tag)
  return view.length < VIEW && (TAG_START.test(view) || HEADER_START.test(view)) ? OPEN : PLAIN
}

function sightOfElement(place: Place, tag: string): Sight {
  return place.tools.isName(tag) || isFieldBelowName(place, tag) ? { kind: 'call' } : PLAIN
}

function isFieldBelowName(place: Place, tag: string): boolean {
  const before = place.before()
  return nameLineBefore(before, before.length, place.tools)?.tool.properties.has(tag) ?? false
}

/** A call without marks begins a line. */
function sightOfBare(place: Place): Sight {
  if (!place.isLineStart()) return PLAIN
  return { kind: judgeBareCall(place.text.slice(place.at, place.at + BARE_START), place.tools) }
}

function sightOfCode(place: Place): Sight {
  const { text, at } = place
  const [run = ''] = /^(?:`+|~+)/.exec(viewOf(place)) ?? []
  if (at + run.length === text.length) return OPEN
  if (run.length > 2 && (place.isLineStart() || LIST_ITEM.test(place.before()))) {
    FENCE.lastIndex = at
    const [header, mark = '', language = ''] = FENCE.exec(text) ?? []
    if (header !== undefined) return sightOfFence(place, { header, mark, language })
  }
  return run.startsWith('~') ? PLAIN : sightOfInlineCode(place, run)
}

function sightOfInlineCode({ text, at }: Place, run: string): Sight {
  const start = at + run.length
  const end = inlineCodeEnd(text, start, run)
  if (end === undefined) return mayGoOn(text, start) ? OPEN : PLAIN
  return end === text.length ? OPEN : { kind: 'code', length: end - at }
}

function sightOfFence(
  { text, at, tools }: Place,
  { header, mark, language }: { readonly header: string; readonly mark: string; readonly language: string }
): Sight {
  if (!header.endsWith('\n')) return OPEN
  const fence: Sight = { kind: 'fence', length: header.length, mark }
  if (!CALLING_FENCES.has(language)) return fence
  const within = text.slice(at + header.length).trimStart()
  if (within === '') return OPEN
  const verdict: Verdict = /^[[{]/.test(within) ? judgeBareCall(within.slice(0, BARE_START), tools) : 'plain'
  return verdict === 'plain' ? fence : { kind: verdict }
}

function sightOfQuote(view: string): Sight {
  if (/^>{1,3}$/.test(view) || /^>>>[\p{L}\p{N}_.]{0,100}$/u.test(view)) return OPEN
  return /^>>>[\p{L}_][\p{L}\p{N}_.]{0,100}\n/u.test(view) ? { kind: 'call' } : { kind: 'quote', length: 1 }
}

import type { ReplyRequest } from '../../agent/model.ts'
import { BARE_START, judgeBareCall, type Verdict } from './bare-calls.ts'
import type { Callables } from './callables.ts'
import { CALLING_FENCES, FENCE, inlineCodeEnd, mayGoOn } from './code.ts'
import { CLOSING_MARK, OPENING_MARK, STOP, THINKING, THINKING_ENDS } from './marks.ts'
import type { ParsedText } from './parse.ts'
import { FUNCTION_HEADER, nameLineBefore } from './tag-calls.ts'

type Mode =
  | { readonly kind: 'text' }
  | { readonly kind: 'thinking'; readonly closes: string }
  /** To the end of the line. */
  | { readonly kind: 'quote' }
  | { readonly kind: 'fence'; readonly mark: string }
  /** A call may have begun: what else there is to show is known at the end. */
  | { readonly kind: 'silent' }

/** What stands at a place that is not plain words for sure. */
type Sight =
  | { readonly kind: 'plain' }
  /** More text is needed to tell. */
  | { readonly kind: 'open' }
  | { readonly kind: 'call' }
  | { readonly kind: 'code'; readonly length: number }
  | Passed

/** What is behind us once it is seen. */
type Passed = { readonly length: number } & (
  | { readonly kind: 'skip' | 'quote' | 'thought' }
  | { readonly kind: 'think'; readonly closes: string }
  | { readonly kind: 'fence'; readonly mark: string }
)

const TEXT: Mode = { kind: 'text' }
/** Longer than any mark, and than the beginning of a tag that has to be seen. */
const VIEW = 300
const TAG_START = /^<[\p{L}\p{N}_.:|｜▁/"=-]{0,120}$/u
const HEADER_START = /^<[\w:｜]*(?:function|invoke|call|tool)\s+(?:n|na|nam|name|name=[^<>\n]{0,200})?$/u
const HARMONY_MARK = /^<\|(?:channel|start|message_sep)\|>/
const TAG = /^<([\p{L}_][\p{L}\p{N}_.-]{0,100})\s*\/?>/u
const BRACKET_MARKS = ['[TOOL_CALLS]', '[/TOOL_CALLS]', '[TOOL_REQUEST]', '[END_TOOL_REQUEST]', '[THINK]', '[/THINK]']
const WORD_MARKS = ['functools[', 'functools{', 'function call<|role_sep|>', '◁think▷', '◁/think▷']
const MAX_WORD_MARK = 24

/**
 * Lets the text of a reply through to people while it comes, without calls and with thinking told apart. What it lets through
 * does not depend on where the text is split, and is in the end what the parser shows.
 */
export class ShownStream {
  readonly #tools: Callables
  readonly #onDelta: ReplyRequest['onDelta']
  #mode: Mode = TEXT
  #held = ''
  /** What was let through, but for the white space at its end, which may turn out to stand before a call. */
  #shown: string[] = []
  #blank = ''
  /** The last of both. */
  #tail = ''
  #isLineStart = true
  #hasThought = false

  constructor(tools: Callables, onDelta: ReplyRequest['onDelta']) {
    this.#tools = tools
    this.#onDelta = onDelta
  }

  add(text: string): void {
    if (this.#mode.kind === 'silent') return
    this.#held += text
    while (this.#held !== '' && this.#advance());
  }

  /** Shows what was held back of a reply that is whole. */
  end({ shown }: ParsedText): void {
    const before = this.#shown.join('')
    if (shown.startsWith(before)) this.#tell('text', shown.slice(before.length))
  }

  /** @returns false when more has to come first */
  #advance(): boolean {
    const mode = this.#mode
    switch (mode.kind) {
      case 'text':
        return this.#readText()
      case 'thinking':
        return this.#readThinking(mode.closes)
      case 'quote':
        return this.#readLine((line) => !line.includes('\n'))
      case 'fence':
        return this.#readLine((line) => line.trim() !== mark(mode, line))
      case 'silent':
        this.#held = ''
        return false
    }
  }

  #readText(): boolean {
    const stop = new RegExp(STOP)
    const end = this.#held.length - markStartAtEnd(this.#held)
    for (let match = stop.exec(this.#held); match; match = stop.exec(this.#held)) {
      const at = match.index
      const sight = this.#sight(at)
      if (sight.kind === 'plain') {
        // The rest of a run of backticks is no other run.
        stop.lastIndex = at + match[0].length
        continue
      }
      if (sight.kind === 'code') {
        stop.lastIndex = at + sight.length
        continue
      }
      if (sight.kind === 'open' && at >= end) break
      return this.#turn(at, sight)
    }
    this.#show(this.#held.slice(0, end))
    this.#held = this.#held.slice(end)
    return false
  }

  /** Shows what stands before the place, and goes on as what stands there asks for. */
  #turn(at: number, sight: Exclude<Sight, { kind: 'plain' } | { kind: 'code' }>): boolean {
    this.#show(this.#held.slice(0, at))
    this.#held = this.#held.slice(at)
    if (sight.kind === 'open') return false
    if (sight.kind === 'call') this.#mode = { kind: 'silent' }
    else this.#pass(sight)
    return true
  }

  #pass(sight: Passed): void {
    const passed = this.#held.slice(0, sight.length)
    this.#held = this.#held.slice(sight.length)
    switch (sight.kind) {
      case 'quote':
        this.#show(passed)
        this.#mode = { kind: 'quote' }
        return
      case 'fence':
        this.#show(passed)
        this.#mode = { kind: 'fence', mark: sight.mark }
        return
      case 'think':
        this.#mode = { kind: 'thinking', closes: sight.closes }
        break
      case 'thought':
        // All until here was thought, though nobody could know.
        this.#shown = []
        this.#blank = this.#tail = ''
        break
      case 'skip':
        this.#isLineStart = true
        return
    }
    this.#hasThought = true
    this.#isLineStart = true
  }

  #readThinking(closes: string): boolean {
    const end = this.#held.indexOf(closes)
    if (end >= 0) {
      this.#tell('thinking', this.#held.slice(0, end))
      this.#held = this.#held.slice(end + closes.length)
      this.#mode = TEXT
      this.#isLineStart = true
      return true
    }
    const kept = overlap(this.#held, closes)
    this.#tell('thinking', this.#held.slice(0, this.#held.length - kept))
    this.#held = this.#held.slice(this.#held.length - kept)
    return false
  }

  /** Shows up to the end of this line. @param goesOn whether the mode lasts beyond a line */
  #readLine(goesOn: (line: string) => boolean): boolean {
    const end = this.#held.indexOf('\n')
    if (end < 0) {
      if (this.#mode.kind === 'fence' && /^[ \t]*[`~]*[ \t]*$/.test(this.#held) && this.#isLineStart) return false
      this.#show(this.#held)
      this.#held = ''
      return false
    }
    const isWholeLine = this.#isLineStart
    const line = this.#held.slice(0, end)
    // The line break is left to what follows.
    const isOver = this.#mode.kind === 'quote' || (isWholeLine && !goesOn(line))
    const shown = isOver ? line : `${line}\n`
    this.#show(shown)
    this.#held = this.#held.slice(shown.length)
    if (isOver) this.#mode = TEXT
    return true
  }

  #sight(at: number): Sight {
    const view = this.#held.slice(at, at + VIEW)
    switch (view[0]) {
      case '`':
      case '~':
        return this.#sightOfCode(at, view)
      case '>':
        return this.#isLineStartAt(at) ? sightOfQuote(view) : { kind: 'plain' }
      case '{':
        return this.#sightOfBare(at, view)
      case '[':
        if (BRACKET_MARKS.some((each) => each.startsWith(view))) return { kind: 'open' }
        return this.#sightOfMark(view) ?? this.#sightOfBare(at, view)
      case '<':
        return this.#sightOfMark(view) ?? this.#sightOfTag(at, view)
      default:
        return this.#sightOfMark(view) ?? { kind: 'plain' }
    }
  }

  #sightOfMark(view: string): Sight | undefined {
    const pair = THINKING.find(([opens]) => view.startsWith(opens))
    if (pair) return { kind: 'think', length: pair[0].length, closes: pair[1] }
    const thought = this.#hasThought ? undefined : THINKING_ENDS.find((each) => view.startsWith(each))
    if (thought !== undefined) return { kind: 'thought', length: thought.length }
    if (HARMONY_MARK.test(view) || matchAt(OPENING_MARK, view) !== undefined) return { kind: 'call' }
    const closer = matchAt(CLOSING_MARK, view)
    return closer === undefined ? undefined : { kind: 'skip', length: closer.length }
  }

  #sightOfTag(at: number, view: string): Sight {
    const [header, name] = execAt(FUNCTION_HEADER, view) ?? []
    if (header !== undefined) return { kind: name !== undefined && this.#tools.find(name) ? 'call' : 'plain' }
    const [, tag] = TAG.exec(view) ?? []
    if (tag !== undefined) {
      const before = this.#before(at)
      const line = nameLineBefore(before, before.length, this.#tools)
      return { kind: this.#tools.isName(tag) || line?.tool.properties.has(tag) ? 'call' : 'plain' }
    }
    const isCut = this.#held.length - at < VIEW && (TAG_START.test(view) || HEADER_START.test(view))
    return { kind: isCut ? 'open' : 'plain' }
  }

  #sightOfBare(at: number, view: string): Sight {
    if (!this.#isLineStartAt(at)) return { kind: 'plain' }
    const verdict: Verdict = judgeBareCall(view.slice(0, BARE_START), this.#tools)
    return { kind: verdict }
  }

  #sightOfCode(at: number, view: string): Sight {
    const run = /^(?:`+|~+)/.exec(view)?.[0] ?? ''
    if (run.length === view.length) return { kind: 'open' }
    const [header, marks, language = ''] = this.#isLineStartAt(at) ? (execAt(FENCE, this.#held.slice(at)) ?? []) : []
    if (header !== undefined && marks !== undefined) {
      if (!header.endsWith('\n')) return { kind: 'open' }
      const fence: Sight = { kind: 'fence', length: header.length, mark: marks }
      return CALLING_FENCES.has(language) ? this.#sightOfFence(at + header.length, fence) : fence
    }
    if (run.startsWith('~')) return { kind: 'plain' }
    const start = at + run.length
    const end = inlineCodeEnd(this.#held, start, run)
    if (end === undefined ? mayGoOn(this.#held, start) : end === this.#held.length) return { kind: 'open' }
    return end === undefined ? { kind: 'plain' } : { kind: 'code', length: end - at }
  }

  #sightOfFence(body: number, fence: Sight): Sight {
    const within = this.#held.slice(body).trimStart()
    if (within === '') return { kind: 'open' }
    const verdict = /^[[{]/.test(within) ? judgeBareCall(within.slice(0, BARE_START), this.#tools) : 'plain'
    return verdict === 'plain' ? fence : { kind: verdict }
  }

  #isLineStartAt(at: number): boolean {
    const line = this.#held.slice(this.#held.lastIndexOf('\n', at - 1) + 1, at)
    const isWholeLine = at > 0 && this.#held.lastIndexOf('\n', at - 1) >= 0
    return /^[ \t]*$/.test(line) && (isWholeLine || this.#isLineStart)
  }

  #before(at: number): string {
    return (this.#tail + this.#held.slice(Math.max(0, at - VIEW), at)).slice(-VIEW)
  }

  #show(text: string): void {
    if (text === '') return
    const line = text.slice(text.lastIndexOf('\n') + 1)
    this.#isLineStart = /^[ \t]*$/.test(line) && (this.#isLineStart || line.length < text.length)
    this.#tail = (this.#tail + text.slice(-VIEW)).slice(-VIEW)
    const length = text.trimEnd().length
    const visible = length === 0 ? '' : this.#blank + text.slice(0, length)
    this.#blank = length === 0 ? this.#blank + text : text.slice(length)
    if (visible !== '') this.#shown.push(visible)
    this.#tell('text', visible)
  }

  #tell(kind: 'text' | 'thinking', text: string): void {
    if (text !== '') this.#onDelta({ kind, text })
  }
}

function mark({ mark: opened }: { readonly mark: string }, line: string): string {
  return line.trim() === opened ? line.trim() : `${line.trim()}.`
}

function sightOfQuote(view: string): Sight {
  if (/^>{1,3}$/.test(view) || /^>>>[\p{L}\p{N}_.]{0,100}$/u.test(view)) return { kind: 'open' }
  return /^>>>[\p{L}_][\p{L}\p{N}_.]{0,100}\n/u.test(view) ? { kind: 'call' } : { kind: 'quote', length: 1 }
}

/** How much of the end of the text may be the beginning of a mark that is a word. */
function markStartAtEnd(text: string): number {
  const spaced = /functools\s{1,200}$/.exec(text.slice(-VIEW))?.[0].length
  if (spaced !== undefined) return spaced
  const end = text.slice(-MAX_WORD_MARK)
  for (const { index } of end.matchAll(/[f◁]/g)) {
    const start = end.slice(index)
    if (WORD_MARKS.some((each) => each.length > start.length && each.startsWith(start))) return start.length
  }
  return 0
}

/** How many of the last characters of the text are the first of the word. */
function overlap(text: string, word: string): number {
  for (let length = Math.min(text.length, word.length - 1); length > 0; length -= 1) {
    if (text.endsWith(word.slice(0, length))) return length
  }
  return 0
}

function matchAt(pattern: RegExp, text: string): string | undefined {
  return execAt(pattern, text)?.[0]
}

function execAt(pattern: RegExp, text: string): RegExpExecArray | null {
  pattern.lastIndex = 0
  return pattern.exec(text)
}

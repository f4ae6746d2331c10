import type { ToolCall } from '../../agent/messages.ts'
import type { Tool } from '../../agent/tool.ts'
import { callablesOf, type Callables } from './callables.ts'
import { brokenCall, foundCall, type Found, type FoundCall } from './found-call.ts'
import { Fuel } from './fuel.ts'
import { readJsonCalls } from './json-calls.ts'
import { readLiteral, skipSpace } from './literals.ts'
import {
  ANNOUNCES_SAMPLE,
  AROUND_CALLS,
  BEHIND_CALLS,
  CLOSING_MARK,
  CUT_CLOSER,
  OPENING_MARK,
  STOP,
  TAG_MARK,
  THINKING,
  THINKING_ENDS
} from './marks.ts'
import { BARE_START, judgeBareCall } from './bare-calls.ts'
import { CALLING_FENCES, FENCE, fenceEnd, inlineCodeEnd, MAX_INLINE_CODE } from './code.ts'
import { beginsPythonCalls, readNamedCall, readPythonCalls } from './named-calls.ts'
import { readFunctionTag, readNameLine, readToolTag } from './tag-calls.ts'

/** A reply parted into what people read, what the model thought, and what it calls. */
export interface ParsedText {
  readonly shown: string
  readonly thinking: string
  readonly calls: readonly ToolCall[]
}

/**
 * Finds the calls in a reply whose model writes them as text. Only tools that there are count, and nothing counts that is
 * thought, quoted, or a sample in a fence. A call that was begun and has no one reading is given back with its `problem`.
 */
export function parseTextCalls(text: string, tools: readonly Tool[]): ParsedText {
  const scanner = new Scanner(text, callablesOf(tools))
  scanner.run()
  return scanner.parsed()
}

type Piece =
  | { readonly kind: 'text' | 'thinking'; readonly text: string }
  /** A call that nothing marks counts only at the end of the reply: `isCertain` says that it is not such a one. */
  | {
      readonly kind: 'calls'
      readonly calls: readonly FoundCall[]
      readonly source: string
      readonly isCertain: boolean
    }

const HARMONY = /(?:<\|start\|>([^<]{0,200}))?<\|channel\|>([^<]{0,200})(?:<\|constrain\|>\s*\w*\s*)?<\|message\|>/y
const HARMONY_END = /<\|(?:end|return|call|start|channel)\|>/g
const TAG_NAME = /<([\p{L}_][\p{L}\p{N}_.-]{0,100})\s*\/?>/uy
const CHANNEL_NAME = />>>([\p{L}_][\p{L}\p{N}_.]{0,100})\n/uy

class Scanner {
  readonly #text: string
  readonly #tools: Callables
  readonly #names: ReadonlySet<string>
  readonly #fuel: Fuel
  readonly #pieces: Piece[] = []
  /** Where the text begins that is in no piece yet. */
  #start = 0
  #hasThought = false

  constructor(text: string, tools: Callables) {
    this.#text = text
    this.#tools = tools
    this.#names = new Set(tools.names)
    this.#fuel = new Fuel(text.length)
  }

  run(): void {
    const stop = new RegExp(STOP)
    for (let match = stop.exec(this.#text); match; match = stop.exec(this.#text)) {
      const [found] = match
      const next = this.#read(match.index, found)
      if (next !== undefined) stop.lastIndex = next
    }
    this.#addText(this.#text.length)
  }

  parsed(): ParsedText {
    const pieces = this.#decided()
    const found = pieces.flatMap((piece) => (piece.kind === 'calls' ? piece.calls : []))
    const shown = joined(pieces, 'text')
    return {
      shown: found.length > 0 ? shown.trimEnd() : shown,
      thinking: joined(pieces, 'thinking').trim(),
      calls: found.map((call, index) => ({ id: `text-${index + 1}`, ...call }))
    }
  }

  /** @returns where to go on; undefined for behind what was found */
  #read(at: number, found: string): number | undefined {
    switch (found[0]) {
      case '`':
      case '~':
        return this.#readCode(at, found)
      case '>':
        return this.#isLineStart(at) ? (this.#readChannel(at) ?? this.#lineEnd(at)) : undefined
      case '{':
        return this.#readBare(at)
      case '[':
        return this.#readThinking(at) ?? this.#readMarked(at) ?? this.#readBare(at)
      case '<':
        return this.#readThinking(at) ?? this.#readHarmony(at) ?? this.#readMarked(at) ?? this.#readTag(at)
      default:
        return this.#readThinking(at) ?? this.#readMarked(at)
    }
  }

  #readThinking(at: number): number | undefined {
    const pair = THINKING.find(([opens]) => this.#text.startsWith(opens, at))
    if (pair) {
      const [opens, closes] = pair
      const start = at + opens.length
      const end = this.#text.indexOf(closes, start)
      this.#addText(at)
      this.#hasThought = true
      this.#pieces.push({ kind: 'thinking', text: this.#text.slice(start, end < 0 ? undefined : end) })
      return this.#goOnAt(end < 0 ? this.#text.length : end + closes.length)
    }
    const end = THINKING_ENDS.find((closes) => this.#text.startsWith(closes, at))
    if (end === undefined || this.#hasThought) return undefined
    // The prompt ended in its beginning: all until here was thought, and none of it is run.
    this.#pieces.splice(0, this.#pieces.length, { kind: 'thinking', text: this.#text.slice(0, at) })
    this.#hasThought = true
    return this.#goOnAt(at + end.length)
  }

  #readHarmony(at: number): number | undefined {
    HARMONY.lastIndex = at
    const [header, before = '', channel = ''] = HARMONY.exec(this.#text) ?? []
    if (header === undefined) return undefined
    const [, recipient] = /\bto=(\S+)/.exec(`${before} ${channel}`) ?? []
    const body = at + header.length
    const tool = recipient === undefined ? undefined : this.#tools.find(recipient)
    this.#addText(at)
    if (tool) {
      const start = skipSpace(this.#text, body)
      const literal = readLiteral(this.#text, start)
      const isWhole = literal.kind === 'value'
      const source = this.#text.slice(start, literal.end)
      const call = isWhole ? foundCall(tool, literal.value, source) : brokenCall(tool.name, 'its JSON is not whole')
      return this.#addCalls(at, { calls: [call], end: isWhole ? literal.end : this.#text.length })
    }
    if (!channel.trimStart().startsWith('analysis')) return this.#goOnAt(body)
    HARMONY_END.lastIndex = body
    const end = HARMONY_END.exec(this.#text)?.index ?? this.#text.length
    this.#pieces.push({ kind: 'thinking', text: this.#text.slice(body, end) })
    return this.#goOnAt(end)
  }

  #readMarked(at: number): number | undefined {
    const opener = matchAt(OPENING_MARK, this.#text, at)
    if (opener === undefined) {
      const closer = matchAt(CLOSING_MARK, this.#text, at)
      if (closer === undefined) return undefined
      this.#addText(at)
      return this.#goOnAt(at + closer.length)
    }
    if (this.#fuel.isSpent) return undefined
    const found = this.#callsBehind(at)
    if (!found) {
      this.#fuel.burn(opener.length)
      // Nor is there a call behind any other mark of the same row.
      return at + (matchAt(AROUND_CALLS, this.#text, at) ?? opener).length
    }
    const isClosed = matchAt(TAG_MARK, this.#text, at) === undefined || this.#endsIn(found.end)
    const calls = isClosed ? found.calls : found.calls.map(({ name }) => brokenCall(name, 'its closing tag is missing'))
    this.#addText(at)
    const end = isClosed ? found.end : this.#text.length
    return this.#addCalls(at, { calls, end: end + (matchAt(BEHIND_CALLS, this.#text, end)?.length ?? 0) })
  }

  /** The calls behind a mark, with further marks before and between them. */
  #callsBehind(at: number): Found | undefined {
    const calls: FoundCall[] = []
    let end = at
    for (;;) {
      const start = end + (matchAt(AROUND_CALLS, this.#text, end)?.length ?? 0)
      const found = this.#readItem(start)
      if (!found) return calls.length > 0 ? { calls, end } : undefined
      calls.push(...found.calls)
      end = found.end
    }
  }

  #readItem(at: number): Found | undefined {
    const [text, tools, fuel] = [this.#text, this.#tools, this.#fuel]
    const first = text[at]
    if (first === '<') return readFunctionTag(text, at, { tools, fuel, isMarked: true }) ?? this.#readToolTag(at, true)
    if (first === '{' || (first === '[' && !beginsPythonCalls(text, at, tools))) {
      return readJsonCalls(text, at, { tools, fuel, isBare: false })
    }
    return readPythonCalls(text, at, { tools, fuel }) ?? readNamedCall(text, at, { tools, fuel })
  }

  /** True where nothing follows, or another mark. */
  #endsIn(end: number): boolean {
    const next = skipSpace(this.#text, end)
    return (
      next >= this.#text.length ||
      matchAt(CLOSING_MARK, this.#text, next) !== undefined ||
      matchAt(OPENING_MARK, this.#text, next) !== undefined ||
      matchAt(CUT_CLOSER, this.#text, next) !== undefined
    )
  }

  #readTag(at: number): number | undefined {
    if (this.#fuel.isSpent) return undefined
    const context = { tools: this.#tools, fuel: this.#fuel, isMarked: false }
    const found =
      readFunctionTag(this.#text, at, context) ?? this.#readToolTag(at, false) ?? readNameLine(this.#text, at, context)
    if (!found) return undefined
    this.#addText(at)
    return this.#addCalls(at, {
      ...found,
      end: found.end + (matchAt(BEHIND_CALLS, this.#text, found.end)?.length ?? 0)
    })
  }

  #readToolTag(at: number, isMarked: boolean): Found | undefined {
    TAG_NAME.lastIndex = at
    const [, name] = TAG_NAME.exec(this.#text) ?? []
    if (name === undefined || !this.#names.has(name)) return undefined
    return readToolTag(this.#text, at, { named: name, tools: this.#tools, fuel: this.#fuel, isMarked })
  }

  /** A call that nothing marks, at the beginning of the reply or of a line. */
  #readBare(at: number): number | undefined {
    if (this.#fuel.isSpent || !this.#isLineStart(at)) return undefined
    const isFirst = this.#isBlankBefore(at)
    if (!isFirst && this.#isAnnounced(at)) return undefined
    const found = this.#bareCalls(at)
    if (!found) return undefined
    this.#addText(at)
    return this.#addCalls(at, found, isFirst)
  }

  #bareCalls(at: number): Found | undefined {
    const [text, tools, fuel] = [this.#text, this.#tools, this.#fuel]
    if (judgeBareCall(text.slice(at, at + BARE_START), tools) !== 'call') return undefined
    if (text[at] === '[' && beginsPythonCalls(text, at, tools)) return readPythonCalls(text, at, { tools, fuel })
    return readJsonCalls(text, at, { tools, fuel, isBare: true })
  }

  #readCode(at: number, run: string): number | undefined {
    const fence = this.#isLineStart(at) ? FENCE : undefined
    if (fence) fence.lastIndex = at
    const [header, mark, language = ''] = fence?.exec(this.#text) ?? []
    if (header !== undefined && mark !== undefined) return this.#readFence(at, { header, mark, language })
    if (run.startsWith('~') || this.#fuel.isSpent) return undefined
    const start = at + run.length
    const end = inlineCodeEnd(this.#text, start, run)
    if (end === undefined) this.#fuel.burn(Math.min(MAX_INLINE_CODE, this.#text.length - start))
    return end ?? start
  }

  /** A fence is a sample, but where it ends the reply and holds nothing but calls. */
  #readFence(at: number, { header, mark, language }: { header: string; mark: string; language: string }): number {
    const body = at + header.length
    const closed = fenceEnd(this.#text, body, mark)
    const end = closed?.end ?? this.#text.length
    if (!CALLING_FENCES.has(language) || this.#isAnnounced(at)) return end
    const first = skipSpace(this.#text, body)
    const found = /[[{]/.test(this.#text[first] ?? '') ? this.#bareCalls(first) : undefined
    if (!found) return end
    const isAll = skipSpace(this.#text, found.end) >= (closed?.from ?? this.#text.length)
    if (!isAll) return end
    this.#addText(at)
    return this.#addCalls(at, { calls: found.calls, end }, false)
  }

  /** `>>>NAME` and arguments below it; `>>>all` is said to everybody. */
  #readChannel(at: number): number | undefined {
    const header = matchAt(CHANNEL_NAME, this.#text, at)
    if (header === undefined) return undefined
    const name = header.slice(3, -1)
    const start = at + header.length
    const tool = this.#tools.find(name)
    if (!tool && name !== 'all') return undefined
    this.#addText(at)
    if (!tool) return this.#goOnAt(start)
    const literal = readLiteral(this.#text, start)
    const isWhole = literal.kind === 'value'
    const source = this.#text.slice(start, literal.end)
    const call = isWhole ? foundCall(tool, literal.value, source) : brokenCall(name, 'its JSON is not whole')
    return this.#addCalls(at, { calls: [call], end: isWhole ? literal.end : this.#text.length })
  }

  #addText(end: number): void {
    if (end > this.#start) this.#pieces.push({ kind: 'text', text: this.#text.slice(this.#start, end) })
    this.#start = end
  }

  #addCalls(start: number, { calls, end }: Found, isCertain = true): number {
    this.#pieces.push({ kind: 'calls', calls, source: this.#text.slice(start, end), isCertain })
    return this.#goOnAt(end)
  }

  #goOnAt(position: number): number {
    this.#start = position
    return position
  }

  #lineEnd(at: number): number {
    const end = this.#text.indexOf('\n', at)
    return end < 0 ? this.#text.length : end
  }

  #isLineStart(at: number): boolean {
    let before = at
    while (before > this.#start && /[ \t]/.test(this.#text[before - 1] ?? '')) before -= 1
    return before === this.#start || this.#text[before - 1] === '\n'
  }

  /** True where nothing was said yet; calls and thoughts are not said. */
  #isBlankBefore(at: number): boolean {
    if (this.#pieces.some((piece) => piece.kind === 'text' && piece.text.trim() !== '')) return false
    return at - this.#start < 200 && this.#text.slice(this.#start, at).trim() === ''
  }

  #isAnnounced(at: number): boolean {
    return ANNOUNCES_SAMPLE.test(this.#text.slice(Math.max(this.#start, at - 200), at).trimEnd())
  }

  /** Calls that nothing marks are text after all where words follow. */
  #decided(): readonly Piece[] {
    const last = this.#pieces.findLastIndex((piece) => piece.kind === 'text' && piece.text.trim() !== '')
    return this.#pieces.map((piece, index) =>
      piece.kind === 'calls' && !piece.isCertain && index < last ? { kind: 'text', text: piece.source } : piece
    )
  }
}

function joined(pieces: readonly Piece[], kind: 'text' | 'thinking'): string {
  return pieces.map((piece) => (piece.kind === kind ? piece.text : '')).join(kind === 'text' ? '' : '\n')
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0]
}

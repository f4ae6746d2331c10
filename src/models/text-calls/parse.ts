import type { ToolCall } from '../../agent/messages.ts'
import type { Tool } from '../../agent/tool.ts'
import { toolLookup, type ToolLookup } from './tool-signatures.ts'
import { readHarmony, readNameHeader, type Channel } from './channels.ts'
import type { Found } from './found-call.ts'
import { Fuel } from './fuel.ts'
import { readJsonCalls } from './json-calls.ts'
import { skipSpace } from './literals.ts'
import {
  ANNOUNCES_SAMPLE,
  asideAt,
  BEHIND_CALLS,
  CLOSING_MARK,
  isQuoted,
  isWord,
  lengthAt,
  mayBeMark,
  OPENING_MARK,
  STOP,
  THINKING,
  THINKING_ENDS
} from './delimiters.ts'
import { readMarkedCalls, type MarkContext } from './delimited-calls.ts'
import { BARE_START, judgeBareCall } from './bare-calls.ts'
import { CALLING_FENCES, FENCE, fenceEnd, indentedCodeEnd, inlineCodeEnd, LIST_ITEM, MAX_INLINE_CODE } from './code.ts'
import { beginsPythonCalls, readPythonCalls } from './named-calls.ts'
import { decided, joined, withoutCalls, type Segment } from './segments.ts'
import { readElement, readFunctionTag, readNameLine, unknownCallEnd } from './tag-calls.ts'

/** A reply parted into what people read, what the model thought, and what it calls. */
export interface ParsedText {
  readonly text: string
  readonly thinking: string
  readonly calls: readonly ToolCall[]
}

/**
 * Finds the calls in a reply whose model writes them as text. Only tools that there are count, and nothing counts that is
 * thought, quoted, or a sample in a fence. A call that was begun and has no one reading is given back with its `problem`.
 */
export function parseTextCalls(text: string, tools: readonly Tool[]): ParsedText {
  const scanner = new Scanner(text, toolLookup(tools))
  scanner.run()
  return scanner.parsed()
}

class Scanner {
  readonly #text: string
  readonly #tools: ToolLookup
  readonly #fuel: Fuel
  readonly #context: MarkContext
  readonly #pieces: Segment[] = []
  /** Where the text begins that is in no piece yet. */
  #start = 0
  #hasThought = false
  /** Whether there are words for people. */
  #hasSaid = false
  /** Whether all from here on may be thought or made up, or words about thinking: it is shown, and not run. */
  #isInDoubt = false

  constructor(text: string, tools: ToolLookup) {
    this.#text = text
    this.#tools = tools
    this.#fuel = new Fuel(text.length)
    this.#context = { tools, fuel: this.#fuel }
  }

  run(): void {
    const stop = new RegExp(STOP)
    for (let match = stop.exec(this.#text); match; match = stop.exec(this.#text)) {
      const [found] = match
      const next = indentedCodeEnd(this.#text, match.index) ?? this.#read(match.index, found)
      if (next !== undefined) stop.lastIndex = next
    }
    this.#addText(this.#text.length)
  }

  parsed(): ParsedText {
    const pieces = decided(this.#pieces)
    const found = pieces.flatMap((piece) => (piece.kind === 'calls' ? piece.calls : []))
    const shown = joined(pieces, 'text')
    return {
      text: found.length > 0 ? shown.trimEnd() : shown,
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
        return this.#readQuote(at)
      case '{':
        return this.#readBare(at)
      case '[':
        return (mayBeMark(this.#text, at) ? this.#readMark(at) : undefined) ?? this.#readBare(at)
      case '<':
        return (mayBeMark(this.#text, at) ? this.#readAngle(at) : undefined) ?? this.#readTag(at)
      default:
        return this.#readMark(at)
    }
  }

  #readAngle(at: number): number | undefined {
    return this.#readAside(at) ?? this.#readHarmony(at) ?? this.#readMark(at)
  }

  #readMark(at: number): number | undefined {
    return this.#readThinking(at) ?? this.#readMarked(at)
  }

  #readAside(at: number): number | undefined {
    const aside = asideAt(this.#text, at)
    if (!aside || isWord(this.#text, at, at + aside.length)) return undefined
    this.#isInDoubt ||= aside.isResult
    const end = this.#text.indexOf(aside.closes, at + aside.length)
    return end < 0 ? this.#text.length : end
  }

  #readThinking(at: number): number | undefined {
    const pair = THINKING.find(([opens]) => this.#text.startsWith(opens, at))
    if (pair) return this.#readThought(at, pair)
    const mark = THINKING_ENDS.find((closes) => this.#text.startsWith(closes, at))
    if (mark === undefined || this.#hasThought) return undefined
    const end = at + mark.length
    if (isWord(this.#text, at, end)) {
      // Should it be an end after all, what was thought is not run.
      this.#pieces.splice(0, Infinity, ...this.#pieces.map(withoutCalls))
      return end
    }
    // The prompt ended in its beginning: all until here was thought, and none of it is run.
    this.#pieces.splice(0, Infinity, { kind: 'thinking', text: this.#text.slice(0, at) })
    this.#hasThought = true
    this.#hasSaid = false
    return this.#goOnAt(end)
  }

  #readThought(at: number, [opens, closes]: readonly [string, string]): number {
    const start = at + opens.length
    const end = this.#text.indexOf(closes, start)
    if (end < 0 && isWord(this.#text, at, start)) {
      this.#isInDoubt = true
      return start
    }
    this.#addText(at)
    this.#hasThought = true
    this.#pieces.push({ kind: 'thinking', text: this.#text.slice(start, end < 0 ? undefined : end) })
    return this.#goOnAt(end < 0 ? this.#text.length : end + closes.length)
  }

  #readHarmony(at: number): number | undefined {
    return this.#readChannel(at, readHarmony(this.#text, at, this.#tools))
  }

  #readQuote(at: number): number | undefined {
    if (!this.#isLineStart(at)) return undefined
    return this.#readChannel(at, readNameHeader(this.#text, at, this.#tools)) ?? lineEnd(this.#text, at)
  }

  #readChannel(at: number, channel: Channel | undefined): number | undefined {
    if (!channel) return undefined
    this.#addText(at)
    if (channel.kind === 'calls') return this.#addCalls(at, channel.found)
    if (channel.kind === 'said') return this.#goOnAt(channel.from)
    this.#pieces.push({ kind: 'thinking', text: this.#text.slice(channel.from, channel.end) })
    return this.#goOnAt(channel.end)
  }

  #readMarked(at: number): number | undefined {
    if (lengthAt(OPENING_MARK, this.#text, at) === 0) {
      const closer = lengthAt(CLOSING_MARK, this.#text, at)
      if (closer === 0) return undefined
      this.#addText(at)
      return this.#goOnAt(at + closer)
    }
    if (this.#fuel.isSpent) return undefined
    const found = readMarkedCalls(this.#text, at, this.#context)
    if (found.calls.length === 0 || isQuoted(this.#text, at, found.end)) return found.end
    this.#addText(at)
    return this.#addCalls(at, found)
  }

  #readTag(at: number): number | undefined {
    if (this.#fuel.isSpent) return undefined
    const context = { ...this.#context, isMarked: false }
    const found =
      readFunctionTag(this.#text, at, context) ??
      readElement(this.#text, at, context) ??
      readNameLine(this.#text, at, { ...context, isFirst: this.#isOneLineBefore(at) })
    if (!found) return unknownCallEnd(this.#text, at)
    if (isQuoted(this.#text, at, found.end)) return found.end
    this.#addText(at)
    return this.#addCalls(at, { ...found, end: found.end + lengthAt(BEHIND_CALLS, this.#text, found.end) })
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
    FENCE.lastIndex = at
    const isFirst = this.#isLineStart(at) || LIST_ITEM.test(this.#text.slice(Math.max(this.#start, at - 40), at))
    const [header, mark, language = ''] = isFirst ? (FENCE.exec(this.#text) ?? []) : []
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

  #addText(end: number): void {
    const text = this.#text.slice(this.#start, end)
    if (text !== '') this.#pieces.push({ kind: 'text', text })
    this.#hasSaid ||= text.trim() !== ''
    this.#start = end
  }

  #addCalls(start: number, { calls, end }: Found, isCertain = true): number {
    const source = this.#text.slice(start, end)
    this.#pieces.push({ kind: 'calls', calls: this.#isInDoubt ? [] : calls, source, isCertain })
    return this.#goOnAt(end)
  }

  #goOnAt(position: number): number {
    this.#start = position
    return position
  }

  #isLineStart(at: number): boolean {
    let before = at
    while (before > this.#start && /[ \t]/.test(this.#text[before - 1] ?? '')) before -= 1
    return before === this.#start || this.#text[before - 1] === '\n'
  }

  /** True where nothing was said yet; calls and thoughts are not said. */
  #isBlankBefore(at: number): boolean {
    return !this.#hasSaid && at - this.#start < 200 && this.#text.slice(this.#start, at).trim() === ''
  }

  /** True where all that was said is the line before. */
  #isOneLineBefore(at: number): boolean {
    if (this.#hasSaid || at - this.#start > 200) return false
    return !this.#text.slice(this.#start, at).trim().includes('\n')
  }

  #isAnnounced(at: number): boolean {
    return ANNOUNCES_SAMPLE.test(this.#text.slice(Math.max(this.#start, at - 200), at).trimEnd())
  }
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end
}

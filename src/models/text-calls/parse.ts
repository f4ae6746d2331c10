import type { ToolCall } from '../../agent/messages.ts'
import type { Tool } from '../../agent/tool.ts'
import { readBareCalls } from './bare-calls.ts'
import { readBareMessage, readHarmony, readNameHeader, readRecipient, type Channel } from './channels.ts'
import {
  CALL_LANGUAGES,
  FENCE,
  fenceEnd,
  indentedCodeEnd,
  inlineCodeEnd,
  LIST_ITEM,
  MAX_INLINE_CODE,
  structureOf
} from './code.ts'
import { readDelimitedCalls } from './delimited-calls.ts'
import {
  AFTER_CALLS,
  quotedMarkupAt,
  CLOSING,
  isMention,
  mayDelimit,
  INVENTED_TURN,
  OPENING,
  STOP,
  THINKING_END,
  thinkingAt
} from './delimiters.ts'
import { refusedCall, textCallId, toolCall, type FoundCall, type FoundCalls, type ReadContext } from './found-call.ts'
import { Fuel } from './fuel.ts'
import { skipSpace } from '../../agent/read-literal.ts'
import { lengthAt, matchAt } from '../../agent/match-at.ts'
import { readPythonCalls } from './named-calls.ts'
import { INLINE_CODE, Prose } from './prose.ts'
import { isBetweenCalls, joined, withFinalCalls, withoutCalls, type Segment } from './segments.ts'
import { readElement, readFunctionTag, readNameLine, readUnknownTag, type PlacedCalls } from './tag-calls.ts'
import { toolLookup, type ToolLookup } from './tool-signatures.ts'

/** A response split into prose, thinking and calls. */
export interface ParsedText {
  readonly text: string
  readonly thinking: string
  readonly calls: readonly ToolCall[]
}

/** Whether the model was shown the same call. Its arguments are JSON. @param responseLength characters of the response */
export type WasShown = (call: FoundCall, responseLength: number) => boolean

/**
 * Finds the calls at the end of a response whose model writes them as text. A call of an unknown tool counts only beside calls of
 * known ones, and nothing counts inside thinking, quotations or Markdown constructs. An unfinished or ambiguous call is returned
 * with its `problem`, and so is one of an unknown tool, or one that the model was shown.
 */
export function parseTextCalls(text: string, tools: readonly Tool[], wasShown: WasShown = () => false): ParsedText {
  const scanner = new Scanner(text, toolLookup(tools))
  scanner.run()
  return scanner.parsed(wasShown)
}

const QUOTATION = 'the same call appears in text that you were shown.'

class Scanner {
  readonly #text: string
  /** The same text for code that looks at lines, see `structureOf`. */
  readonly #structure: string
  readonly #fuel: Fuel
  readonly #context: ReadContext
  readonly #segments: Segment[] = []
  /** Start of the text that is in no segment yet. */
  #start = 0
  #hasThinking = false
  /** True if it begins with `>>>all`: the response is in the format of Functionary. */
  #hasHeader = false
  #prose = new Prose()
  /** Code, comments and the like in the text since `#start`. */
  #masked: { readonly from: number; readonly to: number }[] = []
  /** What closes thinking and does not occur in the rest of the text. Looking for it each time would take quadratic time. */
  readonly #missing = new Set<string>()
  /** True if the rest may be thinking, invented, or about thinking. It is shown, but no call in it runs. */
  #isUnreliable = false

  constructor(text: string, tools: ToolLookup) {
    this.#text = text
    this.#structure = structureOf(text)
    this.#fuel = new Fuel(text.length)
    this.#context = { tools, fuel: this.#fuel }
  }

  run(): void {
    const stop = new RegExp(STOP)
    for (let match = stop.exec(this.#text); match; match = stop.exec(this.#text)) {
      const [found] = match
      const code = indentedCodeEnd(this.#structure, match.index)
      const next = code === undefined ? this.#read(match.index, found) : this.#mask(match.index, code)
      if (next !== undefined) stop.lastIndex = next
    }
    this.#addText(this.#text.length)
  }

  parsed(wasShown: WasShown): ParsedText {
    const segments = withFinalCalls(this.#segments)
    const calls = segments
      .flatMap((segment) => (segment.kind === 'calls' ? segment.calls : []))
      .map((call) =>
        call.problem === undefined && wasShown(call, this.#text.length) ? refusedCall(call.name, QUOTATION) : call
      )
    const text = joined(segments, 'text')
    return {
      text: calls.length > 0 ? text.trimEnd() : text,
      thinking: joined(segments, 'thinking').trim(),
      calls: calls.map((call, index) => toolCall(textCallId(index + 1), call))
    }
  }

  /** @returns where to continue; undefined for directly after what was found */
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
        return (mayDelimit(this.#text, at) ? this.#readDelimiter(at) : undefined) ?? this.#readBare(at)
      case '<':
        return (mayDelimit(this.#text, at) ? this.#readAngle(at) : undefined) ?? this.#readTag(at)
      default:
        return this.#readDelimiter(at)
    }
  }

  #readAngle(at: number): number | undefined {
    return (
      this.#readQuotedMarkup(at) ??
      this.#readChannel(at, readBareMessage(this.#text, at)) ??
      this.#readChannel(at, readHarmony(this.#text, at, this.#context.tools)) ??
      this.#readChannel(at, readRecipient(this.#text, at, this.#context.tools)) ??
      this.#readDelimiter(at)
    )
  }

  #readDelimiter(at: number): number | undefined {
    this.#isUnreliable ||= lengthAt(INVENTED_TURN, this.#text, at) > 0
    return this.#readThinking(at) ?? this.#readDelimited(at)
  }

  #readQuotedMarkup(at: number): number | undefined {
    const quoted = quotedMarkupAt(this.#text, at)
    if (!quoted || isMention(this.#text, at, at + quoted.length)) return undefined
    this.#isUnreliable ||= quoted.isResult
    const end = this.#text.indexOf(quoted.closes, at + quoted.length)
    return this.#mask(at, end < 0 ? this.#text.length : end)
  }

  #readThinking(at: number): number | undefined {
    const opening = thinkingAt(this.#text, at)
    if (opening) return this.#readThought(at, opening)
    const length = lengthAt(THINKING_END, this.#text, at)
    if (length === 0 || this.#hasThinking) return undefined
    const end = at + length
    if (isMention(this.#text, at, end)) {
      // If it is a delimiter after all, everything before it is thinking, and must not run.
      this.#segments.splice(0, Infinity, ...this.#segments.map(withoutCalls))
      return end
    }
    // The prompt opened the thinking, so everything before is thinking.
    this.#segments.splice(0, Infinity, { kind: 'thinking', text: this.#text.slice(0, at) })
    this.#hasThinking = true
    this.#prose = new Prose()
    return this.#continueAt(end)
  }

  #readThought(at: number, { length, closes }: { readonly length: number; readonly closes: RegExp }): number {
    const start = at + length
    const rest = this.#text.slice(start)
    const found = this.#missing.has(closes.source) ? null : closes.exec(rest)
    if (!found) this.#missing.add(closes.source)
    if (!found && isMention(this.#text, at, start)) {
      this.#isUnreliable = true
      return start
    }
    this.#addText(at)
    this.#hasThinking = true
    this.#segments.push({ kind: 'thinking', text: rest.slice(0, found?.index) })
    return this.#continueAt(found ? start + found.index + found[0].length : this.#text.length)
  }

  #readQuote(at: number): number | undefined {
    const channel = readNameHeader(this.#text, at, this.#context.tools)
    // Text for the user ends where the next header begins, even in the middle of a line.
    if (!this.#isLineStart(at) && !(this.#hasHeader && channel?.kind === 'calls')) return undefined
    this.#hasHeader ||= channel?.kind === 'text' && this.#text.slice(0, at).trim() === ''
    const end = this.#structure.indexOf('\n', at)
    return this.#readChannel(at, channel) ?? (end < 0 ? this.#text.length : end)
  }

  #readChannel(at: number, channel: Channel | undefined): number | undefined {
    if (!channel) return undefined
    this.#addText(at)
    if (channel.kind === 'calls') return this.#addCalls(at, channel.found)
    if (channel.kind === 'text') return this.#continueAt(channel.from)
    this.#segments.push({ kind: 'thinking', text: this.#text.slice(channel.from, channel.end) })
    return this.#continueAt(channel.end)
  }

  #readDelimited(at: number): number | undefined {
    if (lengthAt(OPENING, this.#text, at) === 0) {
      const closing = lengthAt(CLOSING, this.#text, at)
      if (closing === 0) return undefined
      this.#addText(at)
      return this.#continueAt(at + closing)
    }
    if (this.#fuel.isSpent) return undefined
    const found = readDelimitedCalls(this.#text, at, this.#context)
    if (found.calls.length === 0) return found.end
    this.#addText(at)
    return this.#addCalls(at, found)
  }

  #readTag(at: number): number | undefined {
    if (this.#fuel.isSpent) return undefined
    const context = { ...this.#context, isDelimited: false }
    const found: PlacedCalls | undefined =
      readFunctionTag(this.#text, at, context) ??
      readElement(this.#text, at, context) ??
      readNameLine(this.#text, at, { ...context, isFirst: this.#isOneLineBefore(at) })
    if (!found) {
      const unknown = readUnknownTag(this.#text, at)
      if (!unknown) return undefined
      this.#addText(at)
      return this.#addCalls(at, unknown)
    }
    this.#addText(found.start ?? at)
    return this.#addCalls(at, { ...found, end: found.end + lengthAt(AFTER_CALLS, this.#text, found.end) })
  }

  /** Reads a call without delimiters at the start of the response or of a line. */
  #readBare(at: number): number | undefined {
    if (this.#fuel.isSpent || !this.#isLineStart(at)) return undefined
    const found = readBareCalls(this.#text, at, this.#context)
    if (!found) return undefined
    this.#addText(at)
    return this.#addCalls(at, found, false)
  }

  #readCode(at: number, run: string): number | undefined {
    const isFirst = this.#isLineStart(at) || LIST_ITEM.test(this.#structure.slice(Math.max(this.#start, at - 40), at))
    const [header, mark, info = ''] = isFirst ? matchAt(FENCE, this.#structure, at) : []
    if (header !== undefined && mark !== undefined) return this.#readFence(at, { header, mark, info: info.trim() })
    if (run.startsWith('~') || this.#fuel.isSpent) return undefined
    const start = at + run.length
    const end = inlineCodeEnd(this.#structure, start, run)
    if (end !== undefined) return this.#mask(at, end)
    // Markdown knows no fence in the middle of a line, but people read one there.
    if (run.length >= 3) return this.#mask(at, this.#text.length)
    this.#fuel.burn(Math.min(MAX_INLINE_CODE, this.#text.length - start))
    return start
  }

  /** A fence is a sample, unless its language says that it is a call and it holds nothing else. */
  #readFence(at: number, { header, mark, info }: { header: string; mark: string; info: string }): number {
    const body = at + header.length
    const isCall = CALL_LANGUAGES.has(info)
    const closed = fenceEnd(this.#structure, body, { mark, lead: this.#leadOf(at), isCall })
    const end = closed?.end ?? this.#text.length
    if (!isCall) return this.#mask(at, end)
    const first = skipSpace(this.#text, body)
    const found = readBareCalls(this.#text, first, this.#context) ?? readPythonCalls(this.#text, first, this.#context)
    const isAll = found && skipSpace(this.#text, found.end) >= (closed?.from ?? this.#text.length)
    if (!isAll) return this.#mask(at, end)
    this.#addText(at)
    return this.#addCalls(at, { calls: found.calls, end: end + lengthAt(AFTER_CALLS, this.#text, end) }, false)
  }

  /** Leaves a part out of the prose. It stays in the text. */
  #mask(from: number, to: number): number {
    this.#masked.push({ from, to })
    return to
  }

  #addText(end: number): void {
    const text = this.#text.slice(this.#start, end)
    if (text !== '') this.#segments.push({ kind: 'text', text })
    let position = this.#start
    for (const { from, to } of this.#masked.splice(0)) {
      this.#prose.add(this.#structure.slice(position, from))
      // Code that fills whole lines ends the paragraph.
      this.#prose.add(this.#structure.slice(from, to).includes('\n') ? '\n\n' : INLINE_CODE)
      position = to
    }
    this.#prose.add(this.#structure.slice(position, end))
    this.#start = end
  }

  #addCalls(start: number, { calls, end }: FoundCalls, isDelimited = true): number {
    const source = this.#text.slice(start, end)
    const before = this.#segments.findLast((segment) => !isBetweenCalls(segment))
    const isQuoted = before?.kind === 'calls' ? before.isQuoted : this.#prose.quotesNext()
    this.#segments.push({ kind: 'calls', calls: this.#isUnreliable ? [] : calls, source, isDelimited, isQuoted })
    this.#prose.addCalls()
    return this.#continueAt(end)
  }

  #continueAt(position: number): number {
    this.#start = position
    return position
  }

  #isLineStart(at: number): boolean {
    let before = at
    while (before > this.#start && /[ \t]/.test(this.#structure[before - 1] ?? '')) before -= 1
    return before === this.#start || this.#structure[before - 1] === '\n'
  }

  /** The line before a position. */
  #leadOf(at: number): string {
    return this.#structure.slice(this.#structure.lastIndexOf('\n', at - 1) + 1, at)
  }

  /** True if the line before is the only prose. */
  #isOneLineBefore(at: number): boolean {
    if (!this.#prose.isBlank || at - this.#start > 200) return false
    return !this.#structure.slice(this.#start, at).trim().includes('\n')
  }
}

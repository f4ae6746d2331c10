import { lengthAt } from '../agent/match-at.ts'

const MAX_CHARS = 2_000

/**
 * What may begin a tag, a control marker such as `[TASK_COMPLETE]`, or a tool call written as text: `<tool_call>`,
 * `[TOOL_CALLS]`, or JSON or a fence at the start of a line.
 */
const MARKUP =
  /<(?=[^\s\d=<])|◁|\[(?=[A-Z/{]|(?:[Tt][Aa][Ss][Kk]|[Ww][Oo][Rr][Kk]|[Jj][Oo][Bb])[ _-])|\n[ \t]*(?:[[{]|(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(?:`{3}|~{3}))/g
/** The last characters, or the last line, may still become one of them. */
const PARTIAL = /(?:[<[]|\[(?:[Tt](?:[Aa](?:[Ss][Kk]?)?)?|[Ww](?:[Oo](?:[Rr][Kk]?)?)?|[Jj](?:[Oo][Bb]?)?))$/
const PARTIAL_LINE = /\n[ \t]*(?:`+|~+)?$/y
/** More than PARTIAL matches, with the character before it. */
const MAX_PARTIAL = 5
/** A line that so far contains only characters that can precede a call. */
const LINE_START = /\n[ \t*+\-.)\d`~]*$/y

/**
 * The part of a streaming response that can be shown: everything up to the first sequence that may begin markup. The rest
 * is only known to be prose once the response is complete.
 */
export class StreamedText {
  #channel: 'text' | 'thinking' = 'text'
  #text = '\n'
  #isHeld = false

  get visible(): string {
    return this.#shown.trimStart()
  }

  get #shown(): string {
    return this.#isHeld ? this.#text : withoutPartial(this.#text)
  }

  /** Takes time in proportion to the piece. */
  add(channel: 'text' | 'thinking', piece: string): void {
    if (channel !== this.#channel) this.clear()
    this.#channel = channel
    if (this.#isHeld) return
    const text = this.#text + piece
    MARKUP.lastIndex = newMarkupFrom(this.#text)
    const start = MARKUP.exec(text)?.index
    this.#isHeld = start !== undefined
    this.#text = text.slice(0, start).slice(-MAX_CHARS)
  }

  /** Takes the complete lines of the answer out of what is visible. Thinking is not part of the answer. */
  takeLines(): readonly string[] {
    const shown = this.#shown
    const end = shown.lastIndexOf('\n')
    if (this.#channel !== 'text' || end <= 0) return []
    this.#text = this.#text.slice(end)
    return shown.slice(0, end).replace(/^\n/, '').split('\n')
  }

  clear(): void {
    this.#text = '\n'
    this.#isHeld = false
  }
}

/** Where the search starts when text is added. The text itself has no markup, but markup that continues after it can begin from here on. */
function newMarkupFrom(text: string): number {
  const line = text.lastIndexOf('\n')
  return line >= 0 && lengthAt(LINE_START, text, line) > 0 ? line : Math.max(0, text.length - MAX_PARTIAL)
}

function withoutPartial(text: string): string {
  const line = text.lastIndexOf('\n')
  if (line >= 0 && lengthAt(PARTIAL_LINE, text, line) > 0) return text.slice(0, line)
  const end = text.slice(-MAX_PARTIAL)
  const at = end.search(PARTIAL)
  return at < 0 ? text : text.slice(0, at - end.length)
}

const MAX_CHARS = 2_000

/**
 * What may begin a tag, a control marker such as `[TASK_COMPLETE]`, or a tool call written as text: `<tool_call>`,
 * `[TOOL_CALLS]`, `functools[`, or JSON, a fence or a header at the start of a line.
 */
const MARKUP =
  /<(?=[^\s\d=<])|◁|\[(?=[A-Z/{]|(?:[Tt][Aa][Ss][Kk]|[Ww][Oo][Rr][Kk]|[Jj][Oo][Bb])[ _-])|\bfunctools|\n[ \t]*(?:[[{]|>>>|(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(?:`{3}|~{3}))/
/** The end of the text may still become one of them. */
const PARTIAL =
  /(?:[<[]|\[(?:[Tt](?:[Aa](?:[Ss][Kk]?)?)?|[Ww](?:[Oo](?:[Rr][Kk]?)?)?|[Jj](?:[Oo][Bb]?)?)|\bf(?:u(?:n(?:c(?:t(?:o(?:o(?:l)?)?)?)?)?)?)?|\n[ \t]*(?:`+|~+|>+)?)$/

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
    return this.#isHeld ? this.#text : this.#text.replace(PARTIAL, '')
  }

  /** Takes time in proportion to the piece. */
  add(channel: 'text' | 'thinking', piece: string): void {
    if (channel !== this.#channel) this.clear()
    this.#channel = channel
    if (this.#isHeld) return
    const text = this.#text + piece
    const start = text.search(MARKUP)
    this.#isHeld = start >= 0
    this.#text = (this.#isHeld ? text.slice(0, start) : text).slice(-MAX_CHARS)
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

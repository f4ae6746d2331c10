import type { ModelRequest } from '../../agent/model.ts'
import type { ToolLookup } from './tool-signatures.ts'
import { closesFence } from './code.ts'
import { STOP } from './delimiters.ts'
import type { ParsedText } from './parse.ts'
import { sightAt, VIEW, type Passed, type Place, type Sight } from './sights.ts'

type Mode =
  | { readonly kind: 'text' }
  | { readonly kind: 'thinking'; readonly closes: string }
  | { readonly kind: 'aside'; readonly closes: string }
  /** To the end of the line. */
  | { readonly kind: 'quote' }
  | { readonly kind: 'fence'; readonly mark: string }
  /** A call may have begun: what else there is to show is known at the end. */
  | { readonly kind: 'silent' }

const TEXT: Mode = { kind: 'text' }
const MAX_TAIL = 16 * VIEW
const WORD_MARKS = ['functools[', 'functools{', 'function call<|role_sep|>', '◁think▷', '◁/think▷']
const MAX_WORD_MARK = 24

/**
 * Lets the text of a reply through to people while it comes, without calls and with thinking told apart. What it lets through
 * does not depend on where the text is split, and is in the end what the parser shows.
 */
export class ShownStream {
  readonly #tools: ToolLookup
  readonly #onDelta: ModelRequest['onDelta']
  readonly #stop = new RegExp(STOP)
  #mode: Mode = TEXT
  #held = ''
  /** What was let through, but for the white space at its end, which may turn out to stand before a call. */
  #shown: string[] = []
  #blank = ''
  /** The last of both. */
  #tail = ''
  #isLineStart = true
  #hasThought = false

  constructor(tools: ToolLookup, onDelta: ModelRequest['onDelta']) {
    this.#tools = tools
    this.#onDelta = onDelta
  }

  add(text: string): void {
    if (this.#mode.kind === 'silent') return
    this.#held += text
    while (this.#held !== '' && this.#advance());
  }

  /** Shows what was held back of a reply that is whole. */
  end({ text: shown }: ParsedText): void {
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
      case 'aside':
        return this.#readAside(mode.closes)
      case 'quote':
        return this.#readLine((line) => !line.includes('\n'))
      case 'fence':
        return this.#readLine((line) => !closesFence(line, mode.mark))
      case 'silent':
        this.#held = ''
        return false
    }
  }

  #readText(): boolean {
    const stop = this.#stop
    stop.lastIndex = 0
    for (let match = stop.exec(this.#held); match; match = stop.exec(this.#held)) {
      const at = match.index
      const sight = sightAt(this.#place(at))
      if (sight.kind === 'code') stop.lastIndex = at + sight.length
      // The rest of a run of backticks is no other run.
      else if (sight.kind === 'plain') stop.lastIndex = at + match[0].length
      else if (sight.kind !== 'open' || at < this.#clearEnd()) return this.#turn(at, sight)
      else break
    }
    const end = this.#clearEnd()
    this.#show(this.#held.slice(0, end))
    this.#held = this.#held.slice(end)
    return false
  }

  /** Where a mark that is a word may begin that is not there as a whole yet. */
  #clearEnd(): number {
    return this.#held.length - markStartAtEnd(this.#held)
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
      case 'aside':
        this.#show(passed)
        this.#mode = { kind: 'aside', closes: sight.closes }
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

  #readAside(closes: string): boolean {
    const end = this.#held.indexOf(closes)
    const kept = overlap(this.#held, closes)
    const shown = this.#held.slice(0, end < 0 ? this.#held.length - kept : end)
    this.#show(shown)
    this.#held = this.#held.slice(shown.length)
    if (end < 0) return false
    this.#mode = TEXT
    return true
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

  #place(at: number): Place {
    return {
      text: this.#held,
      at,
      tools: this.#tools,
      hasThought: this.#hasThought,
      isLineStart: () => this.#isLineStartAt(at),
      before: () => (this.#tail + this.#held.slice(Math.max(0, at - VIEW), at)).slice(-VIEW)
    }
  }

  #isLineStartAt(at: number): boolean {
    const line = this.#held.slice(this.#held.lastIndexOf('\n', at - 1) + 1, at)
    const isWholeLine = at > 0 && this.#held.lastIndexOf('\n', at - 1) >= 0
    return /^[ \t]*$/.test(line) && (isWholeLine || this.#isLineStart)
  }

  #show(text: string): void {
    if (text === '') return
    const line = text.slice(text.lastIndexOf('\n') + 1)
    this.#isLineStart = /^[ \t]*$/.test(line) && (this.#isLineStart || line.length < text.length)
    this.#tail += text.slice(-VIEW)
    if (this.#tail.length > MAX_TAIL) this.#tail = this.#tail.slice(-VIEW)
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

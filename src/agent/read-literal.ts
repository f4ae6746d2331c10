import { matchAt, lengthAt } from './match-at.ts'

/** `cut`: the text ends inside the value. `broken`: what is at `end` cannot be a part of a value. */
export type Literal =
  | { readonly kind: 'value'; readonly value: unknown; readonly end: number }
  | { readonly kind: 'cut' | 'broken'; readonly end: number }

export interface LiteralForm {
  /** Delimiters that some models use as quotes, such as `<escape>`. */
  readonly quoteMarks?: readonly string[]
  /** Reads unknown escapes as Python does. In JSON, an unknown escape before punctuation is ambiguous. */
  readonly isPython?: boolean
  /** Accepts unescaped quotes inside a string if it is clear which quote ends the string. */
  readonly looseQuotes?: boolean
}

/** Levels of nesting. Later steps may walk over a value by recursion. */
export const MAX_DEPTH = 64
const SPACE = /(?:\s+|\/\/[^\n\r]*|\/\*(?:[^*]|\*(?!\/))*\*\/)*/y
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?(?![\w.])/y
const WORD = /[\p{L}_$][\p{L}\p{N}_$-]*/uy
const WORDS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['True', true],
  ['false', false],
  ['False', false],
  ['null', null],
  ['None', null]
])
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' }
/** Characters that begin no escape, so that a backslash before them is plain text: in JSON, C and Python; in Python alone. */
const JSON_TEXT = /[c-eg-mo-qswyzA-MO-TV-Z]/
const PYTHON_TEXT = /[^0-7abfnrtvxuUN\r]/
const CODE_ESCAPE = /\\(?:u([\da-fA-F]{4})|x([\da-fA-F]{2}))/y
/** A field after a quote inside a triple-quoted string: two strings may have been meant, each with too many quotes. */
const FIELD_AFTER = /\s*,\s*["']?[\w-]{1,100}["']?\s*:/y
/** What can be between two strings that are joined, or that lack a comma between them. */
const BETWEEN_STRINGS = /^\s*\+?\s*$/
const PLAIN = { '"': /[^"\\]+/y, "'": /[^'\\]+/y } as const
/** What can follow the closing quote of a string: the end of its container, or the next field. */
const AFTER_STRING = /\s*(?:[}\]]|$|,\s*(?:"[^"\\\n]{1,80}"\s*:|[}\]])|:)/y

/**
 * Reads one value as JSON or Python writes it, with the usual deviations of models: quotes of either kind, unquoted names,
 * comments, trailing commas, line breaks in strings. It never guesses: incomplete and ambiguous values are reported as such.
 */
export function readLiteral(text: string, start: number, form: LiteralForm = {}): Literal {
  const reader = new LiteralReader(text, start, form)
  try {
    const value = reader.value(0)
    const unclear = reader.unclearEscape
    return unclear === undefined ? { kind: 'value', value, end: reader.position } : { kind: 'broken', end: unclear }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { kind: error.kind, end: reader.position }
  }
}

/** True if reading stopped after a quote that does not end its string: `"say "hi" there"`. */
export function stopsAfterQuote(text: string, { kind, end }: Literal): boolean {
  return kind === 'broken' && /"\s*$/.test(text.slice(Math.max(0, end - 40), end)) && /[^\s,:}\]]/.test(text[end] ?? '')
}

/** Where the white space and comments from `start` on end. */
export function skipSpace(text: string, start: number): number {
  return start + lengthAt(SPACE, text, start)
}

class Unreadable extends Error {
  readonly kind: 'cut' | 'broken'

  constructor(kind: 'cut' | 'broken') {
    super(kind)
    this.kind = kind
  }
}

// Created once: capturing a stack each time would take longer than the reading.
const CUT = new Unreadable('cut')
const BROKEN = new Unreadable('broken')

class LiteralReader {
  readonly #text: string
  readonly #form: LiteralForm
  /** What only one of the languages has. */
  readonly #signs = new Set<'JSON' | 'Python'>()
  #firstHexEscape: number | undefined
  position: number

  constructor(text: string, start: number, form: LiteralForm) {
    this.#text = text
    this.position = start
    this.#form = form
  }

  /** Where `\x1b` is in a double-quoted string. In JSON, the backslash may be meant as text; only Python has this escape. */
  get unclearEscape(): number | undefined {
    if (this.#form.isPython === true) return undefined
    return this.#signs.has('Python') && !this.#signs.has('JSON') ? undefined : this.#firstHexEscape
  }

  value(depth: number): unknown {
    if (depth > MAX_DEPTH) throw BROKEN
    this.#skip()
    const first = this.#text[this.position]
    if (first === '{') return this.#object(depth)
    if (first === '[') return this.#list(']', depth)
    if (first === '(') return this.#list(')', depth)
    const string = this.#string()
    if (string !== undefined) return string
    const number = this.#match(NUMBER)
    if (number !== undefined) return this.#number(number)
    const word = this.#match(WORD)
    if (word === undefined || !WORDS.has(word)) this.#fail()
    this.#signs.add(/^[A-Z]/.test(word) ? 'Python' : 'JSON')
    return WORDS.get(word)
  }

  #object(depth: number): unknown {
    const fields = new Map<string, unknown>()
    this.position += 1
    for (;;) {
      this.#skip()
      if (this.#take('}')) return Object.fromEntries(fields)
      const name = this.#string() ?? this.#match(WORD)
      if (name === undefined) this.#fail()
      this.#skip()
      if (!this.#take(':')) this.#fail()
      const value = this.value(depth + 1)
      // Two different values for one name are ambiguous.
      if (fields.has(name) && JSON.stringify(fields.get(name)) !== JSON.stringify(value)) throw BROKEN
      fields.set(name, value)
      this.#skip()
      if (!this.#take(',') && this.#text[this.position] !== '}') this.#fail()
    }
  }

  #list(close: string, depth: number): unknown[] {
    const items: unknown[] = []
    this.position += 1
    for (;;) {
      this.#skip()
      if (this.#take(close)) return items
      items.push(this.value(depth + 1))
      this.#skip()
      if (!this.#take(',') && this.#text[this.position] !== close) this.#fail()
    }
  }

  #number(written: string): number {
    const number = Number(written)
    // As JSON it would become null.
    if (!Number.isFinite(number)) throw BROKEN
    return number
  }

  #string(): string | undefined {
    const mark = this.#form.quoteMarks?.find((each) => this.#text.startsWith(each, this.position))
    if (mark !== undefined) return this.#until(mark)
    const quote = this.#text[this.position]
    if (quote !== '"' && quote !== "'") return undefined
    const triple = quote.repeat(3)
    if (this.#text.startsWith(triple, this.position)) return this.#tripleQuoted(triple)
    if (quote === "'") this.#signs.add('Python')
    return this.#quoted(quote)
  }

  #tripleQuoted(triple: string): string {
    const start = this.position + triple.length
    const text = this.#until(triple)
    const quote = text.indexOf(triple.charAt(0))
    if (quote >= 0 && lengthAt(FIELD_AFTER, this.#text, start + quote + 1) > 0) throw BROKEN
    return text
  }

  #until(mark: string): string {
    const start = this.position + mark.length
    const end = this.#text.indexOf(mark, start)
    this.position = end < 0 ? this.#text.length : end + mark.length
    if (end < 0) throw CUT
    return this.#text.slice(start, end)
  }

  #quoted(quote: '"' | "'"): string {
    const parts: string[] = []
    /** Number of quotes that neither end the string nor follow a backslash. */
    let inner = 0
    let opened = 0
    this.position += 1
    while (this.position < this.#text.length) {
      parts.push(this.#match(PLAIN[quote]) ?? '')
      const next = this.#text[this.position]
      if (next === undefined) break
      if (next === '\\') parts.push(this.#escape())
      else {
        this.position += 1
        if (!this.#form.looseQuotes || this.#endsString()) {
          // A quote without its partner was doubled, lacks a backslash, or belongs to another string.
          if (inner % 2 === 1) throw BROKEN
          return parts.join('')
        }
        inner += 1
        if (inner % 2 === 1) opened = this.position
        else if (this.#joinsStrings(opened)) throw BROKEN
        parts.push(quote)
      }
    }
    throw CUT
  }

  /**
   * True if two quotes, the second just read, may rather end one string and begin another: `"x" "y"`. White space in quotes has space or
   * brackets around it.
   *
   * @param opened the position after the first quote
   */
  #joinsStrings(opened: number): boolean {
    if (!BETWEEN_STRINGS.test(this.#text.slice(opened, this.position - 1))) return false
    const [before = '', after = ''] = [this.#text[opened - 2], this.#text[this.position]]
    return !/[\s([{=,:]/.test(before) || !/[\s)\]},;:.]/.test(after)
  }

  #endsString(): boolean {
    AFTER_STRING.lastIndex = this.position
    return AFTER_STRING.test(this.#text)
  }

  /** An unknown escape such as `\d` stands for itself, backslash included, if nothing else can be meant. */
  #escape(): string {
    const code = this.#codeEscape()
    if (code !== undefined) return code
    const escaped = this.#text[this.position + 1]
    if (escaped === undefined) throw CUT
    const known = `"'\\/`.includes(escaped) ? escaped : ESCAPES[escaped]
    if (known === undefined && !(this.#form.isPython ? PYTHON_TEXT : JSON_TEXT).test(escaped)) throw BROKEN
    this.position += 2
    if (escaped === '\n' && this.#form.isPython) return ''
    return known ?? `\\${escaped}`
  }

  #codeEscape(): string | undefined {
    const [all = '', wide, narrow] = matchAt(CODE_ESCAPE, this.#text, this.position)
    const code = wide ?? narrow
    if (code === undefined) return undefined
    if (narrow !== undefined) this.#firstHexEscape ??= this.position
    this.position += all.length
    return String.fromCharCode(parseInt(code, 16))
  }

  #skip(): void {
    this.position = skipSpace(this.#text, this.position)
  }

  #take(character: string): boolean {
    if (this.#text[this.position] !== character) return false
    this.position += 1
    return true
  }

  #match(pattern: RegExp): string | undefined {
    const [match] = matchAt(pattern, this.#text, this.position)
    this.position += match?.length ?? 0
    return match
  }

  #fail(): never {
    throw this.position >= this.#text.length ? CUT : BROKEN
  }
}

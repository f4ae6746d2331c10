/**
 * `cut`: the text ends within the value; `broken`: it is not a value, at `end`.
 */
export type Literal =
  | { readonly kind: 'value'; readonly value: unknown; readonly end: number }
  | { readonly kind: 'cut' | 'broken'; readonly end: number }

export interface LiteralForm {
  /** Marks that stand for quotes, such as `<escape>`. */
  readonly quoteMarks?: readonly string[]
  /** Quotes within a string need no backslash, as long as it is clear which quote ends it. */
  readonly looseQuotes?: boolean
}

const MAX_DEPTH = 64
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
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', '\n': '' }
const CODE_ESCAPE = /\\(?:u([\da-fA-F]{4})|x([\da-fA-F]{2}))/y
const PLAIN = { '"': /[^"\\]+/y, "'": /[^'\\]+/y } as const
/** What can follow the quote that ends a string: the end of what holds it, or the next field of it. */
const AFTER_STRING = /\s*(?:[}\]]|$|,\s*(?:"[^"\\\n]{1,80}"\s*:|[}\]])|:)/y

/**
 * Reads one value as JSON or Python write it, and as models do: quotes of either kind, names without quotes, comments, a comma
 * too many, line breaks within strings. Nothing is made up: what is cut or has no reading is told as such.
 */
export function readLiteral(text: string, start: number, form: LiteralForm = {}): Literal {
  const reader = new LiteralReader(text, start, form)
  try {
    const value = reader.value(0)
    return { kind: 'value', value, end: reader.position }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { kind: error.kind, end: reader.position }
  }
}

/** Where the white space and comments from here on end. */
export function skipSpace(text: string, start: number): number {
  SPACE.lastIndex = start
  return start + (SPACE.exec(text)?.[0].length ?? 0)
}

class Unreadable extends Error {
  readonly kind: 'cut' | 'broken'

  constructor(kind: 'cut' | 'broken') {
    super(kind)
    this.kind = kind
  }
}

// Made once: to take a stack each time would cost more than all the reading.
const CUT = new Unreadable('cut')
const BROKEN = new Unreadable('broken')

class LiteralReader {
  readonly #text: string
  readonly #form: LiteralForm
  position: number

  constructor(text: string, start: number, form: LiteralForm) {
    this.#text = text
    this.position = start
    this.#form = form
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
    if (number !== undefined) return Number(number)
    const word = this.#match(WORD)
    if (word === undefined || !WORDS.has(word)) this.#fail()
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
      // Two values under one name: nobody knows which is meant.
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

  #string(): string | undefined {
    const mark = this.#form.quoteMarks?.find((each) => this.#text.startsWith(each, this.position))
    if (mark !== undefined) return this.#until(mark)
    const quote = this.#text[this.position]
    if (quote !== '"' && quote !== "'") return undefined
    const triple = quote.repeat(3)
    if (this.#text.startsWith(triple, this.position)) return this.#until(triple)
    return this.#quoted(quote)
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
    this.position += 1
    while (this.position < this.#text.length) {
      parts.push(this.#match(PLAIN[quote]) ?? '')
      const next = this.#text[this.position]
      if (next === undefined) break
      if (next === '\\') parts.push(this.#escape())
      else {
        this.position += 1
        if (!this.#form.looseQuotes || this.#endsString()) return parts.join('')
        parts.push(quote)
      }
    }
    throw CUT
  }

  #endsString(): boolean {
    AFTER_STRING.lastIndex = this.position
    return AFTER_STRING.test(this.#text)
  }

  /** An escape that there is not, such as `\d`, is what was meant to be there, backslash included. */
  #escape(): string {
    CODE_ESCAPE.lastIndex = this.position
    const [all, wide, narrow] = CODE_ESCAPE.exec(this.#text) ?? []
    const code = wide ?? narrow
    if (all !== undefined && code !== undefined) {
      this.position += all.length
      return String.fromCharCode(parseInt(code, 16))
    }
    const escaped = this.#text[this.position + 1] ?? ''
    this.position += 2
    if (`"'\\/`.includes(escaped)) return escaped
    return ESCAPES[escaped] ?? `\\${escaped}`
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
    pattern.lastIndex = this.position
    const found = pattern.exec(this.#text)?.[0]
    this.position += found?.length ?? 0
    return found
  }

  #fail(): never {
    throw this.position >= this.#text.length ? CUT : BROKEN
  }
}

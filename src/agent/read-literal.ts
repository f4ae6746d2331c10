import { lengthAt, matchAt } from './match-at.ts'

/** `cut`: the text ends inside the value. `broken`: it cannot go on at `end`, or the reason says what is wrong. */
export type Literal =
  | { readonly kind: 'value'; readonly value: unknown; readonly end: number }
  | { readonly kind: 'cut' | 'broken'; readonly end: number; readonly reason: string | undefined }

/** Levels of nesting. Later steps may walk over a value by recursion. */
export const MAX_DEPTH = 64
const SPACE = /\s+/y
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])/y
const WORD = /[\p{L}_$][\p{L}\p{N}_$-]*/uy
/** In any case, for Python. */
const WORDS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['none', null]
])
const PLAIN = { '"': /[^"\\]+/y, "'": /[^'\\]+/y } as const
const ESCAPES: ReadonlyMap<string, string> = new Map(
  Object.entries({ n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', '"': '"', "'": "'", '\\': '\\', '/': '/' })
)
const CODE = /\\u([\da-fA-F]{4})/y
/** Letters that begin no escape in JSON, C or Python, so that a backslash before them is plain text. */
const NO_ESCAPE = /[c-eg-mo-qswyzA-MO-TV-Z]/

/**
 * Reads one value: JSON with the usual deviations of models, which are single quotes, unquoted names, trailing commas, the words of
 * Python, line breaks in strings, and a backslash before a letter that needs none. It never guesses.
 */
export function readLiteral(text: string, start: number): Literal {
  const reader = new LiteralReader(text, start)
  try {
    const value = reader.value(0)
    return { kind: 'value', value, end: reader.position }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { kind: error.kind, end: reader.position, reason: error.reason }
  }
}

class Unreadable extends Error {
  readonly kind: 'cut' | 'broken'
  readonly reason: string | undefined

  constructor(kind: 'cut' | 'broken', reason?: string) {
    super(kind)
    this.kind = kind
    this.reason = reason
  }
}

class LiteralReader {
  readonly #text: string
  position: number

  constructor(text: string, start: number) {
    this.#text = text
    this.position = start
  }

  value(depth: number): unknown {
    if (depth > MAX_DEPTH)
      throw new Unreadable('broken', `are nested deeper than ${MAX_DEPTH} levels. Send a flatter object.`)
    this.#skipSpace()
    if (this.#take('{')) return this.#object(depth)
    if (this.#take('[')) return this.#list(depth)
    return this.#string() ?? this.#number() ?? this.#word()
  }

  #object(depth: number): unknown {
    const fields = new Map<string, unknown>()
    while (!this.#take('}')) {
      const name = this.#string() ?? this.#match(WORD) ?? this.#fail()
      if (!this.#take(':')) this.#fail()
      const value = this.value(depth + 1)
      if (fields.has(name) && JSON.stringify(fields.get(name)) !== JSON.stringify(value))
        throw new Unreadable('broken', 'have two different values for one parameter. Send each parameter once.')
      fields.set(name, value)
      if (!this.#take(',') && this.#text[this.position] !== '}') this.#fail()
      this.#skipSpace()
    }
    return Object.fromEntries(fields)
  }

  #list(depth: number): unknown[] {
    const items: unknown[] = []
    while (!this.#take(']')) {
      items.push(this.value(depth + 1))
      if (!this.#take(',') && this.#text[this.position] !== ']') this.#fail()
    }
    return items
  }

  #string(): string | undefined {
    const quote = this.#text[this.position]
    if (quote !== '"' && quote !== "'") return undefined
    this.position += 1
    for (let string = this.#match(PLAIN[quote]) ?? ''; ; string += this.#match(PLAIN[quote]) ?? '') {
      const next = this.#text[this.position]
      if (next === undefined) throw new Unreadable('cut')
      if (next === '\\') string += this.#escape()
      else {
        this.position += 1
        return string
      }
    }
  }

  #escape(): string {
    const [all, code] = matchAt(CODE, this.#text, this.position)
    if (all !== undefined && code !== undefined) {
      this.position += all.length
      return String.fromCharCode(parseInt(code, 16))
    }
    const escaped = this.#text[this.position + 1]
    if (escaped === undefined) throw new Unreadable('cut')
    const known = ESCAPES.get(escaped)
    if (known === undefined && !NO_ESCAPE.test(escaped)) throw new Unreadable('broken')
    this.position += 2
    return known ?? `\\${escaped}`
  }

  #number(): number | undefined {
    const written = this.#match(NUMBER)
    // As JSON, infinity would become null.
    if (written !== undefined && !Number.isFinite(Number(written)))
      throw new Unreadable('broken', 'contain a number that is too large.')
    return written === undefined ? undefined : Number(written)
  }

  #word(): unknown {
    const word = this.#match(WORD)?.toLowerCase() ?? ''
    return WORDS.has(word) ? WORDS.get(word) : this.#fail()
  }

  #skipSpace(): void {
    this.position += lengthAt(SPACE, this.#text, this.position)
  }

  #take(character: string): boolean {
    this.#skipSpace()
    if (this.#text[this.position] !== character) return false
    this.position += 1
    this.#skipSpace()
    return true
  }

  #match(pattern: RegExp): string | undefined {
    const [match] = matchAt(pattern, this.#text, this.position)
    this.position += match?.length ?? 0
    return match
  }

  #fail(): never {
    throw new Unreadable(this.position >= this.#text.length ? 'cut' : 'broken')
  }
}

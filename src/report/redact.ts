import { formsOf } from './secret-forms.ts'

/** Takes secrets out of a text. */
export type Redact = (text: string) => string

const PLACEHOLDER = '***'

/**
 * Values shorter than this are left alone: placeholders such as `none`, whose removal would spoil the text and give
 * them away by the gaps.
 */
const MIN_SECRET = 6

// Up to here a value may also be part of an ordinary word or number, so it must stand on its own.
const MAX_WORD = 11

// A cheap test that spares most texts the patterns behind it. It must match wherever one of them does.
const MAYBE_SHAPED = /gh[pousr]_|github_pat_|sk-|AKIA|ASIA|AIza|xox|glpat-|npm_|eyJ|PRIVATE KEY/

// Each begins at a boundary or consumes what it looks at, so that no text makes them take more than linear time; and each has an
// end, for one that runs on over megabytes would overflow the stack.
const SHAPES = [
  /gh[pousr]_[A-Za-z0-9._-]{36,16384}/g,
  /github_pat_\w{22,16384}/g,
  /(?<![\w-])sk-[\w-]{20,16384}/g,
  /(?<!\w)(?:AKIA|ASIA)[A-Z0-9]{16}(?!\w)/g,
  /(?<![\w-])AIza[\w-]{35}/g,
  /(?<![\w-])xox[abeoprs]-[\w-]{10,16384}/g,
  /(?<![\w-])glpat-[\w-]{20,16384}/g,
  /(?<!\w)npm_[A-Za-z0-9]{36}(?!\w)/g,
  /(?<![\w-])eyJ[\w-]{10,16384}\.[\w-]{10,16384}\.[\w-]{10,16384}/g
]

const KEY_HEADER = /(?=-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY)/
// To the end mark, or as far as the text goes on like a key when the mark was cut off.
const KEY_WITH_END = /^[\s\S]*-----END [A-Z0-9 ]{0,40}PRIVATE KEY[A-Z ]{0,10}-----/
const KEY_WITHOUT_END = /^-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY[A-Z ]{0,10}-----(?:[A-Za-z0-9+/=\s]|\\[nrt]){0,32768}/

/**
 * Makes the function that all output passes: it takes out the given secrets, in every form that programs commonly
 * write them in, and whatever has the shape of a well-known kind of secret. Its time is linear in the text.
 */
export function createRedactor(secrets: readonly string[]): Redact {
  const values = secrets.map((secret) => secret.trim()).filter(({ length }) => length >= MIN_SECRET)
  const words = values.filter(({ length }) => length <= MAX_WORD).map(wordPattern)
  const forms = values.filter(({ length }) => length > MAX_WORD).flatMap(formsOf)
  // The longest first, so that a form that holds another is taken out whole.
  const longestFirst = [...new Set(forms)].sort((a, b) => b.length - a.length)

  return (text) => {
    // A search for each form is faster than one pattern for all: texts rarely hold any.
    const withoutForms = longestFirst.reduce((rest, form) => rest.replaceAll(form, PLACEHOLDER), text)
    const withoutValues = words.reduce((rest, word) => rest.replace(word, PLACEHOLDER), withoutForms)
    return MAYBE_SHAPED.test(withoutValues) ? withoutShapes(withoutValues) : withoutValues
  }
}

/** The same value with every text in it redacted. Meant for plain values: objects, lists, texts, numbers. */
export function redactDeep<Value>(value: Value, redact: Redact): Value
export function redactDeep(value: unknown, redact: Redact): unknown {
  if (typeof value === 'string') return redact(value)
  if (Array.isArray(value)) return value.map((item: unknown) => redactDeep(item, redact))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, redactDeep<unknown>(item, redact)]))
}

function withoutShapes(text: string): string {
  return SHAPES.reduce((rest, shape) => rest.replace(shape, PLACEHOLDER), withoutPrivateKeys(text))
}

function withoutPrivateKeys(text: string): string {
  return text
    .split(KEY_HEADER)
    .map((part) =>
      KEY_WITH_END.test(part) ? part.replace(KEY_WITH_END, PLACEHOLDER) : part.replace(KEY_WITHOUT_END, PLACEHOLDER)
    )
    .join('')
}

function wordPattern(value: string): RegExp {
  return new RegExp(String.raw`(?<!\w)${value.replace(/[^\w]/g, String.raw`\$&`)}(?!\w)`, 'g')
}

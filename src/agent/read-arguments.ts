import { MAX_DEPTH, readLiteral, skipSpace, stopsAfterQuote } from './read-literal.ts'

const FENCE = /^```(?:json)?[ \t]*\r?\n([^]*)```$/
const EXTRA_CLOSERS = /^[\s}\]]*$/
const MAX_UNPACKED = 2

/**
 * Reads a call's arguments as models write them: JSON, JSON in a fence, JSON text within JSON text, nothing at all, and the
 * deviations that `readLiteral` accepts.
 *
 * @param isParameter true for the name of a parameter. Text with unescaped quotes is accepted only if all names in the result
 *   are parameters, because a wrong guess about the quotes would produce other names.
 * @returns undefined for arguments that are invalid or ambiguous
 */
export function readArguments(
  text: string,
  isParameter: (name: string) => boolean = () => false
): { readonly value: unknown } | undefined {
  let result = readValue(text, isParameter)
  for (let times = 0; times < MAX_UNPACKED && typeof result?.value === 'string'; times += 1) {
    const inner = readValue(result.value, isParameter)
    if (!inner) break
    result = inner
  }
  // Several providers write a call without parameters as null.
  return result?.value === null ? { value: {} } : result
}

function readValue(text: string, isParameter: (name: string) => boolean): { readonly value: unknown } | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return { value: {} }
  try {
    const value: unknown = JSON.parse(trimmed)
    return hasTwoValues(trimmed, value) ? undefined : { value }
  } catch {
    return readLeniently(FENCE.exec(trimmed)?.[1] ?? trimmed, isParameter)
  }
}

/** True if JSON has two different values for one name, of which JSON.parse takes the last. @param value what it returned for the text */
function hasTwoValues(text: string, value: unknown): boolean {
  if (typeof value !== 'object' || value === null || readLiteral(text, 0).kind === 'value') return false
  return !isDeeperThan(value, MAX_DEPTH) && !holdsInfinity(value)
}

export function isDeeperThan(value: unknown, maxDepth: number): boolean {
  let level = [value]
  for (let depth = 0; depth <= maxDepth; depth += 1) {
    level = level.flatMap((each): unknown[] => (typeof each === 'object' && each !== null ? Object.values(each) : []))
    if (level.length === 0) return false
  }
  return true
}

/** True if a number was beyond the range of JavaScript. As JSON it would become null. */
export function holdsInfinity(value: unknown): boolean {
  if (typeof value === 'number') return !Number.isFinite(value)
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsInfinity)
}

function readLeniently(text: string, isParameter: (name: string) => boolean): { readonly value: unknown } | undefined {
  const start = skipSpace(text, 0)
  const literal = readLiteral(text, start)
  if (literal.kind === 'value') return isRest(text, literal.end) ? { value: literal.value } : undefined
  if (!stopsAfterQuote(text, literal)) return undefined
  const loose = readLiteral(text, start, { looseQuotes: true })
  if (loose.kind !== 'value' || !isRest(text, loose.end)) return undefined
  const { value } = loose
  if (typeof value !== 'object' || value === null || !Object.keys(value).every(isParameter)) return undefined
  return holdsField(value, isParameter) ? undefined : { value }
}

const FIELD = /["']\s*,\s*["']?([\w-]{1,100})["']?\s*[:"'{[]/g

/**
 * True if a value that was read with loose quotes seems to hold the next parameter: `"path": "a.ts", "content: "b"` has lost a
 * quote, and `a.ts", "content: "b` is not a path.
 */
export function holdsField(args: object, isParameter: (name: string) => boolean): boolean {
  const texts = Object.values(args).filter((value) => typeof value === 'string')
  return texts.some((text) => [...text.matchAll(FIELD)].some(([, name = '']) => isParameter(name)))
}

function isRest(text: string, end: number): boolean {
  return EXTRA_CLOSERS.test(text.slice(skipSpace(text, end)))
}

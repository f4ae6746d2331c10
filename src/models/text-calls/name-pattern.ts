/** `perhaps`: the pattern was not tried, because it could take forever. */
export type Match = 'yes' | 'no' | 'perhaps'

const MAX_PATTERN = 100
const MAX_NAME = 64
const ESCAPED = /\\[^]/g
const REPETITIONS = /[*+{]/g
/** Includes the sign that makes a repetition lazy. */
const OPTIONS = /(?<!\()\?/g
/** Each can double the time. */
const MAX_OPTIONS = 4
const FIRST_CHARACTER = /^\^\(*(?:\?:)?(?:\\x([\da-f]{2})|\\u([\da-f]{4})|([\w-]))(?![?*{])/i

/**
 * Whether a name matches a pattern of a JSON Schema. An MCP server controls the pattern and the model the name, so only
 * patterns that are fast for every name are tried. For others, only the first character is compared.
 */
export function mayMatch(pattern: string, name: string): Match {
  if (!isFast(pattern) || name.length > MAX_NAME) return beginsLike(pattern, name) ? 'perhaps' : 'no'
  try {
    return new RegExp(pattern, 'u').test(name) ? 'yes' : 'no'
  } catch {
    return 'perhaps'
  }
}

/** A repeated group takes exponential time if the same text fits it in two ways: by a quantifier in it, or by alternatives. */
function isFast(pattern: string): boolean {
  if (pattern.length > MAX_PATTERN || /\\[\dk]|\(\?[=!<]/.test(pattern)) return false
  const plain = pattern.replaceAll(ESCAPED, 'x')
  const count = (signs: RegExp) => plain.match(signs)?.length ?? 0
  const isRepeatedGroup = /\)[*+{]/.test(plain)
  if (count(OPTIONS) > (isRepeatedGroup ? 0 : MAX_OPTIONS)) return false
  if (isRepeatedGroup) return count(REPETITIONS) <= 1 && !plain.includes('|')
  return count(REPETITIONS) <= (pattern.startsWith('^') && !plain.includes(')?') ? 2 : 1)
}

/** False if the pattern requires another first character. */
function beginsLike(pattern: string, name: string): boolean {
  const [, narrow, wide, plain] = pattern.includes('|') ? [] : (FIRST_CHARACTER.exec(pattern) ?? [])
  const code = narrow ?? wide
  const first = code === undefined ? plain : String.fromCharCode(parseInt(code, 16))
  return first === undefined || name.startsWith(first)
}

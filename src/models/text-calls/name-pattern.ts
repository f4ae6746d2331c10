/** What is known of a pattern and a name; `perhaps` where to try it out could take for ever. */
export type Match = 'yes' | 'no' | 'perhaps'

const MAX_PATTERN = 100
const MAX_NAME = 64
/** What may repeat: in a group it repeats what repeats, and the time doubles with each letter. */
const REPEATS = /(?<!\\)(?:[*+]|\{)/g
const FIRST = /^\^\(*(?:\?:)?(?:\\x([\da-f]{2})|\\u([\da-f]{4})|([\w-]))(?![?*{])/i

/**
 * Whether a name has a pattern of a JSON Schema. The schema is a stranger's and the name is the model's, so only patterns are
 * tried that take little time with any name; of another one the first letter is looked at.
 */
export function mayMatch(pattern: string, name: string): Match {
  if (!isHarmless(pattern) || name.length > MAX_NAME) return beginsLike(pattern, name) ? 'perhaps' : 'no'
  try {
    return new RegExp(pattern, 'u').test(name) ? 'yes' : 'no'
  } catch {
    return 'perhaps'
  }
}

function isHarmless(pattern: string): boolean {
  if (pattern.length > MAX_PATTERN || /\\[\dk]|\(\?[=!<]/.test(pattern)) return false
  const repeats = pattern.match(REPEATS)?.length ?? 0
  const isGrouped = /\)\s*[*+{?]/.test(pattern)
  return isGrouped ? repeats <= 1 : repeats <= (pattern.startsWith('^') ? 2 : 1)
}

/** False where the pattern asks for another first letter. */
function beginsLike(pattern: string, name: string): boolean {
  const [, narrow, wide, plain] = pattern.includes('|') ? [] : (FIRST.exec(pattern) ?? [])
  const code = narrow ?? wide
  const first = code === undefined ? plain : String.fromCharCode(parseInt(code, 16))
  return first === undefined || name.startsWith(first)
}

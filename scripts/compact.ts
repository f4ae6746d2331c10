import { parse } from '@babel/parser'

/** What a license asks to keep where it stands. */
const LEGAL = /^\/[/*]!|@license|@preserve|copyright/i
/** Beside these, JavaScript needs no space, except between "<" and "!--": "<!--" begins a comment in CommonJS. */
const AFTER = /[{}()[\],;=?:<>&|]$/
const BEFORE = /^[{}()[\],;=?:<>&|]/
/** A word, a number or a text. Beside these, operators need no space either; only after "/", which can end a pattern before its flags. */
const WORD_END = /[\w$"'`]$/
const WORD_START = /^[\w$"'`]/
const OPERATOR_START = /^[!*/%^~+-]/
const OPERATOR_END = /[!*%^~+-]$/
/** Before a dot, a number needs a space and a name does not. */
const NAME = /^[A-Za-z_$][\w$]*$/

/**
 * Returns the same module without indentation, insignificant spaces, and comments, except the first of each that a license asks to
 * keep. Each token stays on a line of its own if it began one, so that errors name lines that can be read, and any formatter makes the
 * code as readable as it was. Tokens stay as they are.
 */
export function compact(code: string): string {
  // By the rules of ES modules, the strictest ones, which bundled CommonJS keeps too.
  const { tokens = [] } = parse(code, { sourceType: 'module', tokens: true, attachComment: false })
  let compacted = ''
  let end = 0
  let previous = ''
  const kept = new Set<string>()
  for (const token of tokens as readonly Token[]) {
    const text = code.slice(token.start, token.end)
    if (typeof token.type === 'string') {
      if (!LEGAL.test(text) || kept.has(text)) continue
      kept.add(text)
    }
    const gap = code.slice(end, token.start)
    compacted += between(previous, gap, text) + text
    end = token.end
    previous = text
  }
  return compacted.trim() + '\n'
}

/** A token of Babel, or a comment, whose type is a string. */
interface Token {
  readonly type: unknown
  readonly start: number
  readonly end: number
}

/** A line break can end a statement, also one within a comment. */
function between(previous: string, gap: string, next: string): string {
  if (/[\n\r\u2028\u2029]/.test(gap)) return '\n'
  const wouldOpenComment = previous.endsWith('<') && next.startsWith('!')
  return gap === '' || (!wouldOpenComment && canTouch(previous, next)) ? '' : ' '
}

function canTouch(previous: string, next: string): boolean {
  const isBesideOperator =
    (WORD_END.test(previous) && OPERATOR_START.test(next)) || (OPERATOR_END.test(previous) && WORD_START.test(next))
  const isBeforeProperty = NAME.test(previous) && next === '.'
  return AFTER.test(previous) || BEFORE.test(next) || isBesideOperator || isBeforeProperty
}

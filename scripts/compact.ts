import { parse } from '@babel/parser'

/** What a license asks to keep where it stands. */
const LEGAL = /^\/[/*]!|@license|@preserve|copyright/i
/** Beside these, JavaScript needs no space, except between "<" and "!--": a module must not contain "<!--". */
const AFTER = /[{}()[\],;=?:<>&|]$/
const BEFORE = /^[{}()[\],;=?:<>&|]/

/**
 * Returns the same module without comments, indentation and spaces that mean nothing. Each token stays as it is and on a line of its own
 * if it began one, so that errors name lines that can be read, and any formatter makes the code as readable as it was.
 */
export function compact(code: string): string {
  const { tokens = [] } = parse(code, { sourceType: 'module', tokens: true, attachComment: false })
  let compacted = ''
  let end = 0
  let previous = ''
  for (const token of tokens as readonly Token[]) {
    const text = code.slice(token.start, token.end)
    if (typeof token.type === 'string' && !LEGAL.test(text)) continue
    const gap = code.slice(end, token.start)
    compacted += between(previous, gap, text) + text
    end = token.end
    previous = text
  }
  return compacted.trim() + '\n'
}

/** A token of Babel, or a comment, whose type is a string. */
interface Token {
  readonly type: string | object
  readonly start: number
  readonly end: number
}

/** A line break can end a statement, also one within a comment. */
function between(previous: string, gap: string, next: string): string {
  if (/[\n\r\u2028\u2029]/.test(gap)) return '\n'
  const wouldOpenComment = previous.endsWith('<') && next.startsWith('!')
  return gap === '' || (!wouldOpenComment && (AFTER.test(previous) || BEFORE.test(next))) ? '' : ' '
}

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

/** What can contain any character, by Babel's names of tokens. */
const TEXTS: readonly unknown[] = ['string', 'regexp', 'template']
/** One for which V8 keeps the whole source text in two bytes per character. */
const WIDE = /[^\0-\xff]/

/**
 * Returns the same module without indentation, insignificant spaces, and comments, except the first of each that a license asks to
 * keep. Each token stays on a line of its own if it began one, so that errors name lines that can be read, and any formatter makes the
 * code as readable as it was. Tokens stay as they are, but most characters beyond Latin-1 become escapes, so that the text takes half of
 * the memory.
 */
export function compact(code: string): string {
  // By the rules of ES modules, the strictest ones, which bundled CommonJS keeps too.
  const { program, tokens = [] } = parse(code, { sourceType: 'module', tokens: true, attachComment: false })
  const asWritten = new Set(WIDE.test(code) ? taggedParts(program) : [])
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
    const isText = typeof token.type === 'object' && TEXTS.includes(token.type.label)
    compacted += between(previous, gap, text) + (isText && !asWritten.has(token.start) ? escaped(text) : text)
    end = token.end
    previous = text
  }
  return compacted.trim() + '\n'
}

/** A token of Babel, or a comment, whose type is a string. */
interface Token {
  readonly type: string | { readonly label: string }
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

function escaped(text: string): string {
  // A backslash before such a character means nothing, except before a line separator.
  return text.replace(/\\?[^]/g, (found) => {
    const code = found.charCodeAt(found.length - 1)
    const isSeparator = code === 0x2028 || code === 0x2029
    return code <= 0xff || (isSeparator && found.length > 1) ? found : `\\u${code.toString(16).padStart(4, '0')}`
  })
}

/** Where the texts of tagged templates start. A tag such as `String.raw` sees how they are written. */
function taggedParts(node: unknown): number[] {
  if (typeof node !== 'object' || node === null) return []
  const inside = Object.values(node).flatMap((each) => taggedParts(each))
  return isTagged(node) ? [...node.quasi.quasis.map(({ start }) => start), ...inside] : inside
}

interface TaggedTemplate {
  readonly quasi: { readonly quasis: readonly { readonly start: number }[] }
}

function isTagged(node: object): node is TaggedTemplate {
  return 'type' in node && node.type === 'TaggedTemplateExpression'
}

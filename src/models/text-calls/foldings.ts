import { decodeNamedCharacterReference } from 'decode-named-character-reference'

/** Makes decoded texts equal that differ in ways that do not matter. */
export type Folding = (decoded: string) => string

const ESCAPE = /(?<!\\)\\+(?:u([\da-f]{4})|u\{([\da-f]{1,6})\}|x([\da-f]{2})|([0-3][0-7]{2})|[nrtbf])/gi
const ENTITY = /&(?:amp;)*(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,31}));/gi
const PERCENT = /(?:%[\da-f]{2})+/gi
/** What joins two parts of a text, or marks a part of it. */
const JOINT = /["'`]\s*\+\s*["'`]|<\/?(?:b|em|i|mark|span|strong|u|wbr)\b[^<>]{0,80}>|\*\*/gi
/** A comment between the signs of a call, where readers of calls skip it. */
const COMMENT = /([:,{[(=])(?:\s*(?:\/\*[^]{0,2000}?\*\/|(?:\/\/|#)[^\n]{0,2000}\n))+/g

/** What editors, logs, pagers and quotes put before a line. */
const LINE_MARKS = [
  /\d{4}-\d\d-\d\d[T ][\d:.,]+(?:Z|[+-]\d\d:?\d\d)?[ \t]/,
  /[>|+*#-]+[ \t]*/,
  /(?:[^\s:]{1,200}[:-])?\d{1,6}(?:\t|[:|→│-] ?)/,
  /\d{1,6}[ \t]*[│┃→][ \t]?/,
  /\d{1,6}[ \t]+/,
  /[[(]?L?\d{1,6}[\]).:]+[ \t]/,
  /[\w.-]{1,60}[ \t]*[|│][ \t]/,
  /\^?[\da-f]{7,40} \([^\n()]{0,100} \d+\) ?/,
  /REM[ \t]/
]
const MARKED = new RegExp(`^(?:[ \\t]*(?:${LINE_MARKS.map(({ source }) => source).join('|')})){1,5}`, 'gm')
// eslint-disable-next-line no-control-regex -- terminals begin a code with it
const TERMINAL_CODE = /\u001b\[[\d;]*[A-Za-z]/g

/** Makes texts equal that differ in white space, quotes, escapes, case, accents, and characters that draw nothing. */
const foldWhole: Folding = squeeze

/** The same without the marks of quotes, diffs, lists, tables and listings before each line. */
const foldUnmarked: Folding = (text) => squeeze(text.replaceAll(TERMINAL_CODE, '').replaceAll(MARKED, ''))

/** The same without comments, and with parts of texts joined. */
const foldUncommented: Folding = (text) => squeeze(text.replaceAll(COMMENT, '$1').replaceAll(JOINT, ''))

/** Like `foldWhole`, but keeps the ends of lines. */
const foldLines: Folding = (text) => text.split('\n').map(squeeze).join('\n')

// All are needed: a value can look like such a mark in the middle of a line, or contain what only looks like a comment.
export const FOLDINGS: readonly Folding[] = [foldUnmarked, foldWhole, foldUncommented, foldLines]

function squeeze(text: string): string {
  return text
    .replaceAll(TERMINAL_CODE, '')
    .normalize('NFKD')
    .replaceAll(/[\s"'`\\_|▁\p{Pd}\p{Cf}\p{Cc}\p{M}\p{DI}]+/gu, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')
}

/** Resolves escapes, entities and percent signs, also one within another. */
export function decode(text: string): string {
  return decodeOnce(decodeOnce(text))
}

function decodeOnce(text: string): string {
  return text
    .replaceAll(ESCAPE, (written: string, ...codes: readonly (string | undefined)[]) => {
      const hex = codes.slice(0, 3).find((each) => each !== undefined)
      if (hex !== undefined) return character(parseInt(hex, 16))
      if (codes[3] !== undefined) return character(parseInt(codes[3], 8))
      return /[bf]$/i.test(written) ? '' : '\n'
    })
    .replaceAll(ENTITY, (written, ...codes: readonly (string | undefined)[]) => {
      const [decimal, hex, name = ''] = codes
      if (decimal !== undefined) return character(Number(decimal))
      if (hex !== undefined) return character(parseInt(hex, 16))
      return named(name) ?? named(name.toLowerCase()) ?? written
    })
    .replaceAll(PERCENT, (written) => Buffer.from(written.replaceAll('%', ''), 'hex').toString())
}

function named(name: string): string | undefined {
  return decodeNamedCharacterReference(name) || undefined
}

function character(code: number): string {
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
}

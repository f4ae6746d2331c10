import { detectIndentUnit } from './indentation.ts'
import { LineIndex } from './line-index.ts'

/** A stretch of whole lines that equals the wanted lines but for white space. */
export interface LineMatch {
  /** Positions in the text; the line end of the last line is not part of it. */
  readonly start: number
  readonly end: number
  readonly ignored: 'indentation' | 'white space'
  readonly fileLines: readonly string[]
  readonly quotedLines: readonly string[]
  /** True when the wanted text ended in a line end, which then stays in the file. */
  readonly keepsLineEnding: boolean
  /** How many blanks a level of the text has. */
  readonly indentUnit: number | undefined
}

const ways = [
  { ignored: 'indentation', fold: (line: string) => line.trim() },
  { ignored: 'white space', fold: (line: string) => line.trim().replaceAll(/\s+/g, ' ') }
] as const

/** The only stretch of lines like the wanted ones: without regard to indentation, else to any white space. */
export function findLines(text: string, wanted: string): LineMatch | undefined {
  const { quotedLines, keepsLineEnding } = wholeLines(wanted)
  if (quotedLines.every((line) => line.trim() === '')) return undefined

  const lines = text.split('\n')
  const index = new LineIndex(lines)
  for (const { ignored, fold } of ways) {
    const found = index.findAll(quotedLines, fold)
    const [first] = found
    if (found.length > 1) return undefined
    if (first === undefined) continue
    const fileLines = lines.slice(first, first + quotedLines.length)
    const start = lines.slice(0, first).reduce((sum, line) => sum + line.length + 1, 0)
    return {
      start,
      end: start + fileLines.join('\n').length,
      ignored,
      fileLines,
      quotedLines,
      keepsLineEnding,
      indentUnit: detectIndentUnit(lines)
    }
  }
  return undefined
}

/** Numbers of the lines at which the text has the wanted lines but for white space. */
export function similarLines(text: string, wanted: string): number[] {
  const { quotedLines } = wholeLines(wanted)
  const [, { fold }] = ways
  return new LineIndex(text.split('\n')).findAll(quotedLines, fold).map((start) => start + 1)
}

function wholeLines(wanted: string): Pick<LineMatch, 'quotedLines' | 'keepsLineEnding'> {
  const keepsLineEnding = wanted.endsWith('\n')
  return { keepsLineEnding, quotedLines: (keepsLineEnding ? wanted.slice(0, -1) : wanted).split('\n') }
}

const lineNumber = /^[ \t]*\d+(?:\t|[ ]?[|:→](?: |(?=\t|$))?)/

/** The text without the line numbers that reading tools put before each line; undefined when not every line has one. */
export function withoutLineNumbers(text: string): string | undefined {
  const lines = text.split('\n')
  const last = lines.at(-1) === '' ? lines.length - 1 : lines.length
  const isNumbered = last > 0 && lines.slice(0, last).every((line) => lineNumber.test(line))
  return isNumbered ? lines.map((line) => line.replace(lineNumber, '')).join('\n') : undefined
}

export function hasLineNumber(text: string): boolean {
  return text.split('\n').some((line) => lineNumber.test(line))
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' }
const escape = /\\([ntr"'`\\$])/g

/** The text with one layer of escapes resolved; undefined when there is none. */
export function unescaped(text: string): string | undefined {
  const plain = text.replaceAll(escape, (_, letter: string) => escapes[letter] ?? letter)
  return plain === text ? undefined : plain
}

// Character by character, so that positions stay what they are.
const punctuation =
  /[\u2018-\u201f\u2032\u2033\u2010-\u2015\u2212\u00a0\u2000-\u200a\u202f\u205f\u3000\uff01-\uff5e\u3001\u3002]/g

/** Typographic quotes, dashes and spaces and full-width forms as their ASCII characters. Keeps every position. */
export function asciiPunctuation(text: string): string {
  return text.replaceAll(punctuation, (character) => {
    if (/[\u2018-\u201b\u2032]/.test(character)) return "'"
    if (/[\u201c-\u201f\u2033]/.test(character)) return '"'
    if (/[\u2010-\u2015\u2212]/.test(character)) return '-'
    if (character === '\u3001') return ','
    if (character === '\u3002') return '.'
    return /[\uff01-\uff5e]/.test(character) ? String.fromCharCode(character.charCodeAt(0) - 0xfee0) : ' '
  })
}

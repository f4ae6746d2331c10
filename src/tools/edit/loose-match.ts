import { closestLines } from './closest-lines.ts'
import { decodedQuotes } from './decoded-quotes.ts'
import { detectIndentUnit } from './indent-map.ts'
import { reindent, type MatchedLines } from './indentation.ts'
import type { TextEdit } from './line-endings.ts'
import { LineIndex } from './line-index.ts'
import { occurrences } from './occurrences.ts'
import type { Quote } from './quote.ts'
import { lineNumberAt } from '../../text/lines.ts'

export interface LooseMatch extends TextEdit {
  readonly kind: 'match'
  /** Which difference was ignored. */
  readonly note: string
}

export interface EditRefusal {
  readonly kind: 'refused'
  readonly reason: string
}

type Matcher = (text: string, quote: Quote) => LooseMatch | EditRefusal | undefined

/** From the strictest to the most tolerant. The first that fits exactly one place counts. */
const matchers: readonly Matcher[] = [
  matchWithoutLineNumbers,
  matchUnescaped,
  matchDecoded,
  matchAsciiPunctuation,
  matchLines,
  matchWithoutEmptyEdges
]

/** The only place that fits a quote which is nowhere in the text exactly; undefined when no matcher finds one. */
export function findLooseMatch(text: string, quote: Quote): LooseMatch | EditRefusal | undefined {
  for (const match of matchers) {
    const result = match(text, quote)
    if (result) return result
  }
  return undefined
}

function matchWithoutLineNumbers(text: string, quote: Quote): LooseMatch | EditRefusal | undefined {
  const places = lineNumbers.flatMap((number) => {
    const unnumbered = withoutLineNumbers(quote.oldText, number)
    const place = unnumbered === undefined ? undefined : onlyOccurrence(text, unnumbered)
    // A number and a colon can be code, such as a key of a map.
    return place && isWholeLines(text, place) ? [{ ...place, number }] : []
  })
  const [first, second] = places
  // With and without a space after the number, the quote is in two places.
  if (!first || (second && second.start !== first.start)) return undefined
  const { start, end, number } = first
  const contradiction = contradictedNumber(text, start, quote.oldText)
  if (contradiction !== undefined) return { kind: 'refused', reason: contradiction }
  const newText = withoutLineNumbers(quote.newText, number)
  if (newText === undefined && hasLineNumber(quote.newText)) {
    const reason = 'All lines of old_string have line numbers, but only some of new_string do. Send both without them.'
    return { kind: 'refused', reason }
  }
  return {
    kind: 'match',
    start,
    end,
    newText: newText ?? quote.newText,
    note: 'without the line numbers in old_string'
  }
}

/** Why the numbers before the quoted lines are not those of the place that the lines were found at; undefined if they are. */
function contradictedNumber(text: string, start: number, quoted: string): string | undefined {
  const found = lineNumberAt(text, start)
  const lines = quoted.replace(/\n$/, '').split('\n')
  const wrong = lines.findIndex((line, index) => Number.parseInt(line, 10) !== found + index)
  if (wrong < 0) return undefined
  return (
    `old_string numbers a line ${Number.parseInt(lines[wrong] ?? '', 10)} that is line ${found + wrong} of the file. ` +
    'Read the file again, or send both texts without line numbers.'
  )
}

/** Tools that read files write `12<tab>a`, `12→a`, `12:a` and `12 | a`: with or without a space after the separator. */
const lineNumbers = [/^[ \t]*\d+(?:\t|[ ]?[|:→])/, /^[ \t]*\d+[ ]?[|:→](?: |(?=\t|$))/] as const

/** The text without the line numbers before each line; undefined when a line has none. */
function withoutLineNumbers(text: string, number: RegExp): string | undefined {
  const lines = text.split('\n')
  const last = lines.at(-1) === '' ? lines.length - 1 : lines.length
  const isNumbered = last > 0 && lines.slice(0, last).every((line) => number.test(line))
  return isNumbered ? lines.map((line) => line.replace(number, '')).join('\n') : undefined
}

function hasLineNumber(text: string): boolean {
  return text.split('\n').some((line) => lineNumbers[0].test(line))
}

function matchUnescaped(text: string, quote: Quote): LooseMatch | EditRefusal | undefined {
  const plain = unescaped(quote.oldText)
  const place = plain === undefined ? undefined : onlyOccurrence(text, plain)
  if (!place) return undefined
  const newText = isEscapedAlike(quote) ? unescaped(quote.newText) : undefined
  if (newText === undefined && unescaped(quote.newText) !== undefined) {
    const reason =
      'old_string fits only with one layer of escapes (\\) resolved, and new_string has escapes too. ' +
      'Send both exactly as the file should have them.'
    return { kind: 'refused', reason }
  }
  return { kind: 'match', ...place, newText: newText ?? quote.newText, note: 'with the escapes in old_string resolved' }
}

function matchDecoded(text: string, quote: Quote): LooseMatch | undefined {
  for (const { oldText, newText, note } of decodedQuotes(quote)) {
    const place = onlyOccurrence(text, oldText)
    if (place) return { kind: 'match', ...place, newText, note }
  }
  return undefined
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' }
const escape = /\\([ntr"'`\\$])/g

/** The text with one layer of escapes resolved; undefined when it has none. */
function unescaped(text: string): string | undefined {
  const plain = text.replaceAll(escape, (_, letter: string) => escapes[letter] ?? letter)
  return plain === text ? undefined : plain
}

/**
 * True if the new text was escaped as the old one was: with no other escapes, and without any of the escaped characters as they
 * are. Otherwise a backslash in it may be meant, as in `"a\\n"`.
 */
function isEscapedAlike({ oldText, newText }: Quote): boolean {
  const known = new Set(oldText.match(escape))
  const plain = (oldText + newText).replaceAll(escape, '')
  return (
    new Set(newText.match(escape)).isSubsetOf(known) &&
    [...known].every((each) => !plain.includes(unescaped(each) ?? ''))
  )
}

function matchLines(text: string, quote: Quote): LooseMatch | EditRefusal | undefined {
  const match = findLines(text, quote.oldText)
  if (!match) return undefined
  const { start, keepsLineEnding, ignored } = match
  const note = `ignoring ${ignored}`
  // When whole lines are deleted, the last line ending goes too, as in an exact match.
  if (quote.newText === '' && keepsLineEnding) {
    return { kind: 'match', start, end: Math.min(match.end + 1, text.length), newText: '', note }
  }
  const newText = keepsLineEnding ? quote.newText.replace(/\n$/, '') : quote.newText
  const newLines = reindent(newText.split('\n'), match)
  if (!newLines) return { kind: 'refused', reason: unclearIndentation(text, match) }
  return { kind: 'match', start, end: match.end, newText: newLines.join('\n'), note }
}

function unclearIndentation(text: string, { quotedLines }: LineMatch): string {
  return (
    'old_string fits only ignoring indentation, and does not show how to indent new_string. ' +
    `Quote the lines exactly. ${closestLines(text.split('\n'), quotedLines) ?? ''}`
  )
}

/** Whole lines that equal the quoted lines except for white space. */
interface LineMatch extends MatchedLines {
  /** Positions in the text. The line ending of the last line is not part of the match. */
  readonly start: number
  readonly end: number
  readonly ignored: 'indentation' | 'white space'
  /** True when the quote ended in a line ending, which then stays in the file. */
  readonly keepsLineEnding: boolean
}

const comparisons = [
  { ignored: 'indentation', normalize: (line: string) => line.trim() },
  { ignored: 'white space', normalize: (line: string) => line.trim().replaceAll(/\s+/g, ' ') }
] as const

/** The only lines that match the quote: ignoring indentation, otherwise any white space. */
function findLines(text: string, quote: string): LineMatch | undefined {
  const { quotedLines, keepsLineEnding } = linesOfQuote(quote)
  if (quotedLines.every((line) => line.trim() === '')) return undefined

  const lines = text.split('\n')
  const index = new LineIndex(lines)
  for (const { ignored, normalize } of comparisons) {
    const starts = index.findAll(quotedLines, normalize)
    const [first] = starts
    if (starts.length > 1) return undefined
    if (first === undefined) continue
    const fileLines = lines.slice(first, first + quotedLines.length)
    const start = lines.slice(0, first).reduce((sum, line) => sum + line.length + 1, 0)
    const end = start + fileLines.join('\n').length
    return { start, end, ignored, fileLines, quotedLines, keepsLineEnding, indentUnit: detectIndentUnit(lines) }
  }
  return undefined
}

/** The numbers of the lines where the text has the quote except for white space. */
export function similarLines(text: string, quote: string): number[] {
  const { quotedLines } = linesOfQuote(quote)
  const [, { normalize }] = comparisons
  return new LineIndex(text.split('\n')).findAll(quotedLines, normalize).map((start) => start + 1)
}

function linesOfQuote(quote: string): Pick<LineMatch, 'quotedLines' | 'keepsLineEnding'> {
  const keepsLineEnding = quote.endsWith('\n')
  return { keepsLineEnding, quotedLines: (keepsLineEnding ? quote.slice(0, -1) : quote).split('\n') }
}

/** Empty lines around a quote often belong to the format of the call, not to the file. */
function matchWithoutEmptyEdges(text: string, quote: Quote): LooseMatch | undefined {
  const [head, tail] = [leadingLineFeeds(quote.oldText), trailingLineFeeds(quote.oldText)]
  const oldText = quote.oldText.slice(head.length, quote.oldText.length - tail.length)
  const place = oldText === '' || head + tail === '' ? undefined : onlyOccurrence(text, oldText)
  if (!place || !isWholeLines(text, place)) return undefined
  const skipped = Math.min(head.length, leadingLineFeeds(quote.newText).length)
  const rest = quote.newText.slice(skipped)
  const newText = rest.slice(0, rest.length - Math.min(tail.length, trailingLineFeeds(rest).length))
  const end = newText === '' && tail !== '' ? Math.min(place.end + 1, text.length) : place.end
  return { kind: 'match', start: place.start, end, newText, note: 'without the empty lines around old_string' }
}

function leadingLineFeeds(text: string): string {
  return /^\n*/.exec(text)?.[0] ?? ''
}

function trailingLineFeeds(text: string): string {
  let start = text.length
  while (text[start - 1] === '\n') start -= 1
  return text.slice(start)
}

function isWholeLines(text: string, { start, end }: Pick<LooseMatch, 'start' | 'end'>): boolean {
  const endsLine = end === text.length || text[end] === '\n' || text[end - 1] === '\n'
  return endsLine && (start === 0 || text[start - 1] === '\n')
}

function matchAsciiPunctuation(text: string, quote: Quote): LooseMatch | EditRefusal | undefined {
  const place = onlyOccurrence(asciiPunctuation(text), asciiPunctuation(quote.oldText))
  if (!place) return undefined
  const newText = withPunctuationOf(text, place, quote)
  if (newText === undefined) {
    const reason =
      'old_string fits only ignoring the kind of quotes, dashes and spaces, and one of them in new_string stands for ' +
      'different characters of the file. Send both with the characters of the file.'
    return { kind: 'refused', reason }
  }
  return { kind: 'match', ...place, newText, note: 'ignoring the kind of quotes, dashes and spaces' }
}

/**
 * The new text with the characters of the file. Lines that the model did not change are taken from the file. A typographic
 * character that the quote has instead of a plain one becomes plain in the new text too. Undefined if it stands for different
 * characters.
 */
function withPunctuationOf(
  text: string,
  { start, end }: Pick<LooseMatch, 'start' | 'end'>,
  { oldText, newText }: Quote
): string | undefined {
  const fileText = text.slice(start, end)
  const signs = new Map<string, string | undefined>()
  for (let at = 0; at < oldText.length; at += 1) {
    const [sign = '', inFile = ''] = [oldText[at], fileText[at]]
    if (sign.search(punctuation) < 0) continue
    signs.set(sign, !signs.has(sign) || signs.get(sign) === inFile ? inFile : undefined)
  }
  // The quote has typographic quotation marks where the file has plain ones, so those that only the new text has mean plain
  // ones too.
  if ([...signs].some(([sign, inFile]) => isQuotationMark(sign) && sign !== inFile && /^["']$/.test(inFile ?? '')))
    for (const sign of newText)
      if (isQuotationMark(sign) && !signs.has(sign))
        signs.set(sign, text.includes(sign) ? undefined : asciiPunctuation(sign))
  const fileLines = fileText.split('\n')
  const kept = new Map(oldText.split('\n').map((line, index) => [line, fileLines[index] ?? line]))
  const lines = newText.split('\n').map((line) => {
    const same = kept.get(line)
    if (same !== undefined) return same
    const translated = Array.from(line, (sign) => (signs.has(sign) ? signs.get(sign) : sign))
    return translated.includes(undefined) ? undefined : translated.join('')
  })
  return lines.includes(undefined) ? undefined : lines.join('\n')
}

function isQuotationMark(sign: string): boolean {
  return /[\u2018-\u201f]/.test(sign)
}

// Character for character, so that all positions stay the same.
const punctuation =
  /[\u2018-\u201f\u2032\u2033\u2010-\u2015\u2212\u00a0\u2000-\u200a\u202f\u205f\u3000\uff01-\uff5e\u3001\u3002]/g

/** Typographic quotes, dashes and spaces and full-width forms as ASCII characters. Keeps every position. */
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

function onlyOccurrence(text: string, piece: string): Pick<LooseMatch, 'start' | 'end'> | undefined {
  const [start, ...others] = occurrences(text, piece, { overlapping: true })
  return start === undefined || others.length > 0 ? undefined : { start, end: start + piece.length }
}

import { LINE_MARKS } from './dumps.ts'
import { mayBeHidden, type MappedText, type Range } from './normalized-text.ts'
import { GAP } from './text-builder.ts'

/** What a text may contain besides plain text. */
export interface TextSurvey {
  /** Long runs of letters and digits, also over several lines. */
  readonly runs: readonly Range[]
  /** Runs without capitals or without small letters: base64 has both. */
  readonly runsOfOneCase: readonly Range[]
  /** Hex digits, also one byte at a time, and other numbers. */
  readonly numbers: readonly Range[]
  readonly hasEscapes: boolean
  /** Characters that draw nothing, such as the zeros of UTF-16. */
  readonly hasHidden: boolean
  /** A line starts with a number, with hex digits, or with a mark such as that of a quote. */
  readonly hasMarkedLines: boolean
  /** `+` stands between two quotation marks. */
  readonly hasJoins: boolean
}

const WORD = 1
/** Also the x of 0x41. */
const HEX = 2
/** Stands between digits without ending them. */
const SEPARATOR = 4
const ESCAPE = 8
const HIDDEN = 16
const LINE_END = 32
const SPACE = 64
const SMALL = 128
const CAPITAL = 256
/** What programs put in front of each line. */
const MARK = 512
const KINDS = kindsOfCharacters()
const PLUS = 0x2b
const QUOTES = Array.from('"\'`', (quote) => quote.charCodeAt(0))
/** Between a literal and the `+` after it. */
const MAX_BLANKS = 80

/** A shorter run of letters and digits is a word, or the last line of an encoded text. */
const MIN_RUN = 8
/** Fewer digits cannot hold an encoded secret in another encoding. */
const MIN_DIGITS = 15
const MIN_HEX_DIGITS = 16

/** Finds what a text may contain besides plain text, in one pass. Most texts contain nothing else, so the slower steps can be skipped. */
export function surveyText({ codes }: MappedText): TextSurvey {
  const { length } = codes
  const kinds = KINDS
  const runs: Range[] = []
  const runsOfOneCase: Range[] = []
  const numbers: Range[] = []
  let seen = 0
  let hasMarkedLines = false
  let hasJoins = false
  let isLineStart = true
  let runsStart = 0
  let runsDigits = 0
  let runsCases = 0
  let longRunsEnd = 0
  let hexStart = 0
  let hexDigits = 0
  for (let at = 0; at < length; at += 1) {
    const start = at
    let kind = 0
    let common = HEX
    let any = 0
    for (; at < length; at += 1) {
      kind = kinds[codes[at] ?? 0] ?? 0
      if ((kind & WORD) === 0) break
      common &= kind
      any |= kind
    }
    const run = at - start
    if (isLineStart && ((kinds[codes[start] ?? 0] ?? 0) & MARK) !== 0) hasMarkedLines = true
    if (run === 1 && codes[start] === PLUS && joinsLiterals(codes, start)) hasJoins = true
    let end = -1
    if (run >= MIN_RUN) {
      // A word after base32 is of another case.
      if (!hasBoth(any) && !hasBoth(runsCases) && hasBoth(any | runsCases)) {
        if (runsDigits >= MIN_DIGITS) {
          runs.push({ start: runsStart, end: start })
          runsOfOneCase.push({ start: runsStart, end: start })
        }
        runsDigits = 0
        runsCases = 0
      }
      if (runsDigits === 0) runsStart = start
      runsDigits += run
      runsCases |= any
      longRunsEnd = at
    } else if (run > 0) {
      // A short run can only be the last line.
      if (runsDigits > 0) runsDigits += run
      end = at
    }
    const isEnd = at >= length - 1 || (kind & SEPARATOR) === 0
    if (isEnd) end = at
    if (end >= 0 && runsDigits > 0) {
      if (runsDigits >= MIN_DIGITS) {
        runs.push({ start: runsStart, end })
        if (isOfOneCase(codes, { start: runsStart, end: longRunsEnd })) runsOfOneCase.push({ start: runsStart, end })
      }
      runsDigits = 0
      runsCases = 0
    }
    if (run > 0 && common !== 0) {
      if (hexDigits === 0) hexStart = start
      hexDigits += run
      hasMarkedLines ||= isLineStart
    } else if (run > 0 && hexDigits > 0) {
      if (hexDigits >= MIN_HEX_DIGITS) numbers.push({ start: hexStart, end: start })
      hexDigits = 0
    }
    if (isEnd) {
      if (hexDigits >= MIN_HEX_DIGITS) numbers.push({ start: hexStart, end: at })
      hexDigits = 0
    }
    seen |= kind
    isLineStart = (kind & LINE_END) !== 0 || (isLineStart && run === 0 && (kind & SPACE) !== 0)
  }
  const hasEscapes = (seen & ESCAPE) !== 0
  const hasHidden = (seen & HIDDEN) !== 0
  return { runs, runsOfOneCase, numbers, hasEscapes, hasHidden, hasMarkedLines, hasJoins }
}

/** True for a position between two quotation marks, with spaces and line breaks around it. */
function joinsLiterals(codes: Uint16Array, at: number): boolean {
  let [before, after] = [at - 1, at + 1]
  const isBlank = (code = 0) => code === 0x20 || (code >= 0x09 && code <= 0x0d)
  while (at - before < MAX_BLANKS && isBlank(codes[before])) before -= 1
  while (after - at < MAX_BLANKS && isBlank(codes[after])) after += 1
  return QUOTES.includes(codes[before] ?? 0) && codes[before] === codes[after]
}

/** False for base64, apart from rare coincidences. A word before base32 can be of the other case. */
function isOfOneCase(codes: Uint16Array, { start, end }: Range): boolean {
  const kinds = KINDS
  let small = 0
  let capital = 0
  // `for … of` takes several times as long until V8 has optimized it, which is after the start of a run.
  for (let at = start; at < end; at += 1) {
    const kind = kinds[codes[at] ?? 0] ?? 0
    if (hasBoth(kind)) return false
    if ((kind & SMALL) !== 0) small += 1
    else if ((kind & CAPITAL) !== 0) capital += 1
  }
  return Math.min(small, capital) * 4 <= Math.max(small, capital)
}

function hasBoth(cases: number): boolean {
  return (cases & (SMALL | CAPITAL)) === (SMALL | CAPITAL)
}

function kindsOfCharacters(): Uint16Array {
  // Characters that are not ASCII end nothing here. Decoding knows which of them can separate digits. Some are compatibility forms.
  const kinds = new Uint16Array(0x1_0000).fill(SEPARATOR | ESCAPE)
  kinds[GAP] = 0
  for (let code = 0; code < 0x80; code += 1) {
    const character = String.fromCharCode(code)
    if (/[\w+/-]/.test(character)) kinds[code] = WORD | (/[\dA-FXa-fx]/.test(character) ? HEX : 0) | caseOf(character)
    else kinds[code] = SEPARATOR | (/[%\\&]/.test(character) ? ESCAPE : 0)
  }
  for (const mark of `0123456789${LINE_MARKS}`) kinds[mark.charCodeAt(0)] = (kinds[mark.charCodeAt(0)] ?? 0) | MARK
  kinds.forEach((kind, code) => {
    if (mayBeHidden(code)) kinds[code] = kind | HIDDEN
  })
  kinds[0x09] = SEPARATOR | SPACE
  kinds[0x0a] = SEPARATOR | LINE_END
  kinds[0x20] = SEPARATOR | SPACE
  return kinds
}

function caseOf(character: string): number {
  if (/[a-z]/.test(character)) return SMALL
  // Of these encodings, only base64 has punctuation.
  if (/\W|_/.test(character)) return SMALL | CAPITAL
  return /[A-Z]/.test(character) ? CAPITAL : 0
}

import { BOM, indentOf, lineNumberAt, unixLines, withoutBom } from '../../text/lines.ts'
import { linesThere } from './closest-lines.ts'
import { EditedLines, linesAt } from './edited-lines.ts'
import { hunkBetween } from './hunk.ts'
import { isNested, UNSHIFTED } from './indentation.ts'
import { omissionIn } from './omission.ts'
import { exactEdit, type Quote } from './exact-edit.ts'

export interface Replacement extends Quote {
  readonly replaceAll: boolean
}

export type ReplaceResult =
  /** `note` says how the match was not exact; '' for an exact match. */
  | { readonly kind: 'replaced'; readonly text: string; readonly count: number; readonly note: string }
  | { readonly kind: 'refused'; readonly reason: string }

/**
 * Replaces a piece of a text that a model quoted from memory, in one place or, with `replaceAll`, in all. The quote is any text that occurs
 * exactly, or whole lines as `EditedLines` finds them. Anything else is refused with the closest lines of the file, because a wrong edit costs
 * more than another call. Byte order mark, line endings and everything outside of the edit stay as they are.
 */
export function replaceText(original: string, replacement: Replacement): ReplaceResult {
  const quote = { ...normalizeQuote(replacement, original.startsWith(BOM)), replaceAll: replacement.replaceAll }
  const mistake = mistakeIn(quote)
  if (mistake !== undefined) return refused(mistake)

  const edited = new EditedLines(original, 'edit')
  const result = replaceExactly(edited, quote) ?? replaceLines(edited, quote) ?? replaceUnescaped(edited, quote)
  if (!result) {
    const there = linesThere(edited, quote.oldText.split('\n'), quote.newText.split('\n'))
    return refused(`old_string was not found. It must match the file exactly. ${there}`)
  }
  if (result.kind === 'replaced' && result.text === original)
    return refused('The file already has this text, so there is nothing to change.')
  return result
}

/** With LF line endings, and without a byte order mark, which stays where the file has it. */
function normalizeQuote({ oldText, newText }: Quote, hasBom: boolean): Quote {
  const [old, current] = [unixLines(oldText), unixLines(newText)]
  return { oldText: withoutBom(old), newText: hasBom || oldText.startsWith(BOM) ? withoutBom(current) : current }
}

/** What is wrong with the call, whatever the file has. */
function mistakeIn({ oldText, newText }: Quote): string | undefined {
  if (oldText === '') return 'old_string is empty. Quote the text to replace, or use write_file for a new file.'
  if (oldText === newText) return 'old_string and new_string are the same, so there is nothing to change.'
  const omission = omissionIn(newText, oldText)
  return omission && `new_string ${omission}`
}

const UNCLEAR =
  'so it is not clear how new_string continues or indents it. Quote whole lines, from the indentation of the first one.'

/** Replaces a text wherever it occurs exactly; undefined if that is nowhere. */
function replaceExactly(edited: EditedLines, { oldText, newText, replaceAll }: Replacement): ReplaceResult | undefined {
  const file = edited.lines.map(({ text, end }) => text + (end && '\n')).join('')
  const starts = occurrences(file, oldText)
  if (starts.length === 0) return undefined
  const lineAt = (position = 0) => lineNumberAt(file, position) - 1
  if (starts.length > 1 && !replaceAll) {
    const where = linesAt(starts.slice(0, 10).map((each) => ({ start: lineAt(each) })))
    return refused(
      `old_string occurs ${starts.length} times, in ${where}. Quote more lines around the one you mean, or set replace_all.`
    )
  }
  const parts: string[] = []
  let last = 0
  for (const start of starts) {
    // It shares characters with the one before.
    if (start < last) continue
    const edit = exactEdit(file, start, { oldText, newText })
    if (!edit) {
      // A line without its indentation is quoted with a shift, if the new ones would be wrong as they are written.
      const written = (indentOf(edited.texts[lineAt(start)]) + newText).split('\n')
      const areLines = oldText.endsWith('\n') && newText.endsWith('\n')
      const isShifted = !oldText.slice(0, -1).includes('\n') && (areLines || !isNested(written))
      const shifted = isShifted ? replaceLines(edited, { oldText, newText, replaceAll }) : undefined
      // In one place it may be a whole line, in another one a part.
      if (shifted?.kind === 'replaced' && shifted.count === starts.length) return shifted
      return refused(`old_string starts or ends inside line ${lineAt(start) + 1}, ${UNCLEAR}`)
    }
    parts.push(file.slice(last, edit.start), edit.newText)
    last = edit.end
  }
  const lines = [...parts, file.slice(last)].join('').split('\n')
  const isEnded = lines.at(-1) === ''
  const first = lineAt(starts[0])
  const hunk = hunkBetween(edited.texts.slice(first), lines.slice(first, isEnded ? -1 : undefined))
  edited.change(hunk, { start: first, shift: UNSHIFTED })
  return { kind: 'replaced', text: edited.join(isEnded), count: parts.length / 2, note: '' }
}

/** Replaces whole lines where they are found; undefined if that is nowhere. */
function replaceLines(edited: EditedLines, { oldText, newText, replaceAll }: Replacement): ReplaceResult | undefined {
  const endsLine = oldText.endsWith('\n')
  // The line ending of the last line is not a part of whole lines.
  const split = (text: string) => (endsLine ? text.replace(/\n$/, '') : text).split('\n')
  const quoted = split(oldText)
  const places = edited.find(quoted)
  const [place] = places
  if (!place) return undefined
  if (places.length > 1 && !replaceAll) {
    return refused(
      `old_string was not found exactly, and ${place.note} it is in ${linesAt(places)}. Quote the one you mean exactly.`
    )
  }
  const hunk = hunkBetween(quoted, endsLine && newText === '' ? [] : split(newText))
  if (!places.every((each) => edited.change(hunk, each))) {
    return refused(
      `old_string fits only ${place.note}, and does not show how to indent new_string, or what of it is new. ` +
        `Quote the lines exactly. ${linesThere(edited, quoted, [])}`
    )
  }
  return { kind: 'replaced', text: edited.join(), count: places.length, note: place.note }
}

/**
 * Replaces a text that the quote has with one layer of escapes too many; undefined if it is nowhere. If the new text has a backslash, it is
 * not clear which of its own are meant.
 */
function replaceUnescaped(edited: EditedLines, { oldText, ...rest }: Replacement): ReplaceResult | undefined {
  const characterOf: Readonly<Record<string, string>> = { n: '\n', t: '\t' }
  const plain = oldText.replaceAll(/\\([nt"'`\\$])/g, (_, letter: string) => characterOf[letter] ?? letter)
  if (plain === oldText || rest.newText.includes('\\')) return undefined
  const result = replaceExactly(edited, { oldText: plain, ...rest })
  return result?.kind === 'replaced' ? { ...result, note: 'with the escapes in old_string resolved' } : result
}

function refused(reason: string): ReplaceResult {
  return { kind: 'refused', reason }
}

/**
 * The positions of a piece in a text, by Knuth, Morris and Pratt: `indexOf` takes the product of both lengths where
 * both repeat themselves.
 *
 * @param piece not empty
 */
export function occurrences(text: string, piece: string): number[] {
  // For each length, that of the longest shorter prefix which a prefix of this length ends with.
  const fallbacks = new Int32Array(piece.length + 1)
  const next = (length: number, code: number) => {
    let matched = length
    while (matched > 0 && piece.charCodeAt(matched) !== code) matched = fallbacks[matched] ?? 0
    return piece.charCodeAt(matched) === code ? matched + 1 : 0
  }
  for (let at = 1; at < piece.length; at += 1) fallbacks[at + 1] = next(fallbacks[at] ?? 0, piece.charCodeAt(at))
  const starts: number[] = []
  let matched = 0
  for (let at = 0; at < text.length; at += 1) {
    matched = next(matched, text.charCodeAt(at))
    if (matched === piece.length) starts.push(at + 1 - piece.length)
  }
  return starts
}

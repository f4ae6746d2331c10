import { BOM, lineNumberAt, unixLines } from '../../text/lines.ts'
import { closestLines, NOTHING_SIMILAR } from './closest-lines.ts'
import { EditedLines } from './edited-lines.ts'
import { hunkBetween } from './hunk.ts'
import { occurrences } from './occurrences.ts'
import { omissionIn } from './omission.ts'
import { exactEdit, type Quote } from './exact-edit.ts'
import { splitTextLines, usualEnding } from './text-lines.ts'

export interface Replacement extends Quote {
  readonly replaceAll: boolean
}

export type ReplaceResult =
  /** `note` says how the match was not exact; '' for an exact match. */
  | { readonly kind: 'replaced'; readonly text: string; readonly count: number; readonly note: string }
  | { readonly kind: 'refused'; readonly reason: string }

/**
 * Replaces a piece of a text that a model quoted from memory, in one place or, with `replaceAll`, in all. The quote is any text that occurs
 * exactly, or whole lines as LineFinder finds them. Anything else is refused with the closest lines of the file, because a wrong edit costs
 * more than another call. Byte order mark, line endings and everything outside of the edit stay as they are.
 */
export function replaceText(original: string, replacement: Replacement): ReplaceResult {
  const mark = original.startsWith(BOM) ? BOM : ''
  const edit = { ...normalizeQuote(replacement, mark !== ''), replaceAll: replacement.replaceAll }
  const mistake = mistakeIn(edit)
  if (mistake !== undefined) return refused(mistake)

  const file = original.slice(mark.length)
  const result = replaceExactly(file, edit) ?? replaceLines(file, edit) ?? replaceUnescaped(file, edit)
  if (result?.kind !== 'replaced') return result ?? refused(notFound(unixLines(file), edit))
  if (result.text === file) return refused('The file already has this text, so there is nothing to change.')
  return { ...result, text: mark + result.text }
}

/** With LF line endings, and without a byte order mark, which stays where the file has it. */
function normalizeQuote({ oldText, newText }: Quote, hasBom: boolean): Quote {
  const quotesBom = oldText.startsWith(BOM)
  const [old, current] = [unixLines(oldText), unixLines(newText)]
  return {
    oldText: quotesBom ? old.slice(BOM.length) : old,
    newText: (hasBom || quotesBom) && current.startsWith(BOM) ? current.slice(BOM.length) : current
  }
}

/** What is wrong with the call, whatever the file has. */
function mistakeIn({ oldText, newText }: Quote): string | undefined {
  if (oldText === '') return 'old_string is empty. Quote the text to replace, or use write_file for a new file.'
  if (oldText === newText) return 'old_string and new_string are the same, so there is nothing to change.'
  const omission = omissionIn(newText, oldText)
  if (omission === undefined) return undefined
  return `new_string leaves code out ("${omission}"). Write all of it; nothing fills the gap.`
}

/** Replaces a text wherever it occurs exactly; undefined if that is nowhere. */
function replaceExactly(file: string, { oldText, newText, replaceAll }: Replacement): ReplaceResult | undefined {
  const lines = splitTextLines(file)
  const usual = usualEnding(lines)
  const isMixed = lines.some(({ end }) => end !== usual && end !== '')
  const unix = unixLines(file)
  const all = occurrences(unix, oldText, { overlapping: !replaceAll })
  if (all.length === 0) return undefined
  if (all.length > 1 && !replaceAll) {
    const numbers = all.map((start) => lineNumberAt(unix, start))
    return refused(`old_string occurs ${all.length} times, in ${linesAt(numbers)}. ${QUOTE_MORE}`)
  }
  const text = isMixed ? file : unix
  const starts = isMixed ? occurrences(text, oldText, { overlapping: !replaceAll }) : all
  // If line endings are mixed, a quote that contains some can only be whole lines.
  if (starts.length !== all.length) return undefined
  const parts: string[] = []
  let last = 0
  for (const start of starts) {
    const edit = exactEdit(text, start, { oldText, newText })
    if (!edit) return refused(unclear(lineNumberAt(text, start)))
    parts.push(text.slice(last, edit.start), isMixed ? edit.newText.replaceAll('\n', usual) : edit.newText)
    last = edit.end
  }
  const result = parts.join('') + text.slice(last)
  return { kind: 'replaced', text: isMixed ? result : result.replaceAll('\n', usual), count: starts.length, note: '' }
}

function unclear(line: number): string {
  return (
    `old_string starts or ends inside line ${line}, so it is not clear how new_string continues or indents it. ` +
    'Quote whole lines, from the indentation of the first one.'
  )
}

const QUOTE_MORE = 'Quote more lines around the one you mean, or set replace_all.'

function linesAt(numbers: readonly number[]): string {
  return `lines ${numbers.slice(0, 10).join(', ')}`
}

/** Replaces whole lines where they are found; undefined if that is nowhere. */
function replaceLines(file: string, { oldText, newText, replaceAll }: Replacement): ReplaceResult | undefined {
  const edited = new EditedLines(splitTextLines(file), { endsAlike: true })
  const endsLine = oldText.endsWith('\n')
  // The line ending of the last line is not a part of whole lines.
  const split = (text: string) => (endsLine ? text.replace(/\n$/, '') : text).split('\n')
  const quoted = split(oldText)
  const places = edited.find(quoted, replaceAll ? { most: Infinity } : {})
  const [place] = places
  if (!place) return undefined
  const isOverlapping = places.slice(1).some(({ start }, at) => start < (places[at]?.start ?? 0) + quoted.length)
  if (isOverlapping || (places.length > 1 && !replaceAll)) {
    const where = linesAt(places.map(({ start }) => start + 1))
    return refused(
      `old_string was not found exactly, and ${place.note} it is in ${where}. Quote the one you mean exactly.`
    )
  }
  const hunk = hunkBetween(quoted, endsLine && newText === '' ? [] : split(newText))
  if (!places.every((each) => edited.change(hunk, each))) {
    const closest = closestLines(edited.texts, quoted) ?? ''
    return refused(
      `old_string fits only ${place.note}, and does not show how to indent new_string, or what of it is new. Quote the lines exactly. ${closest}`
    )
  }
  return { kind: 'replaced', text: edited.join(file.endsWith('\n')), count: places.length, note: place.note }
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' }

/**
 * Replaces a text that the quote has with one layer of escapes too many; undefined if it is nowhere. If the new text has a backslash, it is
 * not clear which of its own are meant.
 */
function replaceUnescaped(file: string, { oldText, newText }: Quote): ReplaceResult | undefined {
  const plain = oldText.replaceAll(/\\([ntr"'`\\$])/g, (_, letter: string) => escapes[letter] ?? letter)
  if (plain === oldText || newText.includes('\\')) return undefined
  const result = replaceExactly(file, { oldText: plain, newText, replaceAll: false })
  return result?.kind === 'replaced' ? { ...result, note: 'with the escapes in old_string resolved' } : result
}

function refused(reason: string): ReplaceResult {
  return { kind: 'refused', reason }
}

function notFound(text: string, { oldText, newText }: Quote): string {
  // Two letters in a row: every file has brackets.
  const isApplied = /\w{2}/.test(newText) && occurrences(text, newText, { overlapping: false }).length > 0
  const parts = ['old_string was not found. It must match the file exactly.']
  if (isApplied) parts.push('new_string is already in the file: this edit may have been made.')
  const closest = closestLines(text.split('\n'), oldText.split('\n'))
  if (closest ?? !isApplied) parts.push(closest ?? NOTHING_SIMILAR)
  return parts.join(' ')
}

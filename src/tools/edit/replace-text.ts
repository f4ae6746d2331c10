import { BOM, lineNumberAt, unixLines } from '../../text/lines.ts'
import { closestLines, NOTHING_SIMILAR } from './closest-lines.ts'
import { normalizeText, type TextEdit } from './line-endings.ts'
import { findLooseMatch, similarLines, type EditRefusal, type LooseMatch } from './loose-match.ts'
import { damagesListItem } from './list-item.ts'
import type { Quote } from './quote.ts'
import { occurrences } from './occurrences.ts'
import { omissionIn } from './omission.ts'
import { partialLine } from './partial-line.ts'

export interface Replacement extends Quote {
  readonly replaceAll: boolean
}

export type ReplaceResult =
  /** `note` says how the match was not exact; '' for an exact match. */
  { readonly kind: 'replaced'; readonly text: string; readonly count: number; readonly note: string } | EditRefusal

/**
 * Replaces a piece of a text that a model quoted from memory. Tries exact matches first, then looser ones, each only if it fits
 * exactly one place. Anything else is refused with the closest lines of the file, because a wrong edit costs more than another
 * call. Byte order mark, line endings and everything outside of the edit stay as they are.
 */
export function replaceText(original: string, replacement: Replacement): ReplaceResult {
  const { replaceAll } = replacement
  const file = normalizeText(original)
  const quote = normalizeQuote(replacement, file.hasBom)
  const mistake = mistakeIn(quote)
  if (mistake !== undefined) return refused(mistake)

  const exact = exactEdits(file.text, quote, replaceAll)
  if (exact.kind === 'refused') return exact
  const loose = exact.edits.length === 0 ? looseMatchOrRefusal(file.text, quote) : undefined
  if (loose?.kind === 'refused') return loose

  const text = file.applyEdits(loose ? [loose] : exact.edits)
  if (text === original) return refused('The file already has this text, so there is nothing to change.')
  return { kind: 'replaced', text, count: loose ? 1 : exact.edits.length, note: loose?.note ?? '' }
}

function exactEdits(
  text: string,
  { oldText, newText }: Quote,
  replaceAll: boolean
): { readonly kind: 'exact'; readonly edits: readonly TextEdit[] } | EditRefusal {
  const starts = occurrences(text, oldText, { overlapping: !replaceAll })
  const edits = starts.map((start) => ({ start, end: start + oldText.length, newText }))
  const [unsafe] = edits.flatMap((edit) => damageOf(text, edit, oldText) ?? [])
  if (unsafe !== undefined) return refused(unsafe)
  if (edits.length > 1 && !replaceAll) return refused(ambiguous(text, starts))
  const partial = edits.map((edit) => partialLine(text, edit, oldText))
  const unclear = partial.findIndex((each) => each?.isUnclear)
  const at = edits[unclear]?.start
  if (at !== undefined) return refused(unclearIndentation(text, at, partial[unclear]?.isIndentation === true))
  // An edit that deletes a whole line deletes its indentation too.
  const isDeletion = newText === '' && oldText.endsWith('\n')
  const startOf = (start: number, place: (typeof partial)[number]) =>
    isDeletion && place?.isIndentation ? place.lineStart : start
  return { kind: 'exact', edits: edits.map((edit, index) => ({ ...edit, start: startOf(edit.start, partial[index]) })) }
}

/** How an edit would damage the lines around it; undefined if it would not. */
function damageOf(text: string, edit: TextEdit, oldText: string): string | undefined {
  if (deletesLineEnd(text, edit, oldText)) return deletesLineEndText(text, edit)
  if (joinsNextLine(text, edit, oldText)) return joinsNextLineText(text, edit)
  if (joinsLineAbove(text, edit, oldText)) return joinsLineAboveText(text, edit)
  return damagesListItem(text, edit, oldText) ? damagesListItemText(text, edit) : undefined
}

/** Where joining two lines can be meant: after an opening bracket, an operator or white space. */
const JOINT = /(?:\s|[([+=]|&&|\|\|)$/

/** True if the new text drops the last line ending of the old one, so that the next line would continue its last line. */
function joinsNextLine(text: string, { end, newText }: TextEdit, oldText: string): boolean {
  const next = text[end] ?? '\n'
  if (!oldText.endsWith('\n') || newText === '' || next === '\n' || newText.endsWith('\n')) return false
  if (oldText === `${newText}\n`) return !JOINT.test(newText)
  // Otherwise the lines must be as many as before, and the last one must end differently.
  const isSameLine = newText.at(-1) === oldText.at(-2) || newText.split('\n').length !== oldText.split('\n').length - 1
  return isSameLine || !JOINT.test(newText)
}

/** True if the new text drops the first line ending of the old one, so that it would continue the line above. */
function joinsLineAbove(text: string, { start, newText }: TextEdit, oldText: string): boolean {
  const above = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  if (!oldText.startsWith('\n') || above === '' || newText === '' || newText.startsWith('\n')) return false
  if (newText.split('\n').length !== oldText.split('\n').length - 1) return true
  return oldText.startsWith(newText.charAt(0), 1) || !/^[\s)\]}.,;:+=?&|]/.test(newText)
}

/** True if the rest of a line is deleted together with its line ending, so that the next line would follow what is left. */
function deletesLineEnd(text: string, { start, end, newText }: TextEdit, oldText: string): boolean {
  if (newText !== '' || oldText.trim() === '' || !oldText.endsWith('\n') || (text[end] ?? '\n') === '\n') return false
  return text.slice(text.lastIndexOf('\n', start - 1) + 1, start).trim() !== ''
}

function deletesLineEndText(text: string, { end }: TextEdit): string {
  return (
    `old_string starts in a line and ends with a line break, so line ${lineNumberAt(text, end)} would follow on the same line. ` +
    'Quote whole lines, or leave the last line break out.'
  )
}

function joinsLineAboveText(text: string, { start }: TextEdit): string {
  return (
    `old_string starts with a line break and new_string does not, so it would follow line ${lineNumberAt(text, start)} on the ` +
    'same line. Start both alike, or quote that line too.'
  )
}

function joinsNextLineText(text: string, { end }: TextEdit): string {
  return (
    `old_string ends with a line break and new_string does not, so line ${lineNumberAt(text, end)} would follow on the same ` +
    'line. End both alike, or quote that line too.'
  )
}

function damagesListItemText(text: string, { start }: TextEdit): string {
  return (
    `old_string starts after the dash of the list item in line ${lineNumberAt(text, start)}, so it is not clear what new_string ` +
    'leaves of the item. Start both with the whole line.'
  )
}

function looseMatchOrRefusal(text: string, quote: Quote): LooseMatch | EditRefusal {
  const match = findLooseMatch(text, quote)
  if (!match) return refused(notFound(text, quote))
  const damage = match.kind === 'match' ? damageOf(text, match, text.slice(match.start, match.end)) : undefined
  if (damage !== undefined) return refused(damage)
  if (match.kind === 'refused' || !isOutOfProportion(text.slice(match.start, match.end), quote.oldText)) return match
  return refused(`old_string fits only ${match.note}, and would remove much more than it quotes. Quote all of it.`)
}

function refused(reason: string): EditRefusal {
  return { kind: 'refused', reason }
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

function ambiguous(text: string, starts: readonly number[]): string {
  const lines = starts.slice(0, 10).map((start) => lineNumberAt(text, start))
  return (
    `old_string occurs ${starts.length} times, in lines ${lines.join(', ')}. ` +
    'Quote more lines around the one you mean, or set replace_all.'
  )
}

function unclearIndentation(text: string, start: number, isIndentation: boolean): string {
  const place = isIndentation ? 'inside the indentation of' : 'in the middle of'
  return (
    `old_string starts ${place} line ${lineNumberAt(text, start)}, so it is not clear how to indent ` +
    'new_string. Start both with the whole indentation of their first lines.'
  )
}

/** Loose matches of other tools deleted thousands of lines for a few quoted ones, so ours must pass this check too. */
function isOutOfProportion(matched: string, quoted: string): boolean {
  // With escaped line breaks, the quote has fewer lines, but not fewer characters.
  if (matched.length <= quoted.length) return false
  const [matchedLines, quotedLines] = [matched.split('\n').length, quoted.split('\n').length]
  if (matchedLines >= Math.max(quotedLines + 3, 2 * quotedLines)) return true
  return matched.length > Math.max(quoted.length + 500, 4 * quoted.length)
}

function notFound(text: string, { oldText, newText }: Quote): string {
  // Two letters in a row: every file has brackets.
  const isApplied = /\w{2}/.test(newText) && occurrences(text, newText, { overlapping: false }).length > 0
  const parts = ['old_string was not found. It must match the file exactly.']
  if (isApplied) parts.push('new_string is already in the file: this edit may have been made.')
  const similar = oldText.trim() === '' ? [] : similarLines(text, oldText)
  if (similar.length > 1) {
    parts.push(`Except for white space it is in lines ${similar.join(', ')}; quote the one you mean exactly.`)
  }
  const closest = closestLines(text.split('\n'), oldText.split('\n'))
  if (closest) parts.push(closest)
  else if (!isApplied) parts.push(NOTHING_SIMILAR)
  return parts.join(' ')
}

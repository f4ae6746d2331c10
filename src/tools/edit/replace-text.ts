import { describeMiss } from './describe-miss.ts'
import { toLineFeeds, normalizeLineEndings } from './line-feed-text.ts'
import { findLooseMatch } from './loose-place.ts'
import type { LooseMatch, EditRefusal, Quote } from './loose-place.ts'
import { occurrences } from './occurrences.ts'
import { omissionIn } from './omission.ts'

export interface Replacement {
  readonly oldText: string
  readonly newText: string
  readonly replaceAll: boolean
}

export type ReplaceResult =
  /** `note` says how the match was not exact; '' when it was. */
  { readonly kind: 'replaced'; readonly text: string; readonly count: number; readonly note: string } | EditRefusal

const BOM = '\ufeff'

/**
 * Replaces a piece of a text that a model quoted from memory. Exact matches first, then a few readings that are each
 * tried only when they fit exactly one place; whatever is left is refused with what the file really has there, since a
 * wrong edit costs more than another call. Byte order mark, line ends and all that is not replaced stay as they are.
 */
export function replaceText(original: string, replacement: Replacement): ReplaceResult {
  const { replaceAll } = replacement
  const file = normalizeLineEndings(original)
  const wanted = wantedIn(replacement, file)
  const mistake = mistakeIn(wanted)
  if (mistake !== undefined) return refused(mistake)

  const starts = occurrences(file.text, wanted.old, { apart: replaceAll })
  if (starts.length > 1 && !replaceAll) return refused(ambiguous(file.text, starts))
  const exact = starts.map((start) => ({ start, end: start + wanted.old.length, newText: wanted.new }))
  const loose = exact.length === 0 ? looseOrRefused(file.text, wanted) : undefined
  if (loose?.kind === 'refused') return loose

  const text = file.applyEdits(loose ? [loose] : exact)
  if (text === original) return refused('The file already has this text, so there is nothing to change.')
  return { kind: 'replaced', text, count: loose ? 1 : exact.length, note: loose?.note ?? '' }
}

function looseOrRefused(text: string, wanted: Quote): LooseMatch | EditRefusal {
  const place = findLooseMatch(text, wanted)
  if (!place) return refused(describeMiss(text, wanted))
  if (place.kind === 'refused' || !isOutOfProportion(text.slice(place.start, place.end), wanted.old)) return place
  return refused(`old_string fits only ${place.note}, and would take away much more than it quotes. Quote all of it.`)
}

function refused(reason: string): EditRefusal {
  return { kind: 'refused', reason }
}

/** The quote and its replacement with LF alone, and without the byte order mark, which stays where the file has it. */
function wantedIn({ oldText, newText }: Replacement, { hasBom }: { readonly hasBom: boolean }): Quote {
  const isMarked = oldText.startsWith(BOM)
  const [old, coming] = [toLineFeeds(oldText), toLineFeeds(newText)]
  return {
    old: isMarked ? old.slice(1) : old,
    new: (hasBom || isMarked) && coming.startsWith(BOM) ? coming.slice(1) : coming
  }
}

/** What is wrong whatever the file has. */
function mistakeIn(wanted: Quote): string | undefined {
  if (wanted.old === '') return 'old_string is empty. Quote the text to replace, or use write_file for a new file.'
  if (wanted.old === wanted.new) return 'old_string and new_string are the same, so there is nothing to change.'
  const omission = omissionIn(wanted.new, wanted.old)
  if (omission === undefined) return undefined
  return `new_string leaves code out ("${omission}"). Write all of it; nothing fills such a gap.`
}

function ambiguous(text: string, starts: readonly number[]): string {
  const lines = starts.slice(0, 10).map((start) => lineAt(text, start))
  return (
    `old_string occurs ${starts.length} times, in lines ${lines.join(', ')}. Quote more lines around the one you mean, ` +
    'or set replace_all.'
  )
}

/** Loose readings of others have deleted thousands of lines for a few that were quoted; ours have this to pass as well. */
function isOutOfProportion(matched: string, quoted: string): boolean {
  const [matchedLines, quotedLines] = [matched.split('\n').length, quoted.split('\n').length]
  if (matchedLines >= Math.max(quotedLines + 3, 2 * quotedLines)) return true
  return matched.length > Math.max(quoted.length + 500, 4 * quoted.length)
}

function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length
}

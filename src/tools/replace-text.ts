import { describeMiss } from './describe-miss.ts'
import { lineFeeds, withLineFeeds } from './line-feed-text.ts'
import type { Filling } from './line-feed-text.ts'
import { omissionIn } from './omission.ts'
import { foldPunctuation, matchLines, unescaped, withoutLineNumbers } from './loose-match.ts'
import { reindent } from './reindent.ts'

export interface Replacement {
  readonly oldText: string
  readonly newText: string
  readonly replaceAll: boolean
}

export type Replaced =
  /** `note` says how the match was not exact; '' when it was. */
  | { readonly kind: 'replaced'; readonly text: string; readonly count: number; readonly note: string }
  | { readonly kind: 'refused'; readonly reason: string }

interface Place extends Filling {
  readonly note: string
}

/**
 * Replaces a piece of a text that a model quoted from memory. Exact matches first, then a few readings that are each
 * tried only when they fit exactly one place; whatever is left is refused with what the file really has there, since a
 * wrong edit costs more than another call. Byte order mark, line ends and all that is not replaced stay as they are.
 */
export function replaceText(original: string, replacement: Replacement): Replaced {
  const { oldText, newText, replaceAll } = replacement
  const wanted = { old: lineFeeds(oldText), new: lineFeeds(newText) }
  const mistake = mistakeIn(replacement)
  if (mistake !== undefined) return refused(mistake)

  const file = withLineFeeds(original)
  const starts = occurrences(file.text, wanted.old, { apart: replaceAll })
  if (starts.length > 1 && !replaceAll) return refused(ambiguous(file.text, starts))
  const exact = starts.map((start) => ({ start, end: start + wanted.old.length, insert: wanted.new, note: '' }))
  const loose = exact.length === 0 ? loosePlace(file.text, wanted) : undefined
  if (loose && isOutOfProportion(file.text.slice(loose.start, loose.end), wanted.old)) {
    return refused(`old_string fits only ${loose.note}, and would take away much more than it quotes. Quote all of it.`)
  }
  const places = loose ? [loose] : exact
  if (places.length === 0) return refused(describeMiss(file.text, wanted))

  const text = file.put(places)
  if (text === original) return refused('The file already has this text, so there is nothing to change.')
  return { kind: 'replaced', text, count: places.length, note: loose?.note ?? '' }
}

function refused(reason: string): Replaced {
  return { kind: 'refused', reason }
}

/** What is wrong whatever the file has. */
function mistakeIn({ oldText, newText }: Replacement): string | undefined {
  if (oldText === '') return 'old_string is empty. Quote the text to replace, or use write_file for a new file.'
  if (oldText === newText) return 'old_string and new_string are the same, so there is nothing to change.'
  const omission = omissionIn(lineFeeds(newText), lineFeeds(oldText))
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

interface Wanted {
  readonly old: string
  readonly new: string
}

/** The one place that a looser reading finds. The readings are ordered from the least to the most that they overlook. */
function loosePlace(text: string, wanted: Wanted): Place | undefined {
  const numbered = withoutLineNumbers(wanted.old)
  const withoutNumbers = numbered === undefined ? undefined : onlyOccurrence(text, numbered)
  if (withoutNumbers) {
    const insert = withoutLineNumbers(wanted.new) ?? wanted.new
    return { ...withoutNumbers, insert, note: 'without the line numbers in old_string' }
  }
  const plain = unescaped(wanted.old, wanted.new)
  const withoutEscapes = plain === undefined ? undefined : onlyOccurrence(text, plain)
  if (withoutEscapes) return { ...withoutEscapes, insert: wanted.new, note: 'with the escapes in old_string resolved' }

  const lines = linePlace(text, wanted)
  if (lines) return lines
  const folded = onlyOccurrence(foldPunctuation(text), foldPunctuation(wanted.old))
  return folded && { ...folded, insert: wanted.new, note: 'ignoring the kind of quotes, dashes and spaces' }
}

function onlyOccurrence(text: string, piece: string): Pick<Place, 'start' | 'end'> | undefined {
  const [start, ...others] = occurrences(text, piece, { apart: false })
  return start === undefined || others.length > 0 ? undefined : { start, end: start + piece.length }
}

function linePlace(text: string, wanted: Wanted): Place | undefined {
  const match = matchLines(text, wanted.old)
  if (!match) return undefined
  const insert = reindent(wanted.new, match)
  const note = match.ignored === 'indentation' ? 'ignoring indentation' : 'ignoring white space'
  return { start: match.start, end: match.end, insert, note }
}

/** As many are as good as more, and on a text that repeats itself to find them all would take quadratic time. */
const MAX_OVERLAPPING = 1_000

/** Where the piece is. Two places that share characters are two all the same; only to replace both is not possible. */
function occurrences(text: string, piece: string, { apart }: { readonly apart: boolean }): number[] {
  const starts: number[] = []
  const [step, most] = apart ? [piece.length, Infinity] : [1, MAX_OVERLAPPING]
  for (let start = text.indexOf(piece); start >= 0 && starts.length < most; start = text.indexOf(piece, start + step)) {
    starts.push(start)
  }
  return starts
}

function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length
}

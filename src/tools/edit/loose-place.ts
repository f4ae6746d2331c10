import type { TextEdit } from './line-feed-text.ts'
import { asciiPunctuation, hasLineNumber, findLines, unescaped, withoutLineNumbers } from './loose-match.ts'
import { occurrences } from './occurrences.ts'
import { reindent } from './reindent.ts'

/** A quote that is nowhere to the letter, and what is to come in its place; with LF alone. */
export interface Quote {
  readonly old: string
  readonly new: string
}

export interface LooseMatch extends TextEdit {
  readonly kind: 'place'
  /** What was overlooked. */
  readonly note: string
}

export interface EditRefusal {
  readonly kind: 'refused'
  readonly reason: string
}

type Reading = (text: string, wanted: Quote) => LooseMatch | EditRefusal | undefined

/** From the least to the most that they overlook. The first that fits exactly one place counts. */
const readings: readonly Reading[] = [withoutNumbers, withoutEscapes, asLines, withoutEdges, folded]

/** The one place that a looser reading finds; undefined when none does. */
export function findLooseMatch(text: string, wanted: Quote): LooseMatch | EditRefusal | undefined {
  for (const reading of readings) {
    const place = reading(text, wanted)
    if (place) return place
  }
  return undefined
}

function withoutNumbers(text: string, wanted: Quote): LooseMatch | EditRefusal | undefined {
  const numbered = withoutLineNumbers(wanted.old)
  const found = numbered === undefined ? undefined : onlyOccurrence(text, numbered)
  if (!found) return undefined
  const plain = withoutLineNumbers(wanted.new)
  if (plain === undefined && hasLineNumber(wanted.new)) {
    const reason = 'old_string has line numbers before all its lines, new_string before some. Send both without them.'
    return { kind: 'refused', reason }
  }
  return { kind: 'place', ...found, newText: plain ?? wanted.new, note: 'without the line numbers in old_string' }
}

function withoutEscapes(text: string, wanted: Quote): LooseMatch | EditRefusal | undefined {
  const plain = unescaped(wanted.old)
  const found = plain === undefined ? undefined : onlyOccurrence(text, plain)
  if (!found) return undefined
  if (unescaped(wanted.new) !== undefined) {
    const reason =
      'old_string is in it with one layer of escapes (\\) less. new_string has escapes too; send both as the file is to ' +
      'have them.'
    return { kind: 'refused', reason }
  }
  return { kind: 'place', ...found, newText: wanted.new, note: 'with the escapes in old_string resolved' }
}

function asLines(text: string, wanted: Quote): LooseMatch | undefined {
  const match = findLines(text, wanted.old)
  if (!match) return undefined
  const note = match.ignored === 'indentation' ? 'ignoring indentation' : 'ignoring white space'
  // The end of the last line goes with the lines, as it does where they are quoted to the letter.
  const isTakenAway = wanted.new === '' && match.keepsLineEnding
  const end = isTakenAway ? Math.min(match.end + 1, text.length) : match.end
  return { kind: 'place', start: match.start, end, newText: isTakenAway ? '' : reindent(wanted.new, match), note }
}

/** Empty lines around a quote are often not the file's, but those of the call that it stood in. */
function withoutEdges(text: string, wanted: Quote): LooseMatch | undefined {
  const [head, tail] = [leadingEnds(wanted.old), trailingEnds(wanted.old)]
  const old = wanted.old.slice(head.length, wanted.old.length - tail.length)
  const found = old === '' || head + tail === '' ? undefined : onlyOccurrence(text, old)
  if (!found || !isWholeLines(text, found)) return undefined
  const skipped = Math.min(head.length, leadingEnds(wanted.new).length)
  const coming = wanted.new.slice(skipped)
  const insert = coming.slice(0, coming.length - Math.min(tail.length, trailingEnds(coming).length))
  const end = insert === '' && tail !== '' ? Math.min(found.end + 1, text.length) : found.end
  return { kind: 'place', start: found.start, end, newText: insert, note: 'without the empty lines around old_string' }
}

function leadingEnds(text: string): string {
  return /^\n*/.exec(text)?.[0] ?? ''
}

function trailingEnds(text: string): string {
  let start = text.length
  while (text[start - 1] === '\n') start -= 1
  return text.slice(start)
}

function isWholeLines(text: string, { start, end }: Pick<LooseMatch, 'start' | 'end'>): boolean {
  return (start === 0 || text[start - 1] === '\n') && (end === text.length || text[end] === '\n')
}

function folded(text: string, wanted: Quote): LooseMatch | undefined {
  const found = onlyOccurrence(asciiPunctuation(text), asciiPunctuation(wanted.old))
  return (
    found && { kind: 'place', ...found, newText: wanted.new, note: 'ignoring the kind of quotes, dashes and spaces' }
  )
}

function onlyOccurrence(text: string, piece: string): Pick<LooseMatch, 'start' | 'end'> | undefined {
  const [start, ...others] = occurrences(text, piece, { apart: false })
  return start === undefined || others.length > 0 ? undefined : { start, end: start + piece.length }
}

import { closestLines } from './closest-lines.ts'
import { LineFinder, type Found } from './find-lines.ts'
import { hunkBetween } from './hunk.ts'
import { applyPlacements, endLines, type Placement } from './placements.ts'
import { refused, type Quote, type ReplaceResult } from './quote.ts'
import { rewriteLines } from './rewrite-lines.ts'
import { dominantLineEnding, joinTextLines, splitTextLines, textsOf } from './text-lines.ts'

interface LineReplacement extends Quote {
  readonly replaceAll: boolean
  /** The index of the first line of the only place that counts; undefined if any does. */
  readonly line: number | undefined
}

/** Replaces whole lines where LineFinder finds them; undefined if that is nowhere. */
export async function replaceLines(
  file: string,
  { oldText, newText, replaceAll, line }: LineReplacement
): Promise<ReplaceResult | undefined> {
  const lines = splitTextLines(file)
  const finder = new LineFinder(textsOf(lines))
  const endsLine = oldText.endsWith('\n')
  // The line ending of the last line is not a part of whole lines.
  const split = (text: string) => (endsLine ? text.replace(/\n$/, '') : text).split('\n')
  const quoted = split(oldText)
  const accepts = (start: number) => line === undefined || start === line
  const found = finder.find(quoted, { accepts, ...(replaceAll && { most: Infinity }) })
  if (found.places.length === 0) return undefined
  if (overlap(found, quoted.length) || (found.places.length > 1 && !replaceAll)) return refused(severalPlaces(found))

  const hunk = await hunkBetween(quoted, endsLine && newText === '' ? [] : split(newText))
  const placements: Placement[] = []
  for (const { start, shift } of found.places) {
    const end = start + quoted.length
    const rewritten = rewriteLines(hunk, { fileLines: lines.slice(start, end), shift, steps: finder.steps })
    if (!rewritten) return refused(unclear(finder, quoted, found))
    placements.push({ start, end, lines: rewritten })
  }
  const ends = { usual: dominantLineEnding(file), last: lines.at(-1)?.end }
  const text = joinTextLines(endLines(applyPlacements(lines, placements), ends))
  return { kind: 'replaced', text, count: placements.length, note: found.note }
}

function overlap({ places }: Found, length: number): boolean {
  return places.slice(1).some(({ start }, index) => start < (places[index]?.start ?? 0) + length)
}

function severalPlaces({ places, note }: Found): string {
  const lines = places.slice(0, 10).map(({ start }) => start + 1)
  return `old_string was not found exactly, and ${note} it is in lines ${lines.join(', ')}. Quote the one you mean exactly.`
}

function unclear({ lines }: LineFinder, quoted: readonly string[], { note }: Found): string {
  const what = note.endsWith('indentation') ? 'how to indent new_string' : 'what of new_string is new'
  return `old_string fits only ${note}, and does not show ${what}. Quote the lines exactly. ${closestLines(lines, quoted) ?? ''}`
}

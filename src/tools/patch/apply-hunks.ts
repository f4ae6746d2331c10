import { BOM, hasText } from '../../text/lines.ts'
import { closestLines, NOTHING_SIMILAR } from '../edit/closest-lines.ts'
import { EditedLines, type Place } from '../edit/edited-lines.ts'
import { newLines, oldLines, type HunkLine } from '../edit/hunk.ts'
import { UNSHIFTED } from '../edit/indentation.ts'
import { splitTextLines, textsOf } from '../edit/text-lines.ts'
import { regionOf } from './anchors.ts'

/** Lines of a patch that belong together, and what it says about their place. */
export interface Hunk {
  readonly lines: readonly HunkLine[]
  /** The lines after `@@`, from the outermost block inwards. */
  readonly anchors: readonly string[]
  /** Where a unified diff says that it starts, counted from 0; NaN if it does not say. Undefined in a patch of the other grammar. */
  readonly start?: number
  /** True if its last line is the last of the file. */
  readonly atEnd: boolean
  /** True if lines that are only added go to the end of the file. */
  readonly appends: boolean
}

export type PatchedText =
  /** `notes` say which hunks did not match exactly. */
  | { readonly kind: 'patched'; readonly text: string; readonly notes: readonly string[] }
  /** The reason names the hunk. It continues a sentence that starts with the path. */
  | { readonly kind: 'refused'; readonly reason: string }

/**
 * Applies the hunks of a patch, each in the only place where it fits. Context lines keep their bytes; new lines get the line ending that
 * most lines of the file have. The file has a last line ending if it had one, unless a unified diff says otherwise.
 */
export function applyHunks(original: string, hunks: readonly Hunk[]): PatchedText {
  const mark = original.startsWith(BOM) && !hunks.some(({ lines }) => lines.some(quotesBom)) ? BOM : ''
  // Line numbers count line feeds.
  const isNumbered = hunks.some(({ start }) => start !== undefined)
  const lines = splitTextLines(original.slice(mark.length), isNumbered ? 'usual' : 'any')
  const edited = new EditedLines(lines, { endsAlike: false })
  const notes = new Set<string>()
  let cursor = 0
  let isEnded = edited.lines.at(-1)?.end !== ''
  for (const [index, hunk] of hunks.entries()) {
    const name = hunks.length === 1 ? 'the hunk' : `hunk ${index + 1} of ${hunks.length}`
    const place = placeOf(edited, { ...hunk, name, cursor })
    if (typeof place === 'string') return { kind: 'refused', reason: place }
    const end = place.start + oldLines(hunk.lines).length
    if (lacksEndBeforeLast(hunk.lines, end === edited.lines.length)) return { kind: 'refused', reason: NOT_LAST }
    if (hunk.lines.some(lacksEnd)) isEnded = newLines(hunk.lines).at(-1)?.end !== ''
    if (!edited.change(hunk.lines, place)) return { kind: 'refused', reason: notFound(edited, hunk, name) }
    // Lines that are only added go to the end of the file, so the next hunk can still be anywhere above them.
    if (end > place.start) cursor = Math.max(cursor, end)
    if (place.note !== '') notes.add(hunks.length === 1 ? place.note : `hunk ${index + 1} ${place.note}`)
  }
  return { kind: 'patched', text: mark + edited.join(isEnded), notes: [...notes] }
}

function quotesBom({ text }: HunkLine): boolean {
  return text.startsWith(BOM)
}

function lacksEnd({ end }: HunkLine): boolean {
  return end === ''
}

/** True if a line is said to lack its line ending that is not the last of the file, before or after the change. */
function lacksEndBeforeLast(lines: readonly HunkLine[], isLast: boolean): boolean {
  return [oldLines(lines), newLines(lines)].some((side) => (isLast ? side.slice(0, -1) : side).some(lacksEnd))
}

/** These continue a sentence that begins with the path. */
const NOT_LAST =
  'would have a line without a line ending before its end. Write "\\ No newline at end of file" only after its last line.'
const MORE = 'Quote more lines, or put a line above it after @@.'

interface Search extends Hunk {
  readonly name: string
  /** The first line below the hunks before this one. */
  readonly cursor: number
}

/** The only place of a hunk in the blocks of its anchors: where it says that it is, or below the hunk before, or anywhere. Or why there is none. */
function placeOf(edited: EditedLines, hunk: Search): Place | string {
  const { name, start: stated, cursor } = hunk
  const { length } = edited.lines
  const quoted = textsOf(oldLines(hunk.lines))
  const isInside = regionOf(edited.texts, hunk.anchors)
  if (!isInside) return notFound(edited, hunk, name)
  if (quoted.length === 0) {
    if (length > 0 && !hunk.appends)
      return `cannot be changed: ${name} only adds lines. Quote the line above or below them too.`
    if (isInside(length)) return { start: length, shift: UNSHIFTED, note: '' }
    return `cannot be changed: its end, where ${name} adds lines, is not in the block after @@.`
  }

  const accepts = (start: number) =>
    isInside(start) && (!hunk.atEnd || !edited.texts.slice(start + quoted.length).some(hasText))
  const all = edited.find(quoted, { accepts, most: Infinity })
  const isMeant = (start: number) => (stated === undefined ? start >= cursor : start === stated)
  const meant = all.filter(({ start }) => isMeant(start))
  const places = meant.length > 0 ? meant : all
  const [place] = places
  if (!place) return notFound(edited, hunk, name)
  if (places.length > 1) return `fits ${name} in several places, from lines ${lineNumbers(places)}. ${MORE}`
  const found = stated === undefined ? 'found above the hunk before it' : `found at line ${place.start + 1}`
  const note = [...(isMeant(place.start) ? [] : [found]), ...(place.note === '' ? [] : [place.note])].join(', ')
  return { ...place, note }
}

function lineNumbers(places: readonly Place[]): string {
  return places
    .slice(0, 10)
    .map(({ start }) => start + 1)
    .join(', ')
}

function notFound(edited: EditedLines, { anchors, lines, atEnd }: Hunk, name: string): string {
  const lost = anchors.find((anchor) => !edited.texts.some((line) => line.includes(anchor.trim())))
  if (lost !== undefined) return `has no line "${lost.trim()}", which is after @@ in ${name}.`
  const [anchor] = anchors.slice(-1)
  const where = (anchor === undefined ? '' : ` in the block of "${anchor.trim()}"`) + (atEnd ? ' at its end' : '')
  const after = textsOf(newLines(lines))
  const isApplied = after.some(hasText) && edited.find(after)[0]?.note === ''
  return [
    `does not have the lines of ${name}${where}. Lines marked with a space or - must be in the file, in this order.`,
    ...(isApplied ? ['The new lines are there already: the hunk may have been applied.'] : []),
    closestLines(edited.texts, textsOf(oldLines(lines))) ?? NOTHING_SIMILAR
  ].join(' ')
}

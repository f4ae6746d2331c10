import { BOM, hasText, indentOf } from '../../text/lines.ts'
import { linesThere } from '../edit/closest-lines.ts'
import { EditedLines, linesAt, type Place } from '../edit/edited-lines.ts'
import { newLines, oldLines, type HunkLine } from '../edit/hunk.ts'
import { UNSHIFTED } from '../edit/indentation.ts'
import { textsOf } from '../edit/text-lines.ts'

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

/** What a patch does to one file, as the model wrote it. Paths are not resolved yet. */
export interface Section {
  /** Undefined for a new file. */
  readonly source: string | undefined
  /** Undefined for a file that is deleted; another than `source` for one that moves. */
  readonly target: string | undefined
  /** Of a new file or a changed one. What they leave of a file that is deleted must be empty; none delete it whatever it contains. */
  readonly hunks: readonly Hunk[]
  readonly executable?: boolean | undefined
}

export type PatchedText =
  /** `notes` say which hunks did not match exactly. */
  | { readonly kind: 'patched'; readonly text: string; readonly notes: readonly string[] }
  /** One for each hunk that does not fit, which it names. Each continues a sentence that starts with the path. */
  | { readonly kind: 'refused'; readonly reasons: readonly string[] }

/**
 * Applies the hunks of a patch, each in the only place where it fits. Context lines keep their bytes; new lines get the line ending that
 * most lines of the file have. The file has a last line ending if it had one, unless a unified diff says otherwise.
 */
export function applyHunks(original: string, hunks: readonly Hunk[]): PatchedText {
  const quotesMark = hunks.some(({ lines }) => lines.some(({ text }) => text.startsWith(BOM)))
  const isDiff = hunks.some(({ start }) => start !== undefined)
  const edited = new EditedLines(original, isDiff ? 'diff' : 'patch', quotesMark)
  const notes = new Set<string>()
  const reasons: string[] = []
  let [cursor, isEnded] = [0, edited.isEnded]
  for (const [index, hunk] of hunks.entries()) {
    const name = hunks.length === 1 ? 'the hunk' : `hunk ${index + 1} of ${hunks.length}`
    const place = placeOf(edited, { ...hunk, name, cursor, isBelowMiss: reasons.length > 0 })
    if (typeof place === 'string') reasons.push(place)
    if (reasons.length === MAX_REASONS) break
    if (typeof place !== 'object') continue
    const end = place.start + oldLines(hunk.lines).length
    if (end === edited.lines.length && hunk.lines.some(({ end }) => end === ''))
      isEnded = newLines(hunk.lines).at(-1)?.end !== ''
    if (!edited.change(hunk.lines, place)) reasons.push(notFound(edited, hunk, name))
    // Lines that are only added go to the end of the file, so the next hunk can still be anywhere above them.
    if (end > place.start) cursor = Math.max(cursor, end)
    if (place.note !== '') notes.add(hunks.length === 1 ? place.note : `hunk ${index + 1} ${place.note}`)
  }
  if (reasons.length > 0) return { kind: 'refused', reasons }
  return { kind: 'patched', text: edited.join(isEnded), notes: [...notes] }
}

/** Finding the closest lines takes time, and a model corrects no more at once. */
const MAX_REASONS = 20

type SoughtHunk = Hunk & { readonly name: string; readonly cursor: number; readonly isBelowMiss: boolean }

/** The only place of a hunk in the blocks of its anchors: as stated, else below the hunk before, else anywhere. Or why there is none, if known. */
function placeOf(edited: EditedLines, hunk: SoughtHunk): Place | string | undefined {
  const { name, start: stated, cursor } = hunk
  const quoted = textsOf(oldLines(hunk.lines))
  const isInside = regionOf(edited.texts, hunk.anchors)
  if (!isInside) return notFound(edited, hunk, name)
  if (quoted.length === 0) {
    const end = edited.lines.length
    if ((end === 0 || hunk.appends) && isInside(end)) return { start: end, shift: UNSHIFTED, note: '' }
    return `cannot be changed: ${name} only adds lines. Quote the line above or below them too.`
  }

  const accepts = (start: number) =>
    isInside(start) && (!hunk.atEnd || !edited.texts.slice(start + quoted.length).some(hasText))
  const all = edited.find(quoted, accepts)
  const isMeant = (start: number) => (stated === undefined ? start >= cursor : start === stated)
  const meant = all.filter(({ start }) => isMeant(start))
  const places = meant.length > 0 ? meant : all
  const [place] = places
  if (!place) return notFound(edited, hunk, name)
  if (places.length > 1)
    return hunk.isBelowMiss
      ? undefined
      : `fits ${name} in several places, from ${linesAt(places)}. Quote more, or put a line above it after @@.`
  const moved = isMeant(place.start) ? '' : `found at line ${place.start + 1}`
  const note = [moved, place.note].filter(Boolean).join(', ')
  return { ...place, note }
}

function notFound(edited: EditedLines, { anchors, lines, atEnd }: Hunk, name: string): string {
  const lost = anchors.find((anchor) => !edited.texts.some((line) => line.includes(anchor.trim())))
  if (lost !== undefined) return `has no line "${lost.trim()}", which is after @@ in ${name}.`
  const [anchor] = anchors.slice(-1)
  const where = (anchor === undefined ? '' : ` in the block of "${anchor.trim()}"`) + (atEnd ? ' at its end' : '')
  const there = linesThere(edited, textsOf(oldLines(lines)), textsOf(newLines(lines)))
  return `does not have the lines of ${name}${where}. Lines marked with a space or - must be in the file, in this order. ${there}`
}

const MAX_CANDIDATES = 100

/** At or below its anchors, and in the block that each one begins. Undefined if the file lacks one. */
function regionOf(lines: readonly string[], anchors: readonly string[]): ((start: number) => boolean) | undefined {
  let isInside = (start: number) => start >= 0
  for (const anchor of anchors.map((each) => each.trim())) {
    const isOuter = isInside
    const like = (isLike: (line: string) => boolean) =>
      lines.flatMap((line, at) => (isLike(line) && isOuter(at) ? [at] : []))
    const whole = like((line) => line.trim() === anchor)
    const starts = whole.length > 0 ? whole : like((line) => line.includes(anchor))
    if (starts.length === 0) return undefined
    const blocks = starts.slice(0, MAX_CANDIDATES).map((from) => ({ from, to: endOfBlock(lines, from) }))
    isInside = (at) => blocks.some(({ from, to }) => from <= at && at < to)
  }
  return isInside
}

/** Comments, decorators, directives and brackets neither begin a block nor end the one above. */
const STATEMENT = /^\s*(?!\/\/|\/\*|\*|#|--|<!--|@|[)\]}{([])\S/

/** The index of the first line below the block that a line begins; infinite for one that begins none. */
function endOfBlock(lines: readonly string[], opener: number): number {
  const depth = depthOf(lines[opener])
  const isOutside = (line: string) => STATEMENT.test(line) && depthOf(line) <= depth
  const end = lines.findIndex((line, at) => at > opener && isOutside(line))
  const isBlock = lines.slice(opener, end < 0 ? Infinity : end).some((line) => hasText(line) && depthOf(line) > depth)
  return end < 0 || !isBlock || !STATEMENT.test(lines[opener] ?? '') ? Infinity : end
}

function depthOf(line: string | undefined): number {
  return indentOf(line).replaceAll('\t', ' '.repeat(8)).length
}

import { hasText } from '../../text/lines.ts'
import { UNSHIFTED, type FindOptions, type LineFinder, type Place } from '../edit/find-lines.ts'
import { oldTexts, type HunkLine } from '../edit/hunk.ts'
import type { Placement } from '../edit/placements.ts'
import { regionOf, type Region } from './anchors.ts'

/** Lines of a patch that belong together, and what it says about their place. */
export interface Hunk {
  readonly lines: readonly HunkLine[]
  /** The lines after `@@`, from the outermost block inwards. */
  readonly anchors: readonly string[]
  /** Where a unified diff says that it starts, counted from 0; NaN if it does not say. Undefined in a patch of the other grammar. */
  readonly start: number | undefined
  /** True if its last line is the last of the file. */
  readonly atEnd: boolean
  /** True if lines that are only added go to the end of the file. */
  readonly appends: boolean
}

export interface FoundHunk extends Place {
  readonly kind: 'found'
  readonly end: number
  /** Possibly without empty lines at its edges. */
  readonly lines: readonly HunkLine[]
  readonly note: string
}

export type HunkLocation =
  | FoundHunk
  | { readonly kind: 'missing' }
  /** Says why, with the name of the hunk. */
  | { readonly kind: 'refused'; readonly reason: (hunk: string) => string }

interface Search {
  /** The first line below the hunks before this one. */
  readonly cursor: number
  readonly placed: readonly Placement[]
  readonly upTo: NonNullable<FindOptions['upTo']>
}

/** Finds the only place of a hunk: below the hunk before, or above if it fits well there, in the blocks of its anchors. */
export function findHunk(finder: LineFinder, hunk: Hunk, search: Search): HunkLocation {
  const region = regionOf(finder, hunk.anchors)
  if (!region) return { kind: 'missing' }
  if (oldTexts(hunk.lines).length === 0) return findEnd(finder, hunk, region)
  const isPossible = (start: number, length: number) =>
    !search.placed.some((other) => start < other.end && other.start < start + length) &&
    region(start) &&
    (!hunk.atEnd || !finder.lines.slice(start + length).some(hasText))
  for (const variant of search.upTo === 'exact' ? [hunk] : variantsOf(hunk)) {
    const location = locate(finder, variant, { ...search, isPossible })
    if (location.kind !== 'missing') return location
  }
  return missing(finder, hunk)
}

function findEnd({ lines: { length } }: LineFinder, { appends, lines }: Hunk, region: Region): HunkLocation {
  if (length > 0 && !appends) {
    return refused((name) => `cannot be changed: ${name} only adds lines. Quote the line above or below them too.`)
  }
  if (!region(length))
    return refused((name) => `cannot be changed: its end, where ${name} adds lines, is not in the block after @@.`)
  return { kind: 'found', start: length, end: length, lines, shift: UNSHIFTED, note: '' }
}

/** The hunk, then without the empty lines at its edges, which often only separate it from the next hunk or from its `@@`. */
function variantsOf(hunk: Hunk): Hunk[] {
  const { lines } = hunk
  const isText = ({ kind, text }: HunkLine) => kind !== 'keep' || text !== ''
  const above = lines.findIndex(isText)
  const trimmed = lines.slice(above, lines.findLastIndex(isText) + 1)
  if (trimmed.length === lines.length || oldTexts(trimmed).length === 0) return [hunk]
  return [hunk, { ...hunk, lines: trimmed, start: hunk.start === undefined ? undefined : hunk.start + above }]
}

interface Location extends Search {
  readonly isPossible: (start: number, length: number) => boolean
}

function locate(
  finder: LineFinder,
  { lines, start: stated }: Hunk,
  { cursor, upTo, isPossible }: Location
): HunkLocation {
  const quoted = oldTexts(lines)
  const find = (accepts: (start: number) => boolean, most = upTo) =>
    finder.find(quoted, { accepts: (start) => accepts(start) && isPossible(start, quoted.length), upTo: most })
  const only = ([place, ...others]: readonly Place[], note: string): HunkLocation => {
    if (!place) return { kind: 'missing' }
    if (others.length > 0)
      return refused((name) => `fits ${name} in several places, from lines ${lineNumbers([place, ...others])}. ${MORE}`)
    return { ...place, kind: 'found', end: place.start + quoted.length, lines, note }
  }

  if (stated !== undefined) {
    const { places, note } = find(() => true)
    const there = places.find(({ start }) => start === stated)
    if (there) return only([there], note)
    // Line endings do not tell where a hunk belongs.
    if (upTo === 'exact' && find(() => true, 'lineEnds').places.length > 1) return { kind: 'missing' }
    // Where it says that it starts, it may fit less well.
    const rivals = places.length > 0 ? find((start) => start === stated).places : []
    return only([...places, ...rivals], `found at line ${lineNumbers(places)}${note === '' ? '' : `, ${note}`}`)
  }
  const below = find((start) => start >= cursor)
  if (below.note === '' && below.places.length > 0) return only(below.places, '')
  const above = find((start) => start < cursor, upTo === 'exact' ? upTo : 'unshifted')
  return below.places.length > 0
    ? only([...above.places, ...below.places], below.note)
    : only(above.places, 'found above the hunk before it')
}

const MORE = 'Quote more lines, or put a line above it after @@.'

/** Says so if the lines are in the file, but not where the hunk says. */
function missing(finder: LineFinder, { lines, anchors, atEnd }: Hunk): HunkLocation {
  const { places } = finder.find(oldTexts(lines), { upTo: 'unshifted' })
  const anchor = anchors.at(-1)?.trim()
  if (places.length === 0 || (anchor === undefined && !atEnd)) return { kind: 'missing' }
  const where = atEnd
    ? 'not at its end. Leave out *** End of File if you mean them.'
    : `not in the block of "${anchor}". After @@, put a line that is above the lines you mean.`
  return refused((name) => `has the lines of ${name} only at line ${lineNumbers(places)}, ${where}`)
}

function refused(reason: (hunk: string) => string): HunkLocation {
  return { kind: 'refused', reason }
}

function lineNumbers(places: readonly Place[]): string {
  return places.map(({ start }) => start + 1).join(', ')
}

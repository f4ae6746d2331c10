import { commentable, type CommentPlace, type ShownDiff } from '../../__tests__/support/placement-oracle.ts'

/** Lines of a change that the next version fixed, in one hunk of the fix. */
export interface FixedPlace {
  readonly path: string
  /** Lines after the change that the fix replaces, removes or inserts beside. */
  readonly lines: readonly number[]
}

/**
 * What a review of a change should have found: the lines that it shows and that the next version fixes.
 *
 * @param fix without context lines
 */
export function fixedPlaces(change: ShownDiff, fix: ShownDiff): readonly FixedPlace[] {
  return [...fix.lines].flatMap(([path, lines]) => {
    const shown = new Set(commentable('right', path, change).map(({ number }) => number))
    const hunks = Map.groupBy(lines, ({ hunk }) => hunk)
    return [...hunks.values()].flatMap((hunk) => {
      const removed = hunk.filter(({ kind }) => kind === '-').map(({ left }) => left)
      // An insertion is between two lines.
      const beside = hunk.slice(0, 1).flatMap(({ left }) => [left - 1, left])
      const touched = (removed.length > 0 ? removed : beside).filter((line) => shown.has(line))
      return touched.length === 0 ? [] : [{ path, lines: touched }]
    })
  })
}

/** A comment need not be on the very line that is changed later. */
const TOLERANCE = 3

export interface Agreement {
  readonly comments: number
  /** Comments beside a line that was fixed. */
  readonly right: number
  readonly places: number
  /** Fixed places with a comment beside them. */
  readonly found: number
}

/** How far comments agree with what was fixed. What nobody fixed can be wrong too, so precision is a lower bound. */
export function compareWithFix(comments: readonly CommentPlace[], places: readonly FixedPlace[]): Agreement {
  const isBeside = ({ path, side, startLine, endLine }: CommentPlace, place: FixedPlace) =>
    side === 'right' &&
    path === place.path &&
    place.lines.some((line) => line >= startLine - TOLERANCE && line <= endLine + TOLERANCE)
  return {
    comments: comments.length,
    right: comments.filter((comment) => places.some((place) => isBeside(comment, place))).length,
    places: places.length,
    found: places.filter((place) => comments.some((comment) => isBeside(comment, place))).length
  }
}

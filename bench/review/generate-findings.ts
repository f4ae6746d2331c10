import type { CommentPlace, ShownDiff, ShownLine } from '../../__tests__/support/placement-oracle.ts'

/** A place that a model names, rightly or not. */
export interface NamedPlace extends CommentPlace {
  /** In which way it is right or wrong. */
  readonly manner: string
}

/** As many comments as a review has. */
const INSIDE = 12
const READABLE = /\.(?:js|mjs|cjs|ts|md)$/
/** Of one file. A longer difference is no part of a review, like what nobody reads. */
const MAX_LINES = 3_000
const UNREAD = /\.min\.|(?:^|\/)(?:dist|vendor|node_modules)\//

type Choose = (path: string, line: ShownLine, lines: readonly ShownLine[]) => NamedPlace | undefined

/** Places all over a change: on lines of it, near them, on the wrong side, and outside. Always the same for one change. */
export function generatePlaces({ lines }: ShownDiff): readonly NamedPlace[] {
  const files = [...lines].filter(([path, shown]) => {
    const count = shown.filter(({ kind }) => kind !== ' ').length
    return READABLE.test(path) && !UNREAD.test(path) && count > 0 && count <= MAX_LINES
  })
  const all = files.flatMap(([path, shown]) => shown.map((line) => ({ path, line, shown })))
  const places = Array.from({ length: INSIDE }, (_, index) => {
    const choose = MANNERS[index % MANNERS.length]
    // A prime number reaches every line before it repeats one.
    for (let attempt = 0; attempt < all.length; attempt++) {
      const one = all[((index * 31 + attempt) * 7_919) % all.length]
      const place = one && choose?.(one.path, one.line, one.shown)
      if (place) return [place]
    }
    return []
  }).flat()
  const [path = 'index.js', shown = []] = files[0] ?? []
  const end = Math.max(0, ...shown.map(({ right }) => right))
  return [
    ...places,
    at('below the diff', { path, side: 'right', startLine: end + 20, endLine: end + 25 }),
    at('a removed line below the diff', { path, side: 'left', startLine: end + 5_000, endLine: end + 5_000 }),
    at('a file that is not there', { path: 'not/there.js', side: 'right', startLine: 1, endLine: 1 }),
    at('a name with a line end', { path: 'not\nthere "at all".js', side: 'left', startLine: 3, endLine: 4 })
  ]
}

function at(manner: string, place: CommentPlace): NamedPlace {
  return { manner, ...place }
}

const MANNERS: readonly Choose[] = [
  (path, { kind, right }) =>
    kind === '+' ? at('an added line', { path, side: 'right', startLine: right, endLine: right }) : undefined,
  (path, { kind, left }) =>
    kind === '-' ? at('a removed line', { path, side: 'left', startLine: left, endLine: left }) : undefined,
  (path, { kind, right }, lines) => {
    const last = lines.find((line) => line.right === right + 2 && line.kind === '+')
    return kind === '+' && last ? at('lines', { path, side: 'right', startLine: right, endLine: right + 2 }) : undefined
  },
  (path, { right, hunk }, lines) => {
    const end = Math.max(...lines.filter((line) => line.hunk === hunk).map((line) => line.right))
    return end - right < 6
      ? at('near the diff', { path, side: 'right', startLine: end + 2, endLine: end + 3 })
      : undefined
  },
  (path, { kind, left }) =>
    kind === ' ' ? at('the wrong side', { path, side: 'left', startLine: left, endLine: left }) : undefined,
  (path, { kind, right }) =>
    kind === '+' ? at('reaching out', { path, side: 'right', startLine: right, endLine: right + 200 }) : undefined
]

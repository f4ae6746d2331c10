/** Which lines a comment can be on, as git and an independent parser of its patch say. */
import { parsePatch, type StructuredPatchHunk } from 'diff'

export type Side = 'left' | 'right'

/** Where a comment is, or where its author wanted it. */
export interface CommentPlace {
  readonly path: string
  readonly side: Side
  readonly startLine: number
  readonly endLine: number
}

export interface ShownLine {
  readonly hunk: number
  /** The sign of the line in the patch. */
  readonly kind: string
  readonly left: number
  readonly right: number
}

export interface ShownDiff {
  /** By path. */
  readonly lines: ReadonlyMap<string, readonly ShownLine[]>
  /** The new path of each moved file, by the old one. */
  readonly moved: ReadonlyMap<string, string>
}

/** Of git, before the two commits. Of submodules, GitHub shows no lines. */
export const DIFF_ARGUMENTS = {
  patch: ['-c', 'core.quotePath=off', 'diff', '-M', '-U3', '--no-ext-diff', '--ignore-submodules'],
  moves: ['diff', '-M', '--name-status', '-z', '--diff-filter=R']
} as const

export function readShownDiff({ patch, moves }: Readonly<Record<keyof typeof DIFF_ARGUMENTS, string>>): ShownDiff {
  const lines = new Map<string, readonly ShownLine[]>()
  for (const { oldFileName, newFileName, hunks } of parsePatch(patch)) {
    const path = (newFileName === '/dev/null' ? oldFileName : newFileName)?.slice(2) ?? ''
    // A file that became a link is there twice.
    const before = lines.get(path) ?? []
    lines.set(path, [...before, ...hunks.flatMap((hunk, index) => linesIn(hunk, before.length + index))])
  }
  const moved = moves.matchAll(/R\d+\0([^\0]+)\0([^\0]+)\0/g)
  return { lines, moved: new Map(Array.from(moved, ([, from = '', to = '']) => [from, to])) }
}

function linesIn({ oldStart, newStart, lines }: StructuredPatchHunk, hunk: number): readonly ShownLine[] {
  let [left, right] = [oldStart, newStart]
  const rows = lines.map((row) => row.charAt(0)).filter((kind) => kind !== '\\')
  return rows.map((kind) => {
    const line = { hunk, kind, left, right }
    if (kind !== '+') left += 1
    if (kind !== '-') right += 1
    return line
  })
}

/** The lines of one side that GitHub takes comments on. */
export function commentable(side: Side, path: string, { lines }: ShownDiff) {
  const shown = lines.get(path) ?? []
  if (side === 'left') return shown.filter(({ kind }) => kind === '-').map(({ hunk, left }) => ({ hunk, number: left }))
  return shown.filter(({ kind }) => kind !== '-').map(({ hunk, right }) => ({ hunk, number: right }))
}

/** How a comment got where it is, or why it must not be there. */
export type Placement =
  | { readonly kind: 'exact' | 'clipped' | 'snapped' | 'equal' | 'other side' }
  | { readonly kind: 'wrong'; readonly reason: string }

const MAX_DISTANCE = 3

export function judgePlacement(comment: CommentPlace, wanted: CommentPlace, shown: ShownDiff): Placement {
  const { path, side, startLine, endLine } = comment
  const wrong = (reason: string): Placement => ({ kind: 'wrong', reason })
  if (path !== (shown.moved.get(wanted.path) ?? wanted.path)) return wrong('another file')
  const possible = commentable(side, path, shown)
  const [first, last] = [startLine, endLine].map((number) => possible.find((one) => one.number === number))
  if (!first || first.hunk !== last?.hunk) return wrong('GitHub refuses these lines')
  if (side !== wanted.side) return judgeOtherSide(comment, wanted, shown)
  const inside = possible.filter(({ number }) => number >= wanted.startLine && number <= wanted.endLine)
  const [start, end] = [wanted.startLine, wanted.endLine].map((number) => inside.find((one) => one.number === number))
  if (start && start.hunk === end?.hunk)
    return isSame(comment, wanted) ? { kind: 'exact' } : wrong('not the named lines')
  if (inside.length > 0) {
    const isPart = startLine >= wanted.startLine && endLine <= wanted.endLine
    return isPart ? { kind: 'clipped' } : wrong('not a part of the named lines')
  }
  const distance = distanceBetween({ start: startLine, end: endLine }, wanted)
  return startLine === endLine && distance <= MAX_DISTANCE ? { kind: 'snapped' } : wrong(`${distance} lines away`)
}

/** Equal lines are on both sides. A file that was added or deleted has one side only. */
function judgeOtherSide(comment: CommentPlace, wanted: CommentPlace, shown: ShownDiff): Placement {
  const other = wanted.side === 'left' ? '+' : '-'
  if ((shown.lines.get(comment.path) ?? []).every(({ kind }) => kind === other)) {
    const placement = judgePlacement(comment, { ...wanted, side: comment.side }, shown)
    return placement.kind === 'wrong' ? placement : { kind: 'other side' }
  }
  const lines = shown.lines.get(comment.path) ?? []
  const named = lines.filter(({ kind, left }) => kind === ' ' && left >= wanted.startLine && left <= wanted.endLine)
  const isWhole = named.length === wanted.endLine - wanted.startLine + 1
  const isThere = named[0]?.right === comment.startLine && named.at(-1)?.right === comment.endLine
  return isWhole && isThere ? { kind: 'equal' } : { kind: 'wrong', reason: 'not the same lines on the other side' }
}

/** True for lines that have no place in the diff, so that they are rightly listed beside it. */
export function isOutsideDiff(wanted: CommentPlace, shown: ShownDiff): boolean {
  const possible = commentable(wanted.side, shown.moved.get(wanted.path) ?? wanted.path, shown)
  return possible.every(({ number }) => distanceBetween({ start: number, end: number }, wanted) > MAX_DISTANCE)
}

function isSame(one: CommentPlace, other: CommentPlace): boolean {
  return one.startLine === other.startLine && one.endLine === other.endLine
}

function distanceBetween(
  range: { readonly start: number; readonly end: number },
  { startLine, endLine }: CommentPlace
): number {
  return Math.max(0, startLine - range.end, range.start - endLine)
}

import type { FileDifference } from '../../domain/file-difference.ts'
import type { Checkout } from '../../git/checkout.ts'
import { parseHunks } from '../../text/hunks.ts'
import type { LineRange } from '../../text/replace-lines.ts'
import { unreadReason } from '../../tools/diff/worth-reading.ts'
import { SHOWN_CONTEXT } from '../../code-review/reviewed-file.ts'
import { changedLines, rankFiles } from './rank-files.ts'

export interface ReviewedCommits {
  /** Where the branch left its base branch. */
  readonly mergeBase: string
  readonly headSha: string
}

/** What one review is about. */
export interface ReviewScope extends ReviewedCommits {
  /** The head that our last review read, if only what changed since is read; undefined if everything is. */
  readonly since: string | undefined
  /** All files of the pull request in the order of their paths, with the hunks that comments can be on. */
  readonly files: readonly FileDifference[]
  /** The files to read, the most important first, each with the hunks to read. */
  readonly toRead: readonly FileDifference[]
  /** Changed files that are not read. */
  readonly leftOut: readonly LeftOutFile[]
}

export interface LeftOutFile {
  readonly path: string
  /** A few words, such as `lock file`. */
  readonly reason: string
}

/** In one file. Nobody would read a longer difference. */
const MAX_FILE_LINES = 3_000
const MAX_FILE_CHARACTERS = 150_000
const MAX_LINES = 30_000
const MAX_FILES = 400
/** Files compared at once. */
const GROUP = 100

/** Compares the head with the merge base, and chooses what to read. */
export async function chooseScope(
  { mergeBase, headSha, since }: Pick<ReviewScope, 'mergeBase' | 'headSha' | 'since'>,
  checkout: Pick<Checkout, 'differencesBetween'>
): Promise<ReviewScope> {
  const comparison = { from: mergeBase, to: headSha, context: SHOWN_CONTEXT }
  const counted = await checkout.differencesBetween({ ...comparison, wants: () => false })
  const leftOut = new Map<string, string>()
  for (const file of counted) {
    const reason = leftOutReason(file)
    if (reason !== undefined) leftOut.set(file.path, reason)
  }
  const readable = rankFiles(counted.filter(({ path }) => !leftOut.has(path)))
  const wanted = withinLimits(readable)
  for (const { path } of readable.slice(wanted.length)) leftOut.set(path, 'beyond the limits of one review')

  const compared = new Map<string, FileDifference>()
  for (let at = 0; at < wanted.length; at += GROUP) {
    const paths = new Set(wanted.slice(at, at + GROUP).map(({ path }) => path))
    const files = await checkout.differencesBetween({ ...comparison, wants: ({ path }) => paths.has(path) })
    for (const file of files) if (paths.has(file.path)) compared.set(file.path, file)
  }
  const files = counted.map((file) => compared.get(file.path) ?? file)
  const inOrder = wanted.flatMap(({ path }) => compared.get(path) ?? [])
  const shown = inOrder.filter(({ hunks }) => hunks !== '' && hunks.length <= MAX_FILE_CHARACTERS)
  for (const file of inOrder) if (!shown.includes(file)) leftOut.set(file.path, 'too large')
  const toRead = since === undefined ? shown : await changedSince(shown, { from: since, to: headSha, checkout })
  const left = [...leftOut].map(([path, reason]) => ({ path, reason }))
  return { mergeBase, headSha, since, files, toRead, leftOut: left }
}

/** Undefined for a file to read. */
function leftOutReason(file: FileDifference): string | undefined {
  const reason = unreadReason(file)
  if (reason !== undefined) return reason
  const lines = changedLines(file)
  if (lines > MAX_FILE_LINES) return `${lines} changed lines`
  if (lines > 0) return undefined
  return file.movedFrom === undefined ? 'no changed lines' : 'only moved'
}

function withinLimits(files: readonly FileDifference[]): readonly FileDifference[] {
  let lines = 0
  const end = files.findIndex((file) => (lines += changedLines(file)) > MAX_LINES)
  return files.slice(0, Math.min(end === -1 ? files.length : end, MAX_FILES))
}

interface SinceReview {
  readonly from: string
  readonly to: string
  readonly checkout: Pick<Checkout, 'differencesBetween'>
}

/** Only the hunks of the pull request that were changed between two heads. What came with the base branch is not the pull request's own. */
async function changedSince(
  files: readonly FileDifference[],
  { from, to, checkout }: SinceReview
): Promise<readonly FileDifference[]> {
  const paths = new Set(files.map(({ path }) => path))
  const since = await checkout.differencesBetween({ from, to, context: 0, wants: ({ path }) => paths.has(path) })
  const changed = new Map(
    since.filter(({ path }) => paths.has(path)).map(({ path, hunks }) => [path, parseHunks(hunks)])
  )
  return files.flatMap((file) => {
    const ranges = changed.get(file.path)?.map(({ right }) => right) ?? []
    const hunks = keepHunks(file.hunks, (range) => ranges.some((one) => touches(one, range)))
    return hunks === '' ? [] : [{ ...file, hunks }]
  })
}

/** True also for neighbors, because an empty range is a position between two lines. */
function touches(one: LineRange, other: LineRange): boolean {
  return one.start <= other.end + 1 && one.end >= other.start - 1
}

function keepHunks(text: string, keep: (right: LineRange) => boolean): string {
  const kept: string[] = []
  const starts = parseHunks(text)
  let index = -1
  for (const line of text.replace(/\n$/, '').split('\n')) {
    if (line.startsWith('@@ ')) index += 1
    const hunk = starts[index]
    if (hunk && keep(hunk.right)) kept.push(line)
  }
  return kept.map((line) => `${line}\n`).join('')
}

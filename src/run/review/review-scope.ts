import type { FileDifference } from '../../domain/file-difference.ts'
import type { Checkout } from '../../git/checkout.ts'
import { parseHunks } from '../../text/hunks.ts'
import { nameOf } from '../../text/paths.ts'
import type { LineRange } from '../../text/replace-lines.ts'
import { unreadReason } from '../../tools/diff/worth-reading.ts'
import { SHOWN_CONTEXT } from '../../code-review/reviewed-file.ts'

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

/**
 * Compares the head with the merge base, and chooses what to read.
 *
 * @param last what our last review read, if only what changed since is to be read
 */
export async function chooseScope(
  { mergeBase, headSha, last }: ReviewedCommits & { readonly last: ReviewedCommits | undefined },
  checkout: Checkout
): Promise<ReviewScope> {
  const { counted, wanted, leftOut } = await chooseFiles({ mergeBase, headSha }, checkout)
  const comparison = { from: mergeBase, to: headSha, context: SHOWN_CONTEXT }
  const compared = await compareInGroups(wanted, comparison, checkout)
  const files = counted.map((file) => compared.get(file.path) ?? file)
  const inOrder = wanted.flatMap(({ path }) => compared.get(path) ?? [])
  const shown = inOrder.filter(isReadable)
  for (const file of inOrder) if (!shown.includes(file)) leftOut.set(file.path, 'too large')
  const toRead = last ? await changedSince(shown, { last, headSha, checkout }) : shown
  const left = [...leftOut].map(([path, reason]) => ({ path, reason }))
  return { mergeBase, headSha, since: last?.headSha, files, toRead, leftOut: left }
}

type Comparison = Omit<Parameters<Checkout['differencesBetween']>[0], 'wants'>

/** These files with their hunks, by their paths. */
async function compareInGroups(
  wanted: readonly FileDifference[],
  comparison: Comparison,
  checkout: Checkout
): Promise<ReadonlyMap<string, FileDifference>> {
  const compared: FileDifference[] = []
  for (let at = 0; at < wanted.length; at += GROUP) {
    const paths = wanted.slice(at, at + GROUP).map(({ path }) => path)
    compared.push(...(await compareGroup(paths, comparison, checkout)))
  }
  return new Map(compared.map((file) => [file.path, file]))
}

/** Hunks that are too large together are all left out. Then smaller groups are compared, so that one file cannot hide the others. */
async function compareGroup(
  paths: readonly string[],
  comparison: Comparison,
  checkout: Checkout
): Promise<readonly FileDifference[]> {
  const own = new Set(paths)
  const all = await checkout.differencesBetween({ ...comparison, wants: ({ path }) => own.has(path) })
  const files = all.filter(({ path }) => own.has(path))
  if (paths.length < 2 || files.some(({ hunks }) => hunks !== '')) return files
  const middle = Math.ceil(paths.length / 2)
  const halves = [paths.slice(0, middle), paths.slice(middle)]
  const compared: FileDifference[] = []
  for (const half of halves) compared.push(...(await compareGroup(half, comparison, checkout)))
  return compared
}

function isReadable({ hunks }: FileDifference): boolean {
  return hunks !== '' && hunks.length <= MAX_FILE_CHARACTERS
}

interface ChosenFiles {
  /** All files of the change, without hunks. */
  readonly counted: readonly FileDifference[]
  /** Those that a review reads, the most important first. */
  readonly wanted: readonly FileDifference[]
  /** Why it does not read the others, by their paths. */
  readonly leftOut: Map<string, string>
}

async function chooseFiles(
  { mergeBase: from, headSha: to }: ReviewedCommits,
  checkout: Checkout
): Promise<ChosenFiles> {
  const counted = await checkout.differencesBetween({ from, to, context: SHOWN_CONTEXT, wants: () => false })
  const leftOut = new Map<string, string>()
  for (const file of counted) {
    const reason = leftOutReason(file)
    if (reason !== undefined) leftOut.set(file.path, reason)
  }
  const readable = rankFiles(counted.filter(({ path }) => !leftOut.has(path)))
  const wanted = withinLimits(readable)
  for (const { path } of readable.slice(wanted.length)) leftOut.set(path, 'beyond the limits of one review')
  return { counted, wanted, leftOut }
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
  readonly last: ReviewedCommits
  readonly headSha: string
  readonly checkout: Checkout
}

/**
 * Only the hunks of the pull request that were changed between two heads. What came with the base branch is not the pull request's own.
 *
 * Attack: a file is first pushed as something that a review leaves out, such as a binary file or one with the name of a lock file, and then
 * becomes code by a change without hunks. Files that the last review has left out are read completely.
 */
async function changedSince(
  files: readonly FileDifference[],
  { last, headSha: to, checkout }: SinceReview
): Promise<readonly FileDifference[]> {
  const comparison = { from: last.headSha, to, context: 0 }
  const since = await checkout.differencesBetween({ ...comparison, wants: () => false })
  const own = new Set(files.map(({ path }) => path))
  const changed = since.filter((file) => own.has(file.path) && changedLines(file) > 0)
  const later = await compareInGroups(changed, comparison, checkout)
  const origins = new Map(since.map(({ path, movedFrom }) => [path, movedFrom]))
  const originOf = ({ path }: FileDifference) => origins.get(path) ?? path
  const unread = await unreadBy(last, files.map(originOf), checkout)
  // Git is asked with the present .gitattributes what is generated.
  const hasOtherAttributes = since.some(({ path, movedFrom = '' }) => isAttributes(path) || isAttributes(movedFrom))
  return files.flatMap((file) => {
    const change = later.get(file.path)
    if (hasOtherAttributes || change?.hunks === '' || unread.has(originOf(file))) return [file]
    const ranges = parseHunks(change?.hunks ?? '').map(({ right }) => right)
    const hunks = keepHunks(file.hunks, (range) => ranges.some((one) => touches(one, range)))
    return hunks === '' ? [] : [{ ...file, hunks }]
  })
}

/** What the last review has left out, of these files and others. */
async function unreadBy(
  last: ReviewedCommits,
  paths: readonly string[],
  checkout: Checkout
): Promise<ReadonlySet<string>> {
  const { wanted, leftOut } = await chooseFiles(last, checkout)
  const asked = new Set(paths)
  const comparison = { from: last.mergeBase, to: last.headSha, context: SHOWN_CONTEXT }
  const compared = await compareInGroups(
    wanted.filter(({ path }) => asked.has(path)),
    comparison,
    checkout
  )
  const tooLarge = [...compared.values()].filter((file) => !isReadable(file))
  return new Set([...leftOut.keys(), ...tooLarge.map(({ path }) => path)])
}

function isAttributes(path: string): boolean {
  return nameOf(path) === '.gitattributes'
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

/** Where a mistake costs most. */
const RISKY =
  /(^|[/_.-])(auth(n|z|entication|orization)?|login|session|token|secret|crypto|password|permission|polic(y|ies)|payment|billing|migrations?|sandbox|security)([/_.-]|$)|\.sql$|(^|\/)(\.github\/workflows\/|Dockerfile|Makefile|action\.ya?ml$)|\.(tf|sh)$/i
const TEST =
  /(^|\/)(tests?|specs?|__tests__|testdata|fixtures?|__snapshots__)\/|[._-](test|spec)\.\w+$|(^|\/)test_\w+\.py$|\.snap$/i
const TEXT = /\.(md|mdx|rst|txt|adoc|svg|csv|po)$|(^|\/)(LICENSE|CHANGELOG|AUTHORS)[^/]*$/i
const CODE =
  /\.(c|cc|cpp|cs|cts|cxx|dart|erl|ex|exs|go|groovy|h|hpp|hs|java|jl|js|jsx|kt|kts|lua|m|mjs|mm|mts|php|pl|ps1|py|r|rb|rs|scala|sol|sql|svelte|swift|ts|tsx|vue|zig)$/i

type Ranked = Pick<FileDifference, 'path' | 'added' | 'removed'>

/** Sorts by what to read first: code where mistakes cost most, other code, the rest, tests, text. Among equals, the larger change. */
export function rankFiles<File extends Ranked>(files: readonly File[]): readonly File[] {
  return files.toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) || changedLines(other) - changedLines(one) || (one.path < other.path ? -1 : 1)
  )
}

function rankOf({ path }: Ranked): number {
  if (TEXT.test(path)) return 4
  if (TEST.test(path)) return 3
  if (RISKY.test(path)) return 0
  return CODE.test(path) ? 1 : 2
}

export function changedLines({ added = 0, removed = 0 }: Ranked): number {
  return added + removed
}

import type { BaseSettings } from '../rooms/prepare.ts'
import type { Run } from '../effects.ts'
import type { Outcome } from '../../domain/outcome.ts'
import type { Suggestion } from '../../domain/review-thread.ts'
import type { Task } from '../../domain/task.ts'
import { textBefore } from './change-base.ts'
import type { PullRequest } from '../../forge/forge.ts'
import type { TreeEdit } from '../../git/changes.ts'
import type { Checkout } from '../../git/checkout.ts'
import { suggestionComment, suggestionsBody } from '../../report/thread-texts.ts'
import { SHOWN_CONTEXT } from '../../code-review/reviewed-file.ts'
import { claimKey } from '../../tasks/keys.ts'
import { suggestionsMarker } from '../../tasks/comment-markers.ts'
import { withPeriod } from '../../text/shorten.ts'
import { keepChange } from './keep-change.ts'
import type { ResolvedTarget } from '../target/resolve-target.ts'
import { parseHunks } from '../../text/hunks.ts'
import { linesOf, replaceLines, type LineRange } from '../../text/replace-lines.ts'
import { canBeSuggested } from '../../text/suggestion-block.ts'
import { isValidBranchName } from '../../text/branch-names.ts'
import type { PublishedCommit } from './commit-change.ts'
import { entriesAt } from '../../git/objects.ts'

/** A finished change to the pull request of a fork. */
export interface ForkChange {
  readonly task: Task
  readonly target: ResolvedTarget
  readonly base: BaseSettings
  readonly fork: PullRequest
  readonly edit: TreeEdit
  /** The model's summary; Markdown. */
  readonly summary: string
}

/** Nobody would press a button for each of more suggestions than this. */
const MAX_SUGGESTIONS = 30

/** Offers the change to the author of the pull request: as suggestions if they can make exactly this change, else as a patch. */
export async function offerChange(change: ForkChange, run: Run): Promise<Outcome> {
  const filesChanged = change.edit.changes.map(({ path }) => path)
  const { summary } = change
  const url = await suggestChange(change, run)
  if (url === undefined) await offerPatch(change, run)
  return { kind: 'suggested', url, filesChanged, summary }
}

/** Keeps the change as a patch for the pull request. The result of the run shows it. */
export async function offerPatch({ target: { startSha }, base, fork, edit }: ForkChange, run: Run): Promise<void> {
  await keepChange({ startSha, tree: edit.tree, pullRequest: fork.number }, base, run)
}

/** The page of the review; undefined if the change is not suggested. */
async function suggestChange(
  change: ForkChange,
  { self, checkout, forge, redact, emit }: Run
): Promise<string | undefined> {
  const suggestions = await suggestionsOf(change, checkout)
  const hasSecret = suggestions?.some(({ lines }) => redact(lines.join('\n')) !== lines.join('\n'))
  if (!suggestions || hasSecret) return undefined
  const { task, target, fork } = change
  const claim = claimKey(task)
  const result = await forge.submitReview(fork.number, {
    self,
    commit: target.startSha,
    event: 'comment',
    marker: suggestionsMarker(claim),
    body: () => suggestionsBody(task, claim, suggestions.length),
    comments: suggestions.map((one) => ({ ...one, side: 'right', body: suggestionComment(one) })),
    isAllOrNothing: true
  })
  if (result.kind === 'submitted') return result.url
  emit({ kind: 'warning', text: `GitHub did not accept the suggestions. ${withPeriod(result.reason)}` })
  return undefined
}

async function suggestionsOf(
  { target, edit }: ForkChange,
  checkout: Checkout
): Promise<readonly Suggestion[] | undefined> {
  const { startSha, mergeBase } = target
  const { changes } = edit
  if (mergeBase === undefined || changes.length > MAX_SUGGESTIONS) return undefined
  const paths = new Set(changes.map(({ path }) => path))
  const wants = ({ path }: { readonly path: string }) => paths.has(path)
  const [changed, shown, before] = await Promise.all([
    checkout.differencesBetween({ from: startSha, to: edit.tree, context: 0, wants }),
    checkout.differencesBetween({ from: mergeBase, to: startSha, context: SHOWN_CONTEXT, wants }),
    entriesAt(checkout.git, startSha, [...paths])
  ])
  const hunksOf = (files: typeof shown, name: string) => files.find(({ path }) => path === name)?.hunks ?? ''
  const all: Suggestion[] = []
  for (const file of changes) {
    // Suggestions cannot add or delete files, nor change their mode.
    if (file.kind === 'deleted' || before.get(file.path)?.mode !== file.mode) return undefined
    const old = await textBefore(file.path, { checkout, startSha })
    const now = textOf(await file.readContent())
    // The replacement character stands for bytes that are not text.
    if (old === undefined || now === undefined || old.includes('\uFFFD')) return undefined
    const { path } = file
    const about = { path, change: hunksOf(changed, path), shown: hunksOf(shown, path) }
    const suggestions = suggestionsFor({ ...about, before: old, after: now })
    if (!suggestions) return undefined
    all.push(...suggestions)
  }
  return all.length <= MAX_SUGGESTIONS ? all : undefined
}

function textOf(content: Buffer): string | undefined {
  const text = content.toString('utf8')
  return Buffer.from(text).equals(content) ? text : undefined
}

/** A changed text file of a pull request. */
interface ChangedText {
  readonly path: string
  readonly before: string
  readonly after: string
  /** What changed, as `git diff -U0` writes it. */
  readonly change: string
  /** What the pull request changes up to `before`, as `git diff` writes it with the context that the forge shows. */
  readonly shown: string
}

/**
 * The change as suggestions for lines that the pull request shows; undefined if suggestions cannot make exactly this change. The forge takes
 * suggestions only for such lines, and they replace whole lines.
 */
export function suggestionsFor({ path, before, after, change, shown }: ChangedText): readonly Suggestion[] | undefined {
  const visible = parseHunks(shown).map(({ right }) => right)
  const [old, now] = [linesOf(before), linesOf(after)]
  const suggestions: Suggestion[] = []
  for (const { left: from, right: to } of parseHunks(change)) {
    const lines = now.slice(to.start - 1, to.end).map(withoutLineEnd)
    const replaced = from.end < from.start ? anchored(from, lines, { old, visible }) : { range: from, lines }
    if (!replaced || !visible.some((range) => isInside(replaced.range, range))) return undefined
    const { start: startLine, end: endLine } = replaced.range
    suggestions.push({ path, startLine, endLine, lines: replaced.lines })
  }
  const isExact = suggestions.every((one) => canBeSuggested(one.lines)) && applyAll(before, suggestions) === after
  return isExact ? suggestions : undefined
}

interface Replacement {
  readonly range: LineRange
  readonly lines: readonly string[]
}

/** An insertion replaces a line beside it by that line and the new ones. */
function anchored(
  { end: above }: LineRange,
  lines: readonly string[],
  { old, visible }: { readonly old: readonly string[]; readonly visible: readonly LineRange[] }
): Replacement | undefined {
  for (const line of [above, above + 1]) {
    const range = { start: line, end: line }
    const text = old[line - 1]
    if (text === undefined || !visible.some((shown) => isInside(range, shown))) continue
    const kept = withoutLineEnd(text)
    return { range, lines: line === above ? [kept, ...lines] : [...lines, kept] }
  }
  return undefined
}

/** From the last to the first, so that the line numbers of the others stay valid. Undefined if two are about the same line. */
function applyAll(text: string, suggestions: readonly Suggestion[]): string | undefined {
  let result: string | undefined = text
  let next = Infinity
  for (const { startLine: start, endLine: end, lines } of suggestions.toReversed()) {
    if (end >= next || result === undefined) return undefined
    next = start
    result = replaceLines(result, { start, end }, lines)
  }
  return result
}

function withoutLineEnd(line: string): string {
  return line.replace(/\r?\n$/, '')
}

function isInside({ start, end }: LineRange, outer: LineRange): boolean {
  return start >= outer.start && end <= outer.end
}

/**
 * Commits the change to the branch of the fork; undefined if that is not possible. The author must let others edit it, and the token must be
 * a person's: the token of a workflow or an app is only for the repositories that it was made for, so nothing is tried with it.
 */
export async function pushToFork(
  { task, target, fork, edit }: ForkChange,
  message: string,
  { self, checkout, emit, signal }: Run
): Promise<PublishedCommit | undefined> {
  const { headPage: page, allowsEdits } = fork
  const { branch, base, startSha: parent } = target
  // Attack: a branch name that a later program takes for an option or a script. Suggestions and patches do not need the name.
  if (self.isBot || !allowsEdits || page === undefined || !isValidBranchName(branch)) return undefined
  signal.throwIfAborted()
  const commit = { page, branch, parent, tree: edit.tree, message, author: self, at: task.createdAt }
  const result = await checkout.push(commit)
  if (result.kind === 'pushed') {
    const paths = edit.changes.map(({ path }) => path)
    return { branch, base, sha: result.sha, isVerified: false, paths, isPushed: true }
  }
  const why = result.kind === 'moved' ? 'Somebody else has pushed to it during the run.' : withPeriod(result.reason)
  emit({ kind: 'warning', text: `The change could not be pushed to ${branch} of the fork. ${why}` })
  return undefined
}

import { listFirst, plural } from '../text/format.ts'
import { codeSpan, escapeMarkdown, joinParagraphs } from '../text/quote-markdown.ts'
import { closingLine } from './result-body.ts'
import type { RunSnapshot } from './run-snapshot.ts'
import { timeAndCost, usageLine } from './sections.ts'

/** What a review has read, and what not. */
export interface ReviewCoverage {
  readonly headSha: string
  /** The head of the review before, if only what changed since was read. */
  readonly since: string | undefined
  readonly fileCount: number
  /** Changed files that nobody read, each with a few words why. */
  readonly leftOut: readonly { readonly path: string; readonly reason: string }[]
  /** Why not everything was read to the end: a sentence; undefined if it was. */
  readonly incompleteReason: string | undefined
  /** Paths of what was not read to the end. */
  readonly unread: readonly string[]
  /** What the model could not verify, in its own words. */
  readonly notDone: string
}

const MAX_NAMED = 12
const MAX_NOT_DONE = 1_000

/** The end of a review: what was read, what was left out, and what it took. */
export function reviewFigures(coverage: ReviewCoverage, run: RunSnapshot): string {
  const { headSha, since, fileCount, leftOut, incompleteReason, unread, notDone } = coverage
  const what = since === undefined ? '' : ` Only what changed since ${since.slice(0, 7)} was read.`
  const reasons = leftOut.map(({ path, reason }) => `${codeSpan(path, 200)} (${escapeMarkdown(reason, 100)})`)
  const names = unread.map((path) => codeSpan(path, 200))
  return joinParagraphs([
    incompleteReason === undefined
      ? ''
      : `⚠️ **This review is incomplete.** ${escapeMarkdown(incompleteReason, 500)}${names.length === 0 ? '' : ` Not read to the end: ${listFirst(names, MAX_NAMED)}.`}`,
    notDone === '' ? '' : `Not verified: ${escapeMarkdown(notDone, MAX_NOT_DONE)}`,
    `${plural(fileCount, 'file')} read at ${headSha.slice(0, 7)}.${what}${reasons.length === 0 ? '' : ` Not read: ${listFirst(reasons, MAX_NAMED)}.`}`,
    [run.turns > 0 ? `${timeAndCost(run)} · ${usageLine(run)}.` : '', closingLine(run)].filter(Boolean).join(' ')
  ])
}

import type { CompletedResult } from '../../agent/result.ts'
import type { Summary } from '../../agent/tool.ts'
import type { WorkTreeChange } from '../../git/changes.ts'
import { GIT_IGNORES } from '../../git/work-tree.ts'
import { listFirst, plural } from '../../text/format.ts'
import { incompleteReason } from './incomplete-reason.ts'

/** What is published of the work, and what is not. */
export interface PublishedPart {
  readonly result: CompletedResult
  readonly issueTitle: string
  readonly published: readonly string[]
  readonly heldBack: readonly string[]
}

const MAX_LISTED = 10

/** Paths that the work changed and that are not published. Files that git ignores are no part of any change. */
export function heldBackPaths(
  excluded: readonly { readonly path: string }[],
  { skipped }: Pick<WorkTreeChange, 'skipped'>
): readonly string[] {
  return [...excluded, ...skipped.filter(({ reason }) => reason !== GIT_IGNORES)].map(({ path }) => path)
}

/** Why this is not all of the work, a sentence each; empty if it is. */
export function partialReasonsOf({ result, heldBack }: PublishedPart): readonly string[] {
  const reason = incompleteReason(result)
  const held = heldBack.length > 0 ? [`Not published: ${listFirst(heldBack, MAX_LISTED)}.`] : []
  return [...(reason === undefined ? [] : [reason]), ...held]
}

/** The summary of what is published. If it is a part of the work, a title for all of it would name what is not there. */
export function publishedSummary({ result, issueTitle, published, heldBack }: PublishedPart): Summary {
  const { summary } = result
  const [first] = published
  const isOfIssue = result.kind !== 'finished' && summary.title.trim() === issueTitle.trim()
  if (first === undefined || (heldBack.length === 0 && !isOfIssue)) return summary
  const more = published.length > 1 ? ` and ${plural(published.length - 1, 'more file')}` : ''
  const [held] = heldBack
  const moreHeld = heldBack.length > 1 ? ` and ${plural(heldBack.length - 1, 'more file')}` : ''
  const without = held === undefined ? '' : `, without ${held}${moreHeld}`
  return { ...summary, title: `Change ${first}${more}${without}` }
}

/** True for a title that names what was held back. After an update that publishes it, such a title is wrong. */
export function isTitleOfPart(title: string): boolean {
  return /^Change \S.*, without \S/.test(title)
}

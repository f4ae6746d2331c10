import type { AgentResult } from '../agent/loop.ts'
import type { Summary } from '../agent/tool.ts'
import type { TreeEdit } from '../git/changes.ts'
import type { Parts } from './parts.ts'
import { protectedBy } from '../policy/protected-paths.ts'
import type { Ground } from './prepare.ts'
import { propose } from './propose.ts'
import { publish } from './publish.ts'
import { plural } from '../report/format.ts'
import { fence } from '../report/inline.ts'
import { verificationSection } from '../report/sections.ts'
import { shortfallOf, unfinished } from './shortfall.ts'
import { commitMessage } from '../tasks/commit-message.ts'
import type { Outcome } from '../tasks/outcome.ts'
import type { Person, Task } from '../tasks/task.ts'
import { hasFailedChecks, type Verification } from '../tasks/verification.ts'
import type { Work } from './work.ts'

export interface FinishedWork {
  readonly task: Task
  /** Who we are on the forge. */
  readonly self: Person
  readonly site: Ground
  readonly work: Work
  readonly verification: Verification
}

/** Characters for the table of checks in the comment of a dry run. */
const MAX_CHECKS = 4_000

/** Paths that are named with the rule that protects them. */
const MAX_RULES = 10

const CUT = 'The patch is too long to be kept whole: the files that did not fit are left out of it.'

/** Hands in what was done: takes out what is protected, publishes the rest, and says how it stands. */
export async function handIn(finished: FinishedWork, parts: Parts): Promise<Outcome> {
  const { task, site, work } = finished
  for (const { path, reason } of work.change.skipped) {
    parts.tell({ kind: 'warning', text: `${path} is left out: ${reason}.` })
  }
  const edit = await withoutProtected(site, work, parts)
  if (edit.changes.length === 0) return await handInNothing(finished, parts)
  if (parts.settings.isDryRun || task.request.flags.dryRun) return await showOnly(finished, edit)

  const summary = summaryOf(work.result)
  const published = await publish(
    { task, site, edit, message: commitMessage(summary, task, new URL(parts.settings.origin).host) },
    parts
  )
  return await propose({ ...finished, summary, published }, parts)
}

/** Decided on the tree that git sees, whatever the tools were told. */
async function withoutProtected(site: Ground, { change }: Work, { tell }: Parts): Promise<TreeEdit> {
  const { checkout, startSha } = site
  const isWithheld = (path: string) => protectedBy(path, site.protectedPaths) !== undefined
  const paths = change.changes.map(({ path }) => path).filter(isWithheld)
  if (paths.length === 0) return change
  const { tree } = await checkout.select(startSha, change.changes, ({ path }) => isWithheld(path))
  const { text, isComplete } = await checkout.patchOf(startSha, tree)
  tell({ kind: 'withheld', paths, patch: text })
  if (!isComplete) tell({ kind: 'warning', text: CUT })
  const edit = await checkout.select(startSha, change.changes, ({ path }) => !isWithheld(path))
  // Else the outcome says it.
  if (edit.changes.length > 0) tell({ kind: 'warning', text: `The bot may not change ${rulesFor(paths, site)}.` })
  return edit
}

/** Each path with the pattern that protects it, so that whoever disagrees knows which to change. */
function rulesFor(paths: readonly string[], { protectedPaths }: Ground): string {
  const shown = paths.slice(0, MAX_RULES).map((path) => `${path} (by ${protectedBy(path, protectedPaths) ?? ''})`)
  return [...shown, ...(paths.length > MAX_RULES ? [`${paths.length - MAX_RULES} more`] : [])].join(', ')
}

async function handInNothing(finished: FinishedWork, parts: Parts): Promise<Outcome> {
  const { site, work } = finished
  const withheld = parts.snapshot().withheld
  if (withheld) return { kind: 'blocked', reason: `the bot may not change ${rulesFor(withheld.paths, site)}` }
  if (work.result.kind !== 'finished') return unfinished(work.result)
  const summary = summaryOf(work.result)
  // An earlier run made the commit and was ended before it could open the pull request.
  const isUnproposed = !site.isNewBranch && !site.pullRequest && site.startSha !== site.baseSha
  if (!isUnproposed) return { kind: 'no_change', explanation: summary.description }
  const published = { branch: site.branch, base: site.base, sha: site.startSha, isVerified: false, paths: [] }
  return await propose({ ...finished, summary, published }, parts)
}

/** A dry run is judged as a real one would be: what is short of a finished work that passes is no answer. */
async function showOnly({ site, work, verification }: FinishedWork, { tree, stat }: TreeEdit): Promise<Outcome> {
  const { text, isComplete } = await site.checkout.patchOf(site.startSha, tree)
  const answer = [
    `Dry run: this would change ${plural(stat.length, 'file')}.`,
    verificationSection(verification, MAX_CHECKS),
    isComplete ? '' : CUT,
    text && fence(text, 'diff')
  ]
    .filter(Boolean)
    .join('\n\n')
  const failure = hasFailedChecks(verification.after) ? "The repository's own checks fail with this change." : undefined
  const reasons = [shortfallOf(work.result), failure].filter((reason) => reason !== undefined)
  if (reasons.length === 0) return { kind: 'answered', answer }
  return { kind: 'partial', reason: reasons.join(' '), publication: undefined, answer }
}

function summaryOf(result: AgentResult): Summary {
  if (result.kind === 'cancelled') throw new Error('A run is cancelled by its signal only.')
  return result.summary
}

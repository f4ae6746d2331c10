import type { AgentResult } from '../agent/result.ts'
import type { Summary } from '../agent/tool.ts'
import type { Approval } from './approval.ts'
import { requestApproval } from './request-approval.ts'
import type { TreeEdit } from '../git/changes.ts'
import type { Parts } from './parts.ts'
import { judgeChange, WORKFLOW_PERMISSION_NEEDED, type ChangeRules } from '../policy/judge-change.ts'
import { isWorkflow } from '../policy/protected-paths.ts'
import type { BaseSettings } from './prepare.ts'
import { openOrUpdatePullRequest } from './open-pull-request.ts'
import { commitChange, RefusedByForge } from './commit-change.ts'
import { plural } from '../text/format.ts'
import { codeBlock } from '../text/quote-markdown.ts'
import { verificationSection } from '../report/sections.ts'
import { incompleteReason, incompleteOutcome } from './incomplete-reason.ts'
import { changeRules, splitChange, treeFile, type SplitChange, type Withholding } from './split-change.ts'
import { commitMessage } from '../tasks/commit-message.ts'
import type { Outcome } from '../domain/outcome.ts'
import type { Person, Task } from '../domain/task.ts'
import { hasFailedChecks } from '../tasks/verification.ts'
import { warnOfMisleadingCharacters } from './warn-of-misleading-characters.ts'
import type { WorkResult } from './work.ts'
import type { Waiting, Pending } from '../domain/approval.ts'
import type { Verification } from '../domain/verification.ts'
import type { TreeChange } from '../domain/change.ts'

export interface Submission {
  readonly task: Task
  /** Who we are on the forge. */
  readonly self: Person
  readonly site: BaseSettings
  readonly work: WorkResult
  /** What a person approved for this run. */
  readonly approval: Approval
  readonly verification: Verification
}

/** Characters for the table of checks in the comment of a dry run. */
const MAX_CHECKS = 4_000

/** Paths that are named with the rule that protects them. */
const MAX_RULES = 10

const FAILED_CHECKS = "The repository's own checks fail with this change."

const LEAKED =
  'every file that was changed holds a secret of this run. Take the secret out of where the bot found it, and have it replaced'

const CUT = 'The patch is too long to be kept whole: the files that did not fit are left out of it.'

/** Hands in what was done: keeps out what is protected, publishes the rest, and asks for what waits. */
export async function submit(finished: Submission, parts: Parts): Promise<Outcome> {
  const { task, self, site, work, approval } = finished
  for (const { path, reason } of work.change.skipped) {
    parts.tell({ kind: 'warning', text: `${path} is left out: ${reason}.` })
  }
  const rules = changeRules(site, self, approval)
  const sorted = await splitChange({ site, work }, rules, parts)
  await warnOfMisleadingCharacters(site, sorted.open, parts)
  const isShown = parts.settings.isDryRun || task.request.flags.dryRun
  if (isShown) return await showOrSay(finished, sorted, parts)

  const { pending, obstacles } = await requestApproval(
    { task, approval, waiting: waitingOf(work, sorted) },
    site,
    parts
  )
  for (const text of obstacles) parts.tell({ kind: 'warning', text })
  const handedIn = await publishOpen({ finished, sorted, rules, pending }, parts)
  return pending.length === 0 ? handedIn : needsApproval({ finished, handedIn, pending }, parts)
}

/** The change first: it is part of what was done. */
function waitingOf({ result }: WorkResult, { waiting }: SplitChange): readonly Waiting[] {
  const change = waiting ? [waiting] : []
  return result.kind === 'awaiting-approval' ? [...change, { kind: 'command', ...result.approvalRequest }] : change
}

interface Publishing {
  readonly finished: Submission
  readonly sorted: SplitChange
  readonly rules: ChangeRules
  readonly pending: readonly Pending[]
}

async function publishOpen({ finished, sorted, rules, pending }: Publishing, parts: Parts): Promise<Outcome> {
  const { task, site, work } = finished
  const { open, withheld } = sorted
  if (open.changes.length === 0) return await handInNothing(finished, withheld, parts)
  // Else the outcome says it.
  if (withheld.length > 0) parts.tell({ kind: 'warning', text: keptOutText(withheld, finished.verification) })
  const summary = summaryOf(work.result)
  const message = commitMessage(summary, task, new URL(parts.settings.origin).host)
  const mayPublish = (change: TreeChange) => judgeChange(treeFile(change), rules).kind === 'open'
  try {
    const published = await commitChange({ task, site, edit: open, message, mayPublish }, parts)
    return await openOrUpdatePullRequest({ ...finished, summary, published, isWaiting: pending.length > 0 }, parts)
  } catch (error) {
    if (!(error instanceof RefusedByForge) || !rules.canWriteWorkflows) throw error
    const rest = await withoutWorkflows({ finished, sorted, rules, pending }, parts)
    if (!rest) throw error
    return await publishOpen(rest, parts)
  }
}

/** The same without the workflow files, which the forge may have refused it for; undefined when there are none. */
async function withoutWorkflows(publishing: Publishing, { tell }: Parts): Promise<Publishing | undefined> {
  const { sorted, rules, finished } = publishing
  const { checkout, startSha } = finished.site
  const isRefused = ({ path }: TreeChange) => isWorkflow(path)
  const { changes } = sorted.open
  if (!changes.some(isRefused)) return undefined
  const open = await checkout.select(startSha, changes, (change) => !isRefused(change))
  const published = new Set(open.changes.map(({ path }) => path))
  const { change } = finished.work
  const { text } = await checkout.patchOf(open.tree, change.tree)
  const paths = change.changes.map(({ path }) => path).filter((path) => !published.has(path))
  tell({ kind: 'files-excluded', paths, patch: text })
  const workflows = changes.filter(isRefused).map(({ path }) => ({ path, rule: WORKFLOW_PERMISSION_NEEDED }))
  const withheld = [...sorted.withheld, ...workflows]
  return { ...publishing, sorted: { ...sorted, open, withheld }, rules: { ...rules, canWriteWorkflows: false } }
}

interface Asking {
  readonly finished: Submission
  readonly handedIn: Outcome
  readonly pending: readonly Pending[]
}

/** What was published beside what waits is its draft; what else is short of the work is told in a warning. */
function needsApproval({ finished, handedIn, pending }: Asking, { tell }: Parts): Outcome {
  const { work, verification } = finished
  const publication = 'publication' in handedIn ? handedIn.publication : undefined
  const shortfall = work.result.kind === 'awaiting-approval' ? undefined : incompleteReason(work.result)
  if (shortfall !== undefined) tell({ kind: 'warning', text: `The work is not done. ${shortfall}` })
  if (hasFailedChecks(verification.after)) tell({ kind: 'warning', text: FAILED_CHECKS })
  if (publication && !publication.pullRequest && 'reason' in handedIn) {
    tell({ kind: 'warning', text: handedIn.reason })
  }
  return { kind: 'needs_approval', pending, publication }
}

function keptOutText(withheld: readonly Withholding[], { after }: Verification): string {
  const text = `The bot may not change by itself: ${rulesFor(withheld)}.`
  return after.length > 0 ? `${text} The checks ran with it, not with what is published.` : text
}

/** The paths with the pattern that protects them, so that whoever disagrees knows which to change. */
function rulesFor(withheld: readonly Withholding[]): string {
  const shown = Map.groupBy(withheld.slice(0, MAX_RULES), ({ rule }) => rule)
  const groups = [...shown].map(([rule, kept]) => `${kept.map(({ path }) => path).join(', ')} (${rule})`)
  return [...groups, ...(withheld.length > MAX_RULES ? [`${withheld.length - MAX_RULES} more`] : [])].join(', ')
}

async function showOrSay(finished: Submission, { open, withheld }: SplitChange, parts: Parts): Promise<Outcome> {
  if (open.changes.length === 0) return await handInNothing(finished, withheld, parts)
  if (withheld.length > 0) parts.tell({ kind: 'warning', text: keptOutText(withheld, finished.verification) })
  return await showOnly(finished, open)
}

async function handInNothing(finished: Submission, withheld: readonly Withholding[], parts: Parts): Promise<Outcome> {
  const { site, work } = finished
  if (withheld.length > 0) return { kind: 'blocked', reason: `the bot may not change ${rulesFor(withheld)}` }
  if (work.leaks > 0) return { kind: 'blocked', reason: LEAKED }
  if (work.result.kind !== 'finished') return incompleteOutcome(work.result)
  const summary = summaryOf(work.result)
  // An earlier run made the commit and was ended before it could open the pull request.
  const isUnproposed = !site.isNewBranch && !site.pullRequest && site.startSha !== site.baseSha
  if (!isUnproposed) return { kind: 'no_change', explanation: summary.description }
  const published = { branch: site.branch, base: site.base, sha: site.startSha, isVerified: false, paths: [] }
  return await openOrUpdatePullRequest({ ...finished, summary, published, isWaiting: false }, parts)
}

/** A dry run is judged as a real one would be: what is short of a finished work that passes is no answer. */
async function showOnly({ site, work, verification }: Submission, { tree, stat }: TreeEdit): Promise<Outcome> {
  const { text, isComplete } = await site.checkout.patchOf(site.startSha, tree)
  const answer = [
    `Dry run: this would change ${plural(stat.length, 'file')}.`,
    verificationSection(verification, MAX_CHECKS),
    isComplete ? '' : CUT,
    text && codeBlock(text, 'diff')
  ]
    .filter(Boolean)
    .join('\n\n')
  const failure = hasFailedChecks(verification.after) ? FAILED_CHECKS : undefined
  const reasons = [incompleteReason(work.result), failure].filter((reason) => reason !== undefined)
  if (reasons.length === 0) return { kind: 'answered', answer }
  return { kind: 'partial', reason: reasons.join(' '), publication: undefined, answer }
}

function summaryOf(result: AgentResult): Summary {
  if (result.kind === 'cancelled') throw new Error('A run is cancelled by its signal only.')
  return result.summary
}

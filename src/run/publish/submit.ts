import type { Run } from '../effects.ts'
import type { PendingApproval, WorkApprovalItem } from '../../domain/approval.ts'
import type { TreeChange } from '../../domain/change.ts'
import type { Outcome } from '../../domain/outcome.ts'
import type { PullRequest } from '../../forge/forge.ts'
import type { TreeEdit } from '../../git/changes.ts'
import { bareRepositories } from '../../policy/bare-repositories.ts'
import { judgeChange, type ChangeRules } from '../../policy/judge-change.ts'
import { isWorkflow } from '../../policy/protected-paths.ts'
import type { Emit } from '../../report/reporter.ts'
import { excludedNames } from '../../report/sentences.ts'
import type { Redact } from '../../secrets/redact.ts'
import type { TriageSettings } from '../../settings/triage-settings.ts'
import { commitMessage } from '../../tasks/commit-message.ts'
import { verdictOf, type Verdict } from '../../verification/compare.ts'
import { treeFile, changeRules, isWorkflowToken, warnOfMisleadingCharacters } from './change-base.ts'
import { commitChange, RefusedByForge, type PublishedCommit } from './commit-change.ts'
import { dryRunOutcome, FAILED_CHECKS } from './dry-run.ts'
import { incompleteOutcome, incompleteReason } from './incomplete-reason.ts'
import { openOrUpdatePullRequest } from './open-pull-request.ts'
import { offerChange, offerPatch, pushToFork } from './offer-change.ts'
import { heldBackPaths, publishedSummary, partialReasonsOf, type PublishedPart } from './published-summary.ts'
import { requestApproval } from './request-approval.ts'
import type { ResolvedTarget } from '../target/resolve-target.ts'
import type { PipelineSettings } from '../workflow-inputs.ts'
import { splitChange, type ExcludedFile, type SplitChange } from './split-change.ts'
import type { Submission, WorkResult } from '../work/submission.ts'
import { filesOf } from '../../git/objects.ts'

/** Publishes the change without its protected files, and asks for approval of those. */
export async function submit(submission: Submission, run: Run): Promise<Outcome> {
  const { task, target, work, approval } = submission
  const { checkout, settings, redact, emit } = run
  for (const { path, reason } of work.change.skipped) {
    emit({ kind: 'warning', text: `${path} is left out: ${reason}.` })
  }
  const changeBase = { checkout, startSha: target.startSha }
  const { rules, split } = await splitSubmission(work.change, submission, run)
  const judged = withUnpublished(submission, split, emit)
  await warnOfMisleadingCharacters(split.allowed, changeBase, emit)
  if (settings.isDryRun) {
    if (split.allowed.changes.length === 0) return await submitNothing(judged, split.excluded, run)
    return await dryRunOutcome(judged, split.allowed, run)
  }
  const waiting = waitingItems(work, split)
  const { pending, obstacles } = await requestApproval({ task, approval, waiting }, changeBase, redact)
  for (const text of obstacles) emit({ kind: 'warning', text })
  const isWaiting = pending.length > 0
  const outcome = await publishAllowed({ submission: judged, split, rules, isWaiting }, run)
  return isWaiting && outcome.kind !== 'cancelled' ? approvalOutcome(pending, outcome, { submission, emit }) : outcome
}

/** The submission with what its checks had and what is not published. Nothing may be called fixed or proved on their account. */
function withUnpublished(submission: Submission, { excluded }: SplitChange, emit: Emit): Submission {
  const { work, verification } = submission
  const paths = [...excluded, ...work.change.skipped].map(({ path }) => path)
  if (paths.length === 0) return submission
  emit({ kind: 'files-unpublished', paths })
  return { ...submission, verification: { ...verification, unpublished: paths } }
}

/** What decides which files of a change can be published. */
type ChangeToJudge = Pick<Submission, 'target' | 'base' | 'approval'>

/** Splits a change by what can be published now. */
export async function splitSubmission(change: TreeEdit, parts: ChangeToJudge, run: Run) {
  const { checkout, emit } = run
  const { target } = parts
  const files = change.changes.length === 0 ? [] : await filesOf(checkout.git, change.tree)
  const rules = { ...submissionRules(parts, run), repositories: bareRepositories(files) }
  return { rules, split: await splitChange(change, rules, { checkout, startSha: target.startSha, emit }) }
}

/** Decides about each changed file, and decides again about the tree that is published. */
export function submissionRules({ base, approval }: ChangeToJudge, { self }: Run): ChangeRules {
  return changeRules(base, { canWriteWorkflows: !isWorkflowToken(self), approved: approval.files })
}

/** The change comes first, because it is part of the work. */
function waitingItems({ result }: WorkResult, { waiting }: SplitChange): readonly WorkApprovalItem[] {
  const change = waiting ? [waiting] : []
  return result.kind === 'awaiting-approval' ? [...change, { kind: 'command', ...result.approvalRequest }] : change
}

interface Publishing {
  readonly submission: Submission
  readonly split: SplitChange
  readonly rules: ChangeRules
  readonly isWaiting: boolean
}

async function publishAllowed(publishing: Publishing, run: Run): Promise<Outcome> {
  const { submission, split, rules, isWaiting } = publishing
  const { task, target, base } = submission
  const { allowed, excluded } = split
  if (allowed.changes.length === 0) return await submitNothing(submission, excluded, run)
  const part = publishedPart(submission, split, run.redact)
  const people = { host: new URL(run.settings.repositoryUrl).host, approver: submission.approval.by }
  const message = commitMessage(publishedSummary(part), task, people)
  if (target.fork && !target.isNewBranch)
    return await deliverToFork(target.fork, { submission, split, isWaiting, part, message }, run)
  const canPublish = (change: TreeChange) => judgeChange(treeFile(change), rules).kind === 'allowed'
  try {
    const { branchTemplate } = base.rules
    const work = { task, target, branchTemplate, edit: allowed, message, canPublish }
    const commit = await commitChange(work, run)
    return await openPullRequestFor(commit, { submission, part, isWaiting }, run)
  } catch (error) {
    if (!(error instanceof RefusedByForge) || !rules.canWriteWorkflows) throw error
    const rest = await withoutWorkflows(publishing, run)
    if (!rest) throw error
    return await publishAllowed(rest, run)
  }
}

interface ForkDelivery extends Omit<Publishing, 'rules'> {
  readonly part: PublishedPart
  readonly message: string
}

/** Incomplete work is only offered as a patch: nobody should find it on their branch, or commit it with a click on a suggestion. */
async function deliverToFork(
  fork: PullRequest,
  { submission, split, isWaiting, part, message }: ForkDelivery,
  run: Run
): Promise<Outcome> {
  const { task, target, base, work } = submission
  const summary = publishedSummary(part).description
  const change = { task, target, base, fork, edit: split.allowed, summary }
  if (work.result.kind !== 'finished') {
    await offerPatch(change, run)
    return incompleteOutcome(work.result)
  }
  const commit = await pushToFork(change, message, run)
  if (commit) return await openPullRequestFor(commit, { submission, part, isWaiting }, run)
  return await offerChange(change, run)
}

/** The same without workflow files, which can be why the forge refused the change; undefined when it has none. */
async function withoutWorkflows(publishing: Publishing, { checkout, emit }: Run): Promise<Publishing | undefined> {
  const { submission, split } = publishing
  const { target, work } = submission
  if (!split.allowed.changes.some(({ path }) => isWorkflow(path))) return undefined
  const rules = { ...publishing.rules, canWriteWorkflows: false }
  const rest = await splitChange(work.change, rules, { checkout, startSha: target.startSha, emit })
  return { ...publishing, submission: withUnpublished(submission, rest, emit), split: rest, rules }
}

function publishedPart(
  { task, work }: Submission,
  { allowed, excluded }: { readonly allowed: Pick<SplitChange['allowed'], 'changes'> } & Pick<SplitChange, 'excluded'>,
  redact: Redact
): PublishedPart {
  return {
    result: work.result,
    issueTitle: task.title,
    published: allowed.changes.map(({ path }) => redact(path)),
    heldBack: heldBackPaths(excluded, work.change).map(redact)
  }
}

async function openPullRequestFor(
  commit: PublishedCommit,
  { submission, part, isWaiting }: Pick<Publishing, 'submission' | 'isWaiting'> & { readonly part: PublishedPart },
  run: Run
): Promise<Outcome> {
  const { settings, emit } = run
  const { task, target, work } = submission
  const { rebasedOnto } = commit
  const verification = { ...submission.verification, ...(rebasedOnto !== undefined && { rebasedOnto }) }
  const existing = commit.branch === target.branch ? target.pullRequest : undefined
  if (existing && !commit.isPushed) return nothingPushed(commit, work, target)
  const reason = incompleteReason(work.result)
  const verdict = verdictOf(verification)
  const partialReasons = partialReasonsOf(part)
  const isUnfinished = isWaiting || partialReasons.length > 0 || UNPROVED.has(verdict)
  if (existing && !existing.isDraft && isUnfinished) emit({ kind: 'warning', text: staysReady(existing.number) })
  const isRetryBeside = target.isNewBranch && target.origin !== undefined
  return await openOrUpdatePullRequest(
    {
      task,
      commit,
      summary: publishedSummary(part),
      partialReasons,
      existing,
      isDraft: settings.isDraft || task.request.flags.draft || isUnfinished || isRetryBeside,
      incompleteReason: reason,
      isStopped: work.result.kind === 'halted',
      isWorse: verdict === 'worse',
      triage: triageFor(submission, settings)
    },
    run
  )
}

/** Nobody should merge what these verdicts are about before somebody has looked at it. */
const UNPROVED: ReadonlySet<Verdict> = new Set(['worse', 'partial', 'could-not-run'])

function staysReady(number: number): string {
  return `Pull request #${number} is ready for review, but this is not all of the work. To keep anybody from merging it yet, convert it to a draft on its page.`
}

const SAME_AGAIN = 'The retry made the same change as the run before it.'

/** Somebody pushed the same change to the branch of the pull request during the run. */
function nothingPushed({ branch, sha }: PublishedCommit, { result }: WorkResult, target: ResolvedTarget): Outcome {
  if (result.kind !== 'finished') return incompleteOutcome(result)
  if (sha === target.replacedHead) return { kind: 'no_change', explanation: SAME_AGAIN }
  const explanation = `Nothing was pushed: somebody else made the same change on ${branch} during the run. See ${sha.slice(0, 7)}.`
  return { kind: 'no_change', explanation }
}

/** The inputs of the workflow, unless agent.yml of the base branch sets others. */
function triageFor({ base: { rules } }: Submission, { triage }: PipelineSettings): TriageSettings {
  const { labels, reviewers, assignees, requestReview } = rules.triage
  return {
    labels: labels ?? triage.labels,
    reviewers: reviewers ?? triage.reviewers,
    assignees: assignees ?? triage.assignees,
    requestReview: requestReview ?? triage.requestReview
  }
}

const ONLY_SECRET_FILES =
  'every changed file contains a secret of this run. Remove the secret from where the agent found it, and rotate it'

async function submitNothing(submission: Submission, excluded: readonly ExcludedFile[], run: Run): Promise<Outcome> {
  const { target, work } = submission
  if (excluded.length > 0) return { kind: 'blocked', reason: `the agent cannot change ${excludedNames(excluded)}` }
  if (work.secretFiles > 0) return { kind: 'blocked', reason: ONLY_SECRET_FILES }
  if (work.result.kind !== 'finished') return incompleteOutcome(work.result)
  const { branch, base, baseSha, startSha, isNewBranch, pullRequest } = target
  // An earlier run made the commit and stopped before it could open the pull request.
  const isUnproposed = !isNewBranch && !pullRequest && startSha !== baseSha
  if (!isUnproposed || run.settings.isDryRun) return { kind: 'no_change', explanation: work.result.summary.description }
  const commit = { branch, base, sha: startSha, isVerified: false, paths: [], isPushed: false }
  const part = publishedPart(submission, { allowed: { changes: [] }, excluded: [] }, run.redact)
  return await openPullRequestFor(commit, { submission, part, isWaiting: false }, run)
}

/** The outcome while something waits for approval, with the rest of the work if it was published. Other problems become warnings. */
function approvalOutcome(
  pending: readonly PendingApproval[],
  published: Outcome,
  { submission, emit }: { readonly submission: Submission; readonly emit: Emit }
): Outcome {
  const { work, verification } = submission
  const publication = 'publication' in published ? published.publication : undefined
  const reason = work.result.kind === 'awaiting-approval' ? undefined : incompleteReason(work.result)
  const warnings = [
    reason === undefined ? '' : `The work is not complete. ${reason}`,
    verdictOf(verification) === 'worse' ? FAILED_CHECKS : '',
    publication && !publication.pullRequest && 'reason' in published ? published.reason : '',
    published.kind === 'suggested' && published.url !== undefined
      ? `The rest of the change is in ${published.url}.`
      : ''
  ]
  for (const text of warnings) if (text !== '') emit({ kind: 'warning', text })
  return { kind: 'needs_approval', pending, publication }
}

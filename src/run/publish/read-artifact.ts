import type { Run } from '../effects.ts'
import type { Outcome } from '../../domain/outcome.ts'
import type { Task } from '../../domain/task.ts'
import type { Verification } from '../../domain/verification.ts'
import { UserError } from '../../errors.ts'
import type { TreeEdit } from '../../git/changes.ts'
import type { Checkout } from '../../git/checkout.ts'
import { outcomeOf, proposalSource, type ProposedEnding } from '../../proposal/proposal.ts'
import { readProposal, type ReadFile } from '../../proposal/read-proposal.ts'
import type { Emit } from '../../report/reporter.ts'
import { redactDeep } from '../../secrets/redact.ts'
import type { ResolvedTarget } from '../target/resolve-target.ts'
import { scanForSecrets } from '../work/secret-scan.ts'
import type { DoneWork } from '../work/submission.ts'
import { proposedOutput } from '../assignments/result/structured-output.ts'
import type { WantedResult } from '../../tools/result-book.ts'
import { resultOf } from '../../tasks/verbs.ts'
import { editWithFiles } from '../../git/write-blobs.ts'
import { parentOfVerified, treeOfVerified } from '../../git/verified-read.ts'

/** The work of the propose job, as its artifact describes it. */
export interface ProposedWork {
  readonly kind: 'work'
  readonly ending: Extract<ProposedEnding, { readonly kind: 'work' }>
  readonly files: readonly ReadFile[]
  readonly verification: Verification
  /** What the run returns as data: JSON, not validated yet. */
  readonly structuredOutput: string | undefined
}

export type Artifact = ProposedWork | ProposedReview | EndedWork

/** The review of the propose job, as its artifact describes it. */
export interface ProposedReview extends Pick<ProposedWork, 'structuredOutput'> {
  readonly kind: 'review'
  readonly ending: Extract<ProposedEnding, { readonly kind: 'review' }>
}

interface EndedWork extends Pick<ProposedWork, 'structuredOutput'> {
  readonly kind: 'ended'
  readonly outcome: Outcome
}

const NO_ARTIFACT =
  'the propose job left no artifact: it failed, was cancelled, or ran out of time before its work was done. See its log.'

const WRONG_KIND = 'The artifact of the propose job is not what this request asks for. Re-run both jobs.'

/**
 * Reads the artifact of the propose job. Takes only file contents, texts and figures from it.
 *
 * @throws UserError for an artifact that cannot be trusted
 */
export async function readArtifact(folder: string, task: Task, emit: Emit): Promise<Artifact> {
  const artifact = await readProposal(folder, proposalSource(task))
  const missing = { kind: 'failed', reason: NO_ARTIFACT } as const
  if (!artifact) return { kind: 'ended', outcome: missing, structuredOutput: undefined }
  const { record: earlier, ending, structuredOutput } = artifact.proposal
  emit({ kind: 'earlier-job', earlier })
  // Attack: work instead of the findings that were asked for, or the reverse.
  const isReview = resultOf(task) === 'review'
  if (ending.kind !== 'ended' && isReview !== (ending.kind === 'review')) throw new UserError(WRONG_KIND)
  if (ending.kind === 'review') return { kind: 'review', ending, structuredOutput }
  if (ending.kind === 'ended')
    return { kind: 'ended', outcome: outcomeOf(ending.outcome, task.number), structuredOutput }
  return { kind: 'work', ending, files: artifact.files, verification: earlier.verification, structuredOutput }
}

export interface RestoredWork extends DoneWork {
  /** Starts from another commit when this work has already been published. */
  readonly target: ResolvedTarget
}

const CHECKED_ELSEWHERE =
  'The propose job ran the checks together with code of the repository. This job runs nothing, so it cannot confirm their results.'

/** Rebuilds the proposed change on the commit where the branch is now. */
export async function restoreWork(
  { ending, files, verification, structuredOutput }: ProposedWork,
  { target, wanted }: { readonly target: ResolvedTarget; readonly wanted: WantedResult | undefined },
  run: Run
): Promise<RestoredWork> {
  const { checkout, redact, emit } = run
  const { startSha, edit, rebasedOnto } = await rebuild({ startSha: ending.startSha, files }, target, run)
  emit({ kind: 'base-commit', commit: startSha })
  const wasChecked = verification.before.length + verification.after.length > 0
  if (wasChecked && edit.changes.length > 0) emit({ kind: 'warning', text: CHECKED_ELSEWHERE })
  const change = { ...edit, skipped: ending.skipped }
  const scanned = await scanForSecrets(change, { checkout, startSha }, run)
  const secretFiles = scanned.secretFiles + ending.secretFiles
  emit({ kind: 'change-recorded', rules: target.baseSha, tree: scanned.change.tree })
  // The summary goes to the commit and the pull request. Everything else is an event, which the reporters redact.
  const result = redactDeep(ending.result, redact)
  const isReturned = result.kind === 'finished' || structuredOutput !== undefined
  const output = isReturned ? proposedOutput(structuredOutput, wanted, redact) : undefined
  const verdicts = redactDeep(ending.verdicts, redact)
  const rebased = { ...verification, ...(rebasedOnto !== undefined && { rebasedOnto }) }
  const work = { result, change: scanned.change, secretFiles, verdicts, ...(output && { output }) }
  return { kind: 'done', target: { ...target, startSha }, work, verification: rebased }
}

interface Rebuilt {
  readonly startSha: string
  readonly rebasedOnto?: string
  readonly edit: TreeEdit
}

/**
 * The artifact only claims which commit the work started from. That commit serves to compute the change. It becomes the parent of our
 * commit only if the forge says that the branch is at it.
 */
async function rebuild(
  { startSha, files }: { readonly startSha: string; readonly files: readonly ReadFile[] },
  target: ResolvedTarget,
  { checkout, emit }: Run
): Promise<Rebuilt> {
  if (startSha === target.startSha) return { startSha, edit: await editWithFiles(checkout.git, startSha, files) }

  await checkout.fetch([startSha])
  const work = { base: startSha, ours: (await editWithFiles(checkout.git, startSha, files)).tree }
  const published = await findPublished(work, target, checkout)
  if (published) return published

  const merge = await checkout.rebase({ ...work, onto: target.startSha })
  const [from, to] = [startSha.slice(0, 7), target.startSha.slice(0, 7)]
  const branch = target.isNewBranch ? target.base : target.branch
  if (merge.kind === 'conflict') {
    throw new UserError(
      `${branch} moved from ${from}, where the work started, to ${to}, and the change conflicts with it. Ask again.`
    )
  }
  if (merge.edit.changes.length === 0) return { startSha: target.startSha, edit: merge.edit }
  emit({ kind: 'warning', text: `The work started from ${from} and was rebased onto ${to}, where ${branch} is now.` })
  emit({ kind: 'work-rebased', onto: target.startSha })
  return { startSha: target.startSha, edit: merge.edit, rebasedOnto: target.startSha }
}

/**
 * If this job was re-run, the last commit of the branch can already be this work. Then the work is rebuilt on the parent of that commit.
 *
 * Attack: a proposal that starts at a commit of a fork and equals the branch. Only the parent that the forge reports is used.
 */
async function findPublished(
  work: { readonly base: string; readonly ours: string },
  { isNewBranch, startSha: tip }: ResolvedTarget,
  checkout: Checkout
): Promise<Rebuilt | undefined> {
  const parent = isNewBranch ? undefined : await parentOfVerified(checkout.git, tip)
  if (parent === undefined) return undefined
  const merge = await checkout.rebase({ ...work, onto: parent })
  if (merge.kind === 'conflict' || merge.edit.tree !== (await treeOfVerified(checkout.git, tip))) return undefined
  return { startSha: parent, edit: merge.edit }
}

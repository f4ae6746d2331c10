import type { AgentResult } from '../agent/result.ts'
import { UserError } from '../errors.ts'
import type { TreeEdit, WorkTreeChange } from '../git/changes.ts'
import type { Approval } from './approval.ts'
import { submit } from './submit.ts'
import { scanForSecrets } from './secret-scan.ts'
import type { Parts } from './parts.ts'
import { findPlace, layGround, type BaseSettings } from './prepare.ts'
import { earlierRunOf, outcomeOf, type ProposedEnding } from '../proposal/proposal.ts'
import { readProposal, type ReadFile } from '../proposal/read-proposal.ts'
import { redactDeep } from '../secrets/redact.ts'
import type { Outcome } from '../domain/outcome.ts'
import type { Person, Task } from '../domain/task.ts'

type ProposedWork = Extract<ProposedEnding, { readonly kind: 'work' }>

const NOTHING_LEFT =
  'the job that proposes left nothing: it failed, was cancelled, or ran out of time before its work was done. Its log says more'

const CHECKED_ELSEWHERE =
  'The checks were run by the job that proposed this change, beside the code of the repository. This job runs nothing, so their results are that job’s word.'

/**
 * Publishes what the other job left. That it may be published at all was decided anew: who asked, where it goes, under which rules and
 * with which names. Of the proposal only contents of files, words and figures are taken.
 *
 * @throws UserError when there is no proposal, or one that is not to be trusted
 */
export async function publishArtifact(
  { task, self, approval }: { readonly task: Task; readonly self: Person; readonly approval: Approval },
  parts: Parts,
  folder: string
): Promise<Outcome> {
  const { number, commentId } = task
  // What is wrong with the inputs of this job comes before what the other has left.
  await parts.openCheckout()
  const read = await readProposal(folder, { number, commentId })
  if (!read) return { kind: 'failed', reason: `${NOTHING_LEFT}.` }
  const { ending, ...told } = read.proposal
  parts.tell({ kind: 'earlier-job', earlier: earlierRunOf({ ...told, ending }) })
  if (ending.kind === 'ended') return outcomeOf(ending.outcome)

  const place = await findPlace({ task, self }, parts)
  const { readOnlyReason } = place.target
  if (readOnlyReason !== undefined) return { kind: 'skipped', reason: readOnlyReason }
  const ground = await layGround(place, parts)
  const { site, edit } = await standOn(ground, ending, { files: read.files, parts })
  parts.signal.throwIfAborted()

  const { verification } = told.record
  const wasChecked = verification.before.length + verification.after.length > 0
  if (wasChecked && edit.changes.length > 0) parts.tell({ kind: 'warning', text: CHECKED_ELSEWHERE })
  parts.tell({ kind: 'step', step: 'publishing' })
  const whole: WorkTreeChange = { ...edit, skipped: ending.skipped }
  const { change, leaks } = await scanForSecrets(whole, { checkout: site.checkout, base: site.startSha }, parts)
  // What goes to the commit and the pull request from here; everything else is reported, and redacted there.
  const result: AgentResult = redactDeep(ending.result, parts.redact)
  const checked = earlierRunOf({ ...told, ending }).verification
  return await submit(
    { task, self, site, work: { result, change, leaks: leaks + ending.leaks }, approval, verification: checked },
    parts
  )
}

/**
 * The proposed change where the branch stands now. The commit that the work began with is the proposal's own word: it serves to find
 * out what was changed, and becomes the parent of nothing unless the forge itself has the branch there.
 */
async function standOn(
  ground: BaseSettings,
  { startSha }: ProposedWork,
  { files, parts }: { readonly files: readonly ReadFile[]; readonly parts: Parts }
): Promise<{ readonly site: BaseSettings; readonly edit: TreeEdit }> {
  const { checkout, branch } = ground
  if (startSha === ground.startSha) return { site: ground, edit: await checkout.withFiles(startSha, files) }

  await checkout.fetch([startSha])
  const work = { base: startSha, ours: (await checkout.withFiles(startSha, files)).tree }
  const published = await findPublished(work, ground)
  if (published) return published

  const merge = await checkout.rebase({ ...work, onto: ground.startSha })
  const now = ground.startSha.slice(0, 7)
  if (merge.kind === 'conflict') {
    throw new UserError(
      `${branch} stands at ${now} now and not at ${startSha.slice(0, 7)}, where the work began, and the change does not fit there. Ask again.`
    )
  }
  const text = `The work began at ${startSha.slice(0, 7)}, and was carried over to ${now}, where ${ground.isNewBranch ? ground.base : branch} stands now.`
  if (merge.edit.changes.length > 0) parts.tell({ kind: 'warning', text })
  return { site: ground, edit: merge.edit }
}

/**
 * Where this very work is the last commit of the branch already, because this job was run again: the work as it stands on the parent of
 * that commit.
 *
 * Attack: a proposal that begins at a commit of a fork, and is the branch as it stands. Only the forge's own parent is gone on from.
 */
async function findPublished(
  work: { readonly base: string; readonly ours: string },
  ground: BaseSettings
): Promise<{ readonly site: BaseSettings; readonly edit: TreeEdit } | undefined> {
  const { checkout, isNewBranch, startSha: tip } = ground
  const parent = isNewBranch ? undefined : await checkout.parentOf(tip)
  if (parent === undefined) return undefined
  const merge = await checkout.rebase({ ...work, onto: parent })
  if (merge.kind === 'conflict' || merge.edit.tree !== (await checkout.treeOf(tip))) return undefined
  return { site: { ...ground, startSha: parent }, edit: merge.edit }
}

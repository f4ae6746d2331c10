import type { Outcome } from '../../domain/outcome.ts'
import { verdictOf } from '../../verification/compare.ts'
import { FAILED_CHECKS } from './dry-run.ts'
import { incompleteReason } from './incomplete-reason.ts'
import { keepChange, keepOnFailure } from './keep-change.ts'
import { recheckPullRequest, retarget } from './recheck-pull-request.ts'
import { tellIfOvertaken } from './tell-if-overtaken.ts'
import { submit } from './submit.ts'
import type { Submission } from '../work/submission.ts'
import type { Run } from '../effects.ts'

/**
 * Submits the work, unless its pull request was merged or closed during the run. What cannot be published is kept as a patch,
 * whatever the reason.
 */
export async function submitOrKeep(submission: Submission, run: Run): Promise<Outcome> {
  const { target, base, work } = submission
  if (work.change.changes.length === 0) return await submit(submission, run)
  const change = { startSha: target.startSha, tree: work.change.tree }
  const failed = target.replacedHead === undefined ? undefined : failedRetry(submission)
  if (failed) {
    await keepChange(change, base, run)
    return failed
  }
  return await keepOnFailure(change, base, run, async () => {
    const recheck = await recheckPullRequest(target, run.forge)
    if (recheck.kind === 'unchanged') return await submitAndLook(submission, run)
    if (recheck.kind === 'retargeted') {
      const retargeted = await retarget(target, recheck, run)
      return await submitAndLook({ ...submission, ...retargeted }, run)
    }
    await keepChange(change, base, run)
    return { kind: 'blocked', reason: recheck.reason }
  })
}

async function submitAndLook(submission: Submission, run: Run): Promise<Outcome> {
  return await tellIfOvertaken(await submit(submission, run), submission.target, run)
}

/** Why a retry does not replace the earlier work; undefined if it does. */
function failedRetry({ work: { result }, verification, target }: Submission): Outcome | undefined {
  const reason = incompleteReason(result) ?? (verdictOf(verification) === 'worse' ? FAILED_CHECKS : undefined)
  if (reason === undefined) return undefined
  const text = `${reason} The retry therefore replaced nothing on ${target.branch}.`
  return { kind: result.kind === 'halted' ? 'stopped' : 'partial', reason: text, publication: undefined }
}

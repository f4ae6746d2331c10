import type { Outcome } from '../domain/outcome.ts'
import { verdictOf } from '../verification/compare.ts'
import { FAILED_CHECKS } from './dry-run.ts'
import { incompleteReason } from './incomplete-reason.ts'
import { keepChange, keepOnFailure } from './keep-change.ts'
import { recheckPullRequest, retarget } from './recheck-pull-request.ts'
import type { WorkflowFiles } from './prepare.ts'
import { tellIfOvertaken } from './tell-if-overtaken.ts'
import { submit, type Submission, type SubmitOptions } from './submit.ts'

export interface SubmitOrKeepOptions extends SubmitOptions {
  readonly settings: SubmitOptions['settings'] & WorkflowFiles
}

/**
 * Submits the work, unless its pull request was merged or closed during the run. What cannot be published is kept as a patch,
 * whatever the reason.
 */
export async function submitOrKeep(submission: Submission, options: SubmitOrKeepOptions): Promise<Outcome> {
  const { target, work } = submission
  if (work.change.changes.length === 0) return await submit(submission, options)
  const change = { startSha: target.startSha, tree: work.change.tree }
  const failed = target.replacedHead === undefined ? undefined : failedRetry(submission)
  if (failed) {
    await keepChange(change, options.keeping)
    return failed
  }
  return await keepOnFailure(change, options.keeping, async () => {
    const recheck = await recheckPullRequest(target, options.forge)
    if (recheck.kind === 'unchanged') return await submitAndLook(submission, options)
    if (recheck.kind === 'retargeted') {
      const retargeted = await retarget(submission, recheck, options)
      return await submitAndLook({ ...submission, ...retargeted }, options)
    }
    await keepChange(change, options.keeping)
    return { kind: 'blocked', reason: recheck.reason }
  })
}

async function submitAndLook(submission: Submission, options: SubmitOptions): Promise<Outcome> {
  return await tellIfOvertaken(await submit(submission, options), submission.target, options)
}

/** Why a retry does not replace the earlier work; undefined if it does. */
function failedRetry({ work: { result }, verification, target }: Submission): Outcome | undefined {
  const reason = incompleteReason(result) ?? (verdictOf(verification) === 'worse' ? FAILED_CHECKS : undefined)
  if (reason === undefined) return undefined
  const text = `${reason} The retry therefore replaced nothing on ${target.branch}.`
  return { kind: result.kind === 'halted' ? 'stopped' : 'partial', reason: text, publication: undefined }
}

import type { Outcome } from '../domain/outcome.ts'
import { verdictOf } from '../verification/compare.ts'
import { headRef } from '../text/branch-names.ts'
import { FAILED_CHECKS } from './dry-run.ts'
import { incompleteReason } from './incomplete-reason.ts'
import { keepChange, keepOnFailure } from './keep-change.ts'
import { readBaseSettings } from './prepare.ts'
import { recheckPullRequest, type Recheck } from './recheck-pull-request.ts'
import { requireBranch, requireValidName } from './resolve-target.ts'
import type { PipelineSettings } from './settings.ts'
import { submit, type Submission, type SubmitOptions } from './submit.ts'

export interface SubmitOrKeepOptions extends SubmitOptions {
  readonly settings: SubmitOptions['settings'] & Pick<PipelineSettings, 'configPath'>
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
    if (recheck.kind === 'unchanged') return await submit(submission, options)
    if (recheck.kind === 'retargeted') return await submit(await retarget(submission, recheck, options), options)
    await keepChange(change, options.keeping)
    return { kind: 'blocked', reason: recheck.reason }
  })
}

/** Why a retry does not replace the earlier work; undefined if it does. */
function failedRetry({ work: { result }, verification, target }: Submission): Outcome | undefined {
  const reason = incompleteReason(result) ?? (verdictOf(verification) === 'worse' ? FAILED_CHECKS : undefined)
  if (reason === undefined) return undefined
  const text = `${reason} The retry therefore replaced nothing on ${target.branch}.`
  return { kind: result.kind === 'halted' ? 'stopped' : 'partial', reason: text, publication: undefined }
}

/** The submission with the settings of the base that its pull request has now. */
async function retarget(
  submission: Submission,
  { base, text }: Extract<Recheck, { readonly kind: 'retargeted' }>,
  { settings, emit }: SubmitOrKeepOptions
): Promise<Submission> {
  const { target, checkout } = submission
  requireValidName(base)
  const baseSha = requireBranch(await checkout.resolve([headRef(base)]), base)
  const retargeted = { ...target, base, baseSha }
  emit({ kind: 'warning', text: `${text} The rules of ${base} decide what is published.` })
  return {
    ...submission,
    target: retargeted,
    base: await readBaseSettings(retargeted, checkout, settings.configPath)
  }
}

import type { Outcome } from '../domain/outcome.ts'
import { verdictOf } from '../verification/compare.ts'
import { headRef } from '../text/branch-names.ts'
import { FAILED_CHECKS } from './dry-run.ts'
import { incompleteReason } from './incomplete-reason.ts'
import { keepChange, keepOnFailure } from './keep-change.ts'
import { readBaseSettings } from './prepare.ts'
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
    const current = await recheckPullRequest(submission, options)
    if (current.kind === 'open') return await submit(current.submission, options)
    await keepChange(change, options.keeping)
    return { kind: 'blocked', reason: current.reason }
  })
}

/** Why a retry does not replace the earlier work; undefined if it does. */
function failedRetry({ work: { result }, verification, target }: Submission): Outcome | undefined {
  const why = result.kind === 'finished' ? undefined : incompleteReason(result)
  const reason = why ?? (verdictOf(verification) === 'worse' ? FAILED_CHECKS : undefined)
  if (reason === undefined) return undefined
  const text = `${reason} The retry therefore replaced nothing on ${target.branch}.`
  return { kind: result.kind === 'halted' ? 'stopped' : 'partial', reason: text, publication: undefined }
}

type Recheck =
  { readonly kind: 'open'; readonly submission: Submission } | { readonly kind: 'closed'; readonly reason: string }

/** Reads the pull request again. If its base was changed, the settings of the new base apply. */
async function recheckPullRequest(
  submission: Submission,
  { forge, settings, emit }: SubmitOrKeepOptions
): Promise<Recheck> {
  const { target, checkout } = submission
  if (!target.pullRequest) return { kind: 'open', submission }
  const { number, state, baseRef: base } = await forge.readPullRequest(target.pullRequest.number)
  if (state === 'closed') {
    const reason = `pull request #${number} was merged or closed during the run. Reopen it, or ask on an open one`
    return { kind: 'closed', reason }
  }
  if (base === target.base) return { kind: 'open', submission }
  requireValidName(base)
  const baseSha = requireBranch(await checkout.resolve([headRef(base)]), base)
  const retargeted = { ...target, base, baseSha }
  const text = `Pull request #${number} now merges into ${base}, no longer into ${target.base}. The rules of ${base} decide what is published.`
  emit({ kind: 'warning', text })
  return {
    kind: 'open',
    submission: {
      ...submission,
      target: retargeted,
      base: await readBaseSettings(retargeted, checkout, settings.configPath)
    }
  }
}

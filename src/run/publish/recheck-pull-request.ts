import type { Run } from '../effects.ts'
import type { Forge } from '../../forge/github.ts'
import { headRef } from '../../text/branch-names.ts'
import { readBaseSettings, type BaseSettings } from '../rooms/prepare.ts'
import { requireBranch, requireValidName, type ResolvedTarget } from '../target/resolve-target.ts'

export type Recheck =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'closed'; readonly reason: string }
  | { readonly kind: 'retargeted'; readonly base: string; readonly text: string }

/** Reads the pull request of a target again, right before something is pushed to its branch: people act while a run works. */
export async function recheckPullRequest({ pullRequest, base }: ResolvedTarget, forge: Forge): Promise<Recheck> {
  if (!pullRequest) return { kind: 'unchanged' }
  const { number, state, baseRef } = await forge.readPullRequest(pullRequest.number)
  if (state === 'closed') {
    const reason = `pull request #${number} was merged or closed during the run. Reopen it, or ask on an open one`
    return { kind: 'closed', reason }
  }
  if (baseRef === base) return { kind: 'unchanged' }
  const text = `Pull request #${number} now merges into ${baseRef}, no longer into ${base}.`
  return { kind: 'retargeted', base: baseRef, text }
}

/** The target with the base that its pull request has now, and the settings of that base. */
export async function retarget(
  target: ResolvedTarget,
  { base, text }: Extract<Recheck, { readonly kind: 'retargeted' }>,
  { checkout, settings, emit }: Run
): Promise<{ readonly target: ResolvedTarget; readonly base: BaseSettings }> {
  requireValidName(base)
  const baseSha = requireBranch(await checkout.resolve([headRef(base)]), base)
  const retargeted = { ...target, base, baseSha }
  emit({ kind: 'warning', text: `${text} The rules of ${base} decide what is published.` })
  return { target: retargeted, base: await readBaseSettings(retargeted, checkout, settings) }
}

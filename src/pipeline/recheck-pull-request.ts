import type { Forge } from '../forge/forge.ts'
import type { ResolvedTarget } from './resolve-target.ts'

export type Recheck =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'closed'; readonly reason: string }
  | { readonly kind: 'retargeted'; readonly base: string; readonly text: string }

/** Reads the pull request of a target again, right before something is pushed to its branch: people act while a run works. */
export async function recheckPullRequest(
  { pullRequest, base }: Pick<ResolvedTarget, 'pullRequest' | 'base'>,
  forge: Pick<Forge, 'readPullRequest'>
): Promise<Recheck> {
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

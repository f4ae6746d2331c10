import type { Outcome } from '../domain/outcome.ts'
import type { Forge, PullRequest } from '../forge/forge.ts'
import { refusedError } from './merge-base-branch.ts'
import type { PipelineSettings } from './settings.ts'

export type UpdatedBranch =
  /** `conflict`: the model must resolve it. */
  | { readonly kind: 'updated' | 'conflict'; readonly startSha: string; readonly mergeBase: string | undefined }
  | { readonly kind: 'ended'; readonly outcome: Extract<Outcome, { readonly kind: 'skipped' }> }

export interface UpdateOptions {
  readonly forge: Pick<Forge, 'mergeBase' | 'updateBranch'>
  readonly settings: Pick<PipelineSettings, 'phase' | 'isDryRun'>
}

/**
 * Merges the base branch into the branch of a task, by a merge commit. A job that only proposes works on the branch as it is.
 *
 * @throws UserError if the forge refuses
 */
export async function updateTaskBranch(
  { number, headRef: branch, headSha }: PullRequest,
  { base, baseSha }: { readonly base: string; readonly baseSha: string },
  { forge, settings }: UpdateOptions
): Promise<UpdatedBranch> {
  const mergeBase = await forge.mergeBase({ base: baseSha, head: headSha })
  const asItIs: UpdatedBranch = { kind: 'updated', startSha: headSha, mergeBase }
  if (mergeBase === baseSha || settings.isDryRun || settings.phase.kind !== 'whole') return asItIs
  const result = await forge.updateBranch({ pullRequest: number, head: headSha })
  switch (result.kind) {
    case 'merged':
      return { kind: 'updated', startSha: result.sha, mergeBase: baseSha }
    case 'up-to-date':
      return asItIs
    case 'conflict':
      return { kind: 'conflict', startSha: headSha, mergeBase }
    case 'moved':
    case 'pending': {
      const reason = `${branch} is being updated. The next run goes on from there.`
      return { kind: 'ended', outcome: { kind: 'skipped', reason } }
    }
    case 'refused':
      throw refusedError(result, { branch, base })
  }
}

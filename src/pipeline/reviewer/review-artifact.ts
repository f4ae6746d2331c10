import type { Outcome } from '../../domain/outcome.ts'
import type { Task } from '../../domain/task.ts'
import type { Forge } from '../../forge/github.ts'
import type { Checkout } from '../../git/checkout.ts'
import { MAX_FILES, proposalSource, type ProposedEnding } from '../../proposal/proposal.ts'
import { longNote, note, writeProposal } from '../../proposal/write-proposal.ts'
import { redactDeep } from '../../secrets/redact.ts'
import type { ProposedReview } from '../read-artifact.ts'
import type { ResolvedTarget } from '../resolve-target.ts'
import type { ArtifactOptions } from '../write-artifact.ts'
import type { ReadChanges } from './read-changes.ts'
import type { ReviewedCommits } from './review-scope.ts'

/** Writes what was found for the publish job, which decides where it is posted. */
export async function writeReviewArtifact(
  task: Task,
  { headSha, found }: { readonly headSha: string; readonly found: ReadChanges },
  { folder, snapshot, redact }: ArtifactOptions
): Promise<Outcome> {
  const { findings, summary, notDone, fileCount, leftOut, incompleteReason, unread } = redactDeep(found, redact)
  const ending: ProposedEnding = {
    kind: 'review',
    headSha,
    findings: findings.map(({ replacement, ...rest }) => ({
      ...rest,
      ...(replacement && { replacement: [...replacement] })
    })),
    summary: longNote(summary),
    notDone: longNote(notDone),
    fileCount,
    leftOut: leftOut.slice(0, MAX_FILES).map(({ path, reason }) => ({ path, reason: note(reason) })),
    ...(incompleteReason !== undefined && { incompleteReason: note(incompleteReason) }),
    unread: unread.slice(0, MAX_FILES)
  }
  await writeProposal(folder, { source: proposalSource(task), run: snapshot(), ending, contents: Buffer.alloc(0) })
  return { kind: 'prepared', filesChanged: [] }
}

export interface RestoredReview {
  readonly kind: 'restored'
  readonly commits: ReviewedCommits
  readonly found: ReadChanges
}

/**
 * The findings of the propose job, about a commit that is still a part of the pull request.
 *
 * Attack: an artifact that names a commit of a fork, where its findings would be comments on other code.
 */
export async function restoreReview(
  { ending }: ProposedReview,
  { startSha, baseSha, mergeBase }: ResolvedTarget,
  { checkout, forge }: { readonly checkout: Checkout; readonly forge: Forge }
): Promise<RestoredReview | Outcome> {
  const { headSha, findings, incompleteReason, summary, notDone, fileCount, leftOut, unread } = ending
  const found = {
    findings: findings.map((finding) => ({ replacement: undefined, ...finding })),
    summary,
    notDone,
    fileCount,
    leftOut,
    unread,
    incompleteReason,
    isStuck: false
  }
  if (headSha === startSha) return { kind: 'restored', commits: { headSha, mergeBase: mergeBase ?? baseSha }, found }
  const common = await forge.mergeBase({ base: headSha, head: startSha })
  if (common !== headSha)
    return { kind: 'skipped', reason: 'the history of the pull request was rewritten during its review. Ask again.' }
  const base = (await forge.mergeBase({ base: baseSha, head: headSha })) ?? baseSha
  await checkout.fetch([headSha, base])
  return { kind: 'restored', commits: { headSha, mergeBase: base }, found }
}

import type { Submission } from './submit.ts'
import type { Parts } from './parts.ts'
import type { RunSnapshot } from '../report/run-snapshot.ts'
import { boundedResult, endedOutcome, note, packFiles, writeProposal } from '../proposal/write-proposal.ts'
import { MAX_NOTES } from '../proposal/proposal.ts'
import type { Outcome } from '../domain/outcome.ts'
import type { Task } from '../domain/task.ts'
import type { TreeChange } from '../domain/change.ts'

/**
 * Leaves the work for the job that publishes. What may be published is decided there; what holds a secret of this job was kept out by
 * whoever compared the tree.
 */
export async function writeWorkArtifact(
  { task, site, work }: Submission,
  parts: Parts,
  folder: string
): Promise<Outcome> {
  const { result, change, leaks } = work
  if (result.kind === 'cancelled') throw new Error('A run is cancelled by its signal only.')
  const isLink = (one: TreeChange) => one.kind === 'written' && one.mode === '120000'
  const kept = change.changes.filter((one) => !isLink(one))
  const links = change.changes.filter(isLink).map(({ path }) => ({ path, reason: 'it is a symbolic link' }))
  const { files, contents, sha256 } = await packFiles(kept)
  const skipped = [...links, ...change.skipped]
    .slice(0, MAX_NOTES)
    .map(({ path, reason }) => ({ path: note(parts.redact(path)), reason: note(reason) }))
  await writeProposal(folder, {
    asked: { number: task.number, commentId: task.commentId },
    run: parts.snapshot(),
    ending: { kind: 'work', startSha: site.startSha, result: boundedResult(result), skipped, leaks, files, sha256 },
    contents
  })
  return { kind: 'prepared', filesChanged: files.map(({ path }) => path) }
}

/** Leaves what a run that has nothing to publish has to say. */
export async function writeOutcomeArtifact(
  folder: string,
  { task, outcome, run }: { readonly task: Task; readonly outcome: Outcome; readonly run: RunSnapshot }
): Promise<void> {
  const ending = { kind: 'ended', outcome: endedOutcome(outcome) } as const
  await writeProposal(folder, {
    asked: { number: task.number, commentId: task.commentId },
    run,
    ending,
    contents: Buffer.alloc(0)
  })
}

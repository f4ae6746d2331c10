import type { TreeChange } from '../domain/change.ts'
import type { Outcome } from '../domain/outcome.ts'
import type { Task } from '../domain/task.ts'
import { MAX_NOTES } from '../proposal/proposal.ts'
import { boundedResult, endedOutcome, note, packFiles, writeProposal } from '../proposal/write-proposal.ts'
import type { RunSnapshot } from '../report/run-snapshot.ts'
import type { Redact } from '../secrets/redact.ts'
import type { ResolvedTarget } from './resolve-target.ts'
import type { WorkResult } from './work.ts'

export interface FinishedWork {
  readonly task: Task
  readonly target: ResolvedTarget
  readonly work: WorkResult
}

export interface ArtifactOptions {
  readonly folder: string
  readonly snapshot: () => RunSnapshot
  readonly redact: Redact
}

/** Writes the work for the job that publishes. That job decides what is published; files with secrets of this job are already removed. */
export async function writeWorkArtifact(
  { task, target, work }: FinishedWork,
  { folder, snapshot, redact }: ArtifactOptions
): Promise<Outcome> {
  const { result, change, secretFiles } = work
  if (result.kind === 'cancelled') throw new Error('Only the signal cancels a run.')
  const isLink = (file: TreeChange) => file.kind === 'written' && file.mode === '120000'
  const links = change.changes.filter(isLink).map(({ path }) => ({ path, reason: 'it is a symbolic link' }))
  const { files, contents, sha256 } = await packFiles(change.changes.filter((file) => !isLink(file)))
  const skipped = [...links, ...change.skipped]
    .slice(0, MAX_NOTES)
    .map(({ path, reason }) => ({ path: note(redact(path)), reason: note(reason) }))
  await writeProposal(folder, {
    asked: { number: task.number, commentId: task.commentId },
    run: snapshot(),
    ending: {
      kind: 'work',
      startSha: target.startSha,
      result: boundedResult(result),
      skipped,
      secretFiles,
      files,
      sha256
    },
    contents
  })
  return { kind: 'prepared', filesChanged: files.map(({ path }) => path) }
}

/** Writes the outcome of a run that has nothing to publish. */
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

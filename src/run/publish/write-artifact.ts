import type { Run } from '../effects.ts'
import type { Outcome } from '../../domain/outcome.ts'
import type { Task } from '../../domain/task.ts'
import { proposalSource } from '../../proposal/proposal.ts'
import { endedOutcome, packFiles, writeProposal } from '../../proposal/write-proposal.ts'
import type { RunSnapshot } from '../../report/run-snapshot.ts'
import { redactDeep } from '../../secrets/redact.ts'
import { holdBack } from './split-change.ts'
import type { Submission } from '../work/submission.ts'

/** Writes the work for the publish job. That job decides what is published; files with secrets of this job are already removed. */
export async function writeWorkArtifact(
  folder: string,
  { task, target, work }: Submission,
  { checkout, snapshot, redact }: Run
): Promise<Outcome> {
  const { result, change, secretFiles, verdicts = [] } = work

  const links = change.changes.flatMap((file) => (file.kind === 'written' && file.mode === '120000' ? [file.path] : []))
  const { published, belongsTo } = await holdBack(change, links, { checkout, startSha: target.startSha })
  const { files, contents, sha256 } = await packFiles(published.changes)
  const withLinks = [...belongsTo].map(([path, link]) => ({ path, reason: `it belongs to ${link}` }))
  const asLinks = links.map((path) => ({ path, reason: 'it is a symbolic link' }))
  const skipped = redactDeep([...asLinks, ...withLinks, ...change.skipped], redact)
  await writeProposal(folder, {
    source: proposalSource(task),
    run: snapshot(),
    ending: {
      kind: 'work',
      startSha: target.startSha,
      result,
      skipped,
      verdicts,
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
  await writeProposal(folder, {
    source: proposalSource(task),
    run,
    ending: { kind: 'ended', outcome: endedOutcome(outcome) }
  })
}

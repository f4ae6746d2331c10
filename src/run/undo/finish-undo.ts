import type { Outcome } from '../../domain/outcome.ts'
import type { BranchCommit } from '../../forge/forge.ts'
import type { Checkout } from '../../git/checkout.ts'
import type { PublishedRun } from '../../sessions/published-runs.ts'
import { listLaterChange } from '../publish/list-later-change.ts'
import { tipPublication } from '../assignments/merge/merge-base-branch.ts'
import { reopenThreads } from './reopen-threads.ts'
import { tellIfOvertaken } from '../publish/tell-if-overtaken.ts'
import type { Session } from '../../sessions/session.ts'
import type { Task } from '../../domain/task.ts'
import type { BaseSettings } from '../rooms/prepare.ts'
import type { ResolvedTarget } from '../target/resolve-target.ts'
import type { Run } from '../effects.ts'
import { describeRuns } from './undo-text.ts'

export interface UndoRequest {
  readonly task: Task
  readonly target: ResolvedTarget
  readonly base: BaseSettings
  /** What earlier runs of this thread did; undefined if it is not known. */
  readonly session: Session | undefined
}

/** The head of a branch, and its merge base with the base branch. */
export interface Tip {
  readonly head: string
  readonly mergeBase: string | undefined
}

/** The commit of an undo on its branch. */
export interface Pushed extends Tip {
  readonly commit: Pick<BranchCommit, 'sha'>
  readonly isVerified: boolean
  readonly paths: readonly string[]
  readonly runs: readonly PublishedRun[]
  /** True if an earlier attempt of this run pushed the commit. */
  readonly isRepeated: boolean
}

/** Updates the pull request and its review threads after an undo, once its commit is on the branch. */
export async function finishUndo(request: UndoRequest, pushed: Pushed, run: Run): Promise<Outcome> {
  const { target } = request
  const { mergeBase, commit, isVerified, paths, runs, isRepeated } = pushed
  const { forge, emit, checkout } = run
  const { pullRequest } = target
  const title = isRepeated ? 'An earlier attempt of this run took it back.' : `Took back ${describeRuns(runs)}.`
  const isEmpty = mergeBase !== undefined && (await hasSameTree(mergeBase, commit.sha, checkout))
  const conversion =
    isEmpty && pullRequest?.isDraft === false ? await forge.convertToDraft(pullRequest.number) : undefined
  if (conversion?.kind === 'refused') {
    emit({ kind: 'warning', text: `The pull request is empty but could not be made a draft. ${conversion.reason}` })
  }
  const change = { sha: commit.sha, title, isPart: false, isWorse: false }
  if (pullRequest) {
    await listLaterChange(change, pullRequest.number, run)
    await updateThreads(pullRequest.number, request, pushed, run)
  }
  const isDraft = conversion?.kind === 'converted' || (pullRequest?.isDraft ?? false)
  const emptied = isEmpty && pullRequest ? emptyText(isDraft) : ''
  const summary = [title, 'No model was asked.', emptied].filter(Boolean).join(' ')
  const publication = tipPublication(target, { sha: commit.sha, isVerified, paths, summary }, forge)
  return await tellIfOvertaken({ kind: 'updated', publication: { ...publication, isDraft } }, target, run)
}

async function updateThreads(
  pullRequest: number,
  { task, base, session }: UndoRequest,
  { commit, runs, isRepeated }: Pushed,
  run: Run
): Promise<void> {
  const undoneCommits = new Set(runs.flatMap(({ commits }) => commits.map(({ sha }) => sha)))
  const { mode } = base.rules.threads
  const work = { task, pullRequest, sha: commit.sha, undoneCommits, isRepeated, mode }
  const threads = await reopenThreads(work, session, run)
  if (threads.length > 0) run.emit({ kind: 'threads-settled', threads })
}

async function hasSameTree(one: string, other: string, checkout: Checkout): Promise<boolean> {
  await checkout.fetch([one, other])
  return (await checkout.treeOf(one)) === (await checkout.treeOf(other))
}

function emptyText(isDraft: boolean): string {
  const stays = 'It was not closed: the next `undo` brings the work back.'
  return `Nothing is left in the pull request${isDraft ? ', so it is a draft now' : ''}. ${stays}`
}

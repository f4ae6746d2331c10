import type { BaseSettings } from '../rooms/prepare.ts'
import type { Outcome } from '../../domain/outcome.ts'
import { UserError } from '../../errors.ts'
import type { BranchCommit, CommitResult } from '../../forge/forge.ts'
import type { TreeEdit } from '../../git/changes.ts'
import type { Checkout } from '../../git/checkout.ts'
import { judgeChange } from '../../policy/judge-change.ts'
import { commitOfRequest, publishedRuns, type PublishedRun } from '../../sessions/published-runs.ts'
import type { Session } from '../../sessions/session.ts'
import { claimKey } from '../../tasks/keys.ts'
import { commitMessage } from '../../tasks/commit-message.ts'
import { listFirst, plural } from '../../text/format.ts'
import { codeBlock } from '../../text/quote-markdown.ts'
import { withPeriod } from '../../text/shorten.ts'
import { headRef } from '../../text/branch-names.ts'
import { hasFile, treeFile, changeRules, isWorkflowToken } from '../publish/change-base.ts'
import { finishUndo, type Tip, type UndoRequest, describeRuns, revertText } from './finish-undo.ts'
import { keepChange } from '../publish/keep-change.ts'
import { recheckPullRequest, retarget } from '../publish/recheck-pull-request.ts'
import type { Run } from '../effects.ts'
import { treeOfVerified, parentOfVerified } from '../../git/verified-read.ts'
import { revertChanges } from '../../git/merge.ts'
import { writePatch } from '../../git/patch.ts'
import { entriesAt } from '../../git/objects.ts'

/**
 * Takes back the commits of the last runs on a branch with one new commit. No model is asked, and nothing of the repository is run. If
 * later changes are on the same lines, nothing is done. If the branch moves meanwhile, everything starts again once, on its new head.
 */
export async function undoRuns(request: UndoRequest, run: Run): Promise<Outcome> {
  const { target } = request
  const { checkout, forge } = run
  const { branch, isNewBranch, startSha, mergeBase, baseSha } = target
  if (isNewBranch) return skipped('there is no open pull request of an earlier run here')
  const first = await undoOnce(request, { head: startSha, mergeBase }, run)
  if (first !== 'moved') return first
  const head = (await checkout.resolve([headRef(branch)])).get(headRef(branch))
  if (head === undefined) return skipped(`the branch ${branch} was deleted meanwhile`)
  const moved = { head, mergeBase: await forge.mergeBase({ base: baseSha, head }) }
  const second = await undoOnce(request, moved, run)
  if (second !== 'moved') return second
  throw new UserError(`${branch} moved twice while its last run was being reverted. Nothing was changed. Ask again.`)
}

async function undoOnce(request: UndoRequest, tip: Tip, run: Run): Promise<Outcome | 'moved'> {
  const { task, target, session } = request
  const { self, checkout, settings, forge, emit, signal } = run
  const commits = await forge.commitsBetween({ base: target.baseSha, head: tip.head })
  const ownCommit = commitOfRequest(commits, { claim: claimKey(task), self })
  const count = Number(task.request.text || 1)
  if (ownCommit) {
    const earlier = publishedRuns(session, commits.slice(0, commits.indexOf(ownCommit)), self).runs.slice(-count)
    const { isSigned: isVerified } = ownCommit
    const pushed = { ...tip, commit: ownCommit, isVerified, paths: [], runs: earlier, isRepeated: true }
    return await finishUndo(request, pushed, run)
  }

  const { runs, unknown } = publishedRuns(session, commits, self)
  const undone = runs.slice(-count)
  const oldest = commits.findIndex((commit) => undone[0]?.commits.includes(commit))
  const later = commits.slice(oldest)
  const problem = countProblem(count, runs) ?? unknownProblem(unknown, later) ?? mergeProblem(session, runs, later)
  if (problem !== undefined) return skipped(problem)
  const undoneCommits = commits.filter((commit) => undone.some((run) => run.commits.includes(commit))).toReversed()
  await checkout.fetch([tip.head, ...undoneCommits.map(({ sha }) => sha)])
  const changes = await changesOf(undoneCommits, checkout)
  if (!changes) return skipped(MERGED)
  const from = await treeOfVerified(checkout.git, tip.head)
  const reversed = await revertChanges(checkout.git, { changes, from })
  if (reversed.kind === 'conflict')
    return await refuse(conflictReason(reversed.paths), { changes, undoneCommits }, request, run)
  const { edit } = reversed
  if (edit.changes.length === 0) {
    return {
      kind: 'no_change',
      explanation: `Nothing was reverted: ${describeRuns(undone)} cancel out, so the branch is the same without them.`
    }
  }
  const held = await heldPaths(edit, changes.at(-1)?.before ?? from, request.base, run)
  if (held.length > 0) return await refuse(protectedReason(held), { changes, undoneCommits }, request, run)
  if (settings.isDryRun) {
    const { text } = await writePatch(checkout.git, { base: tip.head, tree: edit.tree })
    return {
      kind: 'answered',
      answer: `Dry run: this would revert ${describeRuns(undone)}.\n\n${codeBlock(text, 'diff')}`
    }
  }

  const recheck = await recheckPullRequest(target, forge)
  if (recheck.kind === 'closed') {
    await keepChange({ startSha: tip.head, tree: edit.tree }, request.base, run)
    return { kind: 'blocked', reason: recheck.reason }
  }
  if (recheck.kind === 'retargeted') {
    const retargeted = await retarget(target, recheck, run)
    const mergeBase = await forge.mergeBase({ base: retargeted.target.baseSha, head: tip.head })
    return await undoOnce({ ...request, ...retargeted }, { head: tip.head, mergeBase }, run)
  }
  signal.throwIfAborted()
  emit({ kind: 'step', step: 'publishing' })
  const { branch, base } = target
  emit({ kind: 'publishing', branch, base, parent: tip.head })
  const people = { host: new URL(settings.repositoryUrl).host, approver: undefined }
  const result: CommitResult = await forge.commit({
    branch,
    isNewBranch: false,
    parent: tip.head,
    parentTree: from,
    tree: edit.tree,
    changes: edit.changes,
    message: commitMessage(revertText(undoneCommits), task, people)
  })
  if (result.kind === 'moved') return 'moved'
  if (result.kind === 'refused') {
    await keepChange({ startSha: tip.head, tree: edit.tree }, request.base, run)
    return { kind: 'blocked', reason: `The commit could not be pushed to ${branch}: ${withPeriod(result.reason)}` }
  }
  const paths = edit.changes.map(({ path }) => path)
  const pushed = {
    ...tip,
    commit: { sha: result.sha },
    isVerified: result.isVerified,
    paths,
    runs: undone,
    isRepeated: false
  }
  return await finishUndo(request, pushed, run)
}

function countProblem(count: number, runs: readonly PublishedRun[]): string | undefined {
  if (runs.length === 0) {
    return 'no commit here is known to come from a run. A commit counts only if this account made it and the session of this thread lists it. Use `git revert` for other commits'
  }
  return count > runs.length
    ? `the branch has commits of only ${plural(runs.length, 'run')}, not of ${count}. Ask again with a number up to ${runs.length}`
    : undefined
}

/**
 * Refuses if a commit looks like that of a run that the session does not know: the requester would mean a later run than we do.
 *
 * @param later the commits from the oldest one that is to be reverted
 */
function unknownProblem(unknown: readonly BranchCommit[], later: readonly BranchCommit[]): string | undefined {
  const names = unknown.filter((commit) => later.includes(commit)).map(({ sha }) => sha.slice(0, 7))
  if (names.length === 0) return undefined
  return `the session of this thread does not list ${names.join(', ')}, which looks like a commit of a later run. Use \`git revert\` for it first`
}

const MERGED = 'one of these runs merged the base branch, which undo cannot revert. Use `git revert -m 1`'

/** A commit of the session without our trailer is a merge: if nothing conflicts, GitHub makes it. */
function mergeProblem(
  session: Session | undefined,
  runs: readonly PublishedRun[],
  later: readonly BranchCommit[]
): string | undefined {
  const published = new Set(session?.requests.flatMap(({ commits }) => commits))
  const isMerge = (commit: BranchCommit) =>
    published.has(commit.sha) && !runs.some(({ commits }) => commits.includes(commit))
  return later.some(isMerge) ? MERGED : undefined
}

type Changes = readonly { readonly before: string; readonly after: string }[]

/** Undefined if one of the commits is a merge: without it, the pull request would revert what it merged. */
async function changesOf(commits: readonly BranchCommit[], checkout: Checkout): Promise<Changes | undefined> {
  const parents = await Promise.all(commits.map(({ sha }) => parentOfVerified(checkout.git, sha)))
  const known = parents.filter((parent) => parent !== undefined)
  if (known.length < commits.length) return undefined
  await checkout.fetch(known)
  return await Promise.all(
    known.map(async (parent, index) => ({
      before: await treeOfVerified(checkout.git, parent),
      after: await treeOfVerified(checkout.git, commits[index]?.sha ?? parent)
    }))
  )
}

/** Protected paths whose content would differ from that before the runs. */
async function heldPaths(
  { changes }: TreeEdit,
  before: string,
  base: BaseSettings,
  { checkout, self }: Run
): Promise<readonly string[]> {
  const rules = changeRules(base, { canWriteWorkflows: !isWorkflowToken(self), approved: [] })
  const judged = changes.map(treeFile).filter((file) => judgeChange(file, rules).kind !== 'allowed')
  const paths = judged.map(({ path }) => path)
  const entries = await entriesAt(checkout.git, before, paths)
  return judged.filter((file) => !hasFile(entries, file)).map(({ path }) => path)
}

interface Undone {
  readonly changes: Changes
  readonly undoneCommits: readonly BranchCommit[]
}

/** Changes nothing, and shows the patch that takes the runs back from where they ended. */
async function refuse(
  reason: string,
  { changes, undoneCommits }: Undone,
  { base }: UndoRequest,
  run: Run
): Promise<Outcome> {
  const [newest] = undoneCommits
  const [last] = changes
  const { checkout } = run
  if (newest && last) {
    const reversed = await revertChanges(checkout.git, { changes, from: last.after })
    const tree = reversed.kind === 'merged' ? reversed.edit.tree : last.before
    await keepChange({ startSha: newest.sha, tree }, base, run)
  }
  return { kind: 'blocked', reason }
}

const MAX_NAMED = 10
const BY_HAND = 'The patch reverts the work from where it ended. Apply it with `git apply --3way`'

function conflictReason(paths: readonly string[]): string {
  return `later commits changed the same lines of ${listFirst(paths, MAX_NAMED)}. ${BY_HAND}`
}

function protectedReason(paths: readonly string[]): string {
  return `these protected files would not be as they were before, because later commits changed them too: ${listFirst(paths, MAX_NAMED)}. ${BY_HAND}`
}

function skipped(reason: string): Outcome {
  return { kind: 'skipped', reason }
}

import type { Run } from '../effects.ts'
import type { TreeChange } from '../../domain/change.ts'
import type { Task } from '../../domain/task.ts'
import { UserError } from '../../errors.ts'
import { editOf, type TreeEdit } from '../../git/changes.ts'
import type { Checkout } from '../../git/checkout.ts'
import { sideBranchName } from '../../tasks/branch-name.ts'
import { headRef } from '../../text/branch-names.ts'
import { withPeriod } from '../../text/shorten.ts'
import { hasFile, treeFile } from './change-base.ts'
import type { ResolvedTarget } from '../target/resolve-target.ts'
import { treeOfVerified } from '../../git/verified-read.ts'
import { entriesAt } from '../../git/objects.ts'

export interface CommitWork {
  readonly task: Task
  readonly target: ResolvedTarget
  /** How branches are named. */
  readonly branchTemplate: string
  readonly edit: TreeEdit
  readonly message: string
  /** Checked again on the tree that is really committed. */
  readonly canPublish: (change: TreeChange) => boolean
}

/** The forge refuses this change. A retry would not help. */
export class RefusedByForge extends UserError {
  override name = 'RefusedByForge'
}

/** A commit of ours at the tip of a branch of the forge. */
export interface PublishedCommit {
  readonly branch: string
  /** The branch that it will be merged into. */
  readonly base: string
  readonly sha: string
  readonly isVerified: boolean
  readonly paths: readonly string[]
  /** False if somebody else or an earlier run had already pushed the change. */
  readonly isPushed: boolean
  /** The commit that the work was rebased onto because the branch has moved; left out for none. */
  readonly rebasedOnto?: string
}

interface Attempt {
  readonly branch: string
  readonly base: string
  readonly isNewBranch: boolean
  readonly parent: string
  readonly edit: TreeEdit
}

/**
 * Commits the change to the target's branch. If somebody pushed meanwhile, the change is rebased onto their commit once. If that fails,
 * it goes to a branch of its own. Nothing is ever forced.
 *
 * @throws RefusedByForge when the forge refuses the change itself
 */
export async function commitChange(work: CommitWork, run: Run): Promise<PublishedCommit> {
  const { task, target, branchTemplate, edit } = work
  const { branch, base, isNewBranch, startSha, replacedHead } = target
  const first = { branch, base, isNewBranch, parent: startSha, edit }
  const published =
    replacedHead === undefined
      ? ((await tryCommit(work, first, run)) ?? (await commitOnMovedHead(work, run)))
      : await replaceWork(work, replacedHead, run)
  if (published) return published

  if (task.subject === 'repository') {
    throw new UserError(
      `Another run pushed other work to ${branch} meanwhile, so this run published nothing. The next run goes on from there. With a concurrency group in the workflow, runs of the task wait for each other.`
    )
  }
  const side = {
    ...first,
    branch: sideBranchName(task, branchTemplate),
    base: task.subject === 'pull-request' && (await isThere(branch, run)) ? branch : base,
    isNewBranch: true
  }
  const text = `Somebody else changed ${branch} during the run, so this work is on ${side.branch}.`
  run.emit({ kind: 'warning', text })
  const publishedOnSide = await tryCommit(work, side, run)
  if (publishedOnSide) return publishedOnSide
  throw new UserError(`Both ${branch} and ${side.branch} contain other work. Delete ${side.branch} and ask again.`)
}

/** False if the branch was deleted, as GitHub does after a merge. */
async function isThere(branch: string, { checkout }: Run): Promise<boolean> {
  return (await checkout.resolve([headRef(branch)])).has(headRef(branch))
}

/** Makes one commit that reverts the replaced work and adds the new. What it reverts can be protected: an approval allowed it then. */
async function replaceWork(work: CommitWork, replacedHead: string, run: Run): Promise<PublishedCommit | undefined> {
  const { target, canPublish } = work
  const { checkout } = run
  const { branch, base, startSha } = target
  const edit = await editOf(checkout.git, await treeOfVerified(checkout.git, replacedHead), work.edit.tree)
  if (edit.changes.length === 0)
    return { branch, base, sha: replacedHead, isVerified: false, paths: [], isPushed: false }
  const before = await entriesAt(
    checkout.git,
    startSha,
    edit.changes.map(({ path }) => path)
  )
  const isReverted = (change: TreeChange) => hasFile(before, treeFile(change))
  const replacing = { ...work, canPublish: (change: TreeChange) => isReverted(change) || canPublish(change) }
  return await tryCommit(replacing, { branch, base, isNewBranch: false, parent: replacedHead, edit }, run)
}

/** Returns undefined when the branch is not at the expected commit. */
async function tryCommit(
  work: CommitWork,
  { branch, base, isNewBranch, parent, edit }: Attempt,
  { forge, checkout, emit, signal }: Run
): Promise<PublishedCommit | undefined> {
  const parentTree = await treeOfVerified(checkout.git, parent)
  const { tree, changes } = edit
  const forbidden = await forbiddenPaths({ from: parentTree, to: tree }, work, checkout)
  if (forbidden.length > 0) throw new Error(`${forbidden.join(', ')} must not be published.`)
  signal.throwIfAborted()
  emit({ kind: 'publishing', branch, base, parent })
  const { message } = work
  const result = await forge.commit({ branch, isNewBranch, parent, parentTree, tree, changes, message })
  switch (result.kind) {
    case 'committed':
      return {
        branch,
        base,
        sha: result.sha,
        isVerified: result.isVerified,
        paths: changes.map(({ path }) => path),
        isPushed: true
      }
    case 'moved':
      return undefined
    case 'refused':
      throw new RefusedByForge(
        `The change could not be pushed to ${branch}: ${withPeriod(result.reason)} Remove what blocks it, such as a rule for branches with this name, then ask again.`
      )
  }
}

async function commitOnMovedHead(work: CommitWork, run: Run): Promise<PublishedCommit | undefined> {
  const { target, edit } = work
  const { checkout } = run
  const { branch, base, startSha } = target
  const onto = (await checkout.resolve([headRef(branch)])).get(headRef(branch))
  if (onto === undefined) return undefined
  const merge = await checkout.rebase({ base: startSha, ours: edit.tree, onto })
  if (merge.kind === 'conflict') return undefined
  // A person, or a second run of the same task, has pushed the same change.
  if (merge.edit.changes.length === 0) {
    const paths = edit.changes.map(({ path }) => path)
    return { branch, base, sha: onto, isVerified: false, paths, isPushed: false }
  }
  // Attack: a change that is harmless where the work started is a protected one on top of what was pushed meanwhile.
  const tree = await treeOfVerified(checkout.git, onto)
  if ((await forbiddenPaths({ from: tree, to: merge.edit.tree }, work, checkout)).length > 0) return undefined
  const text = `${branch} moved during the run. The work was rebased onto ${onto.slice(0, 7)}; the checks ran before that.`
  run.emit({ kind: 'warning', text })
  run.emit({ kind: 'work-rebased', onto })
  const commit = await tryCommit(work, { branch, base, isNewBranch: false, parent: onto, edit: merge.edit }, run)
  return commit && { ...commit, rebasedOnto: onto }
}

/** Paths that must not be published, among all that differ between two trees as git has them. */
async function forbiddenPaths(
  { from, to }: { readonly from: string; readonly to: string },
  { canPublish }: CommitWork,
  checkout: Checkout
): Promise<string[]> {
  const { changes } = await editOf(checkout.git, from, to)
  return changes.filter((change) => !canPublish(change)).map(({ path }) => path)
}

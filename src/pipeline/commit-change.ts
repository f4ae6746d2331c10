import { UserError } from '../errors.ts'
import type { TreeEdit } from '../git/changes.ts'
import type { Parts } from './parts.ts'
import type { BaseSettings } from './prepare.ts'
import { sideBranchName } from '../tasks/branch-name.ts'
import type { Task } from '../domain/task.ts'
import type { TreeChange } from '../domain/change.ts'

export interface PublishRequest {
  readonly task: Task
  readonly site: BaseSettings
  readonly edit: TreeEdit
  readonly message: string
  /** Decides again, on what is really committed. */
  readonly mayPublish: (change: TreeChange) => boolean
}

/** The forge takes no change of this kind, however often it is asked. */
export class RefusedByForge extends UserError {
  override name = 'RefusedByForge'
}

/** A commit of ours at the tip of a branch of the forge. */
export interface Published {
  readonly branch: string
  /** The branch it is to be merged into. */
  readonly base: string
  readonly sha: string
  readonly isVerified: boolean
  readonly paths: readonly string[]
}

interface Attempt {
  readonly branch: string
  readonly base: string
  readonly isNewBranch: boolean
  readonly parent: string
  readonly edit: TreeEdit
}

/**
 * Commits the change to the target's branch. When somebody pushed meanwhile, the change is carried over to their commit once;
 * when that cannot be, it goes to a branch of its own. Nothing is ever forced.
 *
 * @throws RefusedByForge when the forge refuses the change itself
 */
export async function commitChange(request: PublishRequest, parts: Parts): Promise<Published> {
  const { task, site, edit } = request
  const { branch, base, isNewBranch, startSha } = site
  const first = { branch, base, isNewBranch, parent: startSha, edit }
  const published = (await commitOnce(request, first, parts)) ?? (await commitOnMovedHead(request, parts))
  if (published) return published

  const side = {
    ...first,
    branch: sideBranchName(task),
    base: task.subject === 'issue' ? base : branch,
    isNewBranch: true
  }
  parts.tell({
    kind: 'warning',
    text: `${branch} was changed by somebody else meanwhile; this work is on ${side.branch}.`
  })
  const aside = await commitOnce(request, side, parts)
  if (aside) return aside
  throw new UserError(`Both ${branch} and ${side.branch} hold other work. Delete ${side.branch} and ask again.`)
}

/** Undefined when the branch stands elsewhere than expected. */
async function commitOnce(request: PublishRequest, attempt: Attempt, parts: Parts): Promise<Published | undefined> {
  const { branch, base, isNewBranch, parent, edit } = attempt
  const parentTree = await request.site.checkout.treeOf(parent)
  const { tree, changes } = edit
  const kept = await forbiddenIn({ from: parentTree, to: tree }, request)
  if (kept.length > 0) throw new Error(`${kept.join(', ')} was about to be published, which may not be.`)
  parts.signal.throwIfAborted()
  parts.tell({ kind: 'publishing', branch, base })
  const result = await parts.forge.commit({
    branch,
    isNewBranch,
    parent,
    parentTree,
    tree,
    changes,
    message: request.message
  })
  switch (result.kind) {
    case 'committed':
      return { branch, base, sha: result.sha, isVerified: result.isVerified, paths: changes.map(({ path }) => path) }
    case 'moved':
      return undefined
    case 'refused':
      throw new RefusedByForge(
        `The change could not be pushed to ${branch}: ${result.reason.replace(/\.?$/, '.')} Change what refuses it, such as a rule for branches of this name, then ask again.`
      )
  }
}

async function commitOnMovedHead(request: PublishRequest, parts: Parts): Promise<Published | undefined> {
  const { site, edit } = request
  const { branch, base, checkout, startSha } = site
  const onto = (await checkout.resolve([`refs/heads/${branch}`])).get(`refs/heads/${branch}`)
  if (onto === undefined) return undefined
  const merge = await checkout.rebase({ base: startSha, ours: edit.tree, onto })
  if (merge.kind === 'conflict') return undefined
  // Somebody, or a second run of the same task, has pushed the very same change.
  if (merge.edit.changes.length === 0) return { branch, base, sha: onto, isVerified: false, paths: [] }
  // Attack: what was harmless where the work began is a protected change on top of what was pushed meanwhile.
  const tree = await checkout.treeOf(onto)
  if ((await forbiddenIn({ from: tree, to: merge.edit.tree }, request)).length > 0) return undefined
  const text = `${branch} moved during the run. The work was carried over to ${onto.slice(0, 7)}; the checks ran before that.`
  parts.tell({ kind: 'warning', text })
  return commitOnce(request, { branch, base, isNewBranch: false, parent: onto, edit: merge.edit }, parts)
}

/** Paths that may not be published, among all that differ between two trees as git has them. */
async function forbiddenIn(
  { from, to }: { readonly from: string; readonly to: string },
  { site, mayPublish }: PublishRequest
): Promise<string[]> {
  const { changes } = await site.checkout.editTo(from, to)
  return changes.filter((change) => !mayPublish(change)).map(({ path }) => path)
}

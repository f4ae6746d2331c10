import { editOf, type TreeEdit } from './changes.ts'
import type { Git } from './git.ts'
import { differences } from './diff-trees.ts'

export interface MergeRequest {
  /** The commit or tree that both sides are based on. */
  readonly base: string
  /** The tree with our change. */
  readonly ours: string
  /** The new base. */
  readonly onto: string
}

export type MergeResult =
  /** `edit` is relative to `onto`. */
  | { readonly kind: 'merged'; readonly edit: TreeEdit }
  | { readonly kind: 'conflict'; readonly paths: readonly string[] }

/**
 * Rebases a change onto another commit. The work tree stays as it is.
 *
 * A change does not follow a file that was renamed in the meantime, because that could move it to a protected path that nobody
 * has checked.
 *
 * Merges three temporary commits: a shallow fetch brings no common ancestor, and git 2.39 has no option to name one.
 */
export async function mergeOnto(git: Git, { base, ours, onto }: MergeRequest): Promise<MergeResult> {
  const ancestor = await commitTree(git, `${base}^{tree}`)
  const [left, right] = await Promise.all([
    commitTree(git, `${onto}^{tree}`, ancestor),
    commitTree(git, ours, ancestor)
  ])
  const options = ['--write-tree', '-z', '--name-only', '--no-messages']
  const output = await git.run(['merge-tree', ...options, left, right], { exitCodes: [1] })
  const [tree = '', ...paths] = output.split('\0').filter(Boolean)
  if (paths.length > 0) return { kind: 'conflict', paths: [...new Set(paths)] }
  const [edit, known] = await Promise.all([editOf(git, onto, tree), differences(git, base, ours)])
  const changed = new Set(known.map(({ path }) => path))
  const elsewhere = edit.changes.map(({ path }) => path).filter((path) => !changed.has(path))
  return elsewhere.length > 0 ? { kind: 'conflict', paths: elsewhere } : { kind: 'merged', edit }
}

export interface RevertRequest {
  /** Trees before and after each change, newest first. */
  readonly changes: readonly { readonly before: string; readonly after: string }[]
  /** The tree that has the changes, perhaps with others on top. */
  readonly from: string
}

/** Takes changes back, in the order of the list. The work tree stays as it is. The edit is relative to `from`. */
export async function revertChanges(git: Git, { changes, from }: RevertRequest): Promise<MergeResult> {
  let tree = from
  for (const { before, after } of changes) {
    const merged = await mergeOnto(git, { base: after, ours: before, onto: tree })
    if (merged.kind === 'conflict') return merged
    tree = merged.edit.tree
  }
  return { kind: 'merged', edit: await editOf(git, from, tree) }
}

export async function commitTree(git: Git, tree: string, parent?: string): Promise<string> {
  return (await git.run(['commit-tree', ...(parent === undefined ? [] : ['-p', parent]), '-m', 'merge', tree])).trim()
}

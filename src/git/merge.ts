import type { TreeEdit } from './changes.ts'
import { editOf } from './changes.ts'
import type { Git } from './git.ts'
import { differences } from './diff-trees.ts'

export interface MergeRequest {
  /** The commit that both sides started from. */
  readonly base: string
  /** The tree with our change. */
  readonly ours: string
  /** The commit that the change is to stand on instead. */
  readonly onto: string
}

export type MergeResult =
  /** `edit` is relative to `onto`. */
  | { readonly kind: 'merged'; readonly edit: TreeEdit }
  | { readonly kind: 'conflict'; readonly paths: readonly string[] }

/**
 * Carries a change over to another commit. The work tree stays as it is.
 *
 * A change does not follow a file that was renamed meanwhile: that may lead it to a path that nobody has looked at, a protected one.
 *
 * The three commits are made for the occasion, since a shallow fetch brings no common ancestor and git 2.39 takes none as an option.
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

async function commitTree(git: Git, tree: string, parent?: string): Promise<string> {
  return (await git.run(['commit-tree', ...(parent === undefined ? [] : ['-p', parent]), '-m', 'merge', tree])).trim()
}

import type { TreeChange, TreeFile } from '../../domain/change.ts'
import type { Checkout } from '../../git/checkout.ts'
import { ABSENT_MODE } from '../../git/diff-trees.ts'

/** The commit that a change starts from, and the repository that has it. */
export interface ChangeBase {
  readonly checkout: Checkout
  readonly startSha: string
}

/** A changed file as the policy and approvals identify it. */
export function treeFile(change: TreeChange): TreeFile {
  const { path } = change
  return change.kind === 'deleted'
    ? { path, mode: ABSENT_MODE, blob: '' }
    : { path, mode: change.mode, blob: change.blob }
}

/**
 * True if a tree has the file like this, or lacks it if it is deleted.
 *
 * @param entries of the tree, from `Checkout.entriesAt`
 */
export function hasFile(
  entries: ReadonlyMap<string, Pick<TreeFile, 'mode' | 'blob'>>,
  { path, mode, blob }: TreeFile
): boolean {
  const entry = entries.get(path)
  return blob === '' ? entry === undefined : entry?.blob === blob && entry.mode === mode
}

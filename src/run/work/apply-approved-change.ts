import type { TreeFile } from '../../domain/change.ts'
import { UserError } from '../../errors.ts'
import type { ApprovedChange } from '../claim/read-approval.ts'
import { hasFile, treeFile, type ChangeBase } from '../publish/change-base.ts'
import type { WorkResult } from './submission.ts'
import { editOf } from '../../git/changes.ts'
import { applyPatch } from '../../git/patch.ts'
import { entriesAt } from '../../git/objects.ts'

/**
 * Applies an approved change to the work tree.
 *
 * @throws UserError when the result is not exactly the approved files
 */
export async function applyApprovedChange(
  { files, patch, hash }: ApprovedChange,
  { checkout, startSha }: ChangeBase
): Promise<WorkResult> {
  if (await isApplied(files, { checkout, startSha })) {
    const change = await editOf(checkout.git, startSha, startSha)
    return resultOf(files, change, 'The approved change has already been applied.')
  }
  const edit = await applyPatch(checkout.git, { base: startSha, patch })
  if (!edit || !isSame(edit.changes.map(treeFile), files)) {
    throw new UserError(
      `The change ${hash} no longer gives the approved contents, because its files have changed. Ask for the change again.`
    )
  }
  await checkout.switchToTree(edit.tree)
  return resultOf(files, edit, `The change that was pending under ${hash}, as approved.`)
}

function resultOf(
  files: readonly TreeFile[],
  edit: Omit<WorkResult['change'], 'skipped'>,
  description: string
): WorkResult {
  const [only] = files
  const what = files.length === 1 && only ? only.path : `${files.length} files`
  const summary = { title: `Change ${what} as approved`, description, notDone: '' }
  // Nothing is scanned: our comment has shown the patch, so it contains no secret.
  return { result: { kind: 'finished', summary }, change: { ...edit, skipped: [] }, secretFiles: 0 }
}

async function isApplied(files: readonly TreeFile[], { checkout, startSha }: ChangeBase): Promise<boolean> {
  const paths = files.map(({ path }) => path)
  const entries = await entriesAt(checkout.git, startSha, paths)
  return files.every((file) => hasFile(entries, file))
}

function isSame(these: readonly TreeFile[], those: readonly TreeFile[]): boolean {
  const lines = (files: readonly TreeFile[]) =>
    files.map((file) => JSON.stringify([file.path, file.mode, file.blob])).sort()
  return JSON.stringify(lines(these)) === JSON.stringify(lines(those))
}

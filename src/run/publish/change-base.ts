import type { TreeChange, TreeFile } from '../../domain/change.ts'
import { UserError, unlessError } from '../../errors.ts'
import type { TreeEdit } from '../../git/changes.ts'
import type { Checkout } from '../../git/checkout.ts'
import { ABSENT_MODE } from '../../git/diff-trees.ts'
import type { ChangeRules } from '../../policy/judge-change.ts'
import { characterWarnings } from '../../report/character-warnings.ts'
import type { Emit } from '../../report/reporter.ts'
import type { BaseSettings } from '../rooms/prepare.ts'
import type { Person } from '../../domain/task.ts'
import { readVerified } from '../../git/verified-read.ts'
import { writePatch } from '../../git/patch.ts'

/** The commit that a change starts from, and the repository that has it. */
export interface ChangeBase {
  readonly checkout: Checkout
  readonly startSha: string
}

/** The text of a file before a change; undefined for a file that does not exist or is too large to read. */
export function textBefore(path: string, { checkout, startSha }: ChangeBase): Promise<string | undefined> {
  const reading = readVerified(checkout.git, { commit: startSha, path })
  return unlessError(reading, undefined, (error) => error instanceof UserError)
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

/** The rules that decide about each changed file of a run. */
export function changeRules(
  { protectedPaths, rules: { writablePaths, sensitiveFiles } }: BaseSettings,
  allowed: Pick<ChangeRules, 'canWriteWorkflows' | 'approved'>
): ChangeRules {
  return { protectedPaths, writablePaths, sensitiveFiles, ...allowed }
}

/**
 * True for the account of the token that GitHub gives to every workflow run. This token cannot change workflow files. The workflows
 * of a pull request that it opens or updates wait for approval on github.com, and do not start on GitHub Enterprise Server.
 */
export function isWorkflowToken({ login }: Person): boolean {
  return login === 'github-actions[bot]'
}

/** Warns of characters that a reader of the change would not see, or would take for others. */
export async function warnOfMisleadingCharacters(
  { changes, tree }: TreeEdit,
  base: ChangeBase,
  emit: Emit
): Promise<void> {
  if (changes.length === 0) return
  const { text, isComplete } = await writePatch(base.checkout.git, { base: base.startSha, tree })
  const paths = changes.filter(({ kind }) => kind !== 'deleted').map(({ path }) => path)
  const warnings = characterWarnings(text, paths)
  const all = isComplete ? warnings : [...warnings, NOT_SEARCHED]
  for (const warning of all) emit({ kind: 'warning', text: warning })
}

const NOT_SEARCHED =
  'The change is too large to search all of it for hidden and look-alike characters. Check the rest yourself.'

import type { TreeEdit } from '../../git/changes.ts'
import { characterWarnings } from '../../report/character-warnings.ts'
import type { Emit } from '../../report/reporter.ts'
import type { ChangeBase } from './change-base.ts'

/** Warns of characters that a reader of the change would not see, or would take for others. */
export async function warnOfMisleadingCharacters(
  { changes, tree }: TreeEdit,
  base: ChangeBase,
  emit: Emit
): Promise<void> {
  if (changes.length === 0) return
  const { text, isComplete } = await base.checkout.patchOf(base.startSha, tree)
  const paths = changes.filter(({ kind }) => kind !== 'deleted').map(({ path }) => path)
  const warnings = characterWarnings(text, paths)
  const all = isComplete ? warnings : [...warnings, NOT_SEARCHED]
  for (const warning of all) emit({ kind: 'warning', text: warning })
}

const NOT_SEARCHED =
  'The change is too large to search all of it for hidden and look-alike characters. Check the rest yourself.'

import type { TreeEdit } from '../git/changes.ts'
import type { Parts } from './parts.ts'
import type { BaseSettings } from './prepare.ts'
import { characterWarnings } from '../report/character-warnings.ts'

/** Warns of files in a change with characters that a reviewer does not see or takes for others. */
export async function warnOfMisleadingCharacters(
  { checkout, startSha }: Pick<BaseSettings, 'checkout' | 'startSha'>,
  { changes, tree }: TreeEdit,
  { tell }: Pick<Parts, 'tell'>
): Promise<void> {
  if (changes.length === 0) return
  const { text, isComplete } = await checkout.patchOf(startSha, tree)
  const paths = changes.filter(({ kind }) => kind !== 'deleted').map(({ path }) => path)
  for (const warning of characterWarnings(text, paths)) tell({ kind: 'warning', text: warning })
  if (isComplete) return
  tell({ kind: 'warning', text: 'The change is too large to search all of it for hidden and look-alike characters.' })
}

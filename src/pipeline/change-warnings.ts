import type { Verification } from '../domain/verification.ts'
import type { TreeEdit } from '../git/changes.ts'
import { characterWarnings } from '../report/character-warnings.ts'
import type { Emit } from '../report/reporter.ts'
import type { ChangeBase } from './change-base.ts'
import type { ExcludedFile } from './split-change.ts'

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

const NOT_SEARCHED = 'The change is too large to search all of it for hidden and look-alike characters.'

/** Says what the change leaves out. */
export function warnOfExcluded(
  excluded: readonly ExcludedFile[],
  { after }: Pick<Verification, 'after'>,
  emit: Emit
): void {
  if (excluded.length === 0) return
  const text = `The agent cannot change these files without approval: ${describeExcluded(excluded)}.`
  const wereChecked = after.length > 0
  emit({ kind: 'warning', text: wereChecked ? `${text} The checks ran with them; they are not published.` : text })
}

/** Paths that are listed with the rule that protects them. */
const MAX_LISTED = 10

/** The paths grouped by the rule that excludes them, so that users know which rule to change. */
export function describeExcluded(excluded: readonly ExcludedFile[]): string {
  const byRule = Map.groupBy(excluded.slice(0, MAX_LISTED), ({ rule }) => rule)
  const groups = [...byRule].map(([rule, files]) => `${files.map(({ path }) => path).join(', ')} (${rule})`)
  const more = excluded.length - MAX_LISTED
  return [...groups, ...(more > 0 ? [`${more} more`] : [])].join(', ')
}

import { foldersAbove } from '../text/normalized-path.ts'
import { listFirst, plural } from '../text/format.ts'
import { isLockFile } from '../text/lock-files.ts'
import { quoteForShell } from '../text/shell-quote.ts'
import { ignorePattern } from '../text/git-names.ts'
import type { Verdict } from './finding.ts'

const MAX_LISTED = 8
const MAX_PATTERNS = 20

/**
 * Names the files that appeared. They stay: somebody who worked there meanwhile may have made some of them.
 *
 * @param before and after the checks: the files that git does not ignore
 */
export function judgeLeftFiles(before: readonly string[], after: readonly string[]): readonly Verdict[] {
  const [earlier, folders] = [new Set(before), new Set(before.flatMap(foldersAbove))]
  const appeared = after.filter((path) => !earlier.has(path))
  if (appeared.length === 0) return []
  // The outermost new folders, with a slash at the end, and new files elsewhere.
  const outermost = appeared.map((path) => {
    const folder = foldersAbove(path).find((each) => !folders.has(each))
    return folder === undefined ? path : `${folder}/`
  })
  const places = [...new Set(outermost)].toSorted()
  const [locks, others] = [places.filter(isLockFile), places.filter((place) => !isLockFile(place))]
  const patterns = others.slice(0, MAX_PATTERNS).map((place) => quoteForShell(ignorePattern(`/${place}`)))
  const remedies = [
    // The empty line is for a .gitignore whose last line has no line feed.
    ...(patterns.length > 0 ? [`printf '%s\\n' '' ${patterns.join(' ')} >> .gitignore`] : []),
    ...(locks.length > 0 ? [`# ${listFirst(locks, MAX_LISTED)}: let the package manager write it, and commit it.`] : [])
  ]
  return [
    {
      state: 'warning',
      title: `The checks left ${plural(appeared.length, 'new file')} that .gitignore does not name: ${listFirst(places, MAX_LISTED)}.`,
      detail: 'Such files could end up in a pull request.',
      remedy: remedies.join('\n')
    }
  ]
}

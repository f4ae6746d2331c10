import { foldersAbove } from '../text/normalized-path.ts'
import { listFirst, plural } from '../text/format.ts'
import { isLockFile } from '../text/lock-files.ts'
import { quoteForShell } from '../text/shell-quote.ts'
import type { Finding } from './finding.ts'
import { ignorePattern } from '../text/git-names.ts'

/** The files that git does not ignore, before and after the checks ran. */
export interface FilesAroundChecks {
  readonly before: readonly string[]
  readonly after: readonly string[]
}

const MAX_LISTED = 8
const MAX_PATTERNS = 20

/** Names the files that appeared. They stay: somebody who worked there meanwhile may have made some of them. */
export function judgeLeftFiles(files: FilesAroundChecks): readonly Finding[] {
  const places = leftPlaces(files)
  if (places.length === 0) return []
  const locks = places.filter(isLockFile)
  const others = places.filter((place) => !isLockFile(place))
  return [
    {
      id: 'checks',
      state: 'warning',
      title: `The checks left ${plural(appearedFiles(files).length, 'new file')} that .gitignore does not name: ${listFirst(places, MAX_LISTED)}.`,
      detail: 'Such files could end up in a pull request.',
      remedy: [...ignoring(others), ...committing(locks)].join('\n')
    }
  ]
}

/** Where files appeared: the outermost new folders, with a slash at the end, and new files elsewhere. */
function leftPlaces(files: FilesAroundChecks): readonly string[] {
  const known = new Set(files.before.flatMap(foldersAbove))
  const places = appearedFiles(files).map((path) => {
    const folder = foldersAbove(path).find((each) => !known.has(each))
    return folder === undefined ? path : `${folder}/`
  })
  return [...new Set(places)].toSorted()
}

function appearedFiles({ before, after }: FilesAroundChecks): readonly string[] {
  const earlier = new Set(before)
  return after.filter((path) => !earlier.has(path))
}

function ignoring(places: readonly string[]): readonly string[] {
  if (places.length === 0) return []
  const nameOf = (place: string) => /[^/]+\/?$/.exec(place)?.[0] ?? place
  const names = places.map(nameOf)
  // One pattern for all folders of a name, such as __pycache__.
  const isEverywhere = (name: string) => names.indexOf(name) !== names.lastIndexOf(name)
  const patterns = places.map((place) => (isEverywhere(nameOf(place)) ? nameOf(place) : `/${place}`))
  const words = [...new Set(patterns)].slice(0, MAX_PATTERNS).map((each) => quoteForShell(ignorePattern(each)))
  // The empty line is for a .gitignore whose last line has no line feed.
  return [`printf '%s\\n' '' ${words.join(' ')} >> .gitignore`]
}

function committing(locks: readonly string[]): readonly string[] {
  if (locks.length === 0) return []
  return [`# ${listFirst(locks, MAX_LISTED)}: let the package manager write it, and commit it.`]
}

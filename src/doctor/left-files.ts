import { foldersAbove } from '../text/normalized-path.ts'
import { listFirst, plural } from '../text/format.ts'
import { isLockFile } from '../text/lock-files.ts'
import { quoteForShell } from '../text/shell-quote.ts'
import type { Workspace } from '../workspace/workspace.ts'
import type { Finding } from './finding.ts'

/** The files that git does not ignore, before and after the checks ran. */
export interface FilesAroundChecks {
  readonly before: readonly string[]
  readonly after: readonly string[]
}

const MAX_LISTED = 8
/** Of one command line. */
const MAX_PATHS = 500
/** More than these take minutes, and belong to something that should be ignored anyway. */
const MAX_REMOVED = 50_000
const MAX_PATTERNS = 20
const REMOVAL_MS = 60_000

/**
 * Removes the files that appeared, and their folders. False if some are left.
 *
 * Attack: a check replaces a folder by a link to one of the home folder. In the sandbox, nothing can be removed there.
 */
export async function removeLeftFiles(
  workspace: Pick<Workspace, 'run'>,
  files: FilesAroundChecks,
  signal: AbortSignal
): Promise<boolean> {
  const appeared = appearedFiles(files)
  const folders = leftPlaces(files).filter((place) => place.endsWith('/'))
  if (appeared.length > MAX_REMOVED) return false
  const commands = [
    ...inParts(appeared).map((paths) => `rm -f -- ${paths}`),
    ...inParts(folders).map((paths) => `find ${paths} -depth -type d -empty -delete`)
  ]
  for (const command of commands) {
    const { exitCode } = await workspace.run(command, { timeoutMs: REMOVAL_MS, network: false, signal })
    if (exitCode !== 0) return false
  }
  return true
}

function inParts(paths: readonly string[]): readonly string[] {
  const count = Math.ceil(paths.length / MAX_PATHS)
  const parts = Array.from({ length: count }, (_, index) => paths.slice(index * MAX_PATHS, (index + 1) * MAX_PATHS))
  return parts.map((part) => part.map((path) => quoteForShell(`./${path}`)).join(' '))
}

/** @param isRemoved whether they are gone again */
export function judgeLeftFiles(files: FilesAroundChecks, isRemoved: boolean): readonly Finding[] {
  const places = leftPlaces(files)
  if (places.length === 0) return []
  const [locks, others] = [true, false].map((isLock) => places.filter((place) => isLockFile(place) === isLock))
  return [
    {
      id: 'checks',
      state: 'warning',
      title: `The checks leave ${plural(appearedFiles(files).length, 'new file')} that .gitignore does not name: ${listFirst(places, MAX_LISTED)}.`,
      detail: `They could end up in a pull request. ${isRemoved ? 'Here, they were removed again.' : 'Some of them are still here: remove them.'}`,
      remedy: [...ignoring(others ?? []), ...committing(locks ?? [])].join('\n')
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
  const words = [...new Set(patterns)].slice(0, MAX_PATTERNS).map((each) => quoteForShell(inGitignore(each)))
  // The empty line is for a file whose last line has no end.
  return [`printf '%s\\n' '' ${words.join(' ')} >> .gitignore`]
}

/** Source: https://git-scm.com/docs/gitignore#_pattern_format */
function inGitignore(path: string): string {
  return path.replaceAll(/[\\*?[ ]/g, String.raw`\$&`)
}

function committing(locks: readonly string[]): readonly string[] {
  if (locks.length === 0) return []
  return [`# ${listFirst(locks, MAX_LISTED)}: let the package manager write it, and commit it.`]
}

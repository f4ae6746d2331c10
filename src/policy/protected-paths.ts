import { normalizedPath, isInGitFolder } from '../text/normalized-path.ts'
import { matchesPathPattern } from './path-pattern.ts'

/** A short name of NTFS: `GITHUB~1` may be `.github`, and `NPMRC~1` `.npmrc`, for whoever checks the change out there. */
const SHORT_NAME = /^[^./~]{1,8}~\d{1,6}(?:\.[^./~]{1,3})?$/

/** A bound on the folders of a path that are looked at. */
const MAX_DEPTH = 200

/** Stands for a path that some system takes for a `.git` folder: nobody can approve that. */
export const GIT_FOLDER = '.git/**'

/**
 * The pattern that protects a path, or undefined. `.git` in any spelling is always protected, and so is what a pattern fits with
 * one of the folders above it: a folder that takes the place of a protected file, and all within a folder that is named alone.
 *
 * @param path as git has it in the tree; spelling tricks (case, Unicode, `..`) do not get past it
 * @param patterns globs; all of them, built-in ones included
 */
export function protectingPattern(path: string, patterns: readonly string[]): string | undefined {
  if (isInGitFolder(path)) return GIT_FOLDER
  const names = normalizedPath(path).split('/')
  if (names.length > MAX_DEPTH) return 'a path of very many folders'
  if (names.some((name) => SHORT_NAME.test(name))) return 'a short name of Windows'
  const places = names.map((_, index) => names.slice(0, index + 1).join('/'))
  return patterns.find((pattern) =>
    // To leave out is said of the whole path: the folders above it would always be among the others.
    pattern.startsWith('!')
      ? matchesPathPattern(path, pattern)
      : places.some((place) => matchesPathPattern(place, pattern))
  )
}

/** True for a file that GitHub takes from nobody whose token has no permission for workflows. */
export function isWorkflow(path: string): boolean {
  return normalizedPath(path).startsWith('.github/workflows/')
}

import { foldersAbove, isInGitFolder, normalizedPath } from '../text/normalized-path.ts'
import { builtInProtectedPaths } from './built-in-protected-paths.ts'
import { DOT_NAME, hasProtectedDotName } from './dot-names.ts'
import { matchesPathPattern } from './path-pattern.ts'

/** A short name of NTFS. On Windows, `GITHUB~1` can be `.github`, and `NPMRC~1` can be `.npmrc`. */
const SHORT_NAME = /^[^./~]{1,8}~\d{1,6}(?:\.[^./~]{1,3})?$/

/** Limits how many folders of a path are checked. */
const MAX_DEPTH = 200

/** The pattern for paths that some system takes for a `.git` folder. They cannot be approved. */
export const GIT_FOLDER = '.git/**'

/**
 * The pattern that protects a path, or the reason if its spelling alone does. What is built in always counts. A pattern of the repository
 * also protects what is below a folder that it matches, because it can name a folder alone.
 *
 * @param path as git has it in the tree. Its spelling (case, Unicode, `..`) makes no difference.
 * @param patterns the globs of the repository
 */
export function protectingPattern(path: string, patterns: readonly string[]): string | undefined {
  if (isInGitFolder(path)) return GIT_FOLDER
  const normalized = normalizedPath(path)
  const names = normalized.split('/')
  if (names.length > MAX_DEPTH) return `a path of more than ${MAX_DEPTH} names`
  if (names.some((name) => SHORT_NAME.test(name))) return 'a short name of Windows'
  const paths = [...foldersAbove(normalized), normalized]
  const own = patterns.find((pattern) =>
    // A negated pattern is matched with the path alone: it would almost always match one of the folders above.
    pattern.startsWith('!')
      ? matchesPathPattern(path, pattern)
      : paths.some((each) => matchesPathPattern(each, pattern))
  )
  const builtIn = () => builtInProtectedPaths.find((pattern) => matchesPathPattern(path, pattern))
  return own ?? builtIn() ?? (hasProtectedDotName(path) ? DOT_NAME : undefined)
}

/** True for a workflow file. GitHub accepts it only with a token that has the permission for workflows. */
export function isWorkflow(path: string): boolean {
  return normalizedPath(path).startsWith('.github/workflows/')
}

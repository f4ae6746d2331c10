import picomatch from 'picomatch'
import { foldedPath } from './folded-path.ts'

const matchers = new Map<string, (path: string) => boolean>()

/** True when a glob fits a path; spelling tricks (case, Unicode, `..`) get a path neither in nor out. */
export function fitsPathPattern(path: string, pattern: string): boolean {
  return matcherOf(pattern)(foldedPath(path))
}

function matcherOf(pattern: string): (path: string) => boolean {
  const known = matchers.get(pattern)
  if (known) return known
  // The path is folded to lower case; `nocase` folds the pattern.
  const matches = picomatch(pattern.normalize('NFKC').replace(/^\.?\//, ''), { dot: true, nocase: true })
  matchers.set(pattern, matches)
  return matches
}

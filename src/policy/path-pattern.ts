import picomatch from 'picomatch'
import { normalizedCase, normalizedPath } from '../text/normalized-path.ts'

const matchers = new Map<string, (path: string) => boolean>()

/** True if a glob matches a path. Spelling (case, Unicode, `..`) makes no difference. */
export function matchesPathPattern(path: string, pattern: string): boolean {
  return matcherOf(pattern)(normalizedPath(path))
}

/** The pattern that matches one path only, whatever characters are in it. */
export function literalPattern(path: string): string {
  return normalizedPath(path).replaceAll(/[^\p{L}\p{N}\s_./-]/gu, String.raw`\$&`)
}

function matcherOf(pattern: string): (path: string) => boolean {
  const known = matchers.get(pattern)
  if (known) return known
  // A folder stands for everything in it.
  const glob = pattern
    .normalize('NFKC')
    .replace(/^\.?\//, '')
    .replace(/\/$/, '/**')
  const matches = picomatch(normalizedCase(glob), { dot: true, nocase: true })
  matchers.set(pattern, matches)
  return matches
}

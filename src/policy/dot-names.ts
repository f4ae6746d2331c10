import { beginsWithDot, normalizedPath } from '../text/normalized-path.ts'
import { matchesPathPattern } from './path-pattern.ts'

/** The rule that protects a name which begins with a dot, as people read it. */
export const DOT_NAME = 'a name that begins with a dot'

/**
 * The only names with a dot that need no approval: nothing runs, trusts or grants anything because of them. A version of a toolchain
 * (`.nvmrc`) is not among them, because it decides what runs, nor is an issue template, whose labels go to whoever opens an issue. Each
 * pattern is for the path from its first name with a dot on.
 */
const HARMLESS: readonly string[] = [
  '.{git,docker,npm,prettier,eslint,stylelint,markdownlint}ignore',
  '.{editorconfig,gitkeep,keep,mailmap,git-blame-ignore-revs,nojekyll}',
  '.changeset/[^.]*.md',
  '.github/{CODE_OF_CONDUCT,CONTRIBUTING,SECURITY,SUPPORT,PULL_REQUEST_TEMPLATE}.md',
  '.github/PULL_REQUEST_TEMPLATE/[^.]*.md',
  // The rules of sensitive files decide, which agent.yml can change.
  '.env{,.*}'
]

/** True for a path in which a file or folder has a name that begins with a dot, in any spelling, and that is not harmless. */
export function hasProtectedDotName(path: string): boolean {
  if (!path.split(/[/\\]/).some(beginsWithDot)) return false
  const [fromDot] = /(?<=^|\/)\..*/s.exec(normalizedPath(path)) ?? []
  return fromDot === undefined || !HARMLESS.some((pattern) => matchesPathPattern(fromDot, pattern))
}

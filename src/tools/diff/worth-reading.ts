import type { FileDifference } from '../../domain/file-difference.ts'

const LOCK_FILES = new Set([
  'bun.lock',
  'bun.lockb',
  'cargo.lock',
  'composer.lock',
  'flake.lock',
  'gemfile.lock',
  'go.sum',
  'gradle.lockfile',
  'mix.lock',
  'npm-shrinkwrap.json',
  'package-lock.json',
  'packages.lock.json',
  'pdm.lock',
  'pipfile.lock',
  'pnpm-lock.yaml',
  'podfile.lock',
  'poetry.lock',
  'pubspec.lock',
  'uv.lock',
  'yarn.lock'
])
const VENDORED = /(^|\/)(node_modules|vendor|third_party)\//
const MINIFIED = /\.min\.(js|mjs|css)$|\.map$/

/** Why nobody reads the hunks of a file; undefined for one that people read. */
export function unreadReason({ path, added, isGenerated }: Omit<FileDifference, 'hunks'>): string | undefined {
  if (added === undefined) return 'binary'
  if (isGenerated) return 'generated'
  if (LOCK_FILES.has(path.slice(path.lastIndexOf('/') + 1).toLowerCase())) return 'lock file'
  if (VENDORED.test(path)) return 'vendored'
  return MINIFIED.test(path) ? 'minified' : undefined
}

export function isWorthReading(file: Omit<FileDifference, 'hunks'>): boolean {
  return unreadReason(file) === undefined
}

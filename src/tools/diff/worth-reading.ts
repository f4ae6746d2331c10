import type { FileDifference } from '../../domain/file-difference.ts'
import { isLockFile } from '../../text/paths.ts'

const VENDORED = /(^|\/)(node_modules|vendor|third_party)\//
const MINIFIED = /\.min\.(js|mjs|css)$|\.map$/

/** Why the hunks of a file are not worth reading; undefined if they are. */
export function unreadReason({ path, added, isGenerated }: Omit<FileDifference, 'hunks'>): string | undefined {
  if (added === undefined) return 'binary'
  if (isGenerated) return 'generated'
  if (isLockFile(path)) return 'lock file'
  if (VENDORED.test(path)) return 'vendored'
  return MINIFIED.test(path) ? 'minified' : undefined
}

export function isWorthReading(file: Omit<FileDifference, 'hunks'>): boolean {
  return unreadReason(file) === undefined
}

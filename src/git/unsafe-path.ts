import { isInGitFolder, normalizedPath } from '../text/normalized-path.ts'

/**
 * Why a path cannot be part of a change; undefined if it can.
 *
 * Git refuses these paths too, but fails the whole command. On file systems that ignore case or drop characters (NTFS, HFS+), such
 * a name becomes the `.git` folder of everyone who checks the change out, and git runs what it contains.
 */
export function unsafePathReason(path: string): string | undefined {
  if (path.includes('\uFFFD')) return 'its name is not valid UTF-8'
  if (isInGitFolder(path)) return 'some systems treat its name as a .git folder'
  return undefined
}

/** True for a name that some file system treats as `.gitmodules`. Git refuses that file if it is a symbolic link. */
export function isModulesFile(path: string): boolean {
  return /(^|\/)(\.gitmodules|gitmod~\d+|gi7eba~\d+)$/.test(normalizedPath(path))
}

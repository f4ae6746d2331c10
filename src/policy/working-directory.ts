import { isInGitFolder, isOutside } from '../text/normalized-path.ts'

/** Where a command runs. Relative paths start here. */
export interface WorkingDirectory {
  /** Absolute path of the work tree; undefined if every absolute path counts as outside. */
  readonly root: string | undefined
  /** Folder below the root; '' for the root itself. */
  readonly folder: string
}

const harmlessFiles: readonly string[] = ['/dev/null', '/dev/stdin', '/dev/stdout', '/dev/stderr']

/** True for a path that leads out of the work tree, as it is spelled. Symbolic links are up to the sandbox. */
export function leadsOutside(path: string, { root, folder }: WorkingDirectory): boolean {
  if (harmlessFiles.includes(path) || path === root) return false
  if (root !== undefined && path.startsWith(`${root}/`)) return isOutside(path.slice(root.length + 1))
  return path.startsWith('/') || isOutside(`${folder}/${path}`.replace(/^\//, ''))
}

/** True for a path that no command must write: outside, or in `.git`. */
export function isUnwritable(path: string, directory: WorkingDirectory): boolean {
  return leadsOutside(path, directory) || isInGitFolder(path)
}

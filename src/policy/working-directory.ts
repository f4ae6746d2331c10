import { isInGitFolder, isOutside, normalizedPath } from '../text/normalized-path.ts'

/** Where a command runs. Relative paths start here. */
export interface WorkingDirectory {
  /** Absolute path of the work tree; undefined if every absolute path counts as outside. */
  readonly root: string | undefined
  /** Folder below the root; '' for the root itself. */
  readonly folder: string
  /**
   * True where the kernel limits what commands reach: the work tree, a home folder and a /tmp of their own, and a read-only system
   * without secrets. Much more is allowed there.
   */
  readonly isBounded?: boolean
}

const harmlessFiles: readonly string[] = ['/dev/null', '/dev/stdin', '/dev/stdout', '/dev/stderr']

/** Where every command can write: /tmp and the home folder are private to the run. */
const ownFolders = /^(?:\/tmp|~)\//
// What other programs read their settings from. The credentials among them are refused as such.
const homeSettings = /^\.(git|bash|zsh|profile|npmrc|yarnrc|pip|config|cargo|local|inputrc|ssh|netrc|docker|[^/]*[*?[])/
const systemFolders =
  /^\/(usr|bin|sbin|lib\w*|etc|opt|sys)(\/|$)|^\/proc\/(cpuinfo|meminfo|version|loadavg|mounts|filesystems)$|^\/(dev|tmp|var)?$/

/** True for a path that, as spelled, leads out of what commands can change. Symbolic links are up to the sandbox. */
export function leadsOutside(path: string, { root, folder, isBounded = false }: WorkingDirectory): boolean {
  if (harmlessFiles.includes(path) || path === root) return false
  if (root !== undefined && path.startsWith(`${root}/`)) return isOutside(path.slice(root.length + 1))
  if (isBounded && path === '/tmp') return false
  // The home folder itself, from which a relative path reaches the settings, or that of another user, which an assignment expands after a colon too.
  if (path === '~' || /^~[^/]/.test(path)) return true
  if (isBounded && ownFolders.test(path)) return isHomeSetting(path) || isOutside(path.replace(ownFolders, ''))
  return path.startsWith('/') || isOutside(`${folder}/${path}`.replace(/^\//, ''))
}

/** True for the settings in the home folder, and for the folder itself. Attack: cp a ~/x/../.gitconfig; cd ~/. && cp a .gitconfig */
function isHomeSetting(path: string): boolean {
  if (!path.startsWith('~/')) return false
  const inside = normalizedPath(path.slice(2))
  return inside === '' || homeSettings.test(inside) || homeSettings.test(path.replace(/^~\/+/, ''))
}

/** The same place when the folder is not known. It counts as the root, because from there the fewest paths stay inside. */
export function inUnknownFolder(directory: WorkingDirectory): WorkingDirectory {
  return { ...directory, folder: '' }
}

/** Where commands run after `cd target` has succeeded. */
export function afterCd(directory: WorkingDirectory, target: string): WorkingDirectory {
  const { root, folder } = directory
  if (leadsOutside(target, directory)) return inUnknownFolder(directory)
  if (root !== undefined && `${target}/`.startsWith(`${root}/`)) {
    return { ...directory, folder: target.slice(root.length + 1) }
  }
  if (target.startsWith('/')) return inUnknownFolder(directory)
  return { ...directory, folder: `${folder}/${target}`.replace(/^\//, '') }
}

/** True for a path that commands must not write: outside, or in `.git`. */
export function isUnwritable(path: string, directory: WorkingDirectory): boolean {
  return leadsOutside(path, directory) || isInGitFolder(path)
}

/** What tool chains download. Their credentials are in other files, which the sandbox hides. */
const downloads =
  /^~\/(\.cargo\/(bin|registry|git)|\.rustup|\.m2\/repository|\.gradle\/caches|\.nvm|\.pyenv|\.rbenv|\.local\/(bin|lib)|go\/(bin|pkg))(\/|$)/

/** True for a path that a program must not read. In a sandbox, the system folders contain no secrets. */
export function isUnreadable(path: string, directory: WorkingDirectory): boolean {
  const isReadable = systemFolders.test(path) || downloads.test(path)
  if (directory.isBounded && isReadable && !path.split('/').includes('..')) return false
  return leadsOutside(path, directory)
}

import { realpathSync } from 'node:fs'
import { chmod, lstat, mkdir, realpath, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isSystemError, unlessSystemError } from '../../errors.ts'
import { findGitFolders, linkedRepository, gitCredentialFiles } from './git-credential-files.ts'
import type { Confinement, SandboxedCommand, SandboxOptions } from './sandbox.ts'
import { isWithin } from '../../text/paths.ts'

/** One mount. They are made in order, and a later one can be inside an earlier one. */
export interface Mount {
  /** `scratch`: an empty, writable folder. `empty`: an empty, read-only folder. `masked`: an empty file. */
  readonly kind: 'scratch' | 'empty' | 'masked' | 'readable' | 'writable'
  readonly path: string
  /** The folder outside the sandbox that appears at this path, if its path is another one. Only `readable` and `writable`. */
  readonly source?: string
}

/** HOME of commands. */
export function homeFolder(stateFolder: string): string {
  return join(stateFolder, 'home')
}

/** What commands have as /tmp. It persists for the whole run. */
export function temporaryFolder(stateFolder: string): string {
  return join(stateFolder, 'tmp')
}

/** A self-hosted runner's own key and logs, two folders above RUNNER_TEMP, which is `_work/_temp` in the runner's folder. */
export function runnerPaths(temp: string): string[] {
  const runner = dirname(dirname(temp))
  return ['.credentials', '.credentials_rsaparams', '.runner', '_diag'].map((name) => join(runner, name))
}

/**
 * The mounts of one command, with more readable and writable paths.
 *
 * @param home the only writable folder of a background process
 */
export function mountsFor(
  {
    isBackground = false,
    readable = [],
    writable = [],
    confinedTo
  }: Pick<SandboxedCommand, 'isBackground' | 'readable' | 'writable' | 'confinedTo'>,
  { mounts, home }: { readonly mounts: readonly Mount[]; readonly home: string }
): readonly Mount[] {
  const isReadOnly = ({ kind, path }: Mount) => isBackground && kind === 'writable' && path !== home
  // Commands can replace a folder in /tmp with a link unless it is a planned mount point.
  const isPlanned = (path: string) => mounts.some((mount) => mount.path !== TMP && isWithin(path, mount.path))
  const hasOwnTmp = isBackground || [...readable, ...writable].some((path) => isWithin(path, TMP) && !isPlanned(path))
  const own = mounts.flatMap((mount): Mount | Mount[] => {
    if (confinedTo?.root === mount.path && mount.kind === 'writable' && !isBackground) return confined(confinedTo)
    if (mount.path === TMP && hasOwnTmp) return { kind: 'scratch', path: mount.path }
    return isReadOnly(mount) ? { ...mount, kind: 'readable' } : mount
  })
  const more = (kind: Mount['kind'], paths: readonly string[]) => paths.map((path): Mount => ({ kind, path }))
  return [...own, ...more('readable', readable), ...more('writable', writable)]
}

/** A read-only work tree with writable parts. Commands cannot exchange these for links: what is above them is read-only. */
function confined({ root, paths }: Confinement): Mount[] {
  const parts = paths.filter((path) => isRealPath(path)).map((path): Mount => ({ kind: 'writable', path }))
  return [{ kind: 'readable', path: root }, ...parts]
}

/** Attack: a committed link with the name of a writable folder leads to another folder. */
function isRealPath(path: string): boolean {
  try {
    return realpathSync(path) === path
  } catch (error) {
    if (isSystemError(error)) return false
    throw error
  }
}

const TMP = '/tmp'
/** Folders of the machine that commands do not see: they have their own, writable, in the same place. */
export const OWN_FOLDERS: readonly string[] = [TMP, '/var/tmp']
// Sockets of system services such as Docker, passwords and keys that root can read without capabilities, and the kernel's keys,
// which no namespace separates.
const machine = [
  '/run',
  ...['/etc/shadow', '/etc/gshadow', '/etc/shadow-', '/etc/gshadow-', '/etc/ssh', '/etc/sudoers.d'],
  ...['/var/lib/docker', '/var/lib/waagent', '/var/lib/cloud', '/var/spool/cron', '/proc/keys', '/proc/key-users']
]
// The target of /etc/resolv.conf, for commands with network access.
const resolver = '/run/systemd/resolve'
// Root can write there without capabilities, and so change the machine or make it run a program (core_pattern).
const kernelSettings = ['sys', 'sysrq-trigger', 'irq', 'bus', 'fs', 'acpi', 'scsi'].map((name) => `/proc/${name}`)

/** Plans the mounts from what exists on the disk now. */
export async function planMounts(options: SandboxOptions): Promise<Mount[]> {
  const { root, stateFolder, hidden, readable, searchPath } = options
  const repository = await repositoryMounts(options)
  const temporary = await existing(OWN_FOLDERS)
  // A home folder can be /tmp, as in containers whose user has no account. It has a mount of its own already.
  const isReplaced = (path: string) => temporary.some((mount) => mount.path === path)
  const empty = (await existing([...machine, ...hidden, stateFolder])).filter(({ path }) => !isReplaced(path))
  const folders = [...temporary, ...empty].filter(({ isFolder }) => isFolder).map(({ path }) => path)
  const linked = await linkedRepository(join(root, '.git'))
  const wanted = [...readable, ...programFolders(searchPath, folders), ...(linked ? [linked] : [])]
  const opened = outermost(await existing([...wanted, resolver]))
  // Attack: a `.git` that is a link to a hidden folder would make it readable.
  const git = (await existing(await findGitFolders(root))).filter(
    ({ path }) => isWithin(path, root) && !repository.some((mount) => mount.path === path)
  )
  const suspect = (await Promise.all(git.map(({ path }) => gitCredentialFiles(path)))).flat()
  // The `.git` of a submodule names a folder in the root's `.git`, which commands do not see.
  const isSeen = (path: string) => !repository.some((mount) => isWithin(path, mount.path))
  const credentials = (await existing(suspect)).filter(({ path }) => isSeen(path))
  const kernel = await existing(kernelSettings)
  const hide = ({ path, isFolder }: ExistingPath): Mount => ({ kind: isFolder ? 'empty' : 'masked', path })

  const others: Mount[] = [
    ...empty.filter(({ path }) => !isWithin(path, root)).map(hide),
    ...[...kernel, ...opened].map(({ path }): Mount => ({ kind: 'readable', path })),
    // Hidden paths inside the readable ones.
    ...empty.filter(({ path }) => opened.some((each) => path !== each.path && isWithin(path, each.path))).map(hide),
    { kind: 'writable', path: homeFolder(stateFolder) },
    { kind: 'writable', path: root },
    ...git.map(({ path }): Mount => ({ kind: 'readable', path })),
    ...repository,
    ...credentials.map(hide),
    ...empty.filter(({ path }) => isWithin(path, root) && path !== root).map(hide)
  ]
  const all = [
    ...temporary.map(({ path }): Mount =>
      path === TMP ? { kind: 'writable', path, source: temporaryFolder(stateFolder) } : { kind: 'scratch', path }
    ),
    ...foldersInTmp(others),
    ...others
  ]
  await createTemporaryFolder(temporaryFolder(stateFolder), all)
  return all
}

/** Mounts the repository for commands over the root's own, which must be a folder: nothing can be mounted over a file or a link. */
async function repositoryMounts({ root, repository }: SandboxOptions): Promise<Mount[]> {
  const path = join(root, '.git')
  const status = await unlessSystemError(lstat(path), undefined)
  if (!repository || !status?.isDirectory()) return []
  const borrowed = repository.borrowed.map(({ name, folder }) => ({ path: join(path, name), source: folder }))
  return [{ path, source: repository.folder }, ...borrowed].map((each): Mount => ({ kind: 'readable', ...each }))
}

/**
 * The first folder below /tmp of each mount there. They are mounts too, because a mount point cannot be renamed or replaced.
 * Attack: a command replaces such a folder with a link that leads out, and the next mount below it follows the link.
 */
function foldersInTmp(mounts: readonly Mount[]): Mount[] {
  const inside = mounts.filter(({ path }) => path.startsWith(`${TMP}/`))
  const folders = inside.map(({ path }) => path.split('/').slice(0, 3).join('/'))
  return [...new Set(folders)]
    .filter((folder) => !inside.some(({ path }) => path === folder))
    .map((path): Mount => ({ kind: 'empty', path }))
}

/** Creates the folder and the mount points that are directly in /tmp, before a command can create links there. */
async function createTemporaryFolder(folder: string, mounts: readonly Mount[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o1777)
  for (const { path } of mounts.filter((mount) => dirname(mount.path) === TMP)) {
    const point = join(folder, basename(path))
    const isFile = (await unlessSystemError(stat(path), undefined))?.isFile()
    if (isFile) await writeFile(point, '')
    else await mkdir(point, { recursive: true })
  }
}

interface ExistingPath {
  readonly path: string
  readonly isFolder: boolean
}

/** The paths that exist, with links resolved and without duplicates, outer folders first. */
async function existing(paths: readonly string[]): Promise<ExistingPath[]> {
  const resolved = paths.map((path) => unlessSystemError(resolvePath(path), undefined))
  const present = (await Promise.all(resolved)).filter((each) => each !== undefined)
  const unique = new Map(present.map((each) => [each.path, each]))
  return [...unique.values()].sort((a, b) => a.path.length - b.path.length)
}

/** Without paths that are inside another one. */
function outermost(paths: readonly ExistingPath[]): ExistingPath[] {
  return paths.filter(({ path }) => !paths.some((other) => other.path !== path && isWithin(path, other.path)))
}

async function resolvePath(path: string): Promise<ExistingPath> {
  const real = await realpath(path)
  return { path: real, isFolder: (await stat(real)).isDirectory() }
}

/**
 * Folders of PATH inside hidden folders, so that tool chains work. Instead of a `bin` folder its parent, because programs need the
 * files next to it, unless the parent is the hidden folder itself, or `.local`, where many programs keep files. A hidden folder that
 * is itself on the PATH stays hidden.
 */
function programFolders(searchPath: string, hidden: readonly string[]): string[] {
  return searchPath.split(':').flatMap((folder) => {
    if (!folder.startsWith('/') || !hidden.some((path) => isWithin(folder, path))) return []
    const installation = basename(folder) === 'bin' && basename(dirname(folder)) !== '.local' ? dirname(folder) : folder
    if (hidden.includes(folder)) return []
    return hidden.includes(installation) ? [folder] : [installation]
  })
}

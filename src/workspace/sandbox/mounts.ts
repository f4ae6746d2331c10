import { realpath, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isSystemError } from '../../errors.ts'
import { findGitFolders, linkedRepository, gitCredentialFiles } from './git-credential-files.ts'
import type { WantedLimits } from './resource-limits.ts'

/** What a command may see and change. All else of the file system can be read and not written. */
export interface Boundary {
  /** The work tree: the only place that is writable and stays. Its `.git` is not writable. */
  readonly root: string
  /** Folder of the broker's own, outside the work tree; commands see only `home` in it. */
  readonly stateFolder: string
  /** Files and folders that look empty, such as the runner's command files. Ones that do not exist are skipped. */
  readonly hidden: readonly string[]
  /** Files and folders that can be read although they lie in a hidden one. */
  readonly readable: readonly string[]
  /** Of the folders to look for programs in; those in hidden folders stay readable. */
  readonly searchPath: string
  /** Default: the usual ones. */
  readonly limits?: WantedLimits
}

/** One step of building what the command sees, in order; a later one may lie inside an earlier one. */
export interface Mount {
  /** `scratch` is an empty folder to write to; `empty` one that stays so. */
  readonly kind: 'scratch' | 'empty' | 'masked' | 'readable' | 'writable'
  readonly path: string
}

/** The same mounts, with nothing left that is writable but this folder. */
export function writableOnlyIn(folder: string, mounts: readonly Mount[]): readonly Mount[] {
  return mounts.map((mount) =>
    mount.kind === 'writable' && mount.path !== folder ? { ...mount, kind: 'readable' } : mount
  )
}

/** Where a command's HOME is. */
export function homeFolder(stateFolder: string): string {
  return join(stateFolder, 'home')
}

/** Where a self-hosted runner keeps its own key and its logs: two folders above RUNNER_TEMP, which is `_work/_temp` in its folder. */
export function runnerPaths(temp: string): string[] {
  const runner = dirname(dirname(temp))
  return ['.credentials', '.credentials_rsaparams', '.runner', '_diag'].map((name) => join(runner, name))
}

/** The mounts with more places that can be read. */
export function withReadable(mounts: readonly Mount[], places: readonly string[] = []): readonly Mount[] {
  return [...mounts, ...places.map((path): Mount => ({ kind: 'readable', path }))]
}

const scratch = ['/tmp', '/var/tmp']
// Sockets of the machine's services, Docker's among them; passwords and keys that root could read without any capability;
// keys of the kernel, which no namespace parts.
const machine = [
  '/run',
  ...['/etc/shadow', '/etc/gshadow', '/etc/shadow-', '/etc/gshadow-', '/etc/ssh', '/etc/sudoers.d'],
  ...['/var/lib/docker', '/var/lib/waagent', '/var/lib/cloud', '/var/spool/cron', '/proc/keys', '/proc/key-users']
]
// With the network open, names are resolved by what /etc/resolv.conf points to.
const resolver = '/run/systemd/resolve'
// Root writes there without any capability, and so changes the machine or has it run a program (core_pattern). Only the
// boundary's own /proc is writable.
const kernelSettings = ['sys', 'sysrq-trigger', 'irq', 'bus', 'fs', 'acpi', 'scsi'].map((name) => `/proc/${name}`)

/** The mounts for a boundary, as the file system is now. */
export async function planMounts(boundary: Boundary): Promise<Mount[]> {
  const { root, stateFolder, hidden, readable, searchPath } = boundary
  const empty = await existing([...machine, ...hidden, stateFolder])
  const temporary = await existing(scratch)
  const folders = [...temporary, ...empty].filter(({ isFolder }) => isFolder).map(({ path }) => path)
  const repository = await linkedRepository(join(root, '.git'))
  const wanted = [...readable, ...programFolders(searchPath, folders), ...(repository ? [repository] : [])]
  const open = outermost(await existing([...wanted, resolver]))
  // Attack: a `.git` that is a link to a hidden place would have it opened.
  const git = (await existing(await findGitFolders(root))).filter(({ path }) => isWithin(path, root))
  const telling = await existing((await Promise.all(git.map(({ path }) => gitCredentialFiles(path)))).flat())
  const kernel = await existing(kernelSettings)
  const hide = ({ path, isFolder }: Place): Mount => ({ kind: isFolder ? 'empty' : 'masked', path })

  return [
    ...temporary.map(({ path }): Mount => ({ kind: 'scratch', path })),
    ...empty.filter(({ path }) => !isWithin(path, root)).map(hide),
    ...[...kernel, ...open].map(({ path }): Mount => ({ kind: 'readable', path })),
    // What was opened may hold what is hidden.
    ...empty.filter(({ path }) => open.some((each) => path !== each.path && isWithin(path, each.path))).map(hide),
    { kind: 'writable', path: homeFolder(stateFolder) },
    { kind: 'writable', path: root },
    ...git.map(({ path }): Mount => ({ kind: 'readable', path })),
    ...telling.map(hide),
    ...empty.filter(({ path }) => isWithin(path, root) && path !== root).map(hide)
  ]
}

interface Place {
  readonly path: string
  readonly isFolder: boolean
}

/** The places that exist, links followed, each once, outer folders first. */
async function existing(paths: readonly string[]): Promise<Place[]> {
  const found = (await Promise.all(paths.map(placeAt))).filter((place) => place !== undefined)
  const places = new Map(found.map((place) => [place.path, place]))
  return [...places.values()].sort((a, b) => a.path.length - b.path.length)
}

/** Without those that lie in another. */
function outermost(places: readonly Place[]): Place[] {
  return places.filter(({ path }) => !places.some((other) => other.path !== path && isWithin(path, other.path)))
}

async function placeAt(path: string): Promise<Place | undefined> {
  try {
    const real = await realpath(path)
    return { path: real, isFolder: (await stat(real)).isDirectory() }
  } catch (error) {
    if (isSystemError(error)) return undefined
    throw error
  }
}

/**
 * Tool chains that lie in a hidden folder. A `bin` needs what stands beside it, unless that is the hidden folder or
 * `.local`, where all programs keep something. One that is
 * itself on the PATH stays hidden: what it holds is the reason that it is.
 */
function programFolders(searchPath: string, hidden: readonly string[]): string[] {
  return searchPath.split(':').flatMap((folder) => {
    if (!folder.startsWith('/') || !hidden.some((path) => isWithin(folder, path))) return []
    const home = basename(folder) === 'bin' && basename(dirname(folder)) !== '.local' ? dirname(folder) : folder
    if (hidden.includes(folder)) return []
    return hidden.includes(home) ? [folder] : [home]
  })
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`)
}

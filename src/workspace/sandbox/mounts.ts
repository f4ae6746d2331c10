import { lstatSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { lstat, readFile, realpath } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { unlessSystemError } from '../../errors.ts'
import { isWithin } from '../../text/paths.ts'
import { etcMounts } from './etc-folder.ts'
import { credentialFiles, linkedRepository } from './git-folders.ts'
import { socketPaths } from './listening-sockets.ts'
import { findOpenedPaths } from './opened-paths.ts'
import type { SandboxedCommand, SandboxOptions } from './sandbox.ts'
import type { Mount, TreePlan } from './mount.ts'
import { checkTree, hide, planTree, treeMounts } from './tree-mounts.ts'

/** What all commands of a run see. */
export interface MountPlan {
  readonly opened: readonly Mount[]
  readonly tree: TreePlan
  /** HOME of commands. What is there depends on the trust context. */
  readonly home: string
}

const TMP = '/tmp'
/** Folders of the machine that commands do not see: they have their own, writable, in the same place. */
export const OWN_FOLDERS: readonly string[] = [TMP, '/var/tmp']
// The kernel's keys and devices, which no namespace separates.
const KERNEL = ['keys', 'key-users', 'fs', 'acpi', 'scsi'].map((name) => `/proc/${name}`)

/** HOME of commands. */
export function homeFolder(stateFolder: string): string {
  return join(stateFolder, 'home')
}

/** A folder that commands can read, with what the self-test must not reach all the same. */
export function probesFolder(stateFolder: string): string {
  return join(stateFolder, 'probes')
}

/** A self-hosted runner's own folder, two above RUNNER_TEMP, which is `_work/_temp` in it; and the one that runs this program. */
export function runnerFolders(temp: string, program: string): string[] {
  const [, running] = /^(.+)\/externals\/[^/]+\/bin\/node$/.exec(program) ?? []
  return [join(temp, '..', '..'), ...(running === undefined ? [] : [running])]
}

/** Plans the file system of commands from what exists on the disk now. @throws UserError for a setting that cannot be followed */
export async function planMounts(options: SandboxOptions): Promise<MountPlan> {
  const { root, stateFolder, home, environment } = options
  const closed = await realPaths([home, ...(await otherHomes()), root, stateFolder, ...options.closed])
  const probes = probesFolder(stateFolder)
  mkdirSync(probes, { recursive: true, mode: 0o755 })
  const linked = await linkedRepository(join(root, '.git'))
  const readable = [...options.readable, probes, ...(linked === undefined ? [] : [linked])]
  const [{ paths, links }, etc, tree, masks] = await Promise.all([
    findOpenedPaths({ home, closed, readable, environment }),
    etcMounts(join(stateFolder, 'etc')),
    planTree(options, closed),
    hide([...KERNEL, ...(linked === undefined ? [] : await credentialFiles(linked))])
  ])
  const opened = [
    ...links.map((link): Mount => ({ kind: 'link', ...link })),
    ...paths.map((path): Mount => ({ kind: 'readable', path, source: path })),
    ...etc,
    ...((await isFolder('/var/tmp')) ? [{ kind: 'scratch', path: '/var/tmp' } as const] : []),
    ...masks
  ]
  // Commands can replace a link in their /tmp.
  const isKept = ({ kind, path }: Mount) => !isWithin(path, root) && (kind !== 'link' || !isWithin(path, TMP))
  return { opened: opened.filter(isKept), tree, home: homeFolder(stateFolder) }
}

/** The home folders of all people with an account. Attack: PATH names a folder in the home of somebody else. */
async function otherHomes(): Promise<string[]> {
  const accounts = (await unlessSystemError(readFile('/etc/passwd', 'utf8'), ''))
    .split('\n')
    .map((line) => line.split(':'))
  return accounts.flatMap(([, , uid, , , folder]) => {
    const isPerson = uid === '0' || Number(uid) >= FIRST_PERSON
    return isPerson && folder?.startsWith('/') && folder !== '/' ? folder : []
  })
}

/** Lower numbers are accounts of the system, whose home folder can be /usr or /var. Source: UID_MIN in login.defs(5) */
const FIRST_PERSON = 1000

/** The paths that exist, with links resolved. */
async function realPaths(paths: readonly string[]): Promise<string[]> {
  const real = await Promise.all(paths.map((path) => unlessSystemError(realpath(path), undefined)))
  return [...new Set(real.flatMap((path) => path ?? []))]
}

async function isFolder(path: string): Promise<boolean> {
  return (await unlessSystemError(lstat(path), undefined))?.isDirectory() ?? false
}

/**
 * The file system of one command, outer paths first.
 *
 * @throws ToolError if the work tree is not the one that was planned
 */
export function mountsFor(command: SandboxedCommand, { opened, tree, home }: MountPlan): readonly Mount[] {
  const { folders, readable = [], writable = [], trees = [] } = command
  for (const each of [tree, ...trees]) checkTree(each)
  const bind = (kind: 'readable' | 'writable', path: string, source = path): Mount => ({ kind, path, source })
  const own = [...readable.map((path) => bind('readable', path)), ...writable.map((path) => bind('writable', path))]
  const isVisible = (path: string) =>
    [...opened, ...own].some((mount) => mount.kind === 'readable' && isWithin(path, mount.path))
  const sockets = socketPaths().filter((path) => !readable.some((each) => isWithin(path, each)))
  const masked = (paths: readonly string[]) => paths.map((path): Mount => ({ kind: 'masked', path }))
  const mounts = [
    ...opened,
    bind('writable', TMP, folders.temporary),
    bind('writable', home, folders.home),
    ...masked(sockets.filter((path) => isVisible(path) && !isWithin(path, tree.root))),
    ...treeMounts(tree, command, masked(sockets.filter((path) => isWithin(path, tree.root)))),
    ...trees.flatMap((each) => treeMounts(each, command, [])),
    ...own
  ]
  const all = new Map([...foldersInTmp(mounts), ...mounts].map((mount) => [mount.path, mount]))
  reservePoints(folders.temporary, [...all.values()])
  return [...all.values()].sort((a, b) => depthOf(a) - depthOf(b))
}

function depthOf({ path }: Mount): number {
  return path.split('/').length
}

/**
 * The first folder below /tmp of each mount there. They are mounts too, because a mount point cannot be renamed or replaced.
 * Attack: a command replaces such a folder with a link that leads out, and the next mount below it follows the link.
 */
function foldersInTmp(mounts: readonly Mount[]): Mount[] {
  const inside = mounts.filter(({ path }) => path.startsWith(`${TMP}/`))
  return inside.map(({ path }) => ({ kind: 'empty', path: path.split('/').slice(0, 3).join('/') }))
}

/** Creates the mount points that are directly in /tmp. What a command left there in their place is deleted. */
function reservePoints(temporary: string, mounts: readonly Mount[]): void {
  for (const { path } of mounts.filter((mount) => dirname(mount.path) === TMP)) {
    const point = join(temporary, basename(path))
    const isFile = lstatSync(path, { throwIfNoEntry: false })?.isFile() === true
    const there = lstatSync(point, { throwIfNoEntry: false })
    if (isFile ? there?.isFile() : there?.isDirectory()) continue
    rmSync(point, { force: true, recursive: true })
    if (isFile) writeFileSync(point, '')
    else mkdirSync(point)
  }
}

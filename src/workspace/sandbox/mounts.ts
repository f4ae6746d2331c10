import { randomUUID } from 'node:crypto'
import {
  lstatSync,
  mkdirSync,
  renameSync,
  writeFileSync,
  readFileSync,
  realpathSync,
  copyFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isWithin } from '../../text/paths.ts'
import { words } from '../../text/lines.ts'
import { findUnreadable, findPrivate, holdsCredential } from './credentials.ts'
import { credentialFiles, linkedRepository } from './git-folders.ts'
import { homesOfPeople, realPaths } from './closed-paths.ts'
import { findOpenedPaths } from './opened-paths.ts'
import type { SandboxedCommand, SandboxOptions } from './sandbox.ts'
import { homeFolder } from './trust-contexts.ts'
import { bind, fromDisk, hide, isFolder, type Mount, type TreePlan } from './mount.ts'
import { checkTree, planTree, requireProtectable, treeMounts } from './tree-mounts.ts'
import { unlessFailed } from '../../errors.ts'

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
// Of the whole machine: no namespace separates them, and root can read them without capabilities.
const KERNEL = words('keys key-users fs acpi scsi mtrr kpagecount kpageflags kpagecgroup slabinfo vmallocinfo')

/** A folder that commands can read, with what the self-test must not reach all the same. */
export function probesFolder(stateFolder: string): string {
  return join(stateFolder, 'probes')
}

/** Plans the file system of commands from what exists on the disk now. @throws UserError for a setting that cannot be followed */
export async function planMounts(options: SandboxOptions): Promise<MountPlan> {
  const { root, stateFolder, environment } = options
  const people = homesOfPeople()
  requireProtectable(options, people)
  const [home = options.home] = realPaths([options.home])
  const homes = realPaths([home, ...people])
  const closed = [...homes, ...realPaths([root, stateFolder, ...options.closed])]
  const probes = probesFolder(stateFolder)
  mkdirSync(probes, { recursive: true, mode: 0o755 })
  const repository = await linkedRepository(join(root, '.git'))
  const isShared = repository === undefined || closed.some((each) => isWithin(each, repository))
  const linked = isShared ? [] : [repository]
  const readable = [...options.readable, probes, ...linked]
  const opened = findOpenedPaths({ root, home, homes, closed, readable, environment })
  const toolchains = opened.toolchains.filter((path) => !isWithin(path, root) && ![probes, ...linked].includes(path))
  const [tree, etc, unreadable, credentials] = await Promise.all([
    planTree(options, closed),
    etcMounts(join(stateFolder, 'etc')),
    findUnreadable(toolchains, homes),
    Promise.all(linked.map(credentialFiles))
  ])
  // Clones that Go made, whose settings can hold a token.
  const clones = toolchains.flatMap((path) => [join(path, 'mod/cache/vcs'), join(path, 'cache/vcs')])
  const mounts = [
    ...opened.links.map((link): Mount => ({ kind: 'link', ...link })),
    ...opened.paths.map((path) => bind('readable', path)),
    ...etc,
    ...(isFolder('/var/tmp') ? [{ kind: 'scratch', path: '/var/tmp' } as const] : []),
    ...hide([...KERNEL.map((name) => `/proc/${name}`), ...clones, ...credentials.flat(), ...unreadable])
  ]
  // Commands can replace a link in their /tmp.
  const isKept = ({ kind, path }: Mount) => !isWithin(path, root) && (kind !== 'link' || !isWithin(path, TMP))
  return { opened: mounts.filter(isKept), tree, home: homeFolder(stateFolder) }
}

/**
 * The file system of one command, outer paths first.
 *
 * @throws ToolError if the work tree is not the one that was planned
 */
export function mountsFor(command: SandboxedCommand, { opened, tree, home }: MountPlan): readonly Mount[] {
  const { folders, readable = [], writable = [], trees = [] } = command
  const seen = [...(command.seesTree === false ? [] : [tree]), ...trees]
  for (const each of seen) checkTree(each)
  const own = [...readable.map((path) => bind('readable', path)), ...writable.map((path) => bind('writable', path))]
  const isVisible = (path: string) =>
    [...opened, ...own].some((mount) => mount.kind === 'readable' && isWithin(path, mount.path))
  const sockets = socketPaths().filter((path) => !readable.some((each) => isWithin(path, each)))
  const masked = (paths: readonly string[]) => paths.map((path): Mount => ({ kind: 'masked', path }))
  const socketsIn = (each: TreePlan) =>
    masked(sockets.filter((path) => isWithin(path, each.disk)).map((path) => fromDisk(each, path)))
  const mounts = [
    ...opened,
    bind('writable', TMP, folders.temporary),
    bind('writable', home, folders.home),
    ...masked(sockets.filter((path) => isVisible(path) && !isWithin(path, tree.root))),
    ...seen.flatMap((each) => treeMounts(each, command, socketsIn(each))),
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

/** Creates the mount points that are directly in /tmp. What a command left there in their place gets another name. */
function reservePoints(temporary: string, mounts: readonly Mount[]): void {
  for (const { path } of mounts.filter((mount) => dirname(mount.path) === TMP)) {
    const point = join(temporary, basename(path))
    const isFile = lstatSync(path, { throwIfNoEntry: false })?.isFile() === true
    const there = lstatSync(point, { throwIfNoEntry: false })
    if (isFile ? there?.isFile() : there?.isDirectory()) continue
    if (there) renameSync(point, join(temporary, `.${randomUUID()}`))
    if (isFile) writeFileSync(point, '', { flag: 'wx' })
    else mkdirSync(point)
  }
}

/**
 * The Unix sockets with a path that processes of this network namespace have opened. Attack: a command connects to the socket of a daemon
 * in a folder that it can read. A read-only mount does not prevent that.
 *
 * @returns real paths
 */
function socketPaths(): readonly string[] {
  // "address: references protocol flags type state inode path". Source: proc_pid_net(5)
  const lines = (unlessFailed(() => readFileSync('/proc/net/unix', 'utf8')) ?? '').split('\n')
  const paths = lines.flatMap((line) => /^(?:\S+\s+){7}(\/.*)$/.exec(line)?.[1] ?? [])
  return [...new Set(paths)].flatMap((path) => unlessFailed(() => realSocket(path)) ?? [])
}

function realSocket(path: string): string | undefined {
  const real = join(realpathSync(dirname(path)), basename(path))
  return lstatSync(real).isSocket() ? real : undefined
}

/**
 * The part of /etc that programs need to run: accounts and hosts by name, certificates, libraries, time zones, fonts, and the configuration
 * of toolchains. Not there: keys of services, settings of daemons, and files that are not for everybody or hold a credential.
 */
const FILES =
  /^(ca-certificates\.conf|debian_version|gai\.conf|group|host\.conf|hostname|hosts|inputrc|ld\.so\.(cache|conf|preload)|locale\.(alias|conf|gen)|localtime|login\.defs|lsb-release|magic|mailcap|mime\.types|mtab|netconfig|networks|nsswitch\.conf|.*-release|passwd|protocols|resolv\.conf|rpc|services|shells|timezone)$/
const FOLDERS =
  /^(alternatives|crypto-policies|fonts|java.*|jvm.*|ld\.so\.conf\.d|maven|mono|OpenCL|perl|php.*|profile\.d|python.*|R|terminfo|texmf|xdg)$/
const CERTIFICATE_FOLDER = /^\/etc\/(ssl|pki)\//
const CERTIFICATES = words(
  'ssl/certs ssl/cert.pem ssl/openssl.cnf pki/ca-trust pki/java pki/tls/certs pki/tls/cert.pem pki/tls/openssl.cnf'
)
/** Only if they hold no credential. */
const SETTINGS = ['npmrc', 'pip.conf', 'gitconfig', 'gemrc', 'profile', 'bash.bashrc']

/**
 * Writes what commands see as /etc: copies of files, because each mount takes time, and mounts of folders inside.
 *
 * @param folder of ours, outside of the work tree
 */
async function etcMounts(folder: string): Promise<Mount[]> {
  const names = unlessFailed(() => readdirSync('/etc')) ?? []
  const wanted = [...names.filter((name) => FILES.test(name) || FOLDERS.test(name)), ...CERTIFICATES]
  const settings = SETTINGS.filter((name) => !holdsCredential(join('/etc', name)))
  const paths = [...wanted, ...settings].map((name) => join('/etc', name))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  // Without one, the umount of an ordinary user fails.
  writeFileSync(join(folder, 'fstab'), '')
  const mounts = paths.flatMap((path) => addEntry(path, join(folder, path.slice('/etc/'.length))) ?? [])
  const folders = mounts.map(({ path }) => path)
  const hidden = hide(await findPrivate(folders, (path) => CERTIFICATE_FOLDER.test(path)))
  return [bind('readable', '/etc', folder), ...mounts, ...hidden]
}

/** A folder becomes a mount. Of a link to a file, such as resolv.conf, its content is copied; other links stay links. */
function addEntry(path: string, copy: string): Mount | undefined {
  const real = unlessFailed(() => realpathSync(path))
  if (real === undefined) return undefined
  mkdirSync(dirname(copy), { recursive: true })
  const isFolder = statSync(real).isDirectory()
  const isLink = lstatSync(path).isSymbolicLink()
  if (isLink && (isFolder || isWithin(real, '/proc'))) symlinkSync(readlinkSync(path), copy)
  else if (isFolder) {
    mkdirSync(copy)
    return bind('readable', path)
  } else if ((statSync(real).mode & 0o004) !== 0) copyFileSync(real, copy)
  return undefined
}

import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  writeFileSync,
  type BigIntStats
} from 'node:fs'
import { basename, join, dirname, resolve } from 'node:path'
import { ToolError, unlessFailed } from '../../errors.ts'
import { repositoryOfCopy } from '../../git/command-repository.ts'
import { foldersAbove } from '../../text/normalized-path.ts'
import { folderOf, isWithin } from '../../text/paths.ts'
import { words } from '../../text/lines.ts'
import { homeIn } from './closed-paths.ts'
import { credentialFiles, searchTree } from './git-folders.ts'
import {
  bind,
  CLEAN,
  hide,
  isFolder,
  onDisk,
  UnprotectedTree,
  type Identity,
  type Mount,
  type TreePlan
} from './mount.ts'
import { writeNew } from '../files/files.ts'
import { openBeneath } from '../files/open-beneath.ts'
import type { TreeGuard } from '../files/tree-guard.ts'
import { openFolder } from '../open-folder.ts'
import type { SandboxedCommand, SandboxOptions } from './sandbox.ts'
import type { Environment } from '../../domain/settings.ts'
import { hardenedEnvironment, trustedEnvironment } from '../../git/hardened-environment.ts'
import { outputOf } from './find-on-machine.ts'

/**
 * @param people the home folders of others
 * @throws UnprotectedTree for a work tree in which commands could read or replace what they must not
 */
export function requireProtectable({ root, home }: SandboxOptions, people: readonly string[]): void {
  const found = homeIn(root, [home, ...people])
  if (found !== undefined) {
    throw new UnprotectedTree(
      `The work tree is or contains the home folder ${found}, whose credentials commands could read. Work in a clone in another folder.`
    )
  }
  if (unlessFailed(() => lstatSync(join(root, '.git')))?.isSymbolicLink() === true) {
    throw new UnprotectedTree(
      'The .git of the work tree is a symbolic link, which commands could replace. Work in a clone of its own.'
    )
  }
}

/**
 * @param closed folders and files that stay closed, also inside the work tree
 * @throws UnprotectedTree if the tree has more other checkouts than a sandbox can protect
 */
export async function planTree(
  { root, repository, stateFolder, environment }: Omit<SandboxOptions, 'home' | 'closed' | 'readable'>,
  closed: readonly string[]
): Promise<TreePlan> {
  // Attack: without a `.git`, a command creates one that names a program, and the next git of the job runs it.
  if (!existsSync(join(root, '.git'))) mkdirSync(join(root, '.git'))
  const [{ own, others, suspect, sockets }, configured] = await Promise.all([
    searchTree(root),
    configuredPaths(root, environment)
  ])
  const inside = closed.filter((path) => path !== root && isWithin(path, root))
  // A file only names its repository.
  const replaced = others.filter(isFolder)
  const hidden = hide([...suspect, ...inside])
  const kept = [...configured].filter(([path]) => ![...own, ...others].some((each) => isWithin(path, each)))
  for (const [path, kind] of kept) makeConfigured(root, path, kind)
  const points = [
    ...(await ownRepository(join(root, '.git'), repository, own)),
    ...others.flatMap((path) =>
      replaced.includes(path) ? otherRepository(path, stateFolder) : [bind('readable', path)]
    ),
    ...kept.map(([path]) => bind('readable', path)),
    ...hidden,
    ...hide(sockets)
  ]
  const above = foldersBetween(root, points).sort((a, b) => a.length - b.length)
  if (points.length + above.length > MAX_MOUNTS) {
    throw new UnprotectedTree(
      `The work tree has too many other checkouts for a sandbox to protect them, such as ${others.at(-1) ?? ''}. ${CLEAN}`
    )
  }
  // In another checkout, its own user may work meanwhile.
  const isWatched = ({ path }: Mount) => !replaced.some((each) => isWithin(path, each))
  const sources = points.filter(isWatched).flatMap((mount) => (mount.kind === 'readable' ? mount.source : []))
  const watched = [
    root,
    ...above,
    ...sources,
    ...replaced,
    ...hidden.flatMap(({ kind, path }) => (kind === 'empty' ? path : []))
  ]
  const notCopied = [...own, ...others, ...suspect, ...inside]
  return { root, disk: root, notCopied, points, identities: new Map(watched.map((path) => [path, identityOf(path)])) }
}

/** The same work tree, of which commands get a copy. */
export function copiedTree({ root, notCopied, points, identities }: TreePlan, disk: string): TreePlan {
  const place = { root, disk, notCopied }
  const repository = repositoryOfCopy(disk)
  const sourceOf = ({ path, source }: Extract<Mount, { source: string }>) =>
    // In a linked work tree it is a file, over which no folder can be mounted.
    path === join(root, '.git') && [source, repository].every(isFolder) ? repository : onDisk(place, source)
  return {
    ...place,
    points: points.map((mount) => ('source' in mount ? { ...mount, source: sourceOf(mount) } : mount)),
    identities: new Map([...identities.keys()].map((path) => [path, identityOf(onDisk(place, path))]))
  }
}

/** The plan of a tree with nothing in it that must be protected. */
export function withoutPoints({ root, disk, identities }: TreePlan): TreePlan {
  const own = [...identities].filter(([path]) => path === root)
  return { root, disk, notCopied: [], points: [], identities: new Map(own) }
}

/** The same for the file tools. Attack: `read_file` shows the token in a repository that is not called `.git`. */
export async function guardTree(
  { root, environment }: Pick<SandboxOptions, 'root' | 'environment'>,
  closed: readonly string[]
): Promise<TreeGuard> {
  const nothing = () => undefined
  const [found, kept] = await Promise.all([searchTree(root, nothing), configuredPaths(root, environment)])
  const { own, others, suspect, repositories } = found
  const inTree = (paths: Iterable<string>) =>
    [...paths].filter((path) => path.startsWith(`${root}/`)).map((path) => path.slice(root.length + 1))
  return { hidden: inTree([...own, ...others, ...suspect, ...closed]), kept: inTree(kept.keys()), repositories }
}

/** Makes what does not exist, because a command would. Git reads an empty file or folder there as nothing. */
function makeConfigured(root: string, path: string, kind: 'file' | 'folder'): void {
  const relative = path.slice(root.length + 1)
  unlessFailed(() => {
    using folder = openBeneath(root, kind === 'folder' ? relative : folderOf(relative), { create: true })
    if (kind === 'file') writeNew(folder, basename(path), { content: '', like: undefined })
  })
  if (isRealPath(path)) return
  throw new UnprotectedTree(
    `The configuration of git names ${path}. Name a path in it that leads through no symbolic link.`
  )
}

/** Each start of a command makes all of them. */
const MAX_MOUNTS = 400

/**
 * The repository for commands covers the root's own, if that is a folder: nothing can be mounted over a file. Otherwise they see the real one
 * without what may hold a credential.
 */
async function ownRepository(
  path: string,
  repository: SandboxOptions['repository'],
  own: readonly string[]
): Promise<Mount[]> {
  if (repository && isFolder(path)) {
    const borrowed = repository.borrowed.map(({ name, folder }) => bind('readable', join(path, name), folder))
    return [bind('readable', path, repository.folder), ...borrowed]
  }
  const suspect = await Promise.all(own.map(credentialFiles))
  return [...own.map((each) => bind('readable', each)), ...hide(suspect.flat())]
}

/**
 * The history of another checkout, as package managers keep it in the work tree, without its configuration and whatever else can hold a
 * credential. In an empty folder, git would answer for the repository above.
 */
function otherRepository(path: string, stateFolder: string): Mount[] {
  const folders = HISTORY_FOLDERS.filter((name) => isFolder(join(path, name)))
  const files = HISTORY_FILES.filter((name) => unlessFailed(() => lstatSync(join(path, name)))?.isFile() === true)
  const source = mkdtempSync(join(stateFolder, 'checkout-'))
  chmodSync(source, 0o755)
  // Each part needs a place. Without HEAD, it is no repository.
  for (const name of HISTORY_FOLDERS) mkdirSync(join(source, name), { mode: 0o755 })
  for (const name of new Set(['HEAD', ...files])) writeFileSync(join(source, name), 'ref: refs/heads/none\n')
  const parts = [...folders, ...files].map((name) => bind('readable', join(path, name)))
  return [bind('readable', path, source), ...parts]
}

const HISTORY_FOLDERS = words('objects refs')
const HISTORY_FILES = words('HEAD packed-refs index shallow')

/**
 * The folders between the root and the points. Each becomes a mount itself, because a mount point cannot be renamed or replaced.
 * Attack: a command renames such a folder, so that it sees what a mount hid, or makes the next one follow a link to a place outside.
 */
function foldersBetween(root: string, points: readonly Mount[]): string[] {
  const folders = new Set(points.flatMap(({ path }) => foldersAbove(path)))
  const isOpen = (folder: string) => !points.some(({ path }) => isWithin(folder, path))
  return [...folders].filter((folder) => folder.startsWith(`${root}/`) && isOpen(folder))
}

function identityOf(path: string): Identity {
  const status = unlessFailed(() => lstatSync(path, { bigint: true }))
  const real = unlessFailed(() => realpathSync(path))
  if (!status || real === undefined) return MISSING
  return { device: `${status.dev}`, inode: `${status.ino}`, type: typeOf(status), path: real }
}

const MISSING: Identity = { device: '', inode: '', type: 'missing', path: '' }

function typeOf(status: BigIntStats): Identity['type'] {
  return status.isDirectory() ? 'folder' : status.isFile() ? 'file' : 'other'
}

/**
 * Opens the folders that lead to mounts, which a command may have closed.
 *
 * @throws ToolError if one is not the folder that it was
 */
export function checkTree({ identities, ...place }: TreePlan): void {
  for (const [path, identity] of identities) {
    const there = onDisk(place, path)
    openFolder(there)
    if (JSON.stringify(identityOf(there)) === JSON.stringify(identity)) continue
    throw new ToolError(
      `No command can run, because ${path} was replaced or deleted while Forgehand worked. Only the file tools can go on.`
    )
  }
}

/**
 * What must be mounted in the work tree, to check after mounting: pairs of a path and its device and inode, as `stat -c %d:%i` prints them.
 * With a `!` it must be another one, because what is hidden or replaced must be covered. None in a tree without mounts inside it.
 * Attack: a second run on the same work tree renames a folder between our check and the mount.
 *
 * @param emptyFile what is mounted in the place of a file that commands do not see
 */
export function expectedMounts(
  { points, identities, ...place }: TreePlan,
  { confinedTo }: SandboxedCommand,
  emptyFile: string
): readonly (readonly [string, string])[] {
  const masked = points.flatMap(({ kind, path }) => (kind === 'masked' ? path : []))
  const planned = [...identities.keys(), ...masked].filter(
    (path) => path.startsWith(`${place.root}/`) && !isWithin(path, join(place.root, '.git'))
  )
  return [...new Set([...planned, ...(confinedTo ?? []).filter(isRealPath)])].map((path) => {
    const there = onDisk(place, path)
    const point = points.findLast((each) => each.path === path)
    // The file tools can write a new file in the place of one that commands do not see, so its own identity says nothing.
    if (point?.kind === 'masked') return [path, idOf(identityOf(emptyFile))]
    const id = idOf(identities.get(path) ?? identityOf(there))
    const isItself = !point || ('source' in point && point.source === there)
    return [path, isItself ? id : `!${id}`]
  })
}

function idOf({ device, inode }: Identity): string {
  return `${device}:${inode}`
}

/**
 * The work tree as this command may change it.
 *
 * @param more points beside the planned ones
 */
export function treeMounts(
  { points: planned, ...place }: TreePlan,
  { isBackground = false, confinedTo }: SandboxedCommand,
  more: readonly Mount[]
): readonly Mount[] {
  const points = [...planned, ...more]
  const isOpen = (path: string) => isRealPath(path) && !planned.some((point) => isWithin(path, point.path))
  const { root } = place
  const writable = isBackground ? [] : (confinedTo?.filter(isOpen) ?? [root])
  const bindHere = (kind: 'readable' | 'writable', path: string) => bind(kind, path, onDisk(place, path))
  // Also where nothing can be written. Attack: a command passes the open tree to a background process, which renames what is no mount there.
  const above = foldersBetween(root, points).map((folder) =>
    bindHere(writable.some((each) => isWithin(folder, each)) ? 'writable' : 'readable', folder)
  )
  return [bindHere('readable', root), ...above, ...writable.map((path) => bindHere('writable', path)), ...points]
}

/** Attack: a committed link with the name of a writable folder leads to another folder. */
function isRealPath(path: string): boolean {
  return unlessFailed(() => realpathSync(path)) === path
}

/** Each takes a process. */
const MAX_INCLUDED = 100
const INCLUDES = /^include(if\..*)?\.path$/
/** What these name counts also if it does not exist yet. */
const NAMES_PATH = /^core\.(hookspath|attributesfile)$/

/**
 * The paths in the work tree that git itself reads because the configuration of its repository names them: folders of hooks, included files.
 * Not what a shell reads: no list of its syntax is complete. Git is asked, which follows no include itself and starts nothing.
 * Attack: husky sets `core.hooksPath` to a folder that git ignores. A command writes a hook there, and the next commit runs it.
 *
 * @returns what each is if it does not exist
 * @throws UnprotectedTree for a configuration that cannot be read in time
 */
export async function configuredPaths(
  root: string,
  { HOME = '/nonexistent', PATH = '' }: Environment
): Promise<ReadonlyMap<string, 'file' | 'folder'>> {
  const git = join(root, '.git')
  const trusted = await trustedEnvironment(root, { PATH: PATH || '/usr/bin:/bin' })
  const variables = { ...hardenedEnvironment(trusted['PATH'] ?? ''), GIT_DIR: git, GIT_WORK_TREE: root }
  const at = (folder: string, value: string) => resolve(root, folder, value.replace(/^~(?=\/)/, HOME))
  const paths = new Map<string, 'file' | 'folder'>()
  const included = new Set([''])
  for (const file of included) {
    const from = file === '' ? [] : ['--file', file]
    const args = ['config', '--no-includes', '--null', '--show-origin', ...from, '--list']
    const fields = (await outputOf('git', args, variables)).toString().split('\0')
    for (let index = 0; index + 1 < fields.length; index += 2) {
      const [, key = '', value = ''] = /^([^\n]*)\n([^]+)$/.exec(fields[index + 1] ?? '') ?? []
      if (INCLUDES.test(key)) included.add(at(dirname(fields[index]?.replace('file:', '') ?? ''), value))
      if (NAMES_PATH.test(key)) paths.set(at('', value), key.endsWith('hookspath') ? 'folder' : 'file')
    }
    if (included.size > MAX_INCLUDED) throw new UnprotectedTree(`${git} includes more than ${MAX_INCLUDED} files.`)
  }
  for (const file of included) paths.set(file, 'file')
  return new Map([...paths].filter(([path]) => path !== root && isWithin(path, root) && !isWithin(path, git)))
}

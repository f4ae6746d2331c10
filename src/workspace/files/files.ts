import { constants, lstatSync, opendirSync, readlinkSync, statSync, type Dirent, type Stats } from 'node:fs'
import { posix } from 'node:path'
import { ToolError, isSystemError, unlessSystemError, unlessError, unlessFailed } from '../../errors.ts'
import type { Look } from '../../git/look.ts'
import { atOnce } from './at-once.ts'
import { openBeneath, openFile, type OpenFolder } from './open-beneath.ts'
import { OpenFile } from './open-file.ts'

const MAX_FILE_BYTES = 32 * 1024 * 1024

export interface Entry {
  readonly name: string
  readonly kind: 'file' | 'folder' | 'link' | 'other'
}

/**
 * @param relative as `resolveInside` returns it, here and below
 * @throws ToolError if it is not a readable file; the system's ENOENT
 */
export function readFileBeneath(root: string, relative: string): Promise<Buffer> {
  return withFileBeneath(root, relative, async (file, { size }) => {
    if (size <= MAX_FILE_BYTES) return await file.content()
    throw new ToolError(`${relative} has ${size} bytes, too many to load at once. Use read_file or grep_search.`)
  })
}

/**
 * Opens a file while `work` runs.
 *
 * @throws ToolError if it is not a readable file; the system's ENOENT
 */
export async function withFileBeneath<Result>(
  root: string,
  relative: string,
  work: (file: OpenFile, stats: Stats) => Promise<Result>
): Promise<Result> {
  const { dir, base } = posix.parse(relative)
  if (base === '') throw new ToolError('The root of the repository is a folder; use list_directory.')
  using folder = openBeneath(root, dir)
  using file = openFile(folder.at(base))
  const { stats } = file
  if (stats.isDirectory()) throw new ToolError(`${relative} is a folder; use list_directory.`)
  if (!stats.isFile()) throw new ToolError(`${relative} is not a regular file.`)
  if (!isOwnFile(relative, stats)) {
    throw new ToolError(`${relative} is a hard link and may belong elsewhere, so it is not read.`)
  }
  return await work(file, stats)
}

/**
 * False for a file that may also be outside the repository. A hard link has no target that could be checked. Git creates none, but
 * package managers do, to share installed files.
 */
export function isOwnFile(path: string, { nlink }: Stats): boolean {
  return nlink <= 1 || path.split('/').includes('node_modules')
}

/** Writes a file that must not exist yet, with the mode and owner of `like` if given. */
export function writeNew(
  folder: OpenFolder,
  name: string,
  { content, like }: { readonly content: string | Buffer; readonly like: Stats | undefined }
): void {
  const { O_CREAT, O_EXCL, O_NOFOLLOW, O_WRONLY } = constants
  using file = new OpenFile(folder.at(name), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0o666)
  file.write(content)
  // In a container job we are root, but commands run as the owner of the tree and must be able to change the file.
  const owner = process.getuid?.() === 0 ? (like ?? statSync(folder.path)) : undefined
  if (owner) file.chown(owner)
  if (like) file.chmod(like.mode & 0o777)
}

export async function existsBeneath(root: string, relative: string): Promise<boolean> {
  return (await statBeneath(root, relative)) !== undefined
}

/** Follows no link; undefined if the path does not exist or leads through a link. */
export function statBeneath(root: string, relative: string): Promise<Stats | undefined> {
  return atOnce(() => statBeneathSync(root, relative))
}

/** The same as `statBeneath`, for synchronous work. */
export function statBeneathSync(root: string, relative: string): Stats | undefined {
  const status = () => atEntry(root, relative, (path) => lstatSync(path, { throwIfNoEntry: false }))
  return unlessFailed(status, ['ENOENT', 'ENOTDIR', 'ELOOP'])
}

function atEntry<Result>(root: string, relative: string, work: (path: string) => Result): Result {
  const { dir, base } = posix.parse(relative)
  using folder = openBeneath(root, dir)
  return work(folder.at(base))
}

/** What `read` returns; `otherwise` for what is missing, no file, or a link that leads nowhere allowed. */
export function unlessUnreadable<Value, Otherwise>(
  read: Promise<Value>,
  otherwise: Otherwise
): Promise<Value | Otherwise> {
  return unlessError(read, otherwise, (error) => isSystemError(error) || error instanceof ToolError)
}

/** Undefined if it does not exist. */
export async function kindBeneath(root: string, relative: string): Promise<Entry['kind'] | undefined> {
  // The descriptor of the root is itself a link in /proc.
  if (relative === '') return 'folder'
  const stats = await statBeneath(root, relative)
  return stats && kindOf(stats)
}

/** The target of a link; undefined if it is not a link. */
export function linkBeneath(root: string, relative: string): Promise<string | undefined> {
  return unlessSystemError(
    atOnce(() => atEntry(root, relative, (path) => readlinkSync(path))),
    undefined
  )
}

/** The entries of a folder, sorted by name, without `.git`. */
export function listFolderBeneath(root: string, relative: string, look: Look): Promise<Entry[]> {
  return atOnce(() => {
    using folder = openBeneath(root, relative)
    const entries: Entry[] = []
    for (const entry of entriesIn(folder.path)) {
      look.list([posix.join(relative, entry.name)])
      if (entry.name !== '.git') entries.push({ name: entry.name, kind: kindOf(entry) })
    }
    return entries.sort((a, b) => (a.name < b.name ? -1 : 1))
  })
}

/** One at a time: a folder can have millions. */
export function* entriesIn(folder: string): Generator<Dirent> {
  const open = opendirSync(folder)
  try {
    for (let entry = open.readSync(); entry; entry = open.readSync()) yield entry
  } finally {
    open.closeSync()
  }
}

function kindOf(entry: Pick<Stats, 'isDirectory' | 'isFile' | 'isSymbolicLink'>): Entry['kind'] {
  if (entry.isDirectory()) return 'folder'
  if (entry.isSymbolicLink()) return 'link'
  return entry.isFile() ? 'file' : 'other'
}

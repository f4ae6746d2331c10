import { randomUUID } from 'node:crypto'
import type { Stats } from 'node:fs'
import { link, lstat, rename, unlink } from 'node:fs/promises'
import { posix } from 'node:path'
import { ToolError, isSystemError } from '../../errors.ts'
import { writeNew } from './files.ts'
import { foldersAbove, missingFolders, removeFolders } from './folders.ts'
import { openBeneath, openFile } from './open-beneath.ts'
import type { OpenFolder } from './open-beneath.ts'

/** What becomes of one file. */
export interface FileChange {
  /** As `resolveInside` returns it. */
  readonly path: string
  /** Undefined: the file is taken away. */
  readonly content: Buffer | undefined
  /** The file whose mode and owner this one gets, for the target of a move. Undefined: its own, if it is there. */
  readonly like?: string | undefined
  /** Undefined leaves it as it is. */
  readonly executable?: boolean | undefined
}

type Undo = () => Promise<void>

/**
 * Makes several changes as if they were one. All new content is on disk before the first file is touched; should a later
 * step fail nevertheless, what was done is put back before the failure is thrown. Each file is at any moment the old one
 * or the new one, even if the process is killed. Folders are made as needed, and those left empty by a file that went go
 * with it.
 *
 * @param changes at most one for each path
 * @throws ToolError naming the path of the change that is not possible
 */
export async function applyChanges(root: string, changes: readonly FileChange[], signal: AbortSignal): Promise<void> {
  const undo: Undo[] = []
  const folders: OpenFolder[] = []
  const prepared: Prepared[] = []
  try {
    for (const change of changes) {
      signal.throwIfAborted()
      await naming(change, async () => {
        const place = await openPlace(root, change, undo)
        folders.push(place.folder)
        prepared.push(await prepare(root, { change, place, undo }))
      })
    }
    for (const each of prepared) await naming(each.change, () => putInPlace(each, undo))
  } catch (error) {
    await takeBack(undo, error)
    await closeAll(folders)
    throw error
  }
  for (const each of prepared) await settle(root, each)
  await closeAll(folders)
}

/** The system's errors name a place in `/proc`, which says nothing to a model. */
async function naming({ path }: FileChange, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!isSystemError(error)) throw error
    throw new ToolError(`${path} cannot be changed: ${complaints[error.code ?? ''] ?? error.code}.`, { cause: error })
  }
}

const complaints: Readonly<Record<string, string>> = {
  ENOSPC: 'no space is left on the disk',
  EDQUOT: 'no space is left on the disk',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'it is on a disk that is read-only',
  ENOTDIR: 'one of the names before the last is no folder',
  ELOOP: 'a symbolic link has come into its place'
}

async function closeAll(folders: readonly OpenFolder[]): Promise<void> {
  await Promise.all(folders.map((folder) => folder[Symbol.asyncDispose]()))
}

async function takeBack(undo: readonly Undo[], cause: unknown): Promise<void> {
  const failures: unknown[] = []
  for (const step of undo.toReversed()) await step().catch((failure: unknown) => failures.push(failure))
  if (failures.length > 0) {
    throw new AggregateError(failures, 'A change failed half-way, and not all of it could be put back.', { cause })
  }
}

/** Where a file is or will be. */
interface Place {
  readonly folder: OpenFolder
  readonly name: string
}

async function openPlace(root: string, { path, content }: FileChange, undo: Undo[]): Promise<Place> {
  const { dir, base } = posix.parse(path)
  if (base === '') throw new ToolError('The root of the repository is a folder; name a file in it.')
  if (content !== undefined) {
    const missing = await missingFolders(root, dir)
    undo.push(() => removeFolders(root, missing))
  }
  return { folder: await openBeneath(root, dir, { create: content !== undefined }), name: base }
}

interface Prepared {
  readonly change: FileChange
  readonly place: Place
  /** What is there now. */
  readonly old: Stats | undefined
  /** Name under which the new content waits. */
  readonly waiting: string | undefined
  /** Name under which the old file is kept until all is done. */
  readonly kept: string
}

async function prepare(
  root: string,
  { change, place, undo }: { readonly change: FileChange; readonly place: Place; readonly undo: Undo[] }
): Promise<Prepared> {
  const { path, content, like, executable } = change
  const old = await statsAt(place)
  if (old && !old.isFile()) throw new ToolError(`${path} is ${old.isDirectory() ? 'a folder' : 'no regular file'}.`)
  if (!old && content === undefined) throw new ToolError(`${path} does not exist.`)
  const prepared = { change, place, old, kept: temporaryName() }
  if (content === undefined) return { ...prepared, waiting: undefined }

  const waiting = temporaryName()
  undo.push(() => unlinkIfThere(place.folder.at(waiting)))
  await writeNew(place.folder, waiting, { content, like: like === undefined ? old : await statsOf(root, like) })
  if (executable !== undefined) await setExecutable({ ...place, name: waiting }, executable)
  return { ...prepared, waiting }
}

function temporaryName(): string {
  return `.forgehand-${randomUUID()}`
}

async function statsOf(root: string, path: string): Promise<Stats | undefined> {
  const { dir, base } = posix.parse(path)
  await using folder = await openBeneath(root, dir)
  return await statsAt({ folder, name: base })
}

async function statsAt({ folder, name }: Place): Promise<Stats | undefined> {
  try {
    return await lstat(folder.at(name))
  } catch (error) {
    if (isSystemError(error) && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** As git does: who may read it may execute it, or nobody may. */
async function setExecutable({ folder, name }: Place, executable: boolean): Promise<void> {
  await using file = await openFile(folder, name)
  const { mode } = await file.stat()
  await file.chmod(executable ? (mode & 0o777) | ((mode & 0o444) >> 2) : mode & 0o666)
}

async function putInPlace({ place: { folder, name }, old, waiting, kept }: Prepared, undo: Undo[]): Promise<void> {
  if (old) {
    await (waiting === undefined ? rename : keep)(folder.at(name), folder.at(kept))
    undo.push(async () => {
      await rename(folder.at(kept), folder.at(name))
      // Where both are names of one file still, renaming does nothing.
      await unlinkIfThere(folder.at(kept))
    })
  }
  if (waiting !== undefined) {
    await rename(folder.at(waiting), folder.at(name))
    // The old file is renamed over it, when there is one.
    if (!old) undo.push(() => unlink(folder.at(name)))
  }
}

/** Gives a file that is going to be replaced a second name; a new one, where the file system knows no second names. */
async function keep(path: string, kept: string): Promise<void> {
  try {
    await link(path, kept)
  } catch (error) {
    if (!isSystemError(error)) throw error
    await rename(path, kept)
  }
}

async function settle(root: string, { change, place, old, kept }: Prepared): Promise<void> {
  if (old) await unlink(place.folder.at(kept))
  if (change.content === undefined) await removeFolders(root, foldersAbove(change.path))
}

async function unlinkIfThere(path: string): Promise<void> {
  try {
    await unlink(path)
  } catch (error) {
    if (!isSystemError(error) || error.code !== 'ENOENT') throw error
  }
}

import { randomUUID } from 'node:crypto'
import type { Stats } from 'node:fs'
import { link, lstat, rename, rmdir, unlink } from 'node:fs/promises'
import { posix } from 'node:path'
import { ToolError, isSystemError, unlessSystemError } from '../../errors.ts'
import { foldersAbove } from '../../text/normalized-path.ts'
import { existsBeneath, writeNew } from './files.ts'
import { openBeneath, openFile } from './open-beneath.ts'
import type { OpenFolder } from './open-beneath.ts'

/** A file to write or to delete. */
export interface FileChange {
  /** As `resolveInside` returns it. */
  readonly path: string
  /** Undefined to delete the file. */
  readonly content: Buffer | undefined
  /** The file to copy mode and owner from, for the target of a move. Undefined: from the file itself, if it exists. */
  readonly like?: string | undefined
  /** Undefined to keep it as it is. */
  readonly executable?: boolean | undefined
}

type Undo = () => Promise<void>

/**
 * Makes several changes as one. Writes all new content to disk before it touches the first file. If a later step fails, undoes
 * everything and throws. At any moment each file is either the old one or the new one, even if the process is killed. Creates
 * missing folders, and removes folders that become empty.
 *
 * @param changes at most one for each path
 * @throws ToolError with the path of the change that is not possible
 */
export async function applyChanges(root: string, changes: readonly FileChange[], signal: AbortSignal): Promise<void> {
  const undo: Undo[] = []
  const folders: OpenFolder[] = []
  const prepared: Prepared[] = []
  try {
    for (const change of changes) {
      signal.throwIfAborted()
      await explainingErrors(change, async () => {
        const target = await openTarget(root, change, undo)
        folders.push(target.folder)
        prepared.push(await prepare(root, { change, target, undo }))
      })
    }
    for (const each of prepared) await explainingErrors(each.change, () => replaceFile(each, undo))
  } catch (error) {
    await undoAll(undo, error)
    await closeAll(folders)
    throw error
  }
  for (const each of prepared) await cleanUp(root, each)
  await closeAll(folders)
}

/** Errors of the system name a path in `/proc`, which means nothing to a model. */
async function explainingErrors({ path }: FileChange, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!isSystemError(error)) throw error
    throw new ToolError(`${path} cannot be changed: ${reasons[error.code ?? ''] ?? error.code}.`, { cause: error })
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'no space is left on the disk',
  EDQUOT: 'no space is left on the disk',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOTDIR: 'a name before the last one is not a folder',
  ELOOP: 'a symbolic link has replaced it'
}

async function closeAll(folders: readonly OpenFolder[]): Promise<void> {
  await Promise.all(folders.map((folder) => folder[Symbol.asyncDispose]()))
}

async function undoAll(undo: readonly Undo[], cause: unknown): Promise<void> {
  const failures: unknown[] = []
  for (const step of undo.toReversed()) await step().catch((failure: unknown) => failures.push(failure))
  if (failures.length > 0) {
    throw new AggregateError(failures, 'A change failed halfway, and not all of it could be undone.', { cause })
  }
}

/** An existing or a new file. */
interface Target {
  readonly folder: OpenFolder
  readonly name: string
}

async function openTarget(root: string, { path, content }: FileChange, undo: Undo[]): Promise<Target> {
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
  readonly target: Target
  /** The existing file. */
  readonly old: Stats | undefined
  /** Temporary name of the new content. */
  readonly newName: string | undefined
  /** Temporary name of the old file, until all changes are made. */
  readonly backupName: string
}

async function prepare(
  root: string,
  { change, target, undo }: { readonly change: FileChange; readonly target: Target; readonly undo: Undo[] }
): Promise<Prepared> {
  const { path, content, like, executable } = change
  const old = await statsAt(target)
  if (old && !old.isFile()) throw new ToolError(`${path} is ${old.isDirectory() ? 'a folder' : 'not a regular file'}.`)
  if (!old && content === undefined) throw new ToolError(`${path} does not exist.`)
  const prepared = { change, target, old, backupName: temporaryName() }
  if (content === undefined) return { ...prepared, newName: undefined }

  const newName = temporaryName()
  undo.push(() => unlinkIfExists(target.folder.at(newName)))
  await writeNew(target.folder, newName, { content, like: like === undefined ? old : await statsOf(root, like) })
  if (executable !== undefined) await setExecutable({ ...target, name: newName }, executable)
  return { ...prepared, newName }
}

function temporaryName(): string {
  return `.forgehand-${randomUUID()}`
}

async function statsOf(root: string, path: string): Promise<Stats | undefined> {
  const { dir, base } = posix.parse(path)
  await using folder = await openBeneath(root, dir)
  return await statsAt({ folder, name: base })
}

function statsAt({ folder, name }: Target): Promise<Stats | undefined> {
  return unlessSystemError(lstat(folder.at(name)), undefined, ['ENOENT'])
}

/** As git does: everyone who can read the file can execute it, or nobody can. */
async function setExecutable({ folder, name }: Target, executable: boolean): Promise<void> {
  await using file = await openFile(folder, name)
  const { mode } = await file.stat()
  await file.chmod(executable ? (mode & 0o777) | ((mode & 0o444) >> 2) : mode & 0o666)
}

async function replaceFile(prepared: Prepared, undo: Undo[]): Promise<void> {
  const { old, newName } = prepared
  const { folder, name } = prepared.target
  const [path, backup] = [folder.at(name), folder.at(prepared.backupName)]
  if (old) {
    await (newName === undefined ? rename : backUp)(path, backup)
    undo.push(async () => {
      await rename(backup, path)
      // If both are still names of one file, renaming does nothing.
      await unlinkIfExists(backup)
    })
  }
  if (newName !== undefined) {
    await rename(folder.at(newName), path)
    // An old file is restored by renaming it over the new one.
    if (!old) undo.push(() => unlink(path))
  }
}

/** Gives a file a second name, so that it never disappears; where the file system has no hard links, a new name. */
async function backUp(path: string, backup: string): Promise<void> {
  try {
    await link(path, backup)
  } catch (error) {
    if (!isSystemError(error)) throw error
    await rename(path, backup)
  }
}

async function cleanUp(root: string, { change, target, old, backupName }: Prepared): Promise<void> {
  if (old) await unlink(target.folder.at(backupName))
  if (change.content === undefined) await removeFolders(root, foldersAbove(change.path).toReversed())
}

function unlinkIfExists(path: string): Promise<void> {
  return unlessSystemError(unlink(path), undefined, ['ENOENT'])
}

/** The missing folders of a path, deepest first. */
async function missingFolders(root: string, folder: string): Promise<string[]> {
  if (folder === '' || (await existsBeneath(root, folder))) return []
  return [folder, ...(await missingFolders(root, posix.dirname(folder).replace(/^\.$/, '')))]
}

/** @param folders deepest first; stops at the first one that is not empty */
async function removeFolders(root: string, folders: readonly string[]): Promise<void> {
  for (const path of folders) {
    const { dir, base } = posix.parse(path)
    try {
      await using parent = await openBeneath(root, dir)
      await rmdir(parent.at(base))
    } catch (error) {
      // It is not empty, or was never created.
      if (isSystemError(error)) return
      throw error
    }
  }
}

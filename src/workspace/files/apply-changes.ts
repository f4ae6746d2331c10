import { randomUUID } from 'node:crypto'
import { linkSync, lstatSync, renameSync, rmdirSync, unlinkSync, type Stats } from 'node:fs'
import { posix } from 'node:path'
import { ToolError, isSystemError } from '../../errors.ts'
import { foldersAbove } from '../../text/normalized-path.ts'
import { folderOf } from '../../text/paths.ts'
import { atOnce } from './at-once.ts'
import { statBeneathSync, writeNew } from './files.ts'
import { openBeneath, openFile, type OpenFolder } from './open-beneath.ts'

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

/**
 * Makes several changes as one. Writes all new content to disk before it touches the first file. If a later step fails, undoes
 * everything and throws. At any moment each file is either the old one or the new one, even if the process is killed. Creates
 * missing folders, and removes folders that become empty.
 *
 * @param changes at most one for each path
 * @throws ToolError with the path of the change that is not possible
 */
export function applyChanges(root: string, changes: readonly FileChange[], signal: AbortSignal): Promise<void> {
  return atOnce(() => {
    apply(root, changes, signal)
  })
}

function apply(root: string, changes: readonly FileChange[], signal: AbortSignal): void {
  using folders = new DisposableStack()
  const undo = new DisposableStack()
  const prepared: Prepared[] = []
  try {
    for (const change of changes) {
      signal.throwIfAborted()
      explainingErrors(change, () => {
        const target = openTarget(root, change, undo)
        folders.use(target.folder)
        const backupName = changes.length > 1 ? temporaryName() : undefined
        prepared.push(prepare(root, { change, target, backupName }, undo))
      })
    }
    for (const each of prepared) {
      explainingErrors(each.change, () => {
        replaceFile(each, undo)
      })
    }
  } catch (cause) {
    try {
      undo.dispose()
    } catch (failure) {
      const message = 'A change failed halfway, and not all of it could be undone.'
      throw new AggregateError([cause, failure], message, { cause: failure })
    }
    throw cause
  }
  for (const each of prepared) cleanUp(root, each)
}

/** Errors of the system name a path in `/proc`, which means nothing to a model. */
function explainingErrors({ path }: FileChange, work: () => void): void {
  try {
    work()
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

/** An existing or a new file. */
interface Target {
  readonly folder: OpenFolder
  readonly name: string
}

function openTarget(root: string, { path, content }: FileChange, undo: DisposableStack): Target {
  const { dir, base } = posix.parse(path)
  if (base === '') throw new ToolError('The root of the repository is a folder; name a file in it.')
  if (content !== undefined) {
    const missing = missingFolders(root, dir)
    undo.defer(() => {
      removeFolders(root, missing)
    })
  }
  return { folder: openBeneath(root, dir, { create: content !== undefined }), name: base }
}

interface Prepared {
  readonly change: FileChange
  readonly target: Target
  /** The existing file. */
  readonly old: Stats | undefined
  /** Temporary name of the new content. */
  readonly newName: string | undefined
  /** Temporary name of the old file, until all changes are made; undefined for the only change, after which nothing can fail. */
  readonly backupName: string | undefined
}

function prepare(root: string, planned: Omit<Prepared, 'old' | 'newName'>, undo: DisposableStack): Prepared {
  const { change, target } = planned
  const { path, content, like, executable } = change
  const old = statsAt(target)
  if (old && !old.isFile()) throw new ToolError(`${path} is ${old.isDirectory() ? 'a folder' : 'not a regular file'}.`)
  if (!old && content === undefined) throw new ToolError(`${path} does not exist.`)
  const prepared = { ...planned, old }
  if (content === undefined) return { ...prepared, newName: undefined }

  const newName = temporaryName()
  undo.defer(() => {
    unlinkIfExists(target.folder.at(newName))
  })
  writeNew(target.folder, newName, { content, like: like === undefined ? old : statBeneathSync(root, like) })
  if (executable !== undefined) setExecutable({ ...target, name: newName }, executable)
  return { ...prepared, newName }
}

function temporaryName(): string {
  return `.forgehand-${randomUUID()}`
}

function statsAt({ folder, name }: Target): Stats | undefined {
  return lstatSync(folder.at(name), { throwIfNoEntry: false })
}

/** As git does: everyone who can read the file can execute it, or nobody can. */
function setExecutable({ folder, name }: Target, executable: boolean): void {
  using file = openFile(folder.at(name))
  const { mode } = file.stats
  file.chmod(executable ? (mode & 0o777) | ((mode & 0o444) >> 2) : mode & 0o666)
}

function replaceFile(prepared: Prepared, undo: DisposableStack): void {
  const { old, newName, backupName } = prepared
  const { folder, name } = prepared.target
  const path = folder.at(name)
  if (old && backupName !== undefined) {
    const backup = folder.at(backupName)
    if (newName === undefined) renameSync(path, backup)
    else backUp(path, backup)
    undo.defer(() => {
      renameSync(backup, path)
      // If both are still names of one file, renaming does nothing.
      unlinkIfExists(backup)
    })
  }
  if (newName === undefined) {
    if (backupName === undefined) unlinkSync(path)
  } else {
    renameSync(folder.at(newName), path)
    // An old file is restored by renaming it over the new one.
    if (!old) {
      undo.defer(() => {
        unlinkSync(path)
      })
    }
  }
}

/** Gives a file a second name, so that it never disappears; where the file system has no hard links, a new name. */
function backUp(path: string, backup: string): void {
  try {
    linkSync(path, backup)
  } catch (error) {
    if (!isSystemError(error)) throw error
    renameSync(path, backup)
  }
}

function cleanUp(root: string, { change, target, old, backupName }: Prepared): void {
  if (old && backupName !== undefined) unlinkSync(target.folder.at(backupName))
  if (change.content === undefined) removeFolders(root, foldersAbove(change.path).toReversed())
}

function unlinkIfExists(path: string): void {
  if (lstatSync(path, { throwIfNoEntry: false })) unlinkSync(path)
}

/** The missing folders of a path, deepest first. */
function missingFolders(root: string, folder: string): string[] {
  if (folder === '' || statBeneathSync(root, folder)) return []
  return [folder, ...missingFolders(root, folderOf(folder))]
}

/** @param folders deepest first; stops at the first one that is not empty */
function removeFolders(root: string, folders: readonly string[]): void {
  for (const path of folders) {
    const { dir, base } = posix.parse(path)
    try {
      using parent = openBeneath(root, dir)
      rmdirSync(parent.at(base))
    } catch (error) {
      // It is not empty, or was never created.
      if (isSystemError(error)) return
      throw error
    }
  }
}

import { lstatSync } from 'node:fs'
import { unlessFailed, UserError } from '../../errors.ts'
import { isWithin } from '../../text/paths.ts'

/** One entry of the file system of a command, which has nothing else. */
export type Mount =
  | { readonly kind: 'readable' | 'writable'; readonly path: string; readonly source: string }
  /** `scratch`: an empty, writable folder. `empty`: an empty, read-only folder. `masked`: an empty file. */
  | { readonly kind: 'scratch' | 'empty' | 'masked'; readonly path: string }
  | { readonly kind: 'link'; readonly path: string; readonly target: string }

export interface TreePlace {
  /** Where commands see it. */
  readonly root: string
  /** Where it is on the disk: there too, or a copy. */
  readonly disk: string
  /** What a copy has only places for: repositories, and what commands do not see. */
  readonly notCopied: readonly string[]
}

/** The mounts in the work tree, which commands write to. */
export interface TreePlan extends TreePlace {
  /** What commands cannot change, or cannot see. */
  readonly points: readonly Mount[]
  /** What each path was when the mounts were planned. */
  readonly identities: ReadonlyMap<string, Identity>
}

/** A file or folder, whatever its name is. */
export interface Identity {
  readonly device: string
  readonly inode: string
  readonly type: 'folder' | 'file' | 'other' | 'missing'
  /** Without symbolic links. */
  readonly path: string
}

/** Where a path that commands see is on the disk. */
export function onDisk({ root, disk, notCopied }: TreePlace, path: string): string {
  const isCopied = isWithin(path, root) && !notCopied.some((each) => isWithin(path, each))
  return isCopied ? `${disk}${path.slice(root.length)}` : path
}

/** Where commands see a path of the disk. */
export function fromDisk({ root, disk }: TreePlace, path: string): string {
  return isWithin(path, disk) ? `${root}${path.slice(disk.length)}` : path
}

/** What to do about a tree with too much in it. */
export const CLEAN = 'Delete what an earlier run left, or check out into an empty folder.'

/** A work tree in which no sandbox can protect what must be protected. */
export class UnprotectedTree extends UserError {
  override name = 'UnprotectedTree'
}

/** A file or folder in its own place, or another one there. */
export function bind(kind: 'readable' | 'writable', path: string, source = path): Mount {
  return { kind, path, source }
}

/** Not true for a link to one. */
export function isFolder(path: string): boolean {
  return unlessFailed(() => lstatSync(path))?.isDirectory() ?? false
}

/** Empty files and folders in the place of those that exist. */
export function hide(paths: readonly string[]): Mount[] {
  return paths.flatMap((path): Mount[] => {
    const status = unlessFailed(() => lstatSync(path))
    // A mount at a link would be where the link leads.
    if (!status || status.isSymbolicLink()) return []
    return [{ kind: status.isDirectory() ? 'empty' : 'masked', path }]
  })
}

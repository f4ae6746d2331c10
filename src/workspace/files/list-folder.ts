import { ToolError, isSystemError } from '../../errors.ts'
import { LIST_LIMITS, Look } from '../../git/look.ts'
import { kindBeneath, linkBeneath, listFolderBeneath, type Entry } from './files.ts'
import { OutsideTree, resolveInside } from './resolve-inside.ts'
import { isWithinAny } from '../../text/paths.ts'
import type { IsolatedGit } from '../search/isolated-git.ts'
import type { WorkTreeFiles } from '../search/list-files.ts'

/** What a symbolic link leads to. `outside`: a path outside the repository, existing or not. */
export type SymlinkTarget = Entry['kind'] | 'missing' | 'outside'

export interface ListedEntry extends Entry {
  /** True if `.gitignore` excludes it from searches. */
  readonly isIgnored: boolean
  /** Only for a link. */
  readonly target?: { readonly path: string; readonly kind: SymlinkTarget }
}

export interface FolderListing {
  readonly kind: 'folder'
  /** Relative to the root, '' for the root itself. */
  readonly path: string
  readonly entries: readonly ListedEntry[]
  /** Number of further entries. */
  readonly more: number
}

interface ListOptions {
  readonly git: Pick<IsolatedGit, 'root' | 'hidden'>
  readonly files: Pick<WorkTreeFiles, 'ignored'>
  readonly signal: AbortSignal
}

const MAX_ENTRIES = 500

/** @param path as `resolveInside` returns it */
export async function listFolder(path: string, { git, files, signal }: ListOptions): Promise<FolderListing> {
  const look = new Look(LIST_LIMITS, signal)
  const hidden = await git.hidden()
  const pathOf = ({ name }: Entry) => (path === '' ? name : `${path}/${name}`)
  const found = await listFolderBeneath(git.root, path, look)
  const all = found.filter((entry) => !isWithinAny(pathOf(entry), hidden))
  const shown = all.slice(0, MAX_ENTRIES)
  const ignored = await files.ignored(shown.map(pathOf), look)
  const entries = await Promise.all(
    shown.map(async (entry): Promise<ListedEntry> => {
      const listed = { ...entry, isIgnored: ignored.has(pathOf(entry)) }
      const target = entry.kind === 'link' ? await targetOf(git.root, pathOf(entry)) : undefined
      return target ? { ...listed, target } : listed
    })
  )
  return { kind: 'folder', path, entries, more: all.length - shown.length }
}

/** Undefined for a link that has just been removed, or whose name is not valid text, so that it cannot be read. */
async function targetOf(root: string, link: string): Promise<ListedEntry['target']> {
  const path = await linkBeneath(root, link)
  if (path === undefined) return undefined
  try {
    return { path, kind: (await kindBeneath(root, await resolveInside(root, link))) ?? 'missing' }
  } catch (error) {
    if (error instanceof OutsideTree) return { path, kind: 'outside' }
    // A cycle of links, a path into .git, or a folder without permission: no tool can read it.
    if (error instanceof ToolError || isSystemError(error)) return { path, kind: 'missing' }
    throw error
  }
}

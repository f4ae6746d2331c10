import type { ChangeBase } from './change-base.ts'
import type { TreeChange } from '../../domain/change.ts'
import type { TreeEdit } from '../../git/changes.ts'
import { foldersAbove } from '../../text/normalized-path.ts'

export interface HeldBack {
  /** The rest of the change. */
  readonly published: TreeEdit
  /** Paths held back besides the given ones, each with the path that it belongs to: a given path or an earlier key of this map. */
  readonly belongsTo: ReadonlyMap<string, string>
}

/**
 * Holds back the given paths of a change, and everything that they replace or that moved with them. Attack: a file is moved to a protected path, so that only its removal would be published.
 */
export async function holdBack(
  change: TreeEdit,
  paths: Iterable<string>,
  { checkout, startSha }: ChangeBase
): Promise<HeldBack> {
  const belongsTo = new Map<string, string>()
  const heldBack = new Set(paths)
  let published = change
  const add = (path: string, owner: string) => {
    if (heldBack.has(path)) return
    heldBack.add(path)
    belongsTo.set(path, owner)
  }
  const moved = await checkout.movesBetween(startSha, change.tree)
  for (let known = 0; known < heldBack.size;) {
    known = heldBack.size
    for (const [path, owner] of replacedBy(change.changes, heldBack)) add(path, owner)
    const elsewhere = new Set([...moved].flatMap(([path, old]) => (heldBack.has(path) ? [] : old)))
    for (const [path, old] of moved) {
      if (heldBack.has(path) && !elsewhere.has(old)) add(old, path)
      else if (heldBack.has(old)) add(path, old)
    }
    published = await checkout.select(startSha, change.changes, ({ path }) => !heldBack.has(path))
    // `select` leaves out what conflicts with the rest. Other changes can belong to that too.
    const kept = new Set(published.changes.map(({ path }) => path))
    for (const { path } of change.changes) if (!kept.has(path)) add(path, conflicting(path, heldBack))
  }
  return { published, belongsTo }
}

/** Deleted files that a held-back folder replaces, or whose folder a held-back file replaces. */
function replacedBy(changes: readonly TreeChange[], heldBack: ReadonlySet<string>): ReadonlyMap<string, string> {
  const written = changes.filter(({ kind, path }) => kind === 'written' && heldBack.has(path)).map(({ path }) => path)
  const folders = new Map(written.flatMap((path) => foldersAbove(path).map((folder) => [folder, path] as const)))
  const files = new Set(written)
  const replaced = changes.flatMap(({ kind, path }) => {
    const owner = folders.get(path) ?? foldersAbove(path).find((folder) => files.has(folder))
    return kind === 'deleted' && owner !== undefined ? [[path, owner] as const] : []
  })
  return new Map(replaced)
}

function conflicting(path: string, heldBack: ReadonlySet<string>): string {
  return [...heldBack].find((other) => other.startsWith(`${path}/`) || path.startsWith(`${other}/`)) ?? path
}

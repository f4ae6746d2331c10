import { UserError } from '../errors.ts'
import type { FileStat } from './changes.ts'
import type { CheckpointEntry } from './checkpoint-journal.ts'
import type { CheckpointStore } from './checkpoints.ts'
import { GitFailure } from './git.ts'
import type { Patch } from './patch.ts'
import type { SkippedPath } from './work-tree.ts'

/** Each comparison is a process. */
const MAX_AT_ONCE = 8

/** A checkpoint, and what was changed until the next one or, after the last, until now. */
export interface ListedCheckpoint extends CheckpointEntry {
  /** Undefined when it is not known, for git has removed files that were held. */
  readonly stat: readonly FileStat[] | undefined
}

export interface UndoResult {
  readonly entry: CheckpointEntry
  /** Holds the tree as it was before; undefined when there was nothing to undo. */
  readonly saved: CheckpointEntry | undefined
  /** What was done to go back. */
  readonly stat: readonly FileStat[]
  /** What no checkpoint holds, and so was left as it is. */
  readonly skipped: readonly SkippedPath[]
}

/** The newest checkpoints, oldest first. */
export async function listCheckpoints(store: CheckpointStore, most: number): Promise<readonly ListedCheckpoint[]> {
  const { checkout, journal } = store
  const entries = journal.entries.slice(-most)
  if (entries.length === 0) return []
  const { tree } = await checkout.snapshot()
  const pairs = entries.map((entry, index) => ({ entry, next: entries[index + 1]?.id ?? tree }))
  const listed: ListedCheckpoint[] = []
  while (pairs.length > 0) {
    const some = pairs.splice(0, MAX_AT_ONCE).map(async ({ entry, next }) => ({
      ...entry,
      stat: await ifHeld(store, [entry.id, next], checkout.compare(entry.id, next))
    }))
    listed.push(...(await Promise.all(some)))
  }
  return listed
}

/**
 * What differs between a checkpoint and the tree as it is now.
 *
 * @throws UserError when there is no such checkpoint, or not any more
 */
export async function diffSince(
  store: CheckpointStore,
  number: number | undefined
): Promise<{ readonly entry: CheckpointEntry; readonly patch: Patch }> {
  const entry = findCheckpoint(store, number)
  const { tree } = await store.checkout.snapshot()
  const patch = await ifHeld(store, [entry.id], store.checkout.patchOf(entry.id, tree))
  if (!patch) throw notHeld(entry)
  return { entry, patch }
}

/**
 * Makes the work tree what it was at a checkpoint: changed, deleted, renamed and new files, links and modes. Files that a
 * `.gitignore` names stay as they are. Takes a checkpoint first, so that it can be undone itself.
 *
 * @param number undefined for the one that the last run began with
 * @throws UserError when there is no such checkpoint (any more), or something is in the way; then nothing was changed
 */
export async function undoTo(store: CheckpointStore, number: number | undefined): Promise<UndoResult> {
  const { checkout, journal } = store
  const entry = findCheckpoint(store, number)
  const { tree, skipped } = await checkout.snapshot()
  if (tree === entry.id) return { entry, saved: undefined, stat: [], skipped }
  // It reads all that is to be written, so what is missing is found out here.
  const stat = await ifHeld(store, [entry.id], checkout.compare(tree, entry.id))
  if (!stat) throw notHeld(entry)
  const saved = journal.last?.id === tree ? journal.last : journal.add({ id: tree })
  await checkout.restore(tree, entry.id)
  journal.recordStep(saved.number, { tool: 'undo', subject: `to ${entry.number}` })
  journal.save()
  return { entry, saved, stat, skipped }
}

function findCheckpoint({ journal }: CheckpointStore, number: number | undefined): CheckpointEntry {
  const { entries } = journal
  const entry =
    number === undefined
      ? entries.findLast(({ request }) => request !== undefined)
      : entries.find((each) => each.number === number)
  if (entry) return entry
  const [first, last] = [entries.at(0), entries.at(-1)]
  if (!first || !last) throw new UserError('There is no checkpoint of this checkout. forgehand run takes them.')
  throw new UserError(`There is no checkpoint ${number ?? ''}; they go from ${first.number} to ${last.number}.`)
}

/** Undefined when it failed for want of something that these trees hold. */
async function ifHeld<Result>(
  { checkout }: CheckpointStore,
  trees: readonly string[],
  result: Promise<Result>
): Promise<Result | undefined> {
  try {
    return await result
  } catch (error) {
    if (error instanceof GitFailure && !(await checkout.hasAllObjects(trees))) return undefined
    throw error
  }
}

function notHeld({ number }: CheckpointEntry): UserError {
  return new UserError(
    `Checkpoint ${number} is not whole any more: the git of this checkout has removed files that it held. Nothing was changed.`
  )
}

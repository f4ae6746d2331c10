import { UserError } from '../errors.ts'
import { fileStats, type FileStat } from './changes.ts'
import type { CheckpointEntry, CheckpointJournal, CheckpointStep } from './checkpoint-journal.ts'
import { NO_CHANGE, type CheckpointStore } from './run-checkpoints.ts'
import { GitFailure } from './git.ts'
import { writePatch, type Patch } from './patch.ts'
import type { SkippedPath } from './work-tree.ts'
import { hasAllObjects } from './objects.ts'

/** Each comparison starts a process. */
const MAX_PARALLEL = 8

/** The step of a checkpoint that an undo followed. */
const UNDO = 'undo'
const NOT_OF_RUN = new Set([UNDO, NO_CHANGE.tool])

/** A checkpoint, and the changes up to the next one, or up to now for the last one. */
export interface ListedCheckpoint extends CheckpointEntry {
  /** Undefined if git has deleted objects of these checkpoints. */
  readonly stat: readonly FileStat[] | undefined
}

export interface UndoResult {
  readonly entry: CheckpointEntry
  /** Holds the tree from before the undo; undefined if there was nothing to undo. */
  readonly saved: CheckpointEntry | undefined
  /** The changes that the undo made. */
  readonly stat: readonly FileStat[]
  /** Files that no checkpoint holds. They are unchanged. */
  readonly skipped: readonly SkippedPath[]
  /** Those of the changed files that were changed outside of runs since the checkpoint. */
  readonly editedSince: readonly string[]
  /** If the last run was to be undone and there was nothing to undo: why, and the run to undo instead. */
  readonly instead: NothingToUndo | undefined
}

export interface NothingToUndo {
  /** True if the last run changed nothing; false if it is already undone. */
  readonly isUnchanged: boolean
  /** The first checkpoint of the newest earlier run whose undo would change something. */
  readonly earlier: CheckpointEntry | undefined
}

/** The newest checkpoints, oldest first. */
export async function listCheckpoints(store: CheckpointStore, max: number): Promise<readonly ListedCheckpoint[]> {
  const { checkout, journal } = store
  const entries = journal.entries.slice(-max)
  if (entries.length === 0) return []
  const { tree } = await checkout.snapshot()
  const pairs = entries.map((entry, index) => ({ entry, next: entries[index + 1]?.id ?? tree }))
  const listed: ListedCheckpoint[] = []
  while (pairs.length > 0) {
    const batch = pairs.splice(0, MAX_PARALLEL).map(async ({ entry, next }) => ({
      ...entry,
      stat: await unlessIncomplete(store, [entry.id, next], fileStats(checkout.git, entry.id, next))
    }))
    listed.push(...(await Promise.all(batch)))
  }
  return listed
}

/**
 * The differences between a checkpoint and the present tree.
 *
 * @throws UserError if there is no such checkpoint, or git has deleted its objects
 */
export async function diffSince(
  store: CheckpointStore,
  number: number | undefined
): Promise<{ readonly entry: CheckpointEntry; readonly patch: Patch }> {
  const entry = findCheckpoint(store, number)
  const { tree } = await store.checkout.snapshot()
  const patch = await unlessIncomplete(store, [entry.id], writePatch(store.checkout.git, { base: entry.id, tree }))
  if (!patch) throw incompleteCheckpoint(entry)
  return { entry, patch }
}

/**
 * Restores the work tree to a checkpoint: changed, deleted, renamed and new files, links and modes. Ignored files stay as they
 * are. Takes a checkpoint first, so that the undo itself can be undone.
 *
 * @param number undefined for the first checkpoint of the last run, which must have changed something
 * @param confirm called before files are restored that were changed outside of runs since the checkpoint; throws to keep them
 * @throws UserError, with nothing changed, if there is no such checkpoint, git has deleted its objects, or a file is in the way
 */
export async function undoTo(
  store: CheckpointStore,
  number: number | undefined,
  confirm: (editedSince: readonly string[]) => Promise<void> = () => Promise.resolve()
): Promise<UndoResult> {
  const { checkout, journal } = store
  const entry = findCheckpoint(store, number)
  const { tree, skipped } = await checkout.snapshot()
  const isUnchanged = number === undefined && !hasChanged(entry, journal, tree)
  if (isUnchanged || tree === entry.id) {
    const earlier = journal.entries.findLast((run) => run.id !== tree && hasChanged(run, journal, tree))
    const instead = number === undefined ? { isUnchanged, earlier } : undefined
    return { entry, saved: undefined, stat: [], skipped, editedSince: [], instead }
  }
  // This reads every file that the restore writes, so it detects missing objects.
  const stat = await unlessIncomplete(store, [entry.id], fileStats(checkout.git, tree, entry.id))
  if (!stat) throw incompleteCheckpoint(entry)
  const editedSince = await editsOutsideRuns(store, entry, { tree, changing: stat })
  if (editedSince.length > 0) await confirm(editedSince)
  const saved = journal.last?.id === tree ? journal.last : journal.add({ id: tree })
  await checkout.restore(tree, entry.id)
  journal.recordStep(saved.number, { tool: UNDO, subject: undoSubject(entry.number) })
  journal.save()
  return { entry, saved, stat, skipped, editedSince, instead: undefined }
}

/** True if the run that starts with this checkpoint changed files. A later undo, and changes by hand after a run without any, do not count. */
function hasChanged({ number, request }: CheckpointEntry, { entries }: CheckpointJournal, tree: string): boolean {
  const later = entries.slice(entries.findIndex((entry) => entry.number === number))
  const end = later.findIndex((entry, index) => index > 0 && entry.request !== undefined)
  const own = end < 0 ? later : later.slice(0, end)
  const isChange = (entry: CheckpointEntry, index: number) =>
    isOfRun(entry) && entry.id !== (later[index + 1]?.id ?? tree)
  return request !== undefined && own.some(isChange)
}

/** True if what follows this checkpoint is a step of a run. */
function isOfRun({ step, request }: CheckpointEntry): boolean {
  return step ? !NOT_OF_RUN.has(step.tool) : request !== undefined
}

/** The files, of those that an undo is about to change, that were changed since the checkpoint by neither a run nor an undo. */
async function editsOutsideRuns(
  store: CheckpointStore,
  { number }: CheckpointEntry,
  { tree, changing }: { readonly tree: string; readonly changing: readonly FileStat[] }
): Promise<readonly string[]> {
  const { entries } = store.journal
  const since = entries.filter((entry) => entry.number >= number)
  const edited = new Set<string>()
  for (const [index, entry] of since.entries()) {
    const from = entry.step?.tool === UNDO ? treeOfUndo(entry.step, entries) : entry.id
    const to = since[index + 1]?.id ?? tree
    if (isOfRun(entry) || from === undefined || from === to) continue
    const stat = await unlessIncomplete(store, [from, to], fileStats(store.checkout.git, from, to))
    for (const { path } of stat ?? []) edited.add(path)
  }
  return changing.map(({ path }) => path).filter((path) => edited.has(path))
}

/** The tree after an undo; undefined if its checkpoint is no longer kept. */
function treeOfUndo({ subject }: CheckpointStep, entries: readonly CheckpointEntry[]): string | undefined {
  return entries.find(({ number }) => subject === undoSubject(number))?.id
}

function undoSubject(number: number): string {
  return `to ${number}`
}

function findCheckpoint({ journal }: CheckpointStore, number: number | undefined): CheckpointEntry {
  const { entries } = journal
  const entry =
    number === undefined
      ? entries.findLast(({ request }) => request !== undefined)
      : entries.find((each) => each.number === number)
  if (entry) return entry
  const [first, last] = [entries.at(0), entries.at(-1)]
  if (!first || !last) {
    throw new UserError('This checkout has no checkpoints. They are created by `forgehand run`.')
  }
  throw new UserError(
    `There is no checkpoint ${number ?? 'of a run'}. Choose one from ${first.number} to ${last.number}.`
  )
}

/** Undefined if it failed because an object of these trees is missing. */
async function unlessIncomplete<Result>(
  { checkout }: CheckpointStore,
  trees: readonly string[],
  result: Promise<Result>
): Promise<Result | undefined> {
  try {
    return await result
  } catch (error) {
    if (error instanceof GitFailure && !(await hasAllObjects(checkout.git, trees))) return undefined
    throw error
  }
}

function incompleteCheckpoint({ number }: CheckpointEntry): UserError {
  return new UserError(
    `Checkpoint ${number} is incomplete: the git of this checkout has deleted some of its files. Nothing was changed. Choose another one.`
  )
}

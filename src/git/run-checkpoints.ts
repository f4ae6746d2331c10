import type { Checkpoint, Checkpoints } from '../agent/tree-checkpoints.ts'
import { fileStats, type FileStat } from './changes.ts'
import type { Checkout } from './checkout.ts'
import type { CheckpointEntry, CheckpointJournal, CheckpointStep } from './checkpoint-journal.ts'
import type { Snapshot } from './work-tree.ts'

/** A work tree and the record of its earlier states. */
export interface CheckpointStore {
  readonly checkout: Checkout
  readonly journal: CheckpointJournal
}

export interface CheckpointedRun {
  /** Called once, for the first checkpoint. */
  readonly open: () => Promise<CheckpointStore>
  /** The request of the run. */
  readonly request: string
  /** The tree before the work, if already known. */
  readonly baseline?: Snapshot
}

/** The step of a run that took no checkpoint. */
export const NO_CHANGE: CheckpointStep = { tool: 'no change', subject: '' }

/** The most checkpoints kept across runs. When there are more, the older half is deleted. */
const MAX_CHECKPOINTS = 500

/** The checkpoints of one run, added to those of earlier runs. */
export class RunCheckpoints implements Checkpoints {
  readonly #run: CheckpointedRun
  #started: Promise<StartedStore> | undefined

  constructor(run: CheckpointedRun) {
    this.#run = run
  }

  async take(signal: AbortSignal): Promise<Checkpoint> {
    signal.throwIfAborted()
    const isFirst = !this.#started
    const { checkout, journal, baseline } = await this.#start()
    if (isFirst) return checkpointOf(baseline)
    const { tree } = await checkout.snapshot(signal)
    signal.throwIfAborted()
    // No await in between, so two concurrent calls return one checkpoint.
    return checkpointOf(journal.last?.id === tree ? journal.last : journal.add({ id: tree }))
  }

  /** The work tree, and its state before the work. */
  async beforeWork(): Promise<{ readonly checkout: Checkout; readonly tree: string }> {
    const { checkout, baseline } = await this.#start()
    return { checkout, tree: baseline.id }
  }

  async hasChanged(signal: AbortSignal): Promise<boolean> {
    const { checkout, baseline } = await this.#start()
    const { tree } = await checkout.snapshot(signal)
    signal.throwIfAborted()
    return tree !== baseline.id
  }

  /** What has changed since before the work, whoever changed it: tracked and new files. Nothing before the first checkpoint. */
  async changes(signal: AbortSignal): Promise<readonly FileStat[]> {
    if (!this.#started) return []
    const { checkout, baseline } = await this.#started
    const { tree } = await checkout.snapshot(signal)
    signal.throwIfAborted()
    return await fileStats(checkout.git, baseline.id, tree)
  }

  /** Records the tree at the end of the work, and returns what has changed since before it. Nothing before the first checkpoint. */
  async end(signal: AbortSignal): Promise<readonly FileStat[]> {
    if (!this.#started) return []
    const { baseline, ...store } = await this.#started
    const changes = await recordEnd(store, baseline)
    signal.throwIfAborted()
    return changes
  }

  async changedPaths(signal: AbortSignal): Promise<readonly string[]> {
    return (await this.changes(signal)).map(({ path }) => path)
  }

  /** Records the step that follows a checkpoint. It is written to disk before the step runs, in case the run is killed. */
  recordStep(number: number, step: CheckpointStep): void {
    const saved = this.#started?.then(({ journal }) => {
      journal.recordStep(number, step)
      journal.save()
    })
    // If the disk is full, the next checkpoint saves it or fails.
    saved?.catch(() => undefined)
  }

  /** Records the run even if it took no checkpoint, so that an undo does not take an earlier run for the last one. */
  async recordRun(): Promise<void> {
    if (this.#started) return
    const { journal, baseline } = await this.#start()
    journal.recordStep(baseline.number, NO_CHANGE)
    journal.save()
  }

  /** Saves the journal and returns the first checkpoint of the run; undefined if none was taken. */
  async close(): Promise<CheckpointEntry | undefined> {
    const started = await this.#started?.catch(() => undefined)
    started?.journal.save()
    return started?.baseline
  }

  #start(): Promise<StartedStore> {
    return (this.#started ??= start(this.#run))
  }
}

/**
 * The last checkpoint of a run has no step after it, so that an undo can tell what was changed later.
 *
 * @returns what has changed since its first checkpoint
 */
export async function recordEnd(
  { checkout, journal }: CheckpointStore,
  { id }: CheckpointEntry
): Promise<readonly FileStat[]> {
  const { tree } = await checkout.snapshot()
  if (journal.last?.id !== tree || journal.last.step) journal.add({ id: tree })
  return await fileStats(checkout.git, id, tree)
}

function checkpointOf({ number, id }: CheckpointEntry): Checkpoint {
  return { number, id }
}

interface StartedStore extends CheckpointStore {
  readonly baseline: CheckpointEntry
}

async function start({ open, request, baseline }: CheckpointedRun): Promise<StartedStore> {
  const { checkout, journal } = await open()
  if (journal.entries.length > MAX_CHECKPOINTS) {
    journal.keepNewest(MAX_CHECKPOINTS / 2)
    await checkout.prune()
  }
  const { tree } = baseline ?? (await checkout.snapshot())
  return { checkout, journal, baseline: journal.add({ id: tree, request }) }
}

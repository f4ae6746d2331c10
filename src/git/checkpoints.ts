import type { Checkpoint, Checkpoints } from '../agent/checkpoints.ts'
import type { Checkout } from './checkout.ts'
import type { CheckpointEntry, CheckpointJournal, Step } from './checkpoint-journal.ts'
import type { Snapshot } from './work-tree.ts'

/** A work tree and what is known of its earlier states. */
export interface CheckpointStore {
  readonly checkout: Checkout
  readonly journal: CheckpointJournal
}

export interface CheckpointedRun {
  /** Called once, when the first checkpoint is taken. */
  readonly open: () => Promise<CheckpointStore>
  /** What the run was asked for. */
  readonly request: string
  /** The tree before the work, where it is known already. */
  readonly baseline?: Snapshot
}

/** At most so many checkpoints are kept from run to run; half of them go when there are more. */
const MAX_CHECKPOINTS = 500

/** The checkpoints of one run, over those of earlier ones. */
export class RunCheckpoints implements Checkpoints {
  readonly #run: CheckpointedRun
  #begun: Promise<Begun> | undefined

  constructor(run: CheckpointedRun) {
    this.#run = run
  }

  async take(signal: AbortSignal): Promise<Checkpoint> {
    signal.throwIfAborted()
    const isFirst = !this.#begun
    const { checkout, journal, baseline } = await this.#begin()
    if (isFirst) return plain(baseline)
    const { tree } = await checkout.snapshot()
    signal.throwIfAborted()
    // Nothing is awaited in between, so two that are taken at once are one.
    return plain(journal.last?.id === tree ? journal.last : journal.add({ id: tree }))
  }

  async hasChanged(signal: AbortSignal): Promise<boolean> {
    const { checkout, baseline } = await this.#begin()
    const { tree } = await checkout.snapshot()
    signal.throwIfAborted()
    return tree !== baseline.id
  }

  /** Paths that are not what they were before the work. */
  async changedPaths(signal: AbortSignal): Promise<readonly string[]> {
    const { checkout, baseline } = await this.#begin()
    const { tree } = await checkout.snapshot()
    signal.throwIfAborted()
    return (await checkout.compare(baseline.id, tree)).map(({ path }) => path)
  }

  /** Says what was done to the tree next; returns at once. On disk before it is done, for a run that is killed meanwhile. */
  describe(number: number, step: Step): void {
    const saved = this.#begun?.then(({ journal }) => {
      journal.recordStep(number, step)
      journal.save()
    })
    // What a full disk does not take is saved with the next checkpoint, or that one fails.
    saved?.catch(() => undefined)
  }

  /** The checkpoint that the run began with, with all that was said saved; undefined when none was taken. */
  async close(): Promise<CheckpointEntry | undefined> {
    const begun = await this.#begun?.catch(() => undefined)
    begun?.journal.save()
    return begun?.baseline
  }

  #begin(): Promise<Begun> {
    return (this.#begun ??= begin(this.#run))
  }
}

function plain({ number, id }: CheckpointEntry): Checkpoint {
  return { number, id }
}

interface Begun extends CheckpointStore {
  readonly baseline: CheckpointEntry
}

async function begin({ open, request, baseline }: CheckpointedRun): Promise<Begun> {
  const { checkout, journal } = await open()
  if (journal.entries.length > MAX_CHECKPOINTS) {
    journal.keepNewest(MAX_CHECKPOINTS / 2)
    await checkout.prune()
  }
  const { tree } = baseline ?? (await checkout.snapshot())
  return { checkout, journal, baseline: journal.add({ id: tree, request }) }
}

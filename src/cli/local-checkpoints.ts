import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { isSystemError, UserError } from '../errors.ts'
import { RunCheckpoints, type CheckpointStore } from '../git/checkpoints.ts'
import type { Emit } from '../report/reporter.ts'
import { checkpointFolder, lockFolder } from './checkpoint-folder.ts'
import { findCheckout } from './find-checkout.ts'
import { listenForInterrupt } from './interrupt.ts'

/** By then the first request of a run has left. */
const UNTIL_ASKED_MS = 50

interface StorePlace {
  /** Root of the checkout. */
  readonly root: string
  readonly folder: string
  readonly signal: AbortSignal
}

/** Opens what is kept of a checkout's earlier states. The caller has claimed the folder. */
async function openStore({ root, folder, signal }: StorePlace): Promise<CheckpointStore> {
  // git's library is large, and a run needs it only once the model has been asked.
  const [{ openCheckout }, { CheckpointJournal }] = await Promise.all([
    import('../git/checkout.ts'),
    import('../git/checkpoint-journal.ts')
  ])
  const checkout = await openCheckout({
    workTree: root,
    gitDir: join(folder, 'git'),
    remote: undefined,
    environment: process.env,
    isExact: true,
    signal
  })
  return { checkout, journal: new CheckpointJournal(checkout.directory, () => new Date()) }
}

/** The checkpoints of a run, which has their folder for itself until it releases it. */
export interface LockedCheckpoints {
  readonly checkpoints: RunCheckpoints
  readonly release: () => void
}

/**
 * Nothing is opened before the first checkpoint is taken.
 *
 * @returns undefined when there is no place for them: their folder would lie in the checkout, or cannot be written to
 * @throws UserError when another process works on the checkout
 */
export function lockCheckpoints({
  root,
  request,
  signal
}: Omit<StorePlace, 'folder'> & { readonly request: string }): LockedCheckpoints | undefined {
  const folder = checkpointFolder(root, process.env)
  const release = folder === undefined ? undefined : lockIfWritable(folder)
  if (folder === undefined || !release) return undefined
  const checkpoints = new RunCheckpoints({ request, open: () => openStoreForRun({ root, folder, signal }) })
  return { checkpoints, release }
}

/** A home folder that cannot be written to is no reason not to work. */
function lockIfWritable(folder: string): (() => void) | undefined {
  try {
    return lockFolder(folder)
  } catch (error) {
    if (isSystemError(error)) return undefined
    throw error
  }
}

/** A run begins with the files of the commit that the checkout stands at as the tracked ones. */
async function openStoreForRun(place: StorePlace): Promise<CheckpointStore> {
  // Loading git's library keeps the processor busy, and the first request is just about to leave.
  await delay(UNTIL_ASKED_MS, undefined, { signal: place.signal })
  const store = await openStore(place)
  const { checkout } = store
  // Files that were committed although a .gitignore names them are known by this alone.
  if (checkout.workspaceCommit !== undefined) await checkout.resetIndexTo(checkout.workspaceCommit)
  return store
}

/**
 * Opens the checkpoints of the checkout that a person stands in, for one command about them.
 *
 * @throws UserError when there are none, or a run is under way
 */
export async function withStore<Result>(
  cwd: string,
  work: (store: CheckpointStore, place: StorePlace) => Promise<Result>
): Promise<Result> {
  const root = findCheckout(cwd)
  const folder = checkpointFolder(root, process.env)
  if (folder === undefined || !existsSync(folder)) {
    throw new UserError(`There are no checkpoints of ${root}. forgehand run takes them.`)
  }
  const release = lockFolder(folder)
  try {
    const place = { root, folder, signal: listenForInterrupt() }
    return await work(await openStore(place), place)
  } finally {
    release()
  }
}

/** Returns an `emit` that also records which tool call followed each checkpoint. */
export function recordSteps(checkpoints: RunCheckpoints, emit: Emit): Emit {
  const numbers = new Map<string, number>()
  const record: Emit = (event) => {
    if (event.kind === 'child') record(event.event)
    if (event.kind === 'checkpoint') numbers.set(event.callId, event.checkpoint.number)
    if (event.kind !== 'tool-started') return
    const number = numbers.get(event.callId)
    if (number !== undefined) checkpoints.recordStep(number, { tool: event.name, subject: event.subject })
  }
  return (event) => {
    record(event)
    emit(event)
  }
}

// eslint-disable-next-line no-restricted-syntax -- the lock is written with `wx`, which follows no link
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSystemError, UserError, unlessFailed } from '../errors.ts'
import type { FileStat } from '../git/changes.ts'
import type { CheckpointEntry } from '../git/checkpoint-journal.ts'
import { recordEnd, RunCheckpoints, type CheckpointStore } from '../git/run-checkpoints.ts'
import type { Emit } from '../report/reporter.ts'
import { checkpointFolder } from './local-sandbox.ts'
import { findCheckout } from './find-checkout.ts'
import { listenForInterrupt } from './interrupt.ts'
import { readOutputs } from './own-outputs.ts'

export interface CheckoutFlags {
  readonly cwd: string
  readonly json?: true
}

export interface StoreLocation {
  readonly root: string
  readonly folder: string
  readonly signal: AbortSignal
}

/** The checkpoints of a run. No other process can use their folder until the lock is released. */
export interface LockedCheckpoints {
  readonly folder: string
  readonly hasEarlierRuns: boolean
  readonly checkpoints: RunCheckpoints
  readonly release: () => void
}

/**
 * Locks the checkpoints of a checkout for a run. The store is opened when the first checkpoint is taken.
 *
 * @returns undefined when they cannot be stored: their folder would be inside the checkout, or is not writable
 * @throws UserError when another process works on the checkout
 */
export function lockCheckpoints({
  root,
  request,
  signal
}: Omit<StoreLocation, 'folder'> & { readonly request: string }): LockedCheckpoints | undefined {
  const folder = checkpointFolder(root, process.env)
  // A run can work without checkpoints.
  const release = folder === undefined ? undefined : unlessFailed(() => lockFolder(folder))
  if (folder === undefined || !release) return undefined
  const checkpoints = new RunCheckpoints({ request, open: () => openStoreForRun({ root, folder, signal }) })
  return { folder, hasEarlierRuns: existsSync(join(folder, 'git')), checkpoints, release }
}

/** Checkpoints that are deleted with `folder`: they show what a run has changed, but cannot revert it later. */
export function temporaryCheckpoints({
  request,
  ...location
}: StoreLocation & { readonly request: string }): RunCheckpoints {
  return new RunCheckpoints({ request, open: () => openStoreForRun(location) })
}

/** Records the end of an interrupted run with a git of its own, because the interrupt ended that of the run. Returns what the run changed. */
export async function recordInterruptedEnd(
  first: CheckpointEntry,
  location: Omit<StoreLocation, 'signal'>
): Promise<readonly FileStat[]> {
  return await recordEnd(await openStore({ ...location, signal: new AbortController().signal }), first)
}

/** Opens the store with the files of the checkout's commit as the tracked files. */
async function openStoreForRun(location: StoreLocation): Promise<CheckpointStore> {
  const store = await openStore(location)
  const { checkout } = store
  // Otherwise, files that were committed although .gitignore lists them would be missing.
  if (checkout.workspaceCommit !== undefined) await checkout.resetIndexTo(checkout.workspaceCommit)
  await checkout.leaveOut(readOutputs(location.folder))
  return store
}

/**
 * Opens the checkpoints of the current checkout for one command.
 *
 * @throws UserError when there are none, or when another process works on the checkout
 */
export async function withStore<Result>(
  cwd: string,
  work: (store: CheckpointStore, location: StoreLocation) => Promise<Result>
): Promise<Result> {
  const root = findCheckout(cwd)
  const folder = checkpointFolder(root, process.env)
  if (folder === undefined || !existsSync(folder)) {
    throw new UserError(`There are no checkpoints of ${root}. forgehand run takes them.`)
  }
  const release = lockFolder(folder)
  try {
    const location = { root, folder, signal: listenForInterrupt() }
    return await work(await openStore(location), location)
  } finally {
    release()
  }
}

/** Opens the checkpoints in a folder that the caller has locked. */
async function openStore({ root, folder, signal }: StoreLocation): Promise<CheckpointStore> {
  // The git library is large, and a run needs it only after the first request.
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
  await checkout.leaveOut(readOutputs(folder))
  return { checkout, journal: new CheckpointJournal(checkout.git.directory, () => new Date()) }
}

/** Wraps `emit` so that the tool call after each checkpoint is recorded too. */
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

/**
 * Locks a folder for this process, and creates it when it is missing.
 *
 * @returns a function that releases the lock
 * @throws UserError when another process has locked it
 */
function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, 'lock')
  const holder = writeLock(path)
  if (holder !== undefined) {
    throw new UserError(
      `Another forgehand (process ${holder}) is working on this checkout. Wait until it ends. If it has ended, delete ${path}.`
    )
  }
  return () => {
    rmSync(path, { force: true })
  }
}

/** Returns the process that holds the lock; undefined when this process does. */
function writeLock(path: string): number | undefined {
  try {
    writeFileSync(path, `${process.pid}`, { flag: 'wx' })
    return undefined
  } catch (error) {
    if (!isSystemError(error) || error.code !== 'EEXIST') throw error
  }
  const holder = Number(readFileSync(path, 'utf8'))
  // In a container, a process can have the id of the one that was killed before it.
  if (holder !== process.pid && isRunning(holder)) return holder
  // The lock is stale: its process was killed.
  rmSync(path, { force: true })
  writeFileSync(path, `${process.pid}`, { flag: 'wx' })
  return undefined
}

function isRunning(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it is running, as another user.
    return isSystemError(error) && error.code === 'EPERM'
  }
}

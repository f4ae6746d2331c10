import { mkdirSync } from 'node:fs'
import type { Effort } from '../domain/settings.ts'
import { isSystemError } from '../errors.ts'
import type { FindSandboxOptions, FoundSandbox, SandboxMode } from '../workspace/sandbox/choose-sandbox.ts'
import { checkpointFolder, localSandboxOptions } from './local-sandbox.ts'
import { findCheckout } from './find-checkout.ts'
import { removeFolder } from '../workspace/command-folders.ts'
import { listenForInterrupt } from './interrupt.ts'
import type { ModelFlags } from './local-model.ts'
import type { LimitFlags, LocalRequest, StartedRun } from './run-locally.ts'
import { makeTemporaryFolder } from './temporary-folder.ts'

export interface RunFlags extends LimitFlags, Omit<ModelFlags, 'model'> {
  readonly model?: string
  readonly effort?: Effort
  readonly cwd: string
  readonly sandbox: SandboxMode
  /** Only `run` has it. */
  readonly verify?: boolean
  readonly trace?: string
  readonly json?: true
}

/** Prepares the folders of a run, and cleans up after it. */
export async function startRun(
  { cwd, sandbox: mode }: RunFlags,
  { isReadOnly }: LocalRequest,
  work: (started: StartedRun, signal: AbortSignal) => Promise<number>
): Promise<number> {
  const signal = listenForInterrupt(isReadOnly ? undefined : ENDED)
  const root = findCheckout(cwd)
  const stateFolder = makeFolders(root)
  let finding: Promise<FoundSandbox> | undefined
  const find = () => (finding ??= findLocalSandbox({ root, stateFolder, mode }))
  try {
    return await work({ root, stateFolder, findSandbox: find }, signal)
  } finally {
    await finding?.catch(() => undefined)
    await removeFolder(stateFolder)
  }
}

/** Makes the folder of the checkpoints, and returns a new one for the run. Synchronous, because nothing else can be done meanwhile. */
function makeFolders(root: string): string {
  const checkpoints = checkpointFolder(root, process.env)
  try {
    // Only a folder that exists is hidden from commands.
    if (checkpoints !== undefined) mkdirSync(checkpoints, { recursive: true, mode: 0o700 })
  } catch (error) {
    // Without it, there are no checkpoints.
    if (!isSystemError(error)) throw error
  }
  return makeTemporaryFolder()
}

async function findLocalSandbox(
  options: Pick<FindSandboxOptions, 'root' | 'stateFolder' | 'mode'>
): Promise<FoundSandbox> {
  // Loaded on demand: the first request does not wait for it.
  const { findSandbox } = await import('../workspace/sandbox/choose-sandbox.ts')
  return await findSandbox({ ...options, ...localSandboxOptions() })
}

/** Not for a question: undo would revert the run before it. */
const ENDED = 'Ended at once. Whatever was changed is in the work tree, and forgehand undo reverts it.'

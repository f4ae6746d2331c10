import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OutcomeKind } from '../tasks/outcome.ts'

/** What the post step needs to know of a run that may have been killed. */
export interface RunState {
  /** The issue or pull request. */
  readonly number: number
  readonly triggerCommentId: number
  /** Undefined until the progress comment exists. */
  readonly progressCommentId: number | undefined
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly rounds: number
  readonly inputTokens: number
  readonly outputTokens: number
  /** Undefined while the run goes on: found by the post step, it means that the run was ended from outside. */
  readonly outcome: OutcomeKind | undefined
}

/** Replaces the state in one step, so that a kill leaves either the old or the new one. */
export async function writeRunState(folder: string, state: RunState): Promise<void> {
  const path = join(folder, 'state.json')
  const next = `${path}.next`
  await writeFile(next, JSON.stringify(state))
  await rename(next, path)
}

/** Undefined when the run ended before it wrote anything, or what is there cannot be read. */
export async function readRunState(folder: string): Promise<RunState | undefined> {
  try {
    // Safe: only this program writes the file, whole.
    return JSON.parse(await readFile(join(folder, 'state.json'), 'utf8')) as RunState
  } catch {
    return undefined
  }
}

import { dirname } from 'node:path'
import type { EmulatedRepository } from '../../emulators/github/repository.ts'
import { runProgram } from '../git/machine-program.ts'
import { machineEnvironment } from './run-action.ts'

/** A fresh clone of the branch: its changes and the result of its tests. */
export interface CloneTest {
  readonly command: string
  readonly exitCode: number
  readonly diff: string
}

/** Clones the branch into a folder and runs its tests there, independently of the run. @throws Error when git fails */
export async function testFreshClone(
  { cloneUrl, state }: EmulatedRepository,
  branch: string,
  folder: string
): Promise<CloneTest> {
  const place = { workTree: dirname(folder), environment: machineEnvironment() }
  const clone = ['clone', '--quiet', '--branch', branch, cloneUrl, folder]
  await runProgram('git', clone, { ...place, cwd: dirname(folder) })
  const comparison = ['diff', '--no-color', '--no-ext-diff', `origin/${state.defaultBranch}...HEAD`]
  const diff = await runProgram('git', comparison, { ...place, cwd: folder })
  const exitCode = await runProgram('npm', ['test'], { ...place, cwd: folder }).then(() => 0, exitCodeOf)
  return { command: 'npm test', exitCode, diff }
}

function exitCodeOf(error: unknown): number {
  if (Error.isError(error) && 'code' in error && typeof error.code === 'number') return error.code
  throw error
}

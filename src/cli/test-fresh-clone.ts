import { dirname } from 'node:path'
import { runProgram } from '../git/machine-program.ts'

export interface CloneOptions {
  readonly cloneUrl: string
  readonly branch: string
  readonly base: string
  /** Folder for the clone. */
  readonly folder: string
  readonly environment: Readonly<Record<'PATH' | 'HOME', string>>
}

/** A fresh clone of the branch: its changes and the result of its tests. */
export interface CloneTest {
  readonly command: string
  readonly exitCode: number
  /** The changes since the base, as `git diff` prints them. */
  readonly diff: string
}

/** Clones the branch and runs its tests there, independently of the run. @throws Error when git fails */
export async function testFreshClone({
  cloneUrl,
  branch,
  base,
  folder,
  environment
}: CloneOptions): Promise<CloneTest> {
  const place = { workTree: dirname(folder), environment }
  const clone = ['clone', '--quiet', '--branch', branch, cloneUrl, folder]
  await runProgram('git', clone, { ...place, cwd: dirname(folder) })
  const comparison = ['diff', '--no-color', '--no-ext-diff', `origin/${base}...HEAD`]
  const diff = await runProgram('git', comparison, { ...place, cwd: folder })
  const exitCode = await runProgram('npm', ['test'], { ...place, cwd: folder }).then(() => 0, exitCodeOf)
  return { command: 'npm test', exitCode, diff }
}

function exitCodeOf(error: unknown): number {
  if (Error.isError(error) && 'code' in error && typeof error.code === 'number') return error.code
  throw error
}

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

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
  const run = promisify(execFile)
  await run('git', ['clone', '--quiet', '--branch', branch, cloneUrl, folder], { env: environment })
  const range = `origin/${base}...HEAD`
  const { stdout: diff } = await run('git', ['diff', '--no-color', '--no-ext-diff', range], {
    cwd: folder,
    env: environment
  })
  const exitCode = await run('npm', ['test'], { cwd: folder, env: environment }).then(() => 0, exitCodeOf)
  return { command: 'npm test', exitCode, diff }
}

function exitCodeOf(error: unknown): number {
  if (Error.isError(error) && 'code' in error && typeof error.code === 'number') return error.code
  throw error
}

import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Machine } from './machine.ts'

const execute = promisify(execFile)
const IDENTITY = ['-c', 'user.name=bench', '-c', 'user.email=bench@localhost']

/** Creates a git repository with one commit of these files, and returns its folder. */
export async function makeRepository(files: Readonly<Record<string, string>>, machine: Machine): Promise<string> {
  const folder = await mkdtemp(join(machine.HOME, 'repository-'))
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  const git = (...args: readonly string[]) =>
    execute('git', args, { cwd: folder, env: { ...machine, GIT_CONFIG_NOSYSTEM: '1' } })
  await git('init', '--quiet', '--initial-branch', 'main')
  await git('add', '--all')
  await git(...IDENTITY, 'commit', '--quiet', '--message', 'Initial commit')
  return folder
}

/** Copies a repository for one run, and returns the folder. */
export async function copyRepository(repository: string): Promise<string> {
  const folder = await mkdtemp(join(dirname(repository), 'checkout-'))
  await cp(repository, folder, { recursive: true })
  return folder
}

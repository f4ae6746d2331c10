import { cp, lstat, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isSystemError, messageOf } from '../errors.ts'
import { createGit } from '../git/git.ts'
import { trustedSearchPath } from '../git/hardened-environment.ts'
import { findCheckout } from './find-checkout.ts'
import { UsageError } from './usage-error.ts'

export interface CheckoutCopy {
  /** A folder of the checkout. */
  readonly from: string
  /** Is made. */
  readonly to: string
  /** The commit that the copy is to stand at; undefined to leave it as the checkout is. */
  readonly commit: string | undefined
  /** PATH of the machine. What lies in the checkout is left out of it. */
  readonly searchPath: string
}

/**
 * Copies a checkout whole, with what git ignores: the tests may need what was installed there.
 *
 * @throws UsageError for one that cannot stand for itself, and for one without the commit
 */
export async function copyCheckout({ from, to, commit, searchPath }: CheckoutCopy): Promise<void> {
  const root = findCheckout(from, '--on')
  if (!(await standsForItself(join(root, '.git')))) {
    // Git in a copy of it would work on what is shared with the others.
    throw new UsageError(
      `${root} is a linked work tree or a submodule. Name a checkout of its own, such as a fresh clone.`
    )
  }
  await cp(root, to, { recursive: true, verbatimSymlinks: true })
  if (commit === undefined) return
  try {
    const gitDir = join(to, '.git')
    const environment = { PATH: await trustedSearchPath(root, searchPath) }
    const git = createGit({ gitDir, workTree: to, environment, signal: undefined, maxSilenceMs: PATIENCE_MS })
    await withPlainConfiguration(gitDir, async () => {
      await git.run(['checkout', '--quiet', '--force', '--detach', commit, '--'], { inWorkTree: true })
      await git.run(['clean', '--quiet', '--force', '-d'], { inWorkTree: true })
    })
  } catch (error) {
    throw new UsageError(
      `${root} cannot be brought to the commit ${commit} that the run began with (${firstLine(messageOf(error))}). ` +
        'Fetch it, or name another checkout.',
      { cause: error }
    )
  }
}

/** False for a `.git` that is a link or a file, or takes its configuration from another folder. */
async function standsForItself(gitFolder: string): Promise<boolean> {
  return (await lstat(gitFolder)).isDirectory() && !(await exists(join(gitFolder, 'commondir')))
}

async function exists(path: string): Promise<boolean> {
  try {
    await lstat(path)
    return true
  } catch (error) {
    if (isSystemError(error) && error.code === 'ENOENT') return false
    throw error
  }
}

const PLAIN = '[core]\n\trepositoryFormatVersion = 0\n\tbare = false\n'
const PATIENCE_MS = 600_000

/**
 * Lends a repository a configuration of ours for as long as git works on it.
 *
 * Attack: the checkout comes from somebody else, `.git` and all, and its configuration names a filter, a watcher of files or a folder
 * of hooks: a program that git would start here, outside of any sandbox.
 */
async function withPlainConfiguration(gitFolder: string, work: () => Promise<void>): Promise<void> {
  const [own, kept] = [join(gitFolder, 'config'), join(gitFolder, 'config.forgehand')]
  const hasOwn = await exists(own)
  if (hasOwn) await rename(own, kept)
  try {
    await writeFile(own, PLAIN, { flag: 'wx' })
    await work()
  } finally {
    await (hasOwn ? rename(kept, own) : rm(own, { force: true }))
  }
}

function firstLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? ''
}

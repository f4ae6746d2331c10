import { cp, lstat, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { messageOf, unlessSystemError } from '../errors.ts'
import { createGit } from '../git/git.ts'
import { CHANGE_LIMITS, Look } from '../git/look.ts'
import { trustedSearchPath } from '../git/hardened-environment.ts'
import { UsageError } from './usage-error.ts'
import { lastLine } from '../text/lines.ts'

export interface CheckoutCopy {
  /** The root of the checkout. */
  readonly from: string
  /** Created by the copy. */
  readonly to: string
  /** The commit to check out in the copy; undefined to copy the work tree as it is. */
  readonly commit: string | undefined
  /** PATH of the machine. Folders inside the checkout are removed from it. */
  readonly searchPath: string
}

/**
 * Copies a whole checkout, ignored files included, because the tests may need installed packages.
 *
 * @throws UsageError for a checkout that shares its repository with others, and for one without the commit
 */
export async function copyCheckout({ from: root, to, commit, searchPath }: CheckoutCopy): Promise<void> {
  if (!(await ownsRepository(join(root, '.git')))) {
    // In a copy, git would change the repository that it shares with other work trees.
    throw new UsageError(
      `${root} is a linked work tree or a submodule. Use a checkout with its own repository, such as a fresh clone.`
    )
  }
  await cp(root, to, { recursive: true, verbatimSymlinks: true })
  if (commit === undefined) return
  try {
    const gitDir = join(to, '.git')
    const environment = { PATH: await trustedSearchPath(root, searchPath) }
    const git = createGit({ gitDir, workTree: to, environment, signal: undefined, maxSilenceMs: MAX_SILENCE_MS })
    const look = new Look(CHANGE_LIMITS)
    await withPlainConfiguration(gitDir, async () => {
      await git.run(['checkout', '--quiet', '--force', '--detach', commit, '--'], { look })
      await git.run(['clean', '--quiet', '--force', '-d'], { look })
    })
  } catch (error) {
    throw new UsageError(
      `${root} cannot be switched to ${commit}, the commit that the run started from (${lastLine(messageOf(error))}). ` +
        'Fetch that commit, or use another checkout.',
      { cause: error }
    )
  }
}

/** False if `.git` is a link or a file, or shares the configuration of another folder. */
async function ownsRepository(gitFolder: string): Promise<boolean> {
  return (await lstat(gitFolder)).isDirectory() && !(await exists(join(gitFolder, 'commondir')))
}

async function exists(path: string): Promise<boolean> {
  return (await unlessSystemError(lstat(path), undefined, ['ENOENT'])) !== undefined
}

const PLAIN_CONFIGURATION = '[core]\n\trepositoryFormatVersion = 0\n\tbare = false\n'
const MAX_SILENCE_MS = 600_000

/**
 * Replaces the configuration of a repository while git works on it.
 *
 * Attack: somebody else made the checkout with its `.git`. Its configuration names a program that git would start here, outside of any
 * sandbox: a filter, a file system monitor or a hook.
 */
async function withPlainConfiguration(gitFolder: string, work: () => Promise<void>): Promise<void> {
  const [own, kept] = [join(gitFolder, 'config'), join(gitFolder, 'config.forgehand')]
  const hasOwn = await exists(own)
  if (hasOwn) await rename(own, kept)
  try {
    await writeFile(own, PLAIN_CONFIGURATION, { flag: 'wx' })
    await work()
  } finally {
    await (hasOwn ? rename(kept, own) : rm(own, { force: true }))
  }
}

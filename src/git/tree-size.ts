import { UserError } from '../errors.ts'
import { TooMuchOutput } from './git.ts'
import type { Git } from './git.ts'

/** Some twenty times the files of the Linux kernel. */
const MAX_FILES = 2_000_000

/**
 * Attack: ten small trees, each of which names the next ten times, are ten thousand million files. git would write down every one
 * of them in memory before it looks at the disk.
 *
 * @throws UserError for a commit of more than two million files
 */
export async function checkFileCount(git: Git, commit: string, maxFiles = MAX_FILES): Promise<void> {
  try {
    // Nothing of each but the NUL at its end.
    await git.run(['ls-tree', '-r', '-z', '--format=', commit], { maxBytes: maxFiles })
  } catch (error) {
    if (!(error instanceof TooMuchOutput)) throw error
    throw new UserError(`The commit ${commit} has more than ${maxFiles} files. It is too large to be worked on.`, {
      cause: error
    })
  }
}

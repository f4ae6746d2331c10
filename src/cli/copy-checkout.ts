import { execFile } from 'node:child_process'
import { cp, lstat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { messageOf } from '../errors.ts'
import { findCheckout } from './find-checkout.ts'
import { UsageError } from './usage-error.ts'

export interface CheckoutCopy {
  /** A folder of the checkout. */
  readonly from: string
  /** Is made. */
  readonly to: string
  /** The commit that the copy is to stand at; undefined to leave it as the checkout is. */
  readonly commit: string | undefined
}

/**
 * Copies a checkout whole, with what git ignores: the tests may need what was installed there.
 *
 * @throws UsageError for one that cannot stand for itself, and for one without the commit
 */
export async function copyCheckout({ from, to, commit }: CheckoutCopy): Promise<void> {
  const root = findCheckout(from, '--on')
  if (!(await lstat(join(root, '.git'))).isDirectory()) {
    // Git in a copy of it would work on what is shared with the others.
    throw new UsageError(
      `${root} is a linked work tree or a submodule. Name a checkout of its own, such as a fresh clone.`
    )
  }
  await cp(root, to, { recursive: true, verbatimSymlinks: true })
  if (commit === undefined) return
  try {
    await git(to, ['checkout', '--quiet', '--force', '--detach', commit])
    await git(to, ['clean', '--quiet', '--force', '-d'])
  } catch (error) {
    throw new UsageError(
      `${root} cannot be brought to the commit ${commit} that the run began with (${firstLine(messageOf(error))}). ` +
        'Fetch it, or name another checkout.',
      { cause: error }
    )
  }
}

async function git(folder: string, command: readonly string[]): Promise<void> {
  // The hooks of the checkout are for its own commits.
  await promisify(execFile)('git', ['-C', folder, '-c', 'core.hooksPath=/dev/null', ...command])
}

function firstLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? ''
}

import { UserError } from '../errors.ts'
import { GitFailure } from './git.ts'
import type { Git } from './git.ts'
import { untrackedConflicts } from './untracked-conflicts.ts'
import { differences } from './diff-trees.ts'

/** Lines that are shown of what is in the way. */
const MAX_NAMED = 10

export interface Restoration {
  readonly workTree: string
  /** What the index holds and the work tree is. */
  readonly from: string
  readonly to: string
}

/**
 * Makes the files of one tree those of another. All of them are looked at first, and nothing is changed when one cannot be had:
 * something that no snapshot holds stands in its place, or it was changed since. No link is followed on the way.
 *
 * @throws UserError with what is in the way, or what the operating system refused
 */
export async function restoreWorkTree(git: Git, { workTree, from, to }: Restoration): Promise<void> {
  const blocking = await untrackedConflicts(workTree, await differences(git, from, to))
  if (blocking.length > 0) {
    throw new UserError(
      `The work tree was not brought back. These are in the way, and no checkpoint holds them:\n${list(blocking)}\nMove them and try again.`
    )
  }
  try {
    await git.run(['read-tree', '-m', '-u', from, to], { inWorkTree: true })
  } catch (error) {
    if (!(error instanceof GitFailure)) throw error
    throw new UserError(
      `The work tree could not be brought back:\n${list(error.stderr.split('\n'))}\nMake it writable, and try again.`,
      { cause: error }
    )
  }
}

function list(lines: readonly string[]): string {
  const shown = lines.filter((line) => line.trim() !== '').map((line) => `  ${line}`)
  const more = shown.length > MAX_NAMED ? [`  and ${shown.length - MAX_NAMED} more`] : []
  return [...shown.slice(0, MAX_NAMED), ...more].join('\n')
}

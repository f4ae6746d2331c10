import type { BranchUpdate, BranchUpdates } from '../forge/forge.ts'
import type { Person } from '../domain/task.ts'

export interface BranchHistory {
  readonly branch: string
  /** Where it stands now. */
  readonly headSha: string
  readonly moves: BranchUpdates
  /** Who we are on the forge. */
  readonly self: Person
}

/**
 * Why a branch is not what whoever asked has seen; undefined when it is, or when only we have added to it since.
 *
 * Attack: code is pushed between the comment and its run, which nobody with write access has looked at when it is run.
 */
export function headMovedReason({ branch, headSha, moves, self }: BranchHistory): string | undefined {
  const again = 'Look at what is there now, then ask again.'
  if (moves.kind === 'unknown') {
    const remedy = 'Give the token `contents: read` of this repository, or ask about it with `explain`.'
    return `it cannot be told whether ${branch} has moved since the comment (${moves.reason}). ${remedy}`
  }
  const foreign = moves.updates.find(({ by }) => by.id !== self.id)
  if (foreign) return `${branch} was moved after the comment, ${describe(foreign)}. ${again}`
  // The record follows the branch with a delay: a push that is too new to be on it came after the comment.
  if (moves.head === undefined || moves.head === headSha) return undefined
  return `${branch} has just been moved to ${headSha.slice(0, 7)}. ${again}`
}

function describe({ before, after, by }: BranchUpdate): string {
  return `by ${by.login} from ${before.slice(0, 7)} to ${after.slice(0, 7)}`
}

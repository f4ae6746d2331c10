import type { Person } from '../domain/task.ts'
import type { BranchUpdate, BranchUpdates } from '../forge/forge.ts'

export interface BranchHistory {
  readonly branch: string
  /** The current commit of the branch. */
  readonly headSha: string
  /** Since the comment was written. */
  readonly updates: BranchUpdates
  /** The account of our token. */
  readonly self: Person
}

/**
 * Why the branch is not what the requester saw; undefined when it is, or when only we pushed to it since.
 *
 * Attack: somebody pushes code between the comment and its run. Nobody with write access has seen that code when it is run.
 */
export function headMovedReason({ branch, headSha, updates, self }: BranchHistory): string | undefined {
  const again = 'Check the current code, then ask again.'
  if (updates.kind === 'unknown') {
    return (
      `GitHub does not say whether ${branch} has moved since the comment (${updates.reason}). ` +
      'Give the token `contents: read` for this repository, or ask about it with `explain`.'
    )
  }
  const foreign = updates.updates.find(({ by }) => by.id !== self.id)
  if (foreign) return `${branch} was moved after the comment, ${moveText(foreign)}. ${again}`
  // GitHub's record lags behind the branch. A push that it does not list yet came after the comment.
  if (updates.head === undefined || updates.head === headSha) return undefined
  return `${branch} was just moved to ${headSha.slice(0, 7)}. ${again}`
}

function moveText({ before, after, by }: BranchUpdate): string {
  return `by ${by.login} from ${before.slice(0, 7)} to ${after.slice(0, 7)}`
}

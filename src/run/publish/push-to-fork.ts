import type { Run } from '../effects.ts'
import { isValidBranchName } from '../../text/branch-names.ts'
import { withPeriod } from '../../text/shorten.ts'
import type { PublishedCommit } from './commit-change.ts'
import type { ForkChange } from './offer-change.ts'

/**
 * Commits the change to the branch of the fork; undefined if that is not possible. The author must let others edit it, and the token must be
 * a person's: the token of a workflow or an app is only for the repositories that it was made for, so nothing is tried with it.
 */
export async function pushToFork(
  { task, target, fork, edit }: ForkChange,
  message: string,
  { self, checkout, emit, signal }: Run
): Promise<PublishedCommit | undefined> {
  const { headPage: page, allowsEdits } = fork
  const { branch, base, startSha: parent } = target
  // Attack: a branch name that a later program takes for an option or a script. Suggestions and patches do not need the name.
  if (self.isBot || !allowsEdits || page === undefined || !isValidBranchName(branch)) return undefined
  signal.throwIfAborted()
  const commit = { page, branch, parent, tree: edit.tree, message, author: self, at: task.createdAt }
  const result = await checkout.push(commit)
  if (result.kind === 'pushed') {
    const paths = edit.changes.map(({ path }) => path)
    return { branch, base, sha: result.sha, isVerified: false, paths, isPushed: true }
  }
  const why = result.kind === 'moved' ? 'Somebody else has pushed to it during the run.' : withPeriod(result.reason)
  emit({ kind: 'warning', text: `The change could not be pushed to ${branch} of the fork. ${why}` })
  return undefined
}

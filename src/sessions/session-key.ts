import type { Task } from '../domain/task.ts'
import type { PullRequest, ThreadStart } from '../forge/forge.ts'
import { issueOfBranch } from '../tasks/branch-name.ts'
import { threadKey } from '../tasks/thread-key.ts'

interface Started extends Pick<ThreadStart, 'issue' | 'taskKey'> {
  readonly pullRequest: Pick<PullRequest, 'headRef' | 'isFork'> | undefined
}

/**
 * The key of the session of a thread. A pull request that a run opened for an issue continues the session of that issue, whose number is in
 * the name of its branch. Only people with write access can make such a branch in this repository.
 */
export function sessionKey(
  task: Pick<Task, 'subject' | 'number' | 'trigger'>,
  { pullRequest }: Pick<Started, 'pullRequest'>
): string {
  const issue = pullRequest && !pullRequest.isFork ? issueOfBranch(pullRequest.headRef) : undefined
  return issue === undefined ? threadKey(task) : `issue-${issue}`
}

/**
 * The key of the session that the marker in the text of a pull request names: that of a task of the repository, or of an issue whose
 * number is not in the name of the branch. Undefined if there is no marker. Trust it only if we opened the pull request: see `sessionFor`.
 */
export function markedSessionKey({ pullRequest, issue, taskKey }: Started): string | undefined {
  if (!pullRequest || pullRequest.isFork) return undefined
  if (taskKey !== undefined) return taskKey
  const isNamed = issue !== undefined && issueOfBranch(pullRequest.headRef) === undefined
  return isNamed ? `issue-${issue}` : undefined
}

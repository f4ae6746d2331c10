import type { Task } from '../domain/task.ts'
import type { PullRequest, ThreadStart } from '../forge/forge.ts'
import { issueOfBranch } from '../tasks/branch-name.ts'
import { threadKey } from '../tasks/stop-scope.ts'

interface Started extends Pick<ThreadStart, 'issue' | 'taskKey'> {
  readonly pullRequest: Pick<PullRequest, 'headRef' | 'isFork'> | undefined
}

/**
 * Where the session of a thread is. A pull request that a run opened for an issue continues the session of that issue: the name of its
 * branch says which, or else the marker in its text. That of a task of the repository continues the session of the task. Only people with
 * write access can make either in this repository.
 */
export function sessionKey(
  task: Pick<Task, 'subject' | 'number' | 'trigger'>,
  { pullRequest, issue: marked, taskKey }: Started
): string {
  if (!pullRequest || pullRequest.isFork) return threadKey(task)
  if (taskKey !== undefined) return taskKey
  const issue = issueOfBranch(pullRequest.headRef) ?? marked
  return issue === undefined ? threadKey(task) : `issue-${issue}`
}

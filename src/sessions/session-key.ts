import type { Task } from '../domain/task.ts'
import type { PullRequest } from '../forge/forge.ts'
import { threadKey } from '../tasks/stop-scope.ts'

/** The branch of an issue; see tasks/branch-name.ts. */
const ISSUE_BRANCH = /^agent\/issue-(\d{1,15})(?:-\d{1,3})?$/

/** Where the session of a thread is. A pull request that a run opened for an issue continues the session of that issue. */
export function sessionKey(
  task: Pick<Task, 'subject' | 'number' | 'trigger'>,
  pullRequest: Pick<PullRequest, 'headRef' | 'isFork'> | undefined
): string {
  const issue = pullRequest && !pullRequest.isFork ? ISSUE_BRANCH.exec(pullRequest.headRef)?.[1] : undefined
  return issue === undefined ? threadKey(task) : `issue-${issue}`
}

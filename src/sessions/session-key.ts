import type { Task } from '../domain/task.ts'
import type { Forge } from '../forge/forge.ts'
import { threadKey } from '../tasks/stop-scope.ts'

/** The branch of an issue; see tasks/branch-name.ts. */
const ISSUE_BRANCH = /^agent\/issue-(\d{1,15})(?:-\d{1,3})?$/

/** Where the session of a thread is. A pull request that a run opened for an issue continues the session of that issue. */
export async function sessionKey(
  task: Pick<Task, 'subject' | 'number' | 'trigger'>,
  forge: Pick<Forge, 'readPullRequest'>
): Promise<string> {
  const { subject, number } = task
  if (subject !== 'pull-request') return threadKey(task)
  const { headRef, isFork } = await forge.readPullRequest(number)
  const issue = isFork ? undefined : ISSUE_BRANCH.exec(headRef)?.[1]
  return issue === undefined ? `pull-${number}` : `issue-${issue}`
}

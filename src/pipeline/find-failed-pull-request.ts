import type { Task } from '../domain/task.ts'
import type { Forge } from '../forge/forge.ts'

/**
 * Finds the pull request whose head the failed checks are of. Other tasks are complete.
 *
 * @returns a string that says why there is nothing to repair
 */
export async function findFailedPullRequest(task: Task, forge: Pick<Forge, 'pullRequestsAt'>): Promise<Task | string> {
  if (task.trigger.kind !== 'ci') return task
  const { failure } = task.trigger
  const all = await forge.pullRequestsAt(failure.headSha)
  const open = all.filter(({ isOpen }) => isOpen)
  const pull = open.find(({ headSha }) => headSha === failure.headSha)
  if (pull) {
    const { number, title, body, author, isFork } = pull
    const trigger = { ...task.trigger, failure: { ...failure, isFork: failure.isFork || isFork } }
    return { ...task, trigger, subject: 'pull-request', number, title, body, author }
  }
  const commit = failure.headSha.slice(0, 7)
  const [moved] = open
  if (moved) return `#${moved.number} has other commits since ${commit}, whose checks failed`
  return `no open pull request has the commit ${commit}, whose checks failed`
}

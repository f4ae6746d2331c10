import type { CiFailure } from '../../domain/ci-failure.ts'
import type { Task } from '../../domain/task.ts'
import type { Forge } from '../../forge/github.ts'
import { repairKey } from '../../tasks/keys.ts'
import { isValidBranchName } from '../../text/branch-names.ts'

/**
 * Finds the pull request that the failed checks belong to, or the branch, if only pull requests can change it. Returns other tasks unchanged.
 *
 * @returns a string that says why there is nothing to repair
 */
export async function completeFailedChecks(task: Task, forge: Forge): Promise<Task | string> {
  if (task.trigger.kind !== 'ci') return task
  const { failure } = task.trigger
  const branch = await brokenBranch(task, failure, forge)
  if (branch !== undefined) {
    const repair = { branch, key: repairKey(failure.source, branch === task.defaultBranch ? undefined : branch) }
    return { ...task, trigger: { ...task.trigger, repair } }
  }
  const all = await forge.pullRequestsAt(failure.headSha)
  // Attack: a stranger opens a pull request from a fork with the commit of another one. Events of other CI systems do not name the repository.
  const isOther = (isFork: boolean) => failure.source.kind === 'workflow' && isFork !== failure.isFork
  const open = all.filter(({ isOpen, isFork }) => isOpen && !isOther(isFork))
  const atHead = open.filter(({ headSha }) => headSha === failure.headSha)
  // Its head can have changed by now, for example to the commit of an earlier attempt of this run: see refuse-repair.ts.
  const pull = atHead.find((one) => !one.isFork) ?? atHead[0] ?? open.find((one) => !one.isFork)
  if (pull) {
    const { number, title, body, author, isFork } = pull
    const trigger = { ...task.trigger, failure: { ...failure, isFork: failure.isFork || isFork } }
    return { ...task, trigger, subject: 'pull-request', number, title, body, author }
  }
  return `no open pull request has the commit ${failure.headSha.slice(0, 7)}, whose checks failed`
}

/** The branch of the commit, if nothing may be pushed to it; undefined otherwise. A fork can have a branch of the same name. */
async function brokenBranch(
  { defaultBranch }: Task,
  { headBranch, isFork }: CiFailure,
  forge: Forge
): Promise<string | undefined> {
  if (headBranch === undefined || isFork || !isValidBranchName(headBranch)) return undefined
  if (headBranch === defaultBranch) return headBranch
  if ((await forge.headOf(headBranch)) === undefined) return undefined
  const plan = { branch: headBranch, isNewBranch: false, base: headBranch, opensPullRequest: false }
  return (await forge.branchObstacles(plan)).length > 0 ? headBranch : undefined
}

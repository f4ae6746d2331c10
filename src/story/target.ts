import { UserError } from '../errors.ts'
import type { Forge, PullRequest } from '../forge/forge.ts'
import type { Checkout } from '../git/checkout.ts'
import { branchName } from '../tasks/branch-name.ts'
import type { Task } from '../tasks/task.ts'

/** Where the work begins and where it goes. Commits are pinned: they stay what they are whatever happens to the branches. */
export interface Target {
  /** The branch that gets the commit. */
  readonly branch: string
  readonly isNewBranch: boolean
  /** The branch that a pull request asks to be merged into. */
  readonly base: string
  /** Policy and instructions are read from here. */
  readonly baseSha: string
  /** The work starts here; the parent of our commit. */
  readonly startSha: string
  /** The open pull request that the commit goes to. */
  readonly pullRequest: PullRequest | undefined
  /** Why nothing may be changed here, though the code may be read. */
  readonly readOnlyBecause: string | undefined
}

/** Pull requests that one issue can have had before somebody should tidy up. */
const MAX_BRANCHES = 20

/** Decides on branch and commits. @throws UserError when there is nothing to start from */
export function locate(task: Task, forge: Forge, checkout: Checkout): Promise<Target> {
  return task.subject === 'issue' ? locateForIssue(task, forge, checkout) : locateForPullRequest(task, forge, checkout)
}

/** A branch with our name that nobody merged or closed is gone on with; else a fresh one is made. */
async function locateForIssue(task: Task, forge: Forge, checkout: Checkout): Promise<Target> {
  const base = task.request.flags.base ?? task.defaultBranch
  const names = Array.from({ length: MAX_BRANCHES }, (_, index) => branchName(task, index + 1))
  const heads = await checkout.resolve([base, ...names].map(headRef))
  const baseSha = requireBranch(heads, base)
  for (const branch of names) {
    const startSha = heads.get(headRef(branch))
    const isNewBranch = startSha === undefined
    const pullRequest = isNewBranch ? undefined : await forge.findPullRequest(branch)
    if (pullRequest?.state === 'closed') continue
    const common = { branch, baseSha, pullRequest, readOnlyBecause: undefined }
    return { ...common, isNewBranch, base: pullRequest?.baseRef ?? base, startSha: startSha ?? baseSha }
  }
  throw new UserError(
    `The branches ${names[0] ?? ''} to ${names.at(-1) ?? ''} are all used up. Delete the merged ones.`
  )
}

async function locateForPullRequest(task: Task, forge: Forge, checkout: Checkout): Promise<Target> {
  const pullRequest = await forge.readPullRequest(task.number)
  const { headRef: branch, headSha: startSha, baseRef: base } = pullRequest
  const baseSha = requireBranch(await checkout.resolve([headRef(base)]), base)
  const readOnlyBecause = reasonToReadOnly(pullRequest, task.defaultBranch)
  return { branch, isNewBranch: false, base, baseSha, startSha, pullRequest, readOnlyBecause }
}

function reasonToReadOnly({ state, isFork, headRef: branch }: PullRequest, defaultBranch: string): string | undefined {
  if (state === 'closed') return 'the pull request is closed'
  if (isFork)
    return 'the pull request comes from a fork, whose code is not run here and whose branch is not ours to push to'
  if (branch === defaultBranch) return `its branch is ${branch}, the default branch, which is never written to`
  return undefined
}

function requireBranch(heads: ReadonlyMap<string, string>, name: string): string {
  const sha = heads.get(headRef(name))
  if (sha !== undefined) return sha
  throw new UserError(
    `There is no branch ${name} with a commit in this repository. Push one, or name another with --base.`
  )
}

function headRef(branch: string): string {
  return `refs/heads/${branch}`
}

import { UserError } from '../errors.ts'
import { isSameBranch, isValidBranchName } from '../forge/branch-names.ts'
import type { PullRequest } from '../forge/forge.ts'
import type { Checkout } from '../git/checkout.ts'
import type { Parts } from './parts.ts'
import { branchName } from '../tasks/branch-name.ts'
import type { Person, Task } from '../domain/task.ts'
import { headMovedReason } from './head-moved.ts'

/** Where the work begins and where it goes. Commits are pinned: they stay what they are whatever happens to the branches. */
export interface ResolvedTarget {
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
  readonly readOnlyReason: string | undefined
}

/** Pull requests that one issue can have had before somebody should tidy up. */
const MAX_BRANCHES = 20

type LocatingParts = Pick<Parts, 'forge' | 'settings' | 'tell'>

/** For whom a place is looked for. */
export interface Located {
  readonly task: Task
  /** Who we are on the forge. */
  readonly self: Person
}

/** Decides on branch and commits. @throws UserError when there is nothing to start from */
export async function resolveTarget(
  { task, self }: Located,
  checkout: Checkout,
  parts: LocatingParts
): Promise<ResolvedTarget> {
  const target = await (task.subject === 'issue' ? locateForIssue : locateForPullRequest)(task, checkout, parts)
  warnOfUnusedFlags(task, target, parts)
  if (target.isNewBranch || target.readOnlyReason !== undefined) return target
  const { branch, startSha: headSha } = target
  const moves = await parts.forge.branchUpdatesSince({ branch, since: task.createdAt })
  return { ...target, readOnlyReason: headMovedReason({ branch, headSha, moves, self }) }
}

/** A branch with our name that nobody merged or closed is gone on with; else a fresh one is made. */
async function locateForIssue(task: Task, checkout: Checkout, { forge }: LocatingParts): Promise<ResolvedTarget> {
  const wanted = task.request.flags.base ?? task.defaultBranch
  requireName(wanted)
  const all = Array.from({ length: MAX_BRANCHES }, (_, index) => branchName(task, index + 1))
  const names = all.filter((name) => !isSameBranch(name, task.defaultBranch))
  const heads = await checkout.resolve([wanted, ...names].map(headRef))
  const wantedSha = requireBranch(heads, wanted)
  for (const branch of names) {
    const startSha = heads.get(headRef(branch))
    const isNewBranch = startSha === undefined
    const pullRequest = isNewBranch ? undefined : await forge.findPullRequest(branch)
    if (pullRequest?.state === 'closed') continue
    // A pull request that is there says itself where it goes, and the rules of that branch count.
    const base = pullRequest?.baseRef ?? wanted
    const baseSha = base === wanted ? wantedSha : requireBranch(await checkout.resolve([headRef(base)]), base)
    const common = { branch, base, baseSha, pullRequest, readOnlyReason: undefined }
    return { ...common, isNewBranch, startSha: startSha ?? baseSha }
  }
  throw new UserError(
    `The branches ${names[0] ?? ''} to ${names.at(-1) ?? ''} are all used up. Delete those that are merged or closed, then ask again.`
  )
}

async function locateForPullRequest(
  task: Task,
  checkout: Checkout,
  { forge, settings }: LocatingParts
): Promise<ResolvedTarget> {
  const pullRequest = await forge.readPullRequest(task.number)
  const { headRef: branch, headSha: startSha, baseRef: base } = pullRequest
  requireName(base)
  const baseSha = requireBranch(await checkout.resolve([headRef(base)]), base)
  const readOnlyReason = reasonToReadOnly(pullRequest, task, settings.trigger)
  return { branch, isNewBranch: false, base, baseSha, startSha, pullRequest, readOnlyReason }
}

function reasonToReadOnly(pullRequest: PullRequest, { defaultBranch }: Task, trigger: string): string | undefined {
  const { state, isFork, headRef: branch } = pullRequest
  const explain = `${trigger} explain`
  if (state === 'closed') return `the pull request is closed. Reopen it and ask again, or ask about it with ${explain}.`
  if (isFork) {
    return (
      'the pull request comes from a fork, whose code is not run here and whose branch is not ours to push to. ' +
      `Ask about it with ${explain}, or push its commits to a branch of this repository and ask on a pull request from there.`
    )
  }
  if (!isValidBranchName(branch)) {
    return `its branch has a name that is not safe to hand on. Give it a name of letters, digits, /, _, . and -, or ask about it with ${explain}.`
  }
  if (!isSameBranch(branch, defaultBranch)) return undefined
  return `its branch is ${branch}, the default branch, which is never written to. Move the commits to another branch and ask on a pull request from there, or ask about it with ${explain}.`
}

function warnOfUnusedFlags(
  { request: { flags } }: Task,
  { pullRequest, base }: ResolvedTarget,
  { tell }: LocatingParts
): void {
  if (!pullRequest) return
  const { number } = pullRequest
  if (flags.base !== undefined && flags.base !== base) {
    const text = `--base ${flags.base} has no effect: pull request #${number} exists and goes to ${base}. Change its base on its page.`
    tell({ kind: 'warning', text })
  }
  if (flags.draft) {
    const text = `--draft has no effect: pull request #${number} exists. Make it a draft on its page.`
    tell({ kind: 'warning', text })
  }
}

// Attack: a name that is an option, or an expression for another commit, to one of the programs it is handed to.
function requireName(branch: string): void {
  if (isValidBranchName(branch)) return
  throw new UserError(
    `The branch ${JSON.stringify(branch)} has a name that is not safe to hand on. Use one of letters, digits, /, _, . and -.`
  )
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

import type { Run } from '../effects.ts'
import type { Person, Task } from '../../domain/task.ts'
import { UserError } from '../../errors.ts'
import { headRef, isSameBranch, isValidBranchName } from '../../text/branch-names.ts'
import type { PullRequest, BranchUpdate, BranchUpdates } from '../../forge/forge.ts'
import type { Checkout } from '../../git/checkout.ts'
import { templateAt } from './template-at.ts'
import { branchNames } from '../../tasks/branch-name.ts'
import { branchPattern, DEFAULT_BRANCH_TEMPLATE } from '../../text/branch-template.ts'
import { resultOf } from '../../tasks/verbs.ts'

/** Where the work starts and where it goes. The commits are pinned: they stay the same whatever happens to the branches. */
export interface ResolvedTarget {
  /** The branch that gets the commit. */
  readonly branch: string
  readonly isNewBranch: boolean
  /** The branch that the pull request merges into. */
  readonly base: string
  /** Policy and instructions are read from this commit. */
  readonly baseSha: string
  /** The work starts from this commit, the parent of ours. */
  readonly startSha: string
  /** The merge base of the branch and its base; undefined if they have no commit in common. */
  readonly mergeBase: string | undefined
  /** The open pull request that the commit goes to. */
  readonly pullRequest: PullRequest | undefined
  /** The head whose work the commit of a retry replaces. That commit is its child, with the work done from `startSha`. */
  readonly replacedHead?: string
  /** Of a retry: the pull request and the head that it started from. The people who took part in their code are checked. */
  readonly origin?: Pick<ResolvedTarget, 'pullRequest' | 'startSha'>
  /** The pull request of a fork that the code is from; undefined for code of this repository. */
  readonly fork?: PullRequest | undefined
  /** Why nothing can be changed here. The code can still be read. */
  readonly readOnlyReason: string | undefined
}

/**
 * True if code of the target can be run. Attack: whoever opens a pull request from a fork writes its tests, scripts and settings, and
 * runs beside our secrets.
 */
export function canRun({ readOnlyReason, fork }: ResolvedTarget): boolean {
  return readOnlyReason === undefined && fork === undefined
}

/** Work that starts at a commit of its base branch and goes to a new branch. */
export function newBranchTarget(
  branch: string,
  { base, baseSha }: Pick<ResolvedTarget, 'base' | 'baseSha'>
): ResolvedTarget {
  const commits = { baseSha, startSha: baseSha, mergeBase: baseSha }
  return { branch, isNewBranch: true, base, ...commits, pullRequest: undefined, readOnlyReason: undefined }
}

/**
 * Chooses the branches and commits.
 *
 * @param known the pull request of the task, if it has been read in this run; it is read otherwise
 * @throws UserError when there is nothing to start from
 */
export async function resolveTarget(task: Task, known: PullRequest | undefined, run: Run): Promise<ResolvedTarget> {
  const { self, forge, emit } = run
  const target = await (task.subject === 'issue' ? resolveForIssue(task, run) : resolveForPullRequest(task, known, run))
  const { branch, baseSha, startSha: headSha, fork } = target
  if (target.isNewBranch) return { ...target, mergeBase: baseSha }
  const [mergeBase, readOnlyReason] = await Promise.all([
    forge.mergeBase({ base: baseSha, head: headSha }),
    // An undo runs none of the code, and starts again if the branch moves.
    target.readOnlyReason ?? (resultOf(task) === 'revert' ? undefined : movedReason())
  ])
  // Another run of ours can have committed since the pull request was read.
  if (readOnlyReason !== undefined && known) return await resolveTarget(task, undefined, run)
  for (const text of unusedFlagWarnings(task, target)) emit({ kind: 'warning', text })
  return { ...target, mergeBase, readOnlyReason }

  async function movedReason(): Promise<string | undefined> {
    const updates = await forge.branchUpdatesSince({ branch, since: task.createdAt, page: fork?.headPage })
    // The history of a private or deleted fork cannot be read. None of its code is run, and a push must start from the head that was read.
    if (fork && updates.kind === 'unknown') return undefined
    return headMovedReason({ branch, headSha, updates, self })
  }
}

type UncomparedTarget = Omit<ResolvedTarget, 'mergeBase'>

/** Continues on the branch of an earlier run unless its pull request was merged or closed; otherwise chooses a new branch. */
async function resolveForIssue(task: Task, run: Run): Promise<UncomparedTarget> {
  const { checkout, forge } = run
  const requestedBase = task.request.flags.base ?? task.defaultBranch
  requireValidName(requestedBase)
  const { defaultBranch } = task
  const bases = [requestedBase, defaultBranch]
  // Most repositories keep the default names, and then one request is enough.
  const usual = await checkout.resolve([...new Set([...bases, ...usualBranches(task)])].map(headRef))
  const requestedSha = requireBranch(usual, requestedBase)
  const template = await templateAt(usual.get(headRef(defaultBranch)), run)
  const candidates = await branchCandidates(task, template, { checkout, usual })
  const usable = candidates.filter(({ branch }) => bases.every((base) => !isSameBranch(branch, base)))
  for (const { branch, head, needsOwnCommit } of usable) {
    const isNewBranch = head === undefined
    const pullRequest = isNewBranch ? undefined : await forge.findPullRequest(branch)
    if (pullRequest?.state === 'closed') continue
    // An existing pull request has its own base, and the rules of that branch apply.
    const base = pullRequest?.baseRef ?? requestedBase
    const baseSha = base === requestedBase ? requestedSha : requireBranch(await checkout.resolve([headRef(base)]), base)
    const startSha = head ?? baseSha
    if (needsOwnCommit && !(await hasOwnCommit({ base: baseSha, head: startSha }, run))) continue
    return { branch, isNewBranch, base, baseSha, startSha, pullRequest, readOnlyReason: undefined }
  }
  const names = usable.map(({ branch }) => branch)
  throw new UserError(
    `The branches ${names[0] ?? ''} to ${names.at(-1) ?? ''} are all in use. Delete those that are merged or closed, then ask again.`
  )
}

async function hasOwnCommit(
  range: { readonly base: string; readonly head: string },
  { self, forge }: Run
): Promise<boolean> {
  return (await forge.commitsBetween(range)).some(({ authorId }) => authorId === self.id)
}

async function resolveForPullRequest(
  task: Task,
  known: PullRequest | undefined,
  { checkout, forge, settings: { trigger } }: Run
): Promise<UncomparedTarget> {
  const pullRequest = known ?? (await forge.readPullRequest(task.number))
  const { headRef: branch, headSha: startSha, baseRef: base } = pullRequest
  requireValidName(base)
  const baseSha = requireBranch(await checkout.resolve([headRef(base)]), base)
  const readOnlyReason = readOnlyReasonOf(pullRequest, task, trigger)
  const fork = pullRequest.isFork ? pullRequest : undefined
  return { branch, isNewBranch: false, base, baseSha, startSha, pullRequest, fork, readOnlyReason }
}

function readOnlyReasonOf(pullRequest: PullRequest, task: Task, trigger: string): string | undefined {
  const { state, isFork, headRef: branch } = pullRequest
  const { defaultBranch } = task
  const explain = `${trigger} explain`
  if (state === 'closed') return `the pull request is closed. Reopen it and ask again, or ask about it with ${explain}.`
  if (isFork) return forkReason(pullRequest, task)
  if (!isValidBranchName(branch)) {
    return `its branch has an unsafe name. Rename it to letters, digits, /, _, . and -, or ask about it with ${explain}.`
  }
  if (!isSameBranch(branch, defaultBranch)) return undefined
  return `its branch is ${branch}, the default branch, which the agent never writes to. Move the commits to another branch and ask on a pull request from there, or ask about it with ${explain}.`
}

function unusedFlagWarnings({ request: { flags } }: Task, { pullRequest, base }: UncomparedTarget): readonly string[] {
  if (!pullRequest) return []
  const { number } = pullRequest
  return [
    flags.base !== undefined && flags.base !== base
      ? `--base ${flags.base} has no effect: pull request #${number} already exists and merges into ${base}. Change its base on its page.`
      : '',
    flags.draft
      ? `--draft has no effect: pull request #${number} already exists. Convert it to a draft on its page.`
      : ''
  ].filter((text) => text !== '')
}

/** Attack: a name that some program reads as an option or as an expression for another commit. @throws UserError */
export function requireValidName(branch: string): void {
  if (isValidBranchName(branch)) return
  throw new UserError(
    `The branch name ${JSON.stringify(branch)} is unsafe. Use a name of letters, digits, /, _, . and -.`
  )
}

export function requireBranch(heads: ReadonlyMap<string, string>, name: string): string {
  const sha = heads.get(headRef(name))
  if (sha !== undefined) return sha
  throw new UserError(`This repository has no branch ${name} with a commit. Push one, or choose another with --base.`)
}

/** Maximum number of branches for one issue. When all are in use, somebody must delete some. */
const MAX_BRANCHES = 20

/** A branch that the work on an issue can go to. */
interface BranchCandidate {
  readonly branch: string
  /** Undefined if there is no such branch yet. */
  readonly head: string | undefined
  /** True if somebody else could have chosen this name by chance, so that the branch must contain a commit of ours. */
  readonly needsOwnCommit: boolean
}

/** Where branches are looked up. */
interface BranchListing {
  readonly checkout: Checkout
  /** The heads of the branches that the default template names. */
  readonly usual: ReadonlyMap<string, string>
}

/**
 * The branches that work on an issue can go to, in order: those of earlier runs, whatever title and date they have in their names, then new
 * ones. Needs no request to the forge's API.
 */
async function branchCandidates(
  task: Task,
  template: string,
  { checkout, usual }: BranchListing
): Promise<readonly BranchCandidate[]> {
  const names = branchNames(task, template, MAX_BRANCHES)
  const pattern = branchPattern(template, { kind: 'issue', number: task.number })
  if (!pattern) {
    const heads = template === DEFAULT_BRANCH_TEMPLATE ? usual : await checkout.resolve(names.map(headRef))
    return names.map((branch) => ({ branch, head: heads.get(headRef(branch)), needsOwnCommit: false }))
  }
  const heads = await checkout.resolveMatching(pattern.glob)
  // A further branch and a side branch have longer names than the first.
  const earlier = [...heads.keys()].filter((branch) => pattern.matches(branch)).toSorted(byLengthAndName)
  return [...new Set([...earlier.slice(0, MAX_BRANCHES), ...names])].map((branch) => {
    const head = heads.get(branch)
    // GitHub itself names a branch after the number and the title of an issue.
    return { branch, head, needsOwnCommit: head !== undefined }
  })
}

/** The branches that the default template names. Most repositories keep it. */
function usualBranches(task: Task): readonly string[] {
  return branchNames(task, DEFAULT_BRANCH_TEMPLATE, MAX_BRANCHES)
}

function byLengthAndName(one: string, other: string): number {
  return one.length - other.length || (one < other ? -1 : 1)
}

interface BranchHistory {
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
function headMovedReason({ branch, headSha, updates, self }: BranchHistory): string | undefined {
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

/** Why a request is not carried out on the pull request of a fork; undefined if it is. */
function forkReason({ number }: PullRequest, task: Task): string | undefined {
  if (task.trigger.kind === 'ci') return 'the pull request comes from a fork, whose code is not run here'
  switch (resultOf(task)) {
    case 'revert':
      return `the pull request comes from a fork, and only people who can push to its branch can revert commits there. Run \`gh pr checkout ${number}\`, \`git revert\` and \`git push\`; a suggestion or a patch that nobody applied needs no undo.`
    case 'merge':
      return `the pull request comes from a fork, and the token of a workflow cannot merge into its branch. Press **Update branch** in the merge box, or run \`gh pr update-branch ${number}\`.`
    default:
      return undefined
  }
}

/** Why `retry` does nothing on the pull request of a fork. */
export const FORK_RETRY =
  'the pull request comes from a fork, where a retry cannot replace earlier work. Ask again with fix and your own words.'

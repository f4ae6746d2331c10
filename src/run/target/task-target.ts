import { isInOneJob } from '../workflow-inputs.ts'
import { skip, type Ended, type Run } from '../effects.ts'
import type { BranchRepair, Task } from '../../domain/task.ts'
import { UserError } from '../../errors.ts'
import type { OwnPullRequest, PullRequest } from '../../forge/forge.ts'
import type { Checkout } from '../../git/checkout.ts'
import { branchName, branchNames, itemsFolder } from '../../tasks/branch-name.ts'
import { readTaskMarker } from '../../tasks/comment-markers.ts'
import { threadKey } from '../../tasks/keys.ts'
import { DEFAULT_BRANCH_TEMPLATE } from '../../text/branch-template.ts'
import { headRef } from '../../text/branch-names.ts'
import { listFirst } from '../../text/format.ts'
import { newBranchTarget, requireBranch, type ResolvedTarget } from './resolve-target.ts'
import { retiredBody, type TaskState } from './task-state.ts'
import { refusedError } from '../assignments/merge/merge-base-branch.ts'
import { treeOfVerified } from '../../git/verified-read.ts'

export type TaskTarget =
  /** `conflict`: the base branch conflicts with the branch. */
  { readonly kind: 'ready' | 'conflict'; readonly target: ResolvedTarget } | Ended

/** A task of the repository that is being run. */
export interface RunningTask {
  readonly asked: Task
  /** Such as "the task tidy". */
  readonly title: string
  /** Where a new branch starts, and what its pull request is merged into. */
  readonly base: string
  readonly baseSha: string
}

/** Where the repair of a branch starts, unless a pull request repairs it already. @throws UserError if the branch was deleted */
export async function brokenBranchTarget(
  task: Task,
  { branch: base }: BranchRepair,
  checkout: Checkout
): Promise<ResolvedTarget> {
  const baseSha = requireBranch(await checkout.resolve([headRef(base)]), base)
  return newBranchTarget(branchName(task, DEFAULT_BRANCH_TEMPLATE), { base, baseSha })
}

/** Maximum number of branches for one task. When all are in use, somebody must delete some. */
const MAX_BRANCHES = 50
const MAX_NAMED = 5

/**
 * Chooses the branch of a task by its last pull request.
 *
 * @throws UserError when there is nothing to start from
 */
export async function chooseTaskTarget(
  state: TaskState<OwnPullRequest>,
  task: RunningTask,
  run: Run
): Promise<TaskTarget> {
  return state.kind === 'open' ? await continueOn(state.thread, task, run) : await freshTarget(task, run)
}

/**
 * A new branch, the branch of a run that was killed before it could open a pull request, or that of a run that has opened one since ours
 * were listed.
 */
async function freshTarget(task: RunningTask, run: Run): Promise<TaskTarget> {
  const { asked, base, baseSha } = task
  const { self, checkout, forge } = run
  const names = branchNames(asked, DEFAULT_BRANCH_TEMPLATE, MAX_BRANCHES)
  const folder = itemsFolder(asked)?.branch
  const heads = await checkout.resolve([...names, ...(folder === undefined ? [] : [folder])].map(headRef))
  if (folder !== undefined && heads.has(headRef(folder))) {
    const text = `The branch ${folder} keeps git from creating ${names[0] ?? ''}. Delete it, or give the items a task-id that no other task has.`
    throw new UserError(text)
  }
  for (const branch of names) {
    const head = heads.get(headRef(branch))
    const target = newBranchTarget(branch, { base, baseSha })
    if (head === undefined) return { kind: 'ready', target }
    const found = await forge.findPullRequest(branch)
    if (found?.state === 'open') {
      const opened = await openedMeanwhile(found.number, task, run)
      if (opened) return await continueOn(opened, task, run)
    }
    if (found) continue
    const commits = await forge.commitsBetween({ base: baseSha, head })
    const isLeftOver = commits.length > 0 && commits.every(({ authorId }) => authorId === self.id)
    if (!isLeftOver) continue
    const mergeBase = await forge.mergeBase({ base: baseSha, head })
    await checkout.fetch([head, ...(mergeBase === undefined ? [] : [mergeBase])])
    return { kind: 'ready', target: { ...target, isNewBranch: false, startSha: head, mergeBase } }
  }
  throw new UserError(
    `The branches ${names[0] ?? ''} to ${names.at(-1) ?? ''} are all in use. Delete those that are merged or closed.`
  )
}

/** The open pull request of this task that another run of it opened a moment ago. */
async function openedMeanwhile(
  number: number,
  { asked }: RunningTask,
  { self, forge }: Run
): Promise<OwnPullRequest | undefined> {
  const own = await forge.listOwnPullRequests(self, branchName(asked, DEFAULT_BRANCH_TEMPLATE))
  return own.find((one) => one.number === number && readTaskMarker(one.body, threadKey(asked)) !== undefined)
}

async function continueOn(pullRequest: OwnPullRequest, task: RunningTask, run: Run): Promise<TaskTarget> {
  const { asked, title } = task
  const { self, checkout, forge, settings, emit } = run
  const { number, headRef: branch, headSha, baseRef: base } = pullRequest
  const baseSha = base === task.base ? task.baseSha : requireBranch(await checkout.resolve([headRef(base)]), base)
  const commits = await forge.commitsBetween({ base: baseSha, head: headSha })
  const others = [...new Set(commits.filter(({ authorId }) => authorId !== self.id).map(({ author }) => author))]
  if (others.length > 0 && settings.task.onForeignCommits === 'leave') {
    const text = `${listFirst(others, MAX_NAMED)} committed to ${branch}, so ${title} leaves this pull request alone. It goes on when the pull request is merged or closed.`
    const notice = { about: { claim: `${threadKey(asked)}-foreign` }, text }
    if (!settings.isDryRun) await forge.postNoticeOnce(number, notice)
    return skip(`#${number}, the pull request of this task, has commits of others, so it is left alone.`)
  }

  const updated = await updateTaskBranch(pullRequest, { base, baseSha }, run)
  if (updated.kind === 'ended') return updated
  const { startSha, mergeBase } = updated
  const common = { branch, isNewBranch: false, base, baseSha, startSha, mergeBase, readOnlyReason: undefined }
  const target: ResolvedTarget = { ...common, pullRequest: { ...pullRequest, headSha: startSha } }
  if (updated.kind === 'conflict') return { kind: 'conflict', target }
  await checkout.fetch([startSha, baseSha])
  // In two-job mode, both jobs must choose the same branch.
  const canClose = isInOneJob(settings) && !settings.isDryRun
  if (canClose && (await treeOfVerified(checkout.git, startSha)) === (await treeOfVerified(checkout.git, baseSha))) {
    const text = `${base} has everything that this pull request changes, so it is closed.`
    await forge.postNoticeOnce(number, { about: { claim: `${threadKey(asked)}-done` }, text })
    await forge.closePullRequest(number, retiredBody(pullRequest, threadKey(asked)))
    emit({ kind: 'warning', text: `#${number} was closed: ${base} already has all of its changes.` })
    return await freshTarget(task, run)
  }
  return { kind: 'ready', target }
}

type UpdatedBranch =
  /** `conflict`: the model must resolve it. */
  { readonly kind: 'updated' | 'conflict'; readonly startSha: string; readonly mergeBase: string | undefined } | Ended

/**
 * Merges the base branch into the branch of a task, by a merge commit. A job that only proposes works on the branch as it is.
 *
 * @throws UserError if the forge refuses
 */
async function updateTaskBranch(
  { number, headRef: branch, headSha }: PullRequest,
  { base, baseSha }: { readonly base: string; readonly baseSha: string },
  { forge, settings }: Run
): Promise<UpdatedBranch> {
  const mergeBase = await forge.mergeBase({ base: baseSha, head: headSha })
  const asItIs: UpdatedBranch = { kind: 'updated', startSha: headSha, mergeBase }
  if (mergeBase === baseSha || settings.isDryRun || !isInOneJob(settings)) return asItIs
  const result = await forge.updateBranch({ pullRequest: number, head: headSha })
  switch (result.kind) {
    case 'merged':
      return { kind: 'updated', startSha: result.sha, mergeBase: baseSha }
    case 'up-to-date':
      return asItIs
    case 'conflict':
      return { kind: 'conflict', startSha: headSha, mergeBase }
    case 'moved':
    case 'pending':
      return skip(`${branch} is being updated. The next run goes on from there.`)
    case 'refused':
      throw refusedError(result, { branch, base })
  }
}

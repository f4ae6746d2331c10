import type { TaskSettings } from '../domain/task-settings.ts'
import type { Outcome } from '../domain/outcome.ts'
import type { Person, PromptTrigger, Task } from '../domain/task.ts'
import { UserError } from '../errors.ts'
import type { Forge, OwnIssue, OwnPullRequest } from '../forge/forge.ts'
import type { Checkout } from '../git/checkout.ts'
import type { Emit } from '../report/reporter.ts'
import type { Session } from '../sessions/session.ts'
import { branchNames } from '../tasks/branch-name.ts'
import { promptHash } from '../tasks/prompt-hash.ts'
import { isReport } from '../tasks/report.ts'
import { threadKey } from '../tasks/stop-scope.ts'
import { DEFAULT_BRANCH_TEMPLATE } from '../text/branch-template.ts'
import { listFirst } from '../text/format.ts'
import { headRef } from '../text/branch-names.ts'
import { readPrompt } from './read-prompt.ts'
import { requireBranch, type ResolvedTarget } from './resolve-target.ts'
import type { PipelineSettings } from './settings.ts'
import { unmetCondition } from './task-conditions.ts'
import { retiredBody, taskState, type TaskState } from './task-state.ts'
import { updateTaskBranch } from './update-task-branch.ts'

export type TaskResolution =
  | { readonly kind: 'ready'; readonly task: Task; readonly target: ResolvedTarget }
  | { readonly kind: 'ended'; readonly outcome: Outcome }

export interface TaskSources {
  readonly self: Person
  readonly session: Pick<Session, 'task'> | undefined
  readonly checkout: Checkout
  readonly forge: Forge
  readonly settings: Pick<PipelineSettings, 'phase' | 'isDryRun'> & { readonly task: TaskSettings }
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly emit: Emit
}

/** Branches of one task before somebody has to delete some. */
const MAX_BRANCHES = 50
const MAX_NAMED = 5

/**
 * Reads the prompt of a task of the repository, and chooses its branch by what became of its last pull request. docs/schedules.md has the
 * table.
 *
 * @throws UserError when there is nothing to start from
 */
export async function resolveTask(task: Task, trigger: PromptTrigger, sources: TaskSources): Promise<TaskResolution> {
  const { self, session, checkout, forge, settings, now } = sources
  const { defaultBranch } = task
  const baseSha = requireBranch(await checkout.resolve([headRef(defaultBranch)]), defaultBranch)
  const isAnswer = isReport(task)
  const [own, reports] = await Promise.all([
    forge.listOwnPullRequests(self),
    isAnswer ? forge.listOwnIssues(self) : [],
    checkout.fetch([baseSha])
  ])
  const asked = await readPrompt(task, { checkout, sha: baseSha })

  const conditions = { settings: settings.task, own, last: session?.task, baseSha, now: now() }
  const unmet = await unmetCondition(conditions, sources)
  if (unmet !== undefined) return skipped(unmet)
  const { taskId } = trigger
  const { againAfterMs } = settings.task
  const question = { taskId, hash: promptHash(asked.instruction), now: now(), againAfterMs }
  if (isAnswer) return reportResolution(asked, baseSha, taskState(reports, question))
  const state = taskState(own, question)
  switch (state.kind) {
    case 'not-wanted':
      return skipped(
        `#${state.thread.number}, the last pull request of this task, was closed without being merged. The task runs again when its prompt changes, or when that pull request is reopened.`
      )
    case 'fresh':
      return { kind: 'ready', task: asked, target: await freshTarget(asked, baseSha, sources) }
    case 'open':
      return await continueOn(state.thread, { asked, taskId, baseSha }, sources)
  }
}

function skipped(reason: string): TaskResolution {
  return { kind: 'ended', outcome: { kind: 'skipped', reason } }
}

/** The default branch is only read. */
function reportResolution(task: Task, baseSha: string, state: TaskState<OwnIssue>): TaskResolution {
  if (state.kind === 'not-wanted') {
    return skipped(
      `#${state.thread.number}, the issue with the report of this task, was closed. The task runs again when its prompt changes, or when that issue is reopened.`
    )
  }
  const branch = task.defaultBranch
  const commits = { baseSha, startSha: baseSha, mergeBase: baseSha }
  const target = {
    branch,
    base: branch,
    isNewBranch: true,
    ...commits,
    pullRequest: undefined,
    readOnlyReason: undefined
  }
  return { kind: 'ready', task, target }
}

/** A new branch; or one that a run pushed to before it was killed and could open no pull request. */
async function freshTarget(
  task: Task,
  baseSha: string,
  { self, checkout, forge }: Pick<TaskSources, 'self' | 'checkout' | 'forge'>
): Promise<ResolvedTarget> {
  const base = task.defaultBranch
  const common = { base, baseSha, pullRequest: undefined, readOnlyReason: undefined }
  const names = branchNames(task, DEFAULT_BRANCH_TEMPLATE, MAX_BRANCHES)
  const heads = await checkout.resolve(names.map(headRef))
  for (const branch of names) {
    const head = heads.get(headRef(branch))
    if (head === undefined) return { ...common, branch, isNewBranch: true, startSha: baseSha, mergeBase: baseSha }
    if (await forge.findPullRequest(branch)) continue
    const commits = await forge.commitsBetween({ base: baseSha, head })
    const isLeftOver = commits.length > 0 && commits.every(({ authorId }) => authorId === self.id)
    if (!isLeftOver) continue
    return {
      ...common,
      branch,
      isNewBranch: false,
      startSha: head,
      mergeBase: await forge.mergeBase({ base: baseSha, head })
    }
  }
  throw new UserError(
    `The branches ${names[0] ?? ''} to ${names.at(-1) ?? ''} are all in use. Delete those that are merged or closed.`
  )
}

interface AskedTask {
  readonly asked: Task
  readonly taskId: string
  /** The commit of the default branch. */
  readonly baseSha: string
}

async function continueOn(
  pullRequest: OwnPullRequest,
  { asked, taskId, baseSha: defaultSha }: AskedTask,
  sources: TaskSources
): Promise<TaskResolution> {
  const { self, checkout, forge, settings, emit } = sources
  const { number, headRef: branch, headSha, baseRef: base } = pullRequest
  const baseSha =
    base === asked.defaultBranch ? defaultSha : requireBranch(await checkout.resolve([headRef(base)]), base)
  const commits = await forge.commitsBetween({ base: baseSha, head: headSha })
  const others = [...new Set(commits.filter(({ authorId }) => authorId !== self.id).map(({ author }) => author))]
  if (others.length > 0 && settings.task.onForeignCommits === 'leave') {
    const text = `${listFirst(others, MAX_NAMED)} committed to ${branch}, so the task ${taskId} leaves this pull request alone. It runs again when the pull request is merged or closed.`
    const notice = { about: { claim: `${threadKey(asked)}-foreign` }, text }
    if (!settings.isDryRun) await forge.postNoticeOnce(number, notice)
    return skipped(`#${number}, the pull request of this task, has commits of others, so it is left alone.`)
  }

  const updated = await updateTaskBranch(pullRequest, { base, baseSha }, sources)
  if (updated.kind === 'ended') return updated
  const { startSha, mergeBase } = updated
  const common = { branch, isNewBranch: false, base, baseSha, startSha, mergeBase, readOnlyReason: undefined }
  const target: ResolvedTarget = { ...common, pullRequest: { ...pullRequest, headSha: startSha } }
  if (updated.kind === 'conflict') return { kind: 'ready', task: mergeTask(asked, target), target }
  await checkout.fetch([startSha, baseSha])
  // The two halves of a run must choose the same branch.
  const canClose = settings.phase.kind === 'whole' && !settings.isDryRun
  if (canClose && (await checkout.treeOf(startSha)) === (await checkout.treeOf(baseSha))) {
    const text = `${base} has everything that this pull request changes, so it is closed.`
    await forge.postNoticeOnce(number, { about: { claim: `${threadKey(asked)}-done` }, text })
    await forge.closePullRequest(number, retiredBody(pullRequest, taskId))
    emit({ kind: 'warning', text: `#${number} was closed: it had no difference to ${base} any more.` })
    return { kind: 'ready', task: asked, target: await freshTarget(asked, defaultSha, sources) }
  }
  return { kind: 'ready', task: asked, target }
}

/**
 * A run resolves the conflicts as `update` does, and the next one goes on with the task: the work on both would be one commit that nobody
 * can review.
 */
function mergeTask(task: Task, { branch, base }: Pick<ResolvedTarget, 'branch' | 'base'>): Task {
  const text = `Resolve the conflicts of the merge of ${base} into ${branch}. Do nothing else: a later run goes on with the task of this branch.`
  return { ...task, instruction: text, request: { ...task.request, verb: 'update', text } }
}

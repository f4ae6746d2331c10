import type { ItemList } from '../workflow-inputs.ts'
import { endWith, skip, type Ended, type Run } from '../effects.ts'
import type { PromptTrigger, Task } from '../../domain/task.ts'
import type { OwnIssue, OwnPullRequest } from '../../forge/forge.ts'
import type { Session } from '../../sessions/session.ts'
import { branchName } from '../../tasks/branch-name.ts'
import { promptHash, taskKey, threadKey } from '../../tasks/keys.ts'
import { isReport } from '../../tasks/request-kinds.ts'
import { headRef } from '../../text/branch-names.ts'
import { DEFAULT_BRANCH_TEMPLATE } from '../../text/branch-template.ts'
import { listItems } from '../assignments/items/list-items.ts'
import { newBranchTarget, requireBranch, type ResolvedTarget } from './resolve-target.ts'
import { taskState, type TaskState } from './task-state.ts'
import { chooseTaskTarget } from './task-target.ts'
import { UserError, messageOf } from '../../errors.ts'
import type { Checkout } from '../../git/checkout.ts'
import type { TaskSettings } from '../../domain/settings.ts'
import { matchesPathPattern } from '../../policy/path-pattern.ts'
import { formatDuration } from '../../text/format.ts'
import { readVerified } from '../../git/verified-read.ts'
import { fileStats } from '../../git/changes.ts'

export type TaskResolution = { readonly kind: 'ready'; readonly task: Task; readonly target: ResolvedTarget } | Ended

/**
 * Reads the prompt of a task of the repository, and chooses its branch by what became of its last pull request. docs/schedules.md has the
 * table.
 *
 * @throws UserError when there is nothing to start from
 */
export async function resolveTask(
  task: Task,
  trigger: PromptTrigger,
  session: Session | undefined,
  run: Run
): Promise<TaskResolution> {
  const { self, checkout, forge, settings, now } = run
  const { defaultBranch } = task
  const baseSha = requireBranch(await checkout.resolve([headRef(defaultBranch)]), defaultBranch)
  if (settings.items) return await resolvePlan(task, { baseSha, list: settings.items }, run)
  const isAnswer = isReport(task)
  const [own, reports] = await Promise.all([
    // A job that only reports may not be able to read pull requests.
    isAnswer && settings.task.skipIfOpen === undefined
      ? []
      : forge.listOwnPullRequests(self, branchName(task, DEFAULT_BRANCH_TEMPLATE)),
    isAnswer ? forge.listOwnIssues(self) : [],
    checkout.fetch([baseSha])
  ])
  const asked = await readPrompt(task, { checkout, sha: baseSha })

  const { againAfterMs } = settings.task
  const question = { key: threadKey(asked), hash: promptHash(asked.instruction), now: now(), againAfterMs }
  const state = taskState(own, question)
  const hasOpen = !isAnswer && state.kind === 'open'
  const conditions = { settings: settings.task, own, hasOpen, last: session?.task, baseSha, now: now() }
  const unmet = await unmetCondition(conditions, run)
  if (unmet !== undefined) return skip(unmet)
  const key = taskKey(trigger)
  if (isAnswer) return reportResolution(asked, baseSha, taskState(reports, question))
  switch (state.kind) {
    case 'not-wanted':
      return skip(
        `#${state.thread.number}, the last pull request of this task, was closed without being merged. The task runs again when its prompt changes, or when that pull request is reopened.`
      )
    case 'fresh':
    case 'open': {
      const title = `the task ${key}`
      const chosen = await chooseTaskTarget(state, { asked, title, base: defaultBranch, baseSha }, run)
      if (chosen.kind === 'ended') return chosen
      const { target } = chosen
      return { kind: 'ready', task: chosen.kind === 'conflict' ? mergeTask(asked, target) : asked, target }
    }
  }
}

/** The model has to find the items only if the workflow does not name them. */
async function resolvePlan(
  task: Task,
  { baseSha, list }: { readonly baseSha: string; readonly list: ItemList },
  run: Run
): Promise<TaskResolution> {
  const { checkout } = run
  await checkout.fetch([baseSha])
  const outcome = await listItems(task, list, baseSha, run)
  if (outcome) return endWith(outcome)
  return readOnlyResolution(await readPrompt(task, { checkout, sha: baseSha }), baseSha)
}

function reportResolution(task: Task, baseSha: string, state: TaskState<OwnIssue>): TaskResolution {
  if (state.kind === 'not-wanted') {
    return skip(
      `#${state.thread.number}, the issue with the report of this task, was closed. The task runs again when its prompt changes, or when that issue is reopened.`
    )
  }
  return readOnlyResolution(task, baseSha)
}

/** The default branch is only read. */
function readOnlyResolution(task: Task, baseSha: string): TaskResolution {
  const { defaultBranch: base } = task
  return { kind: 'ready', task, target: newBranchTarget(base, { base, baseSha }) }
}

/**
 * This run only resolves the conflicts, as `update` does, and the next one goes on with the task. Nobody could review a commit that does
 * both.
 */
function mergeTask(task: Task, { branch, base }: ResolvedTarget): Task {
  const text = `Resolve the conflicts of the merge of ${base} into ${branch}. Do nothing else: a later run goes on with the task of this branch.`
  return { ...task, instruction: text, request: { ...task.request, verb: 'update', text } }
}

const MAX_PROMPT_CHARACTERS = 20_000

/**
 * The task with the text of its prompt file. Only the default branch says what the file contains: nobody can change it without write
 * access to that branch.
 *
 * @param sha the commit of the default branch, which must have been fetched
 * @throws UserError if there is no such file
 */
async function readPrompt(
  task: Task,
  { checkout, sha }: { readonly checkout: Checkout; readonly sha: string }
): Promise<Task> {
  const { trigger, request, defaultBranch } = task
  if (trigger.kind !== 'prompt' || trigger.file === undefined) return task
  const text = (await readVerified(checkout.git, { commit: sha, path: trigger.file }))?.trim() ?? ''
  const where = `${trigger.file}, which prompt-file names,`
  if (text === '') throw new UserError(`${where} is missing or empty on ${defaultBranch}. Commit it there.`)
  if (text.length > MAX_PROMPT_CHARACTERS) {
    throw new UserError(`${where} has ${text.length} characters. Shorten it to ${MAX_PROMPT_CHARACTERS}.`)
  }
  return { ...task, instruction: text, request: { ...request, text } }
}

interface TaskConditions {
  readonly settings: TaskSettings
  /** The pull requests of our own account. */
  readonly own: readonly OwnPullRequest[]
  /** True if one of them is the task's and open: then it opens no other one. */
  readonly hasOpen: boolean
  /** The last run of the task; undefined if none is remembered. */
  readonly last: Session['task']
  /** The commit of the default branch. */
  readonly baseSha: string
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Why a task does not run now; undefined if it does. No model is asked. */
async function unmetCondition(
  { settings, own, hasOpen, last, baseSha, now }: TaskConditions,
  { checkout, emit }: Run
): Promise<string | undefined> {
  const { skipIfOpen, cooldownMs, onlyIfChanged } = settings
  const openCount = own.filter(({ state }) => state === 'open').length
  if (skipIfOpen !== undefined && !hasOpen && openCount >= skipIfOpen) {
    return `skip-if-open is ${skipIfOpen}, and ${openCount} of the pull requests opened by this account are open.`
  }
  if (!last) return undefined
  const sinceMs = now - Date.parse(last.at)
  if (sinceMs < cooldownMs) {
    return `the last run of this task ended ${formatDuration(sinceMs)} ago, and cooldown is ${formatDuration(cooldownMs)}.`
  }
  if (onlyIfChanged.length === 0) return undefined
  try {
    await checkout.fetch([last.sha])
  } catch (error) {
    const text = `What changed since the last run of this task is not known, so it runs: ${messageOf(error)}`
    emit({ kind: 'warning', text })
    return undefined
  }
  const changed = await fileStats(checkout.git, last.sha, baseSha)
  const isChanged = changed.some(({ path }) => onlyIfChanged.some((pattern) => matchesPathPattern(path, pattern)))
  return isChanged
    ? undefined
    : `nothing that only-if-changed names has changed since ${last.sha.slice(0, 7)}, when this task last ran.`
}

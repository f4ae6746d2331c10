import { endWith, type Ended, type Run } from '../effects.ts'
import type { Thread } from '../../domain/thread.ts'
import { messageOf } from '../../errors.ts'
import type { ReviewAssignment } from '../../prompts/review-text.ts'
import type { TreeEdit } from '../../git/changes.ts'
import type { OpenedSession } from '../../sessions/find-session.ts'
import type { WantedResult } from '../../tools/result-book.ts'
import { applyApprovedChange } from './apply-approved-change.ts'
import type { ApprovedTask } from '../claim/read-approval.ts'
import { foreignCommitsSince, readEarlierTurns } from '../claim/continue-request.ts'
import { keepOnFailure, workStart } from '../publish/keep-change.ts'
import type { StartedMerge } from '../assignments/merge/merge-base-branch.ts'
import type { Repair } from '../assignments/repair/ladder.ts'
import type { RepairAssignment } from '../../prompts/repair-text.ts'
import { readAttachments } from './read-attachments.ts'
import { readShownTask } from './read-shown-task.ts'
import type { Preflight } from '../claim/preflight.ts'
import { prepareCheckout, type SettledTarget, type PreparedCheckout } from '../rooms/prepare.ts'
import { Proof } from '../rooms/proof.ts'
import { canRun } from '../target/resolve-target.ts'
import { chooseRunSettings, type RunSettings } from './run-settings.ts'
import { splitSubmission } from '../publish/submit.ts'
import type { StopRequests } from '../claim/watch-stop.ts'
import { workOnTask, type DoneWork, type WorkResult } from './work.ts'
import { isQuestion } from '../../tasks/verbs.ts'
import type { Workspace } from '../../workspace/workspace.ts'

/** What is worked on. */
export interface TaskToWorkOn extends ApprovedTask {
  readonly thread: Thread
  readonly stopping: StopRequests
  /** Undefined if the session of the thread cannot be used. */
  readonly opened: OpenedSession | undefined
}

export interface WorkParts extends SettledTarget {
  /** The merge whose conflicts are the work; undefined for any other work. */
  readonly merge: StartedMerge | undefined
  readonly preflight: Preflight
  /** The review threads to handle; undefined for other tasks. */
  readonly review: ReviewAssignment | undefined
  /** Failed checks to repair; undefined for other tasks. */
  readonly repair: Repair | undefined
  /** What the run must return as data; undefined for nothing. */
  readonly wanted: WantedResult | undefined
}

/** Prepares, works and checks, until a person asks to stop. */
export async function workUntilStopped(accepted: TaskToWorkOn, parts: WorkParts, run: Run): Promise<DoneWork | Ended> {
  const { checkout, signal } = run
  const watch = accepted.stopping.watch()
  const { signal: stop } = watch
  const interrupted = { ...run, signal: AbortSignal.any([signal, stop]) }
  try {
    const ready = await unlessStopped(stop, signal, () => prepareWork(accepted, parts, interrupted))
    if (!ready) return endWith({ kind: 'stopped', reason: messageOf(stop.reason), publication: undefined })
    await using proof =
      isQuestion(accepted.task) || !canRun(parts.target)
        ? undefined
        : new Proof(
            { ...ready.prepared, checkout, start: parts.target.startSha },
            { ...interrupted, publishable: publishableBy(accepted, parts, run), isPatient: true }
          )
    const work = await workOn(accepted, { ...parts, ...ready, proof, stop }, run)
    signal.throwIfAborted()
    const unproved = { before: proof?.endedBefore ?? [], after: [] }
    if (!proof || work.result.kind === 'halted') return { kind: 'done', work, verification: unproved }
    const recorded = { ...workStart(parts.target, parts.merge), tree: work.change.tree }
    const verification = await keepOnFailure(recorded, parts.base, run, () =>
      unlessStopped(stop, signal, () => proof.verify(work.change))
    )
    if (verification) return { kind: 'done', work, verification }
    const result = { kind: 'halted', reason: messageOf(stop.reason), summary: work.result.summary } as const
    return { kind: 'done', work: { ...work, result }, verification: { before: proof.endedBefore, after: [] } }
  } finally {
    watch.close()
  }
}

/** What can be published of a change. A merge is published whole or not at all. */
function publishableBy(accepted: TaskToWorkOn, parts: WorkParts, run: Run) {
  return async (change: TreeEdit): Promise<TreeEdit> => {
    if (parts.merge) return change
    const { split } = await splitSubmission(change, { ...accepted, ...parts }, { ...run, emit: () => undefined })
    return split.allowed
  }
}

/** Undefined if a person stopped it. */
async function unlessStopped<Result>(
  stop: AbortSignal,
  signal: AbortSignal,
  act: () => Promise<Result>
): Promise<Result | undefined> {
  try {
    return await act()
  } catch (error) {
    if (stop.aborted && !signal.aborted) return undefined
    throw error
  }
}

interface ReadyWork {
  readonly prepared: PreparedCheckout
  readonly runSettings: RunSettings
  readonly repairing: RepairAssignment | undefined
}

interface WorkInRooms extends WorkParts, ReadyWork {
  readonly proof: Proof | undefined
  readonly stop: AbortSignal
}

async function prepareWork({ task, change }: TaskToWorkOn, parts: WorkParts, run: Run): Promise<ReadyWork> {
  const { base, preflight, repair } = parts
  const runSettings = chooseRunSettings(task.request, base.rules, run)
  const { main, fallbacks } = runSettings.roles
  // An approved change needs no model.
  if (!change) preflight.addModels([main, ...fallbacks].map(run.checkModel))
  const opened = await prepareCheckout({ ...parts, task }, run)
  const assigned = repair && (await assignRepair(repair, opened.workspace))
  const prepared = assigned ? { ...opened, workspace: assigned.workspace } : opened
  return { prepared, runSettings, repairing: assigned?.assignment }
}

async function workOn(accepted: TaskToWorkOn, parts: WorkInRooms, run: Run): Promise<WorkResult> {
  const { task, approval, change, thread, continuation, plan, opened } = accepted
  const { target, merge, review, repairing: repair, wanted, prepared, runSettings, proof, stop } = parts
  const { checkout, settings, emit } = run
  const isReadOnly = isQuestion(task)
  // The checks before the work run without what a merge or an approved change brings.
  if (merge || change) await proof?.known()
  if (merge) await checkout.applyDifference(target.startSha, merge.tree)

  emit({ kind: 'step', step: 'working' })
  const session = opened?.session
  if (change && !isReadOnly) return await applyApprovedChange(change, { checkout, startSha: target.startSha })
  const continued = continuation && {
    continuation,
    turns: opened && continuation.isLatest ? await readEarlierTurns(opened, runSettings.roles.main, run) : [],
    commitsSince: await foreignCommitsSince(session, target.startSha, run)
  }
  const [attachments, shown] = await Promise.all([
    readAttachments({ task, thread, continuation }, run),
    readShownTask({ ...task, words: continuation?.added ?? '' }, run.forge)
  ])
  const asked = { task, shown, thread, approval, session, continued, plan, attachments, isReadOnly }
  const work = {
    ...asked,
    prepared,
    settings: runSettings,
    proof,
    merge,
    review,
    repair,
    maxItems: settings.items?.maxItems,
    wanted
  }
  return await workOnTask(work, stop, run)
}

interface AssignedRepair {
  readonly assignment: RepairAssignment
  /** The workspace, whose first check is the failing command if that may run. */
  readonly workspace: Workspace
}

/** Keeps the logs for the reading tools, and adds the failing command to the checks if a rule allows it. */
async function assignRepair({ task, name, failed }: Repair, workspace: Workspace): Promise<AssignedRepair> {
  const { trigger } = task
  const jobs = failed.map(({ failure, log }) => ({
    failure,
    logName: log === '' ? undefined : workspace.keepOutput(log)
  }))
  const command = await firstAllowedCommand(failed, workspace)
  const { attempt = 1, repair } = trigger.kind === 'ci' ? trigger : {}
  return {
    assignment: { name, brokenBranch: repair?.branch, attempt, jobs, command },
    workspace: command === undefined ? workspace : workspace.withFirstCheck(command)
  }
}

/** The first failing command that the rules allow; undefined for none. A script of several lines is not one command. */
async function firstAllowedCommand(failed: Repair['failed'], workspace: Workspace): Promise<string | undefined> {
  for (const { failure } of failed) {
    const { command } = failure
    if (command === undefined || command.includes('\n')) continue
    const judgment = await workspace.judge(command)
    if (judgment.kind === 'allowed') return command
  }
  return undefined
}

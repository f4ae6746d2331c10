import { endWith, type Ended, type Run } from '../effects.ts'
import type { Thread } from '../../domain/thread.ts'
import { messageOf, unlessError } from '../../errors.ts'
import type { TreeEdit } from '../../git/changes.ts'
import type { OpenedSession } from '../../sessions/find-session.ts'
import { applyApprovedChange } from './apply-approved-change.ts'
import type { ApprovedTask } from '../claim/read-approval.ts'
import { foreignCommitsSince, readEarlierTurns } from '../claim/continue-request.ts'
import { keepOnFailure } from '../publish/keep-change.ts'
import { readAttachments, readShownTask } from './read-attachments.ts'
import type { Preflight } from '../claim/preflight.ts'
import { prepareCheckout, type SettledTarget, type PreparedCheckout } from '../rooms/prepare.ts'
import { Proof } from '../rooms/proof.ts'
import { canRun } from '../target/resolve-target.ts'
import { chooseRunSettings, type RunSettings } from './run-settings.ts'
import { splitSubmission } from '../publish/submit.ts'
import type { StopRequests } from '../claim/watch-stop.ts'
import { workOnTask } from './work.ts'
import { isQuestion } from '../../tasks/verbs.ts'
import type { AssignedWork, Assignment } from '../assignments/assignment.ts'
import type { ChangeStart, DoneWork, WorkResult } from './submission.ts'

/** What is worked on. */
export interface TaskToWorkOn extends ApprovedTask {
  readonly thread: Thread
  readonly stopping: StopRequests
  /** Undefined if the session of the thread cannot be used. */
  readonly opened: OpenedSession | undefined
}

export interface WorkParts extends SettledTarget {
  readonly start: ChangeStart
  readonly preflight: Preflight
  readonly assignments: readonly Assignment[]
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
    const recorded = { ...parts.start, tree: work.change.tree }
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
    if (parts.start.merged) return change
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
  return await unlessError(act(), undefined, () => stop.aborted && !signal.aborted)
}

interface ReadyWork {
  readonly prepared: PreparedCheckout
  readonly runSettings: RunSettings
  readonly assigned: readonly AssignedWork[]
}

interface WorkInRooms extends WorkParts, ReadyWork {
  readonly proof: Proof | undefined
  readonly stop: AbortSignal
}

async function prepareWork({ task, change }: TaskToWorkOn, parts: WorkParts, run: Run): Promise<ReadyWork> {
  const { base, preflight } = parts
  const runSettings = chooseRunSettings(task.request, base.rules, run)
  const { main, fallbacks } = runSettings.roles
  // An approved change needs no model.
  if (!change) preflight.addModels([main, ...fallbacks].map(run.checkModel))
  const opened = await prepareCheckout({ ...parts, task }, run)
  const assigned = await Promise.all(parts.assignments.map(async ({ begin }) => await begin(opened, run)))
  const first = assigned.find(({ firstCheck }) => firstCheck)?.firstCheck
  const workspace = first === undefined ? opened.workspace : opened.workspace.withFirstCheck(first)
  return { prepared: { ...opened, workspace }, runSettings, assigned }
}

async function workOn(accepted: TaskToWorkOn, parts: WorkInRooms, run: Run): Promise<WorkResult> {
  const { task, approval, change, thread, continuation, opened } = accepted
  const { target, start, assigned, prepared, runSettings, proof, stop } = parts
  const { checkout, emit } = run
  const isReadOnly = isQuestion(task)
  // The checks before the work run without what a merge or an approved change brings.
  if (start.merged || change) await proof?.known()
  if (start.merged) await checkout.applyDifference(target.startSha, start.startSha)

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
  const asked = { task, shown, thread, approval, session, continued, attachments, isReadOnly }
  return await workOnTask({ ...asked, prepared, settings: runSettings, proof, start, assigned }, stop, run)
}

import type { Outcome } from '../domain/outcome.ts'
import { messageOf } from '../errors.ts'
import type { Forge } from '../forge/github.ts'
import type { ReviewAssignment } from '../prompts/review-text.ts'
import type { TreeEdit } from '../git/changes.ts'
import type { Emit } from '../report/reporter.ts'
import type { Redact } from '../secrets/redact.ts'
import type { ContainsSecret } from '../secrets/scan.ts'
import type { OpenedSession } from '../sessions/find-session.ts'
import type { ModelChoice } from '../settings/model-directory.ts'
import type { AttachFile } from '../domain/attached-file.ts'
import type { WantedResult } from '../tools/result-book.ts'
import { applyApprovedChange } from './apply-approved-change.ts'
import type { ApprovedTask } from './approval.ts'
import { foreignCommitsSince, readEarlierTurns } from './continue-request.ts'
import { namedCommitFinder } from './find-named-commit.ts'
import { foreignCommitsReason } from './foreign-commits.ts'
import { keepOnFailure, keepWorkTree, workStart, type KeepOptions } from './keep-change.ts'
import type { StartedMerge } from './merge-base-branch.ts'
import type { Repair } from './ladder.ts'
import type { RepairAssignment } from '../prompts/repair-text.ts'
import { readAttachments } from './read-attachments.ts'
import { readShownTask } from './read-shown-task.ts'
import type { Preflight } from './preflight.ts'
import { prepareCheckout, type CheckoutTarget, type PreparedCheckout, type PrepareOptions } from './prepare.ts'
import type { AcquiredLock } from './run-lock.ts'
import type { CreateModel } from './run-models.ts'
import { Proof } from './proof.ts'
import { canRun } from './resolve-target.ts'
import { chooseRunSettings, type RunSettings } from './run-settings.ts'
import type { PipelineSettings } from './settings.ts'
import { splitSubmission, type Submission } from './submit.ts'
import type { StopRequests } from './watch-stop.ts'
import { workOnTask, type WorkResult } from './work.ts'
import { isQuestion } from '../tasks/verbs.ts'
import type { Workspace } from '../workspace/workspace.ts'

/** What is worked on. */
export interface TaskToWorkOn extends ApprovedTask, Pick<AcquiredLock, 'self' | 'thread'> {
  readonly stopping: StopRequests
  /** Undefined if the session of the thread cannot be used. */
  readonly opened: OpenedSession | undefined
}

export interface WorkParts extends CheckoutTarget {
  /** The merge whose conflicts are the work; undefined for any other work. */
  readonly merge: StartedMerge | undefined
  readonly preflight: Preflight
  readonly keeping: KeepOptions
  /** The review threads to handle; undefined for other tasks. */
  readonly review: ReviewAssignment | undefined
  /** Failed checks to repair; undefined for other tasks. */
  readonly repair: Repair | undefined
  /** What the run must return as data; undefined for nothing. */
  readonly wanted: WantedResult | undefined
}

export interface WorkUntilStoppedOptions extends Pick<PrepareOptions, 'openWorkspace'> {
  readonly settings: PipelineSettings
  readonly forge: Forge
  readonly createModel: CreateModel
  readonly attachFile: AttachFile | undefined
  /** Why the provider will refuse every request to the model; undefined if nothing is known against it. */
  readonly checkModel: (choice: ModelChoice) => Promise<string | undefined>
  readonly redact: Redact
  readonly containsSecret: ContainsSecret
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly emit: Emit
  readonly signal: AbortSignal
}

/** Prepares, works and checks, until a person asks to stop. */
export async function workUntilStopped(
  accepted: TaskToWorkOn,
  parts: WorkParts,
  options: WorkUntilStoppedOptions
): Promise<DoneWork | Outcome> {
  const { signal } = options
  const watch = accepted.stopping.watch()
  const { signal: stop } = watch
  const interrupted = { ...options, signal: AbortSignal.any([signal, stop]) }
  try {
    const ready = await unlessStopped(stop, signal, () => prepareWork(accepted, parts, interrupted))
    if (!ready) return { kind: 'stopped', reason: messageOf(stop.reason), publication: undefined }
    await using proof =
      isQuestion(accepted.task) || !canRun(parts.target)
        ? undefined
        : new Proof(
            { ...ready.prepared, start: parts.target.startSha },
            { ...interrupted, publishable: publishableBy(accepted, parts), isPatient: true }
          )
    const work = await workOn(accepted, { ...parts, ...ready, proof, stop }, options)
    signal.throwIfAborted()
    if (!proof) return { work, verification: { before: [], after: [] } }
    if (work.result.kind === 'halted') return { work, verification: { before: proof.endedBefore, after: [] } }
    const recorded = { ...workStart(parts.target, parts.merge), tree: work.change.tree }
    const verification = await keepOnFailure(recorded, parts.keeping, () =>
      unlessStopped(stop, signal, () => proof.verify(work.change))
    )
    if (verification) return { work, verification }
    const result = { kind: 'halted', reason: messageOf(stop.reason), summary: work.result.summary } as const
    return { work: { ...work, result }, verification: { before: proof.endedBefore, after: [] } }
  } finally {
    watch.close()
  }
}

/** What can be published of a change. A merge is published whole or not at all. */
function publishableBy(accepted: TaskToWorkOn, parts: WorkParts) {
  return async (change: TreeEdit): Promise<TreeEdit> => {
    if (parts.merge) return change
    const { split } = await splitSubmission(change, { ...accepted, ...parts }, () => undefined)
    return split.allowed
  }
}

type DoneWork = Pick<Submission, 'work' | 'verification'>

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

async function prepareWork(
  { task, self, change }: TaskToWorkOn,
  { checkout, target, base, preflight, repair }: WorkParts,
  { settings, forge, openWorkspace, checkModel, emit, signal }: WorkUntilStoppedOptions
): Promise<ReadyWork> {
  const isReadOnly = isQuestion(task)
  const runSettings = chooseRunSettings(task.request, base.rules, { settings, emit })
  const { main, fallbacks } = runSettings.roles
  // An approved change needs no model.
  if (!change) preflight.addModels([main, ...fallbacks].map(checkModel))
  const opened = await prepareCheckout(
    { checkout, target, base },
    {
      openWorkspace,
      preflight,
      isReadOnly,
      foreignReason: () => foreignCommitsReason(target, self, forge),
      taskText: [task.request.text, task.title, task.body].join('\n'),
      packageCache: settings.packageCache,
      emit,
      signal
    }
  )
  const assigned = repair && (await assignRepair(repair, opened.workspace))
  const prepared = assigned ? { ...opened, workspace: assigned.workspace } : opened
  return { prepared, runSettings, repairing: assigned?.assignment }
}

async function workOn(
  { task, self, approval, change, thread, continuation, plan, opened }: TaskToWorkOn,
  {
    checkout,
    target,
    keeping,
    merge,
    review,
    repairing,
    wanted,
    prepared,
    runSettings,
    proof,
    stop
  }: WorkParts & ReadyWork & { readonly proof: Proof | undefined; readonly stop: AbortSignal },
  { settings, forge, createModel, attachFile, redact, containsSecret, now, emit, signal }: WorkUntilStoppedOptions
): Promise<WorkResult> {
  const isReadOnly = isQuestion(task)
  if (merge) {
    // The checks before the work run without it.
    await proof?.known()
    await checkout.applyDifference(target.startSha, merge.tree)
  }

  emit({ kind: 'step', step: 'working' })
  const session = opened?.session
  const { main } = runSettings.roles
  const continued = continuation && {
    continuation,
    turns: opened && continuation.isLatest ? await readEarlierTurns(opened, { main, now: now(), emit }) : [],
    commitsSince: await foreignCommitsSince(session, target.startSha, { forge, self })
  }
  const about = { task, thread, approval, session, continued, merge, review, plan, repair: repairing }
  const { phase } = settings
  const maxItems = phase.kind === 'plan' ? phase.maxItems : undefined
  if (change && !isReadOnly) return await applyApprovedChange(change, { checkout, startSha: target.startSha })
  const { repositoryUrl } = settings
  const [attachments, shown] = await Promise.all([
    readAttachments({ task, thread, continuation }, { forge, repositoryUrl, emit }),
    readShownTask({ ...task, words: continuation?.added ?? '' }, forge)
  ])
  const read = { ...about, shown, attachments }
  const request = { ...read, prepared, settings: runSettings, isReadOnly, proof, maxItems, wanted }
  return await workOnTask(request, {
    createModel,
    attachFile,
    redact,
    containsSecret,
    keepWorkTree: (start) => keepWorkTree(start, keeping),
    findNamedCommit: namedCommitFinder({ task, self, target, checkout, forge }),
    emit,
    signal,
    stop
  })
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

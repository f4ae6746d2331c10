import type { Run } from '../effects.ts'
import type { Message } from '../../agent/messages.ts'
import type { CompletedResult } from '../../agent/result.ts'
import type { ShellCommand } from '../../domain/approval.ts'
import type { CommitSince, Continuation } from '../../domain/continuation.ts'
import type { ReadDifference } from '../../domain/file-difference.ts'
import type { Task } from '../../domain/task.ts'
import type { Thread } from '../../domain/thread.ts'
import { CheckpointJournal } from '../../git/checkpoint-journal.ts'
import { RunCheckpoints } from '../../git/run-checkpoints.ts'
import type { Checkout } from '../../git/checkout.ts'
import type { Snapshot } from '../../git/work-tree.ts'
import type { PromptAttachments } from '../../prompts/attachments-text.ts'
import type { EarlierRuns } from '../../prompts/earlier-runs-text.ts'
import { continuationMessage, taskPrompt, type ShownTask } from '../../prompts/task-prompt.ts'
import { editedPath, type Emit } from '../../report/reporter.ts'
import { isWithinAny } from '../../text/paths.ts'
import { redactDeep, type Redact } from '../../secrets/redact.ts'
import { openBudget, runAgentWithTools } from './agent-run.ts'
import { formatDifference } from '../../tools/diff/format-difference.ts'
import { isWorthReading } from '../../tools/diff/worth-reading.ts'
import type { Approval } from '../claim/read-approval.ts'
import { namedCommitFinder } from '../target/find-named-commit.ts'
import { keepWorkTree } from '../publish/keep-change.ts'
import type { BaseSettings, PreparedCheckout } from '../rooms/prepare.ts'
import type { Proof } from '../rooms/proof.ts'
import { proofRequirement } from '../rooms/proof-requirement.ts'
import { canRun } from '../target/resolve-target.ts'
import { selfReviewRequirement } from '../review/self-review.ts'
import { reviewedBy, type RunSettings } from './run-settings.ts'
import { scanForSecrets } from './secret-scan.ts'
import type { AssignedWork } from '../assignments/assignment.ts'
import type { AssignedTools } from '../../tools/index.ts'
import type { ChangeStart, WorkResult } from './submission.ts'

/** Characters of the difference in the prompt. The model must ask for the rest. */
const MAX_PROMPT_DIFFERENCE = 12_000

export interface WorkRequest {
  readonly task: Task
  readonly shown: ShownTask
  readonly thread: Thread
  readonly prepared: PreparedCheckout
  readonly settings: RunSettings
  /** True when the task is a question. No tool can change anything then. */
  readonly isReadOnly: boolean
  /** Undefined if nothing is checked. */
  readonly proof?: Proof | undefined
  readonly approval: Approval
  /** What earlier runs of this thread did; undefined if it is not known. */
  readonly session: EarlierRuns | undefined
  /** Undefined for a request that continues no earlier one. */
  readonly continued: ContinuedRun | undefined
  /** What the change is relative to. */
  readonly start: ChangeStart
  /** What the run has to do beside its request. */
  readonly assigned: readonly AssignedWork[]
  /** What people uploaded into the texts of the thread; undefined for nothing. */
  readonly attachments?: PromptAttachments | undefined
}

/** The run that this one continues. */
export interface ContinuedRun {
  readonly continuation: Continuation
  /** Its conversation without the prompt; empty if only its summary can be used. */
  readonly turns: readonly Message[]
  readonly commitsSince: readonly CommitSince[]
}

/**
 * Runs the agent on the task, and records the change before anything else can touch the work tree.
 *
 * @param stop aborted when a person asks to stop
 */
export async function workOnTask(request: WorkRequest, stop: AbortSignal, run: Run): Promise<WorkResult> {
  const { task, prepared, settings, isReadOnly, start, assigned } = request
  const { workspace, base, target } = prepared
  const { startSha } = start
  const { checkout, redact, emit } = run
  const baseline = await checkout.snapshot()
  const page = target.fork?.headPage
  emit({ kind: 'base-commit', commit: target.startSha, ...(page !== undefined && { page }) })
  emit({ kind: 'work-started', rules: target.baseSha, tree: baseline.tree })
  const touched = new Set<string>()
  const record = async (emit: Emit) => {
    const change = await checkout.changesSince({ base: startSha, baseline, touched })
    return await scanForSecrets(change, { checkout, startSha }, { ...run, emit })
  }
  const { proof } = request
  const budget = openBudget(settings)
  const { verifyRounds: rounds } = base.rules.limits
  // The warnings follow with the final change.
  const recordNow = async () => (await record(() => undefined)).change
  const verifyNow = (room: Proof) => async () => room.verify(await recordNow())
  const readDifference = differenceReader({ ...prepared, task, start }, run)
  const checkpoints = isReadOnly ? undefined : checkpointsOf(checkout, task.title, baseline)
  const work = {
    assigned: ((...parts) => assigned.flatMap(({ tools }) => tools?.(...parts) ?? [])) satisfies AssignedTools,
    results: assigned.find(({ results }) => results)?.results,
    prompt: await promptFor(request, readDifference),
    earlier: earlierTurns(request),
    readDifference,
    workspace,
    repository: canRun(target) ? base : withoutCommandTool(base),
    settings,
    isReadOnly,
    expectsChange: !isReadOnly && !assigned.some(({ mayChangeNothing }) => mayChangeNothing),
    checkpoints,
    requirements: [
      ...assigned.flatMap(({ requirements }) => requirements?.(checkpoints) ?? []),
      ...(proof
        ? [proofRequirement(verifyNow(proof), { rounds, budget, hasTime: () => proof.hasTimeForAnother, emit })]
        : []),
      ...(proof && reviewedBy(task.request, base.rules) === 'own-work'
        ? [selfReviewRequirement({ ...request, proof, recordNow, budget }, run)]
        : [])
    ],
    isApproved: ({ command, cwd }: ShellCommand) =>
      request.approval.commands.some((approved) => approved.command === command && approved.cwd === cwd),
    lateNews: proof,
    servers: prepared.servers
  }
  try {
    const result = await runAgentWithTools(work, {
      ...run,
      budget,
      stop,
      emit: (event) => {
        const path = editedPath(event)
        if (path !== undefined) touched.add(path)
        emit(event)
      }
    })
    if (result.kind === 'cancelled') throw new Error('The run was cancelled.', { cause: run.signal.reason })
    const scanned = await record(emit)
    emit({ kind: 'change-recorded', rules: target.baseSha, tree: scanned.change.tree })
    const parts = assigned.map(({ returned }) => returned?.(result))
    const own = { ...scanned, result: redactResult(result, redact) }
    return parts.reduce<WorkResult>((all, part) => ({ ...all, ...part }), own)
  } catch (error) {
    if (!isReadOnly) await keepWorkTree({ ...start, baseline: baseline.tree, touched }, base, run)
    throw error
  }
}

/** Leaves out the tool for commands, which could only refuse. */
export function withoutCommandTool(base: BaseSettings): BaseSettings {
  const { rules } = base
  return { ...base, rules: { ...rules, withoutTools: [...rules.withoutTools, 'run_command'] } }
}

function earlierTurns({ continued }: WorkRequest): readonly Message[] {
  if (!continued || continued.turns.length === 0) return []
  return [...continued.turns, continuationMessage(continued.continuation)]
}

async function promptFor(
  { task, shown, thread, prepared, isReadOnly, session, continued, assigned, attachments }: WorkRequest,
  readDifference: ReadDifference | undefined
) {
  const { workspace, base, target } = prepared
  const environment = { ...base, workspace, branch: target.branch }
  const differences = await readDifference?.({ since: 'base', context: 3, wants: isWorthReading })
  const difference = differences && {
    base: target.base,
    text: formatDifference(differences.files, MAX_PROMPT_DIFFERENCE)
  }
  const { continuation, commitsSince } = continued ?? {}
  const shownComments = new Set(assigned.flatMap(({ shownComments = [] }) => shownComments))
  const posts = thread.posts.filter(({ id, location }) => !location || !shownComments.has(id))
  return taskPrompt({
    task,
    shown,
    thread: { ...thread, posts },
    environment,
    isReadOnly,
    difference,
    session,
    continuation,
    assigned: assigned.map(({ section = '' }) => section),
    attachments,
    ...(commitsSince && { commitsSince })
  })
}

interface ComparedWork extends PreparedCheckout {
  readonly task: Task
  readonly start: ChangeStart
}

/** Undefined for a new branch, which changes nothing yet unless it starts at the head of a fork. */
export function differenceReader(
  { task, target, workspace, start }: ComparedWork,
  run: Run
): ReadDifference | undefined {
  const { isNewBranch, baseSha, mergeBase = baseSha } = target
  if (isNewBranch && !target.fork) return undefined
  const findNamedCommit = namedCommitFinder({ task, target }, run)
  return async ({ since, ...question }) => {
    const named = since === 'base' || since === 'start' ? undefined : await findNamedCommit(since)
    // A merge contains the base, so only the rest is the branch's.
    const known = since === 'start' ? start.startSha : (start.merged?.theirs ?? mergeBase)
    const hidden = await workspace.reader.hidden()
    const wants = (file: Parameters<typeof question.wants>[0]) =>
      !isWithinAny(file.path, hidden) && question.wants(file)
    const files = await run.checkout.differencesFrom(named?.sha ?? known, { ...question, wants })
    return { files, from: named?.description }
  }
}

function checkpointsOf(checkout: Checkout, request: string, baseline: Snapshot): RunCheckpoints {
  const journal = new CheckpointJournal(checkout.git.directory, () => new Date())
  return new RunCheckpoints({ open: () => Promise.resolve({ checkout, journal }), request, baseline })
}

const SECRET_IN_COMMAND =
  'The model asked for approval of a command that contains a secret. It cannot be shown, so it cannot be approved.'

/** The model's words become titles, commit messages and comments, so secrets that it read are removed. */
function redactResult(result: CompletedResult, redact: Redact): CompletedResult {
  const redacted = redactDeep(result, redact)
  if (redacted.kind !== 'awaiting-approval' || result.kind !== 'awaiting-approval') return redacted
  const { command, cwd } = result.approvalRequest
  const shown = redacted.approvalRequest
  if (shown.command === command && shown.cwd === cwd) return redacted
  return { kind: 'stuck', cause: 'no-progress', reason: SECRET_IN_COMMAND, summary: redacted.summary }
}

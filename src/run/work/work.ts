import type { Verification } from '../../domain/verification.ts'
import type { ResolvedTarget } from '../target/resolve-target.ts'
import type { Run } from '../effects.ts'
import type { Message } from '../../agent/messages.ts'
import type { FinishRequirement } from '../../agent/finish-guard.ts'
import type { CompletedResult } from '../../agent/result.ts'
import type { ShellCommand } from '../../domain/approval.ts'
import type { CommitSince, Continuation } from '../../domain/continuation.ts'
import type { ActivePlan } from '../../domain/plan.ts'
import type { ReadDifference } from '../../domain/file-difference.ts'
import type { ThreadVerdict } from '../../domain/review-thread.ts'
import type { Task } from '../../domain/task.ts'
import type { Thread } from '../../domain/thread.ts'
import { ToolError, UserError } from '../../errors.ts'
import { CheckpointJournal } from '../../git/checkpoint-journal.ts'
import { RunCheckpoints } from '../../git/run-checkpoints.ts'
import type { Checkout } from '../../git/checkout.ts'
import type { Snapshot } from '../../git/work-tree.ts'
import type { PromptAttachments } from '../../prompts/attachments-text.ts'
import type { RepairAssignment } from '../../prompts/repair-text.ts'
import type { ReviewAssignment } from '../../prompts/review-text.ts'
import type { EarlierRuns } from '../../prompts/earlier-runs-text.ts'
import { continuationMessage, taskPrompt, type ShownTask } from '../../prompts/task-prompt.ts'
import { editedPath } from '../../report/edited-path.ts'
import type { Emit } from '../../report/reporter.ts'
import { isWithinAny } from '../../text/paths.ts'
import { redactDeep, type Redact } from '../../secrets/redact.ts'
import { openBudget, runAgentWithTools } from './agent-run.ts'
import { formatDifference } from '../../tools/diff/format-difference.ts'
import { isWorthReading } from '../../tools/diff/worth-reading.ts'
import { ItemBook, type PlannedItem } from '../../tools/plan-items.ts'
import { ResultBook, type WantedResult } from '../../tools/result-book.ts'
import { VerdictBook } from '../../tools/threads/verdict-book.ts'
import type { ReviewTools } from '../../tools/index.ts'
import type { Approval } from '../claim/read-approval.ts'
import { namedCommitFinder } from '../target/find-named-commit.ts'
import { keepWorkTree, workStart } from '../publish/keep-change.ts'
import type { BaseSettings, PreparedCheckout } from '../rooms/prepare.ts'
import { resolvedRequirement, type StartedMerge } from '../assignments/merge/merge-base-branch.ts'
import type { Proof } from '../rooms/proof.ts'
import { proofRequirement } from '../rooms/proof-requirement.ts'
import { canRun } from '../target/resolve-target.ts'
import { selfReviewRequirement } from '../review/self-review.ts'
import { reviewedBy, type RunSettings } from './run-settings.ts'
import { scanForSecrets, type ScannedChange } from './secret-scan.ts'
import { invalidOutput, structuredOutput, type StructuredOutput } from '../assignments/result/structured-output.ts'
import { verdictRequirements } from '../assignments/threads/verdict-requirements.ts'

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
  /** The plan to work from, or to revise. */
  readonly plan?: ActivePlan | undefined
  /** The merge whose conflicts are the work. Its files are in the work tree. */
  readonly merge?: StartedMerge | undefined
  /** The review threads to handle; undefined for other tasks. */
  readonly review: ReviewAssignment | undefined
  /** How many items the task can be divided into; undefined for other tasks. */
  readonly maxItems?: number | undefined
  /** Failed checks to repair; undefined for other tasks. */
  readonly repair?: RepairAssignment | undefined
  /** What the run must return as data; undefined for nothing. */
  readonly wanted?: WantedResult | undefined
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

/** How the agent ended, and what it changed in the work tree. */
export interface WorkResult extends ScannedChange {
  readonly result: CompletedResult
  /** About the review threads that the run has handled. */
  readonly verdicts: readonly ThreadVerdict[]
  /** What the task is divided into; left out for other tasks. */
  readonly items?: readonly PlannedItem[]
  /** What the run returns as data; left out if nothing was wanted, and if it ended before there was a result. */
  readonly output?: StructuredOutput
}

/** What the agent did, and what the checks say about it. */
export interface DoneWork {
  readonly kind: 'done'
  readonly work: WorkResult
  readonly verification: Verification
}

/** Finished work, and where it goes. */
export interface Submission {
  readonly task: Task
  readonly target: ResolvedTarget
  readonly base: BaseSettings
  readonly approval: Approval
  readonly work: WorkResult
  readonly verification: Verification
}

/**
 * Runs the agent on the task, and records the change before anything else can touch the work tree.
 *
 * @param stop aborted when a person asks to stop
 */
export async function workOnTask(request: WorkRequest, stop: AbortSignal, run: Run): Promise<WorkResult> {
  const { task, prepared, settings, isReadOnly, review } = request
  const { workspace, base, target } = prepared
  // What the work changes is relative to the merge.
  const start = workStart(target, request.merge)
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
  const readDifference = differenceReader({ ...prepared, task, merge: request.merge }, run)
  const checkpoints = isReadOnly ? undefined : checkpointsOf(checkout, task.title, baseline)
  const verdicts = review && new VerdictBook(new Map(review.threads.map(({ label, thread }) => [label, thread.id])))
  const items = request.maxItems === undefined ? undefined : new ItemBook(request.maxItems)
  const results = request.wanted && new ResultBook(request.wanted)
  const work = {
    items,
    results,
    prompt: await promptFor(request, readDifference),
    earlier: earlierTurns(request),
    readDifference,
    workspace,
    repository: canRun(target) ? base : withoutCommandTool(base),
    settings,
    isReadOnly,
    // A review can end with all threads declined.
    expectsChange: !isReadOnly && !review,
    checkpoints,
    review: review && verdicts && reviewTools(review, verdicts, (path) => readForModel(startSha, path, checkout)),
    requirements: [
      ...(request.merge ? [resolvedRequirement(request.merge, checkout)] : []),
      ...(verdicts ? verdictRequirements(verdicts, checkpoints) : []),
      ...(items ? [itemRequirement(items)] : []),
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
    return {
      ...scanned,
      result: redactResult(result, redact),
      verdicts: redactDeep(verdicts?.all ?? [], redact),
      ...(items && { items: redactDeep(items.all, redact) }),
      ...(results && outputOf(results, result, redact))
    }
  } catch (error) {
    if (!isReadOnly) await keepWorkTree({ ...start, baseline: baseline.tree, touched }, base, run)
    throw error
  }
}

/** A run that a limit or a person ended keeps its outcome. It only lacks the result. */
function outputOf(
  { wanted, result }: ResultBook,
  { kind }: CompletedResult,
  redact: Redact
): Pick<WorkResult, 'output'> {
  if ('value' in result) return { output: structuredOutput(result.value, wanted, redact) }
  return kind === 'finished' ? { output: invalidOutput(redact(result.mistakes)) } : {}
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
  {
    task,
    shown,
    thread,
    prepared,
    isReadOnly,
    session,
    continued,
    merge,
    review,
    plan,
    repair,
    attachments
  }: WorkRequest,
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
  const conflicts = merge && { base: target.base, files: merge.conflicts, commits: merge.commits }
  return taskPrompt({
    task,
    shown,
    thread,
    environment,
    isReadOnly,
    difference,
    conflicts,
    session,
    continuation,
    review,
    plan,
    repair,
    attachments,
    ...(commitsSince && { commitsSince })
  })
}

interface ComparedWork extends PreparedCheckout {
  readonly task: Task
  readonly merge?: StartedMerge | undefined
}

/** Undefined for a new branch, which changes nothing yet unless it starts at the head of a fork. */
export function differenceReader(
  { task, target, workspace, merge }: ComparedWork,
  run: Run
): ReadDifference | undefined {
  const { isNewBranch, startSha, baseSha, mergeBase = baseSha } = target
  if (isNewBranch && !target.fork) return undefined
  const findNamedCommit = namedCommitFinder({ task, target }, run)
  return async ({ since, ...question }) => {
    const named = since === 'base' || since === 'start' ? undefined : await findNamedCommit(since)
    // A merge contains the base, so only the rest is the branch's.
    const known = since === 'start' ? (merge?.tree ?? startSha) : (merge?.theirs ?? mergeBase)
    const hidden = await workspace.reader.hidden()
    const wants = (file: Parameters<typeof question.wants>[0]) =>
      !isWithinAny(file.path, hidden) && question.wants(file)
    const files = await run.checkout.differencesFrom(named?.sha ?? known, { ...question, wants })
    return { files, from: named?.description }
  }
}

function reviewTools(
  { threads }: ReviewAssignment,
  verdicts: VerdictBook,
  readAtStart: ReviewTools['readAtStart']
): ReviewTools {
  const suggestions = new Map(threads.flatMap(({ label, suggestion }) => (suggestion ? [[label, suggestion]] : [])))
  return { verdicts, suggestions, readAtStart }
}

/** @throws ToolError for a file that is too large to read */
async function readForModel(commit: string, path: string, checkout: Checkout): Promise<string | undefined> {
  try {
    return await checkout.readFile(commit, path)
  } catch (error) {
    if (error instanceof UserError) throw new ToolError(`${error.message} Edit the lines yourself.`, { cause: error })
    throw error
  }
}

function checkpointsOf(checkout: Checkout, request: string, baseline: Snapshot): RunCheckpoints {
  const journal = new CheckpointJournal(checkout.directory, () => new Date())
  return new RunCheckpoints({ open: () => Promise.resolve({ checkout, journal }), request, baseline })
}

function itemRequirement(items: ItemBook): FinishRequirement {
  const missing = () => Promise.resolve(items.isCalled ? undefined : NO_ITEMS)
  return { missing, isStrict: false }
}

const NO_ITEMS = 'Call plan_items first: with all items, or with an empty list if there is nothing to do.'

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

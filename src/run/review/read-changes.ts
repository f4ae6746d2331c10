import type { Run } from '../effects.ts'
import { reviewedFiles } from '../../code-review/reviewed-file.ts'
import type { CompletedResult } from '../../agent/result.ts'
import type { ReviewFinding } from '../../domain/review-finding.ts'
import type { ReviewThread } from '../../domain/review-thread.ts'
import type { Task } from '../../domain/task.ts'
import type { Thread } from '../../domain/thread.ts'
import { reviewerPrompt } from '../../prompts/reviewer-prompt.ts'
import type { ShownTask } from '../../prompts/task-prompt.ts'
import { redactDeep } from '../../secrets/redact.ts'
import { plural } from '../../text/format.ts'
import { commentOn } from '../../tools/comment-on.ts'
import { FindingBook } from '../../tools/finding-book.ts'
import { openBudget, runAgentWithTools } from '../work/agent-run.ts'
import type { Budget } from '../../agent/budget.ts'
import { incompleteReason } from '../publish/incomplete-reason.ts'
import type { PreparedCheckout } from '../rooms/prepare.ts'
import type { RunSettings } from '../work/run-settings.ts'
import { differenceReader, withoutCommandTool } from '../work/work.ts'
import type { LeftOutFile, ReviewScope } from './review-scope.ts'
import type { FileDifference } from '../../domain/file-difference.ts'
import { formatDifference } from '../../tools/diff/format-difference.ts'

/** What the model found, even if it did not read everything. */
export interface ReadChanges {
  readonly findings: readonly ReviewFinding[]
  /** What the model says about the change; Markdown. */
  readonly summary: string
  /** What it could not read or verify; Markdown. */
  readonly notDone: string
  /** How many files are in the parts that were read. */
  readonly fileCount: number
  /** Changed files that a review does not read, such as lock files. */
  readonly leftOut: readonly LeftOutFile[]
  /** Why a part was not read to the end: a sentence; undefined if all was. */
  readonly incompleteReason: string | undefined
  /** True if the model did not answer or made no progress. */
  readonly isStuck: boolean
  /** Paths of the files in parts that were not read to the end. */
  readonly unread: readonly string[]
}

export interface ChangesToRead {
  readonly task: Task
  readonly shown: ShownTask
  readonly thread: Thread
  readonly scope: ReviewScope
  /** Threads that earlier reviews of ours began. */
  readonly earlier: readonly ReviewThread[]
  readonly prepared: PreparedCheckout
  readonly settings: RunSettings
}

/**
 * Lets the model read the change part by part, each in a conversation of its own. They share the limits of the run. A limit ends the review,
 * and what was found until then counts.
 *
 * @param stop aborted when a person asks to stop
 */
export async function readChanges(request: ChangesToRead, stop: AbortSignal, run: Run): Promise<ReadChanges> {
  const { scope, prepared, settings } = request
  const { checkout, emit, redact, signal } = run
  const { target } = prepared
  emit({ kind: 'base-commit', commit: target.startSha, ...(target.fork?.headPage && { page: target.fork.headPage }) })
  emit({ kind: 'work-started', rules: target.baseSha, tree: (await checkout.snapshot()).tree })
  const book = new FindingBook(reviewedFiles(scope.files))
  const budget = openBudget(settings)
  const parts = splitParts(scope.toRead)
  const results: CompletedResult[] = []
  for (const [index, part] of parts.entries()) {
    const result = await readPart({ ...request, part, index, parts, book, budget, stop }, run)
    if (result.kind === 'cancelled') throw new Error('The run was cancelled.', { cause: signal.reason })
    results.push(result)
    if (result.kind !== 'finished') break
  }
  const last = results.at(-1)
  const isComplete = results.length === parts.length && (!last || last.kind === 'finished')
  const done = isComplete ? parts.length : results.length - 1
  const found = {
    findings: book.all,
    summary: results.map(({ summary }) => summary.description).join('\n\n'),
    notDone: results
      .map(({ summary }) => summary.notDone)
      .filter(Boolean)
      .join('\n\n'),
    fileCount: new Set(parts.slice(0, done).flatMap(({ files }) => files.map(({ path }) => path))).size,
    leftOut: scope.leftOut,
    incompleteReason: isComplete || !last ? undefined : reasonOf(last, parts.length - done, parts.length),
    isStuck: last?.kind === 'stuck',
    unread: parts.slice(done).flatMap(({ files }) => files.map(({ path }) => path))
  }
  return redactDeep(found, redact)
}

function reasonOf(last: CompletedResult, left: number, parts: number): string {
  const reason = incompleteReason(last) ?? ''
  return parts === 1 ? reason : `${reason} ${plural(left, 'part')} of ${parts} not read to the end.`
}

interface PartToRead extends ChangesToRead {
  readonly part: ReviewPart
  readonly index: number
  readonly parts: readonly ReviewPart[]
  readonly book: FindingBook
  readonly budget: Budget
  readonly stop: AbortSignal
}

async function readPart(request: PartToRead, run: Run) {
  const { task, shown, thread, scope, earlier, prepared, settings, part, index, parts, book, budget, stop } = request
  const { workspace, base, target } = prepared
  const own = new Set(part.files.map(({ path }) => path))
  const prompt = await reviewerPrompt({
    task,
    shown,
    thread,
    environment: { ...base, workspace, branch: target.branch },
    difference: part.difference,
    since: scope.since === undefined ? `it left ${target.base}` : `${scope.since.slice(0, 7)}, which you reviewed last`,
    part: index + 1,
    parts: parts.length,
    otherFiles: otherFiles(scope, own),
    earlier
  })
  const nothing = { expectsChange: false, checkpoints: undefined, isApproved: () => false, servers: [] }
  const readDifference = differenceReader({ ...prepared, task, start: prepared.target }, run)
  return await runAgentWithTools(
    {
      prompt,
      workspace,
      repository: withoutCommandTool(base),
      settings,
      isReadOnly: true,
      assigned: () => [commentOn(book)],
      readDifference,
      ...nothing
    },
    { ...run, budget, stop }
  )
}

function otherFiles({ toRead, leftOut }: ReviewScope, own: ReadonlySet<string>): readonly string[] {
  const elsewhere = toRead.flatMap(({ path }) => (own.has(path) ? [] : `${JSON.stringify(path)}: in another part`))
  return [...elsewhere, ...leftOut.map(({ path, reason }) => `${JSON.stringify(path)}: ${reason}`)]
}

/** What one conversation with the model is about. */
interface ReviewPart {
  readonly files: readonly FileDifference[]
  /** Their hunks, with the numbers of the lines. */
  readonly difference: string
}

/** Characters of the difference in one part. Models read longer ones less well. */
const MAX_PART = 60_000

/** Divides what is to be read into parts that a model reads well, in the same order. A longer file is a part of its own. */
function splitParts(files: readonly FileDifference[]): readonly ReviewPart[] {
  const groups: FileDifference[][] = []
  let length = Infinity
  for (const file of files) {
    const own = formatDifference([file], Infinity).length
    if (length + own > MAX_PART) {
      groups.push([])
      length = 0
    }
    length += own
    groups.at(-1)?.push(file)
  }
  return groups.map((group) => ({ files: group, difference: formatDifference(group, Infinity) }))
}

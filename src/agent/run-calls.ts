import { canonicalJson } from './canonical-json.ts'
import type { CheckpointScheduler } from './checkpoint-scheduler.ts'
import type { OnEvent } from './events.ts'
import { executeCall, failure, resolveCall, statusOf, type CallOutcome, type ResolvedCall } from './execute-call.ts'
import type { FinishGuard } from './finish-guard.ts'
import type { History } from './history.ts'
import type { AgentHost } from './host.ts'
import type { LateNews } from './late-news.ts'
import type { ObservedCall } from './loop-detector.ts'
import type { ToolCall } from './messages.ts'
import { cacheKey, type ResultCache } from './result-cache.ts'
import type { Summary, Tool } from './tool.ts'
import type { WorkLog } from './work-log.ts'

/** What the calls of one run share. */
export interface CallContext {
  readonly tools: readonly Tool[]
  readonly host: AgentHost
  readonly history: History
  readonly cache: ResultCache
  readonly checkpoints: CheckpointScheduler
  readonly lateNews?: LateNews | undefined
  readonly guard: FinishGuard
  readonly log: WorkLog
  readonly onEvent: OnEvent
}

interface Job {
  readonly call: ToolCall
  readonly resolved: ResolvedCall
}

/** A call that has run. */
export interface FinishedCall extends Job {
  readonly outcome: CallOutcome
}

const MAX_PARALLEL_READS = 8

/** The result of a call that was in progress when the run ended. */
export const INTERRUPTED = 'Interrupted because the run ended. Part of it may have taken effect.'
const NOT_RUN = 'Not run: the run ended before this call.'
const AFTER_APPROVAL = 'Not run: it comes after a call that needs approval.'

/**
 * Runs the calls of one response: reads in parallel, everything else alone and in order. Every call gets exactly one result,
 * in the order of the calls, even when the run ends among them.
 *
 * @returns the calls up to the end of the response, or up to the batch that ends the run
 * @throws the signal's reason when aborted
 */
export async function runCalls(
  calls: readonly ToolCall[],
  context: CallContext,
  signal: AbortSignal
): Promise<readonly FinishedCall[]> {
  const jobs = await Promise.all(calls.map((call) => resolve(call, context)))
  const unanswered = new Set(jobs)
  const finished: FinishedCall[] = []
  try {
    for (const batch of batches(jobs)) {
      const running = batch.map((job) => runCall(job, context, signal))
      // Wait for all of them: none may still run when the failure of another ends the run.
      const settled = await Promise.allSettled(running)
      for (const [index, job] of batch.entries()) {
        const outcome = settled[index]?.status === 'fulfilled' ? settled[index].value.outcome : undefined
        unanswered.delete(job)
        answer(job, outcome ?? NOT_RUN, context)
      }
      finished.push(...(await Promise.all(running)))
      if (finished.some(endsRun)) return finished
    }
    signal.throwIfAborted()
    return finished
  } finally {
    const isWaiting = finished.some(({ outcome }) => outcome.result.approvalRequest !== undefined)
    for (const job of unanswered) answer(job, isWaiting ? AFTER_APPROVAL : NOT_RUN, context)
  }
}

/** Runs only the first `finish` among the calls, and answers the others. */
export async function runFinish(
  calls: readonly ToolCall[],
  context: CallContext,
  signal: AbortSignal
): Promise<Summary | undefined> {
  let summary: Summary | undefined
  for (const call of calls) {
    const job = await resolve(call, context)
    const isFinish = job.resolved.kind === 'ready' && job.resolved.tool.name === 'finish'
    const finished = isFinish && !summary ? await runUnlessAborted(job, context, signal) : undefined
    answer(job, finished?.outcome ?? NOT_RUN, context)
    summary ??= finished?.outcome.result.summary
  }
  return summary
}

/** Runs one call; undefined if the signal was aborted before it began. */
async function runUnlessAborted(
  job: Job,
  context: CallContext,
  signal: AbortSignal
): Promise<FinishedCall | undefined> {
  try {
    return await runCall(job, context, signal)
  } catch (error) {
    if (!signal.aborted) throw error
    return undefined
  }
}

async function resolve(call: ToolCall, { tools, host }: CallContext): Promise<Job> {
  return { call, resolved: await resolveCall(call, tools, host) }
}

/** Answers a call: with its outcome, or with the reason why it did not run. Users see a call that did not run as skipped. */
function answer(job: Job, end: CallOutcome | string, { history, onEvent }: CallContext): void {
  const { id: callId, name } = job.call
  const { ok, text } = typeof end === 'string' ? { ok: false, text: end } : { ok: end.ok, text: end.result.text }
  if (typeof end === 'string') {
    const skipped = { ok, status: 'skipped', text, durationMs: 0, cached: false, denial: undefined } as const
    onEvent({ kind: 'tool-finished', ...describeJob(job), ...skipped })
  }
  history.append({ role: 'tool', callId, name, ok, text })
}

/** Groups adjacent reads; everything that may change the tree stays alone. */
function batches(jobs: readonly Job[]): Job[][] {
  const result: Job[][] = []
  for (const job of jobs) {
    const last = result.at(-1)
    const canJoin = last !== undefined && last.length < MAX_PARALLEL_READS && ![...last, job].some(isMutating)
    if (canJoin) last.push(job)
    else result.push([job])
  }
  return result
}

function endsRun({ outcome: { result } }: FinishedCall): boolean {
  return result.summary !== undefined || result.approvalRequest !== undefined
}

/**
 * Runs one call and emits its events. A call that is in progress when the signal is aborted becomes a failure.
 *
 * @throws the signal's reason when it was aborted before the call began
 */
async function runCall(job: Job, context: CallContext, signal: AbortSignal): Promise<FinishedCall> {
  const { checkpoints, lateNews, log, host, onEvent } = context
  const { call } = job
  const about = describeJob(job)
  signal.throwIfAborted()
  if (isMutating(job)) {
    await lateNews?.known()
    signal.throwIfAborted()
    await checkpoints.beforeChange(call.id, signal)
  }
  const startedAt = performance.now()
  onEvent({ kind: 'tool-started', ...about })
  const { cached, ...outcome } = await runGuarded(job, context, signal).catch((error: unknown) => {
    if (!signal.aborted) throw error
    return { ...failure(INTERRUPTED), status: 'interrupted' as const, cached: false }
  })
  const durationMs = performance.now() - startedAt
  const { ok, status, result, bug } = outcome
  const { text, edits = [], denial, approvalRequest, dedupeKey, exitCode } = result
  for (const edit of edits) onEvent({ kind: 'file-modified', callId: call.id, ...edit })
  onEvent({
    kind: 'tool-finished',
    ...about,
    ok,
    status,
    ...(exitCode !== undefined && { exitCode }),
    text,
    durationMs,
    cached,
    denial,
    ...(approvalRequest && { approvalRequest }),
    ...(dedupeKey !== undefined && { dedupeKey: digestKey(dedupeKey, host) })
  })
  if (bug !== undefined) onEvent({ kind: 'bug', tool: about.name, stack: bug, callId: call.id })
  log.add({ ...about, status, text, edits })
  return { ...job, outcome }
}

interface CachedOutcome extends CallOutcome {
  readonly cached: boolean
}

/** A `finish` that the guard objects to becomes a failure. */
async function runGuarded(job: Job, context: CallContext, signal: AbortSignal): Promise<CachedOutcome> {
  const outcome = await runCached(job, context, signal)
  const objection = outcome.result.summary && (await context.guard.objection(signal, true))
  return objection === undefined ? outcome : { ...failure(objection), cached: false }
}

async function runCached(job: Job, { cache, host }: CallContext, signal: AbortSignal): Promise<CachedOutcome> {
  const { resolved } = job
  if (isMutating(job)) {
    try {
      return { ...(await executeCall(resolved, host, signal)), cached: false }
    } finally {
      // Also after a failure: the call may have changed the tree before it failed.
      cache.clear()
    }
  }
  const key = await cacheKey(resolved, signal)
  const known = key === undefined ? undefined : cache.find(key)
  if (known) return { ok: true, status: statusOf(known), result: known, bug: undefined, cached: true }
  const outcome = await executeCall(resolved, host, signal)
  if (key !== undefined && outcome.ok) cache.keep(key, outcome.result)
  return { ...outcome, cached: false }
}

/** The dedupe key in events: a digest, because keys can be long and are only compared. */
function digestKey(dedupeKey: string, { digest }: Pick<AgentHost, 'digest'>): string {
  return digest(dedupeKey).slice(0, 16)
}

/** A call as the loop detector compares it. */
export function toObservedCall({ call, resolved, outcome: { ok, result } }: FinishedCall): ObservedCall {
  const args = resolved.kind === 'ready' ? canonicalJson(resolved.input) : call.arguments
  return { name: toolName({ call, resolved }), arguments: args, ok, dedupeKey: result.dedupeKey ?? result.text }
}

function isMutating({ resolved }: Job): boolean {
  return resolved.kind === 'ready' && resolved.tool.cachePolicy === 'mutating'
}

function describeJob(job: Job) {
  const { call, resolved } = job
  return { callId: call.id, name: toolName(job), subject: resolved.kind === 'ready' ? resolved.subject : '' }
}

function toolName({ call, resolved }: Job): string {
  return resolved.kind === 'ready' ? resolved.tool.name : call.name
}

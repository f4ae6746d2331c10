import { createHash } from 'node:crypto'
import { canonicalJson } from './canonical-json.ts'
import { FinishGuard } from './finish-guard.ts'
import { CheckpointScheduler } from './checkpoint-scheduler.ts'
import { dispatch, failure, prepareCall, type Dispatched, type Prepared } from './dispatch.ts'
import type { AgentRun } from './loop.ts'
import type { ObservedCall } from './loop-detector.ts'
import type { ToolCall } from './messages.ts'
import { cacheKey, ResultCache } from './result-cache.ts'
import { WorkLog } from './work-log.ts'

export interface Job {
  readonly call: ToolCall
  readonly prepared: Prepared
}

interface Ran extends Dispatched {
  readonly cached: boolean
}

/** What the model would be told of a call that was under way when the run ended. */
export const ENDED_WITH_THE_RUN = 'Ended before it was done, for the run ended. Part of it may have happened.'

/** Runs the calls of one run, one at a time or side by side, and keeps what the calls have in common. */
export class CallRunner {
  readonly gate: FinishGuard
  readonly checkpoints: CheckpointScheduler
  readonly trace = new WorkLog()
  readonly #run: AgentRun
  readonly #cache = new ResultCache()

  constructor(run: AgentRun) {
    this.#run = run
    this.checkpoints = new CheckpointScheduler(run)
    this.gate = new FinishGuard(run.expectsChange ?? false, this.checkpoints)
  }

  async prepare(call: ToolCall): Promise<Job> {
    return { call, prepared: await prepareCall(call, this.#run.tools) }
  }

  /**
   * Runs one call and tells of it. A call that would end a run which is not to end yet comes back as a failure, and so does
   * one that is under way when the signal is raised.
   *
   * @throws the signal's reason when it was raised before the call began
   */
  async run({ call, prepared }: Job, signal: AbortSignal): Promise<Dispatched> {
    const { onEvent } = this.#run
    const name = nameOf({ call, prepared })
    const about = { callId: call.id, name, subject: prepared.kind === 'ready' ? prepared.subject : '' }
    signal.throwIfAborted()
    if (isMutating(prepared)) await this.checkpoints.beforeChange(call.id, signal)
    const startedAt = performance.now()
    onEvent({ kind: 'tool-started', ...about })
    const { cached, ...done } = await this.#runGated(prepared, signal).catch((error: unknown) => {
      if (!signal.aborted) throw error
      return { ...failure(ENDED_WITH_THE_RUN), cached: false }
    })
    const durationMs = performance.now() - startedAt
    const { ok, result, bug } = done
    const { text, edits = [], denial, approvalRequest, dedupeKey } = result
    for (const edit of edits) onEvent({ kind: 'file-modified', callId: call.id, ...edit })
    onEvent({
      kind: 'tool-finished',
      ...about,
      ok,
      text,
      durationMs,
      cached,
      denial,
      ...(approvalRequest && { approvalRequest }),
      ...digested(dedupeKey)
    })
    if (bug !== undefined) onEvent({ kind: 'bug', tool: name, stack: bug })
    this.trace.note({ ...about, ok, text, edits })
    return done
  }

  async #runGated(prepared: Prepared, signal: AbortSignal): Promise<Ran> {
    const ran = await this.#runCached(prepared, signal)
    const objection = ran.result.summary && (await this.gate.objection(signal))
    return objection === undefined ? ran : { ...failure(objection), cached: false }
  }

  async #runCached(prepared: Prepared, signal: AbortSignal): Promise<Ran> {
    if (isMutating(prepared)) {
      try {
        return { ...(await dispatch(prepared, signal)), cached: false }
      } finally {
        // Also after a failure: it may have changed the tree before it failed.
        this.#cache.clear()
      }
    }
    const key = prepared.kind === 'ready' ? await cacheKey(prepared.tool, prepared.input, signal) : undefined
    const found = key === undefined ? undefined : this.#cache.find(key)
    if (found) return { ok: true, result: found, bug: undefined, cached: true }
    const done = await dispatch(prepared, signal)
    if (key !== undefined && done.ok) this.#cache.keep(key, done.result)
    return { ...done, cached: false }
  }
}

/** The call as the detector of loops sees it. */
export function observe({ call, prepared }: Job, { ok, result }: Dispatched): ObservedCall {
  const given = prepared.kind === 'ready' ? canonicalJson(prepared.input) : call.arguments
  return { name: nameOf({ call, prepared }), arguments: given, ok, dedupeKey: result.dedupeKey ?? result.text }
}

/** It may be long, and all that counts is whether two are equal. */
function digested(dedupeKey: string | undefined): { readonly dedupeKey?: string } {
  return dedupeKey === undefined ? {} : { dedupeKey: createHash('sha256').update(dedupeKey).digest('hex').slice(0, 16) }
}

/** True for what may run beside other calls. */
export function mayShare({ prepared }: Job): boolean {
  return !isMutating(prepared)
}

function isMutating(prepared: Prepared): boolean {
  return prepared.kind === 'ready' && prepared.tool.cachePolicy === 'mutating'
}

function nameOf({ call, prepared }: Job): string {
  return prepared.kind === 'ready' ? prepared.tool.name : call.name
}

import { Dialogue } from './dialogue.ts'
import { dispatch, prepareCall, type Dispatched, type Prepared } from './dispatch.ts'
import type { LimitName } from './events.ts'
import type { AgentRun } from './loop.ts'
import type { Message, ToolCall } from './messages.ts'
import { summaryFromText, type Summary } from './tool.ts'

export type Round =
  | { readonly kind: 'finished'; readonly summary: Summary }
  /** `text`: what the model said in a reply without any call; else ''. */
  | { readonly kind: 'worked'; readonly isFruitless: boolean; readonly text: string }
  /** The minutes ran out while it lasted. */
  | { readonly kind: 'late' }

const MAX_PARALLEL_READS = 8
/** Time for the last turn when the minutes have run out. */
const WRAP_UP_MS = 60_000
/** The longest delay that Node's timers take. */
const MAX_TIMER_MS = 2 ** 31 - 1

const NUDGES = {
  complete:
    'Go on with a tool call. When the work is complete, call finish; when it cannot be done, call finish and say why.',
  length: 'Your reply reached the length limit and nothing of it was run. Take a smaller step.',
  'content-filter': 'Your reply was stopped by the content filter and nothing of it was run. Go another way.'
}
const WRAP_UP =
  'The limit for this run is reached; only finish is still run. Call it now: title, what is done, and what is not done.'

/** The turns of one run: what the model says, the calls in it, and what it is told beside their results. */
export class Conversation {
  readonly #dialogue: Dialogue
  readonly #run: AgentRun

  constructor(prompt: readonly Message[], run: AgentRun) {
    this.#run = run
    this.#dialogue = new Dialogue(prompt, run)
  }

  /** One reply of the model and all the calls in it. */
  async nextRound(): Promise<Round> {
    const deadline = AbortSignal.timeout(Math.min(Math.ceil(this.#run.budget.remainingMs), MAX_TIMER_MS))
    const signal = AbortSignal.any([this.#run.signal, deadline])
    try {
      const { end, text, toolCalls } = await this.#dialogue.ask(signal)
      if (toolCalls.length > 0) return await this.#runCalls(toolCalls, signal)
      this.#nudge(NUDGES[end])
      return { kind: 'worked', isFruitless: true, text: end === 'complete' ? text.trim() : '' }
    } catch (error) {
      if (deadline.aborted && !this.#run.signal.aborted) return { kind: 'late' }
      throw error
    }
  }

  /** Tells the model when a limit comes near. */
  giveNotice(): void {
    const notice = this.#run.budget.takeNotice()
    if (notice !== undefined) this.#nudge(notice)
  }

  /** One last turn in which only `finish` is run. A failure of the model here costs nothing but the summary. */
  async wrapUp(limit: LimitName): Promise<Summary | undefined> {
    this.#run.onEvent({ kind: 'limit', limit })
    this.#nudge(WRAP_UP)
    const signal = AbortSignal.any([this.#run.signal, AbortSignal.timeout(WRAP_UP_MS)])
    const reply = await this.#dialogue.ask(signal).catch(() => undefined)
    this.#run.signal.throwIfAborted()
    if (!reply) return undefined
    const call = reply.toolCalls.find(({ name }) => name === 'finish')
    const finish = call && (await this.#runCall({ call, prepared: prepareCall(call, this.#run.tools) }, signal))
    return finish?.result.summary ?? (reply.text.trim() === '' ? undefined : summaryFromText(reply.text))
  }

  /** Every call is answered exactly once, in the order of the calls, also when the run ends among them. */
  async #runCalls(calls: readonly ToolCall[], signal: AbortSignal): Promise<Round> {
    const jobs = calls.map((call) => ({ call, prepared: prepareCall(call, this.#run.tools) }))
    const waiting = new Set(calls)
    try {
      for (const batch of batches(jobs)) {
        const done = await Promise.all(batch.map((job) => this.#runCall(job, signal)))
        batch.forEach(({ call }, index) => {
          waiting.delete(call)
          this.#answer(call, done[index])
        })
        const summary = done.find(({ result }) => result.summary)?.result.summary
        if (summary) return { kind: 'finished', summary }
      }
      return { kind: 'worked', isFruitless: jobs.every(({ prepared }) => prepared.kind === 'malformed'), text: '' }
    } finally {
      for (const call of waiting) this.#answer(call, undefined)
    }
  }

  #answer({ id, name }: ToolCall, done: Dispatched | undefined): void {
    const text = done ? done.result.text : 'Not run: the run ended before this call.'
    this.#dialogue.add({ role: 'tool', callId: id, name, ok: done?.ok ?? false, text })
  }

  async #runCall({ call, prepared }: Job, signal: AbortSignal): Promise<Dispatched> {
    const { onEvent } = this.#run
    const about = { callId: call.id, name: call.name, subject: prepared.kind === 'ready' ? prepared.subject : '' }
    const startedAt = performance.now()
    onEvent({ kind: 'tool-started', ...about })
    const done = await dispatch(prepared, signal)
    const { ok, result, bug } = done
    const durationMs = performance.now() - startedAt
    const { text, edits = [], denial } = result
    onEvent({ kind: 'tool-finished', ...about, ok, text, durationMs, edits, denial })
    if (bug !== undefined) onEvent({ kind: 'bug', tool: call.name, stack: bug })
    return done
  }

  #nudge(text: string): void {
    this.#run.onEvent({ kind: 'nudge', text })
    this.#dialogue.add({ role: 'user', text })
  }
}

interface Job {
  readonly call: ToolCall
  readonly prepared: Prepared
}

/** Neighbouring reads together, everything else alone: what changes the tree must not run beside anything. */
function batches(jobs: readonly Job[]): Job[][] {
  const result: Job[][] = []
  for (const job of jobs) {
    const last = result.at(-1)
    if (last && isRead(job) && last.every(isRead) && last.length < MAX_PARALLEL_READS) last.push(job)
    else result.push([job])
  }
  return result
}

function isRead({ prepared }: Job): boolean {
  return prepared.kind === 'malformed' || prepared.tool.cachePolicy !== 'mutating'
}

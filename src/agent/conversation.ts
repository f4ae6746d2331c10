import { CallRunner, mayShare, observe, type Job } from './call-runner.ts'
import { RepetitionWatch } from './repetition-watch.ts'
import { Dialogue } from './dialogue.ts'
import type { Dispatched } from './dispatch.ts'
import type { Interruption, LimitName, SessionSettings } from './events.ts'
import type { AgentRun } from './loop.ts'
import { LoopDetector, type Finding, type ObservedCall } from './loop-detector.ts'
import type { Message, ToolCall } from './messages.ts'
import type { ModelResponse } from './model.ts'
import { parseArguments } from './parse-arguments.ts'
import { MAX_TIMER_MS } from './timer.ts'
import { summaryFromText, type ApprovalRequest, type Summary, type ToolResult } from './tool.ts'

export type Turn =
  | { readonly kind: 'finished'; readonly summary: Summary }
  | { readonly kind: 'awaiting-approval'; readonly approvalRequest: ApprovalRequest }
  /** `isFruitless`: nothing in it could be run. */
  | { readonly kind: 'worked'; readonly isFruitless: boolean; readonly finding: Finding | undefined }
  /** A reply without any call. */
  | { readonly kind: 'talked'; readonly text: string }
  /** The reply was cut, and nothing of it was run. */
  | { readonly kind: 'cut'; readonly by: 'length' | 'content-filter' | 'repetition' }
  /** A limit was reached before it, or the minutes ran out while it lasted. */
  | { readonly kind: 'exhausted'; readonly limit: LimitName }

const MAX_PARALLEL_READS = 8
/** Time for the last turn. */
const WRAP_UP_MS = 60_000

/** The turns of one run: what the model says, the calls in it, and what it is told beside their results. */
export class Conversation {
  readonly #dialogue: Dialogue
  readonly #calls: CallRunner
  readonly #run: AgentRun
  readonly #loops = new LoopDetector()
  /** Raised by the run's own, or when the minutes have run out. One for all turns: a timer lives until it fires. */
  readonly #signal: AbortSignal
  readonly #settled = new AbortController()

  constructor(prompt: readonly Message[], run: AgentRun) {
    this.#run = run
    this.#calls = new CallRunner(run)
    const deadline = this.#timeout(Math.min(Math.ceil(run.budget.remainingMs), MAX_TIMER_MS))
    this.#signal = AbortSignal.any([run.signal, deadline])
    run.onEvent({ kind: 'session', ...termsOf(run) })
    this.#tellWhenRaised(run.signal, 'cancel')
    this.#tellWhenRaised(deadline, 'minutes')
    this.#dialogue = new Dialogue(prompt, run)
  }

  /** One reply of the model and all the calls in it. */
  async nextTurn(): Promise<Turn> {
    const limit = this.#run.budget.exhausted
    if (limit) return { kind: 'exhausted', limit }
    try {
      this.#calls.checkpoints.begin()
      const reply = await this.#ask(this.#signal)
      if (!reply) return { kind: 'cut', by: 'repetition' }
      const { end, text, toolCalls } = reply
      if (end !== 'complete') return { kind: 'cut', by: end }
      if (toolCalls.length > 0) return await this.#runCalls(text, toolCalls, this.#signal)
      return { kind: 'talked', text: text.trim() }
    } catch (error) {
      if (this.#signal.aborted && !this.#run.signal.aborted) return { kind: 'exhausted', limit: 'minutes' }
      throw error
    }
  }

  /** Tells the model something beside the results of its calls. */
  nudge(text: string): void {
    this.#run.onEvent({ kind: 'nudge', text })
    this.#dialogue.add({ role: 'user', text })
  }

  /** Tells the model when a limit comes near. It is told last, for it is never the same. */
  giveNotice(): void {
    const notice = this.#run.budget.takeNotice()
    if (notice !== undefined) this.nudge(notice)
  }

  /** What speaks against ending now; undefined the second time. */
  async objection(): Promise<string | undefined> {
    return await this.#calls.gate.objection(this.#run.signal)
  }

  /**
   * One last turn in which only `finish` is run; a failure of the model in it costs nothing but its account of the work.
   *
   * @param words what the model said last, for want of anything better
   */
  async wrapUp(why: string, words = ''): Promise<Summary> {
    this.#calls.gate.open()
    this.nudge(`${why} Only finish is still run. Call it now: title, what is done, and what is not done.`)
    const deadline = this.#timeout(WRAP_UP_MS)
    this.#tellWhenRaised(deadline, 'wrap-up')
    const signal = AbortSignal.any([this.#run.signal, deadline])
    // The same tools are offered, for another list would cost the provider's cache.
    const reply = await this.#ask(signal).catch(() => undefined)
    const finish = reply && (await this.#finish(reply.toolCalls, signal))
    this.#run.signal.throwIfAborted()
    if (finish) return finish
    const said = reply && ((await wordsOf(reply.toolCalls)) || reply.text.trim())
    return said ? summaryFromText(said) : this.summary(words)
  }

  /** An account made from what was done. */
  summary(words = ''): Summary {
    return this.#calls.trace.summary(words)
  }

  /** Waits until nothing looks at the work tree any more. */
  async settle(): Promise<void> {
    this.#settled.abort()
    await this.#calls.checkpoints.settle()
  }

  /** The reply; undefined when it was nothing but a repetition, and was ended for that. */
  async #ask(signal: AbortSignal): Promise<ModelResponse | undefined> {
    const repetition = new RepetitionWatch()
    try {
      return await this.#dialogue.ask(AbortSignal.any([signal, repetition.signal]), repetition)
    } catch (error) {
      if (!repetition.signal.aborted || signal.aborted) throw error
      this.#run.onEvent({ kind: 'repetition', chars: repetition.length })
      this.#dialogue.spendUncounted(repetition.length)
      return undefined
    }
  }

  /** Every call is answered exactly once, in the order of the calls, also when the run ends among them. */
  async #runCalls(text: string, calls: readonly ToolCall[], signal: AbortSignal): Promise<Turn> {
    const waiting = new Set(calls)
    const observed: ObservedCall[] = []
    try {
      const jobs = await Promise.all(calls.map((call) => this.#calls.prepare(call)))
      for (const batch of batches(jobs)) {
        const running = batch.map((job) => this.#calls.run(job, signal))
        // All of them, so that none is still running when the failure of another ends the run.
        const settled = await Promise.allSettled(running)
        batch.forEach((job, index) => {
          const done = settled[index]?.status === 'fulfilled' ? settled[index].value : undefined
          waiting.delete(job.call)
          this.#answer(job.call, done)
          if (done) observed.push(observe(job, done))
        })
        const end = endAmong((await Promise.all(running)).map(({ result }) => result))
        if (end) return end
      }
      signal.throwIfAborted()
      const isFruitless = jobs.every(({ prepared }) => prepared.kind === 'malformed')
      return { kind: 'worked', isFruitless, finding: this.#loops.observe(text, observed) }
    } finally {
      for (const call of waiting) this.#answer(call, undefined)
    }
  }

  /** Runs the first `finish` among the calls, and answers the others. */
  async #finish(calls: readonly ToolCall[], signal: AbortSignal): Promise<Summary | undefined> {
    let summary: Summary | undefined
    for (const call of calls) {
      const job = await this.#calls.prepare(call)
      const isFinish = job.prepared.kind === 'ready' && job.prepared.tool.name === 'finish'
      const done = isFinish && !summary ? await this.#calls.run(job, signal) : undefined
      this.#answer(call, done)
      summary ??= done?.result.summary
    }
    return summary
  }

  #timeout(milliseconds: number): AbortSignal {
    return this.#run.timeout?.(milliseconds) ?? AbortSignal.timeout(milliseconds)
  }

  #tellWhenRaised(signal: AbortSignal, by: Interruption): void {
    const tell = () => {
      this.#run.onEvent({ kind: 'interrupted', by })
    }
    if (signal.aborted) tell()
    else signal.addEventListener('abort', tell, { once: true, signal: this.#settled.signal })
  }

  #answer({ id, name }: ToolCall, done: Dispatched | undefined): void {
    const text = done ? done.result.text : 'Not run: the run ended before this call.'
    this.#dialogue.add({ role: 'tool', callId: id, name, ok: done?.ok ?? false, text })
  }
}

function termsOf({ model, summariser, budget, expectsChange = false, checkpoints }: AgentRun): SessionSettings {
  const hasCheckpoints = checkpoints !== undefined
  const { name, contextWindow } = model
  const others = summariser && summariser !== model ? { summariser: summariser.name } : {}
  return { model: name, contextWindow, ...others, expectsChange, hasCheckpoints, ...budget.settings }
}

/** The end that one of the results brings; a command that waits comes first, for the work is not done while it does. */
function endAmong(results: readonly ToolResult[]): Turn | undefined {
  const approvalRequest = results.find((result) => result.approvalRequest)?.approvalRequest
  if (approvalRequest) return { kind: 'awaiting-approval', approvalRequest }
  const summary = results.find((result) => result.summary)?.summary
  return summary && { kind: 'finished', summary }
}

/** What a call of finish says, though its schema refuses it. */
async function wordsOf(calls: readonly ToolCall[]): Promise<string> {
  const finish = calls.find(({ name }) => name === 'finish')
  const given = finish && (await parseArguments(finish.arguments))
  if (given?.kind !== 'parsed') return ''
  const texts = Object.values(given.value).filter((value) => typeof value === 'string')
  return texts.join('\n\n').trim()
}

/** Neighbouring reads together, everything else alone: what changes the tree must not run beside anything. */
function batches(jobs: readonly Job[]): Job[][] {
  const result: Job[][] = []
  for (const job of jobs) {
    const last = result.at(-1)
    if (last && mayShare(job) && last.every(mayShare) && last.length < MAX_PARALLEL_READS) last.push(job)
    else result.push([job])
  }
  return result
}

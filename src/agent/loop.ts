import type { Budget, LimitName } from './budget.ts'
import { CheckpointScheduler } from './checkpoint-scheduler.ts'
import type { Checkpoints } from './tree-checkpoints.ts'
import { Compaction } from './compaction.ts'
import type { Interruption, OnEvent, SessionSettings } from './events.ts'
import { changeRequirement, FinishGuard, type FinishRequirement } from './finish-guard.ts'
import { History } from './history.ts'
import type { AgentHost } from './host.ts'
import type { LateNews } from './late-news.ts'
import type { Message, ToolCall } from './messages.ts'
import { ContextOverflow, ModelError, type Model, type ModelResponse } from './model.ts'
import { ModelClient } from './model-client.ts'
import type { Pricing } from './price.ts'
import { isTextOnly, ProgressTracker, type Turn } from './progress.ts'
import { parseArguments } from './read-arguments.ts'
import { RepetitionWatch } from './repetition-detector.ts'
import { ResultCache } from './result-cache.ts'
import type { AgentResult, CompletedResult } from './result.ts'
import { runCalls, runFinish, type CallContext } from './run-calls.ts'
import { MAX_TIMER_MS } from './timer.ts'
import { summaryFromText, type Summary, type Tool } from './tool.ts'
import { WorkLog } from './work-log.ts'

export interface AgentRun {
  readonly model: Model
  /** Summarizes a conversation that has grown too long. Default: `model`. */
  readonly summarizer?: Model | undefined
  /** Default: every response has the price of the budget. */
  readonly pricing?: Pricing | undefined
  /** Turns of an earlier conversation, between the prompt and the first new turn. Compaction can shorten them. Default: none. */
  readonly earlier?: readonly Message[] | undefined
  /** The same tools in the same order every turn, so that the provider's prompt cache holds. */
  readonly tools: readonly Tool[]
  readonly budget: Budget
  /** Undefined when no tool of the run can change the work tree. */
  readonly checkpoints?: Checkpoints | undefined
  /** True when the task asks for a change of the work tree. Has no effect without checkpoints. */
  readonly expectsChange?: boolean
  /** What else must be done before the run may end. */
  readonly requirements?: readonly FinishRequirement[]
  readonly signal: AbortSignal
  /**
   * Aborted when a person asks to stop. The run ends at once, without a last turn, and keeps its work. The reason's message
   * says who asked. Default: never.
   */
  readonly stop?: AbortSignal | undefined
  readonly onEvent: OnEvent
  readonly host: AgentHost
  /** What turns out only after the prompt was written. Default: nothing. */
  readonly lateNews?: LateNews | undefined
  /** A signal that aborts after some milliseconds. Default: `AbortSignal.timeout`. */
  readonly timeout?: (milliseconds: number) => AbortSignal
}

/** The state of a run, from turn to turn. */
interface Session extends CallContext {
  readonly run: AgentRun
  readonly client: ModelClient
  readonly compaction: Compaction
  readonly progress: ProgressTracker
  /** Aborted when the run is cancelled or stopped, or its minutes are over. */
  readonly signal: AbortSignal
  /** Emits an event when a signal is aborted before the run ends. */
  readonly reportInterruption: (signal: AbortSignal, by: Interruption) => void
  readonly timeout: (milliseconds: number) => AbortSignal
}

/** Attempts to shorten the history in one turn. If the model refuses it even then, the run ends. */
const MAX_OVERFLOWS = 3
/** Time for the last turn. */
const WRAP_UP_MS = 60_000

/** Lets the model work until it finishes, reaches a limit or makes no progress, or the signal is aborted. */
export async function runAgent(prompt: readonly Message[], run: AgentRun): Promise<AgentResult> {
  const ended = new AbortController()
  const session = openSession(prompt, run, ended.signal)
  const result = await takeTurns(session)
    .catch((error: unknown): AgentResult => {
      if (run.signal.aborted) return { kind: 'cancelled' }
      // A quota that runs out midway must not cost the work done so far.
      if (error instanceof ModelError)
        return { kind: 'stuck', cause: 'no-model', reason: error.message, summary: session.log.summary() }
      throw error
    })
    .finally(() => {
      ended.abort()
      return session.checkpoints.settle()
    })
  run.onEvent({ kind: 'done', end: result.kind })
  return result
}

/** Takes turn after turn until something ends the run. */
async function takeTurns(session: Session): Promise<AgentResult> {
  const { run, progress, guard, log, onEvent } = session
  for (;;) {
    const turn = await takeTurn(session)
    if (turn === 'stopped') return { kind: 'halted', reason: stopReason(run), summary: log.summary() }
    if ('limit' in turn) {
      onEvent({ kind: 'limit', ...turn })
      const summary = await wrapUp(session, 'The limit for this run is reached.')
      return unlessHalted(run, { kind: 'stopped', ...turn, summary })
    }
    const results = turn.calls.map(({ outcome }) => outcome.result)
    const approvalRequest = results.find((result) => result.approvalRequest)?.approvalRequest
    // Before `finish`: the work is not done while a command waits for approval.
    if (approvalRequest) return { kind: 'awaiting-approval', approvalRequest, summary: log.summary() }
    const summary = results.find((result) => result.summary)?.summary
    if (summary) return { kind: 'finished', summary }

    const verdict = progress.judge(turn)
    if (verdict.kind === 'finished') {
      const summary = await wrapUp(session, 'The run ends here.', turn.text)
      return unlessHalted(run, { kind: 'finished', summary })
    }
    if (verdict.kind === 'stuck') {
      const summary = await wrapUp(session, 'The run ends because it makes no progress.')
      return unlessHalted(run, { ...verdict, cause: 'no-progress', summary })
    }
    const objection = isTextOnly(turn) ? await guard.objection(run.signal, false) : undefined
    nudge(session, objection ?? verdict.nudge)
    nudge(session, session.checkpoints.takeNotice())
    // Last, because it differs every time and what follows it cannot be cached.
    nudge(session, run.budget.takeNotice())
  }
}

/** How a run ends after its last turn. A person may have stopped it during that turn. */
function unlessHalted(run: AgentRun, result: CompletedResult): CompletedResult {
  return run.stop?.aborted ? { kind: 'halted', reason: stopReason(run), summary: result.summary } : result
}

function stopReason({ stop }: AgentRun): string {
  const reason: unknown = stop?.reason
  return Error.isError(reason) ? reason.message : 'Somebody asked to stop.'
}

/** One turn: asks the model and runs the calls in its response. Returns what stopped it, if something did. */
async function takeTurn(session: Session): Promise<Turn | { readonly limit: LimitName } | 'stopped'> {
  const { run, checkpoints, signal } = session
  const limit = run.budget.reachedLimit
  if (limit) return { limit }
  try {
    checkpoints.takeSoon()
    const response = await ask(session, signal)
    const { end, text } = response
    const calls = end === 'complete' ? await runCalls(response.toolCalls, session, signal) : []
    nudge(session, run.lateNews?.take())
    return { end, text: text.trim(), calls }
  } catch (error) {
    if (!signal.aborted || run.signal.aborted) throw error
    return run.stop?.aborted ? 'stopped' : { limit: 'minutes' }
  }
}

type Answer = Pick<ModelResponse, 'text' | 'toolCalls'> & Pick<Turn, 'end'>

/** Asks the model for its next message and appends it to the history. Stops a response that only repeats itself. */
async function ask(session: Session, signal: AbortSignal): Promise<Answer> {
  const { run, client, history, compaction, host, onEvent } = session
  const isLastTurn = run.budget.reachedLimit !== undefined
  onEvent({ kind: 'turn', turn: run.budget.startTurn() })
  const repetition = new RepetitionWatch()
  const either = AbortSignal.any([signal, repetition.signal])
  try {
    if (!isLastTurn) await compaction.makeRoomIfFull(either)
    const received = await sendUntilItFits(session, repetition, either)
    const { text, thinking } = received
    const response = { ...received, text: host.cleanResponse(text), thinking: host.cleanResponse(thinking) }
    compaction.correctWindow(response)
    history.appendResponse(response)
    return response
  } catch (error) {
    if (!repetition.signal.aborted || signal.aborted) throw error
    const { chars } = repetition
    onEvent({ kind: 'repetition', chars })
    // The provider does not count the tokens of a response that was stopped.
    const tokens = { input: history.tokens, cachedInput: 0, output: history.tokensIn(chars), reasoning: 0 }
    client.spend({ ...tokens, isEstimate: true }, run.model)
    return { end: 'repetition', text: '', toolCalls: [] }
  }
}

/** @throws ContextOverflow when even the shortest history is longer than the model can read */
async function sendUntilItFits(
  { run, client, history, compaction, onEvent }: Session,
  repetition: RepetitionWatch,
  signal: AbortSignal
): Promise<ModelResponse> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await client.send(run.model, {
        messages: history.messages,
        signal,
        onDelta: (delta) => {
          repetition.push(delta)
          const { kind, text } = delta
          if (kind === 'text' || kind === 'thinking') onEvent({ kind: 'delta', channel: kind, text })
        },
        onRetry: () => {
          repetition.restart()
        },
        onFallback: () => {
          repetition.restart()
          compaction.forgetWindow()
        }
      })
    } catch (error) {
      if (!(error instanceof ContextOverflow) || attempt > MAX_OVERFLOWS) throw error
      if (!(await compaction.makeRoomAfterOverflow(signal))) throw error
    }
  }
}

function nudge({ history, onEvent }: Session, text: string | undefined): void {
  if (text === undefined) return
  onEvent({ kind: 'nudge', text })
  history.append({ role: 'user', text })
}

/**
 * One last turn in which only `finish` runs. If the model fails, or a person stops it, the run only lacks the model's summary.
 *
 * @param lastText what the model said before; used if it gives no summary now
 */
async function wrapUp(session: Session, why: string, lastText = ''): Promise<Summary> {
  const { run, guard, log, host } = session
  guard.allowFinish()
  nudge(session, `${why} Only finish still runs. Call it now: title, what is done, and what is not done.`)
  const deadline = session.timeout(WRAP_UP_MS)
  session.reportInterruption(deadline, 'wrap-up')
  const signal = AbortSignal.any([run.signal, deadline, ...stopsOf(run)])
  // The request offers all tools: another list would cost the provider's cache.
  const response = await ask(session, signal).catch(() => undefined)
  const summary = response && (await runFinish(response.toolCalls, session, signal))
  run.signal.throwIfAborted()
  if (summary) return summary
  const said =
    response && (host.cleanResponse(await finishText(response.toolCalls, host)).trim() || response.text.trim())
  return said ? summaryFromText(said) : log.summary(lastText)
}

/** The texts in a call of `finish`, even if its schema refuses them. */
async function finishText(calls: readonly ToolCall[], host: AgentHost): Promise<string> {
  const finish = calls.find(({ name }) => name === 'finish')
  const parsed = finish && (await parseArguments(finish.arguments, host))
  if (parsed?.kind !== 'parsed') return ''
  const texts = Object.values(parsed.value).filter((value) => typeof value === 'string')
  return texts.join('\n\n').trim()
}

function openSession(prompt: readonly Message[], run: AgentRun, ended: AbortSignal): Session {
  const { model, summarizer = model, tools, budget, host, onEvent } = run
  const { timeout = (milliseconds: number) => AbortSignal.timeout(milliseconds) } = run
  const reportInterruption = (signal: AbortSignal, by: Interruption) => {
    const report = () => {
      onEvent({ kind: 'interrupted', by })
    }
    if (signal.aborted) report()
    else signal.addEventListener('abort', report, { once: true, signal: ended })
  }
  // One for all turns: a timer lives until it fires.
  const deadline = deadlineOf(budget, timeout)
  onEvent({ kind: 'session', ...settingsOf(run) })
  reportInterruption(run.signal, 'cancel')
  reportInterruption(deadline, 'minutes')
  if (run.stop) reportInterruption(run.stop, 'stop')

  const history = new History(prompt, (message) => {
    onEvent({ kind: 'message', message })
  })
  for (const message of run.earlier ?? []) history.append(message)
  const client = new ModelClient(run)
  const askForSummary = (messages: readonly Message[], signal: AbortSignal) =>
    client.send(summarizer, { messages, signal, toolChoice: 'none', ...NO_LISTENERS })
  const signal = AbortSignal.any([run.signal, deadline, ...stopsOf(run)])
  const checkpoints = new CheckpointScheduler({ ...run, turnSignal: signal })
  return {
    run,
    tools,
    host,
    onEvent,
    history,
    client,
    compaction: new Compaction({ history, model, ask: askForSummary, onEvent }),
    progress: new ProgressTracker(host),
    cache: new ResultCache(),
    checkpoints,
    lateNews: run.lateNews,
    guard: new FinishGuard([
      ...(run.expectsChange ? [changeRequirement(checkpoints)] : []),
      ...(run.requirements ?? [])
    ]),
    log: new WorkLog(),
    signal,
    reportInterruption,
    timeout
  }
}

/** Aborted when the minutes are over. Time that does not count moves it. */
function deadlineOf(budget: Budget, timeout: (milliseconds: number) => AbortSignal): AbortSignal {
  const over = new AbortController()
  const arm = () => {
    const { uncountedMs } = budget
    const timer = timeout(Math.min(Math.ceil(budget.remainingMs), MAX_TIMER_MS))
    const end = () => {
      if (budget.uncountedMs === uncountedMs) over.abort(timer.reason)
      else arm()
    }
    if (timer.aborted) end()
    else timer.addEventListener('abort', end, { once: true })
  }
  arm()
  return over.signal
}

function stopsOf({ stop }: AgentRun): readonly AbortSignal[] {
  return stop ? [stop] : []
}

const NO_LISTENERS = { onDelta: () => undefined, onRetry: () => undefined, onFallback: () => undefined }

function settingsOf({ model, summarizer, budget, expectsChange = false, checkpoints }: AgentRun): SessionSettings {
  const { name, contextWindow } = model
  const other = summarizer && summarizer !== model ? { summarizer: summarizer.name } : {}
  return {
    model: name,
    contextWindow,
    ...other,
    expectsChange,
    hasCheckpoints: checkpoints !== undefined,
    ...budget.settings
  }
}

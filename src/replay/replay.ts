import { agentHost } from '../agent-host.ts'
import { Budget } from '../agent/budget.ts'
import type { Checkpoints } from '../agent/checkpoints.ts'
import type { AgentEvent, Interruption } from '../agent/events.ts'
import { runAgent, type AgentRun } from '../agent/loop.ts'
import type { Message } from '../agent/messages.ts'
import type { ModelIdentity } from '../agent/model.ts'
import type { Tool } from '../agent/tool.ts'
import { UserError } from '../errors.ts'
import type { TracedTool } from '../report/conversation-events.ts'
import { NO_COMMANDS } from '../text/no-commands.ts'
import { Cursor, type Recorded, type ReplayControl, type ReplayEnd } from './cursor.ts'
import type { Divergence } from './divergence.ts'
import type { RecordedEvent, Recording } from './read-recording.ts'
import { recordedMessage, RecordedModels } from './recorded-model.ts'
import { RecordedTools } from './recorded-tools.ts'

export interface ReplayOptions {
  /** Today's tools for those that were offered in the recording. */
  readonly toolsFor: (offered: readonly TracedTool[], session: { readonly isChild: boolean }) => readonly Tool[]
  /** Tools that really run, to compare their results with the recorded ones. The others answer from the recording. */
  readonly isReal: (name: string) => boolean
  /** A real result with the path of the checkout replaced by the recorded one. */
  readonly asRecorded: (text: string) => string
  readonly signal: AbortSignal
}

export interface ReplayResult {
  readonly outcome: 'same' | 'diverged'
  /** False when the recording ends before the run did. */
  readonly isComplete: boolean
  readonly divergence: Divergence | undefined
  readonly turns: number
  readonly requests: number
  readonly children: number
  /** Tool calls by where their results came from. */
  readonly calls: { readonly recorded: number; readonly real: number }
}

/**
 * Replays a recorded run: today's loop, with the model and the tools answering as recorded.
 *
 * @throws UserError when the recording does not contain enough
 * @throws the signal's reason when aborted
 */
export async function replay(recording: Recording, options: ReplayOptions): Promise<ReplayResult> {
  const session = new ReplaySession(recording, options)
  await session.run({ events: recording.run, name: 'the run', parent: undefined, signal: session.signal })
  options.signal.throwIfAborted()
  return session.result
}

type SessionEvent = Recorded<'session'>

interface Conversation {
  readonly events: readonly RecordedEvent[]
  /** Its name for users. */
  readonly name: string
  readonly parent: Parent | undefined
  readonly signal: AbortSignal
}

/** The conversation that a child session is part of. */
interface Parent {
  readonly budget: Budget
  /** The model of the run. */
  readonly main: ModelIdentity
}

class ReplaySession implements ReplayControl {
  time = 0
  readonly signal: AbortSignal
  readonly #recording: Recording
  readonly #options: ReplayOptions
  readonly #models = new RecordedModels()
  readonly #stop = new AbortController()
  #end: ReplayEnd | undefined
  #counts = { turns: 0, requests: 0, children: 0 }
  #calls = { recorded: 0, real: 0 }

  constructor(recording: Recording, options: ReplayOptions) {
    this.#recording = recording
    this.#options = options
    this.signal = AbortSignal.any([options.signal, this.#stop.signal])
  }

  get result(): ReplayResult {
    const divergence = this.#end?.kind === 'diverged' ? this.#end.divergence : undefined
    const isComplete = this.#recording.isComplete && this.#end?.kind !== 'recording-ended'
    return { outcome: divergence ? 'diverged' : 'same', isComplete, divergence, ...this.#counts, calls: this.#calls }
  }

  end(end: ReplayEnd): void {
    this.#end ??= end
    this.#stop.abort()
  }

  /** @throws UserError when the recording does not say how the conversation began */
  async run({ events, name, parent, signal }: Conversation): Promise<void> {
    const first = events.find(({ event }) => event.kind === 'session')
    if (first?.event.kind !== 'session') {
      if (parent) return
      throw new UserError(
        'The trace cannot be replayed: it does not say how the conversation with the model began. ' +
          'The run ended too early, or an older Forgehand wrote the trace.'
      )
    }
    const session = first.event
    const { price, expectsChange } = session
    const limits = { dollars: undefined, ...session.limits }
    // The clock of a budget starts when the budget is made.
    this.time = first.at - session.usedMs
    const budget = new Budget({ limits, price, now: () => this.time }, parent?.budget)
    const interruptions = new Interruptions()
    const cursor = new Cursor(events, { control: this, conversation: name, onInterruption: interruptions.raise })
    const main = parent?.main ?? { name: session.model, host: '' }
    const onEvent = (event: AgentEvent) => {
      if (event.kind === 'fallback') this.#models.replace(event)
      cursor.take(event)
    }
    const tools = new RecordedTools({
      cursor,
      budget,
      onEvent,
      isReal: this.#options.isReal,
      asRecorded: this.#options.asRecorded,
      onCall: (how) => {
        this.#calls = { ...this.#calls, [how]: this.#calls[how] + 1 }
      },
      runChild: (child, childSignal) => this.#runChild(child, { budget, main }, childSignal)
    })
    const offered = events.map(({ event }) => event).find((event) => event.kind === 'tools')?.tools ?? []
    const { prompt, earlier } = startOf(events)
    await this.#repeat(prompt, cursor, {
      earlier,
      ...this.#modelsOf(session, cursor, main),
      tools: this.#options.toolsFor(offered, { isChild: parent !== undefined }).map((tool) => tools.replace(tool)),
      budget,
      checkpoints: session.hasCheckpoints ? recordedCheckpoints(cursor) : undefined,
      expectsChange,
      lateNews: { known: () => Promise.resolve(), take: () => recordedNews(cursor) },
      host: agentHost,
      signal: AbortSignal.any([signal, interruptions.cancelled]),
      stop: interruptions.stopped,
      onEvent,
      timeout: interruptions.timeout
    })
  }

  async #runChild(child: number, parent: Parent, signal: AbortSignal): Promise<void> {
    this.#counts = { ...this.#counts, children: this.#counts.children + 1 }
    const events = this.#recording.children.get(child) ?? []
    await this.run({ events, name: `child ${child}`, parent, signal })
  }

  #modelsOf(
    { model, summarizer, contextWindow }: SessionEvent,
    cursor: Cursor,
    main: ModelIdentity
  ): Pick<AgentRun, 'model' | 'summarizer' | 'pricing'> {
    const open = (name: string) => this.#models.open(name, contextWindow, { cursor, main })
    return {
      model: open(model),
      summarizer: summarizer === undefined ? undefined : open(summarizer),
      pricing: { main, priceOf: () => cursor.find('other-model-usage')?.price }
    }
  }

  async #repeat(prompt: readonly Message[], cursor: Cursor, run: AgentRun): Promise<void> {
    try {
      await runAgent(prompt, run)
    } catch (error) {
      // A run that crashed crashes again; its events up to then have been compared.
      if (!cursor.hasFailed) throw error
    }
    const { turns, requests } = cursor.counts
    this.#counts = { ...this.#counts, turns: this.#counts.turns + turns, requests: this.#counts.requests + requests }
    if (!this.signal.aborted) cursor.requireEnd()
  }
}

/** The signals of one conversation, aborted where the recording says so. */
class Interruptions {
  readonly #cancel = new AbortController()
  readonly #stop = new AbortController()
  readonly #deadlines: AbortController[] = []

  get cancelled(): AbortSignal {
    return this.#cancel.signal
  }

  get stopped(): AbortSignal {
    return this.#stop.signal
  }

  /** For `AgentRun.timeout`: the first signal is for the minutes, the second for the last turn. */
  readonly timeout = (): AbortSignal => {
    const controller = new AbortController()
    this.#deadlines.push(controller)
    return controller.signal
  }

  readonly raise = (by: Interruption): void => {
    const [minutes, wrapUp] = this.#deadlines
    const controller = { cancel: this.#cancel, stop: this.#stop, minutes, 'wrap-up': wrapUp }[by]
    const name = by === 'cancel' ? 'AbortError' : 'TimeoutError'
    controller?.abort(new DOMException('The recorded run was interrupted here.', name))
  }
}

/** The messages before the first turn: the prompt, and the turns of an earlier run that this one continued. */
function startOf(events: readonly RecordedEvent[]): Record<'prompt' | 'earlier', readonly Message[]> {
  const firstTurn = events.findIndex(({ event }) => event.kind === 'turn')
  const messages = events
    .slice(0, firstTurn < 0 ? events.length : firstTurn)
    .flatMap(({ event }) => (event.kind === 'message' ? [recordedMessage(event.message)] : []))
  const firstResponse = messages.findIndex(({ role }) => role === 'assistant')
  const promptLength = firstResponse < 0 ? messages.length : firstResponse
  return { prompt: messages.slice(0, promptLength), earlier: messages.slice(promptLength) }
}

/** The message that commands are refused, if it was recorded before the next turn. */
function recordedNews(cursor: Cursor): string | undefined {
  const news = cursor.find('nudge', ({ text }) => text === NO_COMMANDS)
  return news && !cursor.before(news).some(({ kind }) => kind === 'turn') ? news.text : undefined
}

/** States of the tree as recorded. */
function recordedCheckpoints(cursor: Cursor): Checkpoints {
  return {
    take() {
      const checkpoint = cursor.find('checkpoint')?.checkpoint
      return checkpoint ? Promise.resolve(checkpoint) : Promise.reject(new Error('No checkpoint was recorded.'))
    },
    hasChanged() {
      const hasChanged = cursor.find('tree-compared')?.hasChanged
      return hasChanged === undefined
        ? Promise.reject(new Error('No comparison was recorded.'))
        : Promise.resolve(hasChanged)
    }
  }
}

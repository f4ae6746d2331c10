import { agentHost } from '../agent-host.ts'
import { Budget } from '../agent/budget.ts'
import type { Checkpoints } from '../agent/checkpoints.ts'
import type { AgentEvent, Interruption } from '../agent/events.ts'
import { runAgent, type AgentRun } from '../agent/loop.ts'
import type { Message } from '../agent/messages.ts'
import type { ModelIdentity } from '../agent/model.ts'
import type { Tool } from '../agent/tool.ts'
import { UserError } from '../errors.ts'
import { Cast } from './model-identities.ts'
import type { Divergence } from './divergence.ts'
import { Interruptions } from './interruptions.ts'
import { Playback, type ReplayEnd, type Stage } from './cursor.ts'
import type { RecordedEvent, Recording } from './read-recording.ts'
import { ReplayedCalls } from './replayed-calls.ts'
import { ReplayedModel } from './replayed-model.ts'
import type { TracedTool } from '../report/trace-schema.ts'

export interface ReplayTerms {
  /** The tools of today for those that were offered then. */
  readonly toolsFor: (offered: readonly TracedTool[], session: { readonly isChild: boolean }) => readonly Tool[]
  /** Tools that are really run, and their results held against the recorded ones; the others answer from the record. */
  readonly isReal: (name: string) => boolean
  readonly signal: AbortSignal
}

/** What came of having a run again. */
export interface Replay {
  readonly outcome: 'same' | 'diverged'
  /** False where the record ends before the run did: all that is there was the same. */
  readonly isWhole: boolean
  readonly divergence: Divergence | undefined
  readonly turns: number
  readonly requests: number
  readonly children: number
  /** Calls of tools by where their results came from. */
  readonly calls: { readonly recorded: number; readonly real: number }
}

/**
 * Has a recorded run again: the loop of today, with the model and the tools answering as they did.
 *
 * @throws UserError for a record that does not hold enough
 * @throws the signal's reason when aborted
 */
export async function replay(recording: Recording, terms: ReplayTerms): Promise<Replay> {
  const performance = new Performance(recording, terms)
  await performance.play()
  return performance.report
}

type Session = Extract<AgentEvent, { readonly kind: 'session' }>

interface Act {
  readonly events: readonly RecordedEvent[]
  /** Its name for people. */
  readonly conversation: string
  /** The run that it is part of. */
  readonly parent: { readonly budget: Budget; readonly main: ModelIdentity } | undefined
  readonly signal: AbortSignal
}

class Performance {
  readonly #recording: Recording
  readonly #terms: ReplayTerms
  readonly #stop = new AbortController()
  readonly #stage: Stage
  readonly #cast = new Cast()
  #end: ReplayEnd | undefined
  #counts = { turns: 0, requests: 0, children: 0 }
  #calls = { recorded: 0, real: 0 }

  constructor(recording: Recording, terms: ReplayTerms) {
    this.#recording = recording
    this.#terms = terms
    this.#stage = {
      time: 0,
      signal: AbortSignal.any([terms.signal, this.#stop.signal]),
      end: (end) => {
        this.#end ??= end
        this.#stop.abort()
      }
    }
  }

  get report(): Replay {
    const divergence = this.#end?.kind === 'diverged' ? this.#end.divergence : undefined
    const isWhole = this.#recording.isWhole && this.#end?.kind !== 'record-ended'
    return {
      outcome: divergence ? 'diverged' : 'same',
      isWhole,
      divergence,
      ...this.#counts,
      calls: this.#calls
    }
  }

  async play(): Promise<void> {
    const { signal } = this.#stage
    const events = this.#recording.run
    await this.#act({
      events,
      conversation: 'the run',
      parent: undefined,
      signal
    })
    this.#terms.signal.throwIfAborted()
  }

  async #act({ events, conversation, parent, signal }: Act): Promise<void> {
    const opening = openingOf(events)
    if (!opening) {
      if (parent) return
      throw new UserError(
        'The trace does not hold enough to be replayed: it says nothing of how the work with the model began. ' +
          'Either the run ended before that, or an older Forgehand wrote it.'
      )
    }
    const { session, at, prompt, offered } = opening
    // The clock of a budget starts when it is made.
    this.#stage.time = at - session.usedMs
    const { limits, price, expectsChange } = session
    const budget = new Budget({ limits, price, now: () => this.#stage.time }, parent?.budget)
    const interruptions = new Interruptions()
    const interrupt = (by: Interruption) => {
      interruptions.raise(by)
    }
    const playback = new Playback(events, { stage: this.#stage, conversation, interrupt })
    const main = parent?.main ?? { name: session.model, host: '' }
    const onEvent = (event: AgentEvent) => {
      if (event.kind === 'fallback') this.#cast.replace(event)
      calls.note(event)
      playback.take(event)
    }
    const calls: ReplayedCalls = new ReplayedCalls({
      playback,
      budget,
      onEvent,
      isReal: this.#terms.isReal,
      count: (how) => {
        this.#calls = { ...this.#calls, [how]: this.#calls[how] + 1 }
      },
      runChild: (child, childSignal) => this.#actChild(child, { parent: { budget, main }, signal: childSignal })
    })
    await this.#run(prompt, playback, {
      ...this.#modelsOf(session, { playback, main }),
      tools: this.#terms.toolsFor(offered, { isChild: parent !== undefined }).map((tool) => calls.replay(tool)),
      budget,
      checkpoints: session.hasCheckpoints ? recordedCheckpoints(playback) : undefined,
      expectsChange,
      host: agentHost,
      signal: AbortSignal.any([signal, interruptions.cancelled]),
      onEvent,
      timeout: interruptions.timeout
    })
  }

  async #actChild(child: number, { parent, signal }: Pick<Act, 'parent' | 'signal'>): Promise<void> {
    this.#counts = { ...this.#counts, children: this.#counts.children + 1 }
    const events = this.#recording.children.get(child) ?? []
    await this.#act({ events, conversation: `child ${child}`, parent, signal })
  }

  #modelsOf(
    { model, summariser, contextWindow }: Session,
    { playback, main }: { readonly playback: Playback; readonly main: ModelIdentity }
  ): Pick<AgentRun, 'model' | 'summariser' | 'pricing'> {
    const modelNamed = (name: string) =>
      new ReplayedModel({ playback, main, role: this.#cast.roleOf(name, contextWindow) })
    return {
      model: modelNamed(model),
      summariser: summariser === undefined ? undefined : modelNamed(summariser),
      pricing: { main, priceOf: () => playback.find('other-model-usage')?.price }
    }
  }

  async #run(prompt: readonly Message[], playback: Playback, run: AgentRun): Promise<void> {
    try {
      await runAgent(prompt, run)
    } catch (error) {
      // A run that failed in itself fails again, and what it told until then was held against the record.
      if (!playback.hasFailed) throw error
    }
    const { turns, requests } = playback.counts
    this.#counts = { ...this.#counts, turns: this.#counts.turns + turns, requests: this.#counts.requests + requests }
    if (!this.#stage.signal.aborted) playback.requireEnd()
  }
}

interface Opening {
  readonly session: Session
  readonly at: number
  readonly prompt: readonly Message[]
  readonly offered: readonly TracedTool[]
}

/** How a conversation began; undefined when the record does not say. */
function openingOf(events: readonly RecordedEvent[]): Opening | undefined {
  const first = events.find(({ event }) => event.kind === 'session')
  if (first?.event.kind !== 'session') return undefined
  const { price, limits, ...rest } = first.event
  const session = { ...rest, price, limits: { ...limits, dollars: limits.dollars } }
  const prompt: Message[] = []
  for (const { event } of events) {
    if (event.kind === 'turn') break
    if (event.kind === 'message' && event.message.role !== 'assistant') prompt.push(event.message)
  }
  const offer = events.find(({ event }) => event.kind === 'tools')?.event
  return { session, at: first.at, prompt, offered: offer?.kind === 'tools' ? offer.tools : [] }
}

/** States of the tree by what the record says of them. */
function recordedCheckpoints(playback: Playback): Checkpoints {
  return {
    take() {
      const checkpoint = playback.find('checkpoint')?.checkpoint
      return checkpoint ? Promise.resolve(checkpoint) : Promise.reject(new Error('None was taken.'))
    },
    hasChanged() {
      const hasChanged = playback.find('tree-compared')?.hasChanged
      return hasChanged === undefined ? Promise.reject(new Error('Nobody could tell.')) : Promise.resolve(hasChanged)
    }
  }
}

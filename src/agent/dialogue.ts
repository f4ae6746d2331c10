import { compact, minFreedTokens } from './compaction.ts'
import type { AgentRun } from './loop.ts'
import type { Message } from './messages.ts'
import {
  ContextOverflow,
  type ModelIdentity,
  type Model,
  type ModelResponse,
  type ModelRequest,
  type Tokens
} from './model.ts'
import { DisplayStream } from './display-stream.ts'
import { summarise } from './summarise.ts'
import { TokenEstimator } from './token-estimator.ts'
import { RequestRecorder } from './request-recorder.ts'

/** From this share of the window on room is made; the rest is for the answer and for what the estimate missed. */
const FULL = 0.82
/** Each makes the history shorter in another way; a model that still refuses it cannot be helped. */
const MAX_OVERFLOWS = 3

export type ReplyWatch = Pick<ModelRequest, 'onDelta' | 'onRetry' | 'onFallback'>

/** The history of one run and the asking of the model. It is only ever added to, but where it outgrows the model. */
export class Dialogue {
  readonly #run: AgentRun
  readonly #promptLength: number
  readonly #gauge = new TokenEstimator()
  readonly #requests: RequestRecorder
  #messages: Message[] = []
  /** What is known of the tokens of the first so many messages. */
  #counted = { messages: 0, tokens: 0 }
  /** Less than the model's own word where it has refused that much. */
  #knownWindow = Infinity
  /** Until the history has grown to so many tokens again, to make room is not worth what it costs. */
  #quietUntil = 0

  constructor(prompt: readonly Message[], run: AgentRun) {
    this.#run = run
    this.#promptLength = prompt.length
    this.#requests = new RequestRecorder(run)
    for (const message of prompt) this.add(message)
  }

  add(message: Message): void {
    this.#messages.push(message)
    this.#run.onEvent({ kind: 'message', message })
  }

  /**
   * Asks the model once, with all that was said, and adds its reply to it.
   *
   * @param watch sees the reply as it comes, with what people are not shown
   * @throws ContextOverflow when even the shortest history is longer than the model can read
   */
  async ask(signal: AbortSignal, watch?: ReplyWatch): Promise<ModelResponse> {
    const { budget, onEvent } = this.#run
    const isLastWord = budget.exhausted !== undefined
    onEvent({ kind: 'turn', turn: budget.startTurn() })
    if (!isLastWord && this.#tokens >= Math.max(FULL * this.#window, this.#quietUntil)) {
      await this.#makeRoom(signal, false)
    }
    const reply = await this.#replyThatFits(signal, watch)
    const { text, thinking, toolCalls, tokens, providerMetadata } = reply
    this.#gauge.learn(this.#messages, tokens)
    // It has read more than what it refused was thought to be: the estimate was wrong.
    if (tokens.input > this.#knownWindow) this.#knownWindow = Infinity
    this.add({ role: 'assistant', text, thinking, toolCalls, ...(providerMetadata && { providerMetadata }) })
    // What was reasoned in secret is not part of the next prompt.
    this.#counted = { messages: this.#messages.length, tokens: tokens.input + tokens.output - tokens.reasoning }
    return reply
  }

  /** Counts a reply that was ended before the provider could count it. @param chars of it that came */
  spendUncounted(chars: number): void {
    const output = this.#gauge.tokensIn(chars)
    this.#spend({ input: this.#tokens, cachedInput: 0, output, reasoning: 0, isEstimate: true }, this.#run.model)
  }

  async #replyThatFits(signal: AbortSignal, watch: ReplyWatch | undefined): Promise<ModelResponse> {
    for (let overflows = 1; ; overflows += 1) {
      try {
        return await this.#reply(signal, watch)
      } catch (error) {
        if (!(error instanceof ContextOverflow)) throw error
        this.#knownWindow = Math.min(this.#knownWindow, this.#tokens)
        if (overflows > MAX_OVERFLOWS || !(await this.#makeRoom(signal, true))) throw error
      }
    }
  }

  async #reply(signal: AbortSignal, watch: ReplyWatch | undefined): Promise<ModelResponse> {
    const { onEvent } = this.#run
    const shown = new DisplayStream((channel, text) => {
      onEvent({ kind: 'delta', channel, text })
    })
    const reply = await this.#request(this.#run.model, {
      messages: this.#messages,
      signal,
      onDelta: (delta) => {
        watch?.onDelta(delta)
        shown.add(delta.kind, delta.text)
      },
      onRetry: (retry) => {
        watch?.onRetry(retry)
        shown.restart()
        onEvent({ kind: 'retry', ...retry })
      },
      onFallback: (fallback) => {
        watch?.onFallback(fallback)
        shown.restart()
        // What another refused says nothing of this one.
        this.#knownWindow = Infinity
        onEvent({ kind: 'fallback', ...fallback })
      }
    })
    shown.end()
    return reply
  }

  async #makeRoom(signal: AbortSignal, hasOverflown: boolean): Promise<boolean> {
    const { onEvent } = this.#run
    const { tokensOf } = this.#gauge
    const [messages, tokens, window] = [this.#messages, this.#tokens, this.#window]
    const compacted = await compact({
      messages,
      promptLength: this.#promptLength,
      tokens,
      window,
      hasOverflown,
      tokensOf,
      summarise: () =>
        summarise(messages, { signal, tokensOf, hasOverflown, ask: (asked) => this.#askAside(asked, signal) })
    })
    const left = tokens - (compacted?.freedTokens ?? 0)
    this.#quietUntil = left + minFreedTokens(window)
    if (!compacted) return false
    const { step, freedTokens } = compacted
    onEvent({ kind: 'compaction', step, freedTokens })
    this.#messages = [...compacted.messages]
    this.#counted = { messages: this.#messages.length, tokens: left }
    const summary = step === 'summarised' ? this.#messages[this.#promptLength] : undefined
    if (summary) onEvent({ kind: 'message', message: summary })
    return true
  }

  /** A request that is no part of the history and that nobody watches. */
  #askAside(messages: readonly Message[], signal: AbortSignal): Promise<ModelResponse> {
    const { onEvent, model, summariser = model } = this.#run
    return this.#request(summariser, {
      messages,
      toolChoice: 'none',
      signal,
      onDelta: () => undefined,
      onRetry: (retry) => {
        onEvent({ kind: 'retry', ...retry })
      },
      onFallback: (fallback) => {
        onEvent({ kind: 'fallback', ...fallback })
      }
    })
  }

  async #request(model: Model, request: Omit<ModelRequest, 'tools'>): Promise<ModelResponse> {
    const { budget } = this.#run
    // The last turn comes when the time may be over already, and has a limit of its own.
    const timed = budget.remainingMs > 0 ? { ...request, remainingMs: () => budget.remainingMs } : request
    const reply = await this.#requests.ask(model, timed)
    this.#spend(reply.tokens, reply.answeredBy ?? model)
    return reply
  }

  #spend(tokens: Tokens, { name, host }: ModelIdentity): void {
    const { budget, pricing, onEvent } = this.#run
    if (!pricing || (name === pricing.main.name && host === pricing.main.host)) {
      budget.spend(tokens)
      onEvent({ kind: 'usage', tokens })
      return
    }
    const price = pricing.priceOf({ name, host })
    budget.spendAt(tokens, price)
    onEvent({ kind: 'other-model-usage', model: name, tokens, price })
  }

  /** Of the next request, as well as it can be told. */
  get #tokens(): number {
    return this.#counted.tokens + this.#gauge.tokensOf(this.#messages.slice(this.#counted.messages))
  }

  get #window(): number {
    return Math.min(this.#run.model.contextWindow, this.#knownWindow)
  }
}

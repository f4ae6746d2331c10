import type { ProviderMetadata, Message, ToolCall } from './messages.ts'
import type { Tool } from './tool.ts'

/** Tokens of one request as the provider counted them. */
export interface Tokens {
  /** All of the prompt, what came from the cache included. */
  readonly input: number
  /** The part of `input` that the provider read from its cache. */
  readonly cachedInput: number
  /** The part of `input` that the provider wrote to its cache; absent where it counts none. */
  readonly cacheWrite?: number | undefined
  /** All that was generated, reasoning included. */
  readonly output: number
  /** The part of `output` that was hidden reasoning. */
  readonly reasoning: number
  /** True when the provider reported no usage and the figures are estimates. */
  readonly isEstimate: boolean
}

/** One complete answer of the model. */
export interface ModelResponse {
  readonly text: string
  readonly thinking: string
  readonly toolCalls: readonly ToolCall[]
  /** `length` and `content-filter`: the reply was cut; its tool calls are not here. */
  readonly end: 'complete' | 'length' | 'content-filter'
  readonly tokens: Tokens
  /** Belongs into the message that this reply becomes. */
  readonly providerMetadata?: ProviderMetadata
  /** Who gave it, where that may be another than the model that was asked goes by now. */
  readonly answeredBy?: ModelIdentity
}

export interface ModelRequest {
  readonly messages: readonly Message[]
  readonly tools: readonly Tool[]
  /** `none` asks for words only, with the tools still named so that the provider's cache holds. Default: `auto`. */
  readonly toolChoice?: 'auto' | 'none'
  readonly signal: AbortSignal
  /** Milliseconds that the run has left: a wait that goes beyond them is not begun. Without it the signal alone ends waits. */
  readonly remainingMs?: () => number
  /** Told of text and thinking while they arrive, in order. */
  onDelta(delta: { readonly kind: 'text' | 'thinking'; readonly text: string }): void
  /** Told before each wait for another try. What was told of the reply until then is void. */
  onRetry(retry: { readonly reason: string; readonly waitMs: number; readonly attempt: number }): void
  /** Told when another model takes the place of one that cannot be had. What was told of the reply until then is void. */
  onFallback(fallback: Fallback): void
}

/** Who answers a request: the provider's name for the model, and the host that receives the prompt. */
export interface ModelIdentity {
  readonly name: string
  readonly host: string
}

/** One model in the place of another for the rest of the run. */
export interface Fallback {
  readonly from: ModelIdentity
  readonly to: ModelIdentity
  /** Why the first cannot be had: a sentence for people. */
  readonly reason: string
}

/** The model cannot answer, for a reason that a person can change: the key, the name of the model, the quota. The message says what to do. */
export class ModelError extends Error {
  override name = 'ModelError'
}

/** The prompt is longer than the model can read. */
export class ContextOverflow extends ModelError {
  override name = 'ContextOverflow'
}

/** A language model behind some provider's protocol. Its name and host change when a fallback takes over. */
export interface Model extends ModelIdentity {
  /** Tokens of prompt and answer together that it can hold in view. It changes when a refusal tells it better. */
  readonly contextWindow: number
  /**
   * Asks once and waits for the whole answer; passing failures are retried within.
   *
   * @throws ContextOverflow when the prompt is longer than the model can read
   * @throws ModelError when the endpoint refuses for a reason that a person can change
   * @throws the signal's reason when aborted
   */
  respond(request: ModelRequest): Promise<ModelResponse>
}

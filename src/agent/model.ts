import type { Message, ProviderMetadata, ToolCall } from './messages.ts'
import type { Tool } from './tool.ts'

/** Tokens of one request as the provider counted them. */
export interface Tokens {
  /** The whole prompt, cached parts included. */
  readonly input: number
  /** The part of `input` read from the provider's cache. */
  readonly cachedInput: number
  /** The part of `input` written to the provider's cache; absent where the provider does not count it. */
  readonly cacheWrite?: number | undefined
  /** Everything generated, reasoning included. */
  readonly output: number
  /** The part of `output` that is hidden reasoning. */
  readonly reasoning: number
  /** True when the provider reported no usage and these are estimates. */
  readonly isEstimate: boolean
}

/** Far more calls than any sensible response has. The results of thousands would make a request of hundreds of megabytes. */
export const MAX_CALLS = 128

export interface ModelResponse {
  readonly text: string
  readonly thinking: string
  readonly toolCalls: readonly ToolCall[]
  /** `length` and `content-filter`: the response was cut, and its tool calls are left out. */
  readonly end: 'complete' | 'length' | 'content-filter'
  readonly tokens: Tokens
  /** Belongs in the message made from this response. */
  readonly providerMetadata?: ProviderMetadata
  /** How many images of the request the model was not shown, because it accepts none or not their type. Left out for none. */
  readonly hiddenImages?: number
  /** The model that answered, if the request went to a model with fallbacks. */
  readonly answeredBy?: ModelIdentity
}

export interface ModelRequest {
  readonly messages: readonly Message[]
  readonly tools: readonly Tool[]
  /** `none` asks for text only, with the tools still listed so that the provider's cache holds. Default: `auto`. */
  readonly toolChoice?: 'auto' | 'none'
  readonly signal: AbortSignal
  /** Milliseconds left for the run. A retry that would have to wait longer fails at once. Default: no limit. */
  readonly remainingMs?: () => number
  /** Receives the response as it streams, in order. A call begins with its name. */
  readonly onDelta: (delta: {
    readonly kind: 'text' | 'thinking' | 'call' | 'arguments'
    readonly text: string
  }) => void
  /** Called before each wait for another attempt. The deltas so far must be discarded. */
  onRetry(retry: { readonly reason: string; readonly waitMs: number; readonly attempt: number }): void
  /** Called when another model replaces one that cannot answer. The deltas so far must be discarded. */
  onFallback(fallback: Fallback): void
}

/** Which model answers: the provider's name for it, and the host that receives the prompt. */
export interface ModelIdentity {
  readonly name: string
  readonly host: string
}

/** One model replaces another for the rest of the run. */
export interface Fallback {
  readonly from: ModelIdentity
  readonly to: ModelIdentity
  /** Why the first cannot answer: a sentence for users. */
  readonly reason: string
}

/** The model cannot answer for a reason that a person can change: the key, the model's name, the quota. The message says what to do. */
export class ModelError extends Error {
  override name = 'ModelError'
}

/** The prompt is longer than the model can read. */
export class ContextOverflow extends ModelError {
  override name = 'ContextOverflow'
}

/** A language model behind some provider's protocol. Its name and host change when a fallback takes over. */
export interface Model extends ModelIdentity {
  /** Tokens of prompt and response together. Changes when the provider states another number as it refuses a request. */
  readonly contextWindow: number
  /**
   * Sends one request and waits for the whole response. Retries after transient failures.
   *
   * @throws ContextOverflow when the prompt is longer than the model can read
   * @throws ModelError when the endpoint refuses for a reason that a person can change
   * @throws the signal's reason when aborted
   */
  respond(request: ModelRequest): Promise<ModelResponse>
}

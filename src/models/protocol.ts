import type { ModelResponse, ModelRequest } from '../agent/model.ts'
import type { Endpoint } from './endpoint.ts'
import type { ProviderProblem } from './failures/provider-problem.ts'

/** Low, so that what a tool returned is followed more than chance. */
export const DEFAULT_TEMPERATURE = 0.1

/** What a request says beside the conversation. A protocol sends as few of them as it can. */
export interface Parameters {
  /** As somebody chose it; undefined is the usual one, or none with models that are known to do worse with it. */
  readonly temperature: number | undefined
  /** Tokens of one reply, thinking included; undefined leaves it to the provider, or to the protocol where it must be said. */
  readonly maxOutputTokens: number | undefined
  /** Whether the model may answer with words alone, or has to call a tool. */
  readonly toolChoice: 'auto' | 'required'
  /** Whether calls may come as text: only so, never, or where the model or its server has no other way. Default: `auto`. */
  readonly toolCalls?: 'auto' | 'native' | 'text'
}

/** What a protocol is made from. */
export interface ProtocolOptions {
  readonly endpoint: Endpoint
  /** The provider's name for the model. */
  readonly model: string
  readonly parameters: Parameters
  /** Given to the SDK in place of the global one: its failures come out sorted, and `failureIn` finds them. */
  readonly fetch: typeof fetch
  /** Requests the job's GitHub OIDC token, for a workload identity. */
  readonly getIdentityToken: (audience: string) => Promise<string>
}

/**
 * How one kind of endpoint is spoken to: the part of a model that differs between providers. Retries, refusals in words
 * and what is learned of the context window are `modelOver`'s.
 */
export interface Protocol {
  /** The address that is asked, for people. */
  readonly address: string
  /**
   * One try at one reply. Nothing of a reply that did not come to its proper end is given back.
   *
   * @throws PassingFailure or Refusal, bare or within what an SDK makes of it; the signal's reason when aborted
   */
  ask(request: ModelRequest): Promise<ModelResponse>
  /**
   * Leaves out, from now on, what a refusal says it cannot take.
   *
   * @returns whether there was something, so that the request is worth another try
   */
  adaptTo(problem: ProviderProblem): boolean
  /** The names of the models on offer, as the endpoint says them. @throws whatever there is when it does not say */
  listModels(signal: AbortSignal): Promise<readonly string[]>
}

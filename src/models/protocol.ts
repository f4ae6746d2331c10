import type { ModelRequest, ModelResponse } from '../agent/model.ts'
import type { Effort } from '../domain/settings.ts'
import type { Endpoint } from './endpoint.ts'
import type { ProviderProblem } from './failures/provider-problem.ts'

/** Low, so that the model follows the results of its tools rather than chance. */
export const DEFAULT_TEMPERATURE = 0.1

/** Request parameters. A protocol sends as few of them as possible. */
export interface Parameters {
  /** Undefined for the default, which is not sent to models that do worse with it. */
  readonly temperature: number | undefined
  /** Tokens of one response, thinking included. Undefined for the provider's limit, or for the protocol's if one is required. */
  readonly maxOutputTokens: number | undefined
  /** Whether the model may answer with text alone, or must call a tool. */
  readonly toolChoice: 'auto' | 'required'
  /** Whether the tools are sent with the request, described in the prompt, or the latter if the endpoint refuses the former. Default: `auto`. */
  readonly toolCalls?: 'auto' | 'native' | 'text'
  /** How much the model thinks. Default: the provider's, for which nothing is sent. */
  readonly effort?: Effort | undefined
}

export interface ProtocolOptions {
  readonly endpoint: Endpoint
  /** The provider's name for the model. */
  readonly model: string
  readonly parameters: Parameters
  /** For the SDK, instead of the global `fetch`. Rejects with classified failures; `findFailure` unwraps them. */
  readonly fetch: typeof fetch
  /** Requests the job's GitHub OIDC token, for a workload identity. */
  readonly getIdentityToken: (audience: string) => Promise<string>
}

/** For the classes that write requests in the format of a protocol. */
export interface WireOptions extends Pick<ProtocolOptions, 'model' | 'parameters'> {
  /** Names protocol, endpoint and model. Only provider metadata with this `from` is sent back. */
  readonly source: string
}

/**
 * The part of a model that differs between providers. `modelFromProtocol` adds retries, explanations of failures and the
 * context window.
 */
export interface Protocol {
  /** The address of requests, for messages. */
  readonly address: string
  /**
   * Makes one attempt at one response. A response that did not end properly is never returned.
   *
   * @throws TransientFailure or PermanentFailure, possibly wrapped by the SDK; the signal's reason when aborted
   */
  ask(request: ModelRequest): Promise<ModelResponse>
  /**
   * Stops sending what the endpoint rejects.
   *
   * @returns whether there was something to change, so that another attempt is worthwhile
   */
  adaptTo(problem: ProviderProblem): boolean
  /** The names of the models at the endpoint. @throws if the endpoint does not list them */
  listModels(signal: AbortSignal): Promise<readonly string[]>
  /** Requests the description of the model, which costs nothing. @throws if the endpoint does not give it */
  requestModel(signal: AbortSignal): Promise<unknown>
}

import type { Model } from '../agent/model.ts'
import type { Credential } from '../domain/credential.ts'
import { readEndpoint } from './endpoint.ts'
import { createFetch, type Timeouts } from './http/fetch.ts'
import { modelFromProtocol } from './protocol-model.ts'
import { requestIdentityToken, type TokenService } from './openai/workload-identity.ts'
import type { Parameters, Protocol, ProtocolOptions } from './protocol.ts'
import { systemClock, type Clock } from './failures/retry.ts'
import type { Api } from '../domain/model-api.ts'

/** What each protocol's file offers. */
interface ProtocolFile {
  createProtocol(options: ProtocolOptions): Protocol
  /** Loads the SDK ahead of its first use. */
  preload(): Promise<unknown>
}

/** The protocols by the names they have for users. Their files, and the SDKs behind them, are loaded when they are used. */
const PROTOCOLS = {
  chat: () => import('./chat/protocol.ts'),
  responses: () => import('./responses/protocol.ts'),
  anthropic: () => import('./anthropic/protocol.ts'),
  gemini: () => import('./gemini/protocol.ts')
} satisfies Record<Api, () => Promise<ProtocolFile>>

export interface ModelSpec {
  readonly api: Api
  /** Up to and including the version, such as https://api.openai.com/v1. */
  readonly baseUrl: string
  readonly credential: Credential
  /** Issues the OIDC tokens that a workload identity needs; absent outside a GitHub job. */
  readonly tokenService?: TokenService
  /** The provider's name for the model. */
  readonly model: string
  readonly parameters?: Partial<Parameters>
  /** Tokens; undefined for what is known of the model, else a careful guess. */
  readonly contextWindow?: number | undefined
  readonly clock?: Clock
  readonly timeouts?: Timeouts
}

const NO_TOKENS: TokenService = { url: '', bearer: '' }
const PARAMETERS: Parameters = { temperature: undefined, maxOutputTokens: undefined, toolChoice: 'auto' }
const TIMEOUTS: Timeouts = { answerMs: 300_000, idleMs: 120_000 }

/**
 * A model at an endpoint.
 *
 * @throws UserError for a base URL or a key that no request can be made with
 */
export function openModel(spec: ModelSpec): Model {
  const {
    api,
    baseUrl,
    credential,
    model,
    contextWindow,
    tokenService = NO_TOKENS,
    clock = systemClock,
    timeouts = TIMEOUTS
  } = spec
  const endpoint = readEndpoint(baseUrl, credential)
  const parameters = { ...PARAMETERS, ...spec.parameters }
  const options: ProtocolOptions = {
    endpoint,
    model,
    parameters,
    fetch: createFetch(timeouts, () => clock.now()),
    getIdentityToken: (audience) => requestIdentityToken(tokenService, audience)
  }
  const openProtocol = async () => (await PROTOCOLS[api]()).createProtocol(options)
  return modelFromProtocol({ endpoint, model, contextWindow, clock, openProtocol })
}

/** The SDK takes longer to load than all the rest: begun early, it loads while something else is waited for. */
export function preloadProtocol(api: Api): void {
  // A failure shows at the first request, which waits for the same import.
  PROTOCOLS[api]()
    .then(({ preload }) => preload())
    .catch(() => undefined)
}

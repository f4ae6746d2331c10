import type { Model } from '../agent/model.ts'
import type { Credential, Api } from '../domain/settings.ts'
import { readEndpoint, type ModelSettingNames } from './endpoint.ts'
import { systemClock, type Clock } from './failures/retry.ts'
import { createFetch, findFailure } from './http/fetch.ts'
import type { Timeouts } from './http/send.ts'
import { requestIdentityToken, type TokenService } from './openai/workload-identity.ts'
import { modelFromProtocol, availableModels, type ProtocolModelOptions } from './protocol-model.ts'
import type { Parameters, Protocol, ProtocolOptions } from './protocol.ts'
import { newCallId, withTextCalls } from './text-calls/with-text-calls.ts'
import { withImages } from './with-images.ts'
import { UserError } from '../errors.ts'
import { explainFailure } from './failures/explain-model-failure.ts'
import { PermanentFailure } from './failures/failures.ts'
import type { ProviderProblem } from './failures/provider-problem.ts'

interface ProtocolModule {
  createProtocol(options: ProtocolOptions): Protocol
}

/** Each module, with the SDK behind it, is loaded when it is used. */
const PROTOCOLS = {
  chat: () => import('./chat/chat-protocol.ts'),
  responses: () => import('./responses/responses-protocol.ts'),
  anthropic: () => import('./anthropic/anthropic-protocol.ts'),
  gemini: () => import('./gemini/gemini-protocol.ts')
} satisfies Record<Api, () => Promise<ProtocolModule>>

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
  /** Tokens. Undefined for what is known about the model. */
  readonly contextWindow?: number | undefined
  /** What the settings are called where the user changes them. Default: the inputs of the action. */
  readonly settingNames?: ModelSettingNames | undefined
  /** True if a server is known to be at this address. Default: false. */
  readonly isKnownHost?: boolean
  readonly clock?: Clock
  /** Marks the calls that the model writes as text. Default: random, so that no text from elsewhere contains it. */
  readonly callId?: string
  readonly timeouts?: Timeouts
}

const NO_TOKENS: TokenService = { url: '', bearer: '' }
const PARAMETERS: Parameters = { temperature: undefined, maxOutputTokens: undefined, toolChoice: 'auto' }
const TIMEOUTS: Timeouts = { answerMs: 300_000, idleMs: 120_000 }

/** @throws UserError for a base URL or a key that no request can use */
export function openModel(spec: ModelSpec): Model {
  const { model, contextWindow, clock = systemClock, isKnownHost = false } = spec
  const { endpoint, openProtocol } = protocolOf(spec)
  return modelFromProtocol({ endpoint, model, contextWindow, clock, isKnownHost, openProtocol })
}

/**
 * Why the provider will refuse every request to the model, by its answer to one that costs nothing; undefined if it does not say.
 *
 * @throws the signal's reason when aborted
 */
export function findModelProblem(spec: ModelSpec, signal: AbortSignal): Promise<string | undefined> {
  const { endpoint, openProtocol } = protocolOf(spec)
  return modelProblem({ endpoint, model: spec.model, openProtocol, signal })
}

function protocolOf(spec: ModelSpec) {
  const { api, baseUrl, credential, model } = spec
  const { clock = systemClock, timeouts = TIMEOUTS, tokenService = NO_TOKENS, callId = newCallId() } = spec
  const endpoint = readEndpoint(baseUrl, credential, spec.settingNames)
  const options: ProtocolOptions = {
    endpoint,
    model,
    parameters: { ...PARAMETERS, ...spec.parameters },
    fetch: createFetch(timeouts, () => clock.now()),
    getIdentityToken: (audience) => requestIdentityToken(tokenService, audience)
  }
  const openProtocol = async () => {
    const protocol = withTextCalls(
      (await PROTOCOLS[api]()).createProtocol(options),
      callId,
      options.parameters.toolCalls
    )
    return withImages(protocol, { api, model })
  }
  return { endpoint, openProtocol }
}

interface ModelQuestion extends Pick<ProtocolModelOptions, 'endpoint' | 'model' | 'openProtocol'> {
  readonly signal: AbortSignal
}

/** See `findModelProblem`. Only a wrong key and an unknown model are sure to be refused again. */
async function modelProblem({ endpoint, model, openProtocol, signal }: ModelQuestion): Promise<string | undefined> {
  const protocol = await openProtocol()
  try {
    await protocol.requestModel(signal)
    return undefined
  } catch (error) {
    signal.throwIfAborted()
    const failure = findFailure(error)
    if (failure instanceof UserError) return failure.message
    if (!(failure instanceof PermanentFailure) || !isSure(failure.problem)) return undefined
    const listModels = () => availableModels(protocol, signal)
    const { message } = await explainFailure(failure, { endpoint, model, address: protocol.address, listModels })
    return message
  }
}

/** A key with restricted permissions can be refused here and still be able to use the model. */
const RESTRICTED = /\b(scopes?|permissions?)\b/i

function isSure({ status, code, message }: ProviderProblem): boolean {
  if (status === 404) return true
  if (status === 401) return !RESTRICTED.test(message)
  return /api_key_invalid/i.test(code)
}

import type OpenAI from 'openai'
import * as z from 'zod'
import { MAX_TIMER_MS } from '../../agent/timer.ts'
import type { WorkloadIdentity } from '../../domain/settings.ts'
import { UserError } from '../../errors.ts'
import { PermanentFailure, TransientFailure } from '../failures/failures.ts'
import { jsonOrText } from '../failures/provider-problem.ts'
import { findFailure } from '../http/fetch.ts'
import { withTrustedHeaders } from '../http/headers.ts'
import { readBytes } from '../http/read-bytes.ts'
import type { Protocol, ProtocolOptions } from '../protocol.ts'

/** What Chat Completions and Responses have in common. */
export interface OpenaiClient extends Pick<Protocol, 'address' | 'listModels' | 'requestModel'> {
  /**
   * Posts a request that is JSON already: the SDK's own methods would serialize the whole history again each turn.
   *
   * @param feed takes the bytes of the response, and returns true if it needs no more
   * @throws the signal's reason when aborted
   */
  readonly post: (
    body: Uint8Array<ArrayBuffer>,
    signal: AbortSignal,
    feed: (bytes: Uint8Array) => boolean
  ) => Promise<void>
}

export function openaiClient(options: ProtocolOptions, path: string): OpenaiClient {
  let loading: Promise<OpenAI> | undefined
  const load = () => (loading ??= loadSdk(options))
  return {
    address: options.endpoint.baseUrl + path,
    async post(body, signal, feed) {
      const response = await post(await load(), path, { body, signal })
      if (response.body) await readBytes(response.body.getReader(), feed)
    },
    async listModels(signal) {
      const { data } = await (await load()).models.list({ signal })
      return data.map(({ id }) => id)
    },
    requestModel: async (signal) => (await load()).models.retrieve(options.model, { signal })
  }
}

/** Retries and timeouts are ours, inside `fetch` and around it. */
async function loadSdk({ endpoint, fetch, getIdentityToken }: ProtocolOptions): Promise<OpenAI> {
  const { default: OpenAI } = await import('openai')
  const { baseUrl, credential } = endpoint
  return new OpenAI({
    baseURL: baseUrl,
    ...(credential.kind === 'key'
      ? // The SDK requires a key; servers that need none ignore it.
        { apiKey: credential.key || 'none', fetch: fetchWithKey(fetch, credential.key || 'none') }
      : {
          workloadIdentity: {
            identityProviderId: credential.identityProviderId,
            serviceAccountId: credential.serviceAccountId,
            provider: { tokenType: 'jwt', getToken: () => getIdentityToken(credential.audience) }
          },
          fetch: fetchWithIdentity(fetch, baseUrl, credential)
        }),
    // Attack: null keeps the SDK from reading the environment, where a command could redirect the requests.
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    logLevel: 'off',
    maxRetries: 0,
    timeout: MAX_TIMER_MS
  })
}

async function post(
  sdk: OpenAI,
  path: string,
  { body, signal }: { readonly body: Uint8Array<ArrayBuffer>; readonly signal: AbortSignal }
): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const stop = () => {
    reject(signal.reason)
  }
  signal.throwIfAborted()
  signal.addEventListener('abort', stop, { once: true })
  try {
    // The SDK ignores the signal while it requests a token for an identity.
    return await Promise.race([sdk.post(path, { body, headers, stream: true, signal }).asResponse(), aborted])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

function fetchWithKey(fetch: typeof globalThis.fetch, key: string): typeof globalThis.fetch {
  const own = { authorization: `Bearer ${key}` }
  return (url, init) => fetch(url, { ...init, headers: withTrustedHeaders(init?.headers, own) })
}

/** A request of the SDK that does not go to the endpoint exchanges the identity token for an access token. */
function fetchWithIdentity(
  fetch: typeof globalThis.fetch,
  baseUrl: string,
  identity: WorkloadIdentity
): typeof globalThis.fetch {
  let token = ''
  return async (url, init) => {
    const address = url instanceof Request ? url.url : url.toString()
    if (address.startsWith(`${baseUrl}/`)) return fetchWithKey(fetch, token)(url, init)
    const exchanged = await exchangeToken(() => fetch(url, init), identity)
    token = exchanged.token
    return exchanged.response
  }
}

async function exchangeToken(
  request: () => Promise<Response>,
  identity: WorkloadIdentity
): Promise<{ readonly response: Response; readonly token: string }> {
  try {
    const response = await request()
    const answer = tokenResponse.safeParse(jsonOrText(await response.clone().text()))
    if (!answer.success) throw new TransientFailure('OpenAI answered without an access token')
    return { response, token: answer.data.access_token }
  } catch (error) {
    const failure = findFailure(error)
    throw failure instanceof PermanentFailure
      ? new UserError(explainUnknownIdentity(failure, identity), { cause: failure })
      : error
  }
}

const tokenResponse = z.lazy(() =>
  z.object({
    access_token: z.string().regex(/^[\x21-\x7e]+$/),
    expires_in: z.number().positive().optional()
  })
)

function explainUnknownIdentity(
  { problem }: PermanentFailure,
  { identityProviderId, serviceAccountId }: WorkloadIdentity
): string {
  const reason = `${problem.status ?? ''}: "${problem.message}"`
  return `OpenAI did not accept this job as ${serviceAccountId} (${reason}); check openai-service-account, openai-identity-provider (${identityProviderId}), and that this provider at OpenAI expects openai-audience and the repository of the job.`
}

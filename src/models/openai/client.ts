import * as z from 'zod'
import type { Credential, WorkloadIdentity } from '../../domain/credential.ts'
import { UserError } from '../../errors.ts'
import { PermanentFailure, TransientFailure } from '../failures/failures.ts'
import { jsonOrText } from '../failures/provider-problem.ts'
import { findFailure } from '../http/fetch.ts'
import { readBytes } from '../http/read-bytes.ts'
import type { Protocol, ProtocolOptions } from '../protocol.ts'

/** What Chat Completions and Responses have in common. */
export interface OpenaiClient extends Pick<Protocol, 'address' | 'listModels' | 'requestModel'> {
  /**
   * Posts a request that is JSON already.
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

/** Loads Node's own `fetch`, which it otherwise does at the first request. */
export const preload = (): Promise<unknown> => Promise.resolve(new Headers())

/** Sends the requests itself: loading the SDK takes as long as everything else that happens before the first one. */
export function openaiClient({ endpoint, model, ...options }: ProtocolOptions, path: string): OpenaiClient {
  const { baseUrl } = endpoint
  const getToken = tokenSource(endpoint.credential, options)
  const send = async (to: string, init: RequestInit & { readonly signal: AbortSignal }): Promise<Response> => {
    const token = await unlessAborted(getToken(), init.signal)
    const type = init.body ? { 'content-type': 'application/json' } : undefined
    const headers = { accept: 'application/json', 'user-agent': 'forgehand', authorization: `Bearer ${token}`, ...type }
    return await options.fetch(baseUrl + to, { ...init, headers })
  }
  return {
    address: baseUrl + path,
    async post(body, signal, feed) {
      const response = await send(path, { method: 'POST', body, signal })
      if (response.body) await readBytes(response.body, feed)
    },
    async listModels(signal) {
      const { data } = modelList.parse(await (await send('/models', { signal })).json())
      return data.map(({ id }) => id)
    },
    async requestModel(signal) {
      const response = await send(`/models/${encodeURIComponent(model)}`, { signal })
      await response.body?.cancel()
    }
  }
}

const modelList = z.object({ data: z.array(z.object({ id: z.string() })) })

type TokenOptions = Pick<ProtocolOptions, 'fetch' | 'getIdentityToken'>

/** Returns the bearer token of each request. */
function tokenSource(credential: Credential, options: TokenOptions): () => Promise<string> {
  // Servers that need no key ignore it.
  if (credential.kind === 'key') return () => Promise.resolve(credential.key || 'none')
  let loading: Promise<{ getToken(): Promise<string> }> | undefined
  return async () => (await (loading ??= openIdentity(credential, options))).getToken()
}

/** Exchanges the job's identity token for access tokens, and keeps each until it expires. */
async function openIdentity(identity: WorkloadIdentity, { fetch, getIdentityToken }: TokenOptions) {
  const { WorkloadIdentityAuth } = await import('openai/auth/workload-identity-auth')
  const { identityProviderId, serviceAccountId, audience } = identity
  const provider = { tokenType: 'jwt', getToken: () => getIdentityToken(audience) } as const
  return new WorkloadIdentityAuth({ identityProviderId, serviceAccountId, provider }, (url, init) =>
    exchangeToken(() => fetch(url, init), identity)
  )
}

/** The exchange of an identity takes no signal. @throws the signal's reason when aborted */
async function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const stop = () => {
    reject(signal.reason)
  }
  signal.throwIfAborted()
  signal.addEventListener('abort', stop, { once: true })
  try {
    return await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

async function exchangeToken(request: () => Promise<Response>, identity: WorkloadIdentity): Promise<Response> {
  try {
    const response = await request()
    const answer = tokenResponse.safeParse(jsonOrText(await response.clone().text()))
    if (!answer.success) throw new TransientFailure('OpenAI answered without an access token')
    return response
  } catch (error) {
    const failure = findFailure(error)
    throw failure instanceof PermanentFailure
      ? new UserError(explainUnknownIdentity(failure, identity), { cause: failure })
      : error
  }
}

const tokenResponse = z.object({
  access_token: z.string().regex(/^[\x21-\x7e]+$/),
  expires_in: z.number().positive().optional()
})

function explainUnknownIdentity(
  { problem }: PermanentFailure,
  { identityProviderId, serviceAccountId }: WorkloadIdentity
): string {
  const reason = `${problem.status ?? ''}: "${problem.message}"`
  return `OpenAI did not accept this job as ${serviceAccountId} (${reason}); check openai-service-account, openai-identity-provider (${identityProviderId}), and that this provider at OpenAI expects openai-audience and the repository of the job.`
}

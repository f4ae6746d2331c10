import type OpenAI from 'openai'
import * as z from 'zod'
import { MAX_TIMER_MS } from '../../agent/timer.ts'
import { UserError } from '../../errors.ts'
import type { WorkloadIdentity } from '../../domain/credential.ts'
import type { ProtocolOptions } from '../protocol.ts'
import { TransientFailure, PermanentFailure } from '../failures/failures.ts'
import { findFailure } from '../http/fetch.ts'
import { withTrustedHeaders } from '../http/headers.ts'
import { jsonOrText } from '../failures/provider-problem.ts'

/** Loads OpenAI's SDK. */
export function preloadOpenai(): Promise<unknown> {
  return import('openai')
}

/** OpenAI's SDK for one endpoint. Retries and limits of time are ours, within `fetch` and around it. */
export async function openaiClient({
  endpoint: { baseUrl, credential },
  fetch,
  getIdentityToken
}: Pick<ProtocolOptions, 'endpoint' | 'fetch' | 'getIdentityToken'>): Promise<OpenAI> {
  const { default: OpenAI } = await import('openai')
  return new OpenAI({
    baseURL: baseUrl,
    ...(credential.kind === 'key'
      ? // The SDK refuses to work without a key; servers that ask for none ignore it.
        { apiKey: credential.key || 'none', fetch: fetchWithKey(fetch, credential.key || 'none') }
      : {
          workloadIdentity: {
            identityProviderId: credential.identityProviderId,
            serviceAccountId: credential.serviceAccountId,
            provider: { tokenType: 'jwt', getToken: () => getIdentityToken(credential.audience) }
          },
          fetch: fetchWithIdentity(fetch, baseUrl, credential)
        }),
    // Null keeps it from reading the environment, where a command's setting could change who is asked.
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    logLevel: 'off',
    maxRetries: 0,
    timeout: MAX_TIMER_MS
  })
}

/**
 * Sends a request that is JSON already: the SDK's own methods would write the whole history as JSON anew each turn.
 *
 * @throws the signal's reason when aborted
 */
export async function postBytes(
  sdk: OpenAI,
  {
    path,
    body,
    signal
  }: { readonly path: string; readonly body: Uint8Array<ArrayBuffer>; readonly signal: AbortSignal }
): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const stop = () => {
    reject(signal.reason)
  }
  signal.throwIfAborted()
  signal.addEventListener('abort', stop, { once: true })
  try {
    // The SDK gets a token for an identity without looking at the signal.
    return await Promise.race([sdk.post(path, { body, headers, stream: true, signal }).asResponse(), aborted])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/** See `Protocol.listModels`. */
export async function modelNames(sdk: OpenAI, signal: AbortSignal): Promise<readonly string[]> {
  const { data } = await sdk.models.list({ signal })
  return data.map(({ id }) => id)
}

function fetchWithKey(fetch: typeof globalThis.fetch, key: string): typeof globalThis.fetch {
  return (url, init) =>
    fetch(url, { ...init, headers: withTrustedHeaders(init?.headers, { authorization: `Bearer ${key}` }) })
}

/** Whatever the SDK asks beside the endpoint itself is for a token in place of the runner's word. */
function fetchWithIdentity(
  fetch: typeof globalThis.fetch,
  baseUrl: string,
  identity: WorkloadIdentity
): typeof globalThis.fetch {
  let token = ''
  return async (url, init) => {
    const address = url instanceof Request ? url.url : url.toString()
    if (address.startsWith(`${baseUrl}/`)) return fetchWithKey(fetch, token)(url, init)
    const exchanged = await exchange(() => fetch(url, init), identity)
    token = exchanged.token
    return exchanged.response
  }
}

async function exchange(
  ask: () => Promise<Response>,
  identity: WorkloadIdentity
): Promise<{ readonly response: Response; readonly token: string }> {
  try {
    const response = await ask()
    const answer = granted.safeParse(await jsonOf(response.clone()))
    if (!answer.success) throw new TransientFailure('OpenAI answered without an access token')
    return { response, token: answer.data.access_token }
  } catch (error) {
    const failure = findFailure(error)
    throw failure instanceof PermanentFailure ? new UserError(notKnown(failure, identity), { cause: failure }) : error
  }
}

const granted = z.object({
  access_token: z.string().regex(/^[\x21-\x7e]+$/),
  expires_in: z.number().positive().optional()
})

async function jsonOf(response: Response): Promise<unknown> {
  return jsonOrText(await response.text())
}

function notKnown({ problem }: PermanentFailure, { identityProviderId, serviceAccountId }: WorkloadIdentity): string {
  const said = `${problem.status ?? ''}: "${problem.message}"`
  return `OpenAI did not let this job in as ${serviceAccountId} (${said}); check openai-service-account, openai-identity-provider (${identityProviderId}), and that this provider at OpenAI wants openai-audience and the repository of the job.`
}

import type Anthropic from '@anthropic-ai/sdk'
import { MAX_TIMER_MS } from '../../agent/timer.ts'
import { UserError } from '../../errors.ts'
import type { Endpoint } from '../endpoint.ts'
import { withTrustedHeaders } from '../http/headers.ts'

/** The API version of our requests. It rejects sampling parameters. */
const VERSION = '2026-10-21'

/** Anthropic's SDK for one endpoint. Retries and timeouts are ours, inside `fetch` and around it. */
export async function anthropicClient(endpoint: Endpoint, fetch: typeof globalThis.fetch): Promise<Anthropic> {
  const { default: Anthropic } = await import('@anthropic-ai/sdk')
  const own = headersFor(endpoint)
  return new Anthropic({
    baseURL: rootOf(endpoint.baseUrl),
    apiKey: keyOf(endpoint),
    // Attack: the SDK would read these from the environment, where a command could redirect the requests.
    authToken: null,
    webhookKey: null,
    openTelemetry: false,
    logLevel: 'off',
    maxRetries: 0,
    timeout: MAX_TIMER_MS,
    fetch: (url, init) => fetch(url, { ...init, headers: withTrustedHeaders(init?.headers, own) })
  })
}

/** The base URL without the version, which is part of the SDK's paths. */
export function rootOf(baseUrl: string): string {
  return baseUrl.replace(/\/v1$/, '')
}

/** The headers of each request. They override those of the environment. */
export function headersFor(endpoint: Endpoint): Readonly<Record<string, string>> {
  const key = keyOf(endpoint)
  const always = { 'content-type': 'application/json', 'anthropic-version': VERSION }
  const bearer = { authorization: `Bearer ${key}` }
  if (endpoint.host === 'api.anthropic.com') return { ...always, ...bearer }
  // Azure takes a bearer token for one of Microsoft Entra ID, not for a key.
  if (endpoint.host.endsWith('.azure.com')) return { ...always, 'x-api-key': key }
  // Compatible servers support one or the other.
  return { ...always, ...bearer, 'x-api-key': key }
}

/** @throws UserError for a credential that is not a key */
function keyOf({ credential, host, settings }: Endpoint): string {
  if (credential.kind !== 'key')
    throw new UserError(`${host} does not accept a workload identity with api anthropic; set ${settings.apiKey}.`)
  // The SDK requires a key; servers that need none ignore it.
  return credential.key || 'none'
}

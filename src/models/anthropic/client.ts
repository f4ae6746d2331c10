import type Anthropic from '@anthropic-ai/sdk'
import { MAX_TIMER_MS } from '../../agent/timer.ts'
import { UserError } from '../../errors.ts'
import type { Endpoint } from '../endpoint.ts'
import { withTrustedHeaders } from '../http/headers.ts'

/** The version of the API that this adapter speaks: the one in which sampling parameters are refused. */
const VERSION = '2026-10-21'

/** Loads Anthropic's SDK. */
export function preloadAnthropic(): Promise<unknown> {
  return import('@anthropic-ai/sdk')
}

/** Anthropic's SDK for one endpoint. Retries and limits of time are ours, within `fetch` and around it. */
export async function anthropicClient(endpoint: Endpoint, fetch: typeof globalThis.fetch): Promise<Anthropic> {
  const { default: Anthropic } = await import('@anthropic-ai/sdk')
  const own = headersFor(endpoint)
  return new Anthropic({
    baseURL: rootOf(endpoint.baseUrl),
    apiKey: keyOf(endpoint),
    // Each of these would otherwise be read from the environment, where a command's setting could change who is asked.
    authToken: null,
    webhookKey: null,
    openTelemetry: false,
    logLevel: 'off',
    maxRetries: 0,
    timeout: MAX_TIMER_MS,
    fetch: (url, init) => fetch(url, { ...init, headers: withTrustedHeaders(init?.headers, own) })
  })
}

/** The address below which the API's paths begin: the SDK's have the version in them. */
export function rootOf(baseUrl: string): string {
  return baseUrl.replace(/\/v1$/, '')
}

/** The headers of each request, over whatever the environment says of the same ones. */
export function headersFor(endpoint: Endpoint): Readonly<Record<string, string>> {
  const key = keyOf(endpoint)
  const always = { 'content-type': 'application/json', 'anthropic-version': VERSION }
  const bearer = { authorization: `Bearer ${key}` }
  if (endpoint.host === 'api.anthropic.com') return { ...always, ...bearer }
  // Azure takes a bearer for a token of its own directory.
  if (endpoint.host.endsWith('.azure.com')) return { ...always, 'x-api-key': key }
  // Others that speak the protocol know the one or the other.
  return { ...always, ...bearer, 'x-api-key': key }
}

/** @throws UserError for a credential that is not a key */
function keyOf({ credential, host }: Endpoint): string {
  if (credential.kind !== 'key')
    throw new UserError(`A workload identity lets nobody in at ${host} with api anthropic; set api-key.`)
  // The SDK refuses to work without a key; servers that ask for none ignore it.
  return credential.key || 'none'
}

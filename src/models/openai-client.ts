import type OpenAI from 'openai'
import { MAX_TIMER_MS } from '../agent/timer.ts'
import type { Endpoint } from './endpoint.ts'

/** Loads OpenAI's SDK. */
export function preloadOpenai(): Promise<unknown> {
  return import('openai')
}

/** OpenAI's SDK for one endpoint. Retries and limits of time are ours, within `fetch` and around it. */
export async function openaiClient(endpoint: Endpoint, fetch: typeof globalThis.fetch): Promise<OpenAI> {
  const { default: OpenAI } = await import('openai')
  const { baseUrl, credential } = endpoint
  return new OpenAI({
    baseURL: baseUrl,
    ...(credential.kind === 'key'
      ? // The SDK refuses to work without a key; servers that ask for none ignore it.
        { apiKey: credential.key || 'none' }
      : { workloadIdentity: { ...credential, provider: { tokenType: 'jwt', getToken: credential.getToken } } }),
    // Null keeps it from reading the environment, where a command's setting could change who is asked.
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    logLevel: 'off',
    maxRetries: 0,
    timeout: MAX_TIMER_MS,
    fetch
  })
}

import type Anthropic from '@anthropic-ai/sdk'
import type { ModelRequest, ModelResponse, Tokens } from '../../agent/model.ts'
import { modelResponse } from '../assembled-response.ts'
import { readBytes } from '../http/read-bytes.ts'
import type { Protocol, ProtocolOptions } from '../protocol.ts'
import { cacheWriteTokens, promptBytes } from '../tokens.ts'
import { AnthropicAssembler } from './anthropic-stream.ts'
import type { MessageUsage } from './anthropic-event.ts'
import { AnthropicWire } from './anthropic-wire.ts'
import { MAX_TIMER_MS } from '../../agent/timer.ts'
import { UserError } from '../../errors.ts'
import type { Endpoint } from '../endpoint.ts'
import { withTrustedHeaders } from '../http/headers.ts'

/** Without it, the SDK serializes the text as a JSON string. */
const JSON_BODY = { 'content-type': 'application/json' }

/** Anthropic's Messages, which some other providers also support. */
export function createProtocol({ endpoint, model, parameters, fetch }: ProtocolOptions): Protocol {
  const source = `anthropic ${endpoint.baseUrl} ${model}`
  const wire = new AnthropicWire({ model, parameters, source })
  let loading: Promise<Anthropic> | undefined
  const client = () => (loading ??= anthropicClient(endpoint, fetch))

  async function ask(request: ModelRequest): Promise<ModelResponse> {
    const { messages, tools, toolChoice, signal } = request
    const sdk = await client()
    const body = wire.request(messages, tools, toolChoice)
    const assembler = new AnthropicAssembler(request.onDelta)
    // The SDK's method for this path would serialize the whole history again each turn, and its stream drops the events
    // that compatible servers send without a name.
    const response = await sdk.post('/v1/messages', { body, headers: JSON_BODY, stream: true, signal }).asResponse()
    if (response.body) await readBytes(response.body.getReader(), (chunk) => assembler.feed(chunk))
    return modelResponse(assembler, { source, promptBytes: promptBytes(body, messages), countTokens })
  }

  return {
    address: `${rootOf(endpoint.baseUrl)}/v1/messages`,
    ask,
    adaptTo: (problem) => wire.adaptTo(problem),
    async listModels(signal) {
      const { data } = await (await client()).models.list({}, { signal })
      return data.map(({ id }) => id)
    },
    requestModel: async (signal) => (await client()).models.retrieve(model, {}, { signal })
  }
}

function countTokens(usage: MessageUsage): Tokens | undefined {
  const cachedInput = usage.cache_read_input_tokens ?? 0
  const input = (usage.input_tokens ?? 0) + (usage.cache_creation_input_tokens ?? 0) + cachedInput
  if (input === 0) return undefined
  const output = usage.output_tokens ?? 0
  const reasoning = Math.min(usage.output_tokens_details?.thinking_tokens ?? 0, output)
  const cacheWrite = cacheWriteTokens(usage.cache_creation_input_tokens, { input, cachedInput })
  return { input, cachedInput, ...cacheWrite, output, reasoning, isEstimate: false }
}

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
function rootOf(baseUrl: string): string {
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

import type {
  GenerateContentParameters,
  GoogleGenAI,
  Model as ListedModel,
  GoogleGenAIOptions
} from '@google/genai/web'
import * as z from 'zod'
import type { ModelRequest, ModelResponse, Tokens } from '../../agent/model.ts'
import { UserError } from '../../errors.ts'
import { modelResponse } from '../assembled-response.ts'
import { readBytes } from '../http/read-bytes.ts'
import { serializeRequest } from '../http/serialize-request.ts'
import type { Protocol, ProtocolOptions } from '../protocol.ts'
import { promptBytes } from '../tokens.ts'
import { GeminiAssembler } from './gemini-stream.ts'
import type { GeminiUsage } from './gemini-chunk.ts'
import { GeminiWire } from './gemini-wire.ts'
import type { Endpoint } from '../endpoint.ts'

const LIST_PAGE = 1000
/** The SDK requires contents; the fetch replaces them. */
const PLACEHOLDER = 'replaced'
/** Keeps the SDK from sending requests of its own. */
const ONE_REQUEST = { automaticFunctionCalling: { disable: true }, automaticContinuation: false }

/**
 * Gemini's own protocol, at Google's AI Studio and at Vertex AI.
 *
 * @throws UserError for a model or a credential that no request can use
 */
export function createProtocol({ endpoint, model, parameters, fetch }: ProtocolOptions): Protocol {
  const { baseUrl, host } = endpoint
  if (!/^[\w.@:/-]+$/.test(model) || model.includes('..'))
    throw new UserError(
      `${endpoint.settings.model} is "${model}"; set it to the name of a model at ${host}, such as gemini-flash-latest.`
    )
  const service = readService(endpoint)
  const source = `gemini ${baseUrl} ${model}`
  const wire = new GeminiWire({ model, parameters, source })
  let loading: Promise<GoogleGenAI> | undefined
  const client = () => (loading ??= genaiClient(endpoint, service))

  /** A fetch for one request: with our credential, and with the signal, on which the SDK would leave a listener. */
  function fetchWith(signal: AbortSignal): typeof fetch {
    return (url, init) => {
      const headers = new Headers(init?.headers)
      headers.delete('x-goog-api-key')
      if (service.authorization) headers.set(...service.authorization)
      return fetch(url, { ...init, headers, signal })
    }
  }

  async function ask(request: ModelRequest): Promise<ModelResponse> {
    const { messages, tools, toolChoice, signal } = request
    const { models } = await client()
    const { contents, config } = wire.request(messages, tools, toolChoice)
    const responses: Response[] = []
    let sentBytes = 0
    const send = fetchWith(signal)
    const httpOptions = {
      fetch: async (...[url, init]: Parameters<typeof fetch>) => {
        // The SDK would write the contents first, and the settings, which never change, after them.
        const settings = z.looseObject({}).parse(JSON.parse(z.string().parse(init?.body)))
        const body = serializeRequest({ ...settings, contents }, 'contents')
        sentBytes = promptBytes(body, messages)
        responses.push(await send(url, { ...init, body }))
        // We read the body ourselves: the SDK ignores an event without a blank line after it, and sets no bounds.
        return new Response()
      }
    }
    const sent = { model, contents: PLACEHOLDER, config: { ...config, ...ONE_REQUEST, httpOptions } }
    // The cast: our mode is a string, and the SDK's an enum of the same strings.
    await models.generateContentStream(sent as GenerateContentParameters)
    const assembler = new GeminiAssembler(request.onDelta)
    for (const { body } of responses) if (body) await readBytes(body.getReader(), (chunk) => assembler.feed(chunk))
    return modelResponse(assembler, { source, promptBytes: sentBytes, countTokens })
  }

  return {
    address: `${baseUrl}/${service.isVertex ? 'publishers/google/' : ''}models/${model}`,
    ask,
    adaptTo: (problem) => wire.adaptTo(problem),
    async listModels(signal) {
      const { models } = await client()
      const httpOptions = { fetch: fetchWith(signal) }
      const { page } = await models.list({ config: { queryBase: true, pageSize: LIST_PAGE, httpOptions } })
      return page.filter(isForText).map(({ name = '' }) => name.slice(name.lastIndexOf('/') + 1))
    },
    requestModel: async (signal) =>
      (await client()).models.get({ model, config: { httpOptions: { fetch: fetchWith(signal) } } })
  }
}

/** A model without listed actions is assumed to generate text. */
function isForText({ supportedActions = ['generateContent'] }: ListedModel): boolean {
  return supportedActions.includes('generateContent')
}

function countTokens({ promptTokenCount: prompt, ...usage }: GeminiUsage): Tokens | undefined {
  if (!prompt) return undefined
  const input = prompt + (usage.toolUsePromptTokenCount ?? 0)
  const reasoning = usage.thoughtsTokenCount ?? 0
  // Some proxies count thinking in the total only.
  const output = Math.max((usage.candidatesTokenCount ?? 0) + reasoning, (usage.totalTokenCount ?? 0) - input)
  const cachedInput = Math.min(usage.cachedContentTokenCount ?? 0, input)
  return { input, cachedInput, output, reasoning, isEstimate: false }
}

/**
 * Google serves Gemini in two places. A Vertex address with project and location accepts the access token of an account, which
 * an earlier step can get without a secret. One without them, in express mode, accepts an API key.
 */
interface Service {
  readonly isVertex: boolean
  /** The header with the credential; undefined for a server that needs none. */
  readonly authorization: readonly [name: string, value: string] | undefined
}

/** @throws UserError for a credential that Google does not accept */
function readService({ baseUrl, host, credential, settings }: Endpoint): Service {
  if (credential.kind !== 'key')
    throw new UserError(
      `${host} does not accept an OpenAI identity; set ${settings.apiKey} to an API key or an access token of Google.`
    )
  const hasProject = /\/projects\/[^/]+\/locations\/[^/]+$/.test(baseUrl)
  const { key } = credential
  return {
    isVertex: hasProject || /(^|[-.])aiplatform\.([\w.-]+\.)?googleapis\.com(:\d+)?$/.test(host),
    authorization:
      key === ''
        ? undefined
        : hasProject && !isApiKey(key)
          ? ['authorization', `Bearer ${key}`]
          : ['x-goog-api-key', key]
  }
}

/** Google's keys begin with one of two prefixes; access tokens begin with `ya29.` or like a JWT. */
function isApiKey(key: string): boolean {
  return /^(AIza|AQ\.)/.test(key)
}

/**
 * Google's SDK for one service, in its build for the web. The build for Node reads a dozen environment variables, warns about
 * them on the console, and looks for credentials at the cloud's metadata server and in files, which in a workflow are part of
 * the workspace.
 */
async function genaiClient({ baseUrl }: Endpoint, { isVertex }: Service): Promise<GoogleGenAI> {
  const { GoogleGenAI } = await import('@google/genai/web')
  const options: GoogleGenAIOptions = {
    vertexai: isVertex,
    // It requires a key. The fetch sets the real credential.
    apiKey: 'none',
    // The base URL includes the version.
    httpOptions: { baseUrl, apiVersion: '' }
  }
  return new GoogleGenAI(options)
}

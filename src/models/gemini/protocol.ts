import * as z from 'zod'
import type { GenerateContentParameters, GoogleGenAI, Model as ListedModel } from '@google/genai/web'
import type { ModelResponse, ModelRequest, Tokens } from '../../agent/model.ts'
import { UserError } from '../../errors.ts'
import { GeminiAssembly, type AssembledResponse } from './assemble-stream.ts'
import type { GeminiUsage } from './chunk.ts'
import { genaiClient, preloadGenai, readService } from './service.ts'
import { GeminiWire } from './wire.ts'
import type { Protocol, ProtocolOptions } from '../protocol.ts'
import { readBytes } from '../http/read-bytes.ts'
import { RequestSerializer } from '../http/request-serializer.ts'
import { estimateTokens } from '../tokens.ts'

const LIST_PAGE = 1000
/** The SDK asks for a history before it makes a request. */
const SENT_BY_US = 'sent by us'
/** Both would otherwise have the SDK make requests of its own. */
const ONE_REQUEST = { automaticFunctionCalling: { disable: true }, automaticContinuation: false }

export const preload = preloadGenai

/**
 * Gemini's own protocol, at Google's AI Studio and at Vertex AI.
 *
 * @throws UserError for a model or a credential that no request can be made with
 */
export function createProtocol({ endpoint, model, parameters, fetch }: ProtocolOptions): Protocol {
  const { baseUrl, host } = endpoint
  if (!/^[\w.@:/-]+$/.test(model) || model.includes('..'))
    throw new UserError(`model is "${model}"; set it to the name of a model at ${host}, such as gemini-flash-latest.`)
  const service = readService(endpoint)
  const from = `gemini ${baseUrl} ${model}`
  const wire = new GeminiWire({ model, parameters, from })
  const bytes = new RequestSerializer('contents')
  let loading: Promise<GoogleGenAI> | undefined
  const client = () => (loading ??= genaiClient(endpoint, service))

  /** A fetch for one request: with our credential, and with a signal on which the SDK would leave a listener behind. */
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
    const answers: Response[] = []
    let promptBytes = 0
    const send = fetchWith(signal)
    const httpOptions = {
      fetch: async (...[url, init]: Parameters<typeof fetch>) => {
        // The SDK would write first what grows, and what never changes behind it.
        const settings = z.looseObject({}).parse(JSON.parse(z.string().parse(init?.body)))
        const body = bytes.serialize({ ...settings, contents })
        promptBytes = body.length
        answers.push(await send(url, { ...init, body }))
        // We read it ourselves: the SDK takes no event without a blank line after it, and bounds nothing.
        return new Response()
      }
    }
    const sent = { model, contents: SENT_BY_US, config: { ...config, ...ONE_REQUEST, httpOptions } }
    await models.generateContentStream(sent as GenerateContentParameters) // Ours has the word for the mode, where the SDK has an enum of such words.
    const assembly = new GeminiAssembly((delta) => {
      request.onDelta(delta)
    })
    for (const { body } of answers) if (body) await readBytes(body, (chunk) => assembly.feed(chunk))
    return finished(assembly.end(), { promptBytes, from })
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
    }
  }
}

/** Where the list does not say what a model is for, it is offered. */
function isForText({ supportedActions = ['generateContent'] }: ListedModel): boolean {
  return supportedActions.includes('generateContent')
}

function finished(
  reply: AssembledResponse,
  { promptBytes, from }: { promptBytes: number; from: string }
): ModelResponse {
  const { text, thinking, toolCalls, end, parts, usage } = reply
  const tokens = usage?.promptTokenCount ? counted(usage, usage.promptTokenCount) : estimateTokens(promptBytes, reply)
  return {
    text,
    thinking,
    toolCalls,
    end,
    tokens,
    ...(parts.length > 0 && { providerMetadata: { from, content: parts } })
  }
}

function counted(usage: GeminiUsage, prompt: number): Tokens {
  const input = prompt + (usage.toolUsePromptTokenCount ?? 0)
  const reasoning = usage.thoughtsTokenCount ?? 0
  // Some proxies leave thoughts out of all but the total.
  const output = Math.max((usage.candidatesTokenCount ?? 0) + reasoning, (usage.totalTokenCount ?? 0) - input)
  const cachedInput = Math.min(usage.cachedContentTokenCount ?? 0, input)
  return { input, cachedInput, output, reasoning, isEstimate: false }
}

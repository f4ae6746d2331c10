import type Anthropic from '@anthropic-ai/sdk'
import type { Stream } from '@anthropic-ai/sdk/streaming'
import type { Reply, ReplyRequest, Tokens } from '../agent/model.ts'
import { MessageAssembly, type AssembledMessage } from './anthropic/assemble-message.ts'
import { anthropicClient, headersFor, preloadAnthropic, rootOf } from './anthropic/client.ts'
import type { MessageUsage } from './anthropic/event.ts'
import { AnthropicWire } from './anthropic/wire.ts'
import { failureOf, PassingFailure } from './failures.ts'
import { failureIn } from './http.ts'
import type { Protocol, ProtocolTerms } from './protocol.ts'
import { readProblem } from './provider-problem.ts'
import { estimateTokens } from './tokens.ts'

const LIST_TIMEOUT_MS = 10_000
/** How long the end of a stream is waited for when the reply is whole, so that its connection serves the next request. */
const LINGER_MS = 250

export const preload = preloadAnthropic

/** Anthropic's Messages, which some other providers speak as well. */
export function createProtocol({ endpoint, model, parameters, fetch }: ProtocolTerms): Protocol {
  const echoFrom = `anthropic ${endpoint.baseUrl} ${model}`
  const wire = new AnthropicWire({ model, parameters, echoFrom })
  const headers = headersFor(endpoint)
  let loading: Promise<Anthropic> | undefined
  const client = () => (loading ??= anthropicClient(endpoint, fetch))

  async function ask(request: ReplyRequest): Promise<Reply> {
    const { messages, tools, toolChoice, signal } = request
    const sdk = await client()
    const body = wire.request(messages, tools, toolChoice)
    const assembly = new MessageAssembly((delta) => {
      request.onDelta(delta)
    })
    // Not by its method for this path, which would write the whole history as JSON anew each round.
    const asked = sdk.post<Stream<unknown>>('/v1/messages', { body, headers, stream: true, signal })
    const { data: stream, response } = await asked.withResponse()
    if (/\bjson\b/.test(response.headers.get('content-type') ?? '')) assembly.take(parse(await response.text()))
    else await readStream(stream, assembly)
    const { echo, usage, ...said } = assembly.end()
    const tokens = tokensOf(said, usage, body.length)
    return { ...said, tokens, ...(echo && { echo: { from: echoFrom, content: echo } }) }
  }

  return {
    address: `${rootOf(endpoint.baseUrl)}/v1/messages`,
    ask,
    adaptTo: (problem) => wire.adaptTo(problem),
    async listModels(signal) {
      try {
        const { data } = await (await client()).models.list({}, { headers, signal, timeout: LIST_TIMEOUT_MS })
        return data.map(({ id }) => id)
      } catch {
        // It is asked for only to help with another failure, which is the one to tell.
        signal.throwIfAborted()
        return []
      }
    }
  }
}

async function readStream(stream: Stream<unknown>, assembly: MessageAssembly): Promise<void> {
  let ending: NodeJS.Timeout | undefined
  try {
    for await (const event of eventsOf(stream)) {
      assembly.take(event)
      if (assembly.isOver) {
        ending ??= setTimeout(() => {
          stream.controller.abort()
        }, LINGER_MS)
      }
    }
  } catch (error) {
    // When the reply is whole, what becomes of the connection is of no matter.
    if (!assembly.isOver) throw error
  } finally {
    clearTimeout(ending)
  }
}

async function* eventsOf(stream: Stream<unknown>): AsyncGenerator {
  try {
    yield* stream
  } catch (error) {
    throw streamFailure(error)
  }
}

/** Of what the SDK's stream throws: an error event, as its body; what is not JSON; or what our own fetch failed with. */
function streamFailure(error: unknown): Error {
  const failure = failureIn(error)
  if (failure) return failure
  if (Error.isError(error) && 'error' in error) return failureOf(readProblem(error.error))
  return new PassingFailure('it sent what is not JSON', { cause: error })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new PassingFailure('it sent what is not JSON', { cause: error })
  }
}

type Said = Pick<AssembledMessage, 'text' | 'thinking' | 'toolCalls'>

function tokensOf({ text, thinking, toolCalls }: Said, usage: MessageUsage, promptChars: number): Tokens {
  const cachedInput = usage.cache_read_input_tokens ?? 0
  const input = (usage.input_tokens ?? 0) + (usage.cache_creation_input_tokens ?? 0) + cachedInput
  // No prompt is of no tokens: a zero says that nothing was counted.
  if (input === 0) return estimateTokens(promptChars, text.length + thinking.length + JSON.stringify(toolCalls).length)
  const output = usage.output_tokens ?? 0
  const reasoning = Math.min(usage.output_tokens_details?.thinking_tokens ?? 0, output)
  return { input, cachedInput, output, reasoning, isEstimate: false }
}

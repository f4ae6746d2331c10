import { ContextOverflow, type Model, type Reply, type ReplyRequest, type Tokens } from '../agent/model.ts'
import { StreamAssembly, type AssembledReply } from './assemble-stream.ts'
import { ChatClient, type Timeouts } from './chat-client.ts'
import type { ChatUsage } from './chat-chunk.ts'
import { ChatWire } from './chat-wire.ts'
import { windowIn } from './context-overflow.ts'
import { contextWindowOf } from './context-window.ts'
import { readEndpoint } from './endpoint.ts'
import { explainRefusal } from './explain-refusal.ts'
import { Refusal } from './failures.ts'
import { RequestBytes } from './request-bytes.ts'
import { systemClock, withRetries, type Clock } from './retry.ts'

export interface ChatModelOptions {
  /** Up to and including the version, such as https://api.openai.com/v1. */
  readonly baseUrl: string
  /** '' for a server that asks for none. */
  readonly apiKey: string
  /** The provider's name for the model. */
  readonly model: string
  /** Undefined leaves it to the provider. */
  readonly maxOutputTokens?: number | undefined
  readonly temperature?: number | undefined
  /** Tokens; undefined for what is known of the model, else a careful guess. */
  readonly contextWindow?: number | undefined
  readonly clock?: Clock
  readonly timeouts?: Timeouts
}

const TEMPERATURE = 0.1
const TIMEOUTS: Timeouts = { answerMs: 300_000, idleMs: 120_000 }
const CHARS_PER_TOKEN = 4

/**
 * A model behind OpenAI's Chat Completions, which most providers and local servers speak.
 *
 * @throws UserError for a base URL or key that no request can be made with
 */
export function createChatModel(options: ChatModelOptions): Model {
  const { model, clock = systemClock, timeouts = TIMEOUTS } = options
  const endpoint = readEndpoint(options.baseUrl, options.apiKey)
  const { temperature = TEMPERATURE, maxOutputTokens } = options
  const wire = new ChatWire({ model, temperature, maxOutputTokens })
  const bytes = new RequestBytes()
  const client = new ChatClient(endpoint, timeouts, () => clock.now())
  let contextWindow = options.contextWindow ?? contextWindowOf(model)

  async function ask(request: ReplyRequest): Promise<Reply> {
    const { messages, tools, toolChoice, signal } = request
    const body = bytes.of(wire.request(messages, tools, toolChoice))
    const assembly = new StreamAssembly((delta) => {
      request.onDelta(delta)
    })
    try {
      await client.stream(body, (chunk) => assembly.feed(chunk), signal)
      const reply = assembly.end()
      if (reply.wantsThinkingBack) wire.returnThinking()
      return finished(reply, body.length)
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof Refusal)) throw error
      if (wire.adaptTo(error.problem)) return ask(request)
      const explained = await explainRefusal(error, { endpoint, model, listModels: () => client.listModels(signal) })
      // The server knows better than any table, the more so where it was started with less than the model could hold.
      if (explained instanceof ContextOverflow)
        contextWindow = Math.min(windowIn(error.problem.message) ?? contextWindow, options.contextWindow ?? Infinity)
      throw explained
    }
  }

  return {
    name: model,
    host: endpoint.host,
    get contextWindow() {
      return contextWindow
    },
    reply: async (request) => {
      request.signal.throwIfAborted()
      return withRetries(() => ask(request), { service: `${model} at ${endpoint.host}`, request, clock })
    }
  }
}

function finished({ text, thinking, toolCalls, end, usage }: AssembledReply, promptBytes: number): Reply {
  const output = text.length + thinking.length + JSON.stringify(toolCalls).length
  // No prompt is of no tokens: a zero says that nothing was counted.
  const tokens = usage?.prompt_tokens ? counted(usage, usage.prompt_tokens) : estimated(promptBytes, output)
  return { text, thinking, toolCalls, end, tokens }
}

function counted(usage: ChatUsage, prompt: number): Tokens {
  const cachedInput = usage.prompt_tokens_details?.cached_tokens ?? usage.prompt_cache_hit_tokens ?? 0
  // Some servers leave hidden reasoning out of the completion, though not out of the total.
  const output = Math.max(usage.completion_tokens ?? 0, (usage.total_tokens ?? 0) - prompt)
  return {
    // Where more came from the cache than there was in all, the prompt was counted without it.
    input: cachedInput > prompt ? prompt + cachedInput : prompt,
    cachedInput,
    output,
    reasoning: Math.min(usage.completion_tokens_details?.reasoning_tokens ?? 0, output),
    isEstimate: false
  }
}

function estimated(promptBytes: number, outputChars: number): Tokens {
  return {
    input: Math.ceil(promptBytes / CHARS_PER_TOKEN),
    cachedInput: 0,
    output: Math.ceil(outputChars / CHARS_PER_TOKEN),
    reasoning: 0,
    isEstimate: true
  }
}

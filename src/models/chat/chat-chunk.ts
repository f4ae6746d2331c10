import * as z from 'zod'

// What OpenAI-compatible servers send, in all known variants. Only the fields that are read, and strictly: silently dropping
// a call or text is worse than requesting the response again.
// Source: https://platform.openai.com/docs/api-reference/chat-streaming

// Built when the first response comes: all schemas together take longer to build than a request to send.
export const chatChunk = z.lazy(() => {
  const text = z.string().nullish()
  const record = z.record(z.string(), z.unknown())

  const contentPart = z.object({
    text,
    thinking: z.union([z.string(), z.array(z.object({ text }))]).nullish()
  })

  const callDelta = z.object({
    index: z.union([z.number(), z.string()]).nullish(),
    id: z.union([z.string(), z.number().transform(String)]).nullish(),
    // JSON text, or the object itself from some servers.
    function: z.object({ name: text, arguments: z.unknown().optional() }).nullish(),
    /** Gemini signs its thinking before the call here. */
    extra_content: record.nullish().catch(undefined)
  })

  const delta = z.object({
    content: z.union([z.string(), z.array(contentPart)]).nullish(),
    refusal: text,
    reasoning_content: text,
    reasoning: text,
    reasoning_details: z.array(record).nullish().catch(undefined),
    tool_calls: z.array(callDelta).nullish()
  })

  const count = z.number().nonnegative().nullish().catch(undefined)

  const usage = z.object({
    prompt_tokens: count,
    completion_tokens: count,
    total_tokens: count,
    prompt_tokens_details: z.object({ cached_tokens: count, cache_write_tokens: count }).nullish().catch(undefined),
    /** DeepSeek's cached tokens. */
    prompt_cache_hit_tokens: count,
    completion_tokens_details: z.object({ reasoning_tokens: count }).nullish().catch(undefined)
  })

  const choice = z.object({
    index: z.number().nullish(),
    delta: delta.nullish(),
    /** In a document. */
    message: delta.nullish(),
    finish_reason: text,
    /** Moonshot sends the usage here. */
    usage: usage.nullish().catch(undefined)
  })

  return z.object({
    object: text.catch(undefined),
    choices: z.array(choice).nullish(),
    usage: usage.nullish().catch(undefined),
    /** Groq sends the usage here. */
    x_groq: z.object({ usage: usage.nullish() }).nullish().catch(undefined),
    error: z.unknown().optional()
  })
})

export type ChatChunk = z.output<typeof chatChunk>
export type ChatUsage = NonNullable<ChatChunk['usage']>
export type ChatDelta = NonNullable<NonNullable<ChatChunk['choices']>[number]['delta']>
export type CallDelta = NonNullable<ChatDelta['tool_calls']>[number]

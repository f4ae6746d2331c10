import * as z from 'zod'

// The events of a stream. Only the fields that are read.
// Source: https://developers.openai.com/api/reference/resources/responses/streaming-events

const count = z.number().nonnegative().nullish().catch(undefined)

const usage = z.object({
  input_tokens: count,
  output_tokens: count,
  input_tokens_details: z.object({ cached_tokens: count, cache_write_tokens: count }).nullish().catch(undefined),
  output_tokens_details: z.object({ reasoning_tokens: count }).nullish().catch(undefined)
})

export const wholeResponse = z.object({
  status: z.string().nullish(),
  error: z.unknown().optional(),
  incomplete_details: z.object({ reason: z.string().nullish() }).nullish(),
  output: z.array(z.unknown()).nullish(),
  usage: usage.nullish().catch(undefined)
})

const index = z.number().nullish().catch(undefined)

export const streamEvent = z.object({
  type: z.string(),
  output_index: index,
  summary_index: index,
  content_index: index,
  delta: z.string().nullish().catch(undefined),
  item: z.unknown().optional(),
  response: z.unknown().optional()
})

export type StreamEvent = z.output<typeof streamEvent>
export type WholeResponse = z.output<typeof wholeResponse>
export type ResponseUsage = z.output<typeof usage>

import * as z from 'zod'

// Only the fields that are read, and strictly: silently dropping a part is worse than requesting the response again.
// Source: https://ai.google.dev/api/generate-content#v1beta.GenerateContentResponse

const text = z.string().nullish()

const part = z.object({
  text,
  /** True for a summary of the thinking. */
  thought: z.boolean().nullish(),
  /** The encrypted reasoning. It must come back on the same part. */
  thoughtSignature: text,
  functionCall: z.object({ id: text, name: text, args: z.unknown().optional() }).nullish()
})

const count = z.number().nonnegative().nullish().catch(undefined)

const usage = z.object({
  promptTokenCount: count,
  toolUsePromptTokenCount: count,
  cachedContentTokenCount: count,
  candidatesTokenCount: count,
  thoughtsTokenCount: count,
  totalTokenCount: count
})

const candidate = z.object({
  index: z.number().nullish(),
  content: z.object({ parts: z.array(part).nullish() }).nullish(),
  finishReason: text,
  finishMessage: text
})

export const geminiChunk = z.object({
  candidates: z.array(candidate).nullish(),
  promptFeedback: z.object({ blockReason: text }).nullish(),
  usageMetadata: usage.nullish().catch(undefined),
  error: z.unknown().optional()
})

export type GeminiChunk = z.output<typeof geminiChunk>
export type GeminiCandidate = z.output<typeof candidate>
export type GeminiPart = z.output<typeof part>
export type GeminiUsage = z.output<typeof usage>

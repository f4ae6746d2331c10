import { pieces } from '../pieces.ts'
import type { ScriptedCall, Turn, Usage } from '../script.ts'
import { requiresSignatures, signPart } from './signature.ts'

const CHUNK_CHARS = 24

/** What the chunks of one response have in common. */
export interface Heading {
  readonly number: number
  readonly model: string
}

/** A turn as the chunks of a stream, with text in many small pieces and each call complete. */
export function responseChunks(turn: Turn, heading: Heading, usage: Usage): object[] {
  const size = turn.chunkChars ?? CHUNK_CHARS
  const calls = (turn.toolCalls ?? []).map(readCall)
  const parts = [
    ...pieces(turn.thinking ?? '', size).map((text) => ({ text, thought: true })),
    ...pieces(turn.text ?? '', size).map((text) => ({ text })),
    ...calls.flatMap((call, index) => (call ? [callPart(call, index, heading)] : []))
  ]
  const chunk = (part: object) => responseChunk({ content: { role: 'model', parts: [part] } }, heading, usage)
  // Without a call, the signature comes on a part of its own at the end.
  const last = calls.length > 0 ? { text: '' } : { text: '', thoughtSignature: signPart({ text: '' }) }
  const content = { role: 'model', parts: [last] }
  return [...parts.map(chunk), responseChunk({ content, ...finish(turn, calls.includes(undefined)) }, heading, usage)]
}

/** A turn as one JSON document. */
export function responseDocument(turn: Turn, heading: Heading, usage: Usage): object {
  const candidates = responseChunks({ ...turn, chunkChars: Infinity }, heading, usage).map(
    (chunk) => ({ ...chunk }) as { candidates: Candidate[] }
  )
  const parts = candidates.flatMap((chunk) => chunk.candidates).flatMap(({ content }) => content.parts)
  const { content, ...last } = candidates.at(-1)?.candidates[0] ?? { content: { parts: [] } }
  return responseChunk({ ...last, content: { ...content, parts } }, heading, usage)
}

interface Candidate {
  readonly content: { readonly parts: readonly object[] }
}

function responseChunk(candidate: object, { number, model }: Heading, usage: Usage): object {
  const reasoning = usage.completion_tokens_details?.reasoning_tokens ?? 0
  return {
    candidates: [{ ...candidate, index: 0 }],
    usageMetadata: {
      promptTokenCount: usage.prompt_tokens,
      cachedContentTokenCount: usage.prompt_tokens_details?.cached_tokens ?? 0,
      candidatesTokenCount: usage.completion_tokens - reasoning,
      thoughtsTokenCount: reasoning,
      totalTokenCount: usage.total_tokens
    },
    modelVersion: model,
    responseId: `emulator-${number}`
  }
}

interface ReadableCall {
  readonly id: string | undefined
  readonly name: string
  readonly args: Readonly<Record<string, unknown>>
}

/** Undefined for a call whose arguments are not an object: Gemini never sends one. */
function readCall({ id, name, arguments: text }: ScriptedCall): ReadableCall | undefined {
  try {
    const args: unknown = typeof text === 'string' ? JSON.parse(text) : text
    return typeof args === 'object' && args !== null && !Array.isArray(args)
      ? { id, name, args: { ...args } }
      : undefined
  } catch {
    return undefined
  }
}

function callPart({ id, name, args }: ReadableCall, index: number, { number, model }: Heading): object {
  const isNew = requiresSignatures(model)
  const ownId = id ?? (isNew ? `call_${number}_${index + 1}` : undefined)
  const functionCall = { ...(ownId && { id: ownId }), name, args }
  // Only the first of parallel calls is signed.
  return { functionCall, ...(isNew && index === 0 && { thoughtSignature: signPart({ functionCall }) }) }
}

/** OpenAI's finish reasons as Gemini's. Others are sent unchanged. */
const REASONS: Readonly<Record<string, string>> = {
  stop: 'STOP',
  tool_calls: 'STOP',
  length: 'MAX_TOKENS',
  content_filter: 'SAFETY'
}

function finish({ finishReason = 'stop', toolCalls = [] }: Turn, isMalformed: boolean): object {
  if (!isMalformed) return { finishReason: REASONS[finishReason] ?? finishReason }
  const names = toolCalls.map(({ name, arguments: args }) => `default_api.${name}(${JSON.stringify(args)})`)
  return { finishReason: 'MALFORMED_FUNCTION_CALL', finishMessage: `Malformed function call: ${names.join(', ')}` }
}

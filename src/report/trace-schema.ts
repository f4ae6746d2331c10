import * as z from 'zod'

// The lines of a trace that belong to conversations with the model, as docs/trace.md describes them. What is not named here
// is left out: a newer version may have more to tell.

const tokens = z.object({
  input: z.number(),
  cachedInput: z.number(),
  cacheWrite: z.number().optional(),
  output: z.number(),
  reasoning: z.number(),
  isEstimate: z.boolean()
})
const price = z.object({
  input: z.number(),
  cachedInput: z.number(),
  cacheWrite: z.number().optional(),
  output: z.number()
})
const limits = z.object({
  turns: z.number(),
  tokens: z.number(),
  minutes: z.number(),
  dollars: z.number().optional()
})
const answerer = z.object({ name: z.string(), host: z.string() })
const denial = z.object({ command: z.string(), reason: z.string(), remedy: z.string().optional() })
const approvalRequest = z.object({
  command: z.string(),
  cwd: z.string(),
  reason: z.string(),
  severity: z.enum(['critical', 'high', 'medium', 'none'])
})
const toolCall = z.object({
  id: z.string(),
  name: z.string(),
  arguments: z.string(),
  problem: z.string().optional()
})
const message = z.discriminatedUnion('role', [
  z.object({ role: z.literal('system'), text: z.string() }),
  z.object({ role: z.literal('user'), text: z.string() }),
  z.object({
    role: z.literal('assistant'),
    text: z.string(),
    thinking: z.string(),
    toolCalls: z.array(toolCall),
    providerMetadata: z.object({ from: z.string(), content: z.unknown() }).optional()
  }),
  z.object({
    role: z.literal('tool'),
    callId: z.string(),
    name: z.string(),
    ok: z.boolean(),
    text: z.string()
  })
])
const tool = z.object({
  name: z.string(),
  description: z.string(),
  parameters: z.record(z.string(), z.unknown()),
  cachePolicy: z.enum(['none', 'cacheable', 'mutating'])
})
const call = { callId: z.string(), name: z.string(), subject: z.string() }
const limit = z.enum(['turns', 'tokens', 'minutes', 'dollars'])

const kinds = [
  z.object({
    kind: z.literal('session'),
    model: z.string(),
    contextWindow: z.number(),
    summariser: z.string().optional(),
    expectsChange: z.boolean(),
    hasCheckpoints: z.boolean(),
    limits,
    price: price.optional(),
    usedMs: z.number()
  }),
  z.object({ kind: z.literal('tools'), tools: z.array(tool) }),
  z.object({
    kind: z.literal('request'),
    model: z.string(),
    isTurn: z.boolean(),
    reused: z.number(),
    messages: z.number(),
    digest: z.string()
  }),
  z.object({
    kind: z.literal('response'),
    end: z.enum(['complete', 'length', 'content-filter']),
    tokens,
    contextWindow: z.number(),
    text: z.string().optional()
  }),
  z.object({
    kind: z.literal('request-failed'),
    reason: z.enum(['context-overflow', 'refused', 'aborted', 'error']),
    message: z.string(),
    contextWindow: z.number()
  }),
  z.object({ kind: z.literal('repetition'), chars: z.number().int().min(0).max(50_000_000) }),
  z.object({ kind: z.literal('interrupted'), by: z.enum(['minutes', 'cancel', 'wrap-up']) }),
  z.object({ kind: z.literal('tree-compared'), hasChanged: z.boolean().optional() }),
  z.object({ kind: z.literal('turn'), turn: z.number() }),
  z.object({ kind: z.literal('message'), message }),
  z.object({ kind: z.literal('tool-started'), ...call }),
  z.object({
    kind: z.literal('tool-finished'),
    ...call,
    ok: z.boolean(),
    text: z.string(),
    cached: z.boolean(),
    denial: denial.optional(),
    approvalRequest: approvalRequest.optional(),
    dedupeKey: z.string().optional()
  }),
  z.object({
    kind: z.literal('file-modified'),
    callId: z.string(),
    path: z.string(),
    added: z.number(),
    removed: z.number(),
    isNew: z.boolean().optional()
  }),
  z.object({
    kind: z.literal('checkpoint'),
    checkpoint: z.object({ number: z.number(), id: z.string() }),
    callId: z.string()
  }),
  z.object({ kind: z.literal('compaction'), step: z.enum(['masked', 'summarised']), freedTokens: z.number() }),
  z.object({ kind: z.literal('usage'), tokens }),
  z.object({ kind: z.literal('other-model-usage'), model: z.string(), tokens, price: price.optional() }),
  z.object({ kind: z.literal('retry'), reason: z.string(), waitMs: z.number(), attempt: z.number() }),
  z.object({ kind: z.literal('fallback'), from: answerer, to: answerer, reason: z.string() }),
  z.object({ kind: z.literal('nudge'), text: z.string() }),
  z.object({ kind: z.literal('limit'), limit }),
  z.object({
    kind: z.literal('done'),
    end: z.enum(['finished', 'stopped', 'stuck', 'awaiting-approval', 'cancelled'])
  }),
  z.object({ kind: z.literal('bug'), tool: z.string(), stack: z.string(), callId: z.string().optional() })
] as const

/** One event of a conversation with the model. */
export const conversationEvent = z.discriminatedUnion('kind', kinds)
export type ConversationEvent = z.output<typeof conversationEvent>
export type TracedTool = z.output<typeof tool>

/** The kinds of `conversationEvent`. */
export const CONVERSATION_KINDS: ReadonlySet<string> = new Set(kinds.map(({ shape }) => shape.kind.value))

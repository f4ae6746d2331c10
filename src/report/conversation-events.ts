import * as z from 'zod'
import { CALL_STATUSES } from '../agent/call-status.ts'

// The events of a conversation with the model, as a trace has them. Readers skip kinds and fields that they do not know, so
// objects here are not strict.

export const milliseconds = z.number().min(0)
export const count = z.int().min(0)

export const tokens = z
  .object({
    input: count.describe('The whole prompt, cached parts included.'),
    cachedInput: count.describe("The part of input read from the provider's cache."),
    cacheWrite: count.optional().describe("The part of input written to the provider's cache."),
    output: count.describe('Everything generated, reasoning included.'),
    reasoning: count.describe('The part of output that is hidden reasoning.'),
    isEstimate: z.boolean().describe('True when the provider reported no usage.')
  })
  .meta({ id: 'tokens' })
export const price = z
  .object({
    input: z.number(),
    cachedInput: z.number(),
    cacheWrite: z.number().optional().describe('Default: as input.'),
    output: z.number()
  })
  .describe('US dollars per million tokens.')
  .meta({ id: 'price' })
export const limits = z
  .object({
    turns: z.number(),
    tokens: z.number(),
    minutes: z.number(),
    dollars: z.number().optional()
  })
  .meta({ id: 'limits' })
export const identity = z.object({ name: z.string(), host: z.string() }).meta({ id: 'identity' })
export const severity = z.enum(['critical', 'high', 'medium', 'none'])
export const denial = z
  .object({
    command: z.string(),
    reason: z.string(),
    remedy: z.string().optional().describe('The line of agent.yml that would allow the command.')
  })
  .meta({ id: 'denial' })
const approvalRequest = z
  .object({ command: z.string(), cwd: z.string(), reason: z.string(), severity })
  .describe('The command that a person is asked to approve. It ended the run.')
  .meta({ id: 'approvalRequest' })
const toolCall = z
  .object({
    id: z.string().describe('Unique within its message; a result names it as its callId.'),
    name: z.string(),
    arguments: z.string().describe('The text that the model wrote; it should be JSON.'),
    problem: z.string().optional().describe('Why the call could not be read.')
  })
  .meta({ id: 'toolCall' })
const image = z
  .object({
    type: z.enum(['image/png', 'image/jpeg', 'image/gif', 'image/webp']),
    bytes: count,
    sha256: z.string()
  })
  .describe('An image of the message. Its bytes are not in the trace.')
  .meta({ id: 'image' })
const message = z
  .discriminatedUnion('role', [
    z.object({ role: z.literal('system'), text: z.string() }),
    z.object({ role: z.literal('user'), text: z.string(), images: z.array(image).optional() }),
    z.object({
      role: z.literal('assistant'),
      text: z.string(),
      thinking: z.string(),
      toolCalls: z.array(toolCall),
      providerMetadata: z
        .object({ from: z.string(), content: z.unknown() })
        .optional()
        .describe('What the provider wants back with the message.')
    }),
    z.object({
      role: z.literal('tool'),
      callId: z.string(),
      name: z.string(),
      ok: z.boolean(),
      text: z.string()
    })
  ])
  .meta({ id: 'message' })
const tool = z
  .object({
    name: z.string(),
    description: z.string(),
    parameters: z.record(z.string(), z.unknown()).describe('JSON Schema.'),
    cachePolicy: z.enum(['none', 'cacheable', 'mutating'])
  })
  .meta({ id: 'tool' })
const call = { callId: z.string(), name: z.string(), subject: z.string() }
export const callEnd = {
  status: z.enum(CALL_STATUSES).describe('How the call ended. `done`: it did what was asked.'),
  exitCode: z.int().optional().describe('Of the command that the call ran.')
}
const limit = z.enum(['turns', 'tokens', 'minutes', 'dollars'])

/** @param about for the documentation of the format */
export function event<Kind extends string, Fields extends z.ZodRawShape>(kind: Kind, about: string, fields: Fields) {
  return z.object({ kind: z.literal(kind), ...fields }).describe(about)
}

/** The events of a conversation with the model: what a replay compares. */
export const conversationKinds = [
  event('session', 'A conversation with the model begins.', {
    model: z.string(),
    contextWindow: z.number(),
    summarizer: z.string().optional(),
    expectsChange: z.boolean(),
    hasCheckpoints: z.boolean(),
    limits,
    price: price.optional(),
    usedMs: milliseconds
  }),
  event('tools', 'The tools that every request of the conversation offers. Follows the first request.', {
    tools: z.array(tool)
  }),
  event('request', 'A request is sent to the model. `digest` stands for its messages.', {
    model: z.string(),
    isTurn: z.boolean(),
    reused: count,
    messages: count,
    digest: z.string()
  }),
  event('response', 'The request was answered. The text of a turn is in the `message` that follows.', {
    end: z.enum(['complete', 'length', 'content-filter']),
    tokens,
    contextWindow: z.number(),
    hiddenImages: count.optional().describe('How many images of the request the model was not shown.'),
    text: z.string().optional()
  }),
  event('request-failed', 'The request got no response.', {
    reason: z.enum(['context-overflow', 'refused', 'aborted', 'error']),
    message: z.string(),
    contextWindow: z.number()
  }),
  event('repetition', 'The response was stopped because it only repeated itself. `chars` of it had arrived.', {
    chars: z.int().min(0).max(50_000_000)
  }),
  event('interrupted', 'The work in progress is stopped. `wrap-up` is the time limit of the last turn.', {
    by: z.enum(['minutes', 'cancel', 'stop', 'wrap-up'])
  }),
  event('tree-compared', 'The work tree was compared with the one before the work.', {
    hasChanged: z.boolean().optional()
  }),
  event('turn', 'A turn begins.', { turn: count }),
  event('message', 'A message joined the conversation.', { message }),
  event('tool-started', 'A tool call begins.', { ...call }),
  event(
    'tool-finished',
    'The call ended. `text` is what the model sees. `cached`: the result of an equal call was reused.',
    {
      ...call,
      ok: z.boolean().describe('False when the model got no proper result.'),
      ...callEnd,
      text: z.string(),
      durationMs: milliseconds,
      cached: z.boolean(),
      denial: denial.optional(),
      approvalRequest: approvalRequest.optional(),
      dedupeKey: z.string().optional()
    }
  ),
  event('file-modified', 'The call wrote, created or deleted a file. `added` and `removed` count lines.', {
    callId: z.string(),
    path: z.string(),
    added: count,
    removed: count,
    isNew: z.boolean().optional(),
    diff: z.string().optional().describe('The changed lines, each after `+` or `-`. Older traces lack it.')
  }),
  event('checkpoint', 'The state of the work tree before a call that may change it.', {
    checkpoint: z.object({ number: count, id: z.string() }),
    callId: z.string()
  }),
  event('compaction', 'Earlier turns were rewritten to make room.', {
    step: z.enum(['masked', 'summarized']),
    freedTokens: z.number()
  }),
  event('usage', 'The provider counted the tokens of a request.', { tokens }),
  event(
    'other-model-usage',
    'The same for a model other than that of the run: for a tool, a summary or as the fallback.',
    { model: z.string(), tokens, price: price.optional() }
  ),
  event('retry', 'A request failed and is sent again.', { reason: z.string(), waitMs: milliseconds, attempt: count }),
  event('fallback', 'Another model answers from now on.', { from: identity, to: identity, reason: z.string() }),
  event('nudge', 'The model got a message besides tool results, for example that a limit is near.', {
    text: z.string()
  }),
  event('limit', 'A limit ended the work.', { limit }),
  event('done', 'The work of the model ended.', {
    end: z.enum(['finished', 'stopped', 'halted', 'stuck', 'awaiting-approval', 'cancelled'])
  }),
  event('bug', 'A part of Forgehand crashed; the run went on.', {
    tool: z.string(),
    stack: z.string(),
    callId: z.string().optional()
  })
] as const

export const conversationEvent = z.discriminatedUnion('kind', conversationKinds)

/** The kinds of `conversationEvent`. */
export const CONVERSATION_KINDS: ReadonlySet<string> = new Set(conversationKinds.map(({ shape }) => shape.kind.value))

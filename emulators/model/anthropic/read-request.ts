import * as z from 'zod'
import { seenRequest, type SeenMessage, type SeenRequest } from '../script.ts'
import { seenImages } from '../seen-images.ts'
import { BadRequest, parseBody, type Received } from '../wire.ts'
import { signThinking } from './signature.ts'

// The part of the real endpoint's schema that is used here. Source: https://platform.claude.com/docs/en/api/messages/create

const VERSIONS = ['2023-06-01', '2026-10-21']
const MAX_BREAKPOINTS = 4

const cache_control = z.strictObject({ type: z.literal('ephemeral'), ttl: z.enum(['5m', '1h']).optional() }).optional()
const nonBlank = z.string().regex(/\S/, 'text content blocks must contain non-whitespace text')
const text = z.strictObject({ type: z.literal('text'), text: nonBlank, cache_control })
const callId = z.string().regex(/^[a-zA-Z0-9_-]+$/, 'String should match pattern ^[a-zA-Z0-9_-]+$')

const block = z.discriminatedUnion('type', [
  text,
  z.strictObject({
    type: z.literal('image'),
    source: z.strictObject({
      type: z.literal('base64'),
      media_type: z.enum(['image/png', 'image/jpeg', 'image/gif', 'image/webp']),
      data: z.string().min(1)
    }),
    cache_control
  }),
  z.strictObject({ type: z.literal('thinking'), thinking: z.string(), signature: z.string() }),
  z.strictObject({ type: z.literal('redacted_thinking'), data: z.string().min(1) }),
  z.strictObject({
    type: z.literal('tool_use'),
    id: callId,
    name: z.string().regex(/^[a-zA-Z0-9_-]{1,128}$/),
    input: z.record(z.string(), z.unknown()),
    cache_control
  }),
  z.strictObject({
    type: z.literal('tool_result'),
    tool_use_id: callId,
    content: z.union([nonBlank, z.array(text)]).optional(),
    is_error: z.boolean().optional(),
    cache_control
  })
])

type Block = z.output<typeof block>

const message = z.strictObject({
  role: z.enum(['user', 'assistant']),
  content: z.union([nonBlank.transform((text): Block[] => [{ type: 'text', text }]), z.array(block).min(1)])
})

type MessageParam = z.output<typeof message>

const tool = z.strictObject({
  name: z.string().regex(/^[a-zA-Z0-9_-]{1,128}$/),
  description: z.string().optional(),
  input_schema: z.looseObject({ type: z.literal('object') }),
  cache_control
})

const body = z.strictObject({
  output_config: z.strictObject({ effort: z.enum(['low', 'medium', 'high', 'xhigh', 'max']) }).optional(),
  model: z.string().min(1),
  max_tokens: z.number().int().min(1),
  messages: z.array(message).min(1),
  system: z.union([z.string(), z.array(text)]).optional(),
  tools: z.array(tool).optional(),
  tool_choice: z
    .discriminatedUnion('type', [
      z.strictObject({ type: z.enum(['auto', 'any', 'none']), disable_parallel_tool_use: z.boolean().optional() }),
      z.strictObject({ type: z.literal('tool'), name: z.string() })
    ])
    .optional(),
  stream: z.boolean().optional()
})

/** @throws BadRequest for a request that the real endpoint would reject */
export function readRequest({ headers, body: sent }: Received, number: number): SeenRequest {
  const version = headers['anthropic-version']
  if (typeof version !== 'string' || !VERSIONS.includes(version))
    throw new BadRequest('', 'anthropic-version: header is required')
  const asJson = parseBody(sent, 'The request body is not valid JSON.')
  const { model, messages, tools = [], system = '' } = checked(asJson)
  const turns = joined(messages)
  requireTurns(turns)
  requireFewBreakpoints(sent)
  return seenRequest(
    {
      number,
      api: 'anthropic',
      model,
      messages: [...systemMessages(system), ...turns.flatMap(seenMessages)],
      tools: tools.map(({ name }) => name),
      body: asJson
    },
    sent
  )
}

function checked(asJson: unknown): z.output<typeof body> {
  const asked = body.safeParse(asJson)
  if (asked.success) return asked.data
  const [{ path, message: reason } = { path: [], message: 'invalid' }] = asked.error.issues
  throw new BadRequest(String(path[0] ?? ''), `${path.join('.')}: ${reason}`)
}

/** Joins consecutive messages of one role into one turn. */
function joined(messages: readonly MessageParam[]): MessageParam[] {
  const turns: MessageParam[] = []
  for (const { role, content } of messages) {
    const last = turns.at(-1)
    if (last?.role === role) turns[turns.length - 1] = { role, content: [...last.content, ...content] }
    else turns.push({ role, content })
  }
  return turns
}

function requireTurns(turns: readonly MessageParam[]): void {
  if (turns[0]?.role !== 'user') throw new BadRequest('messages', 'messages: first message must use the "user" role')
  if (turns.at(-1)?.role !== 'user')
    throw new BadRequest(
      'messages',
      'This model does not support assistant message prefill. The conversation must end with a user message.'
    )
  const ids = new Set<string>()
  for (const [place, { role, content }] of turns.entries()) {
    if (role === 'assistant') requireResponse(content, place, ids)
    else requireResults(turns[place - 1]?.content ?? [], content, place)
  }
}

function requireResponse(content: readonly Block[], place: number, ids: Set<string>): void {
  const last = content.at(-1)?.type
  if (last === 'thinking' || last === 'redacted_thinking')
    throw new BadRequest(
      'messages',
      `messages.${place}: The final block in an assistant message cannot be \`thinking\`.`
    )
  for (const [index, each] of content.entries()) {
    if (each.type === 'thinking' && each.signature !== signThinking(each.thinking))
      throw new BadRequest(
        'messages',
        `messages.${place}.content.${index}: Invalid \`signature\` in \`thinking\` block`
      )
    if (each.type === 'tool_result')
      throw new BadRequest(
        'messages',
        `messages.${place}.content.${index}: \`tool_result\` blocks can only be in \`user\` messages`
      )
    if (each.type === 'image')
      throw new BadRequest(
        'messages',
        `messages.${place}.content.${index}: \`image\` blocks can only be in \`user\` messages`
      )
    if (each.type !== 'tool_use') continue
    if (ids.has(each.id))
      throw new BadRequest('messages', `messages.${place}.content.${index}: \`tool_use\` ids must be unique`)
    ids.add(each.id)
  }
}

/** Every call must have one result, in the turn directly after it and before any text there. */
function requireResults(before: readonly Block[], content: readonly Block[], place: number): void {
  const open = new Set(before.flatMap((each) => (each.type === 'tool_use' ? [each.id] : [])))
  const firstOther = content.findIndex(({ type }) => type !== 'tool_result')
  for (const [index, each] of content.entries()) {
    if (each.type === 'thinking' || each.type === 'redacted_thinking' || each.type === 'tool_use')
      throw new BadRequest(
        'messages',
        `messages.${place}.content.${index}: \`${each.type}\` blocks can only be in \`assistant\` messages`
      )
    if (each.type !== 'tool_result') continue
    if (firstOther >= 0 && index > firstOther)
      throw new BadRequest('messages', `messages.${place}: \`tool_result\` blocks must come first in a message`)
    if (!open.delete(each.tool_use_id))
      throw new BadRequest(
        'messages',
        `messages.${place}.content.${index}: unexpected \`tool_use_id\` found in \`tool_result\` blocks: ${each.tool_use_id}`
      )
  }
  if (open.size > 0)
    throw new BadRequest(
      'messages',
      `messages.${place - 1}: \`tool_use\` ids were found without \`tool_result\` blocks immediately after: ${[...open].join(', ')}`
    )
}

function requireFewBreakpoints(sent: string): void {
  let breakpoints = 0
  JSON.parse(sent, (name, value: unknown) => {
    if (name === 'cache_control') breakpoints += 1
    return value
  })
  if (breakpoints > MAX_BREAKPOINTS)
    throw new BadRequest(
      '',
      `A maximum of ${MAX_BREAKPOINTS} blocks with cache_control may be provided. Found ${breakpoints}.`
    )
}

function systemMessages(system: string | readonly { readonly text: string }[]): SeenMessage[] {
  const joinedText = typeof system === 'string' ? system : system.map((part) => part.text).join('\n')
  return joinedText === '' ? [] : [{ role: 'system', text: joinedText, callId: '', toolCalls: [] }]
}

/** A turn in the common format, where each result is a message. */
function seenMessages({ role, content }: MessageParam): SeenMessage[] {
  const results = content.flatMap((each) =>
    each.type === 'tool_result'
      ? [{ role: 'tool', text: resultText(each.content), callId: each.tool_use_id, toolCalls: [] }]
      : []
  )
  const ownText = content.map((each) => (each.type === 'text' ? each.text : '')).join('')
  const toolCalls = content.flatMap((each) =>
    each.type === 'tool_use' ? [{ id: each.id, name: each.name, arguments: JSON.stringify(each.input) }] : []
  )
  const images = content.flatMap((each) =>
    each.type === 'image' ? [{ type: each.source.media_type, base64: each.source.data }] : []
  )
  if (ownText === '' && toolCalls.length === 0 && images.length === 0) return results
  return [...results, { role, text: ownText, callId: '', toolCalls, ...seenImages(images) }]
}

function resultText(content: Extract<Block, { type: 'tool_result' }>['content'] = ''): string {
  return typeof content === 'string' ? content : content.map((part) => part.text).join('')
}

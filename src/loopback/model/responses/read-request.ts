import * as z from 'zod'
import type { SeenMessage, SeenRequest } from '../script.ts'
import { BadRequest, type Received } from '../wire.ts'
import { isOurSeal } from './seal.ts'

// What the real endpoint takes of what it is asked here.
// Source: https://developers.openai.com/api/reference/resources/responses/methods/create

const name = z.string().regex(/^[a-zA-Z0-9_-]{1,64}$/)
const status = z.enum(['in_progress', 'completed', 'incomplete']).optional()
const ownId = (start: string) => z.string().startsWith(start).optional()

const part = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('input_text'), text: z.string() }),
  z.strictObject({
    type: z.literal('output_text'),
    text: z.string(),
    annotations: z.array(z.unknown()).optional(),
    logprobs: z.array(z.unknown()).optional()
  }),
  z.strictObject({ type: z.literal('refusal'), refusal: z.string() })
])

const item = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('message'),
    id: ownId('msg_'),
    role: z.enum(['user', 'assistant', 'system', 'developer']),
    content: z.union([z.string(), z.array(part)]),
    phase: z.enum(['commentary', 'final_answer']).nullish(),
    status
  }),
  z.strictObject({
    type: z.literal('function_call'),
    id: ownId('fc_'),
    call_id: z.string().min(1).max(64),
    name,
    arguments: z.string(),
    status
  }),
  z.strictObject({
    type: z.literal('function_call_output'),
    id: ownId('fc_'),
    call_id: z.string().min(1).max(64),
    output: z.string(),
    status
  }),
  z.strictObject({
    type: z.literal('reasoning'),
    id: ownId('rs_'),
    summary: z.array(z.strictObject({ type: z.literal('summary_text'), text: z.string() })),
    content: z.array(z.strictObject({ type: z.literal('reasoning_text'), text: z.string() })).optional(),
    encrypted_content: z.string().nullish(),
    status
  })
])

type Item = z.output<typeof item>

/** A message need not say that it is one. */
const anyItem = z
  .record(z.string(), z.unknown())
  .transform((given) => ({ type: 'message', ...given }))
  .pipe(item)

const tool = z.strictObject({
  type: z.literal('function'),
  name,
  description: z.string().nullish(),
  parameters: z.looseObject({ type: z.literal('object') }).nullable(),
  strict: z.boolean().nullish()
})

const body = z.strictObject({
  model: z.string().min(1),
  input: z.union([z.string().transform((text): Item[] => [userMessage(text)]), z.array(anyItem).min(1)]),
  instructions: z.string().nullish(),
  tools: z.array(tool).optional(),
  tool_choice: z.union([z.enum(['none', 'auto', 'required']), z.looseObject({ type: z.string() })]).optional(),
  parallel_tool_calls: z.boolean().nullish(),
  temperature: z.number().min(0).max(2).nullish(),
  max_output_tokens: z.number().int().min(16).nullish(),
  reasoning: z.strictObject({ effort: z.string().nullish(), summary: z.string().nullish() }).nullish(),
  include: z.array(z.enum(['reasoning.encrypted_content', 'message.output_text.logprobs'])).nullish(),
  store: z.boolean().nullish(),
  stream: z.boolean().nullish()
})

function userMessage(text: string): Item {
  return { type: 'message', role: 'user', content: text }
}

/**
 * Reads a request as the real endpoint does.
 *
 * @throws BadRequest for one that it would refuse
 */
export function readRequest({ body: sent }: Received, number: number): SeenRequest {
  const asJson = parseBody(sent)
  const { model, input, instructions, tools = [] } = checked(asJson)
  requireThoughts(input)
  requireOutputs(input)
  const messages = [
    ...(instructions ? [{ role: 'system', text: instructions, callId: '', toolCalls: [] }] : []),
    ...seenMessages(input)
  ]
  const lastTurn = messages.findLastIndex(({ role }) => role === 'assistant')
  return {
    number,
    api: 'responses',
    model,
    messages,
    tools: tools.map((each) => each.name),
    results: messages
      .slice(lastTurn + 1)
      .filter(({ role }) => role === 'tool')
      .map(({ text }) => text),
    body: asJson,
    bytes: Buffer.byteLength(sent)
  }
}

function parseBody(sent: string): Record<string, unknown> {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(sent))
  } catch {
    throw new BadRequest('', 'We could not parse the JSON body of your request.')
  }
}

function checked(asJson: unknown): z.output<typeof body> {
  const asked = body.safeParse(asJson)
  if (asked.success) return asked.data
  const issue = innermost(asked.error.issues)
  if (issue?.code === 'unrecognized_keys') {
    const parameter = nameOf([...issue.path, ...issue.keys.slice(0, 1)])
    throw new BadRequest(parameter, `Unknown parameter: '${parameter}'.`)
  }
  const parameter = nameOf(issue?.path ?? [])
  throw new BadRequest(parameter, `Invalid value for '${parameter}': ${issue?.message ?? 'invalid'}.`)
}

/** Of a value that may be several things, what is said of the last of them: a list is named after a text here. */
function innermost(
  issues: readonly z.core.$ZodIssue[],
  path: readonly PropertyKey[] = []
): z.core.$ZodIssue | undefined {
  const [issue] = issues
  if (!issue) return undefined
  const whole = { ...issue, path: [...path, ...issue.path] }
  const within = issue.code === 'invalid_union' ? issue.errors.at(-1) : undefined
  return (within && innermost(within, whole.path)) ?? whole
}

function nameOf(path: readonly PropertyKey[]): string {
  return path
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : index > 0 ? `.${String(key)}` : String(key)))
    .join('')
}

/** Thoughts come back sealed as they were given, before what came of them, and that does not come without them. */
function requireThoughts(items: readonly Item[]): void {
  const thoughts = new Set<string>()
  for (const [index, each] of items.entries()) {
    if (each.type === 'reasoning') {
      requireSeal(each)
      requireFollower(each, items[index + 1])
      thoughts.add(each.id ?? '')
      continue
    }
    const { type, id = '' } = each
    const thought = thoughtBehind(id)
    if (thought === undefined || thoughts.has(thought)) continue
    const message = `Item '${id}' of type '${type}' was provided without its required 'reasoning' item: '${thought}'.`
    throw new BadRequest('input', message)
  }
}

function requireFollower({ id = '' }: Item, next: Item | undefined): void {
  if (next?.type === 'function_call' || next?.type === 'reasoning') return
  if (next?.type === 'message' && next.role === 'assistant') return
  const message = `Item '${id}' of type 'reasoning' was provided without its required following item.`
  throw new BadRequest('input', message)
}

function requireSeal({ id = '', encrypted_content: sealed }: Extract<Item, { type: 'reasoning' }>): void {
  if (!sealed) {
    const message = `Item with id '${id}' not found. Items are not persisted when \`store\` is set to false. Try again with \`store\` set to true, or remove this item from your input.`
    throw new BadRequest('input', message)
  }
  if (isOurSeal(id, sealed)) return
  throw new BadRequest('', `The encrypted content for item ${id} could not be verified.`)
}

/** Ids of what came of a thought name it. */
export function idAfter(thought: string | undefined, id: string): string {
  return thought === undefined ? id : `${id}_after_${thought}`
}

function thoughtBehind(id: string): string | undefined {
  return /_after_(rs_.+)$/.exec(id)?.[1]
}

/** Every call is answered by exactly one output, somewhere after it. */
function requireOutputs(items: readonly Item[]): void {
  const open = new Set<string>()
  for (const each of items) {
    if (each.type === 'function_call') open.add(each.call_id)
    if (each.type !== 'function_call_output' || open.delete(each.call_id)) continue
    throw new BadRequest('input', `No tool call found for function call output with call_id ${each.call_id}.`)
  }
  const [unanswered] = open
  if (unanswered !== undefined) throw new BadRequest('input', `No tool output found for function call ${unanswered}.`)
}

/** In the words of all protocols: what follows one another from the model is one message. */
function seenMessages(items: readonly Item[]): SeenMessage[] {
  const messages: SeenMessage[] = []
  let isOwnTurn = false
  for (const each of items) {
    const seen = seenMessage(each)
    const last = messages.at(-1)
    if (isOwnTurn && seen.role === 'assistant' && last)
      messages[messages.length - 1] = {
        ...last,
        text: last.text + seen.text,
        toolCalls: [...last.toolCalls, ...seen.toolCalls]
      }
    else messages.push(seen)
    isOwnTurn = seen.role === 'assistant'
  }
  return messages
}

function seenMessage(each: Item): SeenMessage {
  const empty = { text: '', callId: '', toolCalls: [] }
  switch (each.type) {
    case 'message':
      return { ...empty, role: each.role, text: textOf(each.content) }
    case 'function_call':
      return {
        ...empty,
        role: 'assistant',
        toolCalls: [{ id: each.call_id, name: each.name, arguments: each.arguments }]
      }
    case 'function_call_output':
      return { ...empty, role: 'tool', callId: each.call_id, text: each.output }
    case 'reasoning':
      return { ...empty, role: 'assistant' }
  }
}

function textOf(content: Extract<Item, { type: 'message' }>['content']): string {
  if (typeof content === 'string') return content
  return content.map((each) => (each.type === 'refusal' ? each.refusal : each.text)).join('')
}

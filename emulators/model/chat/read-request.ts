import { seenRequest, type SeenMessage, type SeenRequest } from '../script.ts'
import { readDataUrl, seenImages } from '../seen-images.ts'
import { BadRequest, parseBody } from '../wire.ts'

type Json = Readonly<Record<string, unknown>>

/** @throws BadRequest for a request that the real endpoint would reject */
export function readRequest(sent: string, number: number): SeenRequest {
  const body = parseBody(sent, 'We could not parse the JSON body of your request.')
  const messages = list(body['messages']).map(readMessage)
  if (messages.length === 0) throw new BadRequest('messages', "Missing required parameter: 'messages'.")
  requireShortIds(messages)
  requireResults(messages)
  const tools = list(body['tools']).map((tool) => string(record(tool['function'])['name']))
  return seenRequest({ number, api: 'chat', model: string(body['model']), messages, tools, body }, sent)
}

function readMessage(message: Json): SeenMessage {
  const role = string(message['role'])
  return {
    role,
    ...readContent(message['content'], role),
    callId: string(message['tool_call_id']),
    toolCalls: list(message['tool_calls']).map((call) => {
      const { name, arguments: args } = record(call['function'])
      return { id: string(call['id']), name: string(name), arguments: string(args) }
    })
  }
}

/** Parts are read in messages of the user only. The text of any other is empty then. */
function readContent(content: unknown, role: string): Pick<SeenMessage, 'text' | 'images'> {
  if (!Array.isArray(content) || role !== 'user') return { text: string(content) }
  const parts = list(content)
  const images = parts.flatMap((part) => {
    if (part['type'] === 'image_url') return [readDataUrl(string(record(part['image_url'])['url']))]
    if (part['type'] === 'text' && string(part['text']) !== '') return []
    throw new BadRequest('messages', `Invalid part of a message: ${string(part['type'])}.`)
  })
  return { text: parts.map((part) => string(part['text'])).join(''), ...seenImages(images) }
}

const MAX_ID_CHARS = 40

function requireShortIds(messages: readonly SeenMessage[]): void {
  for (const [place, { toolCalls }] of messages.entries()) {
    const index = toolCalls.findIndex(({ id }) => id.length > MAX_ID_CHARS)
    if (index < 0) continue
    const parameter = `messages[${place}].tool_calls[${index}].id`
    const message = `Invalid '${parameter}': string too long. Expected a string with maximum length ${MAX_ID_CHARS}.`
    throw new BadRequest(parameter, message)
  }
}

/** Every call must have exactly one result, directly after the turn that made it. */
function requireResults(messages: readonly SeenMessage[]): void {
  let open = new Set<string>()
  for (const { role, callId, toolCalls } of messages) {
    if (role === 'tool') {
      if (open.delete(callId)) continue
      throw new BadRequest('messages', `No tool call before this message has the tool_call_id "${callId}".`)
    }
    if (open.size > 0) throw unanswered(open)
    open = new Set(toolCalls.map(({ id }) => id))
  }
  if (open.size > 0) throw unanswered(open)
}

function unanswered(ids: ReadonlySet<string>): BadRequest {
  const names = [...ids].join(', ')
  return new BadRequest('messages', `These tool_call_ids did not have response messages: ${names}`)
}

function list(value: unknown): Json[] {
  return Array.isArray(value) ? value.map(record) : []
}

function record(value: unknown): Json {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function string(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

import { seenRequest, type SeenMessage, type SeenRequest } from '../script.ts'
import { readDataUrl, seenImages } from '../seen-images.ts'
import { BadRequest, parseBody, type Received } from '../wire.ts'
import { requireOutputs, requireThinking } from './item-order.ts'
import { checkRequest, type Item } from './request-schema.ts'

/** @throws BadRequest for a request that the real endpoint would reject */
export function readRequest({ body: sent }: Received, number: number): SeenRequest {
  const asJson = parseBody(sent, 'We could not parse the JSON body of your request.')
  const { model, input, instructions, tools = [] } = checkRequest(asJson)
  requireThinking(input)
  requireOutputs(input)
  const messages = [
    ...(instructions ? [{ role: 'system', text: instructions, callId: '', toolCalls: [] }] : []),
    ...seenMessages(input)
  ]
  return seenRequest(
    { number, api: 'responses', model, messages, tools: tools.map((each) => each.name), body: asJson },
    sent
  )
}

/** Items in the common format: consecutive items of the model are one message. */
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
      return { ...empty, role: each.role, text: textOf(each.content), ...imagesOf(each.content, each.role) }
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

type Content = Extract<Item, { type: 'message' }>['content']

function textOf(content: Content): string {
  if (typeof content === 'string') return content
  return content
    .map((each) => (each.type === 'refusal' ? each.refusal : each.type === 'input_image' ? '' : each.text))
    .join('')
}

function imagesOf(content: Content, role: string): Pick<SeenMessage, 'images'> {
  if (typeof content === 'string') return {}
  const images = content.flatMap((each) => (each.type === 'input_image' ? [readDataUrl(each.image_url)] : []))
  if (images.length > 0 && role !== 'user') throw new BadRequest('input', `A message of ${role} cannot have images.`)
  return seenImages(images)
}

import type { Anthropic } from '@anthropic-ai/sdk'
import { imagesOf } from '../../agent/images.ts'
import type { Message } from '../../agent/messages.ts'
import { parameterSchema } from '../../agent/tool-definition.ts'
import type { Tool } from '../../agent/tool.ts'
import { sanitizeArguments, sanitizeCallName, type AssistantMessage } from '../tool-calls.ts'
import type { MetadataPart } from './provider-metadata.ts'

type Block = Anthropic.ContentBlockParam

/** A block of text; none for blank text, which is rejected. */
export function textBlocks(text: string): Anthropic.TextBlockParam[] {
  return text.trim() === '' ? [] : [{ type: 'text', text: text.toWellFormed() }]
}

export function userBlocks(message: Message): Block[] {
  const images = imagesOf(message).map(({ type, base64 }) => ({
    type: 'image' as const,
    source: { type: 'base64' as const, media_type: type, data: base64() }
  }))
  return [...textBlocks(message.text), ...images]
}

/** @param id of the call in the request */
export function resultBlock({ text, ok }: { readonly text: string; readonly ok: boolean }, id: string): Block {
  const content = text.trim() === '' ? '(nothing)' : text.toWellFormed()
  return { type: 'tool_result', tool_use_id: id, content, ...(!ok && { is_error: true }) }
}

/**
 * @param ids of its calls in the request, by their ids in the history
 * @param parts in order; empty if its thinking must not be sent back
 */
export function assistantBlocks(
  message: AssistantMessage,
  ids: ReadonlyMap<string, string>,
  parts: readonly MetadataPart[]
): Block[] {
  const calls = new Map(message.toolCalls.map((call) => [call.id, callBlock(call, ids.get(call.id) ?? call.id)]))
  const blocks = inOrder(message.text, calls, parts)
  // Thinking at the end was cut off, and is rejected.
  const last = blocks.findLastIndex(({ type }) => type === 'text' || type === 'tool_use')
  return blocks.slice(0, last + 1)
}

function callBlock(call: AssistantMessage['toolCalls'][number], id: string): Block {
  return {
    type: 'tool_use',
    id,
    name: sanitizeCallName(call.name) || '_',
    input: sanitizeArguments(call.arguments).value
  }
}

function inOrder(text: string, calls: ReadonlyMap<string, Block>, parts: readonly MetadataPart[]): Block[] {
  const chars = parts.reduce((sum, part) => sum + (part.type === 'text' ? part.chars : 0), 0)
  // If redaction has changed the text, it is unknown where its parts end.
  let rest = chars === text.length ? text : ''
  const unplaced = new Map(calls)
  const placed = parts.flatMap((part): Block[] => {
    switch (part.type) {
      case 'text': {
        const partText = rest.slice(0, part.chars)
        rest = rest.slice(part.chars)
        return textBlocks(partText)
      }
      case 'tool_use': {
        const call = unplaced.get(part.id)
        unplaced.delete(part.id)
        return call ? [call] : []
      }
      default:
        return [part]
    }
  })
  if (chars === text.length) return [...placed, ...unplaced.values()]
  const firstCall = placed.findIndex(({ type }) => type === 'tool_use')
  return [...placed.toSpliced(firstCall < 0 ? placed.length : firstCall, 0, ...textBlocks(text)), ...unplaced.values()]
}

/** The definition of a tool in each request. */
export function toolDefinition(tool: Tool): Anthropic.Tool {
  const { name, description } = tool
  return { name, description, input_schema: parameterSchema(tool) }
}

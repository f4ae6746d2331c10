import type { Anthropic } from '@anthropic-ai/sdk'
import type { Message } from '../../agent/messages.ts'
import { parameterSchema } from '../../agent/tool-definition.ts'
import type { Tool } from '../../agent/tool.ts'
import { sanitizeArguments, sanitizeCallName } from '../past-calls.ts'
import type { MetadataPart } from './provider-metadata.ts'

type Block = Anthropic.ContentBlockParam
type AssistantMessage = Extract<Message, { role: 'assistant' }>

/** The text of a block; none for one that says nothing, which is refused. */
export function textBlocks(text: string): Anthropic.TextBlockParam[] {
  return text.trim() === '' ? [] : [{ type: 'text', text: text.toWellFormed() }]
}

/** @param id of the call that it answers, as the request says it */
export function resultBlock({ text, ok }: { readonly text: string; readonly ok: boolean }, id: string): Block {
  const content = text.trim() === '' ? '(nothing)' : text.toWellFormed()
  return { type: 'tool_result', tool_use_id: id, content, ...(!ok && { is_error: true }) }
}

/**
 * @param ids of its calls as the request says them, by the ids they have here
 * @param echo its parts in their order; undefined where its thinking is not to go back
 */
export function assistantBlocks(
  message: AssistantMessage,
  ids: ReadonlyMap<string, string>,
  echo: readonly MetadataPart[] | undefined
): Block[] {
  const calls = new Map(message.toolCalls.map((call) => [call.id, callBlock(call, ids.get(call.id) ?? call.id)]))
  const blocks = inOrder(message.text, calls, echo ?? [])
  // A thought that nothing follows was cut off; it is refused at the end.
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

function inOrder(text: string, calls: ReadonlyMap<string, Block>, echo: readonly MetadataPart[]): Block[] {
  const chars = echo.reduce((sum, part) => sum + (part.type === 'text' ? part.chars : 0), 0)
  // The text may have been rewritten since, to keep a secret: then it is not known any more where its parts end.
  let rest = chars === text.length ? text : ''
  const unplaced = new Map(calls)
  const placed = echo.flatMap((part): Block[] => {
    switch (part.type) {
      case 'text': {
        const said = rest.slice(0, part.chars)
        rest = rest.slice(part.chars)
        return textBlocks(said)
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

/** The definition of a tool as each request carries it. */
export function toolDefinition(tool: Tool): Anthropic.Tool {
  const { name, description } = tool
  return { name, description, input_schema: parameterSchema(tool) }
}

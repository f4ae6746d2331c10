import { BadRequest } from '../wire.ts'
import type { Item } from './request-schema.ts'
import { isOurs } from './encrypted-thinking.ts'

/** Thinking must come back unchanged, before the items that followed it, and those never without it. */
export function requireThinking(items: readonly Item[]): void {
  const thinking = new Set<string>()
  for (const [index, each] of items.entries()) {
    if (each.type === 'reasoning') {
      requireEncrypted(each)
      requireFollower(each, items[index + 1])
      thinking.add(each.id ?? '')
      continue
    }
    const { type, id = '' } = each
    const thought = thinkingBefore(id)
    if (thought === undefined || thinking.has(thought)) continue
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

function requireEncrypted({ id = '', encrypted_content: encrypted }: Extract<Item, { type: 'reasoning' }>): void {
  if (!encrypted) {
    const message = `Item with id '${id}' not found. Items are not persisted when \`store\` is set to false. Try again with \`store\` set to true, or remove this item from your input.`
    throw new BadRequest('input', message)
  }
  if (isOurs(id, encrypted)) return
  throw new BadRequest('', `The encrypted content for item ${id} could not be verified.`)
}

/** The id of an item names the thinking before it. */
export function idAfter(thought: string | undefined, id: string): string {
  return thought === undefined ? id : `${id}_after_${thought}`
}

function thinkingBefore(id: string): string | undefined {
  return /_after_(rs_.+)$/.exec(id)?.[1]
}

const MAX_ID_CHARS = 64

/** Every call must have a unique id and exactly one output, somewhere after it. */
export function requireOutputs(items: readonly Item[]): void {
  const open = new Set<string>()
  const seen = new Set<string>()
  for (const [index, each] of items.entries()) {
    if (each.type === 'function_call') {
      requireUniqueId(each.call_id, { index, seen })
      open.add(each.call_id)
    }
    if (each.type !== 'function_call_output' || open.delete(each.call_id)) continue
    throw new BadRequest('input', `No tool call found for function call output with call_id ${each.call_id}.`)
  }
  const [unanswered] = open
  if (unanswered !== undefined) throw new BadRequest('input', `No tool output found for function call ${unanswered}.`)
}

function requireUniqueId(id: string, { index, seen }: { readonly index: number; readonly seen: Set<string> }): void {
  if (id.length > MAX_ID_CHARS) {
    const message = `Invalid 'input[${index}].call_id': string too long. Expected a string with maximum length ${MAX_ID_CHARS}, but got a string with length ${id.length} instead.`
    throw new BadRequest(`input[${index}].call_id`, message)
  }
  if (seen.has(id)) throw new BadRequest('input', `Duplicate function_call_output for call_id '${id}'.`)
  seen.add(id)
}

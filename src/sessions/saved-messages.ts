import { gunzipSync, gzipSync } from 'node:zlib'
import * as z from 'zod'
import { maskOldResults } from '../agent/masking.ts'
import type { Message } from '../agent/messages.ts'
import { parseJson } from '../text/json.ts'

/** The most that is stored, compressed. */
export const MAX_MESSAGES_BYTES = 1024 * 1024
/** The most that is unpacked. Attack: a small file that unpacks to gigabytes. */
const MAX_UNPACKED_BYTES = 4 * 1024 * 1024
/** A continued run pays for all of it, uncached, in its first request. About 40,000 tokens. */
const MAX_CHARACTERS = 160_000
/** Characters of the newest results that stay. */
const KEPT_RESULTS = 60_000

const call = z.lazy(() =>
  z.strictObject({ id: z.string(), name: z.string(), arguments: z.string(), problem: z.string().optional() })
)
const message = z.lazy(() =>
  z.discriminatedUnion('role', [
    z.strictObject({ role: z.literal('user'), text: z.string() }),
    z.strictObject({ role: z.literal('assistant'), text: z.string(), toolCalls: z.array(call) }),
    z.strictObject({
      role: z.literal('tool'),
      callId: z.string(),
      name: z.string(),
      ok: z.boolean(),
      text: z.string()
    })
  ])
)
type SavedMessage = z.output<typeof message>

/**
 * The turns of a conversation without its prompt, old results masked, as compressed JSON lines; undefined if there are none. Thinking and
 * what providers sign are left out: a provider refuses them when anything before them was changed.
 */
export function packMessages(messages: readonly Message[]): Buffer | undefined {
  const turns = turnsOf(messages)
  const lengthOf = (some: readonly (Message | SavedMessage)[]) => JSON.stringify(some).length
  const all = turns.flat()
  const masked = maskOldResults(all, { before: all.length, keepTokens: KEPT_RESULTS, tokensOf: lengthOf }).messages
  const newest: SavedMessage[][] = []
  let characters = 0
  for (const turn of turnsOf(masked).toReversed()) {
    const saved = turn.flatMap(savedForm)
    characters += lengthOf(saved)
    if (characters > MAX_CHARACTERS) break
    newest.unshift(saved)
  }
  const lines = newest.flat().map((one) => JSON.stringify(one))
  if (lines.length === 0) return undefined
  const packed = gzipSync(lines.join('\n'))
  return packed.length <= MAX_MESSAGES_BYTES ? packed : undefined
}

/** @returns undefined for anything that `packMessages` would not have written */
export function unpackMessages(packed: Buffer): readonly Message[] | undefined {
  if (packed.length > MAX_MESSAGES_BYTES) return undefined
  try {
    const text = gunzipSync(packed, { maxOutputLength: MAX_UNPACKED_BYTES }).toString()
    const parsed = z.array(message).safeParse(text.split('\n').map(parseJson))
    if (!parsed.success) return undefined
    const messages = parsed.data.map(restoredForm)
    const isComplete = turnsOf(messages).flat().length === messages.length
    return isComplete ? messages : undefined
  } catch {
    return undefined
  }
}

/** Each response with its results and what follows them. A response whose calls have no results is left out: providers refuse it. */
function turnsOf(messages: readonly Message[]): readonly (readonly Message[])[] {
  const turns: Message[][] = []
  for (const one of messages) {
    if (one.role === 'assistant') turns.push([one])
    else turns.at(-1)?.push(one)
  }
  return turns.filter(([response, ...rest]) => {
    const calls = response?.role === 'assistant' ? response.toolCalls : []
    const results = rest.filter(({ role }) => role === 'tool')
    return calls.length === results.length
  })
}

function savedForm(one: Message): readonly SavedMessage[] {
  switch (one.role) {
    case 'system':
      return []
    case 'assistant':
      return [{ role: 'assistant', text: one.text, toolCalls: [...one.toolCalls] }]
    case 'user':
      return [{ role: 'user', text: one.text }]
    case 'tool':
      return [one]
  }
}

function restoredForm(saved: SavedMessage): Message {
  if (saved.role !== 'assistant') return saved
  const toolCalls = saved.toolCalls.map(({ problem, ...rest }) => ({
    ...rest,
    ...(problem !== undefined && { problem })
  }))
  return { role: 'assistant', text: saved.text, thinking: '', toolCalls }
}

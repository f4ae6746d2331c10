import fc from 'fast-check'
import type { Message } from '../../src/agent/messages.ts'

export const prompt: Message[] = [
  { role: 'system', text: 'You are careful.' },
  { role: 'user', text: 'Fix the bug in src/a.ts.' }
]

/** One response with calls, and their results of these lengths. */
export function turn(number: number, ...lengths: number[]): Message[] {
  const calls = lengths.map((_, index) => ({
    id: `${number}-${index}`,
    name: 'read_file',
    arguments: JSON.stringify({ path: `src/${number}-${index}.ts` })
  }))
  const results = lengths.map((length, index): Message => {
    return { role: 'tool', callId: `${number}-${index}`, name: 'read_file', ok: true, text: 'x'.repeat(length) }
  })
  return [{ role: 'assistant', text: `Step ${number}.`, thinking: '', toolCalls: calls }, ...results]
}

export const tokensOf = (messages: readonly Message[]) =>
  Math.ceil(messages.reduce((chars, { text }) => chars + text.length, 0) / 4)

/** Turns of calls with results of all lengths, and some nudges in between. */
export const turns = fc
  .array(fc.tuple(fc.array(fc.constantFrom(0, 40, 2_000, 30_000, 60_000), { maxLength: 3 }), fc.boolean()), {
    maxLength: 12
  })
  .map((parts) =>
    parts.flatMap(([lengths, isNudged], number): Message[] => [
      ...turn(number, ...lengths),
      ...(isNudged || lengths.length === 0 ? [{ role: 'user', text: 'Go on.' } as const] : [])
    ])
  )

/** Ids of results without a call right before them, and of calls without a result. */
export function unpaired(messages: readonly Message[]): string[] {
  const open = new Set<string>()
  const orphans: string[] = []
  for (const message of messages) {
    if (message.role === 'tool') {
      if (!open.delete(message.callId)) orphans.push(message.callId)
      continue
    }
    orphans.push(...open)
    open.clear()
    if (message.role === 'assistant') for (const { id } of message.toolCalls) open.add(id)
  }
  return [...orphans, ...open]
}

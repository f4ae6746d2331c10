import type { Message } from '../../agent/messages.ts'

type AssistantMessage = Extract<Message, { role: 'assistant' }>

/**
 * The ids of calls as one request says them: of letters that the endpoint takes, and no two alike in a conversation. Those
 * of another provider, whose conversation is taken over, may be neither. The same messages get the same ids each time.
 */
export class CallIds {
  readonly #taken = new Set<string>()
  #latest: ReadonlyMap<string, string> = new Map()

  /** The ids of a message's calls by the ids they have here. */
  of({ toolCalls }: AssistantMessage): ReadonlyMap<string, string> {
    this.#latest = new Map(toolCalls.map(({ id }) => [id, this.#unused(safe(id))]))
    return this.#latest
  }

  /** The id of a call of the message that was asked for last. */
  answering(id: string): string {
    return this.#latest.get(id) ?? safe(id)
  }

  #unused(id: string): string {
    let free = id
    for (let copy = 2; this.#taken.has(free); copy += 1) free = `${id}_${copy}`
    this.#taken.add(free)
    return free
  }
}

function safe(id: string): string {
  return id.replaceAll(/[^a-zA-Z0-9_-]/gu, (letter) => `_${letter.codePointAt(0)?.toString(16) ?? ''}`) || '_'
}

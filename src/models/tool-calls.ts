import { createHash } from 'node:crypto'
import type { Message } from '../agent/messages.ts'
import { UniqueIds } from './unique-ids.ts'

type AssistantMessage = Extract<Message, { role: 'assistant' }>

/**
 * The ids of calls as one request says them, no two alike in a conversation: those of another provider, whose conversation
 * is taken over, may be alike, or not what the endpoint takes. The same messages get the same ids each time.
 */
export class CallIds {
  readonly #spell: (id: string) => string
  readonly #ids: UniqueIds
  #latest: ReadonlyMap<string, string> = new Map()

  /** @param spell an id as the endpoint takes it; the same where it does already */
  constructor(spell: (id: string) => string) {
    this.#spell = spell
    this.#ids = new UniqueIds(spell)
  }

  /** The ids of a message's calls by the ids they have here. */
  of({ toolCalls }: AssistantMessage): ReadonlyMap<string, string> {
    this.#latest = new Map(toolCalls.map(({ id }) => [id, this.#ids.take(id)]))
    return this.#latest
  }

  /** The id of a call of the message that was asked for last. */
  answering(id: string): string {
    return this.#latest.get(id) ?? this.#spell(id)
  }
}

/** For Anthropic, which takes letters, digits, `_` and `-`. */
export function plainId(id: string): string {
  return id.replaceAll(/[^a-zA-Z0-9_-]/gu, (letter) => `_${letter.codePointAt(0)?.toString(16) ?? ''}`) || '_'
}

const MAX_CHARS = 64

/** For Responses, which takes 64 characters. */
export function boundedId(id: string): string {
  return id !== '' && id.length <= MAX_CHARS ? id : digest(id)
}

/** For all the others that want ids to be short, of whom Mistral is the strictest: nine letters or digits. */
export function nineLetterId(id: string): string {
  return /^[a-zA-Z0-9]{9}$/.test(id) ? id : digest(id).slice(0, 9)
}

function digest(id: string): string {
  return createHash('sha256').update(id).digest('hex')
}

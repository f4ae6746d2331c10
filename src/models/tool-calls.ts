import { createHash } from 'node:crypto'
import type { Message } from '../agent/messages.ts'
import { MAX_DEPTH } from '../agent/read-literal.ts'
import { isDeeperThan, isRecord, parseJson } from '../text/json.ts'

export type AssistantMessage = Extract<Message, { readonly role: 'assistant' }>
export type ToolMessage = Extract<Message, { readonly role: 'tool' }>

/** Hands out ids, each only once. */
export class UniqueIds {
  readonly #format: (id: string) => string
  readonly #taken = new Set<string>()
  /** The next number to append to a repeated id. Trying all numbers again would take quadratic time. */
  readonly #copies = new Map<string, number>()

  /** @param format makes an id valid; a valid one stays as it is */
  constructor(format: (id: string) => string = (id) => id) {
    this.#format = format
  }

  /** The wanted id, or a similar one if it is taken. */
  take(wanted: string): string {
    const first = this.#format(wanted)
    let free = first
    for (let copy = this.#copies.get(first) ?? 2; this.#taken.has(free); copy += 1) {
      free = this.#format(`${first}_${copy}`)
      this.#copies.set(first, copy + 1)
    }
    this.#taken.add(free)
    return free
  }

  get size(): number {
    return this.#taken.size
  }
}

/**
 * The ids that one request uses for the calls of its history, unique within the conversation. The ids of another provider,
 * whose conversation a fallback takes over, can be equal or invalid here. The same messages get the same ids each time.
 */
export class CallIds {
  readonly #format: (id: string) => string
  readonly #ids: UniqueIds
  #latest: ReadonlyMap<string, string> = new Map()

  /** @param format makes an id valid for the endpoint; a valid one stays as it is */
  constructor(format: (id: string) => string) {
    this.#format = format
    this.#ids = new UniqueIds(format)
  }

  /** The ids for a message's calls, by their ids in the history. Call it for each message, in order. */
  of({ toolCalls }: AssistantMessage): ReadonlyMap<string, string> {
    this.#latest = new Map(toolCalls.map(({ id }) => [id, this.#ids.take(id)]))
    return this.#latest
  }

  /** The id for a result of a call of the latest message. */
  ofResult(id: string): string {
    return this.#latest.get(id) ?? this.#format(id)
  }
}

/** For Anthropic, which accepts letters, digits, `_` and `-`. */
export function plainId(id: string): string {
  return id.replaceAll(/[^a-zA-Z0-9_-]/gu, (letter) => `_${letter.codePointAt(0)?.toString(16) ?? ''}`) || '_'
}

const MAX_ID_CHARS = 64

/** For Responses, which accepts 64 characters. */
export function boundedId(id: string): string {
  return id !== '' && id.length <= MAX_ID_CHARS ? id : digest(id)
}

/** For all other servers that want short ids. Mistral is the strictest: nine letters or digits. */
export function nineLetterId(id: string): string {
  return /^[a-zA-Z0-9]{9}$/.test(id) ? id : digest(id).slice(0, 9)
}

function digest(id: string): string {
  return createHash('sha256').update(id).digest('hex')
}

/** Arguments as JSON text, however the server sent them; '{}' for none. */
export function argumentText(args: unknown): string {
  const text = typeof args === 'string' ? args : JSON.stringify(args ?? {})
  return text.trim() === '' ? '{}' : text
}

/** A name that providers accept in the history. They reject every request that repeats a name made up by the model. */
export function sanitizeCallName(name: string): string {
  return name.replaceAll(/[^\w-]/g, '_').slice(0, 64)
}

/**
 * The arguments of a call in the history as an object, whatever the model wrote. Servers that parse them would reject every
 * request from then on for one malformed call.
 */
export function sanitizeArguments(text: string): {
  readonly text: string
  readonly value: Readonly<Record<string, unknown>>
} {
  const sent = parseJson(text)
  // Attack: `JSON.stringify` overflows the stack on deep nesting, which `JSON.parse` accepts.
  const isSent = isRecord(sent) && !isDeeperThan(MAX_DEPTH, sent)
  if (isSent && !LONE_SURROGATE.test(JSON.stringify(sent))) return { text, value: sent }
  const value = isSent ? wellFormed(sent) : { not_json: text.toWellFormed() }
  return { text: JSON.stringify(value), value }
}

/** How `JSON.stringify` writes half a character. It is valid JSON, but servers that decode it reject the whole request. */
const LONE_SURROGATE = /(?<!\\)(?:\\\\)*\\ud[89a-f][\da-f]{2}/

function wellFormed(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).map(([name, each]) => [name.toWellFormed(), wellFormedValue(each)]))
}

function wellFormedValue(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed()
  if (Array.isArray(value)) return value.map(wellFormedValue)
  return isRecord(value) ? wellFormed(value) : value
}

import type { Message, ToolCall } from '../../src/agent/messages.ts'
import type { Model, ModelResponse, ModelRequest } from '../../src/agent/model.ts'

/** A response, or what happens instead of one. */
export type Turn = ModelResponse | ((request: ModelRequest) => Promise<ModelResponse>)

/**
 * Gives scripted responses in order and keeps the messages of each request. A `finish` at the end is called again as long as it is refused.
 * Fails after any other last one, so a test must list every turn.
 */
export class ScriptedModel implements Model {
  readonly name = 'scripted'
  readonly host = '127.0.0.1'
  readonly contextWindow = 200_000
  readonly seen: Message[][] = []
  readonly #turns: Turn[]
  readonly #finish: Turn | undefined

  constructor(...turns: Turn[]) {
    this.#turns = turns
    const last = turns.at(-1)
    const isFinish = typeof last === 'object' && last.toolCalls.some(({ name }) => name === 'finish')
    this.#finish = isFinish ? last : undefined
  }

  respond(request: ModelRequest): Promise<ModelResponse> {
    this.seen.push([...request.messages])
    const turn = this.#turns.shift() ?? this.#finish
    if (!turn) return Promise.reject(new Error('The script has no more responses.'))
    return typeof turn === 'function' ? turn(request) : Promise.resolve(turn)
  }
}

const tokens = { input: 100, cachedInput: 0, output: 10, reasoning: 0, isEstimate: false }

/** A response with text only. */
export function says(text: string): ModelResponse {
  return { text, thinking: '', toolCalls: [], end: 'complete', tokens }
}

/** A response that calls one tool. */
export function calls(name: string, input: unknown, id = `call-${name}`): ModelResponse {
  return callsAll({ id, name, arguments: JSON.stringify(input) })
}

/** A response with these calls. */
export function callsAll(...toolCalls: ToolCall[]): ModelResponse {
  return { ...says(''), toolCalls }
}

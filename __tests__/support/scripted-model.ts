import type { Message, ToolCall } from '../../src/agent/messages.ts'
import type { Model, ModelResponse, ModelRequest } from '../../src/agent/model.ts'

/** A reply, or what happens instead of one. */
export type Turn = ModelResponse | ((request: ModelRequest) => Promise<ModelResponse>)

/** Plays back turns in order and keeps what it was shown. Runs out loudly, so a test states every turn. */
export class ScriptedModel implements Model {
  readonly name = 'scripted'
  readonly host = '127.0.0.1'
  readonly contextWindow = 200_000
  readonly seen: Message[][] = []
  readonly #turns: Turn[]

  constructor(...turns: Turn[]) {
    this.#turns = turns
  }

  respond(request: ModelRequest): Promise<ModelResponse> {
    this.seen.push([...request.messages])
    const turn = this.#turns.shift()
    if (!turn) return Promise.reject(new Error('The script has no more replies.'))
    return typeof turn === 'function' ? turn(request) : Promise.resolve(turn)
  }
}

const tokens = { input: 100, cachedInput: 0, output: 10, reasoning: 0, isEstimate: false }

/** A reply that only talks. */
export function says(text: string): ModelResponse {
  return { text, thinking: '', toolCalls: [], end: 'complete', tokens }
}

/** A reply that calls one tool. */
export function calls(name: string, input: unknown, id = `call-${name}`): ModelResponse {
  return callsAll({ id, name, arguments: JSON.stringify(input) })
}

/** A reply with these calls. */
export function callsAll(...toolCalls: ToolCall[]): ModelResponse {
  return { ...says(''), toolCalls }
}

import type { ToolCall } from '../../agent/messages.ts'
import type { ModelRequest } from '../../agent/model.ts'
import { TransientFailure } from '../failures/failures.ts'
import { argumentText, UniqueIds } from '../tool-calls.ts'
import type { CallDelta } from './chat-chunk.ts'

interface OpenCall {
  /** '' if the provider sent none. */
  readonly id: string
  readonly index: CallDelta['index']
  name: string
  arguments: string
  /** Sent back with the call. */
  extra: CallDelta['extra_content']
}

export interface AssembledCalls {
  readonly calls: readonly ToolCall[]
  /** `extra_content` by the ids of the calls. */
  readonly extras: ReadonlyMap<string, object>
}

/**
 * Assembles tool calls from the pieces of a stream.
 *
 * A piece belongs to the call with its id, or else to the latest call with its index, or else to the latest call. Servers
 * disagree about all three: some give every call the index 0, some send no index, some no id.
 */
export class CallAssembler {
  readonly #onDelta: ModelRequest['onDelta']
  readonly #calls: OpenCall[] = []
  readonly #byId = new Map<string, OpenCall>()
  readonly #byIndex = new Map<CallDelta['index'], OpenCall>()

  constructor(onDelta: ModelRequest['onDelta']) {
    this.#onDelta = onDelta
  }

  add(delta: CallDelta): void {
    const name = delta.function?.name ?? ''
    const call = this.#callOf(delta, name) ?? this.#open(delta, name)
    // The first name stays: some servers repeat it with every piece.
    if (call.name === '') call.name = name
    const piece = argumentPiece(delta.function?.arguments)
    call.arguments += piece
    if (piece !== '') this.#onDelta({ kind: 'arguments', text: piece })
    call.extra = delta.extra_content ?? call.extra
  }

  /**
   * The calls in the order in which they began. Must be called at the end of the stream, because even text that is valid JSON
   * can continue.
   *
   * @throws TransientFailure for a call without a name
   */
  finish(): AssembledCalls {
    const ids = new UniqueIds()
    const extras = new Map<string, object>()
    const calls = this.#calls.map((call) => {
      if (call.name === '') throw new TransientFailure('it sent a tool call without a name')
      const id = ids.take(call.id || `call_${ids.size + 1}`)
      if (call.extra) extras.set(id, call.extra)
      return { id, name: call.name, arguments: argumentText(call.arguments) }
    })
    return { calls, extras }
  }

  #callOf({ id, index }: CallDelta, name: string): OpenCall | undefined {
    const call = this.#latestFor(id ?? '', index)
    // A call never changes its name, so another name starts another call.
    return call && (name === '' || call.name === '' || name === call.name) ? call : undefined
  }

  #latestFor(id: string, index: CallDelta['index']): OpenCall | undefined {
    if (id === '') return index == null ? this.#calls.at(-1) : this.#byIndex.get(index)
    const atIndex = index == null ? undefined : this.#byIndex.get(index)
    if (atIndex?.id === id) return atIndex
    const call = this.#byId.get(id)
    // One id with two indices means two calls: some servers repeat ids.
    return index == null || call?.index == null ? call : undefined
  }

  #open({ id, index }: CallDelta, name: string): OpenCall {
    this.#onDelta({ kind: 'call', text: name })
    const call: OpenCall = { id: id ?? '', index, name: '', arguments: '', extra: undefined }
    this.#calls.push(call)
    if (call.id !== '') this.#byId.set(call.id, call)
    if (index != null) this.#byIndex.set(index, call)
    return call
  }
}

function argumentPiece(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : argumentText(value)
}

import { pieces } from '../pieces.ts'
import { argumentText, type Turn, type Usage } from '../script.ts'

const CHUNK_CHARS = 24

/** The fields that all chunks have in common. */
export interface Heading {
  readonly id: string
  readonly created: number
  readonly model: string
}

interface WireCall {
  readonly id: string
  readonly type: 'function'
  readonly function: { readonly name: string; readonly arguments: string }
}

/** A turn as one JSON document. */
export function completion(turn: Turn, heading: Heading, usage: Usage): object {
  const calls = wireCalls(turn, heading)
  const message = {
    role: 'assistant',
    content: turn.text ?? null,
    ...(turn.thinking && { reasoning_content: turn.thinking }),
    ...(calls.length > 0 && { tool_calls: calls })
  }
  const choice = { index: 0, message, finish_reason: finishReason(turn) }
  return { ...heading, object: 'chat.completion', choices: [choice], usage }
}

/** A turn as the chunks of a stream, in many small pieces. */
export function completionChunks(turn: Turn, heading: Heading, usage: Usage | undefined): object[] {
  const chunk = (rest: object) => ({ ...heading, object: 'chat.completion.chunk', ...rest })
  const choice = (delta: object, reason: string | null = null) =>
    chunk({ choices: [{ index: 0, delta, finish_reason: reason }] })
  const size = turn.chunkChars ?? CHUNK_CHARS
  return [
    choice({ role: 'assistant', content: '' }),
    ...pieces(turn.thinking ?? '', size).map((piece) => choice({ reasoning_content: piece })),
    ...pieces(turn.text ?? '', size).map((piece) => choice({ content: piece })),
    ...wireCalls(turn, heading).flatMap((call, index) => callDeltas(call, index, size).map((delta) => choice(delta))),
    choice({}, finishReason(turn)),
    ...(usage ? [chunk({ choices: [], usage })] : [])
  ]
}

function wireCalls(turn: Turn, { id }: Heading): WireCall[] {
  return (turn.toolCalls ?? []).map((call, index) => ({
    id: call.id ?? `call_${id}_${index + 1}`,
    type: 'function',
    function: { name: call.name, arguments: argumentText(call) }
  }))
}

function callDeltas(call: WireCall, index: number, size: number): object[] {
  const { name, arguments: text } = call.function
  return [
    { tool_calls: [{ ...call, index, function: { name, arguments: '' } }] },
    ...pieces(text, size).map((piece) => ({ tool_calls: [{ index, function: { arguments: piece } }] }))
  ]
}

function finishReason(turn: Turn): string {
  return turn.finishReason ?? (turn.toolCalls?.length ? 'tool_calls' : 'stop')
}

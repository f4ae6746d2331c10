import type { Message } from '../../src/agent/messages.ts'
import type { ModelEmulator, ModelEmulatorOptions } from '../../emulators/model/start-model.ts'
import type { ModelSpec } from '../../src/models/open-model.ts'
import { askOver, modelOf, stream, type Seen } from './model-requests.ts'

export function model(server: ModelEmulator, options?: Partial<ModelSpec>) {
  return modelOf(server, 'anthropic', options)
}

export function ask(script: ModelEmulatorOptions['script'], options?: Partial<ModelSpec>, seen?: Seen) {
  return askOver(script, { api: 'anthropic', ...options }, seen)
}

export function assistant(parts: Partial<Extract<Message, { role: 'assistant' }>>): Message {
  return { role: 'assistant', text: '', thinking: '', toolCalls: [], ...parts }
}

export function result(callId: string, text = 'none', ok = true): Message {
  return { role: 'tool', callId, name: 'grep', ok, text }
}

/** The stream of a response with these parts, each with its deltas. */
export function streamOf(
  blocks: readonly (readonly [object, ...object[]])[],
  stop: object = { stop_reason: 'end_turn' }
) {
  return stream(
    {
      type: 'message_start',
      message: { role: 'assistant', content: [], usage: { input_tokens: 9, output_tokens: 1 } }
    },
    ...blocks.flatMap(([content_block, ...deltas], index) => [
      { type: 'content_block_start', index, content_block },
      ...deltas.map((delta) => ({ type: 'content_block_delta', index, delta })),
      { type: 'content_block_stop', index }
    ]),
    { type: 'message_delta', delta: stop, usage: { output_tokens: 5 } },
    { type: 'message_stop' }
  )
}

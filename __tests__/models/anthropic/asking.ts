import * as z from 'zod'
import type { Message } from '../../../src/agent/messages.ts'
import type { Reply, ReplyRequest } from '../../../src/agent/model.ts'
import { defineTool } from '../../../src/agent/tool.ts'
import { startModel, type LoopbackModel, type LoopbackModelOptions } from '../../../src/loopback/model/start-model.ts'
import { openModel, type ModelSpec } from '../../../src/models/open-model.ts'
import { InstantClock } from '../instant-clock.ts'

export const grep = defineTool({
  name: 'grep',
  description: 'Searches.',
  cachePolicy: 'cacheable',
  parameters: z.strictObject({ pattern: z.string() }),
  subject: ({ pattern }) => pattern,
  run: () => Promise.resolve({ text: '' })
})

export const key = (text: string) => ({ kind: 'key', key: text }) as const

const servers: LoopbackModel[] = []

export async function start(script: LoopbackModelOptions['script'], name?: string): Promise<LoopbackModel> {
  const server = await startModel({ script, ...(name !== undefined && { name }) })
  servers.push(server)
  return server
}

export async function closeServers(): Promise<void> {
  await Promise.all(servers.splice(0).map((server) => server.close()))
}

export function model(server: LoopbackModel, options: Partial<ModelSpec> = {}) {
  const { apiKey, name } = server
  const baseUrl = server.baseUrlOf('anthropic')
  return openModel({
    api: 'anthropic',
    baseUrl,
    credential: key(apiKey),
    model: name,
    clock: new InstantClock(),
    ...options
  })
}

export interface Seen {
  readonly deltas: string[]
  readonly retries: string[]
}

export function listen(): Seen {
  return { deltas: [], retries: [] }
}

export function request(seen: Seen = listen(), signal = new AbortController().signal): ReplyRequest {
  return {
    messages: [{ role: 'user', text: 'Find it.' }],
    tools: [grep],
    signal,
    onDelta: ({ kind, text }) => seen.deltas.push(`${kind}: ${text}`),
    onRetry: ({ reason }) => seen.retries.push(reason),
    onFallback: () => undefined
  }
}

/** Asks a model that follows the script once, and gives back what came of it. */
export async function ask(script: LoopbackModelOptions['script'], options: Partial<ModelSpec> = {}, seen?: Seen) {
  const server = await start(script)
  return { server, reply: await model(server, options).reply(request(seen)) }
}

/** The message that a reply becomes. */
export function messageOf({ text, thinking, toolCalls, echo }: Reply): Message {
  return { role: 'assistant', text, thinking, toolCalls, ...(echo && { echo }) }
}

export function assistant(parts: Partial<Extract<Message, { role: 'assistant' }>>): Message {
  return { role: 'assistant', text: '', thinking: '', toolCalls: [], ...parts }
}

export function result(callId: string, text = 'none', ok = true): Message {
  return { role: 'tool', callId, name: 'grep', ok, text }
}

/** Events as they come over the line. */
export function stream(...events: (Readonly<Record<string, unknown>> & { readonly type: string })[]): string {
  return events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join('')
}

/** A whole reply of these parts, each with its deltas, as a stream. */
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

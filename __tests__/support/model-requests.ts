import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import * as z from 'zod'
import type { Message } from '../../src/agent/messages.ts'
import type { ModelResponse, ModelRequest } from '../../src/agent/model.ts'
import { defineTool } from '../../src/agent/tool.ts'
import type { Step, Turn } from '../../emulators/model/script.ts'
import { startModelEmulator, type ModelEmulator, type ModelEmulatorOptions } from '../../emulators/model/start-model.ts'
import { openModel, type ModelSpec } from '../../src/models/open-model.ts'
import { InstantClock } from './instant-clock.ts'
import type { Api } from '../../src/domain/settings.ts'

export const grep = defineTool({
  name: 'grep',
  description: 'Searches.',
  cachePolicy: 'cacheable',
  parameters: z.strictObject({ pattern: z.string(), limit: z.number().int().optional() }),
  subject: ({ pattern }) => pattern,
  run: () => Promise.resolve({ text: '' })
})

export const call = { name: 'grep', arguments: { pattern: 'a "quoted" 🌍 word that takes several pieces' } }
export const turn: Turn = { text: 'Let me look for it.', thinking: 'Where is it?', toolCalls: [call] }
export const ok: Turn = { text: 'ok' }

/** For models with a key. */
export const getIdentityToken = () => Promise.reject(new Error('no identity was expected'))

export const key = (text: string) => ({ kind: 'key', key: text }) as const

const servers: Pick<ModelEmulator, 'close'>[] = []

export async function start(script: ModelEmulatorOptions['script'], name?: string): Promise<ModelEmulator> {
  const server = await startModelEmulator({ script, ...(name !== undefined && { name }) })
  servers.push(server)
  return server
}

/** Starts a custom server. @returns its address */
export async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  servers.push({
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    }
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`
}

export async function closeServers(): Promise<void> {
  await Promise.all(servers.splice(0).map((server) => server.close()))
}

export function modelOf(server: ModelEmulator, api: Api, options: Partial<ModelSpec> = {}) {
  const { apiKey, name } = server
  const clock = new InstantClock()
  return openModel({ api, baseUrl: server.baseUrlOf(api), credential: key(apiKey), model: name, clock, ...options })
}

export interface Seen {
  readonly deltas: string[]
  readonly retries: string[]
}

export function listen(): Seen {
  return { deltas: [], retries: [] }
}

export function request(seen: Seen = listen(), signal = new AbortController().signal): ModelRequest {
  return {
    messages: [{ role: 'user', text: 'Find it.' }],
    tools: [grep],
    signal,
    onDelta: ({ kind, text }) => {
      if (kind === 'text' || kind === 'thinking') seen.deltas.push(`${kind}: ${text}`)
    },
    onRetry: ({ reason }) => seen.retries.push(reason),
    onFallback: () => undefined
  }
}

export function requestOf(messages: readonly Message[], seen?: Seen): ModelRequest {
  return { ...request(seen), messages }
}

/** Makes one request to a model with the script. */
export async function askOver(
  script: ModelEmulatorOptions['script'],
  { api, ...options }: Partial<ModelSpec> & Pick<ModelSpec, 'api'>,
  seen?: Seen
) {
  const server = await start(script)
  return { server, response: await modelOf(server, api, options).respond(request(seen)) }
}

/** An error status in OpenAI's format. */
export function status(code: number, error: object = { message: 'no' }, headers = {}): Step {
  return { fault: 'status', status: code, body: { error }, headers }
}

/** The message of a response. */
export function messageOf({ text, thinking, toolCalls, providerMetadata }: ModelResponse): Message {
  return { role: 'assistant', text, thinking, toolCalls, ...(providerMetadata && { providerMetadata }) }
}

export function resultsOf({ toolCalls }: ModelResponse, text = 'none'): Message[] {
  return toolCalls.map(({ id, name }) => ({ role: 'tool', callId: id, name, ok: true, text }))
}

/** Server-sent events. */
export function stream(...events: (Readonly<Record<string, unknown>> & { readonly type: string })[]): string {
  return events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join('')
}

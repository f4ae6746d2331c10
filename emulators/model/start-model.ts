import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { anthropicWire } from './anthropic.ts'
import { chatWire } from './chat.ts'
import { geminiWire } from './gemini.ts'
import { responsesWire } from './responses.ts'
import { nextStep, type Script, type SeenRequest, type WireName } from './script.ts'
import { sendJson, type ApiError } from './send-json.ts'
import { sendRefusal, sendStep } from './send-step.ts'
import { BadRequest, type Received, type Wire } from './wire.ts'

/** Each protocol with the folder below which its paths stand, and with what belongs to them in a base URL. */
const ENDPOINTS: readonly { name: WireName; folder: string; base: string; wire: Wire }[] = [
  { name: 'chat', folder: '', base: '/v1', wire: chatWire },
  { name: 'responses', folder: '', base: '/v1', wire: responsesWire },
  { name: 'anthropic', folder: '/anthropic', base: '', wire: anthropicWire },
  { name: 'gemini', folder: '/gemini', base: '/v1beta', wire: geminiWire }
]

export interface ModelEmulatorOptions {
  readonly script: Script
  /** The one model on offer. */
  readonly name?: string
  /** The one key that is let in. */
  readonly apiKey?: string
}

/** A model on this machine that plays a script over each of the protocols. */
export interface ModelEmulator {
  /** For `base-url`, of Chat Completions; ends in /v1. */
  readonly baseUrl: string
  /** For `base-url`, of any of the protocols. */
  baseUrlOf(api: WireName): string
  readonly apiKey: string
  readonly name: string
  /** Every request that was answered from the script, in order. */
  readonly requests: readonly SeenRequest[]
  /** Ends every connection, answered or not. */
  close(): Promise<void>
}

interface Served {
  readonly script: Script
  readonly name: string
  readonly apiKey: string
  readonly requests: SeenRequest[]
}

/** Starts it on a free port of 127.0.0.1. */
export async function startModelEmulator(options: ModelEmulatorOptions): Promise<ModelEmulator> {
  const { script, name = 'scripted', apiKey = 'loopback-model-key' } = options
  const served: Served = { script, name, apiKey, requests: [] }
  const server = createServer((request, response) => {
    answer(request, response, served).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const baseUrlOf = (api: WireName) => {
    const { folder = '', base = '' } = ENDPOINTS.find(({ name }) => name === api) ?? {}
    return `http://127.0.0.1:${port}${folder}${base}`
  }
  return {
    baseUrl: baseUrlOf('chat'),
    baseUrlOf,
    apiKey,
    name,
    requests: served.requests,
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    }
  }
}

async function answer(request: IncomingMessage, response: ServerResponse, served: Served): Promise<void> {
  const { method = '', url = '', headers } = request
  const endpoint = endpointOf({ method, path: url })
  if (!endpoint) {
    sendRefusal(unknownRoute(`${method} ${url}`), { wire: chatWire, response })
    return
  }
  const { wire, route, path } = endpoint
  const refused = refusalOfKey(wire.keyOf({ headers, path }), served.apiKey)
  if (refused) sendRefusal(refused, { wire, response })
  else if (route === 'models') sendJson(response, { status: 200, body: wire.modelList(served.name) })
  else await reply({ method, path, headers, body: await text(request) }, { wire, response, served })
}

/** Protocols whose own paths begin anew below a folder of ours stand there; the rest at the root. */
function endpointOf({ method, path }: { method: string; path: string }) {
  for (const { folder, wire } of ENDPOINTS) {
    if (!path.startsWith(`${folder}/`)) continue
    const own = path.slice(folder.length)
    const route = wire.routeOf({ method, path: own })
    if (route) return { wire, route, path: own }
  }
  return undefined
}

function unknownRoute(route: string): ApiError {
  return { status: 404, code: 'unknown_url', message: `Unknown request URL: ${route}.` }
}

function refusalOfKey(given: string | undefined, wanted: string): ApiError | undefined {
  if (given === wanted) return undefined
  const message = given === undefined ? "You didn't provide an API key." : 'Incorrect API key provided.'
  return { status: 401, code: 'invalid_api_key', message }
}

interface Replying {
  readonly wire: Wire
  readonly response: ServerResponse
  readonly served: Served
}

async function reply(received: Received, { wire, response, served }: Replying): Promise<void> {
  const { script, name, requests } = served
  try {
    const request = wire.read(received, requests.length + 1)
    if (request.model !== name) {
      const message = `The model \`${request.model}\` does not exist or you do not have access to it.`
      sendRefusal({ status: 404, code: 'model_not_found', message }, { wire, response })
      return
    }
    const before = requests.at(-1)
    requests.push(request)
    const asked = { request, promptBefore: before ? wire.promptOf(before) : '' }
    await sendStep(await nextStep(script, request), { wire, asked, response })
  } catch (error) {
    fail(error, { wire, response })
  }
}

function fail(error: unknown, { wire, response }: Omit<Replying, 'served'>): void {
  // The script has gone wrong in the middle of an answer, or the client has gone away: there is no one to tell.
  if (response.headersSent || response.destroyed) {
    response.destroy()
    return
  }
  const message = Error.isError(error) ? error.message : String(error)
  const refusal: ApiError =
    error instanceof BadRequest
      ? { status: 400, parameter: error.parameter, message }
      : // A mistake in a script is told at once: asking again would not mend it.
        { status: 500, type: 'server_error', message, headers: { 'x-should-retry': 'false' } }
  sendRefusal(refusal, { wire, response })
}

import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { anthropicWire } from './anthropic.ts'
import { chatWire } from './chat.ts'
import { geminiWire } from './gemini.ts'
import { responsesWire } from './responses.ts'
import { nextStep, type Script, type SeenRequest, type WireName } from './script.ts'
import { sendJson, type ApiError } from './send-json.ts'
import { sendError, sendStep } from './send-step.ts'
import { BadRequest, type Received, type Wire } from './wire.ts'

/** Each protocol with the prefix of its paths, and the part of the path that belongs to the base URL. */
const ENDPOINTS: readonly { name: WireName; prefix: string; base: string; wire: Wire }[] = [
  { name: 'chat', prefix: '', base: '/v1', wire: chatWire },
  { name: 'responses', prefix: '', base: '/v1', wire: responsesWire },
  { name: 'anthropic', prefix: '/anthropic', base: '', wire: anthropicWire },
  { name: 'gemini', prefix: '/gemini', base: '/v1beta', wire: geminiWire }
]

export interface ModelEmulatorOptions {
  readonly script: Script
  /** The name of the only model. */
  readonly name?: string
  /** The only valid key. */
  readonly apiKey?: string
}

/** A model on this machine that plays a script over each of the protocols. */
export interface ModelEmulator {
  /** The base URL for Chat Completions; ends in /v1. */
  readonly baseUrl: string
  baseUrlOf(api: WireName): string
  readonly apiKey: string
  readonly name: string
  /** Every request answered from the script, in order. */
  readonly requests: readonly SeenRequest[]
  /** Ends every connection, answered or not. */
  close(): Promise<void>
}

interface ServedModel {
  readonly script: Script
  readonly name: string
  readonly apiKey: string
  readonly requests: SeenRequest[]
}

/** Starts on a free port of 127.0.0.1. */
export async function startModelEmulator(options: ModelEmulatorOptions): Promise<ModelEmulator> {
  const { script, name = 'scripted', apiKey = 'emulator-model-key' } = options
  const model: ServedModel = { script, name, apiKey, requests: [] }
  const server = createServer((request, response) => {
    answer(request, response, model).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const baseUrlOf = (api: WireName) => {
    const { prefix = '', base = '' } = ENDPOINTS.find(({ name }) => name === api) ?? {}
    return `http://127.0.0.1:${port}${prefix}${base}`
  }
  return {
    baseUrl: baseUrlOf('chat'),
    baseUrlOf,
    apiKey,
    name,
    requests: model.requests,
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    }
  }
}

async function answer(request: IncomingMessage, response: ServerResponse, model: ServedModel): Promise<void> {
  const { method = '', url = '', headers } = request
  const endpoint = endpointOf({ method, path: url })
  if (!endpoint) {
    sendError(unknownRoute(`${method} ${url}`), { wire: chatWire, response })
    return
  }
  const { wire, route, path } = endpoint
  const error = keyError(wire.keyOf({ headers, path }), model.apiKey)
  if (error) sendError(error, { wire, response })
  else if (route === 'models') describeModels(path, { wire, response, model })
  else await respond({ method, path, headers, body: await text(request) }, { wire, response, model })
}

/** The list of models, or the description of one. */
function describeModels(path: string, { wire, response, model }: RespondOptions): void {
  const list = wire.modelList(model.name)
  const [, wanted] = /\/models\/([^/?]+)/.exec(path) ?? []
  const descriptions: readonly unknown[] = Object.values(list).find(Array.isArray) ?? []
  if (wanted === undefined) sendJson(response, { status: 200, body: list })
  else if (decodeURIComponent(wanted) === model.name)
    sendJson(response, { status: 200, body: descriptions[0] as object })
  else sendError({ status: 404, code: 'model_not_found', message: `No model ${wanted}.` }, { wire, response })
}

function endpointOf({ method, path }: { method: string; path: string }) {
  for (const { prefix, wire } of ENDPOINTS) {
    if (!path.startsWith(`${prefix}/`)) continue
    const own = path.slice(prefix.length)
    const route = wire.routeOf({ method, path: own })
    if (route) return { wire, route, path: own }
  }
  return undefined
}

function unknownRoute(route: string): ApiError {
  return { status: 404, code: 'unknown_url', message: `Unknown request URL: ${route}.` }
}

function keyError(key: string | undefined, validKey: string): ApiError | undefined {
  if (key === validKey) return undefined
  const message = key === undefined ? "You didn't provide an API key." : 'Incorrect API key provided.'
  return { status: 401, code: 'invalid_api_key', message }
}

interface RespondOptions {
  readonly wire: Wire
  readonly response: ServerResponse
  readonly model: ServedModel
}

async function respond(received: Received, { wire, response, model }: RespondOptions): Promise<void> {
  const { script, name, requests } = model
  try {
    const request = wire.read(received, requests.length + 1)
    if (request.model !== name) {
      const message = `The model \`${request.model}\` does not exist or you do not have access to it.`
      sendError({ status: 404, code: 'model_not_found', message }, { wire, response })
      return
    }
    const previous = requests.at(-1)
    requests.push(request)
    const exchange = { request, previousPrompt: previous ? wire.promptOf(previous) : '' }
    await sendStep(await nextStep(script, request), { wire, exchange, response })
  } catch (error) {
    sendFailure(error, { wire, response })
  }
}

function sendFailure(error: unknown, { wire, response }: Omit<RespondOptions, 'model'>): void {
  // The script failed in the middle of a response, or the client is gone.
  if (response.headersSent || response.destroyed) {
    response.destroy()
    return
  }
  const message = Error.isError(error) ? error.message : String(error)
  const apiError: ApiError =
    error instanceof BadRequest
      ? { status: 400, parameter: error.parameter, message }
      : // A bug in the script: a retry would not help.
        { status: 500, type: 'server_error', message, headers: { 'x-should-retry': 'false' } }
  sendError(apiError, { wire, response })
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { promptOf } from './completion.ts'
import { BadRequest, readRequest } from './read-request.ts'
import { nextStep, type Script, type SeenRequest } from './script.ts'
import { sendError, sendJson } from './send-json.ts'
import { sendStep } from './send-step.ts'

export interface LoopbackModelOptions {
  readonly script: Script
  /** The one model on offer. */
  readonly name?: string
  /** The one key that is let in. */
  readonly apiKey?: string
}

/** A model on this machine that plays a script over OpenAI's Chat Completions. */
export interface LoopbackModel {
  /** For `base-url`; ends in /v1. */
  readonly baseUrl: string
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
export async function startModel(options: LoopbackModelOptions): Promise<LoopbackModel> {
  const { script, name = 'scripted', apiKey = 'loopback-model-key' } = options
  const served: Served = { script, name, apiKey, requests: [] }
  const server = createServer((request, response) => {
    answer(request, response, served).catch((error: unknown) => {
      fail(response, error)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
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
  const route = `${request.method ?? ''} ${request.url ?? ''}`
  if (!isLetIn(request, response, served.apiKey)) return
  switch (route) {
    case 'GET /v1/models':
      sendJson(response, 200, {
        object: 'list',
        data: [{ id: served.name, object: 'model', created: 0, owned_by: 'loopback' }]
      })
      return
    case 'POST /v1/chat/completions':
      await complete(await text(request), response, served)
      return
    default:
      sendError(response, { status: 404, code: 'unknown_url', message: `Unknown request URL: ${route}.` })
  }
}

function isLetIn({ headers }: IncomingMessage, response: ServerResponse, apiKey: string): boolean {
  if (headers.authorization === `Bearer ${apiKey}`) return true
  const message = headers.authorization ? 'Incorrect API key provided.' : "You didn't provide an API key."
  sendError(response, { status: 401, code: 'invalid_api_key', message })
  return false
}

async function complete(body: string, response: ServerResponse, served: Served): Promise<void> {
  const { script, name, requests } = served
  const request = readRequest(body, requests.length + 1)
  if (request.body['model'] !== name) {
    const message = `The model \`${String(request.body['model'])}\` does not exist or you do not have access to it.`
    sendError(response, { status: 404, code: 'model_not_found', message })
    return
  }
  const before = requests.at(-1)
  requests.push(request)
  const heading = { id: `chatcmpl-${request.number}`, created: 0, model: name }
  const step = await nextStep(script, request)
  await sendStep(step, { request, promptBefore: before ? promptOf(before) : '', heading }, response)
}

function fail(response: ServerResponse, error: unknown): void {
  // The script has gone wrong in the middle of an answer, or the client has gone away: there is no one to tell.
  if (response.headersSent || response.destroyed) {
    response.destroy()
    return
  }
  const message = Error.isError(error) ? error.message : String(error)
  if (error instanceof BadRequest) sendError(response, { status: 400, parameter: error.parameter, message })
  // A mistake in a script is told at once: asking again would not mend it.
  else sendError(response, { status: 500, type: 'server_error', message, headers: { 'x-should-retry': 'false' } })
}

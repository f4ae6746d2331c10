import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterEach, describe, expect, it } from '@jest/globals'
import { startModelEmulator, type ModelEmulator } from '../../emulators/model/start-model.ts'
import { checkModel } from '../../src/connect-model.ts'
import type { Api } from '../../src/domain/settings.ts'
import { findModelProblem } from '../../src/models/open-model.ts'
import { key } from '../support/model-requests.ts'

const apis = ['chat', 'responses', 'anthropic', 'gemini'] as const
const { signal } = new AbortController()

const servers: (ModelEmulator | Server)[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    if ('closeAllConnections' in server) server.closeAllConnections()
    await server.close()
  }
})

async function emulator(): Promise<ModelEmulator> {
  const server = await startModelEmulator({ script: [] })
  servers.push(server)
  return server
}

/** A server that answers every request with this. */
async function answering(status: number, body: object): Promise<string> {
  const server = createServer((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}/v1`
}

describe.each(apis)('over %s', (api) => {
  it('finds nothing wrong with a model that exists, and asks for no response', async () => {
    const server = await emulator()
    const spec = { api, baseUrl: server.baseUrlOf(api), credential: key(server.apiKey), model: server.name }
    expect(await findModelProblem(spec, signal)).toBeUndefined()
    expect(server.requests).toEqual([])
  })

  it('names the models of the endpoint if there is none with this name', async () => {
    const server = await emulator()
    const spec = { api, baseUrl: server.baseUrlOf(api), credential: key(server.apiKey), model: 'scrpted' }
    expect(await findModelProblem(spec, signal)).toMatch(/has no model scrpted .*: scripted\./)
  })

  it('reports a key that is not valid', async () => {
    const server = await emulator()
    const spec = { api, baseUrl: server.baseUrlOf(api), credential: key('wrong'), model: server.name }
    expect(await findModelProblem(spec, signal)).toMatch(/refused the API key .*set api-key/)
  })

  it.each<[string, number, object]>([
    ['a key without a scope', 401, { error: { message: 'Missing scopes: api.model.read' } }],
    ['a forbidden list', 403, { error: { message: 'Not for this project.' } }],
    ['a rate limit', 429, { error: { message: 'Slow down.' } }],
    ['an overload', 503, { error: { message: 'Overloaded.' } }],
    ['an unknown request', 400, { error: { message: 'What?' } }],
    ['something else', 200, {}]
  ])('concludes nothing from %s', async (_, status, body) => {
    const spec = { api, baseUrl: await answering(status, body), credential: key('k'), model: 'm' }
    expect(await findModelProblem(spec, signal)).toBeUndefined()
  })

  it('concludes nothing if no server listens', async () => {
    const spec = { api, baseUrl: 'http://127.0.0.1:65535/v1', credential: key('k'), model: 'm' }
    expect(await findModelProblem(spec, signal)).toBeUndefined()
  })
})

it.each<[Api, string]>([
  ['chat', 'an endpoint of an unknown provider'],
  ['anthropic', 'a compatible endpoint']
])('asks nothing over %s at %s', async (api) => {
  const server = await emulator()
  const baseUrl = server.baseUrlOf(api)
  const { host } = new URL(baseUrl)
  const choice = { name: 'm', provider: undefined, api, baseUrl, host, credential: key('wrong') }
  expect(await checkModel(choice, {}, signal)).toBeUndefined()
})

import { afterEach, expect, it } from '@jest/globals'
import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { openModel } from '../../src/models/open-model.ts'
import { key, listen, request } from '../support/model-requests.ts'
import type { Api } from '../../src/domain/settings.ts'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** A server without the requested model. @param list writes the list of models */
async function serve(list: (response: ServerResponse) => void): Promise<string> {
  const server = createServer((incoming, response) => {
    const isList = incoming.method === 'GET'
    response.writeHead(isList ? 200 : 404, { 'content-type': 'application/json' })
    if (isList) list(response)
    else response.end('{"error":{"message":"No such model."}}')
  })
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}/v1`
}

function ask(api: Api, baseUrl: string, signal?: AbortSignal) {
  return openModel({ api, baseUrl, credential: key('k'), model: 'nine' }).respond(request(listen(), signal))
}

const lists = [
  ['a list of unknown fields', { data: [{ name: 7 }], models: [{ title: 'x' }] }],
  ['a bare list', [{ id: 'a' }]],
  ['endless names', { data: [{ id: 'x'.repeat(1e5) }], models: [{ name: 'x'.repeat(1e5) }] }],
  ['no list', { data: 7, models: 7 }],
  ['this model among others', { data: [{ id: 'nine' }, { id: 'ten' }], models: [{ name: 'models/nine' }] }]
] as const

it.each((['chat', 'anthropic', 'gemini'] as const).flatMap((api) => lists.map((each) => [api, ...each] as const)))(
  'reports an error over %s without suggestions if the server sends %s',
  async (api, _, body) => {
    const asked = ask(
      api,
      await serve((response) => {
        response.end(JSON.stringify(body))
      })
    )
    await expect(asked).rejects.toThrow(/does not serve nine \(404: "No such model"\); check base-url and model\.$/)
  }
)

it.each(['chat', 'responses', 'anthropic', 'gemini'] as const)(
  'does not wait over %s for an endless list once the run is stopped',
  async (api) => {
    const stop = new AbortController()
    const baseUrl = await serve((response) => {
      response.write('{"data":[')
      stop.abort(new Error('stopped'))
    })
    await expect(ask(api, baseUrl, stop.signal)).rejects.toThrow('stopped')
  }
)

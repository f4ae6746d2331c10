import { afterEach, describe, expect, it } from '@jest/globals'
import { readEndpoint } from '../../../src/models/endpoint.ts'
import { createProtocol as createChat } from '../../../src/models/chat/chat-protocol.ts'
import { createProtocol as createResponses } from '../../../src/models/responses/responses-protocol.ts'
import { closeServers, getIdentityToken, key, request, start } from '../../support/model-requests.ts'

afterEach(closeServers)

describe('the environment', () => {
  const hostile = {
    OPENAI_API_KEY: 'env-key',
    OPENAI_ADMIN_KEY: 'env-admin',
    OPENAI_BASE_URL: 'http://127.0.0.1:9',
    OPENAI_CUSTOM_HEADERS: 'Authorization: Bearer env\nX-Evil: yes\nOpenAI-Project: env\nContent-Type: text/plain',
    OPENAI_LOG: 'debug',
    OPENAI_ORG_ID: 'env',
    OPENAI_PROJECT_ID: 'env'
  }

  afterEach(() => {
    for (const name of Object.keys(hostile)) Reflect.deleteProperty(process.env, name)
  })

  it.each([
    ['chat', createChat],
    ['responses', createResponses]
  ] as const)('does not affect host or credential over %s', async (api, createProtocol) => {
    Object.assign(process.env, hostile)
    const sent: Headers[] = []
    const spying: typeof fetch = (url, init) => {
      sent.push(new Headers(init?.headers))
      return fetch(url, init)
    }
    const server = await start([{ text: 'ok' }])
    const endpoint = readEndpoint(server.baseUrlOf(api), key(server.apiKey))
    const parameters = { temperature: undefined, maxOutputTokens: undefined, toolChoice: 'auto' } as const
    const protocol = createProtocol({ endpoint, model: server.name, parameters, fetch: spying, getIdentityToken })
    await expect(protocol.ask(request())).resolves.toMatchObject({ text: 'ok' })
    await expect(protocol.listModels(new AbortController().signal)).resolves.toEqual([server.name])
    const headerOf = (name: string) => sent.map((headers) => headers.get(name))
    expect(headerOf('authorization')).toEqual(Array(2).fill(`Bearer ${server.apiKey}`))
    expect(headerOf('x-evil')).toEqual([null, null])
    expect(headerOf('openai-project')).toEqual([null, null])
    expect(headerOf('openai-organization')).toEqual([null, null])
    expect(headerOf('content-type')[0]).toBe('application/json')
  })
})

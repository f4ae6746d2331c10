import { afterEach, expect, it } from '@jest/globals'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import type { ModelRequest } from '../../../src/agent/model.ts'
import { startModelEmulator, type ModelEmulator } from '../../../emulators/model/start-model.ts'
import { readEndpoint } from '../../../src/models/endpoint.ts'
import { createProtocol } from '../../../src/models/gemini/gemini-protocol.ts'
import { compileCache } from '../../support/compile-cache.ts'
import { getIdentityToken } from '../../support/model-requests.ts'

const servers: ModelEmulator[] = []

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

const OK = 'data: {"candidates":[{"content":{"parts":[{"text":"ok"}]},"finishReason":"STOP"}]}\n\n'
const VERTEX = 'https://europe-west4-aiplatform.googleapis.com/v1/projects/p/locations/europe-west4'

const request: ModelRequest = {
  messages: [{ role: 'user', text: 'Find it.' }],
  tools: [],
  signal: new AbortController().signal,
  onDelta: () => undefined,
  onRetry: () => undefined,
  onFallback: () => undefined
}

/** The requests to an address that no test can serve. */
async function sentTo(baseUrl: string, key: string, model = 'gemini-pro-latest') {
  const sent: { url: string; headers: Headers; signal: unknown }[] = []
  const protocol = createProtocol({
    endpoint: readEndpoint(baseUrl, { kind: 'key', key }),
    model,
    parameters: { temperature: undefined, maxOutputTokens: undefined, toolChoice: 'auto' },
    getIdentityToken,
    fetch: (url, init) => {
      sent.push({
        url: String(url instanceof Request ? url.url : url),
        headers: new Headers(init?.headers),
        signal: init?.signal
      })
      return Promise.resolve(new Response(OK))
    }
  })
  await protocol.ask(request)
  return sent.map(({ url, headers, signal }) => ({
    url,
    key: headers.get('x-goog-api-key'),
    bearer: headers.get('authorization'),
    hasSignal: signal === request.signal
  }))
}

it.each([
  ['AI Studio with a key', 'https://generativelanguage.googleapis.com/v1beta', { key: 'AIzaKey' }],
  ['Vertex with an access token', VERTEX, { bearer: 'Bearer ya29.token' }],
  ['Vertex with an API key', VERTEX, { key: 'AQ.key' }],
  [
    'Vertex in any region',
    'https://aiplatform.googleapis.com/v1/projects/p/locations/global/',
    { bearer: 'Bearer ya29.token' }
  ],
  ['Vertex in express mode', 'https://aiplatform.googleapis.com/v1', { key: 'AQ.key' }]
])('sends one request to %s, without the key in the address', async (_, baseUrl, expected) => {
  const folder = baseUrl.includes('aiplatform') ? 'publishers/google/models' : 'models'
  const url = `${baseUrl.replace(/\/$/, '')}/${folder}/gemini-pro-latest:streamGenerateContent?alt=sse`
  const credential = Object.values(expected).join('').replace('Bearer ', '')
  const sent = { key: null, bearer: null, ...expected, url, hasSignal: true }
  await expect(sentTo(baseUrl, credential)).resolves.toEqual([sent])
})

it('sends no key to a local server that needs none', async () => {
  await expect(sentTo('http://127.0.0.1:4000/v1beta', '')).resolves.toMatchObject([{ key: null, bearer: null }])
})

// Each of them changes address, version or credential of the SDK for Node, or makes it write to the console.
const MISLEADING = {
  GOOGLE_API_KEY: 'wrong-key',
  GEMINI_API_KEY: 'other-wrong-key',
  GOOGLE_GENAI_USE_VERTEXAI: 'true',
  GOOGLE_GENAI_USE_ENTERPRISE: 'false',
  GOOGLE_CLOUD_PROJECT: 'wrong-project',
  GOOGLE_CLOUD_LOCATION: 'wrong-location',
  GOOGLE_VERTEX_BASE_URL: 'http://127.0.0.1:9',
  GOOGLE_GEMINI_BASE_URL: 'http://127.0.0.1:9',
  GOOGLE_GENAI_API_VERSION: 'v9',
  GOOGLE_APPLICATION_CREDENTIALS: '/nowhere/credentials.json'
}

it.each(['/v1beta', '/v1/projects/p/locations/l'])(
  'ignores the environment and writes nothing to the console: %s',
  async (path) => {
    const toolCalls = [{ name: 'grep', arguments: {} }]
    const server = await startModelEmulator({ script: [{ text: 'a', thinking: 'b', toolCalls }] })
    servers.push(server)
    const spec = {
      api: 'gemini',
      baseUrl: server.baseUrlOf('gemini').replace('/v1beta', path),
      credential: { kind: 'key', key: server.apiKey },
      model: server.name
    }
    const program = `
      const { openModel } = await import(${JSON.stringify(pathToFileURL('src/models/open-model.ts').href)})
      const nothing = () => undefined
      const messages = [{ role: 'user', text: 'Find it.' }]
      const signal = new AbortController().signal
      const request = { messages, tools: [], signal, onDelta: nothing, onRetry: nothing, onFallback: nothing }
      process.send(await openModel(${JSON.stringify(spec)}).respond(request), () => process.disconnect())`
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compileCache, ...MISLEADING },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc']
    })
    const written = Promise.all([child.stdout ?? [], child.stderr ?? []].map((stream) => text(Readable.from(stream))))
    const [response] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as unknown[]
    expect(await written).toEqual(['', ''])
    expect(response).toMatchObject({ text: 'a', toolCalls: [{ name: 'grep' }] })
  }
)

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { UserError } from '../../../src/errors.ts'
import { ModelError } from '../../../src/agent/model.ts'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { startModelEmulator, type ModelEmulator } from '../../../emulators/model/start-model.ts'
import { readEndpoint } from '../../../src/models/endpoint.ts'
import { createFetch, findFailure } from '../../../src/models/http/fetch.ts'
import { modelFromProtocol } from '../../../src/models/protocol-model.ts'
import { createProtocol } from '../../../src/models/responses/responses-protocol.ts'
import { requestIdentityToken } from '../../../src/models/openai/workload-identity.ts'
import { listen, request } from '../../support/model-requests.ts'
import { InstantClock } from '../../support/instant-clock.ts'

/** A response of the server, or none at all. */
type Answer = { readonly status: number; readonly body: unknown } | 'silence'

interface Asked {
  readonly url: string
  readonly authorization: string | undefined
  readonly body: string
}

let answers: Answer[] = []
let asked: Asked[] = []
let model: ModelEmulator
let server: Server
let baseUrl = ''

beforeEach(async () => {
  answers = []
  asked = []
  model = await startModelEmulator({ script: [{ text: 'ok' }, { text: 'ok' }], apiKey: 'exchanged' })
  server = createServer((incoming, response) => {
    void answerNext(incoming, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  baseUrl = `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`
})

async function answerNext(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url = '', headers } = incoming
  const answer = answers.shift() ?? { status: 500, body: 'no more answers' }
  asked.push({ url, authorization: headers.authorization, body: await text(incoming) })
  if (answer === 'silence') return
  response.writeHead(answer.status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(answer.body))
}

afterEach(async () => {
  await model.close()
  server.closeAllConnections()
  server.close()
})

const sorted = createFetch({ answerMs: 60_000, idleMs: 60_000 }, () => 0)

/** The SDK has a fixed address for tokens; here it leads to the server of the test. */
const rerouted: typeof fetch = (url, init) => {
  const address = url instanceof Request ? url.url : url.toString()
  return sorted(address === 'https://auth.openai.com/oauth/token' ? `${baseUrl}/oauth/token` : url, init)
}

function open(getIdentityToken: (audience: string) => Promise<string>, clock = new InstantClock()) {
  const identity = { identityProviderId: 'idp_7', serviceAccountId: 'user-bot', audience }
  const endpoint = readEndpoint(model.baseUrl, { kind: 'workload-identity', ...identity })
  const parameters = {
    temperature: undefined,
    maxOutputTokens: undefined,
    toolChoice: 'auto',
    toolCalls: 'auto'
  } as const
  const options = { endpoint, model: model.name, parameters, fetch: rerouted, getIdentityToken }
  const openProtocol = () => Promise.resolve(createProtocol(options))
  return modelFromProtocol({
    endpoint,
    model: model.name,
    contextWindow: undefined,
    clock,
    isKnownHost: true,
    openProtocol
  })
}

const audience = 'https://api.openai.com/v1'
const requestFromGitHub = (path: string) =>
  requestIdentityToken({ url: baseUrl + path, bearer: 'runner-secret' }, audience, sorted)
const granted: Answer = { status: 200, body: { access_token: 'exchanged', token_type: 'Bearer', expires_in: 3600 } }

describe('a job without a secret', () => {
  it('authenticates with its identity', async () => {
    answers = [{ status: 200, body: { value: 'signed.by.github' } }, granted]
    const asker = open(() => requestFromGitHub('/token?api-version=2.0'))
    await asker.respond(request())
    await expect(asker.respond(request())).resolves.toMatchObject({ text: 'ok' })
    expect(asked.map(({ url, authorization }) => [url, authorization])).toEqual([
      ['/token?api-version=2.0&audience=https%3A%2F%2Fapi.openai.com%2Fv1', 'Bearer runner-secret'],
      ['/oauth/token', undefined]
    ])
    expect(JSON.parse(asked[1]?.body ?? '')).toEqual({
      grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
      subject_token: 'signed.by.github',
      subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
      identity_provider_id: 'idp_7',
      service_account_id: 'user-bot'
    })
  })

  it.each([400, 401, 403])('reports which input to change if OpenAI answers %d', async (status) => {
    answers = [{ status, body: { error: 'invalid_grant', error_description: 'No mapping matches.' } }]
    const asking = open(() => Promise.resolve('signed')).respond(request())
    await expect(asking).rejects.toThrow(ModelError)
    await expect(asking).rejects.toThrow(
      `OpenAI did not accept this job as user-bot (${status}: "No mapping matches"); check openai-service-account, openai-identity-provider (idp_7)`
    )
    expect(asked).toHaveLength(1)
  })

  it('retries the exchange after a transient failure', async () => {
    answers = [{ status: 503, body: { error: 'unavailable' } }, granted]
    const seen = listen()
    await expect(open(() => Promise.resolve('signed')).respond(request(seen))).resolves.toMatchObject({ text: 'ok' })
    expect(seen.retries).toEqual(['503 unavailable'])
  })

  it('retries the exchange after an answer without a token', async () => {
    answers = [{ status: 200, body: {} }, granted]
    const seen = listen()
    await expect(open(() => Promise.resolve('signed')).respond(request(seen))).resolves.toMatchObject({ text: 'ok' })
    expect(seen.retries).toEqual(['OpenAI answered without an access token'])
  })

  it('reports an account that cannot use the model', async () => {
    answers = [{ status: 200, body: { access_token: 'of-someone-else', expires_in: 60 } }]
    await expect(open(() => Promise.resolve('signed')).respond(request())).rejects.toThrow(
      /user-bot.*Incorrect API key.*openai-service-account/
    )
  })

  it('can be cancelled during the exchange', async () => {
    answers = ['silence']
    const controller = new AbortController()
    const asking = open(() => Promise.resolve('signed')).respond(request(listen(), controller.signal))
    await once(server, 'request')
    controller.abort(new Error('stop'))
    await expect(asking).rejects.toThrow('stop')
  })
})

describe("the runner's token", () => {
  it.each([
    ['an address', { url: '', bearer: 't' }],
    ['a token', { url: 'https://example.com', bearer: '' }]
  ])('is not available in a job without %s for it', async (_, missing) => {
    const asking = requestIdentityToken(missing, audience, sorted)
    await expect(asking).rejects.toThrow(UserError)
    await expect(asking).rejects.toThrow(/`id-token: write` to the permissions of the job/)
  })

  it('is explained if GitHub rejects the request', async () => {
    answers = [{ status: 403, body: { message: 'Not allowed.' } }]
    await expect(requestFromGitHub('/token')).rejects.toThrow(
      /^GitHub issued no identity token to this job \(403: "Not allowed"\)\. Add `id-token: write`/
    )
  })

  it.each<[string, Answer]>([
    ['GitHub is down', { status: 502, body: {} }],
    ['the answer contains none', { status: 200, body: { value: '' } }]
  ])('is retried when %s', async (_, answer) => {
    answers = [answer]
    const error: unknown = await requestFromGitHub('/token').catch((thrown: unknown) => thrown)
    expect(findFailure(error)).toMatchObject({ name: 'TransientFailure' })
  })

  it('never appears in the message of a failure', async () => {
    answers = [{ status: 401, body: { message: 'Bad token.' } }]
    await expect(requestFromGitHub('/token')).rejects.not.toThrow(/runner-secret/)
  })
})

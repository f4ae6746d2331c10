import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { ModelError, ContextOverflow } from '../../src/agent/model.ts'
import type { ModelEmulatorOptions } from '../../emulators/model/start-model.ts'
import type { Fault, Step } from '../../emulators/model/script.ts'
import { openModel, type ModelSpec } from '../../src/models/open-model.ts'
import { systemClock } from '../../src/models/failures/retry.ts'
import {
  askOver,
  call,
  closeServers,
  key,
  listen,
  modelOf,
  ok,
  request,
  requestOf,
  start,
  turn,
  type Seen
} from '../support/model-requests.ts'
import { InstantClock } from '../support/instant-clock.ts'
import { startUntrustedServer } from '../support/untrusted-server.ts'
import type { Api } from '../../src/domain/settings.ts'

interface Protocol {
  readonly api: Api
  /** The path of requests. */
  readonly path: string
  /** The id of the first call in the emulator's nth response. */
  readonly callId: (response: number) => string
  /** The number of chunks of the turn before the one that completes it. */
  readonly chunks: number
  /** An error in the provider's format. */
  readonly errorOf: (status: number, message: string) => object
}

/** The codes of OpenAI, Anthropic and Google for a status. */
const CODES = new Map<number, readonly [string, string, string]>([
  [400, ['invalid_request_error', 'invalid_request_error', 'INVALID_ARGUMENT']],
  [401, ['invalid_api_key', 'authentication_error', 'UNAUTHENTICATED']],
  [402, ['billing', 'billing_error', 'FAILED_PRECONDITION']],
  [403, ['permission_denied', 'permission_error', 'PERMISSION_DENIED']],
  [429, ['rate_limit_exceeded', 'rate_limit_error', 'RESOURCE_EXHAUSTED']],
  [503, ['overloaded', 'overloaded_error', 'UNAVAILABLE']]
])
const OTHERS = ['server_error', 'api_error', 'INTERNAL'] as const

const openAiError = (status: number, message: string) => ({
  error: { message, code: (CODES.get(status) ?? OTHERS)[0] }
})

const PROTOCOLS: readonly Protocol[] = [
  {
    api: 'chat',
    path: '/chat/completions',
    callId: (response) => `call_chatcmpl-${response}_1`,
    chunks: 9,
    errorOf: openAiError
  },
  {
    api: 'responses',
    path: '/responses',
    callId: (response) => `call_${response}_1`,
    chunks: 20,
    errorOf: openAiError
  },
  {
    api: 'anthropic',
    path: '/v1/messages',
    callId: (response) => `toolu_msg_${response}_1`,
    chunks: 16,
    errorOf: (status, message) => ({ type: 'error', error: { type: (CODES.get(status) ?? OTHERS)[1], message } })
  },
  {
    api: 'gemini',
    path: '/models/scripted',
    callId: (response) => `call_${response}_1`,
    chunks: 4,
    errorOf: (code, message) => ({ error: { code, message, status: (CODES.get(code) ?? OTHERS)[2] } })
  }
]

let clock = new InstantClock()

beforeEach(() => {
  clock = new InstantClock()
})

afterEach(closeServers)

function ask(
  script: ModelEmulatorOptions['script'],
  options: Partial<ModelSpec> & Pick<ModelSpec, 'api'>,
  seen?: Seen
) {
  return askOver(script, { clock, ...options }, seen)
}

/** An error status in the format of each provider. */
function rejected(code: number, message = 'no', headers = {}) {
  return ({ errorOf }: Protocol): Fault => ({ fault: 'status', status: code, body: errorOf(code, message), headers })
}

describe.each(PROTOCOLS)('a response over $api', ({ api, callId }) => {
  it('is assembled from its stream', async () => {
    const { response } = await ask([turn], { api })
    expect(response).toMatchObject({
      text: 'Let me look for it.',
      thinking: 'Where is it?',
      end: 'complete',
      toolCalls: [{ id: callId(1), name: 'grep', arguments: JSON.stringify(call.arguments) }]
    })
  })

  it('is streamed piece by piece', async () => {
    const seen = listen()
    await ask([{ ...turn, chunkChars: 10 }], { api }, seen)
    expect(seen.deltas).toEqual(['thinking: Where is i', 'thinking: t?', 'text: Let me loo', 'text: k for it.'])
  })

  it('has the token counts of the provider', async () => {
    const usage = {
      prompt_tokens: 432,
      completion_tokens: 204,
      total_tokens: 636,
      prompt_tokens_details: { cached_tokens: 153 },
      completion_tokens_details: { reasoning_tokens: 136 }
    }
    const { response } = await ask([{ ...ok, usage }], { api })
    expect(response.tokens).toEqual({ input: 432, cachedInput: 153, output: 204, reasoning: 136, isEstimate: false })
  })

  it.each([
    ['length', 'length'],
    ['content_filter', 'content-filter']
  ])('has no calls if it ended with %s', async (finishReason, end) => {
    const { response } = await ask([{ ...turn, finishReason }], { api })
    expect(response).toMatchObject({ end, toolCalls: [], text: turn.text })
  })

  it('does not mix with concurrent responses', async () => {
    const server = await start(({ messages }) => ({ text: messages.at(-1)?.text ?? '' }))
    const model = modelOf(server, api)
    const words = ['a', 'b', 'c'].map((letter, index) => letter.repeat(100 * (index + 1)))
    const responses = await Promise.all(words.map((text) => model.respond(requestOf([{ role: 'user', text }]))))
    expect(responses.map(({ text }) => text)).toEqual(words)
  })
})

describe.each(PROTOCOLS)('a transient failure over $api', (protocol) => {
  const { api, callId, chunks } = protocol
  const afterChunks = Math.floor(chunks / 2)

  it.each<[string, (protocol: Protocol) => Step, string]>([
    ['status 408', rejected(408), '408 no'],
    ['status 409', rejected(409), '409 no'],
    ['status 429', rejected(429, 'Slow down.'), '429 Slow down'],
    ['status 500', rejected(500), '500 no'],
    ['status 503', rejected(503, 'Overloaded.'), '503 Overloaded'],
    ['status 503 with a web page', () => ({ fault: 'status', status: 503, body: '<html>' }), '503 a web page'],
    ['a connection cut before the answer', () => ({ fault: 'cut', turn, afterChunks: 0 }), 'other side closed'],
    ['invalid JSON', () => ({ fault: 'malformed', turn, afterChunks }), 'it sent invalid JSON'],
    ['an empty stream', () => ({ fault: 'raw', body: '\n' }), 'the stream ended before the response did']
  ])('is retried: %s', async (_, faultOf, reason) => {
    const seen = listen()
    const { response } = await ask([faultOf(protocol), turn], { api }, seen)
    // Nothing is left of the failed response.
    expect(response).toMatchObject({ text: turn.text, toolCalls: [{ arguments: JSON.stringify(call.arguments) }] })
    expect(seen.retries).toEqual([reason])
  })

  it.each(Array.from({ length: chunks }, (_, index) => index + 1))(
    'is a stream cut after chunk %i, of which nothing is left',
    async (afterChunks) => {
      const seen = listen()
      const { response } = await ask([{ fault: 'cut', turn, afterChunks }, turn], { api }, seen)
      expect(response).toMatchObject({
        text: turn.text,
        thinking: turn.thinking,
        toolCalls: [{ id: callId(2), name: 'grep', arguments: JSON.stringify(call.arguments) }]
      })
      expect(seen.retries).toEqual(['the connection was cut'])
    }
  )

  // Each server stays silent until the end, so that no answer has to be quick.
  it.each([
    ['it did not answer for 0.05 s', 0, { answerMs: 50, idleMs: 60_000 }],
    ['it sent nothing for 0.05 s', afterChunks, { answerMs: 60_000, idleMs: 50 }]
  ])('is a silence: %s', async (reason, silentAfter, timeouts) => {
    const silent: Fault = { fault: 'idle', turn, afterChunks: silentAfter }
    const seen = listen()
    await expect(ask(() => silent, { api, timeouts }, seen)).rejects.toThrow(`the last time with "${reason}"`)
    expect(seen.retries).toEqual(Array(5).fill(reason))
  })

  it('is not retried before Retry-After', async () => {
    await ask([rejected(429, 'Slow down.', { 'retry-after': '20' })(protocol), ok], { api })
    expect(clock.waits).toEqual([20_000])
  })

  it('ends the run after five retries with an explanation', async () => {
    await expect(ask(() => rejected(503, 'Overloaded.')(protocol), { api })).rejects.toThrow(
      /^scripted at 127\.0\.0\.1:\d+ failed 6 times in a row, the last time with "503 Overloaded"; try again later/
    )
    expect(clock.waits).toHaveLength(5)
  })

  it('is an endpoint without a server', async () => {
    const server = await start([])
    await server.close()
    await expect(modelOf(server, api).respond(request())).rejects.toThrow(
      /^No server answers at http:\/\/127\.0\.0\.1:\d+\S*: the connection was refused\. Start the server, or set another base-url\.$/
    )
  })

  it('is a server that has answered before and refuses connections now', async () => {
    const server = await start([ok])
    const model = modelOf(server, api)
    await model.respond(request())
    await server.close()
    await expect(model.respond(request())).rejects.toThrow(
      /failed 6 times in a row, the last time with "the connection was refused"/
    )
  })
})

describe.each(PROTOCOLS)('a permanent failure over $api', (protocol) => {
  const { api, path } = protocol

  it('is a port that no web request can use', async () => {
    const server = await start([])
    await expect(modelOf(server, api, { baseUrl: 'http://127.0.0.1:1' }).respond(request())).rejects.toThrow(
      /^No web request can use port 1, .* Let the server at 127\.0\.0\.1:1 listen on another port/
    )
    expect(clock.waits).toEqual([])
  })

  it.each<[string, (protocol: Protocol) => Step, RegExp]>([
    [
      'a key',
      rejected(401, 'Incorrect API key.'),
      /refused the API key \(401: "Incorrect API key"\); set api-key to a valid/
    ],
    ['a permission', rejected(403), /does not let this API key use scripted \(403: "no"\); set another model/],
    ['a missing payment', rejected(402), /has no credit left for this API key \(402: "no"\)/],
    ['an invalid request', rejected(400, 'Bad tools.'), /refused the request to scripted \(400: "Bad tools"\)/],
    [
      'a redirect',
      rejected(308, 'no', { location: 'https://elsewhere/v1' }),
      /redirects to https:\/\/elsewhere\/v1; set base-url/
    ]
  ])('is reported at once: %s', async (_, faultOf, message) => {
    const asking = ask([faultOf(protocol), ok], { api })
    await expect(asking).rejects.toThrow(ModelError)
    await expect(asking).rejects.toThrow(message)
    expect(clock.waits).toEqual([])
  })

  it.each([
    ['with its content type', { 'content-type': 'text/html' }],
    ['as an event stream', {}]
  ])('is a web page that comes twice, %s', async (_, headers) => {
    const page: Fault = { fault: 'raw', body: '<html>', headers }
    const seen = listen()
    await expect(ask([page, page, ok], { api }, seen)).rejects.toThrow(
      /answered with a web page \(status 200\), so .*; set base-url/
    )
    expect(seen.retries).toEqual(['it answered with a web page'])
    const { response } = await ask([page, ok], { api })
    expect(response.text).toBe('ok')
  })

  it('is a context overflow', async () => {
    const asking = ask([{ fault: 'overflow' }, ok], { api })
    await expect(asking).rejects.toThrow(ContextOverflow)
    await expect(asking).rejects.toThrow(/longer than scripted can read .*larger context window/)
    expect(clock.waits).toEqual([])
  })

  it('is an untrusted certificate', async () => {
    await using server = await startUntrustedServer()
    const asking = openModel({ api, baseUrl: server.url, credential: key('test'), model: 'scripted', clock }).respond(
      request()
    )
    await expect(asking).rejects.toThrow(
      /127\.0\.0\.1:\d+ is not trusted \(self-signed certificate.*NODE_EXTRA_CA_CERTS/
    )
    expect(server.connections()).toBe(1)
  })

  it('is an unknown key', async () => {
    await expect(ask([ok], { api, credential: key('wrong') })).rejects.toThrow(
      /refused the API key .*set api-key to a valid/
    )
  })

  it('is a missing key', async () => {
    await expect(ask([ok], { api, credential: key('') })).rejects.toThrow(/requires an API key .*; set api-key\.$/)
  })

  it('lists the available models for an unknown one', async () => {
    await expect(ask([ok], { api, model: 'nine' })).rejects.toThrow(
      /has no model nine \(404: "The model `nine` does not exist.*"\); set model to one of those it has: scripted\.$/
    )
  })

  it('suggests checking base-url for an unknown path', async () => {
    const server = await start([ok])
    const baseUrl = `${server.baseUrlOf(api)}/nowhere/`
    await expect(modelOf(server, api, { baseUrl }).respond(request())).rejects.toThrow(
      new RegExp(`/nowhere${path} does not serve scripted .*check base-url`)
    )
  })
})

describe.each(PROTOCOLS)('an abort over $api', (protocol) => {
  const { api, chunks } = protocol

  it.each<[string, Step]>([
    ['before the answer', { fault: 'idle', turn, afterChunks: 0 }],
    ['in a wait for the answer', { fault: 'drip', turn, delayMs: 100_000 }],
    ['after the first chunk', { fault: 'idle', turn, afterChunks: 1 }],
    ['in the middle of the stream', { fault: 'idle', turn, afterChunks: Math.floor(chunks / 2) }]
  ])('ends the request at once %s', async (_, fault) => {
    const controller = new AbortController()
    const server = await start(() => {
      setImmediate(() => {
        controller.abort(new Error('stop'))
      })
      return fault
    })
    const seen = listen()
    await expect(modelOf(server, api).respond(request(seen, controller.signal))).rejects.toThrow('stop')
    expect([server.requests.length, seen.retries]).toEqual([1, []])
  })

  it('ends the wait for a retry at once', async () => {
    const controller = new AbortController()
    const server = await start([rejected(429, 'no', { 'retry-after': '3600' })(protocol)])
    const waiting = modelOf(server, api, { clock: systemClock }).respond({
      ...request(listen(), controller.signal),
      onRetry: () => {
        setImmediate(() => {
          controller.abort(new Error('stop'))
        })
      }
    })
    await expect(waiting).rejects.toThrow('stop')
  })

  it('prevents the first request', async () => {
    const server = await start([ok])
    const signal = AbortSignal.abort(new Error('stop'))
    await expect(modelOf(server, api).respond(request(listen(), signal))).rejects.toThrow('stop')
    expect(server.requests).toHaveLength(0)
  })
})

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { ModelError, ContextOverflow } from '../../src/agent/model.ts'
import type { ModelEmulatorOptions } from '../../emulators/model/start-model.ts'
import type { Fault, Step } from '../../emulators/model/script.ts'
import type { ModelSpec } from '../../src/models/open-model.ts'
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
  turn
} from '../support/model-requests.ts'
import type { Seen } from '../support/model-requests.ts'
import { InstantClock } from '../support/instant-clock.ts'
import type { Api } from '../../src/domain/model-api.ts'

interface Protocol {
  readonly api: Api
  /** Where a reply is asked for. */
  readonly path: string
  /** What the loopback model calls the first call of its nth reply. */
  readonly callId: (reply: number) => string
  /** So many chunks of the turn come before the end by which it is known to be whole. */
  readonly chunks: number
  /** An error in the words of the provider. */
  readonly errorOf: (status: number, message: string) => object
}

/** What OpenAI, Anthropic and Google call the error of a status. */
const WORDS = new Map<number, readonly [string, string, string]>([
  [400, ['invalid_request_error', 'invalid_request_error', 'INVALID_ARGUMENT']],
  [401, ['invalid_api_key', 'authentication_error', 'UNAUTHENTICATED']],
  [402, ['billing', 'billing_error', 'FAILED_PRECONDITION']],
  [403, ['permission_denied', 'permission_error', 'PERMISSION_DENIED']],
  [429, ['rate_limit_exceeded', 'rate_limit_error', 'RESOURCE_EXHAUSTED']],
  [503, ['overloaded', 'overloaded_error', 'UNAVAILABLE']]
])
const OTHERS = ['server_error', 'api_error', 'INTERNAL'] as const

const openAiError = (status: number, message: string) => ({
  error: { message, code: (WORDS.get(status) ?? OTHERS)[0] }
})

const PROTOCOLS: readonly Protocol[] = [
  {
    api: 'chat',
    path: '/chat/completions',
    callId: (reply) => `call_chatcmpl-${reply}_1`,
    chunks: 9,
    errorOf: openAiError
  },
  { api: 'responses', path: '/responses', callId: (reply) => `call_${reply}_1`, chunks: 20, errorOf: openAiError },
  {
    api: 'anthropic',
    path: '/v1/messages',
    callId: (reply) => `toolu_msg_${reply}_1`,
    chunks: 16,
    errorOf: (status, message) => ({ type: 'error', error: { type: (WORDS.get(status) ?? OTHERS)[1], message } })
  },
  {
    api: 'gemini',
    path: '/models/scripted',
    callId: (reply) => `call_${reply}_1`,
    chunks: 4,
    errorOf: (code, message) => ({ error: { code, message, status: (WORDS.get(code) ?? OTHERS)[2] } })
  }
]

const TIMEOUTS = { answerMs: 5000, idleMs: 200 }

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

/** Refuses with a status, in the words of each provider. */
function refused(code: number, message = 'no', headers = {}) {
  return ({ errorOf }: Protocol): Fault => ({ fault: 'status', status: code, body: errorOf(code, message), headers })
}

describe.each(PROTOCOLS)('a reply over $api', ({ api, callId }) => {
  it('comes whole out of its stream', async () => {
    const { reply } = await ask([turn], { api })
    expect(reply).toMatchObject({
      text: 'Let me look for it.',
      thinking: 'Where is it?',
      end: 'complete',
      toolCalls: [{ id: callId(1), name: 'grep', arguments: JSON.stringify(call.arguments) }]
    })
  })

  it('is told piece by piece while it comes', async () => {
    const seen = listen()
    await ask([{ ...turn, chunkChars: 10 }], { api }, seen)
    expect(seen.deltas).toEqual(['thinking: Where is i', 'thinking: t?', 'text: Let me loo', 'text: k for it.'])
  })

  it('carries the tokens that the provider counted', async () => {
    const usage = {
      prompt_tokens: 432,
      completion_tokens: 204,
      total_tokens: 636,
      prompt_tokens_details: { cached_tokens: 153 },
      completion_tokens_details: { reasoning_tokens: 136 }
    }
    const { reply } = await ask([{ ...ok, usage }], { api })
    expect(reply.tokens).toEqual({ input: 432, cachedInput: 153, output: 204, reasoning: 136, isEstimate: false })
  })

  it.each([
    ['length', 'length'],
    ['content_filter', 'content-filter']
  ])('that ended for %s gives no calls', async (finishReason, end) => {
    const { reply } = await ask([{ ...turn, finishReason }], { api })
    expect(reply).toMatchObject({ end, toolCalls: [], text: turn.text })
  })

  it('is its own while others are made beside it', async () => {
    const server = await start(({ messages }) => ({ text: messages.at(-1)?.text ?? '' }))
    const asked = modelOf(server, api)
    const words = ['a', 'b', 'c'].map((letter, index) => letter.repeat(100 * (index + 1)))
    const replies = await Promise.all(words.map((text) => asked.respond(requestOf([{ role: 'user', text }]))))
    expect(replies.map(({ text }) => text)).toEqual(words)
  })
})

describe.each(PROTOCOLS)('a failure over $api that may pass', (protocol) => {
  const { api, callId, chunks } = protocol
  const afterChunks = Math.floor(chunks / 2)

  it.each<[string, (protocol: Protocol) => Step, string]>([
    ['status 408', refused(408), '408 no'],
    ['status 409', refused(409), '409 no'],
    ['status 429', refused(429, 'Slow down.'), '429 Slow down'],
    ['status 500', refused(500), '500 no'],
    ['status 503', refused(503, 'Overloaded.'), '503 Overloaded'],
    ['status 503 with a web page', () => ({ fault: 'status', status: 503, body: '<html>' }), '503 a web page'],
    ['a connection cut before the answer', () => ({ fault: 'cut', turn, afterChunks: 0 }), 'other side closed'],
    ['a stream that falls silent', () => ({ fault: 'idle', turn, afterChunks }), 'it sent nothing for 0.2 s'],
    ['a piece that is not JSON', () => ({ fault: 'malformed', turn, afterChunks }), 'it sent invalid JSON'],
    ['a stream without a word', () => ({ fault: 'raw', body: '\n' }), 'the stream ended before the response did']
  ])('is tried again: %s', async (_, faultOf, reason) => {
    const seen = listen()
    const { reply } = await ask([faultOf(protocol), turn], { api, timeouts: TIMEOUTS }, seen)
    // Nothing of the failed reply is left in the one that succeeded.
    expect(reply).toMatchObject({ text: turn.text, toolCalls: [{ arguments: JSON.stringify(call.arguments) }] })
    expect(seen.retries).toEqual([reason])
  })

  it.each(Array.from({ length: chunks }, (_, index) => index + 1))(
    'is a stream cut after chunk %i: nothing of it is left',
    async (place) => {
      const seen = listen()
      const { reply } = await ask([{ fault: 'cut', turn, afterChunks: place }, turn], { api }, seen)
      expect(reply).toMatchObject({
        text: turn.text,
        thinking: turn.thinking,
        toolCalls: [{ id: callId(2), name: 'grep', arguments: JSON.stringify(call.arguments) }]
      })
      expect(seen.retries).toEqual(['the connection was cut'])
    }
  )

  it('is a server that takes the request and never answers', async () => {
    const silent: Fault = { fault: 'idle', turn: ok, afterChunks: 0 }
    const seen = listen()
    const { reply } = await ask([silent, ok], { api, timeouts: { answerMs: 200, idleMs: 200 } }, seen)
    expect([reply.text, seen.retries]).toEqual(['ok', ['it did not answer for 0.2 s']])
  })

  it('is not a stream that drips without a long pause', async () => {
    const drip: Fault = { fault: 'drip', turn: { text: 'slowly', chunkChars: 1 }, delayMs: 5 }
    const seen = listen()
    const { reply } = await ask([drip], { api, timeouts: { answerMs: 1000, idleMs: 1000 } }, seen)
    expect([reply.text, seen.retries]).toEqual(['slowly', []])
  })

  it('is not tried again before Retry-After', async () => {
    await ask([refused(429, 'Slow down.', { 'retry-after': '20' })(protocol), ok], { api })
    expect(clock.waits).toEqual([20_000])
  })

  it('ends the run after five retries, in a sentence', async () => {
    await expect(ask(() => refused(503, 'Overloaded.')(protocol), { api })).rejects.toThrow(
      /^scripted at 127\.0\.0\.1:\d+ failed 6 times in a row, the last time with "503 Overloaded"; try again later/
    )
    expect(clock.waits).toHaveLength(5)
  })

  it('is an endpoint where nothing listens', async () => {
    const server = await start([])
    await server.close()
    await expect(modelOf(server, api).respond(request())).rejects.toThrow(
      /the last time with "connect ECONNREFUSED 127\.0\.0\.1:/
    )
  })
})

describe.each(PROTOCOLS)('a failure over $api that a person must mend', (protocol) => {
  const { api, path } = protocol

  it.each<[string, (protocol: Protocol) => Step, RegExp]>([
    [
      'a key',
      refused(401, 'Incorrect API key.'),
      /refused the API key \(401: "Incorrect API key"\); set api-key to a valid/
    ],
    ['a permission', refused(403), /does not let this API key use scripted \(403: "no"\); set another model/],
    ['a payment', refused(402), /has no credit left for this API key \(402: "no"\)/],
    [
      'anything else in the request',
      refused(400, 'Bad tools.'),
      /refused the request to scripted \(400: "Bad tools"\)/
    ],
    [
      'a web page',
      () => ({ fault: 'raw', body: '<html>', headers: { 'content-type': 'text/html' } }),
      /answered with a web page; set base-url/
    ],
    [
      'a redirect',
      refused(308, 'no', { location: 'https://elsewhere/v1' }),
      /redirects to https:\/\/elsewhere\/v1; set base-url/
    ]
  ])('is told at once: %s', async (_, faultOf, message) => {
    const asking = ask([faultOf(protocol), ok], { api })
    await expect(asking).rejects.toThrow(ModelError)
    await expect(asking).rejects.toThrow(message)
    expect(clock.waits).toEqual([])
  })

  it('is a conversation that is too long', async () => {
    const asking = ask([{ fault: 'overflow' }, ok], { api })
    await expect(asking).rejects.toThrow(ContextOverflow)
    await expect(asking).rejects.toThrow(/longer than scripted can read .*larger context window/)
    expect(clock.waits).toEqual([])
  })

  it('is a key that the server does not know', async () => {
    await expect(ask([ok], { api, credential: key('wrong') })).rejects.toThrow(
      /refused the API key .*set api-key to a valid/
    )
  })

  it('asks for a key where there is none', async () => {
    await expect(ask([ok], { api, credential: key('') })).rejects.toThrow(/requires an API key .*; set api-key\.$/)
  })

  it('names the models on offer for one that is not', async () => {
    await expect(ask([ok], { api, model: 'nine' })).rejects.toThrow(
      /has no model nine \(404: "The model `nine` does not exist.*"\); set model to one of those it has: scripted\.$/
    )
  })

  it('points at base-url when nothing is there', async () => {
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

  it('ends at once a wait that the server asked for', async () => {
    const controller = new AbortController()
    const server = await start([refused(429, 'no', { 'retry-after': '3600' })(protocol)])
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

  it('before the first request means no request', async () => {
    const server = await start([ok])
    const signal = AbortSignal.abort(new Error('stop'))
    await expect(modelOf(server, api).respond(request(listen(), signal))).rejects.toThrow('stop')
    expect(server.requests).toHaveLength(0)
  })
})

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import * as z from 'zod'
import { UserError } from '../../src/errors.ts'
import { ContextOverflow, type ReplyRequest } from '../../src/agent/model.ts'
import { defineTool } from '../../src/agent/tool.ts'
import { startModel, type LoopbackModel, type LoopbackModelOptions } from '../../src/loopback/model/start-model.ts'
import type { Fault, Step, Turn } from '../../src/loopback/model/script.ts'
import { openModel, type ModelSpec } from '../../src/models/open-model.ts'
import { systemClock } from '../../src/models/retry.ts'
import { InstantClock } from './instant-clock.ts'

const grep = defineTool({
  name: 'grep',
  description: 'Searches.',
  cachePolicy: 'cacheable',
  parameters: z.strictObject({ pattern: z.string() }),
  subject: ({ pattern }) => pattern,
  run: () => Promise.resolve({ text: '' })
})

const call = { name: 'grep', arguments: { pattern: 'a "quoted" 🌍 word that takes several pieces' } }
const turn: Turn = { text: 'Let me look for it.', thinking: 'Where is it?', toolCalls: [call] }
const ok: Turn = { text: 'ok' }
const status = (code: number, error: object = { message: 'no' }, headers = {}): Fault => ({
  fault: 'status',
  status: code,
  body: { error },
  headers
})

const key = (text: string) => ({ kind: 'key', key: text }) as const
const ANYWHERE = { api: 'chat', baseUrl: 'http://127.0.0.1:9/v1', credential: key('k'), model: 'm' } as const

const servers: LoopbackModel[] = []
let clock = new InstantClock()

beforeEach(() => {
  clock = new InstantClock()
})

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

async function start(script: LoopbackModelOptions['script']): Promise<LoopbackModel> {
  const server = await startModel({ script })
  servers.push(server)
  return server
}

async function listening(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}/v1`
}

type Seen = Pick<ReplyRequest, 'signal'> & { deltas: string[]; retries: string[] }

/** Asks a model that follows the script once, and gives back what came of it. */
async function ask(script: LoopbackModelOptions['script'], options: Partial<ModelSpec> = {}, seen?: Seen) {
  const server = await start(script)
  return { server, reply: await model(server, options).reply(request(seen)) }
}

function model(server: LoopbackModel, options: Partial<ModelSpec> = {}) {
  const { baseUrl, apiKey, name } = server
  return openModel({ api: 'chat', baseUrl, credential: key(apiKey), model: name, clock, ...options })
}

function request(seen: Partial<Seen> = {}): ReplyRequest {
  return {
    messages: [{ role: 'user', text: 'Find it.' }],
    tools: [grep],
    signal: seen.signal ?? new AbortController().signal,
    onDelta: ({ kind, text }) => seen.deltas?.push(`${kind}: ${text}`),
    onRetry: ({ reason }) => seen.retries?.push(reason),
    onFallback: () => undefined
  }
}

function listen(): Seen {
  return { signal: new AbortController().signal, deltas: [], retries: [] }
}

describe('a reply', () => {
  it('comes whole out of its stream', async () => {
    const { reply } = await ask([turn])
    expect(reply).toMatchObject({
      text: 'Let me look for it.',
      thinking: 'Where is it?',
      end: 'complete',
      toolCalls: [{ id: 'call_chatcmpl-1_1', name: 'grep', arguments: JSON.stringify(call.arguments) }]
    })
  })

  it('is told piece by piece while it comes', async () => {
    const seen = listen()
    await ask([{ ...turn, chunkChars: 10 }], {}, seen)
    expect(seen.deltas).toEqual(['thinking: Where is i', 'thinking: t?', 'text: Let me loo', 'text: k for it.'])
  })

  it('carries the tokens that the provider counted', async () => {
    const usage = {
      prompt_tokens: 432,
      completion_tokens: 68,
      total_tokens: 636,
      prompt_tokens_details: { cached_tokens: 153 },
      completion_tokens_details: { reasoning_tokens: 136 }
    }
    const { reply } = await ask([{ ...ok, usage }])
    expect(reply.tokens).toEqual({ input: 432, cachedInput: 153, output: 204, reasoning: 136, isEstimate: false })
  })

  it('carries an estimate where the provider counted nothing', async () => {
    const body = 'data: {"choices":[{"delta":{"content":"okay, done"},"finish_reason":"stop"}]}\n\n'
    const { reply } = await ask([{ fault: 'raw', body }])
    expect(reply.tokens).toMatchObject({ output: 3, isEstimate: true })
    expect(reply.tokens.input).toBeGreaterThan(50)
  })

  it('carries an estimate where the provider says that the prompt had no tokens', async () => {
    const usage = { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 }
    const { reply } = await ask([{ ...ok, usage }])
    expect(reply.tokens).toMatchObject({ isEstimate: true })
    expect(reply.tokens.input).toBeGreaterThan(50)
  })

  it('counts what came from the cache as part of the prompt, where the provider leaves it out', async () => {
    const usage = {
      prompt_tokens: 3,
      completion_tokens: 20,
      total_tokens: 23,
      prompt_tokens_details: { cached_tokens: 5000 }
    }
    const { reply } = await ask([{ ...ok, usage }])
    expect(reply.tokens).toMatchObject({ input: 5003, cachedInput: 5000, output: 20 })
  })

  it('may be one document from a server that does not stream', async () => {
    const body = '{"choices":[{"message":{"content":"whole"},"finish_reason":"stop"}]}'
    const { reply } = await ask([{ fault: 'raw', body, headers: { 'content-type': 'application/json' } }])
    expect(reply.text).toBe('whole')
  })

  it.each([
    ['length', 'length'],
    ['content_filter', 'content-filter']
  ])('that ended for %s gives no calls', async (finishReason, end) => {
    const { reply } = await ask([{ ...turn, finishReason }])
    expect(reply).toMatchObject({ end, toolCalls: [] })
  })

  it.each<[string, Step]>([
    [
      'Azure',
      status(400, {
        code: 'content_filter',
        message: 'The response was filtered.',
        innererror: { code: 'ResponsibleAIPolicyViolation' }
      })
    ],
    ['DeepSeek', status(400, { message: 'Content Exists Risk', code: 'invalid_request_error' })],
    ['OpenRouter', status(403, { code: 403, message: 'Your input was flagged', metadata: { reasons: ['violence'] } })],
    ['the stream', { fault: 'error', turn, afterChunks: 2, error: { code: 'content_filter', message: 'Stopped.' } }]
  ])('that a filter stops before its first word is one that was stopped: by %s', async (_, fault) => {
    const seen = listen()
    const { reply } = await ask([fault], {}, seen)
    expect(reply).toMatchObject({ text: '', toolCalls: [], end: 'content-filter', tokens: { isEstimate: true } })
    expect([reply.tokens.input > 5, seen.retries]).toEqual([true, []])
  })

  it('does not wait for a server that keeps the connection open after its last word', async () => {
    const body = 'data: {"choices":[{"delta":{"content":"ok"},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n'
    const server = createServer((_, response) => {
      response.write(body)
    })
    const lingering = openModel({ ...ANYWHERE, baseUrl: await listening(server), clock })
    await expect(lingering.reply(request())).resolves.toMatchObject({ text: 'ok' })
    server.closeAllConnections()
    server.close()
  })
})

describe('a request', () => {
  it('asks for little beside the conversation', async () => {
    const { server } = await ask([ok], { parameters: { maxOutputTokens: 1000 } })
    const { messages, tools, ...rest } = server.requests[0]?.body ?? {}
    expect([messages, tools]).toEqual([[{ role: 'user', content: 'Find it.' }], [expect.anything()]])
    expect(rest).toEqual({
      model: 'scripted',
      temperature: 0.1,
      tool_choice: 'auto',
      max_tokens: 1000,
      stream: true,
      stream_options: { include_usage: true }
    })
  })

  it('is its own while others are made beside it', async () => {
    const server = await start(({ messages }) => ({ text: messages.at(-1)?.text ?? '' }))
    const asked = model(server)
    const words = ['a', 'b', 'c'].map((letter, index) => letter.repeat(100 * (index + 1)))
    const replies = await Promise.all(
      words.map((text) => asked.reply({ ...request(), messages: [{ role: 'user', text }] }))
    )
    expect(replies.map(({ text }) => text)).toEqual(words)
  })

  it('is made again without the parameter that a server refuses, and so are all that follow', async () => {
    const refused = status(400, { message: 'Unsupported value', param: 'temperature', code: 'unsupported_value' })
    const server = await start([refused, ok, ok])
    const asked = model(server)
    const seen = listen()
    await asked.reply(request(seen))
    await asked.reply(request(seen))
    expect(server.requests.map(({ body }) => 'temperature' in body)).toEqual([true, false, false])
    expect(seen.retries).toEqual([])
  })

  it('returns the thinking that came as reasoning_content', async () => {
    const server = await start([turn, ok])
    const asked = model(server)
    const { text, thinking, toolCalls, echo } = await asked.reply(request())
    const result = { role: 'tool', callId: toolCalls[0]?.id ?? '', name: 'grep', ok: true, text: 'none' } as const
    const messages = [
      ...request().messages,
      { role: 'assistant', text, thinking, toolCalls, ...(echo && { echo }) } as const,
      result
    ]
    await asked.reply({ ...request(), messages })
    expect(server.requests[1]?.results).toEqual(['none'])
    expect(JSON.stringify(server.requests[1]?.body)).toContain('"reasoning_content":"Where is it?"')
  })

  it('is made again until it holds nothing that the server refuses, and no more often', async () => {
    const refused = (name: string) => status(400, { message: `Unsupported parameter: '${name}'.`, param: name })
    const names = ['temperature', 'stream_options', 'max_tokens', 'max_completion_tokens', 'tool_choice', 'stream']
    const { server, reply } = await ask([...names.map(refused), ok], { parameters: { maxOutputTokens: 1000 } })
    expect(reply.text).toBe('ok')
    expect(Object.keys(server.requests.at(-1)?.body ?? {})).toEqual(['model', 'tools', 'messages'])
    const stubborn = ask(() => refused('temperature'))
    await expect(stubborn).rejects.toThrow(/refused the request .*'temperature'/)
  })
})

describe('a failure that may pass', () => {
  it.each<[string, Step, string]>([
    ['status 408', status(408), '408 no'],
    ['status 409', status(409), '409 no'],
    ['status 429', status(429, { message: 'Slow down.', code: 'rate_limit_exceeded' }), '429 Slow down'],
    ['status 500', status(500), '500 no'],
    ['status 503 with a web page', { ...status(503), body: '<html>' } as Step, '503 a web page'],
    ['a connection cut before the answer', { fault: 'cut', turn, afterChunks: 0 }, 'other side closed'],
    ['a stream cut after the pieces of a call', { fault: 'cut', turn, afterChunks: 6 }, 'the connection was cut'],
    ['a stream that falls silent', { fault: 'idle', turn, afterChunks: 5 }, 'it sent nothing for 0.2 s'],
    ['a piece that is not JSON', { fault: 'malformed', turn, afterChunks: 5 }, 'it sent what is not JSON'],
    [
      'an error in the stream',
      { fault: 'error', turn, afterChunks: 5, error: { message: 'gone', code: 502 } },
      '502 gone'
    ],
    [
      'a stream without an end',
      { fault: 'raw', body: 'data: {"choices":[]}\n\n' },
      'the stream ended before the reply did'
    ]
  ])('is tried again: %s', async (_, fault, reason) => {
    const seen = listen()
    const { reply } = await ask([fault, turn], { timeouts: { answerMs: 5000, idleMs: 200 } }, seen)
    // Nothing of the failed reply is left in the one that succeeded.
    expect(reply).toMatchObject({ text: turn.text, toolCalls: [{ arguments: JSON.stringify(call.arguments) }] })
    expect(seen.retries).toEqual([reason])
  })

  it('is not tried again before Retry-After', async () => {
    await ask([status(429, {}, { 'retry-after': '20' }), status(503, {}, { 'retry-after-ms': '-1' }), ok])
    expect(clock.waits).toEqual([20_000, 2000])
  })

  it('is not waited for beyond the end of the run', async () => {
    const server = await start([status(429, { message: 'Slow down.' }, { 'retry-after': '3600' }), ok])
    const hurried = model(server).reply({ ...request(), remainingMs: () => 300_000 })
    await expect(hurried).rejects.toThrow(/"429 Slow down" and can be asked again in 60 min, but the run ends in 5 min/)
    expect([clock.waits, server.requests.length]).toEqual([[], 1])
  })

  it('ends the run after five retries, in a sentence', async () => {
    await expect(ask(() => status(503, { message: 'Overloaded.' }))).rejects.toThrow(
      /^scripted at 127\.0\.0\.1:\d+ failed 6 times in a row, the last time with "503 Overloaded"; try again later/
    )
    expect(clock.waits).toHaveLength(5)
  })

  it('includes an endpoint where nothing listens', async () => {
    const server = await start([])
    await servers.splice(0)[0]?.close()
    await expect(model(server).reply(request())).rejects.toThrow(
      /the last time with "connect ECONNREFUSED 127\.0\.0\.1:/
    )
  })

  it('includes a server that takes the request and never answers', async () => {
    const silent: Fault = { fault: 'idle', turn: ok, afterChunks: 0 }
    const seen = listen()
    const { reply } = await ask([silent, ok], { timeouts: { answerMs: 200, idleMs: 200 } }, seen)
    expect([reply.text, seen.retries]).toEqual(['ok', ['it did not answer for 0.2 s']])
  })

  it('is not a stream that drips without a long pause', async () => {
    const drip: Fault = { fault: 'drip', turn: { text: 'slowly', chunkChars: 1 }, delayMs: 5 }
    const seen = listen()
    const { reply } = await ask([drip], { timeouts: { answerMs: 1000, idleMs: 1000 } }, seen)
    expect([reply.text, seen.retries]).toEqual(['slowly', []])
  })
})

describe('a failure that a person must mend', () => {
  it.each<[string, Step, RegExp]>([
    [
      'a key',
      status(401, { message: 'Incorrect API key.' }),
      /refused the API key \(401: "Incorrect API key"\); set api-key to/
    ],
    ['a permission', status(403), /does not let this API key use scripted \(403: "no"\); set another model/],
    [
      'quota',
      status(429, { message: 'None left.', code: 'insufficient_quota' }),
      /has no credit left .*; add credit there/
    ],
    ['a payment', status(402), /has no credit left for this API key \(402: "no"\)/],
    ['the length of the conversation', { fault: 'overflow' }, /longer than scripted can read .*larger context window/],
    [
      'anything else in the request',
      status(400, { message: 'Bad tools.' }),
      /refused the request to scripted \(400: "Bad tools"\)/
    ],
    [
      'a redirect',
      status(308, {}, { location: 'https://elsewhere/v1' }),
      /redirects to https:\/\/elsewhere\/v1; set base-url/
    ],
    [
      'a web page',
      { fault: 'raw', body: '<html>', headers: { 'content-type': 'text/html' } },
      /answered with a web page; set base-url/
    ],
    [
      'an error in the stream',
      { fault: 'error', turn, afterChunks: 3, error: { message: 'Bad.', code: 400 } },
      /refused the request .*"Bad"/
    ],
    ['a word against trying again', status(500, { message: 'Never.' }, { 'x-should-retry': 'false' }), /500: "Never"/]
  ])('is told at once: %s', async (_, fault, message) => {
    const asking = ask([fault, ok])
    await expect(asking).rejects.toThrow(UserError)
    await expect(asking).rejects.toThrow(message)
    expect(clock.waits).toEqual([])
  })

  it.each<[string, Step, RegExp]>([
    ['a model that is gone', status(410, { message: 'Retired.' }), /has no model scripted \(410: "Retired"\)/],
    [
      'a model by a status of 400',
      status(400, { message: 'Model Not Exist' }),
      /has no model scripted \(400: .*: scripted\.$/
    ],
    ['a balance', status(429, { message: 'Insufficient balance.', code: '1113' }), /has no credit left/],
    ['an address that takes no requests', status(405), /\/chat\/completions does not serve scripted .*check base-url/]
  ])('says what to change about %s', async (_, fault, message) => {
    await expect(ask([fault])).rejects.toThrow(message)
    expect(clock.waits).toEqual([])
  })

  it('names the models that are most like the one that was asked for first', async () => {
    const names = ['gemini-pro', 'gpt-4o', 'openai/gpt-5', 'gpt-5-mini', 'whisper']
    const server = createServer((incoming, response) => {
      const isList = incoming.method === 'GET'
      response.writeHead(isList ? 200 : 404, { 'content-type': 'application/json' })
      response.end(JSON.stringify(isList ? { data: names.map((id) => ({ id })) } : { error: { message: 'no' } }))
    })
    const lost = openModel({ ...ANYWHERE, baseUrl: await listening(server), model: 'gpt-5' })
    await expect(lost.reply(request())).rejects.toThrow(/it has: openai\/gpt-5, gpt-5-mini, gpt-4o, /)
    server.close()
  })

  it('names the models on offer for one that is not', async () => {
    await expect(ask([ok], { model: 'gpt-nine' })).rejects.toThrow(
      /has no model gpt-nine \(404: "The model `gpt-nine` does not exist.*"\); set model to one of those it has: scripted\.$/
    )
  })

  it('points at base-url when nothing is there', async () => {
    const server = await start([ok])
    const lost = model(server, { baseUrl: `${server.baseUrl}/nowhere/` })
    await expect(lost.reply(request())).rejects.toThrow(
      /\/v1\/nowhere\/chat\/completions does not serve scripted .*check base-url/
    )
  })

  it('asks for a key where there is none', async () => {
    await expect(ask([ok], { credential: key('') })).rejects.toThrow(/asks for an API key .*; set api-key\.$/)
  })

  it.each([
    ['no address', { baseUrl: 'api.openai.com' }, /base-url is "api\.openai\.com"; set it to an address such as/],
    ['another protocol', { baseUrl: 'file:///etc' }, /base-url is "file:\/\/\/etc"/],
    [
      'a password in the address',
      { baseUrl: 'https://me:secret@host/v1' },
      /^base-url for host holds a user name or password/
    ],
    ['a key with a line break', { credential: key('secret\n') }, /^api-key holds a space, a line break/]
  ])('is found before any request: %s', (_, wrong, message) => {
    const make = () => openModel({ ...ANYWHERE, ...wrong })
    expect(make).toThrow(message)
    expect(make).not.toThrow(/secret/)
  })
})

describe('an abort', () => {
  it.each<[string, Step]>([
    ['before the answer', { fault: 'drip', turn, delayMs: 100_000 }],
    ['in the middle of the stream', { fault: 'idle', turn, afterChunks: 4 }]
  ])('ends the request at once %s', async (_, fault) => {
    const controller = new AbortController()
    const server = await start(() => {
      setImmediate(() => {
        controller.abort(new Error('stop'))
      })
      return fault
    })
    const seen = { ...listen(), signal: controller.signal }
    await expect(model(server).reply(request(seen))).rejects.toThrow('stop')
    expect([server.requests.length, seen.retries]).toEqual([1, []])
  })

  it('ends at once what is asked to explain a refusal', async () => {
    const controller = new AbortController()
    const server = createServer((incoming, response) => {
      // The list of models never comes.
      if (incoming.method === 'GET') controller.abort(new Error('stop'))
      else response.writeHead(404).end('{}')
    })
    const lost = openModel({ ...ANYWHERE, baseUrl: await listening(server), clock })
    await expect(lost.reply(request({ signal: controller.signal }))).rejects.toThrow('stop')
    server.closeAllConnections()
    server.close()
  })

  it('ends at once a wait that the server asked for', async () => {
    const controller = new AbortController()
    const server = await start([status(429, {}, { 'retry-after': '3600' })])
    const waiting = model(server, { clock: systemClock }).reply({
      ...request({ signal: controller.signal }),
      onRetry: () => {
        setImmediate(() => {
          controller.abort(new Error('stop'))
        })
      }
    })
    await expect(waiting).rejects.toThrow('stop')
  })

  it('comes before the first request', async () => {
    const server = await start([ok])
    await expect(model(server).reply(request({ signal: AbortSignal.abort(new Error('stop')) }))).rejects.toThrow('stop')
    expect(server.requests).toHaveLength(0)
  })
})

describe('the context window', () => {
  it('is what is known of the model, unless it is set', () => {
    const options = { ...ANYWHERE, model: 'gpt-4o' }
    expect(openModel(options).contextWindow).toBe(128_000)
    expect(openModel({ ...options, contextWindow: 30_000 }).contextWindow).toBe(30_000)
  })

  it('is what the server says, once it refuses a prompt as too long', async () => {
    const message = "This model's maximum context length is 8192 tokens. However, you requested 9000 tokens."
    const asked = model(await start([status(400, { message })]))
    await expect(asked.reply(request())).rejects.toThrow(ContextOverflow)
    expect(asked.contextWindow).toBe(8192)
  })

  describe('of a server that cuts a prompt without a word', () => {
    /** Asks again and again with a longer history, and the counts that the server gives. */
    async function grow(counts: readonly number[], { cached = 0 } = {}) {
      const usage = (prompt: number) => ({
        prompt_tokens: prompt,
        completion_tokens: 1,
        total_tokens: prompt + 1,
        prompt_tokens_details: { cached_tokens: cached }
      })
      const asked = model(await start(counts.map((prompt) => ({ ...ok, usage: usage(prompt) }))))
      const messages = [...request().messages]
      for (const count of counts) {
        messages.push({ role: 'user', text: `Of ${count}: a line of a file that was read.\n`.repeat(300) })
        await asked.reply({ ...request(), messages: [...messages] })
      }
      return asked
    }

    it('is what it counts when its count grows no more', async () => {
      await expect(grow([3200, 4096, 4090, 4091])).rejects.toThrow(
        /longer than scripted can read \("of about \d+ tokens it read 4090 and dropped the rest: .* num_ctx raises"\)/
      )
      await expect(grow([3200, 4096, 4090])).rejects.toThrow(ContextOverflow)
    })

    it.each([
      ['counts every prompt whole', [3200, 6400, 9600], {}],
      ['leaves out what came from its cache', [3200, 900, 900], {}],
      ['says what came from its cache', [3200, 3200, 3200], { cached: 3000 }],
      ['has a word for every line', [1700, 1710, 3400], {}],
      ['gives the same figure for whatever it reads', [1000, 1000, 1000], {}]
    ])('is not guessed for one that %s', async (_, counts, options) => {
      await expect(grow(counts, options)).resolves.toMatchObject({ contextWindow: 128_000 })
    })
  })

  it.each([
    ['more than what is set', { contextWindow: 30_000 }, 'maximum context length is 128000 tokens'],
    ['nothing at all', {}, 'maximum context length is 0 tokens']
  ])('stays where the server says that it is %s', async (_, options, message) => {
    const asked = model(await start([status(400, { message })]), options)
    const before = asked.contextWindow
    await expect(asked.reply(request())).rejects.toThrow(ContextOverflow)
    expect(asked.contextWindow).toBe(before)
  })
})

it('says where the prompt goes', () => {
  expect(openModel({ ...ANYWHERE, baseUrl: 'https://api.example.com:8443/v1/' })).toMatchObject({
    name: 'm',
    host: 'api.example.com:8443'
  })
})

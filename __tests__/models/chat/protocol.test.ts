import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { ModelError, ContextOverflow } from '../../../src/agent/model.ts'
import type { ModelEmulator, ModelEmulatorOptions } from '../../../emulators/model/start-model.ts'
import type { Step } from '../../../emulators/model/script.ts'
import { openModel, type ModelSpec } from '../../../src/models/open-model.ts'
import {
  askOver,
  call,
  closeServers,
  key,
  listen,
  messageOf,
  modelOf,
  ok,
  request,
  requestOf,
  resultsOf,
  serve,
  start,
  status,
  turn,
  type Seen
} from '../../support/model-requests.ts'
import { InstantClock } from '../../support/instant-clock.ts'

const ANYWHERE = { api: 'chat', baseUrl: 'http://127.0.0.1:9/v1', credential: key('k'), model: 'm' } as const

let clock = new InstantClock()

beforeEach(() => {
  clock = new InstantClock()
})

afterEach(closeServers)

function ask(script: ModelEmulatorOptions['script'], options: Partial<ModelSpec> = {}, seen?: Seen) {
  return askOver(script, { api: 'chat', clock, ...options }, seen)
}

function model(server: ModelEmulator, options: Partial<ModelSpec> = {}) {
  return modelOf(server, 'chat', { clock, ...options })
}

describe('a reply', () => {
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
    const baseUrl = await serve((_, response) => {
      response.write(body)
    })
    const lingering = openModel({ ...ANYWHERE, baseUrl, clock })
    await expect(lingering.respond(request())).resolves.toMatchObject({ text: 'ok' })
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

  it('is made again without the parameter that a server refuses, and so are all that follow', async () => {
    const refused = status(400, { message: 'Unsupported value', param: 'temperature', code: 'unsupported_value' })
    const server = await start([refused, ok, ok])
    const asked = model(server)
    const seen = listen()
    await asked.respond(request(seen))
    await asked.respond(request(seen))
    expect(server.requests.map(({ body }) => 'temperature' in body)).toEqual([true, false, false])
    expect(seen.retries).toEqual([])
  })

  it('returns the thinking that came as reasoning_content', async () => {
    const server = await start([turn, ok])
    const asked = model(server)
    const reply = await asked.respond(request())
    await asked.respond(requestOf([...request().messages, messageOf(reply), ...resultsOf(reply)]))
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
    [
      'an error in the stream',
      { fault: 'error', turn, afterChunks: 5, error: { message: 'gone', code: 502 } },
      '502 gone'
    ],
    [
      'a stream without an end',
      { fault: 'raw', body: 'data: {"choices":[]}\n\n' },
      'the stream ended before the response did'
    ]
  ])('is tried again: %s', async (_, fault, reason) => {
    const seen = listen()
    const { reply } = await ask([fault, turn], { timeouts: { answerMs: 5000, idleMs: 200 } }, seen)
    // Nothing of the failed reply is left in the one that succeeded.
    expect(reply).toMatchObject({ text: turn.text, toolCalls: [{ arguments: JSON.stringify(call.arguments) }] })
    expect(seen.retries).toEqual([reason])
  })

  it('is waited for as ever where Retry-After makes no sense', async () => {
    await ask([status(429, {}, { 'retry-after': '20' }), status(503, {}, { 'retry-after-ms': '-1' }), ok])
    expect(clock.waits).toEqual([20_000, 2000])
  })

  it('is not waited for beyond the end of the run', async () => {
    const server = await start([status(429, { message: 'Slow down.' }, { 'retry-after': '3600' }), ok])
    const hurried = model(server).respond({ ...request(), remainingMs: () => 300_000 })
    await expect(hurried).rejects.toThrow(
      /"429 Slow down" and accepts the next request in 60 min, but the run ends in 5 min/
    )
    expect([clock.waits, server.requests.length]).toEqual([[], 1])
  })
})

describe('a failure that a person must mend', () => {
  it.each<[string, Step, RegExp]>([
    [
      'quota',
      status(429, { message: 'None left.', code: 'insufficient_quota' }),
      /has no credit left .*; add credit there/
    ],
    [
      'an error in the stream',
      { fault: 'error', turn, afterChunks: 3, error: { message: 'Bad.', code: 400 } },
      /refused the request .*"Bad"/
    ],
    ['a word against trying again', status(500, { message: 'Never.' }, { 'x-should-retry': 'false' }), /500: "Never"/]
  ])('is told at once: %s', async (_, fault, message) => {
    const asking = ask([fault, ok])
    await expect(asking).rejects.toThrow(ModelError)
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
    const baseUrl = await serve((incoming, response) => {
      const isList = incoming.method === 'GET'
      response.writeHead(isList ? 200 : 404, { 'content-type': 'application/json' })
      response.end(JSON.stringify(isList ? { data: names.map((id) => ({ id })) } : { error: { message: 'no' } }))
    })
    const lost = openModel({ ...ANYWHERE, baseUrl, model: 'gpt-5' })
    await expect(lost.respond(request())).rejects.toThrow(/it has: openai\/gpt-5, gpt-5-mini, gpt-4o, /)
  })

  it.each([
    ['no address', { baseUrl: 'api.openai.com' }, /base-url is "api\.openai\.com"; set it to an address such as/],
    ['another protocol', { baseUrl: 'file:///etc' }, /base-url is "file:\/\/\/etc"/],
    [
      'a password in the address',
      { baseUrl: 'https://me:secret@host/v1' },
      /^base-url for host contains a user name or password/
    ],
    ['a key with a line break', { credential: key('secret\n') }, /^api-key contains a space, a line break/]
  ])('is found before any request: %s', (_, wrong, message) => {
    const make = () => openModel({ ...ANYWHERE, ...wrong })
    expect(make).toThrow(message)
    expect(make).not.toThrow(/secret/)
  })
})

describe('an abort', () => {
  it('ends at once what is asked to explain a refusal', async () => {
    const controller = new AbortController()
    const baseUrl = await serve((incoming, response) => {
      // The list of models never comes.
      if (incoming.method === 'GET') controller.abort(new Error('stop'))
      else response.writeHead(404).end('{}')
    })
    const lost = openModel({ ...ANYWHERE, baseUrl, clock })
    await expect(lost.respond(request(listen(), controller.signal))).rejects.toThrow('stop')
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
    await expect(asked.respond(request())).rejects.toThrow(ContextOverflow)
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
        await asked.respond(requestOf([...messages]))
      }
      return asked
    }

    it('is what it counts when its count grows no more', async () => {
      await expect(grow([3200, 4096, 4090, 4091])).rejects.toThrow(
        /longer than scripted can read \("of about \d+ tokens it read 4090 and dropped the rest: .* raise num_ctx"\)/
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
    await expect(asked.respond(request())).rejects.toThrow(ContextOverflow)
    expect(asked.contextWindow).toBe(before)
  })
})

it('says where the prompt goes', () => {
  expect(openModel({ ...ANYWHERE, baseUrl: 'https://api.example.com:8443/v1/' })).toMatchObject({
    name: 'm',
    host: 'api.example.com:8443'
  })
})

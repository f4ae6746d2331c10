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

describe('a response', () => {
  it('counts thinking as output if the provider leaves it out', async () => {
    const usage = {
      prompt_tokens: 432,
      completion_tokens: 68,
      total_tokens: 636,
      prompt_tokens_details: { cached_tokens: 153 },
      completion_tokens_details: { reasoning_tokens: 136 }
    }
    const { response } = await ask([{ ...ok, usage }])
    expect(response.tokens).toEqual({ input: 432, cachedInput: 153, output: 204, reasoning: 136, isEstimate: false })
  })

  it('has estimated tokens if the provider counts none', async () => {
    const body = 'data: {"choices":[{"delta":{"content":"okay, done"},"finish_reason":"stop"}]}\n\n'
    const { response } = await ask([{ fault: 'raw', body }])
    expect(response.tokens).toMatchObject({ output: 3, isEstimate: true })
    expect(response.tokens.input).toBeGreaterThan(50)
  })

  it('has estimated tokens if the provider counts zero for the prompt', async () => {
    const usage = { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 }
    const { response } = await ask([{ ...ok, usage }])
    expect(response.tokens).toMatchObject({ isEstimate: true })
    expect(response.tokens.input).toBeGreaterThan(50)
  })

  it('counts cached tokens as part of the prompt if the provider leaves them out', async () => {
    const usage = {
      prompt_tokens: 3,
      completion_tokens: 20,
      total_tokens: 23,
      prompt_tokens_details: { cached_tokens: 5000 }
    }
    const { response } = await ask([{ ...ok, usage }])
    expect(response.tokens).toMatchObject({ input: 5003, cachedInput: 5000, output: 20 })
  })

  it('can be one document from a server that does not stream', async () => {
    const body = '{"choices":[{"message":{"content":"whole"},"finish_reason":"stop"}]}'
    const { response } = await ask([{ fault: 'raw', body, headers: { 'content-type': 'application/json' } }])
    expect(response.text).toBe('whole')
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
  ])('ends with content-filter if a filter stops the prompt: %s', async (_, fault) => {
    const seen = listen()
    const { response } = await ask([fault], {}, seen)
    expect(response).toMatchObject({ text: '', toolCalls: [], end: 'content-filter', tokens: { isEstimate: true } })
    expect([response.tokens.input > 5, seen.retries]).toEqual([true, []])
  })

  it('does not wait for a server that keeps the connection open after the last event', async () => {
    const body = 'data: {"choices":[{"delta":{"content":"ok"},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n'
    const baseUrl = await serve((_, response) => {
      response.write(body)
    })
    const lingering = openModel({ ...ANYWHERE, baseUrl, clock })
    await expect(lingering.respond(request())).resolves.toMatchObject({ text: 'ok' })
  })
})

describe('a request', () => {
  it('sends few parameters besides the conversation', async () => {
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

  it('is retried without a rejected parameter, which later requests omit too', async () => {
    const rejected = status(400, { message: 'Unsupported value', param: 'temperature', code: 'unsupported_value' })
    const server = await start([rejected, ok, ok])
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
    const response = await asked.respond(request())
    await asked.respond(requestOf([...request().messages, messageOf(response), ...resultsOf(response)]))
    expect(server.requests[1]?.results).toEqual(['none'])
    expect(JSON.stringify(server.requests[1]?.body)).toContain('"reasoning_content":"Where is it?"')
  })

  it('is retried until it has no rejected parameter, and no more often', async () => {
    const rejected = (name: string) => status(400, { message: `Unsupported parameter: '${name}'.`, param: name })
    const names = ['temperature', 'stream_options', 'max_tokens', 'max_completion_tokens', 'tool_choice', 'stream']
    const { server, response } = await ask([...names.map(rejected), ok], { parameters: { maxOutputTokens: 1000 } })
    expect(response.text).toBe('ok')
    expect(Object.keys(server.requests.at(-1)?.body ?? {})).toEqual(['model', 'tools', 'messages'])
    const stubborn = ask(() => rejected('temperature'))
    await expect(stubborn).rejects.toThrow(/refused the request .*'temperature'/)
  })
})

describe('a transient failure', () => {
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
  ])('is retried: %s', async (_, fault, reason) => {
    const seen = listen()
    const { response } = await ask([fault, turn], {}, seen)
    // Nothing is left of the failed response.
    expect(response).toMatchObject({ text: turn.text, toolCalls: [{ arguments: JSON.stringify(call.arguments) }] })
    expect(seen.retries).toEqual([reason])
  })

  it('is retried after the usual wait if Retry-After is invalid', async () => {
    await ask([status(429, {}, { 'retry-after': '20' }), status(503, {}, { 'retry-after-ms': '-1' }), ok])
    expect(clock.waits).toEqual([20_000, 2000])
  })

  it('is not retried after the end of the run', async () => {
    const server = await start([status(429, { message: 'Slow down.' }, { 'retry-after': '3600' }), ok])
    const hurried = model(server).respond({ ...request(), remainingMs: () => 300_000 })
    await expect(hurried).rejects.toThrow(
      /"429 Slow down" and accepts the next request in 60 min, but the run ends in 5 min/
    )
    expect([clock.waits, server.requests.length]).toEqual([[], 1])
  })
})

describe('a permanent failure', () => {
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
    ['x-should-retry: false', status(500, { message: 'Never.' }, { 'x-should-retry': 'false' }), /500: "Never"/]
  ])('is reported at once: %s', async (_, fault, message) => {
    const asking = ask([fault, ok])
    await expect(asking).rejects.toThrow(ModelError)
    await expect(asking).rejects.toThrow(message)
    expect(clock.waits).toEqual([])
  })

  it.each<[string, Step, RegExp]>([
    [
      'a retired model',
      status(410, { message: 'Retired.' }),
      /no longer serves scripted \(410: "Retired"\); set another model/
    ],
    [
      'a model that is listed and does not exist',
      status(400, { message: 'Model Not Exist' }),
      /refused the request to scripted \(400: "Model Not Exist"\); check that .* base-url and api match/
    ],
    ['an empty balance', status(429, { message: 'Insufficient balance.', code: '1113' }), /has no credit left/],
    ['an address that accepts no requests', status(405), /\/chat\/completions does not serve scripted .*check base-url/]
  ])('says what to change about %s', async (_, fault, message) => {
    await expect(ask([fault])).rejects.toThrow(message)
    expect(clock.waits).toEqual([])
  })

  it('lists the most similar models first', async () => {
    const names = ['gemini-pro', 'gpt-4o', 'openai/gpt-5', 'gpt-5-mini', 'whisper']
    const baseUrl = await serve((incoming, response) => {
      const isList = incoming.method === 'GET'
      response.writeHead(isList ? 200 : 404, { 'content-type': 'application/json' })
      response.end(JSON.stringify(isList ? { data: names.map((id) => ({ id })) } : { error: { message: 'no' } }))
    })
    const model = openModel({ ...ANYWHERE, baseUrl, model: 'gpt-5' })
    await expect(model.respond(request())).rejects.toThrow(/it has: openai\/gpt-5, gpt-5-mini, gpt-4o, /)
  })

  it.each([
    [
      'an address without a protocol',
      { baseUrl: 'api.openai.com' },
      /base-url is "api\.openai\.com"; set it to an address such as/
    ],
    ['another protocol', { baseUrl: 'file:///etc' }, /base-url is "file:\/\/\/etc"/],
    [
      'a password in the address',
      { baseUrl: 'https://me:secret@host/v1' },
      /^base-url for host contains a user name or password/
    ],
    ['a key with a line break', { credential: key('secret\n') }, /^api-key contains a space, a line break/]
  ])('is reported before any request: %s', (_, wrong, message) => {
    const make = () => openModel({ ...ANYWHERE, ...wrong })
    expect(make).toThrow(message)
    expect(make).not.toThrow(/secret/)
  })
})

describe('an abort', () => {
  it('ends the request for the list of models at once', async () => {
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
  it('is known for the model, unless it is set', () => {
    const options = { ...ANYWHERE, model: 'gpt-4o' }
    expect(openModel(options).contextWindow).toBe(128_000)
    expect(openModel({ ...options, contextWindow: 30_000 }).contextWindow).toBe(30_000)
  })

  it('is what the server states when it rejects a prompt as too long', async () => {
    const message = "This model's maximum context length is 8192 tokens. However, you requested 9000 tokens."
    const asked = model(await start([status(400, { message })]))
    await expect(asked.respond(request())).rejects.toThrow(ContextOverflow)
    expect(asked.contextWindow).toBe(8192)
  })

  describe('of a server that silently truncates prompts', () => {
    /** Makes a request for each count of the server, with a growing history. */
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

    it('is the token count that stops growing', async () => {
      await expect(grow([3200, 4096, 4090, 4091])).rejects.toThrow(
        /longer than scripted can read \("of about \d+ tokens it read 4090 and dropped the rest: .* raise num_ctx"\)/
      )
      await expect(grow([3200, 4096, 4090])).rejects.toThrow(ContextOverflow)
    })

    it.each([
      ['counts every prompt', [3200, 6400, 9600], {}],
      ['leaves out cached tokens', [3200, 900, 900], {}],
      ['counts cached tokens', [3200, 3200, 3200], { cached: 3000 }],
      ['has few tokens per line', [1700, 1710, 3400], {}],
      ['always sends the same figure', [1000, 1000, 1000], {}]
    ])('is not guessed if it %s', async (_, counts, options) => {
      await expect(grow(counts, options)).resolves.toMatchObject({ contextWindow: 128_000 })
    })
  })

  it.each([
    ['larger than the setting', { contextWindow: 30_000 }, 'maximum context length is 128000 tokens'],
    ['zero', {}, 'maximum context length is 0 tokens']
  ])('stays if the server states that it is %s', async (_, options, message) => {
    const asked = model(await start([status(400, { message })]), options)
    const before = asked.contextWindow
    await expect(asked.respond(request())).rejects.toThrow(ContextOverflow)
    expect(asked.contextWindow).toBe(before)
  })
})

it('exposes the host that prompts go to', () => {
  expect(openModel({ ...ANYWHERE, baseUrl: 'https://api.example.com:8443/v1/' })).toMatchObject({
    name: 'm',
    host: 'api.example.com:8443'
  })
})

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { ServerResponse } from 'node:http'
import { ModelError, ContextOverflow } from '../../../src/agent/model.ts'
import type { Fault, Step } from '../../../emulators/model/script.ts'
import { anthropicClient, headersFor } from '../../../src/models/anthropic/anthropic-protocol.ts'
import { INPUT_NAMES } from '../../../src/models/endpoint.ts'
import { openModel } from '../../../src/models/open-model.ts'
import { ask, model, streamOf } from '../../support/anthropic-requests.ts'
import {
  call,
  closeServers,
  getIdentityToken,
  key,
  listen,
  ok,
  request,
  serve,
  start,
  stream,
  turn
} from '../../support/model-requests.ts'
import { InstantClock } from '../../support/instant-clock.ts'

function status(code: number, type = 'api_error', message = 'no'): Fault {
  return { fault: 'status', status: code, body: { type: 'error', error: { type, message } } }
}

let clock = new InstantClock()

beforeEach(() => {
  clock = new InstantClock()
})

afterEach(closeServers)

describe('a response', () => {
  it('counts cache reads and writes as part of the prompt', async () => {
    const usage = {
      input_tokens: 10,
      cache_creation_input_tokens: 300,
      cache_read_input_tokens: 5000,
      output_tokens: 1
    }
    const counted = { output_tokens: 70, output_tokens_details: { thinking_tokens: 40 } }
    const body = stream(
      { type: 'message_start', message: { usage } },
      { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: counted },
      { type: 'message_stop' }
    )
    const { response } = await ask([{ fault: 'raw', body }])
    expect(response.tokens).toEqual({
      input: 5310,
      cachedInput: 5000,
      cacheWrite: 300,
      output: 70,
      reasoning: 40,
      isEstimate: false
    })
  })

  it('takes counts from the last event', async () => {
    const usage = { input_tokens: 12, output_tokens: 3 }
    const body = stream(
      { type: 'message_start', message: { usage: { input_tokens: 0, output_tokens: 0 } } },
      { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage },
      { type: 'message_stop' }
    )
    const { response } = await ask([{ fault: 'raw', body }])
    expect(response.tokens).toMatchObject({ input: 12, output: 3 })
  })

  it.each([
    ['have no names', (text: string) => text.replaceAll(/^event: .*\n/gm, '')],
    ['end like those of OpenAI', (text: string) => `${text}data: [DONE]\n\n`],
    ['lack the last blank line', (text: string) => text.trimEnd()]
  ])('is complete if its events %s', async (_, write) => {
    const body = stream(
      { type: 'message_start', message: {} },
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: 'okay' } },
      { type: 'ping' },
      { type: 'message_delta', delta: { stop_reason: 'end_turn' } },
      { type: 'message_stop' }
    )
    const { response } = await ask([{ fault: 'raw', body: write(body) }])
    expect(response).toMatchObject({ text: 'okay', end: 'complete' })
  })

  it('has estimated tokens if the provider counts none', async () => {
    const body = stream(
      { type: 'message_start', message: {} },
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: 'okay, done' } },
      { type: 'message_delta', delta: { stop_reason: 'end_turn' } },
      { type: 'message_stop' }
    )
    const { response } = await ask([{ fault: 'raw', body }])
    expect(response.tokens).toMatchObject({ output: 3, isEstimate: true })
    expect(response.tokens.input).toBeGreaterThan(50)
  })

  it('has no calls if it ended at the context window', async () => {
    const { response } = await ask([{ ...turn, finishReason: 'model_context_window_exceeded' }])
    expect(response).toMatchObject({ text: turn.text, end: 'length', toolCalls: [] })
  })

  it.each(['end_turn', 'tool_use', 'stop_sequence', 'pause_turn'])(
    'is complete with the stop reason %s',
    async (reason) => {
      const { response } = await ask([{ ...turn, finishReason: reason }])
      expect(response).toMatchObject({ end: 'complete', toolCalls: [{ name: 'grep' }] })
    }
  )

  it('can be empty', async () => {
    const { response } = await ask([{ fault: 'raw', body: streamOf([]) }])
    expect(response).toMatchObject({ text: '', thinking: '', toolCalls: [], end: 'complete' })
  })

  it('ignores unknown events and parts', async () => {
    const search = { type: 'server_tool_use', id: 'srvtoolu_1', name: 'web_search', input: {} }
    const text = { type: 'text', text: '' }
    const body = `event: news\ndata: {"type":"news"}\n\n${streamOf([
      [search, { type: 'input_json_delta', partial_json: '{"query":' }],
      [text, { type: 'citations_delta', citation: {} }, { type: 'text_delta', text: 'It is here.' }]
    ])}`
    const { response } = await ask([{ fault: 'raw', body }])
    expect(response).toMatchObject({ text: 'It is here.', toolCalls: [], end: 'complete' })
  })

  it('can be one document from a server that does not stream', async () => {
    const content = [
      { type: 'thinking', thinking: 'Hm.', signature: 's' },
      { type: 'text', text: 'whole' },
      { type: 'tool_use', id: 'a', name: 'grep', input: { pattern: 'x' } }
    ]
    const message = { type: 'message', content, stop_reason: 'tool_use', usage: { input_tokens: 7, output_tokens: 2 } }
    const headers = { 'content-type': 'application/json' }
    const { response } = await ask([{ fault: 'raw', body: JSON.stringify(message), headers }])
    expect(response).toMatchObject({
      text: 'whole',
      thinking: 'Hm.',
      toolCalls: [{ id: 'a', name: 'grep', arguments: '{"pattern":"x"}' }],
      tokens: { input: 7, output: 2 }
    })
  })

  it.each([
    ['a call without input', [], '{}'],
    ['a call with malformed input', ['{"pattern": "x'], '{"pattern": "x'],
    ['a call with input in pieces', ['', '{"pat', 'tern":', '"x"}'], '{"pattern":"x"}']
  ])('passes on %s unchanged', async (_, pieces, written) => {
    const block = { type: 'tool_use', id: 'a', name: 'grep', input: {} }
    const deltas = pieces.map((partial_json) => ({ type: 'input_json_delta', partial_json }))
    const { response } = await ask([
      { fault: 'raw', body: streamOf([[block, ...deltas]], { stop_reason: 'tool_use' }) }
    ])
    expect(response.toolCalls).toEqual([{ id: 'a', name: 'grep', arguments: written }])
  })

  it('keeps calls apart whose ids are missing or equal', async () => {
    const use = (id?: string) => [{ type: 'tool_use', name: 'grep', input: {}, ...(id && { id }) }] as const
    const { response } = await ask([{ fault: 'raw', body: streamOf([use('a'), use('a'), use()]) }])
    expect(new Set(response.toolCalls.map(({ id }) => id)).size).toBe(3)
  })
})

describe('a transient failure', () => {
  const begun = stream({ type: 'message_start', message: {} })
  const bare = (event: object) => `${begun}event: x\ndata: ${JSON.stringify(event)}\n\n`

  it.each<[string, Step, string]>([
    ['status 529', status(529, 'overloaded_error', 'Overloaded'), '529 Overloaded'],
    [
      'an overloaded server in the middle of a stream',
      { fault: 'error', turn, afterChunks: 5, error: { type: 'overloaded_error', message: 'Overloaded' } },
      'Overloaded'
    ],
    ['a stream without an event', { fault: 'raw', body: '\n' }, 'the stream ended before the response did'],
    [
      'an end without a stop reason',
      { fault: 'raw', body: streamOf([[{ type: 'text', text: 'a' }]], {}) },
      'the response ended without a stop reason'
    ],
    [
      'a delta of an unknown part',
      { fault: 'raw', body: bare({ type: 'content_block_delta', index: 3, delta: { type: 'text_delta', text: 'a' } }) },
      'it sent an unexpected text_delta'
    ],
    [
      'a delta of another type than its part',
      {
        fault: 'raw',
        body: streamOf([
          [
            { type: 'text', text: '' },
            { type: 'input_json_delta', partial_json: '{}' }
          ]
        ])
      },
      'it sent an unexpected input_json_delta'
    ],
    [
      'a part with missing fields',
      { fault: 'raw', body: bare({ type: 'content_block_start', index: 0, content_block: { type: 'tool_use' } }) },
      'it sent an invalid event'
    ],
    [
      'a call without a name',
      { fault: 'raw', body: streamOf([[{ type: 'tool_use', id: 'a', name: '', input: {} }]]) },
      'it sent a tool call without a name'
    ],
    [
      'an error instead of a document',
      {
        fault: 'raw',
        body: '{"type":"error","error":{"type":"api_error","message":"Down."}}',
        headers: { 'content-type': 'application/json' }
      },
      'Down'
    ],
    ["an error in OpenAI's format", { fault: 'raw', body: 'data: {"error":{"message":"Down."}}\n\n' }, 'Down']
  ])('is retried: %s', async (_, fault, reason) => {
    const seen = listen()
    const { response } = await ask([fault, turn], {}, seen)
    // Nothing is left of the failed response.
    expect(response).toMatchObject({ text: turn.text, toolCalls: [{ arguments: JSON.stringify(call.arguments) }] })
    expect(seen.retries).toEqual([reason])
  })

  it.each<[string, (response: ServerResponse) => void]>([
    ['stays open', () => undefined],
    ['is cut', (response) => response.destroy()]
  ])('is not reported if the connection %s after the last event', async (_, after) => {
    const body = streamOf([[{ type: 'text', text: 'ok' }]])
    const baseUrl = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(body, () => {
        after(response)
      })
    })
    const opened = openModel({ api: 'anthropic', baseUrl, credential: key('k'), model: 'm', clock })
    await expect(opened.respond(request())).resolves.toMatchObject({ text: 'ok' })
    expect(clock.waits).toEqual([])
  })
})

describe('a permanent failure', () => {
  const inStream = (type: string): Fault => ({ fault: 'error', turn, afterChunks: 3, error: { type, message: 'Bad.' } })

  it.each<[string, Step, RegExp]>([
    ['a bad request within the stream', inStream('invalid_request_error'), /refused the request .*"Bad"/]
  ])('is reported at once: %s', async (_, fault, message) => {
    const asking = ask([fault, ok], { clock })
    await expect(asking).rejects.toThrow(ModelError)
    await expect(asking).rejects.toThrow(message)
    expect(clock.waits).toEqual([])
  })

  it('is a context overflow by size', async () => {
    const tooLarge = status(413, 'request_too_large', 'Request exceeds the maximum size')
    await expect(ask([tooLarge])).rejects.toThrow(ContextOverflow)
  })

  it('is an identity of another provider', async () => {
    const credential = {
      kind: 'workload-identity',
      identityProviderId: 'i',
      serviceAccountId: 's',
      audience: 'a'
    } as const
    await expect(ask([ok], { credential })).rejects.toThrow(
      /127\.0\.0\.1:\d+ does not accept a workload identity .*set api-key/
    )
  })
})

describe('a base URL', () => {
  it.each(['', '/', '/v1', '/v1/'])('can end in "%s"', async (ending) => {
    const server = await start([ok])
    const asked = model(server, { baseUrl: `${server.baseUrlOf('anthropic')}${ending}` })
    await expect(asked.respond(request())).resolves.toMatchObject({ text: 'ok' })
  })
})

describe('the environment', () => {
  const hostile = {
    ANTHROPIC_API_KEY: 'env-key',
    ANTHROPIC_AUTH_TOKEN: 'env-token',
    ANTHROPIC_BASE_URL: 'http://127.0.0.1:9',
    ANTHROPIC_CUSTOM_HEADERS: 'Authorization: Bearer env\nX-Api-Key: env\nX-Evil: yes\nAnthropic-Version: 1999-01-01',
    ANTHROPIC_LOG: 'debug',
    ANTHROPIC_PROFILE: 'nobody',
    ANTHROPIC_WEBHOOK_SIGNING_KEY: 'whsec'
  }

  afterEach(() => {
    for (const name of Object.keys(hostile)) Reflect.deleteProperty(process.env, name)
  })

  it('does not affect logs and traces', async () => {
    Object.assign(process.env, hostile)
    const client = await anthropicClient(
      { baseUrl: 'http://127.0.0.1:9', host: '127.0.0.1:9', credential: key('k'), settings: INPUT_NAMES },
      fetch
    )
    expect([client.logLevel, client.openTelemetry.traces.enabled]).toEqual(['off', false])
  })

  it('does not affect host, key or headers', async () => {
    Object.assign(process.env, hostile)
    const sent: Headers[] = []
    const spying: typeof fetch = (url, init) => {
      sent.push(new Headers(init?.headers))
      return fetch(url, init)
    }
    const server = await start([ok], 'claude-scripted')
    const { createProtocol } = await import('../../../src/models/anthropic/anthropic-protocol.ts')
    const baseUrl = server.baseUrlOf('anthropic')
    const endpoint = { baseUrl, host: new URL(baseUrl).host, credential: key(server.apiKey), settings: INPUT_NAMES }
    const parameters = { temperature: undefined, maxOutputTokens: undefined, toolChoice: 'auto' } as const
    const protocol = createProtocol({ endpoint, model: server.name, parameters, fetch: spying, getIdentityToken })
    await expect(protocol.ask(request())).resolves.toMatchObject({ text: 'ok' })
    await expect(protocol.listModels(new AbortController().signal)).resolves.toEqual([server.name])
    expect(sent.map((headers) => headers.get('authorization'))).toEqual(Array(2).fill(`Bearer ${server.apiKey}`))
    expect(sent.map((headers) => headers.get('x-api-key'))).toEqual([server.apiKey, server.apiKey])
    expect(sent.map((headers) => headers.get('anthropic-version'))).toEqual(['2026-10-21', '2026-10-21'])
    expect(sent.map((headers) => headers.get('x-evil'))).toEqual([null, null])
  })
})

it.each([
  ['api.anthropic.com', { authorization: 'Bearer k' }],
  ['us.services.ai.azure.com', { 'x-api-key': 'k' }],
  ['127.0.0.1:4000', { authorization: 'Bearer k', 'x-api-key': 'k' }]
])('sends the key to %s in the right headers', (host, expected) => {
  const always = { 'content-type': 'application/json', 'anthropic-version': '2026-10-21' }
  expect(headersFor({ baseUrl: '', host, credential: key('k'), settings: INPUT_NAMES })).toEqual({
    ...always,
    ...expected
  })
})

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { ModelError, ContextOverflow } from '../../../src/agent/model.ts'
import type { ModelEmulatorOptions } from '../../../emulators/model/start-model.ts'
import type { Fault, Step } from '../../../emulators/model/script.ts'
import { openModel, type ModelSpec } from '../../../src/models/open-model.ts'
import {
  askOver,
  call,
  closeServers,
  key,
  listen,
  modelOf,
  ok,
  request,
  serve,
  start,
  status,
  stream,
  turn,
  type Seen
} from '../../support/model-requests.ts'
import { InstantClock } from '../../support/instant-clock.ts'

let clock = new InstantClock()

beforeEach(() => {
  clock = new InstantClock()
})

afterEach(closeServers)

function ask(script: ModelEmulatorOptions['script'], options: Partial<ModelSpec> = {}, seen?: Seen) {
  return askOver(script, { api: 'responses', clock, ...options }, seen)
}

/** A stream of exactly these events. */
const raw = (...events: Parameters<typeof stream>): Fault => ({ fault: 'raw', body: stream(...events) })
const completed = (response: object) => ({ type: 'response.completed', response: { status: 'completed', ...response } })
const textMessage = (text: string) => ({ type: 'message', content: [{ type: 'output_text', text }] })
const callItem = (fields: object = {}) => ({
  type: 'function_call',
  call_id: 'c',
  name: 'grep',
  arguments: '{}',
  ...fields
})

describe('a response', () => {
  it.each([
    ['nothing', undefined],
    ['zero for the prompt', { input_tokens: 0, output_tokens: 0 }]
  ])('has estimated tokens if the provider counts %s', async (_, usage) => {
    const { response } = await ask([raw(completed({ output: [textMessage('okay, done')], usage }))])
    expect(response.tokens).toMatchObject({ output: 3, isEstimate: true })
    expect(response.tokens.input).toBeGreaterThan(50)
  })

  it('can be one document from a server that does not stream', async () => {
    const body = JSON.stringify({ object: 'response', status: 'completed', output: [textMessage('whole'), callItem()] })
    const seen = listen()
    const { response } = await ask([{ fault: 'raw', body, headers: { 'content-type': 'application/json' } }], {}, seen)
    expect([response.text, response.toolCalls, seen.deltas]).toEqual([
      'whole',
      [{ id: 'c', name: 'grep', arguments: '{}' }],
      ['text: whole']
    ])
  })

  it('contains the text of a refusal', async () => {
    const seen = listen()
    const item = { type: 'message', content: [{ type: 'refusal', refusal: 'I will not.' }] }
    const delta = { type: 'response.refusal.delta', output_index: 0, delta: 'I will not.' }
    const { response } = await ask([raw(delta, completed({ output: [item] }))], {}, seen)
    expect([response.text, response.end, seen.deltas]).toEqual(['I will not.', 'complete', ['text: I will not.']])
  })

  it('separates its messages, streamed and at the end', async () => {
    const seen = listen()
    const delta = (output_index: number, text: string) => ({
      type: 'response.output_text.delta',
      output_index,
      delta: text
    })
    const end = completed({ output: [textMessage('One.'), textMessage('Two.')] })
    const { response } = await ask([raw(delta(0, 'One'), delta(0, '.'), delta(1, 'Two.'), end)], {}, seen)
    expect([response.text, seen.deltas]).toEqual(['One.\n\nTwo.', ['text: One', 'text: .', 'text: \n\nTwo.']])
  })

  it('includes the thinking of open models', async () => {
    const delta = { type: 'response.reasoning_text.delta', output_index: 0, content_index: 0, delta: 'Hm.' }
    const item = { type: 'reasoning', summary: [], content: [{ type: 'reasoning_text', text: 'Hm.' }] }
    const seen = listen()
    const { response } = await ask([raw(delta, completed({ output: [item, textMessage('ok')] }))], {}, seen)
    expect([response.thinking, seen.deltas]).toEqual(['Hm.', ['thinking: Hm.', 'text: ok']])
  })

  it.each(['length', 'content_filter'])('has no metadata if it ended with %s', async (finishReason) => {
    const { response } = await ask([{ ...turn, finishReason }])
    expect(response.providerMetadata).toBeUndefined()
  })

  it('has the completed items if the last event omits them', async () => {
    const items = [callItem({ call_id: 'b' }), callItem({ call_id: 'a' })]
    const done = items.map((item, index) => ({ type: 'response.output_item.done', output_index: 1 - index, item }))
    const { response } = await ask([raw(...done, completed({ output: [] }))])
    expect(response.toolCalls.map(({ id }) => id)).toEqual(['a', 'b'])
  })

  it.each<[string, readonly object[], readonly string[]]>([
    ['none', [callItem({ call_id: '' }), callItem({ call_id: null, id: 'fc_9' })], ['call_1', 'fc_9']],
    ['the same for all', [callItem(), callItem(), callItem()], ['c', 'c_2', 'c_3']]
  ])('gives each call a unique id if the server sends %s', async (_, output, ids) => {
    const { response } = await ask([raw(completed({ output }))])
    expect(response.toolCalls.map(({ id }) => id)).toEqual(ids)
  })

  it.each([
    ['an object', { pattern: 'x' }, '{"pattern":"x"}'],
    ['nothing', null, '{}'],
    ['an empty text', ' ', '{}'],
    ['malformed JSON', '{"pattern"', '{"pattern"']
  ])('has arguments as text if the server sends %s', async (_, args, text) => {
    const { response } = await ask([raw(completed({ output: [callItem({ arguments: args })] }))])
    expect(response.toolCalls[0]?.arguments).toBe(text)
  })

  it('says why an incomplete call cannot run', async () => {
    const { response } = await ask([raw(completed({ output: [callItem({ status: 'incomplete' })] }))])
    expect(response.toolCalls[0]?.problem).toMatch(/cut off/)
  })

  it('can have text and thinking in other formats', async () => {
    const output = [
      { type: 'reasoning', summary: 'short' },
      { type: 'message', content: 'whole' }
    ]
    const { response } = await ask([raw(completed({ output }))])
    expect([response.text, response.thinking]).toEqual(['whole', ''])
  })

  it('ignores items and events of tools that were not requested', async () => {
    const search = { type: 'web_search_call', id: 'ws_1', status: 'completed' }
    const event = { type: 'response.web_search_call.searching', output_index: 0 }
    const { response } = await ask([raw(event, completed({ output: [search, textMessage('ok')] }))])
    expect([response.text, response.toolCalls]).toEqual(['ok', []])
  })
})

describe('a request', () => {
  it('sends few parameters besides the conversation, and asks not to store it', async () => {
    const { server } = await ask([ok], { parameters: { maxOutputTokens: 1000 } })
    const { input, tools, ...rest } = server.requests[0]?.body ?? {}
    expect(input).toEqual([{ role: 'user', content: 'Find it.' }])
    expect(tools).toEqual([expect.objectContaining({ type: 'function', name: 'grep', strict: false })])
    expect(rest).toEqual({
      model: 'scripted',
      temperature: 0.1,
      tool_choice: 'auto',
      max_output_tokens: 1000,
      store: false,
      include: ['reasoning.encrypted_content'],
      stream: true
    })
  })

  it.each([
    ['temperature', { message: "Unsupported parameter: 'temperature' is not supported.", param: 'temperature' }],
    ['max_output_tokens', { message: 'Unsupported: max_output_tokens.' }],
    ['tool_choice', { message: 'no', param: 'tool_choice' }],
    ['include', { message: 'Encrypted content is not supported with this model.', param: 'include' }],
    ['include', { message: 'Encrypted content is not supported with this model.' }],
    ['include', { message: 'Unrecognized request argument supplied: include' }],
    ['store', { message: "Unknown parameter: 'store'." }]
  ])('is retried without a rejected %s, which later requests omit too', async (name, error) => {
    const server = await start([status(400, error), ok, ok])
    const asked = modelOf(server, 'responses', { clock, parameters: { maxOutputTokens: 1000 } })
    const seen = listen()
    await asked.respond(request(seen))
    await asked.respond(request(seen))
    expect(server.requests.map(({ body }) => name in body)).toEqual([true, false, false])
    expect(seen.retries).toEqual([])
  })

  it('is retried without everything that several errors name', async () => {
    const refusals = ['temperature', 'include', 'store'].map((param) => status(400, { message: 'no', param }))
    const { server } = await ask([...refusals, ok])
    expect(Object.keys(server.requests[3]?.body ?? {})).toEqual(['model', 'tools', 'tool_choice', 'stream', 'input'])
  })

  it('omits strict from its tools if the server rejects it', async () => {
    const { server } = await ask([status(400, { message: 'no', param: 'tools[0].strict' }), ok])
    expect(server.requests[1]?.body['tools']).toEqual([expect.not.objectContaining({ strict: false })])
  })

  it.each([
    ['that names no parameter of ours', { message: 'The list does not include a store.', param: 'input' }],
    ['without a name', { message: 'no' }]
  ])('is not retried after an error %s', async (_, error) => {
    const server = await start([status(400, error), ok])
    await expect(modelOf(server, 'responses').respond(request())).rejects.toThrow(ModelError)
    expect(server.requests).toHaveLength(1)
  })
})

describe('a transient failure', () => {
  const failed = (error: object) => raw({ type: 'response.failed', response: { status: 'failed', error } })

  it.each<[string, Step, string]>([
    [
      'an error in the stream',
      { fault: 'error', turn, afterChunks: 9, error: { code: 'server_error', message: 'gone', param: null } },
      'gone'
    ],
    ['an error without a type', { fault: 'raw', body: 'data: {"error":{"message":"gone"}}\n\n' }, 'gone'],
    [
      'an error with an unknown type',
      { fault: 'raw', body: 'data: {"type":"server_error","error":{"message":"gone"}}\n\n' },
      'gone'
    ],
    [
      'a failed response',
      failed({ code: 'server_error', message: 'The server had an error.' }),
      'The server had an error'
    ],
    [
      'a response that failed without an explanation',
      raw({ type: 'response.failed', response: { error: null } }),
      'no explanation'
    ],
    ['a cancelled response', raw(completed({ status: 'cancelled' })), 'the response ended as cancelled'],
    [
      'a stream without an end',
      raw({ type: 'response.created', response: {} }),
      'the stream ended before the response did'
    ],
    ['only an end', { fault: 'raw', body: 'data: [DONE]\n\n' }, 'the stream ended before the response did'],
    ['an invalid event', { fault: 'raw', body: 'data: 7\n\n' }, 'it sent an invalid event'],
    ['an end without a response', raw({ type: 'response.completed' }), 'it sent an invalid response'],
    ['a document without a response', { fault: 'raw', body: '{"id":1}' }, 'the body contained no output'],
    ['a call without a name', raw(completed({ output: [callItem({ name: '' })] })), 'it sent an invalid item'],
    [
      'calls that never completed',
      raw({ type: 'response.output_item.added', output_index: 0, item: callItem() }, completed({ output: [] })),
      'the response ended before its calls did'
    ]
  ])('is retried: %s', async (_, fault, reason) => {
    const seen = listen()
    const { response } = await ask([fault, turn], {}, seen)
    // Nothing is left of the failed response.
    expect(response).toMatchObject({ text: turn.text, toolCalls: [{ arguments: JSON.stringify(call.arguments) }] })
    expect(seen.retries).toEqual([reason])
  })

  it.each([
    ['Please try again in 11.054s.', 11_054],
    ['Please try again in 28ms.', 1000],
    ['Please try again in 1m12s.', 72_000]
  ])('is retried after the wait that it states: %s', async (words, waitMs) => {
    await ask([failed({ code: 'rate_limit_exceeded', message: `Rate limit reached. ${words}` }), ok])
    expect(clock.waits).toEqual([waitMs])
  })
})

describe('a permanent failure', () => {
  const failed = (code: string) =>
    raw({ type: 'response.failed', response: { status: 'failed', error: { code, message: 'Not this.' } } })

  it.each<[string, Step, RegExp]>([
    ['quota in the stream', failed('insufficient_quota'), /has no credit left .*"Not this"/],
    ['a policy', failed('bio_policy'), /refused .*"Not this"/],
    ['a data residency mismatch', failed('data_residency_mismatch'), /refused .*"Not this"/]
  ])('is reported at once: %s', async (_, fault, message) => {
    const asking = ask([fault, ok])
    await expect(asking).rejects.toThrow(ModelError)
    await expect(asking).rejects.toThrow(message)
    expect(clock.waits).toEqual([])
  })

  it('is a context overflow within the stream', async () => {
    await expect(ask([failed('context_length_exceeded'), ok])).rejects.toThrow(ContextOverflow)
  })
})

it('does not wait for a server that keeps the connection open after the last event', async () => {
  const baseUrl = await serve((_, response) => {
    response.write(stream(completed({ output: [textMessage('ok')] })))
  })
  const lingering = openModel({ api: 'responses', baseUrl, credential: key('k'), model: 'm', clock })
  await expect(lingering.respond(request())).resolves.toMatchObject({ text: 'ok' })
})

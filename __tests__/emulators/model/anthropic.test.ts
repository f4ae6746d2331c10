import { afterEach, expect, it } from '@jest/globals'
import { signThinking } from '../../../emulators/model/anthropic/signature.ts'
import { closeServers, start } from '../../support/model-requests.ts'

// The other tests rely on the emulator: it must reject what the real endpoint rejects.

afterEach(closeServers)

const user = (...content: object[]) => ({ role: 'user', content })
const assistant = (...content: object[]) => ({ role: 'assistant', content })
const text = (words: string) => ({ type: 'text', text: words })
const breakpoint = { cache_control: { type: 'ephemeral' } }
const use = (id: string) => ({ type: 'tool_use', id, name: 'grep', input: {} })
const result = (id: string) => ({ type: 'tool_result', tool_use_id: id, content: 'none' })
const thought = (signature: string) => ({ type: 'thinking', thinking: 'Hm.', signature })

async function post(body: object, headers: Record<string, string> = {}) {
  const server = await start([{ text: 'ok' }])
  const response = await fetch(`${server.baseUrlOf('anthropic')}/v1/messages`, {
    method: 'POST',
    headers: { 'x-api-key': server.apiKey, 'anthropic-version': '2026-10-21', ...headers },
    body: JSON.stringify({ model: 'scripted', max_tokens: 10, messages: [user(text('a'))], ...body })
  })
  return { status: response.status, text: await response.text() }
}

it('answers with one document if no stream is requested', async () => {
  const { status, text } = await post({})
  expect([status, JSON.parse(text)]).toMatchObject([200, { content: [{ type: 'text', text: 'ok' }] }])
})

it('accepts its own signed thinking', async () => {
  const messages = [user(text('a')), assistant(thought(signThinking('Hm.')), text('b')), user(text('c'))]
  expect((await post({ messages })).status).toBe(200)
})

it.each<[string, object, RegExp]>([
  ['without a limit', { max_tokens: undefined }, /max_tokens/],
  ['with a parameter of another version', { temperature: 0.1 }, /temperature/],
  ['without messages', { messages: [] }, /messages/],
  ['that begins with the assistant', { messages: [assistant(text('a')), user(text('b'))] }, /first message must use/],
  ['that ends with the assistant', { messages: [user(text('a')), assistant(text('b'))] }, /prefill/],
  ['with blank text', { messages: [user(text(' '))] }, /non-whitespace/],
  ['with a call without a result', { messages: [user(text('a')), assistant(use('a')), user(text('b'))] }, /without/],
  ['with a result without a call', { messages: [user(result('a'))] }, /unexpected `tool_use_id`/],
  [
    'with text before a result',
    { messages: [user(text('a')), assistant(use('a')), user(text('b'), result('a'))] },
    /must come first/
  ],
  [
    'with two calls of the same id',
    { messages: [user(text('a')), assistant(use('a')), user(result('a')), assistant(use('a')), user(result('a'))] },
    /ids must be unique/
  ],
  [
    'with an id of invalid characters',
    { messages: [user(text('a')), assistant(use('a:0')), user(result('a:0'))] },
    /pattern/
  ],
  [
    'with changed thinking',
    { messages: [user(text('a')), assistant(thought('forged'), text('b')), user(text('c'))] },
    /Invalid `signature`/
  ],
  [
    'with thinking at the end',
    { messages: [user(text('a')), assistant(text('b'), thought(signThinking('Hm.'))), user(text('c'))] },
    /final block/
  ],
  [
    'with five cache breakpoints',
    { messages: [user(...Array.from({ length: 5 }, () => ({ ...text('a'), ...breakpoint })))] },
    /Found 5/
  ]
])('rejects a request %s', async (_, body, reason) => {
  const { status, text } = await post(body)
  expect([status, text]).toEqual([400, expect.stringMatching(reason)])
})

it('rejects a request without a version', async () => {
  expect(await post({}, { 'anthropic-version': '' })).toMatchObject({ status: 400 })
})

import { afterEach, expect, it } from '@jest/globals'
import { signThinking } from '../../../emulators/model/anthropic/signature.ts'
import { closeServers, start } from '../../support/model-requests.ts'

// The endpoint that the other tests rely on refuses what the real one refuses.

afterEach(closeServers)

const user = (...content: object[]) => ({ role: 'user', content })
const assistant = (...content: object[]) => ({ role: 'assistant', content })
const text = (words: string) => ({ type: 'text', text: words })
const mark = { cache_control: { type: 'ephemeral' } }
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
  return { status: response.status, said: await response.text() }
}

it('answers in one document a request for no stream', async () => {
  const { status, said } = await post({})
  expect([status, JSON.parse(said)]).toMatchObject([200, { content: [{ type: 'text', text: 'ok' }] }])
})

it('takes back a thought as it signed it', async () => {
  const messages = [user(text('a')), assistant(thought(signThinking('Hm.')), text('b')), user(text('c'))]
  expect((await post({ messages })).status).toBe(200)
})

it.each<[string, object, RegExp]>([
  ['without a limit', { max_tokens: undefined }, /max_tokens/],
  ['with a parameter of another version', { temperature: 0.1 }, /temperature/],
  ['of no messages', { messages: [] }, /messages/],
  ['that an assistant begins', { messages: [assistant(text('a')), user(text('b'))] }, /first message must use/],
  ['that an assistant ends', { messages: [user(text('a')), assistant(text('b'))] }, /prefill/],
  ['with a text of nothing', { messages: [user(text(' '))] }, /non-whitespace/],
  [
    'with a call that is not answered',
    { messages: [user(text('a')), assistant(use('a')), user(text('b'))] },
    /without/
  ],
  ['with an answer to no call', { messages: [user(result('a'))] }, /unexpected `tool_use_id`/],
  [
    'with words before an answer',
    { messages: [user(text('a')), assistant(use('a')), user(text('b'), result('a'))] },
    /must come first/
  ],
  [
    'with two calls of one id',
    { messages: [user(text('a')), assistant(use('a')), user(result('a')), assistant(use('a')), user(result('a'))] },
    /ids must be unique/
  ],
  [
    'with an id of other letters',
    { messages: [user(text('a')), assistant(use('a:0')), user(result('a:0'))] },
    /pattern/
  ],
  [
    'with a thought that was changed',
    { messages: [user(text('a')), assistant(thought('forged'), text('b')), user(text('c'))] },
    /Invalid `signature`/
  ],
  [
    'with a thought at the end',
    { messages: [user(text('a')), assistant(text('b'), thought(signThinking('Hm.'))), user(text('c'))] },
    /final block/
  ],
  ['with five marks', { messages: [user(...Array.from({ length: 5 }, () => ({ ...text('a'), ...mark })))] }, /Found 5/]
])('refuses a request %s', async (_, body, reason) => {
  const { status, said } = await post(body)
  expect([status, said]).toEqual([400, expect.stringMatching(reason)])
})

it('refuses a request that names no version', async () => {
  expect(await post({}, { 'anthropic-version': '' })).toMatchObject({ status: 400 })
})

import { afterEach, describe, expect, it } from '@jest/globals'
import type { Turn } from '../../../emulators/model/script.ts'
import type { ModelEmulator } from '../../../emulators/model/start-model.ts'
import { closeServers, start } from '../../support/model-requests.ts'

const user = { role: 'user', content: 'Find it.' }
const tool = { type: 'function', function: { name: 'grep', parameters: { type: 'object' } } }
const turn: Turn = {
  text: 'Looking for it now, in all files.',
  thinking: 'Where is it?',
  toolCalls: [{ name: 'grep', arguments: { pattern: 'needle in a haystack' } }]
}

afterEach(closeServers)

async function post(server: ModelEmulator, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${server.baseUrl}/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${server.apiKey}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ model: server.name, messages: [user], ...body })
  })
  return { status: response.status, text: await response.text() }
}

async function postForJson(server: ModelEmulator, body: object, headers?: Record<string, string>) {
  const { status, text } = await post(server, body, headers)
  return { status, body: JSON.parse(text) as unknown }
}

async function postForChunks(server: ModelEmulator, body: object): Promise<unknown[]> {
  const { text } = await post(server, { stream: true, ...body })
  const events = text.trimEnd().split('\n\n')
  expect(events.pop()).toBe('data: [DONE]')
  return events.map((event) => JSON.parse(event.slice('data: '.length)) as unknown)
}

describe('a response', () => {
  it('is one document if no stream is requested', async () => {
    const { body } = await postForJson(await start([turn]), { tools: [tool] })
    expect(body).toMatchObject({
      object: 'chat.completion',
      choices: [
        {
          message: {
            role: 'assistant',
            content: turn.text,
            reasoning_content: turn.thinking,
            tool_calls: [
              { type: 'function', function: { name: 'grep', arguments: '{"pattern":"needle in a haystack"}' } }
            ]
          },
          finish_reason: 'tool_calls'
        }
      ]
    })
  })

  it('is split into many pieces if a stream is requested', async () => {
    const chunks = await postForChunks(await start([{ ...turn, chunkChars: 8 }]), {})
    const deltas = chunks.map((chunk) => (chunk as { choices: [{ delta: object }] }).choices[0].delta)
    expect(deltas.filter((delta) => 'content' in delta)).toHaveLength(6)
    expect(deltas.filter((delta) => 'reasoning_content' in delta)).toHaveLength(2)
    expect(deltas.filter((delta) => 'tool_calls' in delta)).toHaveLength(6)
    expect(chunks.at(-1)).toMatchObject({ choices: [{ delta: {}, finish_reason: 'tool_calls' }] })
  })

  it('counts tokens at the end of a stream that requests it', async () => {
    const [last] = (await postForChunks(await start([turn]), { stream_options: { include_usage: true } })).slice(-1)
    expect(last).toMatchObject({ choices: [], usage: { prompt_tokens: 10, completion_tokens: 21, total_tokens: 31 } })
  })

  it('counts the common start of two requests as cached', async () => {
    const server = await start([{ text: 'one' }, { text: 'two' }])
    await post(server, {})
    const { body } = await postForJson(server, { messages: [user, { role: 'user', content: 'More.' }] })
    expect(body).toMatchObject({ usage: { prompt_tokens: 19, prompt_tokens_details: { cached_tokens: 9 } } })
  })
})

describe('a script', () => {
  it('can depend on the request', async () => {
    const server = await start(({ tools, results, messages }) => ({
      text: [...tools, ...results, messages.length].join(' ')
    }))
    const call = { id: 'a', type: 'function', function: { name: 'grep', arguments: '{}' } }
    const messages = [
      user,
      { role: 'assistant', tool_calls: [call] },
      { role: 'tool', tool_call_id: 'a', content: 'found' }
    ]
    const { body } = await postForJson(server, { messages, tools: [tool] })
    expect(body).toMatchObject({ choices: [{ message: { content: 'grep found 3' } }] })
  })

  it('answers with an error after its last step', async () => {
    const server = await start([turn])
    await post(server, {})
    expect(await postForJson(server, {})).toMatchObject({
      status: 500,
      body: { error: { message: 'The script has no turn for request 2; it ends after 1.' } }
    })
    expect(server.requests).toHaveLength(2)
  })

  it('reports its own errors', async () => {
    const server = await start(() => {
      throw new Error('The tool grep was not offered.')
    })
    expect(await postForJson(server, {})).toMatchObject({
      status: 500,
      body: { error: { message: 'The tool grep was not offered.' } }
    })
  })
})

describe('a request that the real endpoint would reject', () => {
  const call = (id: string) => ({ id, type: 'function', function: { name: 'grep', arguments: '{}' } })
  const result = (id: string) => ({ role: 'tool', tool_call_id: id, content: 'found' })

  it.each<[string, object, RegExp]>([
    ['no messages', { messages: [] }, /Missing required parameter: 'messages'/],
    [
      'a call without a result',
      { messages: [user, { role: 'assistant', tool_calls: [call('a')] }] },
      /response messages: a/
    ],
    [
      'a result after another message',
      { messages: [{ role: 'assistant', tool_calls: [call('a')] }, user, result('a')] },
      /response messages: a/
    ],
    ['a result without a call', { messages: [user, result('b')] }, /tool_call_id "b"/],
    [
      'two results for one call',
      { messages: [{ role: 'assistant', tool_calls: [call('a')] }, result('a'), result('a')] },
      /tool_call_id "a"/
    ]
  ])('is rejected for %s', async (_, body, message) => {
    const server = await start([turn])
    expect(await postForJson(server, body)).toMatchObject({
      status: 400,
      body: { error: { type: 'invalid_request_error', message: expect.stringMatching(message) } }
    })
    expect(server.requests).toHaveLength(0)
  })

  it.each([
    ['another key', 'Bearer other', 'Incorrect API key provided.'],
    ['no key', '', "You didn't provide an API key."]
  ])('is rejected for %s', async (_, authorization, message) => {
    const server = await start([turn])
    expect(await postForJson(server, {}, { authorization })).toEqual({
      status: 401,
      body: { error: { message, type: 'invalid_request_error', param: null, code: 'invalid_api_key' } }
    })
  })

  it('is rejected for another model', async () => {
    expect(await postForJson(await start([turn]), { model: 'other' })).toMatchObject({
      status: 404,
      body: { error: { code: 'model_not_found' } }
    })
  })

  it('is rejected for another route', async () => {
    const server = await start([turn])
    const headers = { authorization: `Bearer ${server.apiKey}` }
    const response = await fetch(`${server.baseUrl}/responses`, { headers })
    expect([response.status, await response.json()]).toMatchObject([404, { error: { code: 'unknown_url' } }])
  })
})

it('lists its one model', async () => {
  const server = await start([])
  const response = await fetch(`${server.baseUrl}/models`, { headers: { authorization: `Bearer ${server.apiKey}` } })
  expect(await response.json()).toMatchObject({ object: 'list', data: [{ id: 'scripted' }] })
})

it('ends open connections when it is closed', async () => {
  const server = await start([{ fault: 'idle', turn, afterChunks: 2 }])
  const response = await fetch(`${server.baseUrl}/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${server.apiKey}` },
    body: JSON.stringify({ model: server.name, messages: [user], stream: true })
  })
  await closeServers()
  await expect(response.text()).rejects.toThrow()
})

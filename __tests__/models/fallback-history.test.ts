import { afterEach, expect, it } from '@jest/globals'
import type { Message } from '../../src/agent/messages.ts'
import { closeServers, messageOf, modelOf, request, resultsOf, start } from '../support/model-requests.ts'
import type { Api } from '../../src/domain/model-api.ts'

afterEach(closeServers)

const APIS = ['chat', 'responses', 'anthropic', 'gemini'] as const satisfies readonly Api[]
const pairs = APIS.flatMap((before) => APIS.map((after) => [before, after] as const))

/** A conversation of two turns with a model that thinks, says, and calls twice in each. */
async function conversation(api: Api): Promise<readonly Message[]> {
  const look = (text: string) => ({
    text,
    thinking: 'Hm.',
    toolCalls: [1, 2].map((pattern) => ({ name: 'grep', arguments: { pattern: String(pattern) } }))
  })
  const server = await start([look('One.'), look('Two.')])
  const messages: Message[] = [{ role: 'system', text: 'Be brief.' }, ...request().messages]
  for (const found of ['a', 'b']) {
    const reply = await modelOf(server, api).respond({ ...request(), messages })
    messages.push(messageOf(reply), ...resultsOf(reply, found))
  }
  return messages
}

it.each(pairs)('what was said over %s goes on over %s, in the middle of a run', async (before, after) => {
  const messages = await conversation(before)
  const server = await start([{ text: 'ok' }])
  await expect(modelOf(server, after).respond({ ...request(), messages })).resolves.toMatchObject({ text: 'ok' })
  expect(server.requests[0]?.results).toEqual(['b', 'b'])
  expect(JSON.stringify(server.requests[0]?.body)).not.toContain('Hm.')
})

// Kimi counts anew in each reply, others send no ids at all, and some gateways send very long ones.
it.each(APIS)('calls by whatever ids of another provider are taken by %s', async (api) => {
  const ids = ['functions.grep:0', 'call_1', `${'x'.repeat(70)}1`, `${'x'.repeat(70)}2`, '', 'é🌍']
  const turn = [0, 1].flatMap((): Message[] => [
    { role: 'assistant', text: '', thinking: '', toolCalls: ids.map((id) => ({ id, name: 'grep', arguments: '{}' })) },
    ...ids.map((callId): Message => ({ role: 'tool', callId, name: 'grep', ok: true, text: `for ${callId}` }))
  ])
  const server = await start([{ text: 'ok' }])
  const messages = [...request().messages, ...turn]
  await expect(modelOf(server, api).respond({ ...request(), messages })).resolves.toMatchObject({ text: 'ok' })
  expect(server.requests[0]?.results).toEqual(ids.map((id) => `for ${id}`))
})

it.each(APIS)('calls that a model wrote as text go on over %s', async (api) => {
  const text = 'Let me look.\n<tool_call>{"name": "grep", "arguments": {"pattern": "x"}}</tool_call>'
  const weak = await start([{ text }])
  const reply = await modelOf(weak, 'chat').respond(request())
  const messages = [...request().messages, messageOf(reply), ...resultsOf(reply, 'found it')]
  const server = await start([{ text: 'ok' }])
  await expect(modelOf(server, api).respond({ ...request(), messages })).resolves.toMatchObject({ text: 'ok' })
  expect(JSON.stringify(server.requests[0]?.body)).toContain('found it')
})

it.each(APIS)('calls over %s go on with a model that knows them as text only', async (api) => {
  const messages = await conversation(api)
  const server = await start([{ text: '<tool_call>{"name": "grep", "arguments": {"pattern": "x"}}</tool_call>' }])
  const weak = modelOf(server, 'chat', { parameters: { toolCalls: 'text' } })
  const reply = await weak.respond({ ...request(), messages })
  expect(reply).toMatchObject({ text: '', toolCalls: [{ name: 'grep', arguments: '{"pattern": "x"}' }] })
  expect(server.requests[0]?.messages.map(({ role }) => role)).toEqual([
    'system',
    ...['user', 'assistant', 'user', 'assistant', 'user']
  ])
  expect(server.requests[0]?.body).not.toHaveProperty('tools')
})

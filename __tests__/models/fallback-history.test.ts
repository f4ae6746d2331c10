import { afterEach, expect, it } from '@jest/globals'
import type { Message } from '../../src/agent/messages.ts'
import { closeServers, messageOf, modelOf, request, resultsOf, start } from '../support/model-requests.ts'
import type { Api } from '../../src/domain/settings.ts'

afterEach(closeServers)

const APIS = ['chat', 'responses', 'anthropic', 'gemini'] as const satisfies readonly Api[]
const pairs = APIS.flatMap((before) => APIS.map((after) => [before, after] as const))

/** Two turns, each with thinking, text and two calls. */
async function conversation(api: Api): Promise<readonly Message[]> {
  const look = (text: string) => ({
    text,
    thinking: 'Hm.',
    toolCalls: [1, 2].map((pattern) => ({ name: 'grep', arguments: { pattern: String(pattern) } }))
  })
  const server = await start([look('One.'), look('Two.')])
  const messages: Message[] = [{ role: 'system', text: 'Be brief.' }, ...request().messages]
  for (const found of ['a', 'b']) {
    const response = await modelOf(server, api).respond({ ...request(), messages })
    messages.push(messageOf(response), ...resultsOf(response, found))
  }
  return messages
}

it.each(pairs)('continues a conversation over %s with a model over %s', async (before, after) => {
  const messages = await conversation(before)
  const server = await start([{ text: 'ok' }])
  await expect(modelOf(server, after).respond({ ...request(), messages })).resolves.toMatchObject({ text: 'ok' })
  expect(server.requests[0]?.results).toEqual(['b', 'b'])
  expect(JSON.stringify(server.requests[0]?.body)).not.toContain('Hm.')
})

// Kimi numbers the calls of each response, others send no ids, and some gateways send very long ones.
it.each(APIS)('continues over %s with any call ids of another provider', async (api) => {
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

const written = (id: string) => `<tool_call id="${id}">{"name":"grep","arguments":{"pattern":"x"}}</tool_call>`

it.each(APIS)('continues over %s after calls written as text', async (api) => {
  const weak = await start([{ text: `Let me look.\n${written('k3f9')}` }])
  const response = await modelOf(weak, 'chat', { callId: 'k3f9' }).respond(request())
  const messages = [...request().messages, messageOf(response), ...resultsOf(response, 'found it')]
  const server = await start([{ text: 'ok' }])
  await expect(modelOf(server, api).respond({ ...request(), messages })).resolves.toMatchObject({ text: 'ok' })
  expect(JSON.stringify(server.requests[0]?.body)).toContain('found it')
})

it.each(APIS)('shows a model its own form of calls, after one with another id over %s', async (api) => {
  const weak = await start([{ text: `Let me look.\n${written('k3f9')}` }])
  const response = await modelOf(weak, 'chat', { callId: 'k3f9' }).respond(request())
  const messages = [...request().messages, messageOf(response), ...resultsOf(response)]
  const server = await start([{ text: written('b2d7') }])
  const other = modelOf(server, api, { callId: 'b2d7', parameters: { toolCalls: 'text' } })
  await expect(other.respond({ ...request(), messages })).resolves.toMatchObject({ toolCalls: [{ name: 'grep' }] })
  expect(server.requests[0]?.messages.map(({ text }) => text)).toContain(`Let me look.\n${written('b2d7')}`)
  expect(JSON.stringify(server.requests[0]?.body)).not.toContain('k3f9')
})

it.each(APIS)('continues a conversation over %s with a model that only writes calls as text', async (api) => {
  const messages = await conversation(api)
  const server = await start([{ text: written('k3f9') }])
  const weak = modelOf(server, 'chat', { callId: 'k3f9', parameters: { toolCalls: 'text' } })
  const response = await weak.respond({ ...request(), messages })
  expect(response).toMatchObject({ text: '', toolCalls: [{ name: 'grep', arguments: '{"pattern":"x"}' }] })
  expect(server.requests[0]?.messages.map(({ role }) => role)).toEqual([
    'system',
    ...['user', 'assistant', 'user', 'assistant', 'user']
  ])
  expect(server.requests[0]?.body).not.toHaveProperty('tools')
})

import { afterEach, expect, it } from '@jest/globals'
import { earlierRunMetadata, type Message } from '../../../src/agent/messages.ts'
import { closeServers, modelOf, request, start, status } from '../../support/model-requests.ts'

afterEach(closeServers)

const textCall = '<tool_call>\n{"name": "grep", "arguments": {"pattern": "written"}}\n</tool_call>'

// Running both would do the same thing twice.
it('runs only the native calls of a response with calls of both kinds', async () => {
  const server = await start([
    { text: `I look.\n${textCall}`, toolCalls: [{ name: 'grep', arguments: { pattern: 'a' } }] }
  ])
  const { text, toolCalls } = await modelOf(server, 'chat').respond(request())
  expect([text, toolCalls.map((call) => call.arguments)]).toEqual([
    expect.stringMatching(/^I look\.\n/),
    ['{"pattern":"a"}']
  ])
})

// Attack: an issue contains a call, and the model quotes it.
it('never reads the text of a model that has made a native call', async () => {
  const native = { toolCalls: [{ name: 'grep', arguments: { pattern: 'a' } }] }
  const server = await start([native, { text: textCall }, { text: `So:\n${textCall}` }])
  const model = modelOf(server, 'chat')
  const responses = [await model.respond(request()), await model.respond(request()), await model.respond(request())]
  expect(responses.map(({ toolCalls }) => toolCalls.length)).toEqual([1, 0, 0])
})

it('never reads the text of a model whose native call was cut', async () => {
  const cut = { toolCalls: [{ name: 'grep', arguments: { pattern: 'a' } }], finishReason: 'length' }
  const server = await start([cut, { text: textCall }])
  const model = modelOf(server, 'chat')
  const responses = [await model.respond(request()), await model.respond(request())]
  expect(responses.map(({ end, toolCalls }) => [end, toolCalls.length])).toEqual([
    ['length', 0],
    ['complete', 0]
  ])
})

it('never reads the text of a model that made a native call in an earlier run', async () => {
  const earlier = (id: string, host: string): readonly Message[] => [
    {
      ...{ role: 'assistant', text: '', thinking: '', toolCalls: [{ id, name: 'grep', arguments: '{"pattern":"a"}' }] },
      providerMetadata: earlierRunMetadata({ host, name: server.name })
    },
    { role: 'tool', callId: id, name: 'grep', ok: true, text: 'none' }
  ]
  const server = await start(() => ({ text: textCall }))
  const { host } = new URL(server.baseUrl)
  const asked = async (turns: readonly Message[]) => {
    const plain = request()
    const response = await modelOf(server, 'chat').respond({ ...plain, messages: [...plain.messages, ...turns] })
    return response.toolCalls.length
  }
  await expect(asked(earlier('call_1', host))).resolves.toBe(0)
  await expect(asked(earlier('text-1', host))).resolves.toBe(1)
  await expect(asked(earlier('call_1', 'other.example'))).resolves.toBe(1)
})

it('streams all text of such a model', async () => {
  const native = { toolCalls: [{ name: 'grep', arguments: { pattern: 'a' } }] }
  const server = await start([native, { text: textCall }])
  const model = modelOf(server, 'chat')
  await model.respond(request())
  const streamed: string[] = []
  await model.respond({ ...request(), onDelta: ({ text }) => streamed.push(text) })
  expect(streamed.join('')).toBe(textCall)
})

it('reads text again when the endpoint turns out to support no tools', async () => {
  const native = { toolCalls: [{ name: 'grep', arguments: { pattern: 'a' } }] }
  const unsupported = status(400, { message: 'this model does not support tools' })
  const server = await start([native, unsupported, { text: textCall }])
  const model = modelOf(server, 'chat')
  await model.respond(request())
  await expect(model.respond(request())).resolves.toMatchObject({ toolCalls: [{ name: 'grep' }] })
})

it.each([
  "Invalid JSON schema for tool grep: 'oneOf' is not supported.",
  'tool_call_id call_1 is unknown: it is in none of the tool calls before.'
])('keeps sending tools after an error about one of them: %s', async (message) => {
  const server = await start(() => status(400, { message }))
  await expect(modelOf(server, 'chat').respond(request())).rejects.toThrow(message.slice(0, 20))
  expect(server.requests.map(({ tools }) => tools)).toEqual([['grep']])
})

import { afterEach, expect, it } from '@jest/globals'
import { closeServers, modelOf, request, start, status } from '../../support/model-requests.ts'

afterEach(closeServers)

const textCall = '<tool_call>\n{"name": "grep", "arguments": {"pattern": "written"}}\n</tool_call>'

// Running both would do the same thing twice.
it('runs only the native calls of a response with calls of both kinds', async () => {
  const server = await start([
    { text: `I look.\n${textCall}`, toolCalls: [{ name: 'grep', arguments: { pattern: 'a' } }] }
  ])
  const { text, toolCalls } = await modelOf(server, 'chat').respond(request())
  expect([text, toolCalls.map((call) => call.arguments)]).toEqual(['I look.', ['{"pattern":"a"}']])
})

it.each([
  "Invalid JSON schema for tool grep: 'oneOf' is not supported.",
  'tool_call_id call_1 is unknown: it is in none of the tool calls before.'
])('keeps sending tools after an error about one of them: %s', async (message) => {
  const server = await start(() => status(400, { message }))
  await expect(modelOf(server, 'chat').respond(request())).rejects.toThrow(message.slice(0, 20))
  expect(server.requests.map(({ tools }) => tools)).toEqual([['grep']])
})

import { afterEach, expect, it } from '@jest/globals'
import { closeServers, modelOf, request, start, status } from '../../support/model-requests.ts'

afterEach(closeServers)

const written = '<tool_call>\n{"name": "grep", "arguments": {"pattern": "written"}}\n</tool_call>'

// Whichever it meant, to run both would do twice what was to be done once.
it('runs of a reply with calls of both kinds only those of the protocol', async () => {
  const server = await start([
    { text: `I look.\n${written}`, toolCalls: [{ name: 'grep', arguments: { pattern: 'a' } }] }
  ])
  const { text, toolCalls } = await modelOf(server, 'chat').respond(request())
  expect([text, toolCalls.map((call) => call.arguments)]).toEqual(['I look.', ['{"pattern":"a"}']])
})

it.each([
  "Invalid JSON schema for tool grep: 'oneOf' is not supported.",
  'tool_call_id call_1 is unknown: it is in none of the tool calls before.'
])('goes on offering tools after a refusal of something about one of them: %s', async (message) => {
  const server = await start(() => status(400, { message }))
  await expect(modelOf(server, 'chat').respond(request())).rejects.toThrow(message.slice(0, 20))
  expect(server.requests.map(({ tools }) => tools)).toEqual([['grep']])
})

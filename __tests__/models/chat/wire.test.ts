import { describe, expect, it } from '@jest/globals'
import * as z from 'zod'
import type { Message } from '../../../src/agent/messages.ts'
import { defineTool } from '../../../src/agent/tool.ts'
import type { Parameters } from '../../../src/models/protocol.ts'
import type { ChatMetadata } from '../../../src/models/chat/assistant-message.ts'
import { ChatWire } from '../../../src/models/chat/chat-wire.ts'

const grep = defineTool({
  name: 'grep',
  description: 'Searches.',
  cachePolicy: 'cacheable',
  parameters: z.strictObject({ pattern: z.string(), limit: z.number().default(10) }),
  subject: ({ pattern }) => pattern,
  run: () => Promise.resolve({ text: '' })
})

const HERE = 'chat host m'
const PARAMETERS = { temperature: 0.1, maxOutputTokens: 100, toolChoice: 'auto' } as const
const wire = (parameters: Partial<Parameters> = {}) =>
  new ChatWire({ model: 'm', parameters: { ...PARAMETERS, ...parameters }, source: HERE })
const assistant = (parts: Partial<Extract<Message, { role: 'assistant' }>>): Message => ({
  role: 'assistant',
  text: '',
  thinking: '',
  toolCalls: [],
  ...parts
})
const problemOf = (message: string, parameter = '', status = 400) => ({ status, code: '', parameter, message })

describe('a request', () => {
  it('defines a tool with its schema', () => {
    const [tool] = wire().request([], [grep]).tools ?? []
    expect(tool).toEqual({
      type: 'function',
      function: {
        name: 'grep',
        description: 'Searches.',
        parameters: {
          type: 'object',
          properties: { pattern: { type: 'string' }, limit: { default: 10, type: 'number' } },
          required: ['pattern'],
          additionalProperties: false
        }
      }
    })
  })

  it('has no tool parameters without tools', () => {
    expect(Object.keys(wire().request([{ role: 'user', text: 'hi' }], []))).toEqual([
      'model',
      'messages',
      'temperature',
      'max_tokens',
      'stream',
      'stream_options'
    ])
  })

  it('repeats the bytes of the previous request', () => {
    const chat = wire()
    const history: Message[] = [{ role: 'system', text: 'Be brief.' }]
    const first = JSON.stringify(chat.request(history, [grep]).messages)
    history.push(assistant({ toolCalls: [{ id: 'a', name: 'grep', arguments: '{"pattern": "x"}' }] }))
    history.push({ role: 'tool', callId: 'a', name: 'grep', ok: true, text: 'found' })
    const second = JSON.stringify(chat.request(history, [grep]).messages)
    expect(second.startsWith(first.slice(0, -1))).toBe(true)
  })

  it('writes calls and results in the format of the protocol', () => {
    const call = { id: 'a', name: 'grep', arguments: '{"pattern": "x"}' }
    const result: Message = { role: 'tool', callId: 'a', name: 'grep', ok: true, text: 'found' }
    expect(wire().request([assistant({ toolCalls: [call] }), result], [grep]).messages).toEqual([
      {
        role: 'assistant',
        content: null,
        tool_calls: [{ id: 'a', type: 'function', function: { name: 'grep', arguments: '{"pattern": "x"}' } }]
      },
      { role: 'tool', tool_call_id: 'a', name: 'grep', content: 'found' }
    ])
  })

  it('leaves out an empty response, which several servers reject', () => {
    const history: Message[] = [{ role: 'user', text: 'Go on.' }, assistant({ text: ' \n', thinking: 'Hm.' })]
    expect(wire().request([...history, { role: 'user', text: 'Go on!' }], []).messages).toEqual([
      { role: 'user', content: 'Go on.' },
      { role: 'user', content: 'Go on!' }
    ])
  })

  it.each([
    ['functions.grep', 'functions_grep'],
    ['grep <|channel|>', 'grep___channel__'],
    ['grüße', 'gr__e'],
    ['x'.repeat(100), 'x'.repeat(64)]
  ])('sanitizes the name of a call: %s', (name, sanitized) => {
    const call = { id: 'a', name, arguments: '{}' }
    const [message] = wire().request([assistant({ toolCalls: [call] })], [grep]).messages
    expect(message).toMatchObject({ tool_calls: [{ function: { name: sanitized } }] })
  })

  it('wraps arguments that are not an object, which some servers would reject from then on', () => {
    const call = { id: 'a', name: 'grep', arguments: '{"pattern": ' }
    const [message] = wire().request([assistant({ toolCalls: [call] })], [grep]).messages
    expect(message).toMatchObject({ tool_calls: [{ function: { arguments: '{"not_json":"{\\"pattern\\": "}' } }] })
  })

  it('replaces lone surrogates', () => {
    const [message] = wire().request([{ role: 'user', text: 'a\ud83c' }], []).messages
    expect(message).toEqual({ role: 'user', content: 'a\ufffd' })
  })

  it.each([
    [String.raw`{"pattern": "a\ud83c"}`, '{"pattern":"a\ufffd"}'],
    // A whole character, and text that only looks like half of one, stay as they were written.
    [String.raw`{"pattern": "\ud83c\udf0d"}`, String.raw`{"pattern": "\ud83c\udf0d"}`],
    [String.raw`{"pattern": "\\ud83c"}`, String.raw`{"pattern": "\\ud83c"}`]
  ])('replaces lone surrogates in arguments, but nothing else: %s', (written, sent) => {
    const call = { id: 'a', name: 'grep', arguments: written }
    const [message] = wire().request([assistant({ toolCalls: [call] })], [grep]).messages
    expect(message).toMatchObject({ tool_calls: [{ function: { arguments: sent } }] })
  })

  it('can request text only, with the same tools', () => {
    const { tools, tool_choice: choice } = wire().request([], [grep], 'none')
    expect([tools, choice]).toEqual([wire().request([], [grep]).tools, 'none'])
  })
})

describe('a response in the history', () => {
  const call = { id: 'a', name: 'grep', arguments: '{}' }
  const response = (content: ChatMetadata, parts: object = {}, from = HERE) =>
    assistant({ text: 'a', thinking: 'Hm.', providerMetadata: { from, content }, ...parts })
  const details = [{ type: 'reasoning.text', text: 'Hm.', signature: 's', index: 0 }]

  it.each<[string, ChatMetadata, object]>([
    ['reasoning_content', { thinkingIn: 'reasoning_content' }, { content: 'a', reasoning_content: 'Hm.' }],
    ['reasoning', { thinkingIn: 'reasoning' }, { content: 'a', reasoning: 'Hm.' }],
    ['the signed details', { thinkingIn: 'reasoning', details }, { content: 'a', reasoning_details: details }],
    [
      'both fields if both came',
      { thinkingIn: 'reasoning_content', details },
      { content: 'a', reasoning_content: 'Hm.', reasoning_details: details }
    ],
    [
      'parts of the content',
      { thinkingIn: 'content' },
      {
        content: [
          { type: 'thinking', thinking: [{ type: 'text', text: 'Hm.' }], closed: true },
          { type: 'text', text: 'a' }
        ]
      }
    ],
    ['nothing', {}, { content: 'a' }]
  ])('has its thinking in %s', (_, metadata, expected) => {
    expect(wire().request([response(metadata)], []).messages).toEqual([{ role: 'assistant', ...expected }])
  })

  it('has each call with its signature', () => {
    const extra = { google: { thought_signature: 'signed' } }
    const [message] = wire().request(
      [response({ extras: { a: extra } }, { toolCalls: [call, { ...call, id: 'b' }] })],
      []
    ).messages
    expect(message).toMatchObject({ tool_calls: [{ id: 'a', extra_content: extra }, { id: 'b' }] })
    expect(JSON.stringify(message)).toContain('"id":"b","type":"function","function":{"name":"grep","arguments":"{}"}}')
  })

  it.each([
    ['of another host', 'chat elsewhere m'],
    ['of another model', 'chat host n'],
    ['of another protocol', 'responses host m']
  ])('leaves out the thinking %s', (_, from) => {
    const sent = response({ thinkingIn: 'reasoning_content', details, extras: { a: {} } }, { toolCalls: [call] }, from)
    expect(wire().request([sent], []).messages[0]).toEqual({
      role: 'assistant',
      content: 'a',
      tool_calls: [expect.not.objectContaining({ extra_content: expect.anything() })]
    })
  })

  it('has no invalid metadata, such as from an edited trace', () => {
    const sent = assistant({
      text: 'a',
      thinking: 'Hm.',
      providerMetadata: { from: HERE, content: { thinkingIn: 7, details: 'x' } }
    })
    expect(wire().request([sent], []).messages[0]).toEqual({ role: 'assistant', content: 'a' })
  })

  it.each([
    ["('messages.1' : property 'reasoning_content' is unsupported)", 'reasoning_content'],
    ['messages.1.assistant.reasoning_content: Extra inputs are not permitted', 'reasoning_content'],
    ["Unknown name 'reasoning_details' at 'messages[1]': Cannot find field.", 'reasoning_details'],
    ['Unrecognized key: extra_content', 'extra_content']
  ])('has no field that the server rejects: %s', (message, field) => {
    const chat = wire()
    const metadata: ChatMetadata = { thinkingIn: 'reasoning_content', details, extras: { a: { google: {} } } }
    const messages = [response(metadata, { toolCalls: [call] })]
    expect(JSON.stringify(chat.request(messages, []))).toContain(field)
    expect(chat.adaptTo(problemOf(message))).toBe(true)
    expect(JSON.stringify(chat.request(messages, []))).not.toContain(field)
    expect(chat.adaptTo(problemOf(message))).toBe(false)
  })

  it.each([
    'The `reasoning_content` in the thinking mode must be passed back to the API.',
    'thinking is enabled but reasoning_content is missing in assistant tool call message at index 2',
    'Missing `reasoning_content` field in the assistant message at message index 6.'
  ])('has a field that the server requires, even if it came without: %s', (message) => {
    const chat = wire()
    const other = assistant({ thinking: 'Of another model.', toolCalls: [call] })
    const own = response({ thinkingIn: 'reasoning_content' }, { toolCalls: [call] })
    expect(chat.adaptTo(problemOf(message))).toBe(true)
    const sent = chat.request([other, own, assistant({ text: 'words' })], []).messages
    expect(sent.map((each) => ('reasoning_content' in each ? each.reasoning_content : undefined))).toEqual([
      ' ',
      'Hm.',
      undefined
    ])
    expect(chat.adaptTo(problemOf(message))).toBe(false)
  })

  it('has the placeholder for a missing signature on its first call', () => {
    const chat = wire()
    const missing = problemOf('Function call is missing a thought_signature in functionCall parts.')
    expect(chat.adaptTo(missing)).toBe(true)
    const signed = response({ extras: { a: { google: { thought_signature: 's' } } } }, { toolCalls: [call] })
    const unsigned = assistant({ toolCalls: [call, { ...call, id: 'b' }] })
    const sent = JSON.stringify(chat.request([signed, unsigned], []).messages)
    expect(sent.match(/"thought_signature":"[^"]*"/g)).toEqual([
      '"thought_signature":"s"',
      '"thought_signature":"skip_thought_signature_validator"'
    ])
    expect(chat.adaptTo(missing)).toBe(false)
  })
})

describe('what a server rejects', () => {
  it.each([
    ['by its parameter field', problemOf('Unsupported value.', 'temperature'), 'temperature'],
    ['by its message', problemOf('Unrecognized request argument supplied: stream_options'), 'stream_options'],
    ['by a path', problemOf('Extra inputs are not permitted', 'stream_options.include_usage', 422), 'stream_options'],
    ['with status 422', problemOf('body.tool_choice: Extra inputs are not permitted', '', 422), 'tool_choice'],
    ['for its value', problemOf('invalid temperature: only 1 is allowed for this model'), 'temperature'],
    ['as a stream', problemOf('Streaming is not supported for this model.'), 'stream']
  ])('is omitted from then on if named %s', (_, problem, name) => {
    const chat = wire()
    expect(chat.request([], [grep])).toHaveProperty(name)
    expect(chat.adaptTo(problem)).toBe(true)
    expect(chat.request([], [grep])).not.toHaveProperty(name)
    expect(chat.adaptTo(problem)).toBe(false)
  })

  it.each([
    [
      'OpenAI',
      problemOf(
        "Invalid 'messages[1].tool_calls[0].id': string too long. Expected a string with maximum length 40, but got a string with length 41 instead.",
        'messages[1].tool_calls[0].id'
      )
    ],
    ['Mistral', problemOf('Tool call id was call_7 but must be a-z, A-Z, 0-9, with a length of 9.')],
    ['a gateway', problemOf("messages.1.content.0.tool_use.id: String should match pattern '^[a-zA-Z0-9_-]+$'")]
  ])('is replaced by short ids if %s rejects the call ids of another provider', (_, problem) => {
    const chat = wire()
    const calls = ['functions.grep:0', 'abcdefgh9'].map((id) => ({ id, name: 'grep', arguments: '{}' }))
    const results = calls.map(({ id }) => ({ role: 'tool', callId: id, name: 'grep', ok: true, text: '' }) as const)
    const messages: Message[] = [{ role: 'assistant', text: '', thinking: '', toolCalls: calls }, ...results]
    const ids = () =>
      chat
        .request(messages, [])
        .messages.flatMap((message) =>
          message.role === 'tool'
            ? message.tool_call_id
            : 'tool_calls' in message
              ? message.tool_calls.map(({ id }) => id)
              : []
        )
    expect(ids()).toEqual(['functions.grep:0', 'abcdefgh9', 'functions.grep:0', 'abcdefgh9'])
    expect(chat.adaptTo(problem)).toBe(true)
    const [short] = ids()
    expect(short).toMatch(/^[a-z0-9]{9}$/)
    expect(ids()).toEqual([short, 'abcdefgh9', short, 'abcdefgh9'])
    expect(chat.adaptTo(problem)).toBe(false)
  })

  it.each([
    ['its path', problemOf('Extra inputs are not permitted', 'messages.1.tool.name', 422)],
    ['its place in the message', problemOf("Unknown parameter: 'messages[1].name'.", 'messages[1].name')],
    ['its role', problemOf('Unrecognized field "name" in a tool message')]
  ])('is no longer the name of a tool in its result if named by %s', (_, problem) => {
    const chat = wire()
    const result: Message = { role: 'tool', callId: 'a', name: 'grep', ok: true, text: 'found' }
    expect(chat.request([result], []).messages).toMatchObject([{ name: 'grep' }])
    expect(chat.adaptTo(problem)).toBe(true)
    expect(chat.request([result], []).messages).toEqual([{ role: 'tool', tool_call_id: 'a', content: 'found' }])
    expect(chat.adaptTo(problem)).toBe(false)
  })

  it('removes the stream options with the stream', () => {
    const chat = wire()
    chat.adaptTo(problemOf('stream is unsupported'))
    expect(Object.keys(chat.request([], []))).toEqual(['model', 'messages', 'temperature', 'max_tokens'])
  })

  it('is replaced by the other name of the output limit, and omitted if that fails too', () => {
    const chat = wire()
    expect(chat.adaptTo(problemOf("Use 'max_completion_tokens' instead of 'max_tokens'.", 'max_tokens'))).toBe(true)
    expect(chat.request([], [])).toMatchObject({ max_completion_tokens: 100 })
    expect(chat.request([], [])).not.toHaveProperty('max_tokens')
    expect(chat.adaptTo(problemOf("Unknown parameter: 'max_completion_tokens'."))).toBe(true)
    expect(chat.request([], [])).not.toHaveProperty('max_completion_tokens')
  })

  it('is replaced by the tool choice auto if it was required', () => {
    const chat = wire({ toolChoice: 'required' })
    const problem = problemOf('Thinking mode does not support this tool_choice.')
    const choice = () => chat.request([], [grep]).tool_choice
    expect([choice(), chat.adaptTo(problem), choice()]).toEqual(['required', true, 'auto'])
    expect([chat.adaptTo(problem), choice(), chat.adaptTo(problem)]).toEqual([true, undefined, false])
  })

  it('ends even if a server rejects everything', () => {
    const chat = wire({ toolChoice: 'required' })
    const all = problemOf(
      'unsupported: temperature, tool_choice, stream_options, max_tokens, max_completion_tokens, stream, reasoning_content, reasoning_details, reasoning, extra_content, thinking, messages.1.name'
    )
    let tries = 0
    while (chat.adaptTo(all)) tries += 1
    expect(tries).toBe(13)
    expect(Object.keys(chat.request([], [grep]))).toEqual(['model', 'messages', 'tools'])
  })

  it.each([
    ['nothing that can be omitted', problemOf('Unknown parameter: messages.', 'messages')],
    ['a parameter that was not sent', problemOf("Unknown parameter: 'parallel_tool_calls'.", 'parallel_tool_calls')],
    [
      'calls without results',
      problemOf(
        "An assistant message with 'tool_calls' must be followed by tool messages: call_1.",
        'messages.[2].role'
      )
    ],
    ['the name of a tool', problemOf('Unknown tool name: grep is not supported.', 'tools[0].function.name')],
    ['a request that it could not read', problemOf('Failed to read the stream of the request.')],
    ['a parameter with a status that is not about it', problemOf('temperature', 'temperature', 401)]
  ])('changes nothing if it names %s', (_, problem) => {
    expect(wire().adaptTo(problem)).toBe(false)
  })
})

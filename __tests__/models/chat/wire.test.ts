import { describe, expect, it } from '@jest/globals'
import * as z from 'zod'
import type { Message } from '../../../src/agent/messages.ts'
import { defineTool } from '../../../src/agent/tool.ts'
import { ChatWire } from '../../../src/models/chat/wire.ts'

const grep = defineTool({
  name: 'grep',
  description: 'Searches.',
  cachePolicy: 'cacheable',
  parameters: z.strictObject({ pattern: z.string(), limit: z.number().default(10) }),
  subject: ({ pattern }) => pattern,
  run: () => Promise.resolve({ text: '' })
})

const wire = () => new ChatWire('m', { temperature: 0.1, maxOutputTokens: 100, toolChoice: 'auto' })
const assistant = (parts: Partial<Extract<Message, { role: 'assistant' }>>): Message => ({
  role: 'assistant',
  text: '',
  thinking: '',
  toolCalls: [],
  ...parts
})
const refusal = (message: string, parameter = '', status = 400) => ({ status, code: '', parameter, message })

describe('a request', () => {
  it('offers a tool with the schema that the model must keep to', () => {
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

  it('says nothing of tools when there are none', () => {
    expect(Object.keys(wire().request([{ role: 'user', text: 'hi' }], []))).toEqual([
      'model',
      'messages',
      'temperature',
      'max_tokens',
      'stream',
      'stream_options'
    ])
  })

  it('repeats the bytes of the request before it', () => {
    const chat = wire()
    const history: Message[] = [{ role: 'system', text: 'Be brief.' }]
    const first = JSON.stringify(chat.request(history, [grep]).messages)
    history.push(assistant({ toolCalls: [{ id: 'a', name: 'grep', arguments: '{"pattern": "x"}' }] }))
    history.push({ role: 'tool', callId: 'a', name: 'grep', ok: true, text: 'found' })
    const second = JSON.stringify(chat.request(history, [grep]).messages)
    expect(second.startsWith(first.slice(0, -1))).toBe(true)
  })

  it('puts calls and results in the words of the protocol', () => {
    const call = { id: 'a', name: 'grep', arguments: '{"pattern": "x"}' }
    const result: Message = { role: 'tool', callId: 'a', name: 'grep', ok: true, text: 'found' }
    expect(wire().request([assistant({ toolCalls: [call] }), result], [grep]).messages).toEqual([
      {
        role: 'assistant',
        content: null,
        tool_calls: [{ id: 'a', type: 'function', function: { name: 'grep', arguments: '{"pattern": "x"}' } }]
      },
      { role: 'tool', tool_call_id: 'a', content: 'found' }
    ])
  })

  it('leaves out a reply of nothing, which several servers do not take back', () => {
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
  ])('repeats the name of a tool as servers take it: %s', (name, taken) => {
    const call = { id: 'a', name, arguments: '{}' }
    const [message] = wire().request([assistant({ toolCalls: [call] })], [grep]).messages
    expect(message).toMatchObject({ tool_calls: [{ function: { name: taken } }] })
  })

  it('wraps arguments that are no object, which servers that parse them would refuse for ever', () => {
    const call = { id: 'a', name: 'grep', arguments: '{"pattern": ' }
    const [message] = wire().request([assistant({ toolCalls: [call] })], [grep]).messages
    expect(message).toMatchObject({ tool_calls: [{ function: { arguments: '{"not_json":"{\\"pattern\\": "}' } }] })
  })

  it('replaces halves of letters, which are no valid text', () => {
    const [message] = wire().request([{ role: 'user', text: 'a\ud83c' }], []).messages
    expect(message).toEqual({ role: 'user', content: 'a\ufffd' })
  })

  it('returns thinking to a model that wants it back, and to no other', () => {
    const messages = [assistant({ text: 'a', thinking: 'Hm.' }), assistant({ text: 'b' })]
    const wanting = wire()
    wanting.returnThinking()
    expect(wanting.request(messages, []).messages).toEqual([
      { role: 'assistant', content: 'a', reasoning_content: 'Hm.' },
      { role: 'assistant', content: 'b' }
    ])
    expect(wire().request(messages, []).messages[0]).toEqual({ role: 'assistant', content: 'a' })
  })

  it('can ask for words only, with the same tools', () => {
    const { tools, tool_choice: choice } = wire().request([], [grep], 'none')
    expect([tools, choice]).toEqual([wire().request([], [grep]).tools, 'none'])
  })
})

describe('what a server refuses', () => {
  it.each([
    ['by its parameter field', refusal('Unsupported value.', 'temperature'), 'temperature'],
    ['by its message', refusal('Unrecognized request argument supplied: stream_options'), 'stream_options'],
    ['with status 422', refusal('[{"loc":["body","tool_choice"],"msg":"extra inputs"}]', '', 422), 'tool_choice']
  ])('is left out from then on when named %s', (_, problem, name) => {
    const chat = wire()
    expect(chat.adaptTo(problem)).toBe(true)
    expect(chat.request([], [grep])).not.toHaveProperty(name)
    expect(chat.adaptTo(problem)).toBe(false)
  })

  it('may be only one of the two names of the output limit', () => {
    const chat = wire()
    expect(chat.adaptTo(refusal("Use 'max_completion_tokens' instead of 'max_tokens'.", 'max_tokens'))).toBe(true)
    expect(chat.request([], [])).toMatchObject({ max_completion_tokens: 100 })
    expect(chat.request([], [])).not.toHaveProperty('max_tokens')
    expect(chat.adaptTo(refusal("Unknown parameter: 'max_completion_tokens'."))).toBe(true)
    expect(chat.request([], [])).not.toHaveProperty('max_completion_tokens')
  })

  it.each([
    ['nothing that can be left out', refusal('Unknown parameter: messages.', 'messages')],
    ['a parameter with a status that is not about it', refusal('temperature', 'temperature', 401)]
  ])('is not asked again without it when it names %s', (_, problem) => {
    expect(wire().adaptTo(problem)).toBe(false)
  })
})

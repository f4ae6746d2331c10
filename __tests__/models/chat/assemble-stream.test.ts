import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { separateCalls } from '../../../src/agent/read-arguments.ts'
import { CallAssembler } from '../../../src/models/chat/assemble-calls.ts'
import { ChatAssembler } from '../../../src/models/chat/chat-stream.ts'
import { TransientFailure, PermanentFailure } from '../../../src/models/failures/failures.ts'
import { growth, LINEAR } from '../../support/scaling.ts'

type Assembled = ReturnType<ChatAssembler['end']>

const DONE = 'data: [DONE]\n\n'

function assemble(...texts: string[]): Assembled {
  const assembler = new ChatAssembler(() => undefined)
  for (const text of texts) assembler.feed(Buffer.from(text))
  return assembler.end()
}

/** An event with one choice. */
function event(delta: object, finishReason: string | null = null): string {
  return `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finishReason }] })}\n\n`
}

/** An event with pieces of tool calls: index, id, name, arguments. */
function calls(...pieces: [index?: unknown, id?: unknown, name?: unknown, text?: unknown][]): string {
  const deltas = pieces.map(([index, id, name, text]) => ({ index, id, function: { name, arguments: text } }))
  return event({ tool_calls: deltas })
}

const end = event({}, 'tool_calls') + DONE
const callsOf = ({ toolCalls }: Assembled) =>
  separateCalls(toolCalls).map((call) => [call.id, call.name, call.arguments])

describe('tool calls', () => {
  it('joins the pieces of a call', () => {
    const response = assemble(
      calls([0, 'a', 'grep', '']),
      calls([0, null, null, '{"q":']),
      calls([0, '', '', '"x"}']),
      end
    )
    expect(response).toMatchObject({ end: 'complete', toolCalls: [{ id: 'a', name: 'grep', arguments: '{"q":"x"}' }] })
  })

  it.each<[string, string[], string[][]]>([
    [
      'interleaved pieces of two calls, by index',
      [calls([0, 'a', 'f', '{"x"'], [1, 'b', 'g', '{"y"']), calls([1, null, null, ':2}'], [0, null, null, ':1}'])],
      [
        ['a', 'f', '{"x":1}'],
        ['b', 'g', '{"y":2}']
      ]
    ],
    [
      'a new id with the index of another call',
      [calls([0, 'a', 'f', '{"x":1}']), calls([0, 'b', 'f', '{"x":']), calls([0, null, null, '2}'])],
      [
        ['a', 'f', '{"x":1}'],
        ['b', 'f', '{"x":2}']
      ]
    ],
    [
      'ids without an index',
      [
        calls([undefined, 'a', 'f', '{"x":']),
        calls([undefined, undefined, undefined, '1}']),
        calls([null, 'b', 'g', '{}'])
      ],
      [
        ['a', 'f', '{"x":1}'],
        ['b', 'g', '{}']
      ]
    ],
    [
      'the id repeated in every piece',
      [calls([0, 'a', 'f', '{"x":']), calls([0, 'a', 'f', '1}']), calls([undefined, 'a', null, ' '])],
      [['a', 'f', '{"x":1}']]
    ],
    [
      'one id for two calls',
      [calls([0, 'a', 'f', '{"x":1}']), calls([1, 'a', 'f', '{"x":2}'])],
      [
        ['a', 'f', '{"x":1}'],
        ['a_2', 'f', '{"x":2}']
      ]
    ],
    [
      'no ids and one index, where another object begins',
      [calls([0, null, 'f', '{"x":"}{"}']), calls([0, null, 'f', '{"x":{"y":[2]}}'])],
      [
        ['call_1', 'f', '{"x":"}{"}'],
        ['call_1_2', 'f', '{"x":{"y":[2]}}']
      ]
    ],
    [
      'another name without an id, which starts another call',
      [calls([0, null, 'f', '{}']), calls([0, null, 'g', '{"x":1}'])],
      [
        ['call_1', 'f', '{}'],
        ['call_2', 'g', '{"x":1}']
      ]
    ],
    ['the name repeated with each piece', [calls([0, 'a', 'f', '{']), calls([0, null, 'f', '}'])], [['a', 'f', '{}']]],
    ['an object for the arguments', [calls([0, 'a', 'f', { x: 1 }])], [['a', 'f', '{"x":1}']]],
    ['null for the arguments', [calls([0, 'a', 'f', null])], [['a', 'f', '{}']]],
    ['nothing for the arguments', [calls([0, 'a', 'f', ''])], [['a', 'f', '{}']]],
    ['neither an id nor arguments', [calls([0, null, 'f', ''])], [['call_1', 'f', '{}']]],
    ['a number for the id', [calls([0, 7, 'f', '{}'])], [['7', 'f', '{}']]]
  ])('understands %s', (_, stream, expected) => {
    expect(callsOf(assemble(...stream, end))).toEqual(expected)
  })

  it('reads several entries of one chunk, and ignores other choices', () => {
    const entry = (index: number, delta: object) => ({ index, delta })
    const call = (id: string) => ({ tool_calls: [{ index: 0, id, function: { name: 'f', arguments: '{}' } }] })
    const chunk = { choices: [entry(0, { content: 'hi' }), entry(0, call('a')), entry(1, call('b'))] }
    expect(assemble(`data: ${JSON.stringify(chunk)}\n\n`, end)).toMatchObject({ text: 'hi', toolCalls: [{ id: 'a' }] })
  })

  it.each([
    ['a cut object after a complete one', '{"x":1}{"y":"}{}'],
    ['text between objects', '{"x":1} and {"x":2}']
  ])('does not split %s', (_, text) => {
    expect(callsOf(assemble(calls([0, null, 'f', text]), end))).toEqual([['call_1', 'f', text]])
  })

  it('retries after a call without a name', () => {
    expect(() => assemble(calls([0, 'a', null, '{}']), end)).toThrow(TransientFailure)
  })
})

describe('the end of a response', () => {
  const call = calls([0, 'a', 'f', '{"x":1}'])
  const half = calls([0, 'a', 'f', '{"x":'])

  it.each<[string, string[], [Assembled['end'], number]]>([
    ['"stop" runs the calls', [call, event({}, 'stop'), DONE], ['complete', 1]],
    ['"tool_calls" with none is text', [event({ content: 'hi' }, 'tool_calls'), DONE], ['complete', 0]],
    ['"length" gives no calls', [call, event({}, 'length'), DONE], ['length', 0]],
    ['"max_tokens" gives no calls', [call, event({}, 'MAX_TOKENS'), DONE], ['length', 0]],
    ...[
      'content_filter',
      'SAFETY',
      'refusal',
      'guardrail_intervened',
      'sensitive',
      'BLOCKLIST',
      'PROHIBITED_CONTENT'
    ].map(
      (reason) =>
        [`"${reason}" gives no calls`, [call, event({}, reason), DONE], ['content-filter', 0]] as [
          string,
          string[],
          [Assembled['end'], number]
        ]
    ),
    ...['tool_use', 'function_call', 'eos', 'COMPLETE', 'end_turn'].map(
      (reason) =>
        [`"${reason}" runs the calls`, [call, event({}, reason), DONE], ['complete', 1]] as [
          string,
          string[],
          [Assembled['end'], number]
        ]
    ),
    ['the finish reason can be repeated', [call, event({}, 'stop'), event({}, 'stop'), DONE], ['complete', 1]],
    ['[DONE] alone is an end', [call, DONE], ['complete', 1]],
    ['[DONE] alone after incomplete arguments is a cut', [half, DONE], ['length', 0]],
    ['a finish reason alone is an end', [call, event({}, 'tool_calls')], ['complete', 1]],
    ['the blank line after the last event may be missing', [call, event({}, 'stop').trimEnd()], ['complete', 1]]
  ])('%s', (_, stream, expected) => {
    const response = assemble(...stream)
    expect([response.end, response.toolCalls.length]).toEqual(expected)
  })

  it.each<[string, string[]]>([
    ['neither a finish reason nor [DONE]', [call]],
    ['an event cut in the middle', [call, event({}, 'stop').slice(0, -20)]],
    ['no event at all', ['']],
    ['only [DONE]', [DONE]],
    ...[
      'error',
      'network_error',
      'abort',
      'insufficient_system_resource',
      'function_call_filter: MALFORMED_FUNCTION_CALL'
    ].map((reason) => [`the finish reason "${reason}"`, [call, event({}, reason), DONE]] as [string, string[]]),
    ['invalid JSON', ['data: {"choices": [\n\n']],
    ['an invalid chat completion', ['data: {"choices": 7}\n\n']]
  ])('retries after %s', (_, stream) => {
    expect(() => assemble(...stream)).toThrow(TransientFailure)
  })

  it('reports the end of the stream, so that nobody waits for a lingering server', () => {
    const assembler = new ChatAssembler(() => undefined)
    expect([event({ content: 'hi' }, 'stop'), DONE].map((text) => assembler.feed(Buffer.from(text)))).toEqual([
      false,
      true
    ])
  })

  it('limits the size of a response', () => {
    const assembler = new ChatAssembler(() => undefined)
    const megabyte = Buffer.alloc(2 ** 20, 'data: ')
    const feed = () => {
      for (let number = 0; number <= 64; number += 1) assembler.feed(megabyte)
    }
    expect(feed).toThrow(/exceeds/)
  })
})

describe('errors in a response with status 200', () => {
  it.each([
    [
      'a server error in the stream',
      `${event({ content: 'Let me ' })}data: {"error":{"message":"gone","code":502}}\n\n`
    ],
    ['an error without a code', 'data: {"error":{"message":"overloaded"}}\n\n'],
    ['an error event', `${event({ content: 'Let' })}event: error\ndata: {"message":"overloaded"}\n\n`],
    ['an error event in plain text', 'event: error\ndata: upstream went away\n\n'],
    ['a document with a message only', '{"message":"The server is starting."}'],
    ['an error as a document', '{"error":{"message":"slow down","code":"rate_limit_exceeded"}}']
  ])('retries after %s', (_, stream) => {
    expect(() => assemble(stream)).toThrow(TransientFailure)
  })

  it.each([
    ['a context overflow', 'data: {"error":{"message":"too long","code":"context_length_exceeded"}}\n\n'],
    ['an empty balance', '{"choices":null,"base_resp":{"status_code":1008,"status_msg":"insufficient balance"}}'],
    ['a content filter', 'data: {"error":{"message":"Stopped.","code":"content_filter"}}\n\n'],
    ['a document with a status', '[{"error":{"message":"bad","code":400}}]'],
    ['an error object', '{"object":"error","message":"no such model","code":404}']
  ])('does not retry after %s', (_, stream) => {
    expect(() => assemble(stream)).toThrow(PermanentFailure)
  })
})

describe('text, thinking and usage', () => {
  it.each<[string, object, Partial<Assembled>]>([
    [
      'reasoning_content',
      { reasoning_content: 'hm' },
      { text: '', thinking: 'hm', metadata: { thinkingIn: 'reasoning_content' } }
    ],
    [
      'reasoning',
      { reasoning: 'hm', content: 'x' },
      { text: 'x', thinking: 'hm', metadata: { thinkingIn: 'reasoning' } }
    ],
    [
      'both fields, only once',
      { reasoning_content: 'hm', reasoning: 'hm' },
      { text: '', thinking: 'hm', metadata: { thinkingIn: 'reasoning_content' } }
    ],
    [
      'content in parts',
      {
        content: [
          { type: 'thinking', thinking: [{ type: 'text', text: 'hm' }] },
          { type: 'reference', reference_ids: [1] },
          { type: 'text', text: 'x' }
        ]
      },
      { text: 'x', thinking: 'hm', metadata: { thinkingIn: 'content' } }
    ],
    ['a refusal', { refusal: 'No.' }, { text: 'No.', thinking: '', metadata: undefined }]
  ])('keeps thinking apart from text: %s', (_, delta, expected) => {
    expect(assemble(event(delta), event({}, 'stop'))).toMatchObject(expected)
  })

  it('keeps signatures of calls, but not for a cut response', () => {
    const signed = (reason: string) => {
      const call = { index: 0, id: 'a', function: { name: 'f', arguments: '{}' }, extra_content: { google: { s: 1 } } }
      const thought = { type: 'reasoning.encrypted', data: 'x', index: 0 }
      return assemble(event({ tool_calls: [call], reasoning_details: [thought] }), event({}, reason)).metadata
    }
    expect(signed('stop')).toEqual({
      details: [{ type: 'reasoning.encrypted', data: 'x', index: 0 }],
      extras: { a: { google: { s: 1 } } }
    })
    expect(signed('length')).toBeUndefined()
  })

  it.each([
    ['an empty list of choices', '{"choices":[],"prompt_filter_results":[{"prompt_index":0}]}'],
    ['no choices', '{"type":"ping"}'],
    ['nothing', 'null'],
    ['an empty line', ''],
    ['a choice without a delta', '{"choices":[{"index":0,"content_filter_offsets":{}}]}'],
    ['an empty delta', '{"choices":[{"index":0,"delta":{},"obfuscation":"aaa"}]}'],
    ['a repeated role', '{"choices":[{"delta":{"role":"assistant","content":null,"tool_calls":null}}]}'],
    ['another choice', '{"choices":[{"index":1,"delta":{"content":"no"},"finish_reason":"length"}]}'],
    ['an empty error', '{"error":null,"choices":[]}']
  ])('ignores %s', (_, data) => {
    const response = assemble(event({ content: 'a' }), `data: ${data}\n\n`, event({ content: 'b' }, 'stop'), DONE)
    expect([response.text, response.end]).toEqual(['ab', 'complete'])
  })

  it.each([
    ['in a chunk of its own', '"choices":[],"usage":{"prompt_tokens":9}'],
    ['beside the choices', '"choices":[{"delta":{}}],"usage":{"prompt_tokens":9}'],
    ['in the choice', '"choices":[{"delta":{},"usage":{"prompt_tokens":9}}]'],
    ['under x_groq', '"choices":[],"x_groq":{"usage":{"prompt_tokens":9}}']
  ])('reads the usage %s', (_, fields) => {
    const earlier = 'data: {"choices":[],"usage":{"prompt_tokens":1}}\n\n'
    expect(assemble(earlier, event({}, 'stop'), `data: {${fields}}\n\n`).usage?.prompt_tokens).toBe(9)
  })

  it('reads a response in one JSON document', () => {
    const message = { content: 'hi', tool_calls: [{ id: 'a', function: { name: 'f', arguments: '{}' } }] }
    const document = JSON.stringify({
      choices: [{ message, finish_reason: 'tool_calls' }],
      usage: { prompt_tokens: 3 }
    })
    expect(assemble(`\n ${document}`)).toMatchObject({
      text: 'hi',
      end: 'complete',
      toolCalls: [{ id: 'a', name: 'f' }]
    })
  })
})

describe('the bytes', () => {
  const stream = [
    '\uFEFF: PROCESSING\n\n',
    'retry: 3000\nevent: ping\ndata: {"type":"ping"}\n\n',
    event({ role: 'assistant', content: '' }),
    event({ reasoning_content: 'hm… 🤔' }),
    event({ content: 'известни 🌍\u2028x\r\n' }),
    'data: {"choices":[{"index":0,\ndata:"delta":{"content":"two lines"}}]}\n\n',
    calls([0, 'a', 'f', '']),
    calls([0, null, null, '{"text":"é🌍']),
    calls([0, null, null, '\\r\\n"}']),
    end
  ].join('')

  it.each(['\n', '\r\n', '\r'])(
    'give the same response wherever they are split, with lines that end in %j',
    (lineEnd) => {
      const bytes = Buffer.from(stream.replaceAll('\n', lineEnd))
      const whole = assemble(bytes.toString())
      expect(callsOf(whole)).toEqual([['a', 'f', '{"text":"é🌍\\r\\n"}']])
      fc.assert(
        fc.property(fc.array(fc.integer({ min: 0, max: bytes.length }), { maxLength: 60 }), (cuts) => {
          const offsets = [0, ...cuts.toSorted((a, b) => a - b), bytes.length]
          const assembler = new ChatAssembler(() => undefined)
          offsets.forEach((offset, number) => assembler.feed(bytes.subarray(offset, offsets[number + 1])))
          expect(assembler.end()).toEqual(whole)
        })
      )
    }
  )

  it('give the same response if they arrive one at a time', () => {
    const assembler = new ChatAssembler(() => undefined)
    for (const byte of Buffer.from(stream)) assembler.feed(Buffer.of(byte))
    expect(assembler.end()).toEqual(assemble(stream))
  })

  it.each([
    { name: 'many events', wrap: (piece: string) => calls([0, null, null, piece]), before: '', after: '' },
    {
      name: 'one event',
      wrap: (piece: string) => piece,
      before: 'data: {"choices":[{"delta":{"content":"',
      after: '"}}]}\n\n'
    }
  ])('takes linear time for a long response in $name', ({ wrap, before, after }) => {
    const piece = Buffer.from(wrap('x'.repeat(1000)))
    const read = (pieces: number) => {
      const assembler = new ChatAssembler(() => undefined)
      assembler.feed(Buffer.from(calls([0, 'a', 'f', '']) + before))
      for (let number = 0; number < pieces; number += 1) assembler.feed(piece)
      assembler.feed(Buffer.from(after + event({}, 'stop')))
      assembler.end()
    }
    expect(growth(read, 500)).toBeLessThan(LINEAR)
  })
})

it('keeps calls with the same id apart in linear time', () => {
  const idsOf = (count: number) => {
    const assembler = new CallAssembler(() => undefined)
    for (let index = 0; index < count; index += 1) assembler.add({ index, id: 'x', function: { name: 'finish' } })
    return assembler.finish().calls.map(({ id }) => id)
  }
  expect(idsOf(3)).toEqual(['x', 'x_2', 'x_3'])
  expect(new Set(idsOf(2_000)).size).toBe(2_000)
  expect(growth(idsOf, 2_000)).toBeLessThan(LINEAR)
})

import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { CallAssembly } from '../../../src/models/chat/assemble-calls.ts'
import { StreamAssembly } from '../../../src/models/chat/assemble-stream.ts'
import { TransientFailure, PermanentFailure } from '../../../src/models/failures/failures.ts'
import { growth, LINEAR } from '../../support/scaling.ts'

type Assembled = ReturnType<StreamAssembly['end']>

const DONE = 'data: [DONE]\n\n'

function assemble(...texts: string[]): Assembled {
  const assembly = new StreamAssembly(() => undefined)
  for (const text of texts) assembly.feed(Buffer.from(text))
  return assembly.end()
}

/** An event with one choice, whose finish reason is the last argument. */
function event(delta: object, finishReason: string | null = null): string {
  return `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finishReason }] })}\n\n`
}

/** An event with pieces of tool calls: index, id, name, arguments. */
function calls(...pieces: [index?: unknown, id?: unknown, name?: unknown, text?: unknown][]): string {
  const deltas = pieces.map(([index, id, name, text]) => ({ index, id, function: { name, arguments: text } }))
  return event({ tool_calls: deltas })
}

const end = event({}, 'tool_calls') + DONE
const shown = ({ toolCalls }: Assembled) => toolCalls.map((call) => [call.id, call.name, call.arguments])

describe('tool calls', () => {
  it('joins the pieces of a call', () => {
    const reply = assemble(
      calls([0, 'a', 'grep', '']),
      calls([0, null, null, '{"q":']),
      calls([0, '', '', '"x"}']),
      end
    )
    expect(reply).toMatchObject({ end: 'complete', toolCalls: [{ id: 'a', name: 'grep', arguments: '{"q":"x"}' }] })
  })

  it.each<[string, string[], string[][]]>([
    [
      'pieces of two calls in turns, by index',
      [calls([0, 'a', 'f', '{"x"'], [1, 'b', 'g', '{"y"']), calls([1, null, null, ':2}'], [0, null, null, ':1}'])],
      [
        ['a', 'f', '{"x":1}'],
        ['b', 'g', '{"y":2}']
      ]
    ],
    [
      'a new id under the same index as another call',
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
      [['a', 'f', '{"x":1} ']]
    ],
    [
      'one id for two calls, which are then told apart',
      [calls([0, 'a', 'f', '{"x":1}']), calls([1, 'a', 'f', '{"x":2}'])],
      [
        ['a', 'f', '{"x":1}'],
        ['a_2', 'f', '{"x":2}']
      ]
    ],
    [
      'no ids and one index, where one object ends and another begins',
      [calls([0, null, 'f', '{"x":"}{"}']), calls([0, null, 'f', '{"x":{"y":[2]}}'])],
      [
        ['call_1', 'f', '{"x":"}{"}'],
        ['call_2', 'f', '{"x":{"y":[2]}}']
      ]
    ],
    [
      'another name without an id, which begins another call',
      [calls([0, null, 'f', '{}']), calls([0, null, 'g', '{"x":1}'])],
      [
        ['call_1', 'f', '{}'],
        ['call_2', 'g', '{"x":1}']
      ]
    ],
    [
      'the whole name again with each piece',
      [calls([0, 'a', 'f', '{']), calls([0, null, 'f', '}'])],
      [['a', 'f', '{}']]
    ],
    ['an object for the arguments', [calls([0, 'a', 'f', { x: 1 }])], [['a', 'f', '{"x":1}']]],
    ['null for the arguments', [calls([0, 'a', 'f', null])], [['a', 'f', '{}']]],
    ['nothing for the arguments', [calls([0, 'a', 'f', ''])], [['a', 'f', '{}']]],
    ['a number for the id', [calls([0, 7, 'f', '{}'])], [['7', 'f', '{}']]]
  ])('understands %s', (_, stream, expected) => {
    expect(shown(assemble(...stream, end))).toEqual(expected)
  })

  it('takes several entries of one chunk, and leaves other choices alone', () => {
    const entry = (index: number, delta: object) => ({ index, delta })
    const call = (id: string) => ({ tool_calls: [{ index: 0, id, function: { name: 'f', arguments: '{}' } }] })
    const chunk = { choices: [entry(0, { content: 'hi' }), entry(0, call('a')), entry(1, call('b'))] }
    expect(assemble(`data: ${JSON.stringify(chunk)}\n\n`, end)).toMatchObject({ text: 'hi', toolCalls: [{ id: 'a' }] })
  })

  it.each([
    ['an object that is cut after a whole one', '{"x":1}{"y":"}{}'],
    ['words between objects', '{"x":1} and {"x":2}'],
    ['a brace too many', '{"x":1}}']
  ])('does not divide %s', (_, text) => {
    expect(shown(assemble(calls([0, null, 'f', text]), end))).toEqual([['call_1', 'f', text]])
  })

  it('asks again for a call that never got a name', () => {
    expect(() => assemble(calls([0, 'a', null, '{}']), end)).toThrow(TransientFailure)
  })
})

describe('the end of a reply', () => {
  const call = calls([0, 'a', 'f', '{"x":1}'])
  const half = calls([0, 'a', 'f', '{"x":'])

  it.each<[string, string[], [Assembled['end'], number]]>([
    ['"stop" with calls runs them', [call, event({}, 'stop'), DONE], ['complete', 1]],
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
    ['the reason repeated with what follows it', [call, event({}, 'stop'), event({}, 'stop'), DONE], ['complete', 1]],
    ['[DONE] alone is an end', [call, DONE], ['complete', 1]],
    ['[DONE] alone in the middle of arguments is a cut', [half, DONE], ['length', 0]],
    ['a finish reason alone is an end', [call, event({}, 'tool_calls')], ['complete', 1]],
    ['the blank line after the last event may be missing', [call, event({}, 'stop').trimEnd()], ['complete', 1]]
  ])('%s', (_, stream, expected) => {
    const reply = assemble(...stream)
    expect([reply.end, reply.toolCalls.length]).toEqual(expected)
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
    ['what is not JSON', ['data: {"choices": [\n\n']],
    ['what is not a chat completion', ['data: {"choices": 7}\n\n']]
  ])('asks again after %s', (_, stream) => {
    expect(() => assemble(...stream)).toThrow(TransientFailure)
  })

  it('says where the stream is over, so that a server that lingers is not waited for', () => {
    const assembly = new StreamAssembly(() => undefined)
    expect([event({ content: 'hi' }, 'stop'), DONE].map((text) => assembly.feed(Buffer.from(text)))).toEqual([
      false,
      true
    ])
  })

  it('bounds a reply that never ends', () => {
    const assembly = new StreamAssembly(() => undefined)
    const megabyte = Buffer.alloc(2 ** 20, 'data: ')
    const feed = () => {
      for (let number = 0; number <= 64; number += 1) assembly.feed(megabyte)
    }
    expect(feed).toThrow(/exceeds/)
  })
})

describe('errors within an answer of status 200', () => {
  it.each([
    [
      'a server error in the stream',
      `${event({ content: 'Let me ' })}data: {"error":{"message":"gone","code":502}}\n\n`
    ],
    ['an error without a code', 'data: {"error":{"message":"overloaded"}}\n\n'],
    ['an event of its own kind', `${event({ content: 'Let' })}event: error\ndata: {"message":"overloaded"}\n\n`],
    ['an event of its own kind, in plain words', 'event: error\ndata: upstream went away\n\n'],
    ['a document of other words', '{"message":"The server is starting."}'],
    ['an error as a document', '{"error":{"message":"slow down","code":"rate_limit_exceeded"}}']
  ])('asks again after %s', (_, stream) => {
    expect(() => assemble(stream)).toThrow(TransientFailure)
  })

  it.each([
    ['a context that is too long', 'data: {"error":{"message":"too long","code":"context_length_exceeded"}}\n\n'],
    [
      'a balance that is used up',
      '{"choices":null,"base_resp":{"status_code":1008,"status_msg":"insufficient balance"}}'
    ],
    ['a prompt that a filter stopped', 'data: {"error":{"message":"Stopped.","code":"content_filter"}}\n\n'],
    ['a document with a status', '[{"error":{"message":"bad","code":400}}]'],
    ['an error object of its own', '{"object":"error","message":"no such model","code":404}']
  ])('does not ask again after %s', (_, stream) => {
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
      'both, once',
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

  it('keeps what is signed for a call, and nothing of a reply that was cut', () => {
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
    ['a role once more', '{"choices":[{"delta":{"role":"assistant","content":null,"tool_calls":null}}]}'],
    ['another choice', '{"choices":[{"index":1,"delta":{"content":"no"},"finish_reason":"length"}]}'],
    ['an error that is none', '{"error":null,"choices":[]}']
  ])('passes over %s', (_, data) => {
    const reply = assemble(event({ content: 'a' }), `data: ${data}\n\n`, event({ content: 'b' }, 'stop'), DONE)
    expect([reply.text, reply.end]).toEqual(['ab', 'complete'])
  })

  it.each([
    ['in a chunk of its own', '"choices":[],"usage":{"prompt_tokens":9}'],
    ['beside the choices', '"choices":[{"delta":{}}],"usage":{"prompt_tokens":9}'],
    ['in the choice', '"choices":[{"delta":{},"usage":{"prompt_tokens":9}}]'],
    ['under x_groq', '"choices":[],"x_groq":{"usage":{"prompt_tokens":9}}']
  ])('finds the usage %s', (_, fields) => {
    const earlier = 'data: {"choices":[],"usage":{"prompt_tokens":1}}\n\n'
    expect(assemble(earlier, event({}, 'stop'), `data: {${fields}}\n\n`).usage?.prompt_tokens).toBe(9)
  })

  it('reads an answer that is one JSON document', () => {
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
    'gives the same reply for every division of them, with lines that end in %j',
    (lineEnd) => {
      const bytes = Buffer.from(stream.replaceAll('\n', lineEnd))
      const whole = assemble(bytes.toString())
      expect(shown(whole)).toEqual([['a', 'f', '{"text":"é🌍\\r\\n"}']])
      fc.assert(
        fc.property(fc.array(fc.integer({ min: 0, max: bytes.length }), { maxLength: 60 }), (cuts) => {
          const places = [0, ...cuts.toSorted((a, b) => a - b), bytes.length]
          const assembly = new StreamAssembly(() => undefined)
          places.forEach((place, number) => assembly.feed(bytes.subarray(place, places[number + 1])))
          expect(assembly.end()).toEqual(whole)
        })
      )
    }
  )

  it('gives the same reply byte by byte', () => {
    const assembly = new StreamAssembly(() => undefined)
    for (const byte of Buffer.from(stream)) assembly.feed(Buffer.of(byte))
    expect(assembly.end()).toEqual(assemble(stream))
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
      const assembly = new StreamAssembly(() => undefined)
      assembly.feed(Buffer.from(calls([0, 'a', 'f', '']) + before))
      for (let number = 0; number < pieces; number += 1) assembly.feed(piece)
      assembly.feed(Buffer.from(after + event({}, 'stop')))
      assembly.end()
    }
    expect(growth(read, 500)).toBeLessThan(LINEAR)
  })
})

it('keeps calls with the same id apart in linear time', () => {
  const idsOf = (count: number) => {
    const assembly = new CallAssembly()
    for (let index = 0; index < count; index += 1) assembly.add({ index, id: 'x', function: { name: 'finish' } })
    return assembly.finish().calls.map(({ id }) => id)
  }
  expect(idsOf(3)).toEqual(['x', 'x_2', 'x_3'])
  expect(new Set(idsOf(2_000)).size).toBe(2_000)
  expect(growth(idsOf, 2_000)).toBeLessThan(LINEAR)
})

it('runs none of hundreds of calls in one reply, and has the model take a smaller step', () => {
  const pieces = Array.from({ length: 129 }, (_, index) => calls([index, `call_${index}`, 'read_file', '{}']))
  expect(assemble(...pieces, end)).toMatchObject({ toolCalls: [], end: 'length' })
  expect(assemble(...pieces.slice(1), end).toolCalls).toHaveLength(128)
})

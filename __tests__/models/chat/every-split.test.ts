import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { ChatAssembler } from '../../../src/models/chat/chat-stream.ts'

type Assembled = ReturnType<ChatAssembler['end']>

type Deltas = readonly { readonly kind: string; readonly text: string }[]

/** The response of these pieces, and what was streamed of it. */
function assemble(pieces: readonly Uint8Array[]): { response: Assembled; streamed: Record<string, string> } {
  const deltas: { kind: string; text: string }[] = []
  const assembler = new ChatAssembler((delta) => deltas.push(delta))
  for (const piece of pieces) assembler.feed(piece)
  return { response: assembler.end(), streamed: { text: joined(deltas, 'text'), thinking: joined(deltas, 'thinking') } }
}

function joined(deltas: Deltas, kind: string): string {
  return deltas.map((delta) => (delta.kind === kind ? delta.text : '')).join('')
}

const chunk = (delta: object, reason: string | null = null, more: object = {}) =>
  JSON.stringify({ choices: [{ index: 0, delta, finish_reason: reason }], ...more })
const piece = (...[index, id, name, text]: [number, string | null, string | null, string]) => ({
  tool_calls: [{ index, id, function: { name, arguments: text } }]
})

const events = [
  chunk({ role: 'assistant', content: '' }),
  chunk({ reasoning_content: 'Ждём… 🤔' }),
  chunk({ content: 'Ω 🌍\u2028\r\n' }),
  chunk(piece(0, 'a', 'f', '')),
  chunk(piece(0, null, null, '{"é":"🌍')),
  chunk(piece(1, 'b', 'g', '{}')),
  chunk(piece(0, null, null, '\\r\\n"}')),
  chunk({}, 'tool_calls'),
  '{"choices":[],"usage":{"prompt_tokens":7}}'
]

const streams: Readonly<Record<string, string>> = {
  'lines that end in LF': events.map((data) => `data: ${data}\n\n`).join('') + 'data: [DONE]\n\n',
  'lines that end in CRLF': events.map((data) => `data: ${data}\r\n\r\n`).join('') + 'data: [DONE]\r\n\r\n',
  'lines that end in CR': events.map((data) => `data: ${data}\r\r`).join('') + 'data: [DONE]\r\r',
  'no space after the colon, and no [DONE]': events.map((data) => `data:${data}\n\n`).join(''),
  'a byte order mark, comments, names, ids and retry times': `\uFEFF: PROCESSING\n\nretry: 3000\n${events
    .map((data, id) => `: ping\nid: ${id}\nevent: message\ndata: ${data}\n\n`)
    .join('')}data: [DONE]\n\n`,
  'data over several lines': events.map((data) => `data: ${data.replaceAll(',"', ',\ndata: "')}\n\n`).join(''),
  'no blank line at the end': events
    .map((data) => `data: ${data}\n\n`)
    .join('')
    .trimEnd()
}

const document = JSON.stringify({
  choices: [
    {
      message: {
        content: 'Ω 🌍\u2028\r\n',
        reasoning_content: 'Ждём… 🤔',
        tool_calls: [
          { id: 'a', function: { name: 'f', arguments: '{"é":"🌍\\r\\n"}' } },
          { id: 'b', function: { name: 'g', arguments: {} } }
        ]
      },
      finish_reason: 'tool_calls'
    }
  ],
  usage: { prompt_tokens: 7 }
})

const whole = {
  text: 'Ω 🌍\u2028\r\n',
  thinking: 'Ждём… 🤔',
  toolCalls: [
    { id: 'a', name: 'f', arguments: '{"é":"🌍\\r\\n"}' },
    { id: 'b', name: 'g', arguments: '{}' }
  ],
  end: 'complete',
  metadata: { thinkingIn: 'reasoning_content' },
  usage: { prompt_tokens: 7 }
}

describe.each(Object.entries({ ...streams, 'one document': `\n ${document}\n` }))('a stream with %s', (_, text) => {
  const bytes = Buffer.from(text)
  const expected = { response: whole, streamed: { text: whole.text, thinking: whole.thinking } }

  it('gives the same response wherever it is split in two', () => {
    for (let place = 0; place <= bytes.length; place += 1)
      expect(assemble([bytes.subarray(0, place), bytes.subarray(place)])).toEqual(expected)
  })

  it('gives the same response however often it is split', () => {
    const places = fc.array(fc.integer({ min: 0, max: bytes.length }), { maxLength: 80 })
    fc.assert(
      fc.property(places, (cuts) => {
        const edges = [0, ...cuts.toSorted((a, b) => a - b), bytes.length]
        expect(assemble(edges.map((edge, number) => bytes.subarray(edge, edges[number + 1])))).toEqual(expected)
      })
    )
  })
})

it('rejects a stream that ends before its finish reason', () => {
  const stream = Buffer.from(streams['lines that end in LF'] ?? '')
  const end = stream.indexOf('"finish_reason":"tool_calls"')
  expect(end).toBeGreaterThan(0)
  for (let place = 0; place < end; place += 1) expect(() => assemble([stream.subarray(0, place)])).toThrow()
})

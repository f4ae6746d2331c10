import { expect, it } from '@jest/globals'
import { ResponsesAssembler } from '../../../src/models/responses/responses-stream.ts'

type Assembled = ReturnType<ResponsesAssembler['end']>

const text = 'naïve 🌍 “words”'
const item = { type: 'message', content: [{ type: 'output_text', text }] }
const call = { type: 'function_call', call_id: 'c', name: 'grep', arguments: '{"pattern":"ü\\n"}' }
const events = [
  { type: 'response.output_text.delta', output_index: 0, delta: text },
  { type: 'response.output_item.done', output_index: 0, item },
  { type: 'response.output_item.done', output_index: 1, item: call },
  {
    type: 'response.completed',
    response: { status: 'completed', output: [], usage: { input_tokens: 9, output_tokens: 4 } }
  }
]

/** In the ways of servers and proxies: with comments, line ends of each kind, data of several lines. */
const written = {
  'in the standard way': (event: object) => `data: ${JSON.stringify(event)}\n\n`,
  'with carriage returns, names and comments': (event: object) =>
    `: ping\r\nevent: x\r\ndata:${JSON.stringify(event)}\r\n\r\n`,
  'over several lines': (event: object) => `data: ${JSON.stringify(event, null, 1).replaceAll('\n', '\ndata: ')}\n\n`
}

function assembled(pieces: readonly Uint8Array[]): { response: Assembled; streamed: string } {
  let streamed = ''
  const assembler = new ResponsesAssembler((delta) => {
    streamed += delta.text
  })
  for (const piece of pieces) assembler.feed(piece)
  return { response: assembler.end(), streamed }
}

it.each(Object.entries(written))('gives the same response for a stream %s wherever it is split', (_, write) => {
  const bytes = Buffer.from(`\ufeff${events.map(write).join('')}`)
  const whole = assembled([bytes])
  expect(whole).toMatchObject({
    streamed: text,
    response: { text, toolCalls: [{ id: 'c', arguments: '{"pattern":"ü\\n"}' }], usage: { input_tokens: 9 } }
  })
  const halves = Array.from(bytes, (_, place) => assembled([bytes.subarray(0, place), bytes.subarray(place)]))
  expect(halves).toEqual(halves.map(() => whole))
  expect(assembled(Array.from(bytes, (byte) => Uint8Array.of(byte)))).toEqual(whole)
})

it('reads the last event without the blank line after it', () => {
  const bytes = Buffer.from(events.map(written['in the standard way']).join('').trimEnd())
  expect(assembled([bytes]).response.text).toBe(text)
})

it('limits the size of a response', () => {
  const assembler = new ResponsesAssembler(() => undefined)
  const line = Buffer.from(`data: ${JSON.stringify({ type: 'x', delta: 'x'.repeat(2 ** 20) })}\n\n`)
  expect(() => {
    for (;;) assembler.feed(line)
  }).toThrow(/exceeds/)
})

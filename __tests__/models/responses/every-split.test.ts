import { expect, it } from '@jest/globals'
import { ResponseAssembly } from '../../../src/models/responses/assemble-stream.ts'

type Assembled = ReturnType<ResponseAssembly['end']>

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

/** As servers and what stands before them write it: comments, line ends of each kind, data of several lines. */
const written = {
  'by the book': (event: object) => `data: ${JSON.stringify(event)}\n\n`,
  'with carriage returns, names and comments': (event: object) =>
    `: ping\r\nevent: x\r\ndata:${JSON.stringify(event)}\r\n\r\n`,
  'over several lines': (event: object) => `data: ${JSON.stringify(event, null, 1).replaceAll('\n', '\ndata: ')}\n\n`
}

function assembled(pieces: readonly Uint8Array[]): { reply: Assembled; told: string } {
  let told = ''
  const assembly = new ResponseAssembly((delta) => {
    told += delta.text
  })
  for (const piece of pieces) assembly.feed(piece)
  return { reply: assembly.end(), told }
}

it.each(Object.entries(written))('a stream written %s is the same reply wherever it is divided', (_, write) => {
  const bytes = Buffer.from(`\ufeff${events.map(write).join('')}`)
  const whole = assembled([bytes])
  expect(whole).toMatchObject({
    told: text,
    reply: { text, toolCalls: [{ id: 'c', arguments: '{"pattern":"ü\\n"}' }], usage: { input_tokens: 9 } }
  })
  const halves = Array.from(bytes, (_, place) => assembled([bytes.subarray(0, place), bytes.subarray(place)]))
  expect(halves).toEqual(halves.map(() => whole))
  expect(assembled(Array.from(bytes, (byte) => Uint8Array.of(byte)))).toEqual(whole)
})

it('counts the last event also without the blank line after it', () => {
  const bytes = Buffer.from(events.map(written['by the book']).join('').trimEnd())
  expect(assembled([bytes]).reply.text).toBe(text)
})

it('ends where a server does not stop', () => {
  const assembly = new ResponseAssembly(() => undefined)
  const line = Buffer.from(`data: ${JSON.stringify({ type: 'x', delta: 'x'.repeat(2 ** 20) })}\n\n`)
  expect(() => {
    for (;;) assembly.feed(line)
  }).toThrow(/exceeds/)
})

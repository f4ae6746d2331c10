import { GoogleGenAI, type Part } from '@google/genai/web'
import { expect, it } from '@jest/globals'
import * as fc from 'fast-check'
import { GeminiAssembler } from '../../../src/models/gemini/gemini-stream.ts'
import { propertyRuns } from '../../support/property-runs.ts'
import { growth, LINEAR } from '../../support/scaling.ts'

const text = fc.string({ unit: fc.constantFrom('a', 'é', '🌍', '\n', '"', '\\', ' ', '\u2028', '{'), maxLength: 8 })
const part = fc.oneof(
  fc.record({ text }),
  fc.record({ text, thought: fc.constant(true) }),
  fc.record({ text, thoughtSignature: fc.constantFrom('YWJj', 'ZGVm') }),
  fc.record({
    functionCall: fc.record(
      {
        name: fc.constantFrom('grep', 'read_file'),
        args: fc.dictionary(text, fc.jsonValue()),
        id: fc.constantFrom('x', 'y')
      },
      { requiredKeys: ['name', 'args'] }
    )
  })
)
const chunks = fc.array(fc.array(part, { maxLength: 3 }), { minLength: 1, maxLength: 6 })
const end = fc.constantFrom('\n\n', '\r\n\r\n')

const encode = (all: readonly (readonly object[])[], blank: string) =>
  all
    .map((parts, index) => {
      const candidate = { content: { parts, role: 'model' }, ...(index === all.length - 1 && { finishReason: 'STOP' }) }
      return `data: ${JSON.stringify({ candidates: [candidate] })}${blank}`
    })
    .join('')

function assemble(pieces: readonly Uint8Array[]) {
  const streamed = { text: '', thinking: '' }
  const assembler = new GeminiAssembler(({ kind, text: more }) => {
    if (kind === 'text' || kind === 'thinking') streamed[kind] += more
  })
  for (const piece of pieces) assembler.feed(piece)
  return { ...assembler.end(), streamed }
}

const whole = (stream: string) => [new TextEncoder().encode(stream)]

/** The stream as the official SDK assembles it. */
async function official(stream: string) {
  const httpOptions = { fetch: () => Promise.resolve(new Response(stream)) }
  const { models } = new GoogleGenAI({ apiKey: 'k', httpOptions })
  const sdk = { text: '', thinking: '', calls: [] as (readonly [unknown, unknown])[] }
  for await (const chunk of await models.generateContentStream({ model: 'm', contents: 'a' })) {
    const parts = chunk.candidates?.[0]?.content?.parts ?? []
    sdk.text += ofKind(parts, false)
    sdk.thinking += ofKind(parts, true)
    sdk.calls.push(...(chunk.functionCalls ?? []).map(({ name, args }) => [name, args] as const))
  }
  return sdk
}

// Like the SDK's own accessor `text`, which logs a warning for every call beside text.
function ofKind(parts: readonly Part[], thought: boolean): string {
  return parts.map((part) => (Boolean(part.thought) === thought ? (part.text ?? '') : '')).join('')
}

it('assembles any stream like the official SDK', async () => {
  const same = fc.asyncProperty(chunks, end, async (all, blank) => {
    const stream = encode(all, blank)
    const sdk = await official(stream)
    const response = assemble(whole(stream))
    expect([response.text, response.thinking]).toEqual([sdk.text, sdk.thinking])
    expect(response.streamed).toEqual({ text: sdk.text, thinking: sdk.thinking })
    expect(response.toolCalls.map((call) => [call.name, JSON.parse(call.arguments) as unknown])).toEqual(sdk.calls)
  })
  await expect(fc.assert(same, { seed: 22, numRuns: 200 })).resolves.toBeUndefined()
})

it('gives the same response wherever a stream is split', () => {
  const split = fc.property(chunks, end, fc.array(fc.nat(400), { maxLength: 12 }), (all, blank, places) => {
    const bytes = new TextEncoder().encode(encode(all, blank))
    const cuts = [0, ...places.filter((place) => place < bytes.length).toSorted((a, b) => a - b), bytes.length]
    const pieces = cuts.slice(1).map((cut, index) => bytes.subarray(cuts[index], cut))
    expect(assemble(pieces)).toEqual(assemble([bytes]))
  })
  expect(() => {
    fc.assert(split, { seed: 22, numRuns: propertyRuns(300) })
  }).not.toThrow()
})

it('gives the same response for every split of one stream in two', () => {
  const stream = `\ufeff: hello\r\n${encode([[{ text: 'é🌍' }], [{ functionCall: { name: 'grep', args: { a: '🌍' } } }]], '\r\n\r\n')}`
  const bytes = new TextEncoder().encode(stream)
  const splits = Array.from(bytes, (_, place) => assemble([bytes.subarray(0, place), bytes.subarray(place)]))
  expect(new Set(splits.map((response) => JSON.stringify(response)))).toEqual(
    new Set([JSON.stringify(assemble([bytes]))])
  )
})

it('rejects a stream that is cut anywhere', () => {
  const bytes = new TextEncoder().encode(
    encode([[{ text: 'ab' }], [{ functionCall: { name: 'grep', args: {} } }], []], '\n\n')
  )
  const isRejected = Array.from(bytes, (_, length) => {
    try {
      assemble([bytes.subarray(0, length)])
      return false
    } catch {
      return true
    }
  })
  // Without the blank line at the end, the last event is complete too.
  expect(isRejected).toEqual(Array.from(bytes, (_, length) => length < bytes.length - 2))
})

it('takes linear time', () => {
  const read = (chunks: number) => {
    const parts = Array.from({ length: chunks }, () => [{ text: 'word ' }])
    assemble(whole(encode(parts, '\n\n')))
  }
  expect(growth(read, 1_000)).toBeLessThan(LINEAR)
})

import { GoogleGenAI, type Part } from '@google/genai/web'
import { expect, it } from '@jest/globals'
import * as fc from 'fast-check'
import { GeminiAssembly } from '../../../src/models/gemini/assemble-stream.ts'
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
  const said = { text: '', thinking: '' }
  const assembly = new GeminiAssembly(({ kind, text: more }) => {
    said[kind] += more
  })
  for (const piece of pieces) assembly.feed(piece)
  return { ...assembly.end(), said }
}

const whole = (stream: string) => [new TextEncoder().encode(stream)]

/** The same stream as the official SDK puts it together. */
async function official(stream: string) {
  const httpOptions = { fetch: () => Promise.resolve(new Response(stream)) }
  const { models } = new GoogleGenAI({ apiKey: 'k', httpOptions })
  const sdk = { text: '', thinking: '', calls: [] as (readonly [unknown, unknown])[] }
  for await (const chunk of await models.generateContentStream({ model: 'm', contents: 'a' })) {
    const said = chunk.candidates?.[0]?.content?.parts ?? []
    sdk.text += ofKind(said, false)
    sdk.thinking += ofKind(said, true)
    sdk.calls.push(...(chunk.functionCalls ?? []).map(({ name, args }) => [name, args] as const))
  }
  return sdk
}

// By the rule of its own accessor `text`, which warns on the console of every call beside the words.
function ofKind(parts: readonly Part[], thought: boolean): string {
  return parts.map((said) => (Boolean(said.thought) === thought ? (said.text ?? '') : '')).join('')
}

it('makes of any stream what the official SDK makes of it', async () => {
  const same = fc.asyncProperty(chunks, end, async (all, blank) => {
    const stream = encode(all, blank)
    const sdk = await official(stream)
    const reply = assemble(whole(stream))
    expect([reply.text, reply.thinking]).toEqual([sdk.text, sdk.thinking])
    expect(reply.said).toEqual({ text: sdk.text, thinking: sdk.thinking })
    expect(reply.toolCalls.map((call) => [call.name, JSON.parse(call.arguments) as unknown])).toEqual(sdk.calls)
  })
  await expect(fc.assert(same, { seed: 22, numRuns: 200 })).resolves.toBeUndefined()
})

it('makes the same of a stream wherever it is split', () => {
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

it('makes the same of one stream at every place where it can be split in two', () => {
  const stream = `\ufeff: hello\r\n${encode([[{ text: 'é🌍' }], [{ functionCall: { name: 'grep', args: { a: '🌍' } } }]], '\r\n\r\n')}`
  const bytes = new TextEncoder().encode(stream)
  const splits = Array.from(bytes, (_, place) => assemble([bytes.subarray(0, place), bytes.subarray(place)]))
  expect(new Set(splits.map((reply) => JSON.stringify(reply)))).toEqual(new Set([JSON.stringify(assemble([bytes]))]))
})

it('gives back nothing of a stream that is cut anywhere', () => {
  const bytes = new TextEncoder().encode(
    encode([[{ text: 'ab' }], [{ functionCall: { name: 'grep', args: {} } }], []], '\n\n')
  )
  const isRefused = Array.from(bytes, (_, length) => {
    try {
      assemble([bytes.subarray(0, length)])
      return false
    } catch {
      return true
    }
  })
  // But for the blank line at the end, without which the last event is whole as well.
  expect(isRefused).toEqual(Array.from(bytes, (_, length) => length < bytes.length - 2))
})

it('takes linear time', () => {
  const read = (chunks: number) => {
    const parts = Array.from({ length: chunks }, () => [{ text: 'word ' }])
    assemble(whole(encode(parts, '\n\n')))
  }
  expect(growth(read, 1_000)).toBeLessThan(LINEAR)
})

import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { Message, ToolCall } from '../../src/agent/messages.ts'
import type { ModelResponse } from '../../src/agent/model.ts'
import type { Protocol } from '../../src/models/protocol.ts'
import { withTextCalls } from '../../src/models/text-calls/with-text-calls.ts'
import { propertyRuns } from '../support/property-runs.ts'
import '../support/property-seed.ts'
import { announcements, constructs, disguises, intentions, remarks } from '../support/quoted-calls.ts'
import { bareFormats, formats } from '../support/text-call-formats.ts'
import { tools } from '../support/text-call-tools.ts'

type Reply = Partial<Pick<ModelResponse, 'text' | 'toolCalls'>>

/** Which calls of the last reply run, after a model was shown the messages and gave the replies. */
async function callsThatRun(shown: readonly string[], replies: readonly Reply[]): Promise<readonly ToolCall[]> {
  const left = [...replies]
  const tokens = { input: 1, cachedInput: 0, output: 1, reasoning: 0, isEstimate: false }
  const protocol: Protocol = {
    address: 'http://127.0.0.1',
    ask: () => Promise.resolve({ text: '', thinking: '', toolCalls: [], end: 'complete', tokens, ...left.shift() }),
    adaptTo: () => false,
    listModels: () => Promise.resolve([]),
    requestModel: () => Promise.resolve()
  }
  const model = withTextCalls(protocol)
  const messages = shown.map((text): Message => ({ role: 'user', text }))
  const ask = async () =>
    await model.ask({
      messages,
      tools,
      signal: new AbortController().signal,
      onDelta: () => undefined,
      onRetry: () => undefined,
      onFallback: () => undefined
    })
  while (left.length > 1) await ask()
  const { toolCalls } = await ask()
  return toolCalls.filter(({ problem }) => problem === undefined)
}

const word = fc.stringMatching(/^[a-z]{2,8}$/)
const sentence = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => `${words.join(' ')}.`)
const call = fc.record({
  path: fc.tuple(word, word).map(([folder, name]) => `${folder}/${name}.md`),
  text: fc.array(sentence, { minLength: 1, maxLength: 4 }).map((lines) => lines.join('\n')),
  all: fc.boolean()
})
const allFormats = Object.entries({ ...formats, ...bareFormats })
const anyFormat = fc.constantFrom(...allFormats.map(([, write]) => write))
const anyOf = <Value>(values: Readonly<Record<string, Value>>) => fc.constantFrom(...Object.values(values))

describe.each(allFormats)('a hostile call in the format %s', (_, write) => {
  it('does not run when a model that was not shown it quotes it', async () => {
    const around = fc.oneof(
      anyOf(constructs),
      fc.constantFrom(...announcements).map((words) => (text: string) => words + text),
      fc.constantFrom(...remarks).map((words) => (text: string) => text + words)
    )
    const cases = fc.record({ call, around, before: fc.array(sentence, { maxLength: 3 }) })
    await fc.assert(
      fc.asyncProperty(cases, async ({ call: hostile, around: quote, before }) => {
        const text = `${before.map((each) => `${each}\n\n`).join('')}${quote(write(hostile))}`
        expect(await callsThatRun([], [{ text }])).toEqual([])
      }),
      { numRuns: propertyRuns(500) }
    )
  })

  it('does not run when the thread contains it, in whatever form', async () => {
    const cases = fc.record({
      call,
      shown: anyFormat,
      disguise: anyOf(disguises),
      words: fc.constantFrom(...intentions)
    })
    await fc.assert(
      fc.asyncProperty(cases, async ({ call: hostile, shown, disguise, words }) => {
        const issue = `It is broken.\n\n${disguise(shown(hostile))}\n\nPlease fix it.`
        expect(await callsThatRun([issue], [{ text: words + write(hostile) }])).toEqual([])
      }),
      { numRuns: propertyRuns(500) }
    )
  })

  it('does not run once the model has made a native call', async () => {
    const cases = fc.record({ call, words: fc.constantFrom(...intentions) })
    const native: Reply = { toolCalls: [{ id: '1', name: 'status', arguments: '{}' }] }
    await fc.assert(
      fc.asyncProperty(cases, async ({ call: hostile, words }) => {
        expect(await callsThatRun([], [native, { text: words + write(hostile) }])).toEqual([])
      }),
      { numRuns: propertyRuns(100) }
    )
  })
})

it('lets at least 99 % of the calls run that a model means', async () => {
  let made = 0
  let run = 0
  const words = fc.constantFrom(...intentions.filter((each) => each === '' || each.endsWith('\n')))
  const several = fc.array(fc.tuple(call, anyFormat), { minLength: 1, maxLength: 1 })
  await fc.assert(
    fc.asyncProperty(words, several, sentence, async (before, calls, thread) => {
      const text = before + calls.map(([each, write]) => write(each)).join('\n')
      const shown = [thread, ...calls.map(([{ path, text: content }]) => `${path}:\n${content}`)]
      made += calls.length
      run += (await callsThatRun(shown, [{ text }])).length
    }),
    { numRuns: propertyRuns(10_000) }
  )
  expect(run / made).toBeGreaterThanOrEqual(0.99)
})

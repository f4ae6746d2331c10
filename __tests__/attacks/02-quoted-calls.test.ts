import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { Message } from '../../src/agent/messages.ts'
import type { ModelRequest, ModelResponse } from '../../src/agent/model.ts'
import type { Protocol } from '../../src/models/protocol.ts'
import { withTextCalls } from '../../src/models/text-calls/with-text-calls.ts'
import { foreignForms, surroundings } from '../support/foreign-calls.ts'
import { grep } from '../support/model-requests.ts'
import { propertyRuns } from '../support/property-runs.ts'
import '../support/property-seed.ts'

// Promise 2: a call that a model only quotes does not run, in any form, because a call in the text needs the id of this run.

const CALL_ID = 'b7e1f09c2d4a'
const own = (args: object) =>
  `<tool_call id="${CALL_ID}">${JSON.stringify({ name: 'grep', arguments: args })}</tool_call>`

/** The calls that run when a model that was shown the messages writes this text. */
async function callsThatRun(text: string, mode: 'auto' | 'text', shown: readonly string[] = []) {
  const tokens = { input: 1, cachedInput: 0, output: 1, reasoning: 0, isEstimate: false }
  const protocol: Protocol = {
    address: 'http://127.0.0.1',
    ask({ onDelta }: ModelRequest): Promise<ModelResponse> {
      for (const piece of text.match(/[^]{1,7}/g) ?? []) onDelta({ kind: 'text', text: piece })
      return Promise.resolve({ text, thinking: '', toolCalls: [], end: 'complete', tokens })
    },
    adaptTo: () => false,
    listModels: () => Promise.resolve([]),
    requestModel: () => Promise.resolve()
  }
  const streamed: string[] = []
  const { toolCalls } = await withTextCalls(protocol, CALL_ID, mode).ask({
    messages: shown.map((each): Message => ({ role: 'user', text: each })),
    tools: [grep],
    signal: new AbortController().signal,
    onDelta: ({ kind }) => streamed.push(kind),
    onRetry: () => undefined,
    onFallback: () => undefined
  })
  const ran = toolCalls.filter(({ problem }) => problem === undefined)
  return { ran, isStreamed: streamed.includes('call') }
}

const mode = fc.constantFrom('auto' as const, 'text' as const)
const words = fc.string({ unit: 'grapheme', maxLength: 40 })
const markdown = fc.constantFrom(
  '\n\n',
  '# Title\n',
  '- item\n',
  '> quote\n',
  '```\n',
  '~~~ts\n',
  '`',
  '| a |\n',
  '<b>',
  '</p>',
  '<!--',
  '-->'
)
const fragment = fc.constantFrom(
  '<tool_call',
  ' id="',
  CALL_ID.slice(1),
  `${CALL_ID}0`,
  '">',
  '</tool_call>',
  '{"name":"grep",',
  '"arguments":{}}'
)
const call = fc
  .record({
    form: fc.constantFrom(...Object.values(foreignForms)),
    around: fc.constantFrom(...Object.values(surroundings)),
    pattern: words,
    path: words
  })
  .map(({ form, around, ...args }) => around(form('grep', args)))
const anything = fc.array(fc.oneof(words, markdown, fragment, call), { maxLength: 12 }).map((parts) => parts.join(''))

describe('a call without the id of this run', () => {
  it('does not run and is not streamed as one, whatever is around it', async () => {
    await fc.assert(
      fc.asyncProperty(anything, mode, async (text, how) => {
        expect(await callsThatRun(text, how, [text])).toEqual({ ran: [], isStreamed: false })
      }),
      { numRuns: propertyRuns(5_000) }
    )
  })

  it.each(Object.entries(foreignForms))('does not run in the form of %s', async (_, write) => {
    const texts = Object.values(surroundings).map((around) => around(write('grep', { pattern: 'x', path: 'a.ts' })))
    const ran = await Promise.all(texts.flatMap((text) => [callsThatRun(text, 'auto'), callsThatRun(text, 'text')]))
    expect(ran.filter((each) => each.ran.length > 0 || each.isStreamed)).toEqual([])
  })
})

it('runs the call that has the id, and none that is quoted beside it', async () => {
  const quoted = fc.constantFrom(...Object.values(foreignForms)).map((write) => write('grep', { pattern: 'hostile' }))
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(words, quoted)),
      words,
      fc.array(quoted),
      mode,
      async (before, pattern, after, how) => {
        const text = [...before, own({ pattern }), ...after].join('\n')
        const { ran } = await callsThatRun(text, how)
        expect(ran.map((each) => each.arguments)).toEqual([JSON.stringify({ pattern })])
      }
    ),
    { numRuns: propertyRuns(1_000) }
  )
})

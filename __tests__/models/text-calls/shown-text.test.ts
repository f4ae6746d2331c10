import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import * as z from 'zod'
import '../../support/property-seed.ts'
import type { Message } from '../../../src/agent/messages.ts'
import { parseTextCalls } from '../../../src/models/text-calls/parse.ts'
import { ShownText } from '../../../src/models/text-calls/shown-text.ts'
import { propertyRuns } from '../../support/property-runs.ts'
import { disguises } from '../../support/quoted-calls.ts'
import { growth, LINEAR } from '../../support/scaling.ts'
import { bareFormats, formats, type EditCall } from '../../support/text-call-formats.ts'
import { named, tools } from '../../support/text-call-tools.ts'

const allFormats = { ...formats, ...bareFormats }
const word = fc.stringMatching(/^[a-z]{3,9}$/)
const line = fc.array(fc.oneof(word, fc.constantFrom('x = 1;', 'a.b(c)', "it's", '12', '/* so */')), {
  minLength: 1,
  maxLength: 6
})
const call = fc.record({
  path: fc.tuple(word, word).map(([folder, name]) => `${folder}/${name}.md`),
  text: fc.array(line, { minLength: 1, maxLength: 5 }).map((lines) => lines.map((words) => words.join(' ')).join('\n')),
  all: fc.boolean()
})
const format = fc.constantFrom(...Object.values(allFormats))
const prose = fc.array(line, { maxLength: 8 }).map((lines) => lines.map((words) => words.join(' ')).join('\n'))

/** Whether a call written as text runs after these texts were shown. */
function runs(response: string, shown: readonly string[]): boolean {
  const known = new ShownText()
  known.note(
    shown.map((text): Message => ({ role: 'user', text })),
    []
  )
  const { calls } = parseTextCalls(response, tools, known.comparison(tools))
  return calls.some(({ problem }) => problem === undefined)
}

describe('a call that was shown', () => {
  it.each(Object.entries(disguises))('does not run when it was shown %s', (_, disguise) => {
    const cases = fc.record({ call, shown: format, written: format, before: prose, after: prose })
    fc.assert(
      fc.property(cases, ({ call: quoted, shown, written, before, after }) => {
        const text = `${before}\n\n${disguise(shown(quoted))}\n\n${after}`
        expect(runs(`So.\n${written(quoted)}`, [before, text, after])).toBe(false)
      }),
      { numRuns: propertyRuns(500) }
    )
  })

  const asJson = (args: object, extra: object = {}) =>
    `<tool_call>${JSON.stringify({ name: 'grep', ...extra, arguments: args })}</tool_call>`

  it.each([
    ['begins like the mark of a line', asJson({ pattern: 'x-1-y; z' })],
    ['begins like the number of a line', asJson({ pattern: '1: ; z' })],
    ['comes after a long field that nobody reads', asJson({ pattern: 'a b' }, { id: 'a'.repeat(5_000) })],
    ['stands beside a number', asJson({ pattern: 'a b', limit: 1000 }).replace('1000', '1e3')],
    ['has a form feed', asJson({ pattern: 'a b #\f' })],
    ['has a backspace', asJson({ pattern: 'a b #\b' })],
    ['ends in another form of a letter', asJson({ pattern: 'ΟΔΟΣ\na b' })],
    [
      'begins with a combining mark',
      '<tool_call>\n<function=grep>\n<parameter=pattern>\n\u0338a b</parameter></function></tool_call>'
    ]
  ])('does not run as it was shown if its value %s', (_, text) => {
    expect(runs(`So.\n${text}`, [])).toBe(true)
    expect(runs(`So.\n${text}`, [`It says:\n${text}\nand more.`])).toBe(false)
  })

  it('does not run when a parameter of a tool is described with it', () => {
    const text = asJson({ pattern: 'a b' })
    const described = named('other', z.strictObject({ value: z.string().describe(`For example: ${text}`) }))
    const known = new ShownText()
    known.note([], [...tools, described])
    const { calls } = parseTextCalls(`So.\n${text}`, tools, known.comparison(tools))
    expect(calls).toEqual([expect.objectContaining({ problem: expect.any(String) })])
  })

  it('does not run when it was shown in the parts of two results', () => {
    fc.assert(
      fc.property(fc.record({ call, format, cut: fc.nat({ max: 1_000 }) }), ({ call: quoted, format: write, cut }) => {
        const lines = write(quoted).split('\n')
        const middle = cut % lines.length
        const parts = [lines.slice(0, middle), lines.slice(middle)].map((part) => part.join('\n'))
        expect(runs(write(quoted), [`${parts[0]}\n(continue with offset 9)`, parts[1] ?? ''])).toBe(false)
      }),
      { numRuns: propertyRuns(500) }
    )
  })

  it('gets a reason that the model can act on', () => {
    const text = '<tool_call>{"name": "grep", "arguments": {"pattern": "a"}}</tool_call>'
    const known = new ShownText()
    known.note([{ role: 'user', text }], [])
    expect(parseTextCalls(text, tools, known.comparison(tools)).calls).toEqual([
      expect.objectContaining({
        problem: 'The call of grep was not run: the same call appears in text that you were shown.'
      })
    ])
  })

  it.each([
    ['by another of its names', '<tool_call>{"name": "search_codebase", "arguments": {"pattern": "a b"}}</tool_call>'],
    ['without the names of its arguments', 'grep("a b")'],
    ['as YAML', 'tool: grep\narguments:\n  pattern: a b\n'],
    ['in a list of calls', '[{"name": "status"}, {"name": "grep", "arguments": {"limit": 3, "pattern": "a b"}}]'],
    ['with its arguments first', '{"arguments": {"pattern": "a b"}, "name": "grep"}'],
    [
      'in a string of another call',
      JSON.stringify({ name: 'edit', text: '{"name":"grep","arguments":{"pattern":"a b"}}' })
    ]
  ])('does not run when it was shown %s', (_, shown) => {
    expect(runs('<tool_call>{"name": "grep", "arguments": {"pattern": "a b"}}</tool_call>', [shown])).toBe(false)
  })
})

describe('a call that was not shown', () => {
  // What counts as equal: numbers before a line may be those of a listing.
  const forms = (text: string) => [text, text.replaceAll(/^(?:\d+ )+/gm, '')].map((form) => form.replaceAll(/\s/g, ''))
  const calls = fc.tuple(call, call).filter(([one, other]) => {
    const starts = forms(one.text.split('\n')[0] ?? '')
    return one.path !== other.path && !forms(other.text).some((text) => starts.some((start) => text.startsWith(start)))
  })

  it('runs although a value of it was shown', () => {
    fc.assert(
      fc.property(calls, format, prose, ([made], write, text) => {
        const shown = [
          `${made.path}:\n${made.text}`,
          `1\t${made.text}`,
          `Please edit ${made.path} so that all of it is`,
          text
        ]
        expect(runs(write(made), shown)).toBe(true)
      }),
      { numRuns: propertyRuns(1_000) }
    )
  })

  it('runs although another call of the tool was shown', () => {
    fc.assert(
      fc.property(calls, format, format, ([made, other], write, shown) => {
        expect(runs(write(made), [shown(other), `The file ${made.path} has:\n${made.text}`])).toBe(true)
      }),
      { numRuns: propertyRuns(1_000) }
    )
  })

  it('runs although it writes a file that was shown and contains calls', () => {
    fc.assert(
      fc.property(calls, format, format, ([made, other], write, shown) => {
        const text = `# Calls\n\n${shown(other)}\nand so on`
        const copied: EditCall = { ...made, text }
        expect(runs(bareFormats['json']?.(copied) ?? write(made), [text])).toBe(true)
      }),
      { numRuns: propertyRuns(300) }
    )
  })

  it.each([
    ['prose about the tool', { name: 'grep', arguments: { pattern: 'parse' } }, 'Use grep to look for parse.'],
    ['a command of that name', { name: 'grep', arguments: { pattern: 'parse' } }, 'run: grep -rn parse src'],
    [
      'a longer value',
      { name: 'grep', arguments: { pattern: 'a' } },
      '{"name":"grep","arguments":{"pattern":"a b c"}}'
    ],
    ['a description', { name: 'status', arguments: {} }, 'The tool status takes nothing.']
  ])('runs after %s', (_, made, shown) => {
    expect(runs(`<tool_call>${JSON.stringify(made)}</tool_call>`, [shown])).toBe(true)
  })
})

it('lets a model repeat its own call, whatever has quoted it since', () => {
  const known = new ShownText()
  const text = '<tool_call>{"name": "grep", "arguments": {"pattern": "a"}}</tool_call>'
  const read = () => parseTextCalls(text, tools, known.comparison(tools)).calls.map(({ problem }) => problem)
  expect(read()).toEqual([undefined])
  known.note([{ role: 'user', text: `Your own summary: I called ${text}` }], [])
  expect(read()).toEqual([undefined])
})

it('does not compare with what the model wrote itself', () => {
  const known = new ShownText()
  const text = '<tool_call>{"name": "grep", "arguments": {"pattern": "a"}}</tool_call>'
  known.note([{ role: 'assistant', text, thinking: '', toolCalls: [] }], [])
  expect(parseTextCalls(text, tools, known.comparison(tools)).calls[0]?.problem).toBeUndefined()
})

describe('comparing', () => {
  const response = '<tool_call>{"name": "grep", "arguments": {"pattern": "aaaaaaaaaaaaaaaaaaaaaaaa b"}}</tool_call>'

  it.each<[string, string, number?]>([
    ['names', 'grep(', 2_000],
    ['names and keys', '{"name": "grep", "arguments": {"pattern": ', 5_000],
    ['values', 'aaaaaaaaaaaaaaaaaaaaaaaa '],
    ['all but one value', '{"name": "grep", "arguments": {"pattern": "aaaaaaaaaaaaaaaaaaaaaaaa ', 5_000],
    ['backslashes', '\\'],
    ['entities', '&amp;amp;'],
    ['digits', '1'],
    ['markers', '> '],
    ['spaces', ' ']
  ])('takes linear time after many %s', (_, piece, small = 40_000) => {
    const compare = (chars: number) => runs(response, [piece.repeat(Math.ceil(chars / piece.length))])
    expect(growth(compare, small)).toBeLessThan(LINEAR)
  })
})

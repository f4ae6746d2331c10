import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import '../../support/property-seed.ts'
import { parseTextCalls } from '../../../src/models/text-calls/parse.ts'
import { formats } from '../../support/text-call-formats.ts'
import { tools } from '../../support/text-call-tools.ts'
import { propertyRuns } from '../../support/property-runs.ts'

// Code, prose and markup, but no tags that end a call or its fields.
const piece = fc.constantFrom(
  'a',
  ' b',
  '\n',
  '"',
  "'",
  '\\',
  '{',
  '}',
  '[',
  ']',
  '<b>',
  '</b>',
  '<',
  '>',
  '&lt;',
  '`',
  '```\n',
  ',',
  ':',
  '🌍',
  'null',
  '</think>',
  '$1',
  '(',
  ')',
  '//',
  '=',
  '<think>'
)
const value = fc.array(piece, { maxLength: 12 }).map((pieces) => `x${pieces.join('')}x`)
const editCall = fc.record({ path: value, text: value, all: fc.boolean() })
const noise = fc.constantFrom(
  'Words. ',
  '\n',
  '\n\n',
  '<tool_call>',
  '</tool_call>',
  '<think>',
  '</think>',
  '```',
  '```json\n',
  '`',
  '> ',
  '{',
  '}',
  '[',
  '{"name": "edit",',
  '"arguments": {',
  '<function=edit>',
  '<parameter=path>',
  '</parameter>',
  '</function>',
  '<edit>',
  '<path>',
  '</path>',
  '</edit>',
  'edit\n',
  '[TOOL_CALLS]',
  '[edit(',
  'path="a")]',
  '<|channel|>analysis<|message|>',
  '<|end|>',
  'functools',
  'function call<|role_sep|>',
  '<|python_tag|>',
  '>>>edit\n',
  '<｜tool▁call▁begin｜>',
  '"',
  "'",
  '\\',
  'fly',
  '<fly>',
  '{"name": "fly", "arguments": {}}',
  '{"name": "status", "arguments": {}}',
  '<status/>',
  '~~~',
  '◁think▷',
  'a < b',
  'so </think> and',
  'so <think> and',
  '<!--',
  '<code>',
  '</code>',
  '<tool_response>',
  '</tool_response>',
  '-->',
  '- ```\n',
  '   '
)
const mixture = fc.array(noise, { maxLength: 14 }).map((pieces) => pieces.join(''))

describe('any text', () => {
  it('is parsed without an exception, and only known tools are called', () => {
    fc.assert(
      fc.property(mixture, (text) => {
        const { calls } = parseTextCalls(text, tools)
        for (const { name, problem } of calls) expect(['grep', 'edit', 'status', problem && 'fly']).toContain(name)
        expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length)
      }),
      { numRuns: propertyRuns(3_000) }
    )
  })
})

describe('calls of all formats', () => {
  it('are read as they were written', () => {
    const calls = fc.array(fc.tuple(fc.constantFrom(...Object.keys(formats)), editCall), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(calls, (written) => {
        const text = written.map(([format, call]) => formats[format]?.(call) ?? '').join('\n')
        const found = parseTextCalls(`Let me see.\n${text}`, tools).calls
        expect(found.map(({ arguments: args }) => JSON.parse(args || 'null') as unknown)).toEqual(
          written.map(([, call]) => call)
        )
      }),
      { numRuns: propertyRuns(1_000) }
    )
  })

  it.each([
    ['thinking', (text: string) => `<think>${text}</think>`],
    ['unclosed thinking', (text: string) => `<think>${text}`],
    ['a fence', (text: string) => `\`\`\`\`text\n${text}\n\`\`\`\`\nSo.`],
    ['quotation', (text: string) => text.replaceAll(/^/gm, '> ')]
  ])('do not count inside %s', (_, within) => {
    const plain = fc.record({ path: fc.constant('a'), text: fc.constant('b'), all: fc.boolean() })
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(formats)), plain, (format, call) => {
        expect(parseTextCalls(within(format(call)), tools).calls).toEqual([])
      })
    )
  })
})

describe('a call in JSON that has lost a quotation mark', () => {
  const plain = fc.stringMatching(/^[a-z0-9/ .,:{}=\n]{0,12}$/)
  const jsonFormats = fc.constantFrom(...(['hermes', 'mistral', 'kimi', 'llama3', 'cohere', 'nemotron'] as const))

  it('runs as it was meant, or not at all', () => {
    fc.assert(
      fc.property(jsonFormats, plain, plain, fc.nat(), (format, path, text, at) => {
        const meant = { path: `x${path}x`, text: `y${text}y`, all: true }
        const whole = formats[format]?.(meant) ?? ''
        const marks = [...whole.matchAll(/"/g)]
        const { index = 0 } = marks[at % marks.length] ?? {}
        const { calls } = parseTextCalls(whole.slice(0, index) + whole.slice(index + 1), tools)
        const run = calls.filter(({ problem }) => problem === undefined)
        expect(run.map((call) => JSON.parse(call.arguments) as unknown)).toEqual(run.map(() => meant))
      }),
      { numRuns: propertyRuns(3_000) }
    )
  })
})

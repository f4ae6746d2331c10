import { describe, expect, it } from '@jest/globals'
import * as z from 'zod'
import { toolLookup } from '../../../src/models/text-calls/tool-signatures.ts'
import { fitToSchema } from '../../../src/models/text-calls/fit-schema.ts'
import { foundCall } from '../../../src/models/text-calls/found-call.ts'
import { mayMatch } from '../../../src/models/text-calls/name-pattern.ts'
import { defineTool, type Tool } from '../../../src/agent/tool.ts'

const text = { type: 'string' }
const number = { type: 'number' }
const closed = { type: 'object', additionalProperties: false }

describe('a value and its schema', () => {
  it.each([
    ['keeps what fits', { ...closed, properties: { a: text } }, { a: 'x' }, { a: 'x' }],
    ['drops a name that is not allowed', { ...closed, properties: { a: text } }, { a: 'x', b: 1 }, { a: 'x' }],
    ['keeps a name that the schema does not mention', { type: 'object', properties: { a: text } }, { b: 1 }, { b: 1 }],
    ['drops a forbidden field', { properties: { a: false } }, { a: 1, b: 2 }, { b: 2 }],
    ['drops names inside a field', { properties: { a: { ...closed, properties: {} } } }, { a: { b: 1 } }, { a: {} }],
    ['drops names inside a list', { properties: { a: { items: { ...closed } } } }, { a: [{ b: 1 }] }, { a: [{}] }],
    [
      'drops names in one place of a list',
      { properties: { a: { items: [closed] } } },
      { a: [{ b: 1 }, { b: 1 }] },
      { a: [{}, { b: 1 }] }
    ],
    ['finds a name in another spelling', { ...closed, properties: { aB: text } }, { a_b: 'x' }, { aB: 'x' }],
    ['drops two spellings of one name', { ...closed, properties: { aB: text } }, { a_b: 'x', ab: 'y' }, {}],
    ['converts text to a number', { properties: { a: number } }, { a: '3' }, { a: 3 }],
    ['converts additional properties', { additionalProperties: number }, { a: '3' }, { a: 3 }],
    ['converts by the pattern of a name', { patternProperties: { '^x-': number } }, { 'x-a': '3', b: 1 }, { 'x-a': 3 }],
    [
      'drops what a pattern forbids',
      { patternProperties: { '^x': false }, additionalProperties: true },
      { x: 1, y: 2 },
      { y: 2 }
    ],
    [
      'picks the alternative with all fields',
      {
        oneOf: [
          { ...closed, properties: { a: text } },
          { ...closed, properties: { b: text } }
        ]
      },
      { b: 'x' },
      { b: 'x' }
    ],
    [
      'picks the alternative that a field names',
      {
        anyOf: [
          { ...closed, properties: { kind: { const: 'a' }, a: text } },
          { ...closed, properties: { kind: { const: 'b' }, b: text } }
        ]
      },
      { kind: 'b', a: 'x', b: 'y' },
      { kind: 'b', b: 'y' }
    ],
    ['keeps text if an alternative allows it', { properties: { a: { anyOf: [text, number] } } }, { a: '3' }, { a: '3' }]
  ])('%s', (...[, schema, original, value]) => {
    expect(fitToSchema(original, schema)).toEqual({ kind: 'fits', value })
  })

  it.each([
    ['another type', { properties: { a: number } }, { a: 'many' }],
    ['null for a required field', { properties: { a: text }, required: ['a'] }, { a: null }],
    ['a missing field', { properties: { a: text }, required: ['a'] }, {}],
    ['a value outside of the enum', { properties: { a: { enum: ['x'] } } }, { a: 'y' }],
    ['a value for a pattern that is not tried', { patternProperties: { '^(a+)+$': number } }, { aaa: 'x' }]
  ])('do not fit in strict mode with %s', (_, schema, value) => {
    expect(fitToSchema(value, schema, { isStrict: true })).toMatchObject({ kind: 'mismatched' })
  })

  it('do not fit if two alternatives are mixed', () => {
    const schema = { oneOf: ['a', 'b'].map((name) => ({ ...closed, properties: { [name]: text }, required: [name] })) }
    expect(fitToSchema({ a: 'x', b: 'y' }, schema)).toMatchObject({ kind: 'mismatched' })
  })

  it('drop null for an optional field', () => {
    expect(fitToSchema({ a: null }, { properties: { a: text } }, { isStrict: true })).toEqual({
      kind: 'fits',
      value: {}
    })
  })

  it('keep all digits of a number beyond the range of JavaScript', () => {
    const [tool] = [signatureOf({ parameters: z.looseObject({ a: z.number() }) })]
    const source = '{"a": 12345678901234567890}'
    expect(tool && foundCall(tool, JSON.parse(source), source)).toMatchObject({ arguments: source })
  })
})

it('leaves unknown fields to a tool that makes changes', () => {
  const parameters = z.strictObject({ command: z.string() })
  const args = { command: 'ls', cwd: 'sub' }
  const results = [signatureOf({ parameters, cachePolicy: 'mutating' }), signatureOf({ parameters })].map(
    (tool) => tool && foundCall(tool, args).arguments
  )
  expect(results).toEqual(['{"command":"ls","cwd":"sub"}', '{"command":"ls"}'])
})

describe('the pattern of a name', () => {
  it.each([
    ['^x-', 'x-a', 'yes'],
    ['^x-', 'y', 'no'],
    ['^[a-z]+_[a-z]+$', 'a_b', 'yes'],
    ['^(?:x-)+$', 'x-', 'yes'],
    ['^(a+)+$', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!', 'perhaps'],
    ['^(a+)+$', 'b', 'no'],
    [String.raw`^(\x61+)+$`, 'aa', 'perhaps'],
    ['(.*)(.*)(.*)x', 'a', 'perhaps'],
    ['^(a|a)+$', `${'a'.repeat(40)}!`, 'perhaps'],
    [String.raw`^(\w|_)*$`, `${'_'.repeat(40)}!`, 'perhaps'],
    ['^(aa?)+$', `${'a'.repeat(60)}!`, 'perhaps'],
    [String.raw`^(\\*)*$`, `${'\\'.repeat(40)}!`, 'perhaps'],
    [`^${'a?'.repeat(30)}${'a'.repeat(30)}$`, 'a'.repeat(29), 'perhaps'],
    ['^(x-)?[a-z]+$', 'x-ab', 'yes'],
    ['^(foo|bar)$', 'baz', 'no'],
    ['^(a|b', 'a', 'perhaps']
  ])('%s and %s: %s', (pattern, name, match) => {
    expect(mayMatch(pattern, name)).toBe(match)
  })
})

function signatureOf({
  parameters,
  cachePolicy = 'none'
}: Pick<Tool, 'parameters'> & Partial<Pick<Tool, 'cachePolicy'>>) {
  const run = () => Promise.resolve({ text: '' })
  const tool = defineTool({ name: 'it', description: '', cachePolicy, parameters, subject: () => '', run })
  return toolLookup([tool]).find('it')
}

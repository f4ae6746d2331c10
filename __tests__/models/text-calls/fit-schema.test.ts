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
    ['leaves out a name that is not allowed', { ...closed, properties: { a: text } }, { a: 'x', b: 1 }, { a: 'x' }],
    ['keeps a name of which nothing is said', { type: 'object', properties: { a: text } }, { b: 1 }, { b: 1 }],
    ['leaves out a field that is forbidden', { properties: { a: false } }, { a: 1, b: 2 }, { b: 2 }],
    ['does so within a field', { properties: { a: { ...closed, properties: {} } } }, { a: { b: 1 } }, { a: {} }],
    ['does so within a list', { properties: { a: { items: { ...closed } } } }, { a: [{ b: 1 }] }, { a: [{}] }],
    [
      'does so in one place of a list',
      { properties: { a: { items: [closed] } } },
      { a: [{ b: 1 }, { b: 1 }] },
      { a: [{}, { b: 1 }] }
    ],
    ['finds a name that is spelled otherwise', { ...closed, properties: { aB: text } }, { a_b: 'x' }, { aB: 'x' }],
    [
      'takes two spellings for one name for no name',
      { ...closed, properties: { aB: text } },
      { a_b: 'x', ab: 'y' },
      {}
    ],
    ['reads a number in text', { properties: { a: number } }, { a: '3' }, { a: 3 }],
    ['reads what other fields have to be', { additionalProperties: number }, { a: '3' }, { a: 3 }],
    ['reads by the pattern of a name', { patternProperties: { '^x-': number } }, { 'x-a': '3', b: 1 }, { 'x-a': 3 }],
    [
      'leaves out what a pattern forbids',
      { patternProperties: { '^x': false }, additionalProperties: true },
      { x: 1, y: 2 },
      { y: 2 }
    ],
    [
      'takes the form that has all of it',
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
      'takes the form that a field tells',
      {
        anyOf: [
          { ...closed, properties: { kind: { const: 'a' }, a: text } },
          { ...closed, properties: { kind: { const: 'b' }, b: text } }
        ]
      },
      { kind: 'b', a: 'x', b: 'y' },
      { kind: 'b', b: 'y' }
    ],
    ['keeps text where a form allows it', { properties: { a: { anyOf: [text, number] } } }, { a: '3' }, { a: '3' }]
  ])('%s', (...[, schema, given, value]) => {
    expect(fitToSchema(given, schema)).toEqual({ kind: 'fits', value })
  })

  it.each([
    ['another type', { properties: { a: number } }, { a: 'many' }],
    ['null for what must be given', { properties: { a: text }, required: ['a'] }, { a: null }],
    ['a missing field', { properties: { a: text }, required: ['a'] }, {}],
    ['a value that is not on offer', { properties: { a: { enum: ['x'] } } }, { a: 'y' }],
    ['a value against a pattern that cannot be tried', { patternProperties: { '^(a+)+$': number } }, { aaa: 'x' }]
  ])('do not fit with %s, where nobody else checks', (_, schema, given) => {
    expect(fitToSchema(given, schema, { isStrict: true })).toMatchObject({ kind: 'misfit' })
  })

  it('do not fit where two forms are mixed', () => {
    const schema = { oneOf: ['a', 'b'].map((name) => ({ ...closed, properties: { [name]: text }, required: [name] })) }
    expect(fitToSchema({ a: 'x', b: 'y' }, schema)).toMatchObject({ kind: 'misfit' })
  })

  it('leave out null for what may be left out', () => {
    expect(fitToSchema({ a: null }, { properties: { a: text } }, { isStrict: true })).toEqual({
      kind: 'fits',
      value: {}
    })
  })

  it('keep the digits of a number that is too large for us', () => {
    const [tool] = [callableOf({ parameters: z.looseObject({ a: z.number() }) })]
    const source = '{"a": 12345678901234567890}'
    expect(tool && foundCall(tool, JSON.parse(source), source)).toMatchObject({ arguments: source })
  })
})

it('has a tool that changes something refuse what it does not know', () => {
  const parameters = z.strictObject({ command: z.string() })
  const given = { command: 'ls', cwd: 'sub' }
  const left = [callableOf({ parameters, cachePolicy: 'mutating' }), callableOf({ parameters })].map(
    (tool) => tool && foundCall(tool, given).arguments
  )
  expect(left).toEqual(['{"command":"ls","cwd":"sub"}', '{"command":"ls"}'])
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
    ['^(a|b', 'a', 'perhaps']
  ])('%s and %s: %s', (pattern, name, match) => {
    expect(mayMatch(pattern, name)).toBe(match)
  })
})

function callableOf({
  parameters,
  cachePolicy = 'none'
}: Pick<Tool, 'parameters'> & Partial<Pick<Tool, 'cachePolicy'>>) {
  const run = () => Promise.resolve({ text: '' })
  const tool = defineTool({ name: 'it', description: '', cachePolicy, parameters, subject: () => '', run })
  return toolLookup([tool]).find('it')
}

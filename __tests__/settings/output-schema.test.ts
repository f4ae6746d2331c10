import { expect, it } from '@jest/globals'
import { readOutputSchema } from '../../src/settings/output-schema.ts'

const object = (more: object) => JSON.stringify({ type: 'object', ...more })

function nested(levels: number): object {
  return levels === 0 ? {} : { not: nested(levels - 1) }
}

it.each([
  ['text', 'risk', 'it is not a JSON object'],
  ['a list at the root', '{"type":"array"}', 'it does not have "type": "object" at its root'],
  ['more than 64 KB', object({ description: 'x'.repeat(65_536) }), 'the limit is 65536'],
  ['an outside reference', object({ properties: { a: { $ref: 'https://example.com/a' } } }), '$ref other than'],
  ['a reference to a file', object({ properties: { a: { $ref: 'a.json#/$defs/b' } } }), '$ref other than'],
  ['a reference to its root', object({ properties: { a: { $ref: '#' } } }), '$ref other than'],
  ['a validator that returns promises', object({ $async: true }), 'the keyword $async'],
  ['an id below the root', object({ items: { $id: 'b' } }), '$id below its root'],
  ['deep nesting', object(nested(40)), 'nested more than 30'],
  ['deep nesting in lists', object({ allOf: [{ anyOf: [nested(40)] }] }), 'nested more than 30']
])('refuses %s', (_, text, problem) => {
  expect(readOutputSchema(text)).toContain(problem)
})

it('gives models the definitions apart, under one name', () => {
  const level = { enum: ['low'] }
  const text = object({
    $id: 'https://example.com/risk',
    properties: {
      $ref: { const: '$ref' },
      a: { $ref: '#/definitions/level' },
      b: { items: { $ref: '#/$defs/other' } }
    },
    definitions: { level },
    $defs: { other: { type: 'string' } }
  })

  expect(readOutputSchema(text)).toMatchObject({
    shown: {
      type: 'object',
      properties: { $ref: { const: '$ref' }, a: { $ref: '#/$defs/level' }, b: { items: { $ref: '#/$defs/other' } } }
    },
    definitions: { level, other: { type: 'string' } }
  })
})

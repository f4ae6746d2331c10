import { expect, it } from '@jest/globals'
import { compileSchema } from '../../src/mcp/json-schema.ts'

function nested(levels: number): unknown {
  return levels === 0 ? 'end' : { a: nested(levels - 1) }
}

it('lists all mistakes by their paths', async () => {
  const find = await compileSchema({
    type: 'object',
    properties: { a: { type: 'integer' }, list: { items: { enum: ['x'] } } },
    required: ['b']
  })

  const mistakes = find({ a: 'one', list: ['x', 'y'] })

  expect(mistakes).toContain('data/a must be integer')
  expect(mistakes).toContain('data/list/1 must be equal to one of the allowed values')
  expect(mistakes).toContain("data must have required property 'b'")
  expect(find({ a: 1, b: 2 })).toBeUndefined()
})

it.each([
  ['a pattern that backtracks', { properties: { a: { pattern: '^(a+)+$' } } }, { a: `${'a'.repeat(60)}!` }],
  ['a reference to itself', { $ref: '#/$defs/a', $defs: { a: { $ref: '#/$defs/a' } } }, {}],
  [
    'choices that double at each level',
    {
      $ref: '#/$defs/a',
      $defs: { a: { type: 'object', anyOf: [1, 2, 3].map(() => ({ properties: { a: { $ref: '#/$defs/a' } } })) } }
    },
    nested(40)
  ]
])('does not hang on %s', async (_, schema, value) => {
  const mistakes = await compileSchema(schema).then((find) => find(value), String)

  expect(mistakes).toMatch(/takes too long|too deep/)
})

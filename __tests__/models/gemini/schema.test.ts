import { expect, it } from '@jest/globals'
import * as fc from 'fast-check'
import { checkSchema } from '../../../emulators/model/gemini/read-schema.ts'
import { geminiSchema } from '../../../src/models/gemini/schema.ts'
import { propertyRuns } from '../../support/property-runs.ts'

it.each<[string, object, object]>([
  [
    'supported keywords',
    { type: 'string', description: 'd', enum: ['a', 1] },
    { type: 'string', description: 'd', enum: ['a', 1] }
  ],
  [
    'unsupported keywords',
    { $schema: 's', type: 'string', pattern: 'a+', minLength: 1, default: 'a', examples: [] },
    { type: 'string' }
  ],
  ['a constant', { const: 'a' }, { enum: ['a'] }],
  ['a constant that is neither text nor number', { type: 'boolean', const: true }, { type: 'boolean' }],
  ['choices that are not text', { enum: [null, 'a', true] }, { enum: ['a'] }],
  [
    'exclusive bounds of integers',
    { type: 'integer', exclusiveMinimum: 0, exclusiveMaximum: 9 },
    { type: 'integer', minimum: 1, maximum: 8 }
  ],
  ['exclusive bounds of numbers', { type: 'number', exclusiveMinimum: 0 }, { type: 'number', minimum: 0 }],
  [
    'exclusive bounds of draft 4',
    { type: 'number', minimum: 2, exclusiveMinimum: true },
    { type: 'number', minimum: 2 }
  ],
  ['alternatives', { oneOf: [{ type: 'string', maxLength: 3 }] }, { anyOf: [{ type: 'string' }] }],
  ['supported formats', { type: 'string', format: 'date-time' }, { type: 'string', format: 'date-time' }],
  ['unsupported formats', { type: 'string', format: 'uri' }, { type: 'string' }],
  ['lists of anything', { type: 'array', items: true, uniqueItems: true }, { type: 'array', items: {} }],
  [
    'maps',
    { type: 'object', propertyNames: { type: 'string' }, additionalProperties: { type: 'string', pattern: 'a' } },
    { type: 'object', additionalProperties: { type: 'string' } }
  ],
  [
    'required names without a schema',
    { type: 'object', properties: { a: {}, pattern: { type: 'string' } }, required: ['a', 'b', 'toString'] },
    { type: 'object', properties: { a: {}, pattern: { type: 'string' } }, required: ['a'] }
  ],
  [
    'references of older drafts with keywords beside them',
    {
      properties: { a: { $ref: '#/definitions/A', description: 'd' } },
      definitions: { A: { type: 'string', minLength: 1 } }
    },
    { $defs: { A: { type: 'string' } }, properties: { a: { $ref: '#/$defs/A' } } }
  ],
  ['a reference within allOf', { description: 'd', allOf: [{ $ref: '#/$defs/A' }] }, { $ref: '#/$defs/A' }],
  [
    'allOf',
    {
      type: 'object',
      properties: { a: {} },
      required: ['a'],
      allOf: [{ properties: { b: { const: 'x' } }, required: ['a', 'b'] }, { description: 'd' }]
    },
    { type: 'object', description: 'd', properties: { a: {}, b: { enum: ['x'] } }, required: ['a', 'b'] }
  ]
])('converts %s for Gemini', (_, schema, converted) => {
  expect(geminiSchema({ ...schema })).toEqual(converted)
})

const keyword = fc.constantFrom(
  ...[
    '$schema',
    '$id',
    'type',
    'const',
    'enum',
    'items',
    'prefixItems',
    'anyOf',
    'oneOf',
    'allOf',
    'properties',
    '$defs'
  ],
  ...[
    'definitions',
    'required',
    'additionalProperties',
    'patternProperties',
    'not',
    'if',
    'format',
    'exclusiveMinimum'
  ],
  ...['minimum', 'pattern', 'dependentRequired', '$ref', '$comment']
)
const { schema: anySchema } = fc.letrec((tie) => ({
  schema: fc.dictionary(keyword, tie('value'), { maxKeys: 5 }),
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom('object', 'a', 1, true, null, '#/definitions/A'),
    tie('schema'),
    fc.array(tie('schema'), { maxLength: 3 }),
    fc.array(fc.constantFrom('a', 1, null), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b'), tie('schema'), { maxKeys: 2 })
  )
}))

it('converts any schema to one that a strict server accepts', () => {
  const accepted = fc.property(anySchema, (schema) => {
    checkSchema(geminiSchema(schema), 'parameters')
  })
  expect(() => {
    fc.assert(accepted, { seed: 22, numRuns: propertyRuns(500) })
  }).not.toThrow()
})

import { expect, it } from '@jest/globals'
import * as z from 'zod'
import { issueSentences } from '../../src/text/schema-issue.ts'

const needs = z.union([z.string(), z.array(z.string())])
const schema = z.object({
  name: z.string().min(2),
  level: z.enum(['read', 'write']).optional(),
  count: z.number().max(3).optional(),
  all: z.record(z.string(), z.number()).optional(),
  needs: needs.optional(),
  nested: z.union([z.string(), z.object({ deep: needs })]).optional()
})

it.each<[string, unknown, string]>([
  ['a missing field', {}, 'The field name is missing.'],
  ['another type', { name: 1 }, 'The field name has the type number instead of string.'],
  ['a list instead of a mapping', { name: 'ab', all: [] }, 'The field all has the type array instead of object.'],
  ['one of several types', { name: 'ab', needs: 1 }, 'The field needs has the type number instead of string or array.'],
  ['an item of a list', { name: 'ab', needs: [1] }, 'The field needs.0 has the type number instead of string.'],
  ['a part of one form', { name: 'ab', nested: { deep: [true] } }, 'The field nested.deep.0 has the type boolean'],
  ['an unknown word', { name: 'ab', level: 'all' }, 'The field level must be one of read, write.'],
  ['a text that is too short', { name: 'a' }, 'The field name must have at least 2 characters.'],
  ['a number that is too large', { name: 'ab', count: 9 }, 'The field count must be at most 3.'],
  ['something else altogether', null, 'The value has the type null instead of object.']
])('describes %s in a sentence', (_, value, sentence) => {
  const issues = schema.safeParse(value).error?.issues ?? []
  expect(issueSentences(issues, value).join(' ')).toContain(sentence)
})

it('says how many more there are', () => {
  const value = Array.from({ length: 7 }, () => 1)
  const issues = z.array(z.string()).safeParse(value).error?.issues ?? []
  expect(issueSentences(issues, value)).toHaveLength(6)
  expect(issueSentences(issues, value).at(-1)).toBe('2 more.')
})

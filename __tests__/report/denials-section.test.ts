import { expect, it } from '@jest/globals'
import { denialsSection } from '../../src/report/sections.ts'

const denial = (reason: string, remedy?: string) => denialsSection([{ command: 'make it', reason, remedy }], 1_000)

it.each([
  [
    'one that a setting can allow',
    denial('No rule allows "make it".', "- 'make it'"),
    "- `make it`: No rule allows it. Line of `agent.yml` that allows it: `- 'make it'`"
  ],
  [
    'one that nothing can allow',
    denial('It deletes everything. No rule can allow it.'),
    '- `make it`: It deletes everything. No rule can allow it.'
  ],
  ['another one without a setting', denial('It is too long.'), '- `make it`: It is too long. No setting allows it.']
])('names a refused command and what allows it once: %s', (_, shown, expected) => {
  expect(shown).toBe(expected)
})

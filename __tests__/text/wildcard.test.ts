import { expect, it } from '@jest/globals'
import { matchesWildcard } from '../../src/text/wildcard.ts'
import { growth, LINEAR } from '../support/scaling.ts'

it.each([
  { pattern: '*', text: 'anything', matches: true },
  { pattern: '*', text: '', matches: true },
  { pattern: 'get_*', text: 'get_', matches: true },
  { pattern: 'get_*', text: 'forget_it', matches: false },
  { pattern: '*_issue', text: 'close_issue', matches: true },
  { pattern: 'a*b*a', text: 'ab', matches: false },
  { pattern: 'a*b*a', text: 'aba', matches: true },
  { pattern: 'a*a', text: 'a', matches: false },
  { pattern: 'get.x', text: 'getsx', matches: false },
  { pattern: 'get', text: 'get', matches: true },
  { pattern: 'get', text: 'gets', matches: false }
])('matches "$text" against $pattern: $matches', ({ pattern, text, matches }) => {
  expect(matchesWildcard(pattern, text)).toBe(matches)
})

it('takes linear time for many asterisks', () => {
  const match = (size: number) => matchesWildcard(`${'a*'.repeat(50)}b`, 'a'.repeat(size))
  expect(growth(match, 1_000_000)).toBeLessThan(LINEAR)
})

import { expect, it } from '@jest/globals'
import { choicesText, namedAnswer } from '../../src/cli/prompts.ts'

const names = Array.from({ length: 11 }, (_, index) => ({ name: `name${index + 1}` }))

it('shows names one per line, with aligned numbers', () => {
  expect(choicesText(names.slice(0, 10), 'name2')).toMatch(
    /^ {4}1 {2}name1\n {4}2 {2}name2 \(default\)\n[^]* {3}10 {2}name10\n$/
  )
})

it('shows explained choices one per line, and marks each default', () => {
  const choices = [
    { name: 'comments', about: 'a comment' },
    { name: 'ci', about: 'failed checks' },
    { name: 'dispatch', about: 'by hand' }
  ]
  expect(choicesText(choices, 'comments,ci')).toBe(
    '   1  comments  a comment (default)\n   2  ci        failed checks (default)\n   3  dispatch  by hand\n'
  )
})

it.each([
  ['2', 'name2'],
  ['name3', 'name3'],
  ['1, name4,11', 'name1,name4,name11'],
  ['0', '0'],
  ['12', '12'],
  ['1a', '1a']
])('reads %s as %s', (answer, named) => {
  expect(namedAnswer(answer, names)).toBe(named)
})

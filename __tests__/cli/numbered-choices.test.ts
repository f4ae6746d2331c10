import { expect, it } from '@jest/globals'
import { choicesText, namedAnswer } from '../../src/cli/prompts.ts'

const names = Array.from({ length: 11 }, (_, index) => ({ name: `name${index + 1}` }))

it('shows names in as many columns as fit the terminal', () => {
  expect(choicesText(names, 'name2', 72)).toBe(
    [
      '    1  name1              5  name5              9  name9',
      '    2  name2 (default)    6  name6             10  name10',
      '    3  name3              7  name7             11  name11',
      '    4  name4              8  name8',
      ''
    ].join('\n')
  )
  for (const columns of [20, 40, 80, 120]) {
    const lines = choicesText(names, 'name2', columns).split('\n')
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(Math.max(columns, 23))
  }
})

it('shows explained choices one per line, and marks each default', () => {
  const choices = [
    { name: 'comments', about: 'a comment' },
    { name: 'ci', about: 'failed checks' },
    { name: 'dispatch', about: 'by hand' }
  ]
  expect(choicesText(choices, 'comments,ci', 80)).toBe(
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

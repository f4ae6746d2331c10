import { expect, it } from '@jest/globals'
import { expandMatrix } from '../../src/workflows/matrix.ts'

// The example of GitHub's documentation.
it('includes as GitHub documents it', () => {
  const include = [
    { color: 'green' },
    { color: 'pink', animal: 'cat' },
    { fruit: 'apple', shape: 'circle' },
    { fruit: 'banana' },
    { fruit: 'banana', animal: 'cat' }
  ]
  expect(expandMatrix({ fruit: ['apple', 'pear'], animal: ['cat', 'dog'], include })).toEqual([
    { fruit: 'apple', animal: 'cat', color: 'pink', shape: 'circle' },
    { fruit: 'apple', animal: 'dog', color: 'green', shape: 'circle' },
    { fruit: 'pear', animal: 'cat', color: 'pink' },
    { fruit: 'pear', animal: 'dog', color: 'green' },
    { fruit: 'banana' },
    { fruit: 'banana', animal: 'cat' }
  ])
})

it('extends no job that an earlier map of include has added', () => {
  const include = [
    { os: 'windows', node: 22 },
    { os: 'windows', node: 24 },
    { os: 'linux', node: 24 }
  ]
  expect(expandMatrix({ os: ['linux'], include })).toEqual([
    { os: 'linux', node: 24 },
    { os: 'windows', node: 22 },
    { os: 'windows', node: 24 }
  ])
})

it('excludes before it includes', () => {
  expect(expandMatrix({ os: ['a', 'b'], node: [22, 24], exclude: [{ os: 'a', node: 22 }, { os: 'b' }] })).toEqual([
    { os: 'a', node: 24 }
  ])
})

it('can have included jobs only, as a plan writes them', () => {
  expect(expandMatrix({ include: [{ item: 'x' }, { item: 'y' }] })).toEqual([{ item: 'x' }, { item: 'y' }])
})

it.each([
  ['is not a map', 'text', 'not a map of lists'],
  ['has no jobs', { include: [] }, 'has no jobs'],
  ['has a key without a list', { os: 'a' }, 'os of the matrix is not a list'],
  ['is too large', { a: Array.from({ length: 257 }, (_, index) => index) }, 'The limit is 256']
])('refuses a matrix that %s', (_, matrix, message) => {
  expect(() => expandMatrix(matrix)).toThrow(message)
})

import { expect, it } from '@jest/globals'
import { differences, shapeOf } from './shape.ts'

const TIME = '2026-11-02T10:00:00Z'

it.each([
  ['a field that all objects of the witness have', [{ a: 1 }, { a: 1, b: 2 }], '.b is missing'],
  ['a field in each item of a list', [{ items: [{ a: 1 }] }, { items: [{ a: 1, b: 2 }] }], '.items[].b is missing'],
  ['another type', [{ a: '1' }, { a: 1 }], '.a is text, not number'],
  ['a time where the witness has an address', [{ a: TIME }, { a: 'https://x' }], '.a is time, not address']
])('finds %s', (_, [ours, witness], expected) => {
  expect(differences(shapeOf([ours]), shapeOf([witness]))).toEqual([expected])
})

it.each([
  ['a field that some objects of the witness lack', { a: 1 }, [{ a: 1, b: 2 }, { a: 1 }]],
  ['a value that is null on one side', { a: null, b: 1 }, [{ a: 1, b: null }]],
  ['a list without items', { items: [] }, [{ items: [{ a: 1 }] }]],
  ['a field that only ours has', { a: 1, b: 2 }, [{ a: 1 }]]
])('accepts %s', (_, ours, witness) => {
  expect(differences(shapeOf([ours]), shapeOf(witness))).toEqual([])
})

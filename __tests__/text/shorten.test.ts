import { expect, it } from '@jest/globals'
import { shorten } from '../../src/text/shorten.ts'

it('keeps text that fits', () => {
  expect(shorten('abc', 3)).toBe('abc')
})

it('ends with an ellipsis, within the limit', () => {
  expect(shorten('abcdef', 4)).toBe('abc…')
})

it('never cuts a surrogate pair in two', () => {
  expect(shorten('ab😀def', 4)).toBe('ab…')
})

import { expect, it } from '@jest/globals'
import { shorten } from '../../src/text/shorten.ts'

it('keeps text that fits', () => {
  expect(shorten('abc', 3)).toBe('abc')
})

it('ends shortened text with an ellipsis, within the limit', () => {
  expect(shorten('abcdef', 4)).toBe('abc…')
})

it('never splits a surrogate pair', () => {
  expect(shorten('ab😀def', 4)).toBe('ab…')
})

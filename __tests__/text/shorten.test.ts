import { expect, it } from '@jest/globals'
import { shorten } from '../../src/text/shorten.ts'

it('leaves text alone that fits', () => {
  expect(shorten('abc', 3)).toBe('abc')
})

it('ends text with an ellipsis, within the limit', () => {
  expect(shorten('abcdef', 4)).toBe('abc…')
})

it('never cuts through a character of two code units', () => {
  expect(shorten('ab😀def', 4)).toBe('ab…')
})

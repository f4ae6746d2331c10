import { expect, it } from '@jest/globals'
import { cut } from '../../src/forge/text.ts'

it('leaves text alone that fits', () => {
  expect(cut('abc', 3)).toBe('abc')
})

it('ends text with an ellipsis, within the limit', () => {
  expect(cut('abcdef', 4)).toBe('abc…')
})

it('never cuts through a character of two code units', () => {
  expect(cut('ab😀def', 4)).toBe('ab…')
})

import { expect, it } from '@jest/globals'
import { markdownList } from '../../src/text/markdown-list.ts'

it('writes items, and nothing for none', () => {
  expect(markdownList(['a', 'b'])).toBe('- a\n- b')
  expect(markdownList([])).toBe('')
})

it('counts what is left out in the middle, within its length', () => {
  const items = Array.from({ length: 20 }, (_, index) => `item ${index}`)
  const list = markdownList(items, 60)
  expect(list.split('\n')).toEqual(['- item 0', '- item 1', '- item 2', '- … 15 more …', '- item 18', '- item 19'])
  expect(list.length).toBeLessThanOrEqual(60)
  expect(markdownList(items, 15)).toBe('')
})

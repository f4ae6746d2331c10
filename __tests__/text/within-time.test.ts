import { expect, it } from '@jest/globals'
import { withinTime } from '../../src/text/within-time.ts'

const LONG_MS = 60_000

function workForever(): string {
  for (;;);
}

it('stops work that takes too long, and does the next one as if nothing had happened', () => {
  expect(withinTime(20, workForever)).toBeUndefined()
  expect(withinTime(LONG_MS, () => 'done')).toBe('done')
})

it('runs work inside other work', () => {
  const inner = () => withinTime(20, workForever) ?? withinTime(LONG_MS, () => 'inner')
  expect(withinTime(LONG_MS, () => [inner(), 'outer'])).toEqual(['inner', 'outer'])
})

it('throws what the work throws', () => {
  const work = (): string => {
    throw new RangeError('too far')
  }
  expect(() => withinTime(LONG_MS, work)).toThrow(new RangeError('too far'))
})

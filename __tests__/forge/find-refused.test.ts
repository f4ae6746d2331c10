import { describe, expect, it } from '@jest/globals'
import { findRefused, MAX_TRIALS } from '../../src/forge/submit-review.ts'

/** Refuses every part with a bad comment. Counts what it is asked. */
function gate(bad: ReadonlySet<number>) {
  const asked: (readonly number[])[] = []
  const isAccepted = (some: readonly number[]) => {
    asked.push(some)
    return Promise.resolve(!some.some((one) => bad.has(one)))
  }
  return { asked, isAccepted }
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)
const pairs = numbers(64).flatMap((one) => numbers(one).map((other) => [one, other]))

describe('findRefused', () => {
  it.each(numbers(30))('finds comment %i of 30 in at most 10 trials', async (bad) => {
    const { asked, isAccepted } = gate(new Set([bad]))
    await expect(findRefused(numbers(30), isAccepted)).resolves.toEqual([bad])
    expect(asked.length).toBeLessThanOrEqual(10)
  })

  it('finds any two among 64', async () => {
    for (const [one = 0, other = 0] of pairs) {
      const { isAccepted } = gate(new Set([one, other]))
      expect(new Set(await findRefused(numbers(64), isAccepted))).toEqual(new Set([one, other]))
    }
  })

  it('stops trying at the limit, and accepts only comments that it has tried', async () => {
    const { asked, isAccepted } = gate(new Set(numbers(100)))
    await expect(findRefused(numbers(100), isAccepted)).resolves.toEqual(numbers(100))
    expect(asked).toHaveLength(MAX_TRIALS)
    const scattered = new Set(numbers(100).filter((one) => one % 7 === 3))
    const refused = await findRefused(numbers(100), gate(scattered).isAccepted)
    expect(refused).toEqual(expect.arrayContaining([...scattered]))
  })

  it('asks nothing about a single comment', async () => {
    const { asked, isAccepted } = gate(new Set([0]))
    await expect(findRefused([0], isAccepted)).resolves.toEqual([0])
    expect(asked).toEqual([])
  })
})

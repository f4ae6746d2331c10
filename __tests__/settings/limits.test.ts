import { describe, expect, it } from '@jest/globals'
import { mergeLimits, mergeOutputTokens } from '../../src/settings/limits.ts'

const maxLimits = { turns: 60, minutes: 30, tokens: 2_000_000, dollars: undefined }
const noFile = {
  turns: undefined,
  minutes: undefined,
  tokens: undefined,
  commandSeconds: undefined,
  verifyMinutes: 20,
  verifyRounds: 3,
  dollars: undefined,
  contextTokens: undefined,
  outputTokens: undefined
}
const noWish = { turns: undefined, minutes: undefined, budget: undefined }

describe('mergeLimits', () => {
  it('uses the limits of the workflow when nothing else sets any', () => {
    expect(mergeLimits(maxLimits, noFile, noWish)).toEqual({ limits: maxLimits, notes: [] })
  })

  it('prefers the request to the repository, and both to the workflow', () => {
    const file = { ...noFile, turns: 40, minutes: 10, tokens: 5_000 }
    const request = { turns: 50, minutes: undefined, budget: 2 }
    expect(mergeLimits(maxLimits, file, request)).toEqual({
      limits: { turns: 50, minutes: 10, tokens: 5_000, dollars: 2 },
      notes: []
    })
  })

  it('lowers what exceeds the limits of the workflow, with a warning', () => {
    const merged = mergeLimits(maxLimits, { ...noFile, tokens: 3_000_000 }, { ...noWish, turns: 500, minutes: 31 })
    expect(merged.limits).toEqual(maxLimits)
    expect(merged.notes).toEqual([
      '`--turns` is 500, above the `max-turns` of the workflow. The limit for this run is 60.',
      '`--minutes` is 31, above the `max-minutes` of the workflow. The limit for this run is 30.',
      '`limits.tokens` is 3000000, above the `max-tokens` of the workflow. The limit for this run is 2000000.'
    ])
  })
})

describe('the limit in dollars', () => {
  it.each([
    { when: 'nobody sets one', most: undefined, file: undefined, wish: undefined, dollars: undefined },
    { when: 'only the repository sets one', most: undefined, file: 3, wish: undefined, dollars: 3 },
    { when: 'the request sets one too', most: undefined, file: 3, wish: 5, dollars: 5 },
    { when: 'the workflow sets less', most: 2, file: 3, wish: undefined, dollars: 2 },
    { when: 'only the workflow sets one', most: 2, file: undefined, wish: undefined, dollars: 2 },
    { when: 'the request asks for less', most: 2, file: undefined, wish: 0.5, dollars: 0.5 }
  ])('is $dollars when $when', ({ most, file, wish, dollars }) => {
    const merged = mergeLimits(
      { ...maxLimits, dollars: most },
      { ...noFile, dollars: file },
      { ...noWish, budget: wish }
    )
    expect(merged.limits.dollars).toBe(dollars)
  })

  it('is lowered with a warning', () => {
    const { notes } = mergeLimits({ ...maxLimits, dollars: 2 }, noFile, { ...noWish, budget: 5 })
    expect(notes).toEqual(['`--budget` is 5, above the `max-dollars` of the workflow. The limit for this run is 2.'])
  })
})

describe('mergeOutputTokens', () => {
  it.each([
    { when: 'nobody says anything', most: undefined, file: undefined, value: undefined },
    { when: 'only the repository does', most: undefined, file: 8_000, value: 8_000 },
    { when: 'only the workflow does', most: 4_000, file: undefined, value: 4_000 },
    { when: 'the repository says less', most: 4_000, file: 1_000, value: 1_000 }
  ])('is $value when $when', ({ most, file, value }) => {
    expect(mergeOutputTokens(most, { outputTokens: file })).toEqual({ value, notes: [] })
  })

  it('lowers what exceeds the limits of the workflow, with a warning', () => {
    expect(mergeOutputTokens(4_000, { outputTokens: 8_000 })).toEqual({
      value: 4_000,
      notes: [
        '`limits.output-tokens` is 8000, above the `max-output-tokens` of the workflow. The limit for this run is 4000.'
      ]
    })
  })
})

import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { judge, type Judged } from '../support/proof-judge.ts'
import { sequences } from '../support/proof-project.ts'

/** Most of the time of a sequence, other processes work for it. */
const AT_ONCE = 4

/** A sequence takes three seconds of a processor. `PROOF_SEQUENCES=500 SEED=2` plays the 500 of issue 36, and others than CI. */
it('claims nothing that fresh clones with the tests of before and after contradict', async () => {
  const numRuns = Number(process.env['PROOF_SEQUENCES'] ?? 25)
  const waiting = fc.sample(sequences, { numRuns, seed: Number(process.env['SEED'] ?? 1) })
  const judged: Judged[] = []
  const judgeSome = async () => {
    for (let sequence = waiting.shift(); sequence; sequence = waiting.shift()) judged.push(await judge(sequence))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, judgeSome))
  expect(judged.filter(({ falseGreens }) => falseGreens.length > 0)).toEqual([])
  // At most 2 %.
  expect(judged.filter(({ falseReds }) => falseReds.length > 0).slice(numRuns / 50)).toEqual([])
}, 7_200_000)

import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { judge, type Judged } from '../support/proof-judge.ts'
import { languages } from '../support/proof-languages.ts'
import { projectIn, sequencesIn } from '../support/proof-project.ts'

/** Most of the time of a sequence, other processes work for it. */
const AT_ONCE = 4

/**
 * A sequence takes two to ten seconds of a processor. `PROOF_SEQUENCES=500 SEED=2` plays the 500 of issue 36 in each language, and others than CI;
 * `-t 'with go'` only those of one.
 */
describe('claims nothing that fresh clones with the tests of before and after contradict', () => {
  const rows = languages.filter(({ isThere }) => isThere).map((language) => [language.name, language] as const)
  it.each(rows)(
    'with %s',
    async (_, language) => {
      const project = projectIn(language)
      const numRuns = Number(process.env['PROOF_SEQUENCES'] ?? language.sequences)
      const seed = Number(process.env['SEED'] ?? 1)
      const waiting = fc.sample(sequencesIn(language, project), { numRuns, seed })
      const judged: Judged[] = []
      const judgeSome = async () => {
        for (let sequence = waiting.shift(); sequence; sequence = waiting.shift())
          judged.push(await judge(language, project, sequence))
      }
      await Promise.all(Array.from({ length: AT_ONCE }, judgeSome))
      expect(judged.filter(({ falseGreens }) => falseGreens.length > 0)).toEqual([])
      // At most 2 %.
      expect(judged.filter(({ falseReds }) => falseReds.length > 0).slice(numRuns / 50)).toEqual([])
    },
    7_200_000
  )
  for (const { name, isThere } of languages) if (!isThere) it.skip(`with ${name}, which is missing`, () => undefined)
})

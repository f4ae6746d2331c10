import { expect, it } from '@jest/globals'
import { branchOf, runMany } from '../../bench/many-runs.ts'

it('loses no item and opens no pull request twice when twelve jobs start at once', async () => {
  const { items, outcomes, heads } = await runMany({ count: 12, perItem: 2, spreadSeconds: 0 })

  expect(heads.toSorted()).toEqual(items.map(branchOf))
  expect(outcomes.filter((outcome) => outcome !== 'proposed' && outcome !== 'updated')).toEqual([])
})

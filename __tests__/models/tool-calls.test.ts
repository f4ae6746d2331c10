import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { UniqueIds } from '../../src/models/tool-calls.ts'
import { growth, LINEAR } from '../support/scaling.ts'

it('hands out the wanted ids, each only once', () => {
  // Some are equal to the copy of another.
  const wanted = fc.constantFrom('', 'a', 'a_2', 'a_2_2', 'a_3', 'b')
  fc.assert(
    fc.property(fc.array(wanted), (all) => {
      const ids = new UniqueIds()
      const taken = all.map((id) => ids.take(id))
      expect(new Set(taken).size).toBe(all.length)
      expect(taken[0]).toBe(all[0])
    })
  )
})

it('hands out ids in the required format', () => {
  const ids = new UniqueIds((id) => id.toUpperCase())
  expect(['a', 'A', 'b'].map((id) => ids.take(id))).toEqual(['A', 'A_2', 'B'])
})

it('takes linear time for a server that repeats one id', () => {
  const take = (calls: number) => {
    const ids = new UniqueIds()
    for (let call = 0; call < calls; call += 1) ids.take('call_1')
  }
  expect(growth(take, 5_000)).toBeLessThan(LINEAR)
})

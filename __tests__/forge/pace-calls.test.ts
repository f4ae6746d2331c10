import { expect, it } from '@jest/globals'
import { createPace } from '../../src/forge/octokit-plugins.ts'

const { signal } = new AbortController()

it('runs ten calls at a time, and the others in order', async () => {
  const pace = createPace(1, signal)
  const gates = Array.from({ length: 12 }, () => Promise.withResolvers<undefined>())
  const started: number[] = []
  const calls = gates.map((gate, index) =>
    pace.limit(() => {
      started.push(index)
      return gate.promise
    })
  )
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  gates[4]?.resolve(undefined)
  await calls[4]
  gates[2]?.resolve(undefined)
  await calls[2]
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
})

it('lets the next call run after one that failed', async () => {
  const pace = createPace(1, signal)
  const failing = Array.from({ length: 10 }, () => pace.limit(() => Promise.reject(new Error('refused'))))
  const next = pace.limit(() => Promise.resolve('done'))
  expect(await Promise.allSettled(failing)).toHaveLength(10)
  await expect(next).resolves.toBe('done')
})

it('ends the wait of a write with the signal', async () => {
  const abort = new AbortController()
  const pace = createPace(3_600_000, abort.signal)
  await Promise.all(Array.from({ length: 20 }, () => pace.write()))
  const late = pace.write()
  abort.abort(new Error('The time is up.'))
  await expect(late).rejects.toThrow('The time is up.')
})

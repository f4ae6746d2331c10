import { describe, expect, it } from '@jest/globals'
import type { Message } from '../../src/agent/messages.ts'
import { ModelError, ContextOverflow, type ModelResponse } from '../../src/agent/model.ts'
import { summarize, type SummarizeOptions } from '../../src/agent/compaction.ts'
import { says } from '../support/scripted-model.ts'
import { prompt, tokensOf, turn } from '../support/histories.ts'

const history = [...prompt, ...turn(1, 4_000, 4_000), ...turn(2, 4_000), ...turn(3, 4_000)]

function asking(ask: SummarizeOptions['ask'], parts: Partial<SummarizeOptions> = {}) {
  const { signal } = new AbortController()
  return summarize(history, { ask, tokensOf, signal, hasOverflowed: false, ...parts })
}

describe('a summary', () => {
  it('is requested after the whole history, and is labeled as a summary', async () => {
    let seen: readonly Message[] = []
    const made = await asking((messages) => {
      seen = messages
      return Promise.resolve(says('## Plan\nGo on.'))
    })
    expect(seen.slice(0, -1)).toEqual(history)
    expect(made).toEqual({ role: 'user', text: expect.stringMatching(/^Your own summary .*\n\n## Plan\nGo on\.$/) })
  })

  it('is used even if it was cut at its length limit', async () => {
    const made = await asking(() => Promise.resolve({ ...says('## Plan'), end: 'length' }))
    expect(made?.text).toContain('## Plan')
  })

  it.each<[string, ModelResponse]>([
    ['empty', says(' \n')],
    ['filtered', { ...says('## Plan'), end: 'content-filter' }]
  ])('is not used when it is %s', async (_, reply) => {
    await expect(asking(() => Promise.resolve(reply))).resolves.toBeUndefined()
  })

  it('is omitted when the model refuses', async () => {
    await expect(asking(() => Promise.reject(new ModelError('No quota.')))).resolves.toBeUndefined()
  })

  it('is requested for shorter and shorter histories, each with the task, while they are too long', async () => {
    const seen: (readonly Message[])[] = []
    const made = await asking((messages) => {
      seen.push(messages)
      return Promise.reject(new ContextOverflow('Too long.'))
    })
    expect(made).toBeUndefined()
    const lengths = seen.map(tokensOf)
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a))
    expect(new Set(lengths).size).toBe(4)
    for (const messages of seen) expect(messages.slice(0, 2)).toEqual(prompt)
  })

  it('is not requested again once the run is cancelled', async () => {
    const signal = AbortSignal.abort(new Error('stop'))
    await expect(asking(() => Promise.reject(new Error('cut')), { signal })).rejects.toThrow('stop')
  })
})

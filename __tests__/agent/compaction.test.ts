import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { compact, type OversizedHistory } from '../../src/agent/compaction.ts'
import type { Message } from '../../src/agent/messages.ts'
import { TokenEstimator } from '../../src/agent/token-estimator.ts'
import { prompt, tokensOf, turn, turns, unpaired } from '../support/histories.ts'
import { imageOf, PNG } from '../support/pictures.ts'
import '../support/property-seed.ts'

const summary: Message = { role: 'user', text: 'Summary.' }

function oversized(messages: readonly Message[], parts: Partial<OversizedHistory> = {}): OversizedHistory {
  return {
    messages: [...prompt, ...messages],
    promptLength: prompt.length,
    tokens: tokensOf([...prompt, ...messages]),
    window: 200_000,
    hasOverflowed: false,
    tokensOf,
    summarize: () => Promise.resolve(summary),
    ...parts
  }
}

const estimator = new TokenEstimator()
const tokensWithImages = (messages: readonly Message[]) => estimator.tokensOf(messages)

const manyTurns = (count: number, length: number) =>
  Array.from({ length: count }, (_, number) => turn(number, length)).flat()

describe('compaction', () => {
  it('masks old results if that is enough, without asking the model', async () => {
    const summarize = () => Promise.reject(new Error('not to be asked'))
    const compacted = await compact(oversized(manyTurns(11, 60_000), { summarize }))
    expect(compacted?.step).toBe('masked')
    const kept = compacted?.messages.filter(({ role, text }) => role === 'tool' && text.length === 60_000)
    expect(kept).toHaveLength(2)
  })

  it('asks for a summary if masking is not enough', async () => {
    const talk = Array.from({ length: 20 }, (_, number): Message[] => [
      { role: 'assistant', text: 'y'.repeat(30_000), thinking: '', toolCalls: [] },
      { role: 'user', text: `Go on, ${number}.` }
    ]).flat()
    const compacted = await compact(oversized([...talk, ...turn(1, 100), ...turn(2, 100)]))
    expect(compacted).toMatchObject({ step: 'summarized' })
    expect(compacted?.messages).toEqual([...prompt, summary, ...turn(1, 100), ...turn(2, 100)])
  })

  it('masks every old result when there is no summary, or one longer than the turns', async () => {
    const history = [...manyTurns(6, 3_000), ...turn(7, 100_000), ...turn(8, 100_000)]
    const long: Message = { role: 'user', text: 'z'.repeat(30_000) }
    for (const summarize of [() => Promise.resolve(undefined), () => Promise.resolve(long)]) {
      const compacted = await compact(oversized(history, { window: 50_000, hasOverflowed: true, summarize }))
      expect(compacted?.step).toBe('masked')
      expect(compacted?.messages.filter(({ text }) => text.startsWith('[result of'))).toHaveLength(6)
    }
  })

  it('does nothing when there is little to gain', async () => {
    const history = [...manyTurns(3, 8_000), ...turn(8, 300_000), ...turn(9, 300_000)]
    await expect(compact(oversized(history))).resolves.toBeUndefined()
  })

  it('shortens the last two turns only when the model has refused them', async () => {
    const history = [...turn(1, 400_000), ...turn(2, 400_000)]
    await expect(compact(oversized(history))).resolves.toBeUndefined()
    const compacted = await compact(oversized(history, { hasOverflowed: true }))
    expect(tokensOf(compacted?.messages ?? [])).toBeLessThan(150_000)
    expect(compacted?.messages.at(-1)?.text).toContain('characters removed to save space')
  })

  it('drops turns that do not even fit into the request for a summary', async () => {
    const talk = Array.from({ length: 4 }, (): Message[] => [
      { role: 'assistant', text: 'y'.repeat(100_000), thinking: '', toolCalls: [] },
      { role: 'user', text: 'Go on.' }
    ]).flat()
    const compacted = await compact(
      oversized([summary, ...talk], {
        window: 100_000,
        hasOverflowed: true,
        summarize: () => Promise.resolve(undefined)
      })
    )
    const note = { role: 'user', text: '[earlier turns removed because they no longer fit]' }
    expect(compacted?.messages.slice(0, 4)).toEqual([...prompt, summary, note])
    expect(compacted?.messages.slice(4)).toEqual(talk.slice(-4))
  })

  it('drops the images of the prompt last, and tells the model', async () => {
    const [system, task] = prompt
    const shown: Message[] = [...prompt.slice(0, 1), { role: 'user', text: task?.text ?? '', images: [imageOf(PNG)] }]
    const tokens = tokensWithImages(shown)
    const refused = { messages: shown, tokens, tokensOf: tokensWithImages, hasOverflowed: true, window: 1_000 }
    const compacted = await compact(oversized([], refused))
    const text = 'Fix the bug in src/a.ts.\n\n[1 image is not shown to you: the conversation has no room for them.]'
    expect(compacted?.messages).toEqual([system, { role: 'user', text }])
    await expect(compact(oversized([], { ...refused, hasOverflowed: false }))).resolves.toBeUndefined()

    const withTurns = [...shown, ...turn(1, 400_000), ...turn(2, 400_000)]
    const shortened = await compact(
      oversized([], { ...refused, messages: withTurns, tokens: tokensWithImages(withTurns), window: 200_000 })
    )
    expect(shortened?.messages[1]).toHaveProperty('images')
  })

  it('does nothing for a history without turns', async () => {
    await expect(compact(oversized([], { hasOverflowed: true, window: 1 }))).resolves.toBeUndefined()
  })
})

describe('any compaction', () => {
  const summaries = fc.constantFrom(summary, undefined, { role: 'user', text: 'w'.repeat(50_000) } as const)
  const windows = fc.constantFrom(4_000, 32_000, 128_000, 1_000_000)

  it('leaves the prompt unchanged, and no call or result alone', async () => {
    await fc.assert(
      fc.asyncProperty(
        turns,
        summaries,
        fc.record({ window: windows, hasOverflowed: fc.boolean() }),
        async (history, made, state) => {
          const before = oversized(history, { ...state, summarize: () => Promise.resolve(made) })
          const compacted = await compact(before)
          fc.pre(compacted !== undefined)
          expect(unpaired(compacted.messages)).toEqual([])
          expect(compacted.messages.slice(0, prompt.length)).toEqual(prompt)
          expect(tokensOf(compacted.messages)).toBeLessThan(before.tokens)
        }
      )
    )
  })

  it('leaves the last two turns unchanged, unless the model refused them', async () => {
    await fc.assert(
      fc.asyncProperty(turns, summaries, windows, async (history, made, window) => {
        const compacted = await compact(oversized(history, { window, summarize: () => Promise.resolve(made) }))
        fc.pre(compacted !== undefined)
        const replies = history.flatMap(({ role }, place) => (role === 'assistant' ? [place] : []))
        const lastTurns = history.slice(replies.at(-2) ?? 0)
        expect(compacted.messages.slice(-lastTurns.length)).toEqual(lastTurns)
      })
    )
  })
})

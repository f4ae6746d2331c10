import { describe, expect, it } from '@jest/globals'
import { maskOldResults, shortenLongestResults } from '../../src/agent/masking.ts'
import type { Message } from '../../src/agent/messages.ts'
import { prompt, tokensOf, turn } from '../support/histories.ts'

const mask = (messages: readonly Message[], before = messages.length, keepTokens = 0) =>
  maskOldResults(messages, { before, keepTokens, tokensOf })

describe('an old result', () => {
  it('is replaced by a line that names the call', () => {
    const { messages, freedTokens } = mask([...prompt, ...turn(1, 4_000)])
    expect(messages.at(-1)?.text).toBe(
      '[result of read_file src/1-0.ts removed to save space; call it again if you need it]'
    )
    expect(freedTokens).toBeGreaterThan(970)
  })

  it('keeps its call, and leaves everything before it the same object', () => {
    const before = [...prompt, ...turn(1, 4_000), ...turn(2, 4_000)]
    const { messages } = mask(before)
    expect(messages.slice(0, 3).every((message, place) => message === before[place])).toBe(true)
    expect(messages[4]).toBe(before[4])
  })

  it('names no arguments that are long, have several lines or are not JSON', () => {
    const call = (text: string): Message => ({
      role: 'assistant',
      text: '',
      thinking: '',
      toolCalls: [{ id: '1', name: 'write_file', arguments: text }]
    })
    const result: Message = { role: 'tool', callId: '1', name: 'write_file', ok: true, text: 'x'.repeat(1000) }
    const lines = ['{"text":"a\\nb"}', JSON.stringify({ text: 'x'.repeat(200) }), '{"path": '].map(
      (text) => mask([call(text), result]).messages.at(-1)?.text
    )
    expect(new Set(lines)).toEqual(
      new Set(['[result of write_file removed to save space; call it again if you need it]'])
    )
  })

  it('stays when the line would be longer', () => {
    const before = [...prompt, ...turn(1, 40)]
    expect(mask(before)).toEqual({ messages: before, freedTokens: 0 })
  })

  it('is masked only once', () => {
    const once = mask([...prompt, ...turn(1, 4_000)])
    expect(mask(once.messages)).toEqual({ messages: once.messages, freedTokens: 0 })
  })
})

it('keeps the newest results up to a number of tokens, even from older turns', () => {
  const before = [...prompt, ...turn(1, 4_000), ...turn(2, 4_000), ...turn(3, 4_000)]
  const { messages } = mask(before, 5, 2_000)
  expect(messages.map((message, place) => message === before[place])).toEqual([
    ...[true, true],
    ...[true, false, true, true, true, true]
  ])
})

it('shortens the longest results first, and no more than needed', () => {
  const before = [...turn(1, 40_000), ...turn(2, 2_000, 40_000)]
  const { messages, freedTokens } = shortenLongestResults(before, { from: 2, neededTokens: 4_000, tokensOf })
  expect(messages.slice(0, 4)).toEqual(before.slice(0, 4))
  expect(messages[4]?.text).toMatch(/^x{10000}\n\[20000 characters removed to save space; .*\]\nx{10000}$/)
  expect(freedTokens).toBeGreaterThanOrEqual(4_000)
})

import { describe, expect, it } from '@jest/globals'
import { agentHost } from '../../src/agent-host.ts'
import { LoopDetector, type LoopFinding, type ObservedCall } from '../../src/agent/loop-detector.ts'

const call = (name: string, dedupeKey: string, rest: Partial<ObservedCall> = {}): ObservedCall => {
  return { name, arguments: '{}', ok: true, dedupeKey, ...rest }
}

/** The finding after each response. */
function findings(...replies: (readonly ObservedCall[])[]): (LoopFinding['kind'] | undefined)[] {
  const detector = new LoopDetector(agentHost)
  return replies.map((calls) => detector.observe('', calls)?.kind)
}

const repeat = <Item>(times: number, ...items: Item[]): Item[] => Array.from({ length: times }, () => items).flat()
const [a, b, c] = ['a', 'b', 'c'].map((name) => [call(name, 'same')])

describe('a loop', () => {
  it('is a repeated call with the same result: nudged the third time, stopped the fifth', () => {
    expect(findings(...repeat(5, [call('read', 'same')]))).toEqual([undefined, undefined, 'nudge', undefined, 'stop'])
  })

  it.each([2, 3, 4, 5])('can have %s different steps', (length) => {
    const steps = Array.from({ length }, (_, index) => [call(`tool-${index}`, 'same')])
    const found = findings(...repeat(5, ...steps))
    expect(found.indexOf('nudge') + 1).toBe(3 * length)
    expect(found.indexOf('stop') + 1).toBe(5 * length)
  })

  it('can be a response of several calls', () => {
    const reply = Array.from({ length: 8 }, (_, index) => call(`tool-${index}`, 'same'))
    expect(findings(...repeat(5, reply)).at(-1)).toBe('stop')
  })

  it('can have the calls of a response in another order each time', () => {
    const [first, second, third] = ['a', 'b', 'c'].map((name) => call(name, 'same'))
    const orders = [
      [first, second, third],
      [third, first, second],
      [second, first, third],
      [first, third, second],
      [third, second, first]
    ].map((reply) => reply.filter((each) => each !== undefined))
    expect(findings(...orders).at(-1)).toBe('stop')
  })

  it('is reported again when the model returns to it', () => {
    const found = findings(...repeat(3, a ?? []), b ?? [], ...repeat(3, a ?? []))
    expect(found.filter((kind) => kind === 'nudge')).toHaveLength(2)
  })

  it('is reported with the name of the call', () => {
    const detector = new LoopDetector(agentHost)
    const found = repeat(5, [call('read_file', 'same')]).map((calls) => detector.observe('', calls))
    expect(found.at(-1)).toEqual({
      kind: 'stop',
      reason: 'Loop detected: the model called read_file 5 times in a row with the same result.'
    })
  })
})

describe('no loop is found', () => {
  it.each([
    ['the result changes', Array.from({ length: 12 }, (_, index) => [call('run', `${index}`)])],
    ['the arguments change', Array.from({ length: 12 }, (_, index) => [call('run', 'ok', { arguments: `${index}` })])],
    ['one response contains equal calls', [repeat(10, call('run', 'ok'))]],
    ['the steps come in another order each time', [a, b, c, a, c, b, a, b].map((reply) => reply ?? [])]
  ])('when %s', (_, replies) => {
    expect(findings(...replies).filter(Boolean)).toEqual([])
  })
})

describe('an error', () => {
  const failure = (given: string) => call('edit', 'Not  found.\n', { ok: false, arguments: given })
  const success = (given: string) => call('read', given, { arguments: given })

  it('gets a nudge at its third occurrence, even between other calls', () => {
    const replies = ['1', '2', '3'].flatMap((given) => [[failure(given)], [success(given)]])
    expect(findings(...replies)).toEqual([undefined, undefined, undefined, undefined, 'nudge', undefined])
  })

  it('is recognized despite different white space', () => {
    const replies = ['Not found.', 'Not\nfound. ', ' Not  found.'].map((text, index) => [
      call('edit', text, { ok: false, arguments: `${index}` })
    ])
    expect(findings(...replies).at(-1)).toBe('nudge')
  })

  it('is counted separately for each tool', () => {
    expect(findings(...['x', 'y', 'z'].map((name) => [call(name, 'Not found.', { ok: false })]))).toEqual(
      repeat(3, undefined)
    )
  })

  it('is forgotten after many other calls', () => {
    const between = Array.from({ length: 20 }, (_, index) => [success(`${index}`)])
    expect(findings([failure('1')], [failure('2')], ...between, [failure('3')]).at(-1)).toBeUndefined()
  })
})

it('nudges a model that says the same thing in three responses in a row', () => {
  const detector = new LoopDetector(agentHost)
  const say = (text: string, step: number) => detector.observe(text, [call('read', `${step}`)])?.kind
  expect(['I go on.', 'I  go on.', 'I go on. '].map(say)).toEqual([undefined, undefined, 'nudge'])
  expect(['', '', '', 'One.', 'Two.', 'One.'].map(say)).toEqual(repeat(6, undefined))
})

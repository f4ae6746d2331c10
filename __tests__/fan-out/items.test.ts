import { describe, expect, it } from '@jest/globals'
import { MAX_ITEMS } from '../../src/domain/task-item.ts'
import { identifyItems, parseItems, requireAtMost, startDelayMs } from '../../src/fan-out/items.ts'

const json = { where: 'items', isLines: false }
const lines = { where: 'items.jsonl', isLines: true }

describe('parseItems', () => {
  it('reads a JSON array of titles and objects', () => {
    expect(parseItems('["core", { "title": "cli", "text": "The program" }]', json)).toEqual([
      { title: 'core' },
      { title: 'cli', text: 'The program' }
    ])
  })

  it.each([
    ['a JSON array', '\uFEFF["core"]', json],
    ['lines', '\uFEFF"core"\n', lines]
  ])('reads %s after a byte order mark', (_, text, source) => {
    expect(parseItems(text, source)).toEqual([{ title: 'core' }])
  })

  it('reads a JSON value on each line, and skips empty lines', () => {
    expect(parseItems('"core"\r\n\n{ "title": "cli", "key": "packages/cli" }\n', lines)).toEqual([
      { title: 'core' },
      { title: 'cli', key: 'packages/cli' }
    ])
  })

  it.each([
    ['{ "title": "core" }', json, 'items is not a JSON array of items.'],
    ['["core"', json, 'items is not JSON.'],
    ['"core"\ncli', lines, 'Line 2 of items.jsonl is not JSON.'],
    ['["core", ""]', json, 'Item 2 of items is not valid.'],
    ['[{ "title": "core", "path": "x" }]', json, 'Item 1 of items is not valid.'],
    [JSON.stringify(['a'.repeat(201)]), json, 'at most 200 characters']
  ])('refuses %s', (text, source, message) => {
    expect(() => parseItems(text, source)).toThrow(message)
  })
})

describe('identifyItems', () => {
  const idsOf = (...written: Parameters<typeof identifyItems>[0]) => identifyItems(written).items.map(({ id }) => id)

  it('gives the same content the same id, whatever its order, spaces and line endings', () => {
    const [first, second] = idsOf({ title: 'core', text: 'One.\r\nTwo.' }, { title: 'cli' })
    expect(idsOf({ title: ' cli' }, { title: 'core', text: 'One.\n Two. ' })).toEqual([second, first])
    expect(first).toMatch(/^[0-9a-f]{12}$/)
    expect(idsOf({ title: 'core', text: 'One.' })).not.toContain(first)
  })

  it('uses only the key if there is one', () => {
    expect(idsOf({ title: 'core', text: 'Now', key: 'k' })).toEqual(
      idsOf({ title: 'The core', text: 'Then', key: 'k' })
    )
  })

  it('merges duplicates and names them', () => {
    const { items, duplicates } = identifyItems([{ title: 'core' }, { title: 'cli' }, { title: 'core ' }])
    expect(items.map(({ title }) => title)).toEqual(['core', 'cli'])
    expect(duplicates).toEqual(['core'])
  })

  it('makes titles one visible line', () => {
    expect(identifyItems([{ title: 'a\nb\u200bc' }]).items[0]?.title).toBe('a bc')
  })
})

it('leaves out no item silently', () => {
  const { items } = identifyItems(Array.from({ length: MAX_ITEMS + 1 }, (_, index) => ({ title: String(index) })))
  expect(() => {
    requireAtMost(items, MAX_ITEMS)
  }).toThrow('There are 257 items, and max-items is 256. A matrix has at most 256 jobs.')
  expect(() => {
    requireAtMost(items.slice(0, 51), 50)
  }).toThrow('Raise max-items')
})

it('spreads the starts of jobs over the time that it is given', () => {
  const { items } = identifyItems(Array.from({ length: 200 }, (_, index) => ({ title: String(index) })))
  const delays = items.map(({ id }) => startDelayMs(id, 20))
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...delays)).toBeLessThan(20_000)
  // Of 200 jobs in 20 one-second slots, no slot has more than a few times its share.
  const slots = Map.groupBy(delays, (delay) => Math.floor(delay / 1_000))
  expect(Math.max(...[...slots.values()].map(({ length }) => length))).toBeLessThan(30)
  expect(startDelayMs('core', 0)).toBe(0)
})

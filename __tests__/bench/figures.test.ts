import { expect, it } from '@jest/globals'
import { alternate, median } from '../../bench/statistics.ts'
import { table } from '../../bench/table.ts'

it.each([
  ['one value', [7], 7],
  ['an odd number of values', [9, 1, 5], 5],
  ['an even number of values', [10, 1, 2, 4], 3]
])('takes the median of %s', (_, values, expected) => {
  expect(median(values)).toBe(expected)
})

it('throws for the median of no values', () => {
  expect(() => median([])).toThrow('median of no values')
})

it('alternates between subjects, every second time in reverse, and drops the first run of each', async () => {
  const order: string[] = []
  const subject = (name: string) => () => Promise.resolve(order.push(name))
  const results = await alternate(3, { ours: subject('ours'), floor: subject('floor') })
  expect(order).toEqual(['ours', 'floor', 'ours', 'floor', 'floor', 'ours', 'ours', 'floor'])
  expect(results).toEqual({ ours: [3, 6, 7], floor: [4, 5, 8] })
})

it('shows whether the target of a ratio or a value is met', () => {
  const floor = { name: 'minimal loop', value: 100 }
  const text = table([
    { what: 'turns', unit: 'ms', ours: 149, floor, target: { kind: 'ratio', most: 1.5 } },
    { what: 'start', unit: 'ms', ours: 250, floor, target: { kind: 'ratio', most: 2 } },
    { what: 'calls', unit: 'requests', ours: 15, target: { kind: 'value', most: 14 } },
    { what: 'bundle', unit: 'megabytes', ours: 2.5 * 1024 * 1024 },
    { what: 'prompt', unit: 'bytes', ours: 12_345 },
    { what: 'turn', unit: 'ms', ours: 1.26 }
  ])
  expect(text.split('\n').slice(2)).toEqual([
    '| turns | 149 ms | 100 ms (minimal loop) | 1.49 × | ≤ 1.5 ×, met |',
    '| start | 250 ms | 100 ms (minimal loop) | 2.50 × | ≤ 2 ×, missed |',
    '| calls | 15 |  |  | ≤ 14, missed |',
    '| bundle | 2.5 MB |  |  |  |',
    '| prompt | 12,345 B |  |  |  |',
    '| turn | 1.3 ms |  |  |  |'
  ])
})

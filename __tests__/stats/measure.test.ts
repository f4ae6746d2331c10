import { expect, it } from '@jest/globals'
import type { AgentPullRequest, RunCost } from '../../src/domain/agent-pull-request.ts'
import { measure } from '../../src/stats/measure.ts'
import { statsMarkdown } from '../../src/stats/stats-markdown.ts'

const bot = { login: 'github-actions[bot]', id: 41_898_282, isBot: true }
const scope = { repository: 'acme/app', days: 30, isComplete: true }

function pull(number: number, change: Partial<AgentPullRequest> = {}): AgentPullRequest {
  const opened = { number, author: bot, createdAt: '2026-11-01T00:00:00Z' }
  return { ...opened, state: 'open', endedAt: undefined, otherCommits: 0, ...change }
}

const merged = (number: number, hour: number, otherCommits = 0) =>
  pull(number, { state: 'merged', endedAt: `2026-11-01T${String(hour).padStart(2, '0')}:00:00Z`, otherCommits })

function ran(pullRequest: number, change: Partial<RunCost> = {}): RunCost {
  return { pullRequest, task: 'fix', model: 'gpt-5', dollars: 0.5, ...change }
}

it('counts what became of pull requests, and divides all costs by those that were merged', () => {
  const pulls = [
    merged(1, 1),
    merged(2, 3, 2),
    merged(3, 11),
    pull(4, { state: 'closed', endedAt: '2026-11-02T00:00:00Z' }),
    pull(5)
  ]
  const runs = [
    ran(1),
    ran(1),
    ran(2, { task: 'deps', model: 'claude' }),
    ran(4),
    ran(5, { dollars: undefined }),
    ran(99)
  ]
  const stats = measure(pulls, runs)
  expect(stats).toMatchObject({ merged: 3, closed: 1, open: 1, mergedShare: 0.75, timeToMerge: 3 * 3_600_000 })
  expect(stats).toMatchObject({ mergedUntouched: 2, otherCommits: 2, dollars: 2, withoutCost: 2 })
  expect(stats.dollarsPerMerged).toBeCloseTo(2 / 3)
  expect([...stats.byTask].map(([task, { merged: count, open }]) => [task, count, open])).toEqual([
    ['fix', 1, 1],
    ['deps', 1, 0],
    ['unknown', 1, 0]
  ])
  expect([...stats.byModel.keys()]).toEqual(['gpt-5', 'claude', 'unknown'])
})

it('has no shares, medians or costs of nothing', () => {
  const none = measure([], [])
  expect(none).toMatchObject({ merged: 0, mergedShare: undefined, timeToMerge: undefined, dollarsPerMerged: undefined })
  expect(statsMarkdown(none, scope)).toMatch(/`acme\/app`, opened in the last 30 days\n\nThere are none\.\n$/)
})

it('takes the mean of the two in the middle as the median', () => {
  expect(measure([merged(1, 1), merged(2, 4)], []).timeToMerge).toBe(2.5 * 3_600_000)
})

it('writes Markdown that names what is missing', () => {
  const stats = measure([merged(1, 1), pull(2)], [ran(1, { model: 'a|b' })])
  const text = statsMarkdown(stats, { ...scope, days: 1, isComplete: false })
  expect(text).toContain('opened in the last 1 day\n')
  expect(text).toContain('- **1 merged**, 100% of those that ended; 0 closed without merging; 1 open\n')
  expect(text).toContain('- Median time to merge: 1.0 h\n')
  expect(text).toContain('| `fix` | 1 | 0 | 0 | 1.0 h | 0 | $0.50 | $0.50 |')
  expect(text).toContain('| `unknown` | 0 | 0 | 1 | – | 0 | $0.0000 | – |')
  expect(
    text
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .every((line) => line.split('|').length === 10)
  ).toBe(true)
  expect(text).toContain('The cost of 1 pull request is missing')
  expect(text).toContain('the oldest of this period were not read')
})

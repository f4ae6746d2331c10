import { expect, it } from '@jest/globals'
import { claimKey } from '../../src/tasks/keys.ts'
import type { CiSource } from '../../src/domain/ci-failure.ts'
import type { Trigger } from '../../src/domain/task.ts'

const key = (trigger: Trigger, createdAt = '2026-11-20T10:00:00Z') => claimKey({ trigger, number: 12, createdAt })

it('is the same for a review and for its comments on lines', () => {
  const review = key({ kind: 'review', reviewId: 7, commentId: undefined, hasCommand: true })
  expect(review).toBe('review-7')
  expect(key({ kind: 'review', reviewId: 7, commentId: 99, hasCommand: true }, '2026-11-20T10:00:05Z')).toBe(review)
})

it('differs for two labels, and for a label that is added again', () => {
  const keys = [
    key({ kind: 'label', label: 'agent' }),
    key({ kind: 'label', label: 'agent:fix' }),
    key({ kind: 'label', label: 'agent' }, '2026-11-20T10:00:01Z'),
    key({ kind: 'assignment' }),
    key({ kind: 'comment', commentId: 12 })
  ]
  expect(new Set(keys).size).toBe(keys.length)
})

it.each(['agent', 'needs: work ✨ / ../..', 'ÄGENT'.repeat(10)])(
  'is part of a valid name of a ref for the label %s',
  (label) => {
    expect(key({ kind: 'label', label })).toMatch(/^label-12-[\da-f]{12}-\d+$/u)
  }
)

it('ignores the case of a label', () => {
  expect(key({ kind: 'label', label: 'Agent' })).toBe(key({ kind: 'label', label: 'agent' }))
})

it('differs for the failures of two workflows on one commit, and for one that failed again', () => {
  const failed = (source: CiSource, headSha = 'a'.repeat(40)) =>
    key({
      kind: 'ci',
      failure: { source, headSha, name: 'CI', conclusion: 'failure', headBranch: 'topic', isFork: false, url: '' },
      people: []
    })
  const run = { kind: 'workflow', runId: 5, attempt: 1, workflowId: 9, path: '.github/workflows/ci.yml' } as const
  const keys = [
    failed(run),
    failed({ ...run, workflowId: 10 }),
    failed({ ...run, attempt: 2 }),
    failed(run, 'b'.repeat(40)),
    failed({ kind: 'suite', suiteId: 3, app: 'circleci-checks' })
  ]
  expect(new Set(keys).size).toBe(keys.length)
  expect(failed({ ...run, runId: 6 })).toBe(keys[0])
  expect(failed({ ...run, attempt: 3 })).toBe(keys[2])
  expect(keys.at(-1)).toBe(`ci-${'a'.repeat(40)}-circleci-checks`)
})

it('differs for two pull requests with the same head, and is the same for two events of one', () => {
  const trigger = { kind: 'auto-review', headSha: 'a'.repeat(40) } as const
  const keyOf = (number: number, createdAt: string) => claimKey({ trigger, number, createdAt })
  const opened = keyOf(12, '2026-11-20T10:00:00Z')
  expect(keyOf(13, '2026-11-20T10:00:00Z')).not.toBe(opened)
  expect(keyOf(12, '2026-11-20T11:00:00Z')).toBe(opened)
})

import { expect, it } from '@jest/globals'
import { claimKey } from '../../src/tasks/claim-key.ts'
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

it('takes the upper and lower case of a label as the same', () => {
  expect(key({ kind: 'label', label: 'Agent' })).toBe(key({ kind: 'label', label: 'agent' }))
})

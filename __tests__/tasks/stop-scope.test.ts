import { describe, expect, it } from '@jest/globals'
import type { Trigger } from '../../src/domain/task.ts'
import { task } from '../support/github-forge.ts'
import { isStoppedBy } from '../../src/tasks/stopped-runs.ts'
import { threadKey } from '../../src/tasks/keys.ts'

const by = { login: 'ada', id: 7 }
const stop = { by, at: '2026-11-20T10:00:05Z', claim: 'comment-50' }

function stoppable(createdAt: string, trigger: Trigger = { kind: 'comment', commentId: 40 }, attempt = 1) {
  return {
    task: task({ trigger, number: 12, createdAt }),
    run: { attempt },
    startedAt: Date.parse('2026-11-20T10:00:20.4Z')
  }
}

describe('a stop', () => {
  it.each([
    ['of an older comment', stoppable('2026-11-20T10:00:04Z'), true],
    ['of a newer comment', stoppable('2026-11-20T10:00:06Z'), false],
    ['of an earlier comment in the same second', stoppable('2026-11-20T10:00:05Z'), true],
    [
      'of a later comment in the same second',
      stoppable('2026-11-20T10:00:05Z', { kind: 'comment', commentId: 60 }),
      false
    ],
    [
      'of an older review, whose ids are others',
      stoppable('2026-11-20T10:00:04Z', { kind: 'review', reviewId: 900, commentId: undefined, hasCommand: true }),
      true
    ],
    ['of an older label', stoppable('2026-11-20T10:00:05Z', { kind: 'label', label: 'agent' }), true],
    ['of an attempt that started later', stoppable('2026-11-20T10:00:04Z', undefined, 2), false]
  ])('decides about the run %s', (_, run, expected) => {
    expect(isStoppedBy(stop, run)).toBe(expected)
  })

  it('ends a second attempt that started before it', () => {
    const later = { ...stop, at: '2026-11-20T10:00:20Z' }
    expect(isStoppedBy(later, stoppable('2026-11-20T10:00:04Z', undefined, 2))).toBe(true)
  })

  it('belongs to one thread', () => {
    expect(threadKey(task({ subject: 'issue' }))).toBe('issue-1')
    expect(threadKey(task({ subject: 'pull-request' }))).toBe('pull-1')
  })
})

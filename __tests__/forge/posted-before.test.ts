import { describe, expect, it } from '@jest/globals'
import { wasPostedBefore, wasCommentPostedBefore } from '../../src/forge/read-thread.ts'
import { task } from '../support/github-forge.ts'

const given = task({ trigger: { kind: 'comment', commentId: 100 }, createdAt: '2026-11-20T10:00:00Z' })
const before = '2026-11-20T09:59:59Z'
const same = '2026-11-20T10:00:00Z'
const after = '2026-11-20T10:00:01Z'

describe('a comment of the issue', () => {
  it.each([
    ['written and edited before the task', [99, before, before], true],
    ['written before and edited after it', [99, before, after], false],
    ['written before and edited in its second', [99, before, same], false],
    ['written after it', [101, after, after], false],
    ['written in its second, numbered before it', [99, same, same], true],
    ['written in its second, numbered after it', [101, same, same], false],
    ['with an invalid time', [99, 'yesterday', before], false]
  ] as const)('%s', (_, [id, createdAt, updatedAt], expected) => {
    expect(wasCommentPostedBefore({ id, createdAt }, updatedAt, given)).toBe(expected)
  })
})

it('compares times, not their format', () => {
  expect(wasPostedBefore(['2026-11-20T10:30:00+01:00'], given)).toBe(true)
  expect(wasPostedBefore(['2026-11-20T09:30:00-01:00'], given)).toBe(false)
})

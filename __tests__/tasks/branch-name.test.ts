import { expect, it } from '@jest/globals'
import { branchName, sideBranchName } from '../../src/tasks/branch-name.ts'

it('is the same for every run on an issue', () => {
  expect(branchName({ subject: 'issue', number: 12 })).toBe('agent/issue-12')
})

it('numbers further branches', () => {
  expect(branchName({ subject: 'issue', number: 12 }, 2)).toBe('agent/issue-12-2')
})

it('differs between issues and pull requests', () => {
  expect(branchName({ subject: 'pull-request', number: 12 })).toBe('agent/pull-12')
})

it('names a separate branch for the work of one comment', () => {
  expect(
    sideBranchName({
      subject: 'pull-request',
      number: 12,
      createdAt: '2026-11-20T10:00:00Z',
      trigger: { kind: 'comment', commentId: 99 }
    })
  ).toBe('agent/pull-12-comment-99')
})

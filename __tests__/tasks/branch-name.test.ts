import { expect, it } from '@jest/globals'
import { branchName, sideBranchName } from '../../src/tasks/branch-name.ts'

const comment = { trigger: { kind: 'comment', commentId: 99 } } as const
const nightly = { kind: 'prompt', taskId: 'nightly', runId: '7', event: 'schedule', file: undefined } as const

it('is the same for every run of a task of the repository', () => {
  expect(branchName({ subject: 'repository', number: 0, trigger: nightly })).toBe('agent/task-nightly')
  expect(branchName({ subject: 'repository', number: 0, trigger: nightly }, 3)).toBe('agent/task-nightly-3')
})

it('is the same for every run on an issue', () => {
  expect(branchName({ ...comment, subject: 'issue', number: 12 })).toBe('agent/issue-12')
})

it('numbers further branches', () => {
  expect(branchName({ ...comment, subject: 'issue', number: 12 }, 2)).toBe('agent/issue-12-2')
})

it('differs between issues and pull requests', () => {
  expect(branchName({ ...comment, subject: 'pull-request', number: 12 })).toBe('agent/pull-12')
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

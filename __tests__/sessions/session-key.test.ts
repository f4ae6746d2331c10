import { expect, it } from '@jest/globals'
import { sessionKey } from '../../src/sessions/session-key.ts'

const task = { subject: 'pull-request', number: 20, trigger: { kind: 'comment', commentId: 1 } } as const
const none = { taskKey: undefined }
const at = (headRef: string, isFork = false) => ({ headRef, isFork })

it('is that of the issue that the branch or else the marker names', () => {
  expect(sessionKey(task, { pullRequest: at('agent/issue-7-2'), issue: undefined, ...none })).toBe('issue-7')
  expect(sessionKey(task, { pullRequest: at('bots/7'), issue: 7, ...none })).toBe('issue-7')
  expect(sessionKey(task, { pullRequest: at('agent/issue-7'), issue: 8, ...none })).toBe('issue-7')
})

it('is that of the pull request if nothing names an issue, or if it comes from a fork', () => {
  expect(sessionKey(task, { pullRequest: at('bots/7'), issue: undefined, ...none })).toBe('pull-20')
  expect(sessionKey(task, { pullRequest: at('agent/issue-7', true), issue: 7, ...none })).toBe('pull-20')
})

it('is that of the task of the repository that the marker names, but not for a fork', () => {
  const marked = { issue: undefined, taskKey: 'task-tidy' }
  expect(sessionKey(task, { pullRequest: at('renamed'), ...marked })).toBe('task-tidy')
  expect(sessionKey(task, { pullRequest: at('agent/task-tidy', true), ...marked })).toBe('pull-20')
})

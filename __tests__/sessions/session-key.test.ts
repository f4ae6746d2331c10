import { describe, expect, it } from '@jest/globals'
import { findSession, sessionFor, markedSessionKey, sessionKey } from '../../src/sessions/find-session.ts'
import { forgeWith } from '../support/fake-forge.ts'

const task = { subject: 'pull-request', number: 20, trigger: { kind: 'comment', commentId: 1 } } as const
const none = { issue: undefined, taskKey: undefined }
const at = (headRef: string, isFork = false) => ({ headRef, isFork })

it.each([
  ['agent/issue-7-2', false, 'issue-7'],
  ['bots/7', false, 'pull-20'],
  ['agent/issue-7', true, 'pull-20']
])('is that of the issue that the branch %s names (fork: %j): %s', (branch, isFork, key) => {
  expect(sessionKey(task, { pullRequest: at(branch, isFork) })).toBe(key)
})

it('is that of the issue or the task that the marker names, but not for a fork', () => {
  expect(markedSessionKey({ ...none, pullRequest: at('bots/7'), issue: 7 })).toBe('issue-7')
  expect(markedSessionKey({ ...none, pullRequest: at('agent/issue-7'), issue: 8 })).toBeUndefined()
  const marked = { issue: undefined, taskKey: 'task-tidy' }
  expect(markedSessionKey({ ...marked, pullRequest: at('renamed') })).toBe('task-tidy')
  expect(markedSessionKey({ ...marked, pullRequest: at('agent/task-tidy', true) })).toBeUndefined()
})

describe('a marker', () => {
  const self = { login: 'forgehand[bot]', id: 9, isBot: true }
  const other = { login: 'other[bot]', id: 10, isBot: true }
  const author = { id: 9, name: 'forgehand[bot]', isSigned: true }
  const session = (commit: string) => ({ commit, author, files: [], record: undefined })

  it.each([
    ['our account opened', self, 'task-tidy'],
    ['somebody else opened', other, 'pull-20']
  ])('is trusted only if we wrote it: in a pull request that %s', async (_, by, key) => {
    const pullRequest = { ...at('topic'), ...unread }
    const starting = { session: session('of the thread'), pullRequest, issue: undefined, taskKey: 'task-tidy' }
    const forge = forgeWith({
      readSession: () => Promise.resolve(session('of the task')),
      readSessionFile: () => Promise.resolve(Buffer.from(''))
    })
    const found = await findSession(task, Promise.resolve(starting), forge)
    expect(sessionFor({ author: by }, found, self).key).toBe(key)
  })
})

const unread = {
  number: 20,
  url: '',
  state: 'open',
  headSha: '',
  baseRef: 'main',
  headPage: undefined,
  allowsEdits: false,
  isMerged: false,
  isDraft: false,
  title: ''
} as const

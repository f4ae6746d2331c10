import { describe, expect, it } from '@jest/globals'
import { findSession, sessionFor, markedSessionKey, sessionKey } from '../../src/sessions/find-session.ts'
import type { PullRequest, ThreadStart } from '../../src/forge/forge.ts'
import { startForgeFixture, task } from '../support/github-forge.ts'
import { bot } from '../support/run.ts'

const asked = task({ subject: 'pull-request', number: 20 })
const at = (headRef: string, isFork = false): PullRequest => ({
  ...{ headRef, isFork, number: 20, url: '', state: 'open', headSha: '', baseRef: 'main', headPage: undefined },
  ...{ allowsEdits: false, isMerged: false, isDraft: false, title: '' }
})
const none: ThreadStart = {
  session: undefined,
  stop: undefined,
  pullRequest: undefined,
  issue: undefined,
  taskKey: undefined
}

it.each([
  ['agent/issue-7-2', false, 'issue-7'],
  ['bots/7', false, 'pull-20'],
  ['agent/issue-7', true, 'pull-20']
])('is that of the issue that the branch %s names (fork: %j): %s', (branch, isFork, key) => {
  expect(sessionKey(asked, { ...none, pullRequest: at(branch, isFork) })).toBe(key)
})

it('is that of the issue or the task that the marker names, but not for a fork', () => {
  expect(markedSessionKey({ ...none, pullRequest: at('bots/7'), issue: 7 })).toBe('issue-7')
  expect(markedSessionKey({ ...none, pullRequest: at('agent/issue-7'), issue: 8 })).toBeUndefined()
  const marked = { ...none, taskKey: 'task-tidy' }
  expect(markedSessionKey({ ...marked, pullRequest: at('renamed') })).toBe('task-tidy')
  expect(markedSessionKey({ ...marked, pullRequest: at('agent/task-tidy', true) })).toBeUndefined()
})

describe('a marker', () => {
  it.each([
    ['our account opened', 'task-tidy'],
    ['somebody else opened', 'pull-20']
  ])('is trusted only if we wrote it: in a pull request that %s', async (whose, key) => {
    await using fixture = await startForgeFixture({}, { accounts: [bot] })
    const { forge } = fixture
    const stored = { self: bot, previous: undefined, isRoot: false, record: '{}', messages: undefined, message: 'x' }
    await forge.writeSession({ ...stored, key: 'task-tidy' })
    const starting = { ...none, pullRequest: at('topic'), taskKey: 'task-tidy' }
    const found = await findSession(asked, Promise.resolve(starting), forge)
    const author = whose === 'our account opened' ? bot : { login: 'other[bot]', id: 10, isBot: true }
    expect(sessionFor({ ...asked, author }, found, bot).key).toBe(key)
  })
})

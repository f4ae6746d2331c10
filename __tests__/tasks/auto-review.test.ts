import { describe, expect, it } from '@jest/globals'
import type { Task } from '../../src/domain/task.ts'
import { claimKey } from '../../src/tasks/keys.ts'
import { readEvent } from '../../src/tasks/read-event.ts'
import { webhookExamples } from '../support/payloads.ts'

const settings = {
  trigger: '/agent',
  triggerLabel: 'agent',
  assignee: '',
  allowedBots: ['renovate[bot]'],
  reviewsPullRequests: true,
  hasApiKey: true,
  prompted: undefined
}

type Payload = Readonly<Record<string, unknown>>

function payload(action: string, change: object = {}): Payload {
  const [example] = webhookExamples('pull_request', action)
  if (!example) throw new Error(`There is no example of pull_request ${action}.`)
  return { ...example, pull_request: { ...(example['pull_request'] as object), draft: false, labels: [], ...change } }
}

const read = (event: Payload, change: Partial<typeof settings> = {}) =>
  readEvent('pull_request', event, { ...settings, ...change })

describe('a pull request in a workflow that wants each reviewed', () => {
  it.each(['opened', 'reopened', 'ready_for_review', 'synchronize'])(
    'is to be reviewed when it is %s',
    async (action) => {
      const head = { sha: 'a'.repeat(40), repo: { id: 186853002 } }
      const user = { login: 'ada', id: 7, type: 'User' }
      const task = await read(payload(action, { head, user, updated_at: '2026-11-20T10:00:00Z' }))
      expect(task).toMatchObject({
        kind: 'task',
        trigger: { kind: 'auto-review', headSha: head.sha },
        subject: 'pull-request',
        request: { verb: 'review', text: '' },
        instruction: '',
        createdAt: '2026-11-20T10:00:00Z',
        actor: { login: 'ada', id: 7 }
      })
      expect(claimKey(task as Task)).toBe(`auto-review-${(task as Task).number}-${head.sha}`) // It is one, as the line above says.
    }
  )

  it('is reviewed in the name of its author, whoever pushes', async () => {
    const user = { login: 'ada', id: 7, type: 'User' }
    const event = { ...payload('synchronize', { user }), sender: { login: 'bob', id: 8, type: 'User' } }
    expect(await read(event)).toMatchObject({ kind: 'task', actor: { login: 'ada' } })
  })

  it.each([
    ['a draft', { draft: true }, 'the pull request is a draft'],
    ['one with the label', { labels: [{ name: 'No-Agent-Review' }] }, 'the label no-agent-review'],
    ['one of a bot', { user: { login: 'dependabot[bot]', id: 9, type: 'Bot' } }, 'dependabot[bot] is a bot'],
    ['one of a deleted account', { user: null }, 'did not write the pull request']
  ])('is left alone: %s', async (_, change, reason) => {
    const ignored = { kind: 'ignored', reason: expect.stringContaining(reason), notice: undefined }
    expect(await read(payload('opened', change))).toMatchObject(ignored)
  })

  it('is reviewed if a listed bot opened it', async () => {
    const user = { login: 'renovate[bot]', id: 9, type: 'Bot' }
    expect(await read(payload('opened', { user }))).toMatchObject({ kind: 'task', actor: { isBot: true } })
  })

  it('of a fork without secrets is skipped, and the summary says what works', async () => {
    const event = payload('opened', { head: { sha: 'a'.repeat(40), repo: { id: 5 } } })
    expect(await read(event, { hasApiKey: false })).toMatchObject({
      kind: 'ignored',
      reason: expect.stringContaining('Comment /agent review in the conversation'),
      isForSummary: true
    })
  })
})

it.each(['opened', 'synchronize'])(
  'is not reviewed when it is %s and the workflow does not want that',
  async (action) => {
    expect(await read(payload(action), { reviewsPullRequests: false })).toMatchObject({
      kind: 'ignored',
      reason: `the action of the event is ${action}; only labeled counts`
    })
  }
)

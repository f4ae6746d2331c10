import { describe, expect, it } from '@jest/globals'
import type { EventSettings } from '../../src/domain/settings.ts'
import { claimKey, promptHash } from '../../src/tasks/keys.ts'
import { readEvent } from '../../src/tasks/read-event.ts'
import { webhookExamples } from '../support/payloads.ts'

const job = { runId: '7', workflow: 'nightly', job: 'tidy', refName: 'trunk', startedAt: '2026-11-20T10:00:00Z' }
const prompted = {
  ...{ taskId: 'tidy', prompt: 'Remove dead code.', file: undefined, data: '', isReport: false },
  ...{ isPlanning: false, item: undefined, job }
}
const settings: EventSettings = {
  trigger: '/agent',
  triggerLabel: 'agent',
  assignee: '',
  allowedBots: ['deploy[bot]'],
  reviewsPullRequests: false,
  hasApiKey: true,
  prompted
}
const sender = { login: 'ada', id: 7, type: 'User' }
const repository = { id: 1, default_branch: 'main' }
const bot = (login: string) => ({ login, id: 9, type: 'Bot' })

const read = (event: string, payload: unknown, change: Partial<EventSettings> = {}) =>
  readEvent(event, payload, { ...settings, ...change })

describe('an event in a job with a prompt', () => {
  it('is a task of the repository, with the prompt as its only instruction', async () => {
    expect(await read('workflow_dispatch', { inputs: { focus: 'src' }, repository, sender })).toEqual({
      kind: 'task',
      trigger: { kind: 'prompt', taskId: 'tidy', runId: '7', event: 'workflow_dispatch', file: undefined },
      subject: 'repository',
      number: 0,
      title: 'tidy',
      body: '{\n  "focus": "src"\n}',
      author: { login: 'ada', id: 7, isBot: false },
      instruction: 'Remove dead code.',
      createdAt: '2026-11-20T10:00:00Z',
      actor: { login: 'ada', id: 7, isBot: false },
      request: expect.objectContaining({ verb: 'fix', text: 'Remove dead code.' }),
      defaultBranch: 'main'
    })
  })

  it('has no requester on a schedule, whose payload names no repository either', async () => {
    const task = await read('schedule', { schedule: '17 4 * * 1' })
    expect(task).toMatchObject({ kind: 'task', body: '', actor: { isBot: true }, defaultBranch: 'trunk' })
  })

  it('passes on the data of the workflow and of the event', async () => {
    const payload = { action: 'outage', client_payload: { service: 'api' }, repository, sender }
    const task = await read('repository_dispatch', payload, { prompted: { ...prompted, data: 'Seen at 10:00.' } })
    expect(task).toMatchObject({ body: 'Seen at 10:00.\n\n{\n  "service": "api"\n}' })
  })

  it.each(['push', 'release', 'issues', 'discussion', 'gollum', 'deployment_status'])(
    'can be %s, with a few words about it as data',
    async (event) => {
      const [example] = webhookExamples(event, event === 'issues' ? 'opened' : undefined)
      expect(await read(event, example)).toMatchObject({
        kind: 'task',
        body: expect.stringContaining(`"event": "${event}"`)
      })
    }
  )

  it.each([
    ['a bot that is not listed', { repository, sender: bot('other[bot]') }, 'other[bot] is a bot that is not listed'],
    ['nobody', { repository }, 'does not say who caused it']
  ])('starts nothing when %s sends it', async (_, payload, reason) => {
    expect(await read('workflow_dispatch', payload)).toMatchObject({ reason: expect.stringContaining(reason) })
  })

  it('can come from a listed bot', async () => {
    expect(await read('repository_dispatch', { action: 'x', repository, sender: bot('deploy[bot]') })).toMatchObject({
      kind: 'task',
      actor: { login: 'deploy[bot]', isBot: true }
    })
  })

  it('starts nothing for a fork, which has no secrets', async () => {
    const pull = { number: 3, title: 'x', head: { repo: { id: 2 } } }
    const payload = { action: 'opened', pull_request: pull, repository, sender }
    expect(await read('pull_request', payload, { hasApiKey: false })).toMatchObject({
      reason: expect.stringContaining('comes from a fork')
    })
  })

  it('leaves events that can ask by themselves as they are', async () => {
    const comment = { id: 5, body: 'Thanks.', created_at: '2026-11-20T10:00:00Z', user: sender }
    const payload = { action: 'created', issue: { number: 1, title: 'x', user: sender }, comment, repository, sender }
    expect(await read('issue_comment', payload)).toMatchObject({ kind: 'ignored' })
  })
})

it('says what is missing for a schedule without a prompt', async () => {
  expect(await read('schedule', {}, { prompted: undefined })).toMatchObject({
    reason: expect.stringContaining('set the input prompt or prompt-file')
  })
})

it('claims each run of a task once', () => {
  const trigger = { kind: 'prompt', taskId: 'tidy', runId: '7', event: 'schedule', file: undefined } as const
  expect(claimKey({ trigger, number: 0, createdAt: '2026-11-20T10:00:00Z' })).toBe('task-tidy-7')
})

it('hashes a prompt without its line endings', () => {
  expect(promptHash('a\r\nb\n')).toBe(promptHash('a\nb'))
  expect(promptHash('a b')).not.toBe(promptHash('a\nb'))
})

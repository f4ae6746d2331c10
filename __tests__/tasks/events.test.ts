import { describe, expect, it } from '@jest/globals'
import { EVENTS, readEvent } from '../../src/tasks/read-event.ts'
import { webhookExamples } from '../support/payloads.ts'

const settings = {
  trigger: '/agent',
  triggerLabel: 'agent',
  assignee: '',
  allowedBots: [],
  reviewsPullRequests: false,
  hasApiKey: true,
  prompted: undefined
}

type Payload = Readonly<Record<string, unknown>>

function recorded(event: string, action: string, index = 0): Payload {
  const example = webhookExamples(event, action)[index]
  if (!example) throw new Error(`There is no example of ${event} ${action}.`)
  return example
}

/** Replaces fields of one object of the payload. */
function changed(payload: Payload, name: string, fields: object): Payload {
  return { ...payload, [name]: { ...(payload[name] as object), ...fields } }
}

const read = (event: string, payload: Payload, change: Partial<typeof settings> = {}) =>
  readEvent(event, payload, { ...settings, ...change })

const submitted = changed(recorded('pull_request_review', 'submitted'), 'review', { body: '/agent fix this' })
const commented = changed(recorded('pull_request_review_comment', 'created'), 'comment', { body: '/agent fix this' })
const labeled = changed(recorded('issues', 'labeled'), 'label', { name: 'agent' })
const assigned = recorded('issues', 'assigned')

describe('every recorded payload', () => {
  const all = EVENTS.flatMap(({ event, actions }) => actions.map((action) => [event, action] as const))
  it.each(all)('of %s %s can be read', async (event, action) => {
    const examples = webhookExamples(event, action)
    expect(examples.length).toBeGreaterThan(0)
    for (const example of examples) expect(['task', 'ignored']).toContain((await read(event, example)).kind)
  })

  it.each(['pull_request_review', 'pull_request_review_comment', 'issues', 'pull_request'])(
    'of %s with an action that asks for nothing is ignored without a notice',
    async (event) => {
      const rows = EVENTS.filter((row) => row.event === event)
      const actions = ['dismissed', 'edited', 'deleted', 'opened', 'closed', 'unlabeled', 'unassigned', 'synchronize']
      const others = actions.filter((action) => !rows.some((row) => row.actions.includes(action)))
      for (const example of others.flatMap((action) => webhookExamples(event, action)))
        expect(await read(event, example)).toMatchObject({ kind: 'ignored', notice: undefined })
    }
  )
})

describe('a review', () => {
  it('becomes a task with the time at which it was submitted', async () => {
    expect(await read('pull_request_review', submitted)).toMatchObject({
      kind: 'task',
      trigger: { kind: 'review', reviewId: 237895671, commentId: undefined, hasCommand: true },
      subject: 'pull-request',
      number: 2,
      instruction: '/agent fix this',
      createdAt: '2019-05-15T15:20:38Z',
      actor: { login: 'Codertocat' },
      request: { verb: 'fix', text: 'this' },
      defaultBranch: 'master'
    })
  })

  it.each([null, '', 'Please change this.'])('without a command becomes a task that says so: %j', async (body) => {
    const payload = changed(submitted, 'review', { body, state: 'changes_requested' })
    expect(await read('pull_request_review', payload)).toMatchObject({ trigger: { hasCommand: false } })
  })

  it.each([
    ['an approval without words', changed(submitted, 'review', { body: null, state: 'approved' })],
    ['one that is pending', changed(submitted, 'review', { submitted_at: null, state: 'pending' })],
    ['one of a deleted account', changed(submitted, 'review', { user: null })],
    ['one with our marker', changed(submitted, 'review', { body: '<!-- forgehand:thread:1:2 -->\n/agent fix' })]
  ])('is ignored: %s', async (_, payload) => {
    expect(await read('pull_request_review', payload)).toMatchObject({ kind: 'ignored', notice: undefined })
  })
})

describe('a comment on a line', () => {
  it('becomes a task for its review', async () => {
    expect(await read('pull_request_review_comment', commented)).toMatchObject({
      kind: 'task',
      trigger: { kind: 'review', reviewId: 237895671, commentId: 284312630, hasCommand: true },
      createdAt: '2019-05-15T15:20:38Z'
    })
  })

  it.each([
    ['one without a command', { body: 'Maybe.' }],
    ['an empty one', { body: '' }],
    ['one without a review', { pull_request_review_id: null }]
  ])('is ignored: %s', async (_, comment) => {
    const payload = changed(commented, 'comment', comment)
    expect(await read('pull_request_review_comment', payload)).toMatchObject({ kind: 'ignored', notice: undefined })
  })
})

describe('an event of a pull request from a fork', () => {
  const labels = changed(recorded('pull_request', 'labeled'), 'label', { name: 'agent' })
  it.each([
    ['pull_request_review', submitted],
    ['pull_request_review_comment', commented],
    ['pull_request', labels]
  ])('is ignored without a key: %s', async (event, payload) => {
    for (const repo of [{ id: 5 }, null]) {
      const ofFork = changed(payload, 'pull_request', { head: { repo } })
      expect(await read(event, ofFork, { hasApiKey: false })).toMatchObject({
        kind: 'ignored',
        reason: expect.stringContaining('Comment /agent … in the conversation; that works for forks')
      })
      expect(await read(event, ofFork)).toMatchObject({ kind: 'task' })
    }
    expect(await read(event, payload, { hasApiKey: false })).toMatchObject({ kind: 'task' })
  })
})

describe('a label', () => {
  it.each([
    ['agent', 'fix'],
    ['Agent', 'fix'],
    ['agent:explain', 'explain'],
    ['agent: fix', 'fix']
  ])('%s asks for %s', async (name, verb) => {
    const payload = changed(labeled, 'label', { name })
    expect(await read('issues', payload)).toMatchObject({
      trigger: { kind: 'label', label: name },
      request: { verb, text: '' }
    })
  })

  it.each(['bug', 'agents', 'agent:', 'agent:nothing', 'agent:fix this', 'x:agent'])(
    '%s asks for nothing',
    async (name) => {
      expect(await read('issues', changed(labeled, 'label', { name }))).toMatchObject({
        kind: 'ignored',
        notice: undefined
      })
    }
  )

  it('asks for nothing when the input is empty', async () => {
    expect(await read('issues', labeled, { triggerLabel: '' })).toMatchObject({ kind: 'ignored' })
  })

  it('of a pull request asks too', async () => {
    const payload = changed(recorded('pull_request', 'labeled'), 'label', { name: 'agent' })
    const sender = { login: 'ada', id: 5, type: 'User' }
    expect(await read('pull_request', { ...payload, sender })).toMatchObject({ kind: 'task', subject: 'pull-request' })
  })

  it('of a bot that is not listed is ignored', async () => {
    const payload = changed(labeled, 'sender', { login: 'triage[bot]', type: 'Bot' })
    expect(await read('issues', payload)).toMatchObject({ kind: 'ignored', notice: undefined })
  })
})

describe('an assignment', () => {
  it('asks when it is to the account of the input, in any case of letters', async () => {
    expect(await read('issues', assigned, { assignee: 'CODERTOCAT' })).toMatchObject({
      trigger: { kind: 'assignment' },
      request: { verb: 'fix' },
      instruction: ''
    })
  })

  it.each(['', 'somebody-else'])('asks for nothing with the input %j', async (assignee) => {
    expect(await read('issues', assigned, { assignee })).toMatchObject({ kind: 'ignored', notice: undefined })
  })
})

it.each(['pull_request_review', 'issues'])('rejects a payload of %s that GitHub would not send', async (event) => {
  const [action] = EVENTS.find((row) => row.event === event)?.actions ?? []
  await expect(read(event, { action, review: 7 })).rejects.toThrow(`This is not the payload of the event ${event}`)
})

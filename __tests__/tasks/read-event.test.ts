import { describe, expect, it } from '@jest/globals'
import { UserError } from '../../src/errors.ts'
import { progressMarker } from '../../src/tasks/comment-markers.ts'
import { readEvent } from '../../src/tasks/read-event.ts'
import { webhookExamples } from '../support/payloads.ts'

interface Changes {
  readonly issue?: object
  readonly comment?: object
  readonly sender?: object
  readonly [name: string]: unknown
}

const recorded = webhookExamples('issue_comment', 'created')
const settings = {
  trigger: '/agent',
  triggerLabel: 'agent',
  assignee: 'agent-account',
  allowedBots: ['renovate[bot]'],
  reviewsPullRequests: false,
  hasApiKey: true,
  prompted: undefined
}
const read = (payload: unknown, name = 'issue_comment') => readEvent(name, payload, settings)

/** A recorded payload with changed fields. */
function payload(changes: Changes = {}): Record<string, unknown> {
  const base = recorded[0] ?? {}
  const [comment, issue, sender] = ['comment', 'issue', 'sender'].map((name) => base[name] as object) // Objects by the docs.
  return {
    ...base,
    ...changes,
    issue: { ...issue, ...changes.issue },
    comment: { ...comment, body: '/agent fix this', ...changes.comment },
    sender: { ...sender, ...changes.sender }
  }
}

function byAccount(account: { readonly login: string; readonly id: number; readonly type: string }) {
  return payload({ comment: { user: account }, sender: account })
}

it('makes a task from a comment on an issue', async () => {
  expect(await read(payload())).toEqual({
    kind: 'task',
    subject: 'issue',
    number: 1,
    title: 'Spelling error in the README file',
    body: "It looks like you accidently spelled 'commit' with two 't's.",
    author: { login: 'Codertocat', id: 21031067, isBot: false },
    trigger: { kind: 'comment', commentId: 492700400 },
    instruction: '/agent fix this',
    createdAt: '2019-05-15T15:20:21Z',
    actor: { login: 'Codertocat', id: 21031067, isBot: false },
    request: {
      verb: 'fix',
      text: 'this',
      flags: {
        model: undefined,
        budget: undefined,
        turns: undefined,
        minutes: undefined,
        base: undefined,
        effort: undefined,
        draft: false,
        dryRun: false
      }
    },
    defaultBranch: 'master'
  })
})

it('makes a task from a comment on a pull request', async () => {
  const url = 'https://api.github.com/repos/Codertocat/Hello-World/pulls/1'
  expect(await read(payload({ issue: { pull_request: { url } } }))).toMatchObject({ subject: 'pull-request' })
})

it.each(recorded.map((example, index) => [index, example] as const))(
  'ignores recorded payload %i, which has no command',
  async (_, example) => {
    expect(await read(example)).toEqual({
      kind: 'ignored',
      reason: 'no line of the comment starts with /agent',
      notice: undefined
    })
  }
)

it('reads an issue without text by a deleted account', async () => {
  expect(await read(payload({ issue: { body: null, user: null } }))).toMatchObject({
    body: '',
    author: { login: 'ghost' }
  })
})

describe('an event that is not a request', () => {
  it.each([
    ['an edit', payload({ action: 'edited' }), /is edited; only created counts/],
    ['a deletion', payload({ action: 'deleted' }), /is deleted; only created counts/],
    [
      'a comment sent by someone other than its author',
      payload({ sender: { id: 5, login: 'eve' } }),
      /eve sent the event but did not/
    ],
    ['a comment of a deleted account', payload({ comment: { user: null } }), /sent the event but did not/],
    [
      'our own progress comment',
      payload({ comment: { body: `${progressMarker('comment-3')}\n\n/agent fix this` } }),
      /Forgehand wrote/
    ],
    ['an unlisted bot', byAccount({ login: 'dependabot[bot]', id: 7, type: 'Bot' }), /dependabot\[bot\] is a bot/],
    ['a bot with a wrong command', byAccount({ login: 'x[bot]', id: 7, type: 'Bot' }), /is a bot/],
    ['an app whose type says it is a person', byAccount({ login: 'x[bot]', id: 7, type: 'User' }), /is a bot/]
  ])('is ignored without a notice: %s', async (_, event, reason) => {
    expect(await read(event)).toEqual({ kind: 'ignored', reason: expect.stringMatching(reason), notice: undefined })
  })

  it('is ignored when it has another name', async () => {
    expect(await read({}, 'push')).toMatchObject({ kind: 'ignored', reason: expect.stringContaining('push') })
  })
})

it('accepts a request of a listed bot, by its full login', async () => {
  const renovate = { login: 'renovate[bot]', id: 29139614, type: 'Bot' }
  expect(await read(byAccount(renovate))).toMatchObject({ kind: 'task', actor: { isBot: true } })
  expect(await read(byAccount({ ...renovate, login: 'renovate-x[bot]' }))).toMatchObject({ kind: 'ignored' })
})

it('has a notice that says what is wrong with a command, and where', async () => {
  expect(await read(payload({ comment: { body: '/agent fix --turns=x' } }))).toEqual({
    kind: 'ignored',
    reason: 'the flags are invalid',
    notice: {
      number: 1,
      claim: 'comment-492700400',
      actor: expect.objectContaining({ isBot: false }),
      text: expect.stringContaining('--turns')
    }
  })
})

it.each([
  ['no payload', undefined],
  ['an invalid login', payload({ sender: { login: 'a\nCo-authored-by: eve' } })],
  ['an invalid number', payload({ issue: { number: '1; rm' } })]
])('refuses %s and says what is expected', async (_, event) => {
  const reading = read(event)
  await expect(reading).rejects.toThrow(UserError)
  await expect(reading).rejects.toThrow(/not the payload of the event issue_comment/)
})

import { expect, it } from '@jest/globals'
import { ask, branches, fixGreeting, useActionFixtures } from '../support/end-to-end.ts'
import type { ActionFixture } from '../support/action-run.ts'

const openFixture = useActionFixtures()
const PERMISSION = { method: 'GET', route: '/repos/{owner}/{repo}/collaborators/{username}/permission' } as const

type Payload = ReturnType<ActionFixture['repository']['issueCommentEvent']>

/** Who writes the comment, and what the event says about it. */
interface Attempt {
  readonly author?: string
  readonly body?: string
  readonly prepare?: (fixture: ActionFixture) => void
  readonly event?: (payload: Payload, fixture: ActionFixture) => unknown
  readonly inputs?: Readonly<Record<string, string>>
}

const attempts: readonly (readonly [string, Attempt])[] = [
  ['a reader', { author: 'mallory' }],
  ['an account with the role triage', { author: 'mallory', prepare: give('mallory', 'triage') }],
  ['an account named like a bot', { author: 'renovate', inputs: { 'allowed-bots': 'renovate[bot]' } }],
  ['an unlisted bot', { author: 'mallory[bot]', inputs: { 'allowed-bots': 'renovate[bot]' } }],
  [
    'a bot whose name starts like a listed one',
    { author: 'renovate-x[bot]', inputs: { 'allowed-bots': 'renovate[bot]' } }
  ],
  ['an unlisted bot when the list has a wildcard', { author: 'mallory[bot]', inputs: { 'allowed-bots': '*' } }],
  ['an unlisted bot when the list has a pattern', { author: 'mallory[bot]', inputs: { 'allowed-bots': '*[bot]' } }],
  ['the account of a workflow token', { author: 'github-actions[bot]' }],
  [
    'a reader whose author_association says OWNER',
    {
      author: 'mallory',
      event: ({ comment, ...rest }) => ({ ...rest, comment: { ...comment, author_association: 'OWNER' } })
    }
  ],
  [
    'an author who lost write access after the comment',
    {
      prepare: ({ repository }) => {
        repository.setPermission('ada', 'read')
      }
    }
  ],
  [
    'an author whose account was deleted',
    {
      event: ({ sender, comment, ...rest }) => ({
        ...rest,
        sender: { ...sender, login: 'gone' },
        comment: { ...comment, user: { ...comment.user, login: 'gone' } }
      })
    }
  ],
  [
    'an author whose login now belongs to another account',
    {
      event: ({ sender, comment, ...rest }) => ({
        ...rest,
        sender: { ...sender, id: 9_999_999 },
        comment: { ...comment, user: { ...comment.user, id: 9_999_999 } }
      })
    }
  ],
  [
    'a stranger’s comment that a maintainer edits',
    {
      author: 'mallory',
      event: (payload, { github }) => ({
        ...payload,
        action: 'edited',
        sender: { ...payload.sender, login: 'ada', id: github.account('ada').id }
      })
    }
  ],
  [
    'a stranger’s comment with a maintainer as sender',
    {
      author: 'mallory',
      event: (payload, { github }) => ({
        ...payload,
        sender: { ...payload.sender, login: 'ada', id: github.account('ada').id }
      })
    }
  ],
  [
    'an app that writes in the name of a maintainer',
    {
      event: ({ comment, ...rest }) => ({
        ...rest,
        comment: { ...comment, performed_via_github_app: { slug: 'chat-bridge' } }
      })
    }
  ],
  ['a deleted comment', { event: (payload) => ({ ...payload, action: 'deleted' }) }],
  ['a comment with our progress marker', { body: '<!-- forgehand:progress:1 -->\n/agent fix this' }],
  ['a comment with our notice marker', { body: '<!-- forgehand:notice:1 -->\n/agent fix this' }],
  [
    'an invalid login',
    {
      event: ({ sender, comment, ...rest }) => ({
        ...rest,
        sender: { ...sender, login: 'ada/../root' },
        comment: { ...comment, user: { ...comment.user, login: 'ada/../root' } }
      })
    }
  ],
  [
    'a login with a look-alike letter',
    {
      event: ({ sender, comment, ...rest }) => ({
        ...rest,
        sender: { ...sender, login: 'аda' },
        comment: { ...comment, user: { ...comment.user, login: 'аda' } }
      })
    }
  ],
  [
    'a comment without an author',
    { event: ({ comment, ...rest }) => ({ ...rest, comment: { ...comment, user: null } }) }
  ],
  [
    'an author whose permission GitHub does not disclose',
    {
      prepare: ({ github }) => {
        github.fault({ ...PERMISSION, status: 403 })
      }
    }
  ],
  [
    'an author for whom GitHub sends a malformed permission',
    {
      prepare: ({ github }) => {
        github.fault({ ...PERMISSION, status: 200, body: { permission: ['admin'], role_name: 'admin', user: null } })
      }
    }
  ],
  [
    'a reader for whom GitHub sends an unknown permission',
    {
      author: 'mallory',
      prepare: ({ github, repository }) => {
        github.fault({
          ...PERMISSION,
          status: 200,
          body: { permission: 'owner', role_name: 'owner', user: { login: 'mallory', id: repository.state.id } }
        })
      }
    }
  ]
]

function give(login: string, role: 'triage'): Required<Attempt>['prepare'] {
  return ({ repository }) => {
    repository.setPermission(login, role)
  }
}

it.each(attempts)('starts no work for %s', async (_, { author = 'ada', body, prepare, event, inputs }) => {
  const fixture = await openFixture({ script: [fixGreeting] })
  const { repository } = fixture
  const { comment } = ask(repository, body, author)
  const payload = repository.issueCommentEvent(comment)
  prepare?.(fixture)

  const { main } = await fixture.play(comment, {
    payload: event?.(payload, fixture) ?? payload,
    ...(inputs && { inputs })
  })

  expect(main.outputs['outcome'] ?? 'failed').toMatch(/skipped|failed/)
  expect(fixture.model.requests).toEqual([])
  expect(await branches(repository)).toEqual(['main'])
})

it.each(['issues', 'pull_request', 'pull_request_target', 'push', 'discussion_comment'])(
  'skips the event %s even with the payload of a comment',
  async (eventName) => {
    const fixture = await openFixture({ script: [fixGreeting] })
    const { main } = await fixture.play(ask(fixture.repository).comment, { eventName })
    expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' } })
    expect(fixture.model.requests).toEqual([])
  }
)

it.each(['pull_request_review_comment', 'workflow_run'])(
  'refuses the payload of a comment as that of %s',
  async (eventName) => {
    const fixture = await openFixture({ script: [fixGreeting] })
    const { main } = await fixture.play(ask(fixture.repository).comment, { eventName })
    expect(main).toMatchObject({
      exitCode: 1,
      log: expect.stringContaining(`not the payload of the event ${eventName}`)
    })
    expect(fixture.model.requests).toEqual([])
  }
)

it.each<[string, Attempt]>([
  ['a listed bot', { author: 'renovate[bot]', inputs: { 'allowed-bots': 'renovate[bot]' } }],
  [
    'a listed app',
    {
      event: ({ comment, ...rest }) => ({
        ...rest,
        comment: { ...comment, performed_via_github_app: { slug: 'bridge' } }
      }),
      inputs: { 'allowed-bots': 'bridge[bot]' }
    }
  ],
  [
    'a maintainer',
    {
      prepare: ({ repository }) => {
        repository.setPermission('ada', 'maintain')
      }
    }
  ]
])('allows requests by %s', async (_, { author = 'ada', prepare, event, inputs }) => {
  const fixture = await openFixture({ script: [fixGreeting] })
  const { comment } = ask(fixture.repository, undefined, author)
  const payload = fixture.repository.issueCommentEvent(comment)
  prepare?.(fixture)
  const { main } = await fixture.play(comment, {
    payload: event?.(payload, fixture) ?? payload,
    ...(inputs && { inputs })
  })
  expect(main.outputs['outcome']).toBe('proposed')
})

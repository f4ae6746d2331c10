import { expect, it } from '@jest/globals'
import { ask, branches, mend, useStages } from '../support/end-to-end.ts'
import type { Stage } from '../support/action-run.ts'

const openStage = useStages()
const PERMISSION = { method: 'GET', route: '/repos/{owner}/{repo}/collaborators/{username}/permission' } as const

type Payload = ReturnType<Stage['repository']['issueCommentEvent']>

/** What is tried: who writes, and how the event tells of it. */
interface Attempt {
  readonly author?: string
  readonly body?: string
  readonly prepare?: (stage: Stage) => void
  readonly event?: (payload: Payload, stage: Stage) => unknown
  readonly inputs?: Readonly<Record<string, string>>
}

const attempts: readonly (readonly [string, Attempt])[] = [
  ['somebody who may only read', { author: 'mallory' }],
  ['somebody with the role triage', { author: 'mallory', prepare: give('mallory', 'triage') }],
  ['an account named like a bot', { author: 'renovate', inputs: { 'allowed-bots': 'renovate[bot]' } }],
  ['a bot that is not listed', { author: 'mallory[bot]', inputs: { 'allowed-bots': 'renovate[bot]' } }],
  [
    'a bot whose name begins as a listed one',
    { author: 'renovate-x[bot]', inputs: { 'allowed-bots': 'renovate[bot]' } }
  ],
  ['a bot for whom a wildcard is listed', { author: 'mallory[bot]', inputs: { 'allowed-bots': '*' } }],
  ['a bot for whom a pattern is listed', { author: 'mallory[bot]', inputs: { 'allowed-bots': '*[bot]' } }],
  ['the token of a workflow', { author: 'github-actions[bot]' }],
  [
    'a contributor by association',
    {
      author: 'mallory',
      event: ({ comment, ...rest }) => ({ ...rest, comment: { ...comment, author_association: 'OWNER' } })
    }
  ],
  [
    'somebody whose right was taken away after the comment',
    {
      prepare: ({ repository }) => {
        repository.setPermission('ada', 'read')
      }
    }
  ],
  [
    'somebody whose account is gone',
    {
      event: ({ sender, comment, ...rest }) => ({
        ...rest,
        sender: { ...sender, login: 'gone' },
        comment: { ...comment, user: { ...comment.user, login: 'gone' } }
      })
    }
  ],
  [
    'somebody whose login is somebody else’s by now',
    {
      event: ({ sender, comment, ...rest }) => ({
        ...rest,
        sender: { ...sender, id: 9_999_999 },
        comment: { ...comment, user: { ...comment.user, id: 9_999_999 } }
      })
    }
  ],
  [
    'a maintainer who edits the comment of a stranger',
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
    'a sender who is not the author',
    {
      author: 'mallory',
      event: (payload, { github }) => ({
        ...payload,
        sender: { ...payload.sender, login: 'ada', id: github.account('ada').id }
      })
    }
  ],
  [
    'an app in the name of a maintainer',
    {
      event: ({ comment, ...rest }) => ({
        ...rest,
        comment: { ...comment, performed_via_github_app: { slug: 'chat-bridge' } }
      })
    }
  ],
  ['a comment that was deleted', { event: (payload) => ({ ...payload, action: 'deleted' }) }],
  ['a comment that carries our own marker', { body: '<!-- forgehand:progress:1 -->\n/agent fix this' }],
  ['a notice of ours', { body: '<!-- forgehand:notice:1 -->\n/agent fix this' }],
  [
    'a login that no account can have',
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
    'an author without an account',
    { event: ({ comment, ...rest }) => ({ ...rest, comment: { ...comment, user: null } }) }
  ],
  [
    'a forge that refuses to say who may write',
    {
      prepare: ({ github }) => {
        github.fault({ ...PERMISSION, status: 403 })
      }
    }
  ],
  [
    'a forge that answers with something else',
    {
      prepare: ({ github }) => {
        github.fault({ ...PERMISSION, status: 200, body: { permission: ['admin'], role_name: 'admin', user: null } })
      }
    }
  ],
  [
    'a forge that grants a right nobody knows',
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

it.each(attempts)('%s', async (_, { author = 'ada', body, prepare, event, inputs }) => {
  const stage = await openStage({ script: [mend] })
  const { repository } = stage
  const { comment } = ask(repository, body, author)
  const payload = repository.issueCommentEvent(comment)
  prepare?.(stage)

  const { main } = await stage.play(comment, { payload: event?.(payload, stage) ?? payload, ...(inputs && { inputs }) })

  expect(main.outputs['outcome'] ?? 'failed').toMatch(/skipped|failed/)
  expect(stage.model.requests).toEqual([])
  expect(await branches(repository)).toEqual(['main'])
})

it.each([
  'issues',
  'pull_request',
  'pull_request_target',
  'workflow_run',
  'push',
  'discussion_comment',
  'pull_request_review_comment'
])('the event %s with the payload of a comment', async (eventName) => {
  const stage = await openStage({ script: [mend] })
  const { main } = await stage.play(ask(stage.repository).comment, { eventName })
  expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' } })
  expect(stage.model.requests).toEqual([])
})

it.each<[string, Attempt]>([
  ['a bot that is listed', { author: 'renovate[bot]', inputs: { 'allowed-bots': 'renovate[bot]' } }],
  [
    'an app that is listed',
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
])('lets %s ask', async (_, { author = 'ada', prepare, event, inputs }) => {
  const stage = await openStage({ script: [mend] })
  const { comment } = ask(stage.repository, undefined, author)
  const payload = stage.repository.issueCommentEvent(comment)
  prepare?.(stage)
  const { main } = await stage.play(comment, { payload: event?.(payload, stage) ?? payload, ...(inputs && { inputs }) })
  expect(main.outputs['outcome']).toBe('proposed')
})

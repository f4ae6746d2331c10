import { expect, it } from '@jest/globals'
import { ask, askAt, finish, fixGreeting, read, turn, useActionFixtures } from '../support/end-to-end.ts'
import type { ActionFixture } from '../support/action-run.ts'

const openFixture = useActionFixtures()
const EYES = { method: 'POST', route: '/repos/{owner}/{repo}/issues/comments/{comment_id}/reactions' } as const
const COMMENTS = { method: 'GET', route: '/repos/{owner}/{repo}/issues/{issue_number}/comments' } as const
const EVIL = 'EVIL words'
const answer = turn(read, finish('Nothing to do.'))
const HOUR_MS = 3_600_000

interface Issue {
  readonly number: number
  readonly comment: number
  readonly earlier: number
}

/** Each attack happens after the event was sent: at once, or during a later request of the run. */
const issueAttacks: readonly (readonly [string, (fixture: ActionFixture, issue: Issue) => void])[] = [
  [
    'an edit of the comment',
    ({ repository }, { comment }) => {
      repository.editComment(comment, `/agent fix ${EVIL}`)
    }
  ],
  [
    'an edit of an earlier comment',
    ({ repository }, { earlier }) => {
      repository.editComment(earlier, EVIL)
    }
  ],
  [
    'an edit of an earlier comment that adds a command',
    ({ repository }, { earlier }) => {
      repository.editComment(earlier, `/agent fix ${EVIL}`)
    }
  ],
  [
    'a later comment',
    ({ repository }, { number }) => {
      repository.comment(number, { author: 'mallory', body: EVIL })
    }
  ],
  [
    'a later comment by the maintainer',
    ({ repository }, { number }) => {
      repository.comment(number, { author: 'ada', body: EVIL })
    }
  ],
  [
    'a changed title',
    ({ repository }, { number }) => {
      repository.issue(number).title = EVIL
    }
  ],
  [
    'a changed description',
    ({ repository }, { number }) => {
      repository.issue(number).body = EVIL
    }
  ],
  [
    'an edit while the run adds its reaction',
    ({ repository, github }, { earlier }) => {
      github.before(EYES, () => {
        repository.editComment(earlier, EVIL)
      })
    }
  ],
  [
    'a comment while the thread is read',
    ({ repository, github }, { number }) => {
      github.before(COMMENTS, () => void repository.comment(number, { author: 'mallory', body: EVIL }))
    }
  ],
  [
    'an old comment edited after the event',
    ({ repository }, { number }) => {
      const { id } = repository.comment(number, {
        author: 'mallory',
        body: 'Harmless',
        createdAt: new Date(Date.now() - HOUR_MS)
      })
      repository.editComment(id, EVIL)
    }
  ]
]

it.each(issueAttacks)('shows the model nothing of %s', async (_, attack) => {
  const fixture = await openFixture({ script: [answer, answer] })
  const { repository } = fixture
  const number = repository.openIssue({ title: 'The greeting is wrong', body: 'Helo?', author: 'marie' }).number
  const createdAt = new Date(Date.now() - HOUR_MS)
  const earlier = repository.comment(number, { author: 'mallory', body: 'I saw it yesterday.', createdAt }).id
  const comment = repository.comment(number, { author: 'ada', body: '/agent fix this' }).id
  const payload = repository.issueCommentEvent(comment)
  attack(fixture, { number, comment, earlier })

  await fixture.play(comment, { payload })

  expect(fixture.model.requests.length).toBeGreaterThan(0)
  expect(JSON.stringify(fixture.model.requests)).not.toContain('EVIL')
})

const pullAttacks: readonly (readonly [string, (fixture: ActionFixture, number: number) => void])[] = [
  [
    'a changed title of a pull request',
    ({ repository }, number) => {
      repository.pullRequest(number).title = EVIL
    }
  ],
  [
    'a changed description of a pull request',
    ({ repository }, number) => {
      repository.pullRequest(number).body = EVIL
    }
  ],
  ['a later review', ({ repository }, number) => void repository.review(number, { author: 'ada', body: EVIL })],
  [
    'a later review by a stranger',
    ({ repository }, number) => void repository.review(number, { author: 'mallory', body: EVIL })
  ],
  [
    'a later comment on a line',
    ({ repository }, number) =>
      void repository.review(number, {
        author: 'ada',
        body: '',
        comments: [{ path: 'feature.txt', line: 1, body: EVIL }]
      })
  ]
]

it.each(pullAttacks)('shows the model nothing of %s', async (_, attack) => {
  const fixture = await openFixture({ script: [answer, answer] })
  const { repository } = fixture
  await repository.push('feature', { 'feature.txt': 'new\n' }, 'Add a feature')
  const options = { title: 'A feature', body: 'Words', author: 'marie', head: 'feature' }
  const { number } = await repository.openPullRequest(options)
  const comment = askAt(repository, number)
  const payload = repository.issueCommentEvent(comment)
  // In the second of the comment or later.
  repository.review(number, { author: 'ada', body: 'Harmless' })
  const moment = new Date(Date.now() + 2_000)
  attack(fixture, number)
  const { reviews, reviewComments } = repository.pullRequest(number).pullRequest
  for (const review of reviews) Object.assign(review, { submittedAt: moment })
  for (const line of reviewComments) Object.assign(line, { createdAt: moment, updatedAt: moment })

  await fixture.play(comment, { payload })

  expect(fixture.model.requests.length).toBeGreaterThan(0)
  expect(JSON.stringify(fixture.model.requests)).not.toContain('EVIL')
})

it('allows earlier comments, as data inside a fence', async () => {
  const fixture = await openFixture({ script: [fixGreeting] })
  const { repository } = fixture
  const number = repository.openIssue({ title: 'The greeting is wrong', body: 'Helo?', author: 'marie' }).number
  const createdAt = new Date(Date.now() - HOUR_MS)
  repository.comment(number, { author: 'marie', body: 'I saw it yesterday.', createdAt })
  const { id } = repository.comment(number, { author: 'ada', body: '/agent fix this' })
  await fixture.play(id)
  expect(JSON.stringify(fixture.model.requests)).toContain('I saw it yesterday.')
})

it('allows the request exactly as it was written', async () => {
  const fixture = await openFixture({ script: [fixGreeting] })
  const { main } = await fixture.play(ask(fixture.repository, '/agent fix the greeting').comment)
  expect(main.outputs['outcome']).toBe('proposed')
  expect(JSON.stringify(fixture.model.requests[0])).toContain('fix the greeting')
})

import { expect, it } from '@jest/globals'
import { ask, askAt, finish, fixGreeting, read, turn, useActionFixtures } from '../support/end-to-end.ts'
import type { ActionFixture } from '../support/action-run.ts'

const openFixture = useActionFixtures()
const EYES = { method: 'POST', route: '/repos/{owner}/{repo}/issues/comments/{comment_id}/reactions' } as const
const COMMENTS = { method: 'GET', route: '/repos/{owner}/{repo}/issues/{issue_number}/comments' } as const
const HARMLESS = 'I saw it yesterday.'
const answer = turn(read, finish('Nothing to do.'))
const HOUR_MS = 3_600_000

interface Issue {
  readonly number: number
  readonly comment: number
  /** Comments before the command, by a stranger. */
  readonly earlier: readonly [number, number, number]
}

/** Writes words of its own. */
type Attack<Target> = (fixture: ActionFixture, target: Target, words: string) => unknown
type Attacks<Target> = Readonly<Record<string, Attack<Target>>>

/** All attacks of a moment happen in one run. */
const issueAttacks: readonly (readonly [string, Attacks<Issue>])[] = [
  [
    'an edit of the comment',
    {
      'the comment': ({ repository }, { comment }, words) => {
        repository.editComment(comment, `/agent fix ${words}`)
      }
    }
  ],
  [
    'edits, comments and titles after the event',
    {
      'an earlier comment': ({ repository }, { earlier: [first] }, words) => {
        repository.editComment(first, words)
      },
      'an earlier comment that becomes a command': ({ repository }, { earlier: [, second] }, words) => {
        repository.editComment(second, `/agent fix ${words}`)
      },
      'a later comment': ({ repository }, { number }, words) => {
        repository.comment(number, { author: 'mallory', body: words })
      },
      'a later comment by the maintainer': ({ repository }, { number }, words) => {
        repository.comment(number, { author: 'ada', body: words })
      },
      'a title': ({ repository }, { number }, words) => {
        repository.issue(number).title = words
      },
      'a description': ({ repository }, { number }, words) => {
        repository.issue(number).body = words
      }
    }
  ],
  [
    'edits and comments while the run reads',
    {
      'an edit before the reaction': ({ repository, github }, { earlier: [first] }, words) => {
        github.before(EYES, () => {
          repository.editComment(first, words)
        })
      },
      'a comment before the thread is read': ({ repository, github }, { number }, words) => {
        github.before(COMMENTS, () => void repository.comment(number, { author: 'mallory', body: words }))
      }
    }
  ]
]

it.each(issueAttacks)('shows the model nothing of %s', async (_, attacks) => {
  const fixture = await openFixture({ script: [answer, answer] })
  const { repository } = fixture
  const number = repository.openIssue({ title: 'The greeting is wrong', body: 'Helo?', author: 'marie' }).number
  const createdAt = new Date(Date.now() - HOUR_MS)
  const say = (body: string) => repository.comment(number, { author: 'mallory', body, createdAt }).id
  const earlier = [say('Me, too.'), say('And I.'), say(HARMLESS)] as const
  const comment = repository.comment(number, { author: 'ada', body: '/agent fix this' }).id
  const payload = repository.issueCommentEvent(comment)
  for (const [what, attack] of Object.entries(attacks)) {
    attack(fixture, { number, comment, earlier }, `EVIL ${what}`)
  }

  await fixture.play(comment, { payload })

  const shown = JSON.stringify(fixture.model.requests)
  expect(shown.match(/EVIL [\w ]+/g)).toBeNull()
  expect(shown).toContain(HARMLESS)
})

const pullAttacks: Attacks<number> = {
  'a title': ({ repository }, number, words) => {
    repository.pullRequest(number).title = words
  },
  'a description': ({ repository }, number, words) => {
    repository.pullRequest(number).body = words
  },
  'a later review': ({ repository }, number, body) => repository.review(number, { author: 'ada', body }),
  'a later review by a stranger': ({ repository }, number, body) =>
    repository.review(number, { author: 'mallory', body }),
  'a later comment on a line': ({ repository }, number, body) =>
    repository.review(number, { author: 'ada', body: '', comments: [{ path: 'feature.txt', line: 1, body }] })
}

it('shows the model nothing of titles, descriptions and reviews of a pull request after the event', async () => {
  const fixture = await openFixture({ script: [answer, answer] })
  const { repository } = fixture
  await repository.push('feature', { 'feature.txt': 'new\n' }, 'Add a feature')
  const options = { title: 'A feature', body: 'Words', author: 'marie', head: 'feature' }
  const { number } = await repository.openPullRequest(options)
  const createdAt = new Date(Date.now() - HOUR_MS)
  repository.comment(number, { author: 'mallory', body: HARMLESS, createdAt })
  const comment = askAt(repository, number)
  const payload = repository.issueCommentEvent(comment)
  // In the second of the comment or later.
  await repository.review(number, { author: 'ada', body: 'Harmless' })
  const moment = new Date(Date.now() + 2_000)
  for (const [what, attack] of Object.entries(pullAttacks)) await attack(fixture, number, `EVIL ${what}`)
  const { reviews, reviewComments } = repository.pullRequest(number).pullRequest
  for (const review of reviews) Object.assign(review, { submittedAt: moment })
  for (const line of reviewComments) Object.assign(line, { createdAt: moment, updatedAt: moment })

  await fixture.play(comment, { payload })

  const shown = JSON.stringify(fixture.model.requests)
  expect(shown.match(/EVIL [\w ]+/g)).toBeNull()
  expect(shown).toContain(HARMLESS)
})

it('allows earlier comments, as data inside a fence', async () => {
  const fixture = await openFixture({ script: [fixGreeting] })
  const { repository } = fixture
  const number = repository.openIssue({ title: 'The greeting is wrong', body: 'Helo?', author: 'marie' }).number
  const createdAt = new Date(Date.now() - HOUR_MS)
  repository.comment(number, { author: 'marie', body: HARMLESS, createdAt })
  const { id } = repository.comment(number, { author: 'ada', body: '/agent fix this' })
  await fixture.play(id)
  expect(JSON.stringify(fixture.model.requests)).toContain(HARMLESS)
})

it('allows the request exactly as it was written', async () => {
  const fixture = await openFixture({ script: [fixGreeting] })
  const { main } = await fixture.play(ask(fixture.repository, '/agent fix the greeting').comment)
  expect(main.outputs['outcome']).toBe('proposed')
  expect(JSON.stringify(fixture.model.requests[0])).toContain('fix the greeting')
})

import { expect, it } from '@jest/globals'
import {
  askAt,
  fixGreeting,
  project,
  pullRequests,
  show,
  ownComments,
  useActionFixtures
} from '../support/end-to-end.ts'
import type { ActionFixture } from '../support/action-run.ts'

const openFixture = useActionFixtures()
const ACTIVITY = { method: 'GET', route: '/repos/{owner}/{repo}/activity' } as const

/** A check or a setup command of this repository prints who.txt to the log. */
const files = { ...project, '.github/agent.yml': JSON.stringify({ setup: ['cat who.txt'], verify: ['cat who.txt'] }) }
const EVIL = { 'who.txt': 'mallory was here\n' }

async function openPullRequest({ repository }: ActionFixture): Promise<number> {
  await repository.push('feature', { 'who.txt': 'marie\n' }, 'Add a feature')
  return (await repository.openPullRequest({ title: 'A feature', author: 'marie', head: 'feature' })).number
}

async function pushEvil({ repository, github }: ActionFixture, branch = 'feature'): Promise<void> {
  await repository.push(branch, EVIL, 'More of it', github.account('mallory'))
}

interface Refused {
  readonly number: number
  readonly comment: number
  readonly why: RegExp
}

async function expectNothingDone(fixture: ActionFixture, { number, comment, why }: Refused): Promise<void> {
  const { main } = await fixture.play(comment)
  expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' } })
  expect(ownComments(fixture.repository, number)).toEqual([expect.stringMatching(why)])
  expect(main.log).not.toContain('mallory was here')
  expect(fixture.model.requests).toEqual([])
  expect(fixture.repository.state.activities.filter(({ actor }) => actor.isBot)).toEqual([])
}

it('skips a branch that was pushed to after the comment', async () => {
  const fixture = await openFixture({ files, script: [fixGreeting] })
  const number = await openPullRequest(fixture)
  const comment = fixture.repository.comment(number, { author: 'ada', body: '/agent fix this' }).id
  await pushEvil(fixture)
  await expectNothingDone(fixture, { number, comment, why: /`skipped`[^]*moved after the comment, by mallory/ })
})

it('skips a branch that was pushed to in the same second as the comment', async () => {
  const fixture = await openFixture({ files, script: [fixGreeting] })
  const number = await openPullRequest(fixture)
  await pushEvil(fixture)
  const createdAt = fixture.repository.state.activities.at(-1)?.at ?? new Date(0)
  const { id } = fixture.repository.comment(number, { author: 'ada', body: '/agent fix this', createdAt })
  await expectNothingDone(fixture, { number, comment: id, why: /moved after the comment/ })
})

it('skips a branch that was force-pushed after the comment', async () => {
  const fixture = await openFixture({ files, script: [fixGreeting] })
  const { repository, github } = fixture
  const number = await openPullRequest(fixture)
  const comment = repository.comment(number, { author: 'ada', body: '/agent fix this' }).id
  await repository.state.git.run(['update-ref', '-d', 'refs/heads/feature'])
  await repository.push('feature', EVIL, 'More of it', github.account('mallory'))
  expect(repository.state.activities.at(-1)?.type).toBe('force_push')
  await expectNothingDone(fixture, { number, comment, why: /moved after the comment, by mallory/ })
})

it('skips a branch that is pushed to while the run reads the branch activity', async () => {
  const fixture = await openFixture({ files, script: [fixGreeting] })
  const { repository, github } = fixture
  const number = await openPullRequest(fixture)
  github.before(ACTIVITY, () => pushEvil(fixture))
  await expectNothingDone(fixture, {
    number,
    comment: askAt(repository, number),
    why: /moved after the comment, by mallory/
  })
  expect(await show(repository, 'who.txt', 'feature')).toBe('mallory was here')
})

it('skips a branch whose latest push is missing from the branch activity', async () => {
  const fixture = await openFixture({ files, script: [fixGreeting] })
  const { repository, github } = fixture
  const number = await openPullRequest(fixture)
  const comment = askAt(repository, number)
  github.before({ method: 'POST', route: '/graphql' }, () => pushEvil(fixture))
  github.before(ACTIVITY, () => {
    const { activities } = repository.state
    activities.splice(
      activities.findIndex(({ actor }) => actor.login === 'mallory'),
      1
    )
    return Promise.resolve()
  })
  await expectNothingDone(fixture, { number, comment, why: /was just moved to/ })
})

it('skips a branch whose activity GitHub does not disclose', async () => {
  const fixture = await openFixture({ files, script: [fixGreeting] })
  const number = await openPullRequest(fixture)
  // It is asked again before the run is refused.
  fixture.github.fault({ ...ACTIVITY, status: 404, times: 2 })
  const comment = askAt(fixture.repository, number)
  await expectNothingDone(fixture, { number, comment, why: /does not say whether feature has moved/ })
})

it('runs no setup command for a question when the branch was pushed to after it', async () => {
  const fixture = await openFixture({ files, script: [fixGreeting, fixGreeting] })
  const { repository } = fixture
  const number = await openPullRequest(fixture)
  const comment = repository.comment(number, { author: 'ada', body: '/agent explain this' }).id
  await pushEvil(fixture)
  const { main } = await fixture.play(comment)
  expect(main.outputs['outcome']).toBe('answered')
  expect(main.log).not.toContain('mallory was here')
})

it('skips our own branch of an issue when somebody else pushed to it after the comment', async () => {
  const fixture = await openFixture({ script: [fixGreeting, fixGreeting] })
  const { repository } = fixture
  const issue = repository.openIssue({ title: 'The greeting is wrong', body: 'Helo?', author: 'marie' }).number
  const first = await fixture.play(repository.comment(issue, { author: 'ada', body: '/agent fix this' }).id)
  const again = repository.comment(issue, { author: 'ada', body: '/agent fix the rest' }).id
  await pushEvil(fixture, `agent/issue-${issue}`)
  const second = await fixture.play(again)
  expect(first.main.outputs['outcome']).toBe('proposed')
  expect(second.main.outputs['outcome']).toBe('skipped')
})

it('allows work on a branch that only another run has pushed to since the comment', async () => {
  const fixture = await openFixture({ script: [fixGreeting, fixGreeting] })
  const { repository } = fixture
  const issue = repository.openIssue({ title: 'The greeting is wrong', body: 'Helo?', author: 'marie' }).number
  const comments = [1, 2].map(() => repository.comment(issue, { author: 'ada', body: '/agent fix this' }).id)
  for (const comment of comments) await fixture.play(comment)
  expect(pullRequests(repository)).toHaveLength(1)
  expect(ownComments(repository, issue)).not.toContainEqual(expect.stringContaining('`skipped`'))
})

it('allows work on a branch that has not moved', async () => {
  const fixture = await openFixture({ script: [fixGreeting] })
  const number = await openPullRequest(fixture)
  const { main } = await fixture.play(askAt(fixture.repository, number))
  expect(main.outputs['outcome']).toBe('updated')
})

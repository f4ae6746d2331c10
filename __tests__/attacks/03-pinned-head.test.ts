import { expect, it } from '@jest/globals'
import { askAt, fixGreeting, project, pullRequests, show, ownComments, useStages } from '../support/end-to-end.ts'
import type { Stage } from '../support/action-run.ts'

const openStage = useStages()
const ACTIVITY = { method: 'GET', route: '/repos/{owner}/{repo}/activity' } as const
const PULL = { method: 'GET', route: '/repos/{owner}/{repo}/pulls/{pull_number}' } as const

/** A check or a setup command of this repository prints who.txt to the log. */
const files = { ...project, '.github/agent.yml': JSON.stringify({ setup: ['cat who.txt'], verify: ['cat who.txt'] }) }
const EVIL = { 'who.txt': 'mallory was here\n' }

async function openPullRequest({ repository }: Stage): Promise<number> {
  await repository.push('feature', { 'who.txt': 'marie\n' }, 'Add a feature')
  return (await repository.openPullRequest({ title: 'A feature', author: 'marie', head: 'feature' })).number
}

async function pushEvil({ repository, github }: Stage, branch = 'feature'): Promise<void> {
  await repository.push(branch, EVIL, 'More of it', github.account('mallory'))
}

interface Refused {
  readonly number: number
  readonly comment: number
  readonly why: RegExp
}

async function expectNothingDone(stage: Stage, { number, comment, why }: Refused): Promise<void> {
  const { main } = await stage.play(comment)
  expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' } })
  expect(ownComments(stage.repository, number)).toEqual([expect.stringMatching(why)])
  expect(main.log).not.toContain('mallory was here')
  expect(stage.model.requests).toEqual([])
  expect(stage.repository.state.activities.filter(({ actor }) => actor.isBot)).toEqual([])
}

it('skips a branch that was pushed to after the comment', async () => {
  const stage = await openStage({ files, script: [fixGreeting] })
  const number = await openPullRequest(stage)
  const comment = stage.repository.comment(number, { author: 'ada', body: '/agent fix this' }).id
  await pushEvil(stage)
  await expectNothingDone(stage, { number, comment, why: /`skipped`[^]*moved after the comment, by mallory/ })
})

it('skips a branch that was pushed to in the same second as the comment', async () => {
  const stage = await openStage({ files, script: [fixGreeting] })
  const number = await openPullRequest(stage)
  await pushEvil(stage)
  const createdAt = stage.repository.state.activities.at(-1)?.at ?? new Date(0)
  const { id } = stage.repository.comment(number, { author: 'ada', body: '/agent fix this', createdAt })
  await expectNothingDone(stage, { number, comment: id, why: /moved after the comment/ })
})

it('skips a branch that was force-pushed after the comment', async () => {
  const stage = await openStage({ files, script: [fixGreeting] })
  const { repository, github } = stage
  const number = await openPullRequest(stage)
  const comment = repository.comment(number, { author: 'ada', body: '/agent fix this' }).id
  await repository.state.git.run(['update-ref', '-d', 'refs/heads/feature'])
  await repository.push('feature', EVIL, 'More of it', github.account('mallory'))
  expect(repository.state.activities.at(-1)?.type).toBe('force_push')
  await expectNothingDone(stage, { number, comment, why: /moved after the comment, by mallory/ })
})

it('ignores a push that happens while the run reads the branch activity', async () => {
  const stage = await openStage({ files, script: [fixGreeting] })
  const { repository, github } = stage
  const number = await openPullRequest(stage)
  github.before(ACTIVITY, () => pushEvil(stage))
  await stage.play(askAt(repository, number))
  expect(JSON.stringify(stage.model.requests)).not.toContain('mallory was here')
  expect(await show(repository, 'who.txt', 'feature')).toBe('mallory was here')
})

it('skips a branch whose latest push is missing from the branch activity', async () => {
  const stage = await openStage({ files, script: [fixGreeting] })
  const { repository, github } = stage
  const number = await openPullRequest(stage)
  const comment = askAt(repository, number)
  github.before(PULL, async () => {
    await pushEvil(stage)
    repository.state.activities.pop()
  })
  await expectNothingDone(stage, { number, comment, why: /was just moved to/ })
})

it('skips a branch whose activity GitHub does not disclose', async () => {
  const stage = await openStage({ files, script: [fixGreeting] })
  const number = await openPullRequest(stage)
  stage.github.fault({ ...ACTIVITY, status: 404 })
  const comment = askAt(stage.repository, number)
  await expectNothingDone(stage, { number, comment, why: /does not say whether feature has moved/ })
})

it('runs no setup command for a question when the branch was pushed to after it', async () => {
  const stage = await openStage({ files, script: [fixGreeting, fixGreeting] })
  const { repository } = stage
  const number = await openPullRequest(stage)
  const comment = repository.comment(number, { author: 'ada', body: '/agent explain this' }).id
  await pushEvil(stage)
  const { main } = await stage.play(comment)
  expect(main.outputs['outcome']).toBe('answered')
  expect(main.log).not.toContain('mallory was here')
})

it('skips our own branch of an issue when somebody else pushed to it after the comment', async () => {
  const stage = await openStage({ script: [fixGreeting, fixGreeting] })
  const { repository } = stage
  const issue = repository.openIssue({ title: 'The greeting is wrong', body: 'Helo?', author: 'marie' }).number
  const first = await stage.play(repository.comment(issue, { author: 'ada', body: '/agent fix this' }).id)
  const again = repository.comment(issue, { author: 'ada', body: '/agent fix the rest' }).id
  await pushEvil(stage, `agent/issue-${issue}`)
  const second = await stage.play(again)
  expect(first.main.outputs['outcome']).toBe('proposed')
  expect(second.main.outputs['outcome']).toBe('skipped')
})

it('allows work on a branch that only another run has pushed to since the comment', async () => {
  const stage = await openStage({ script: [fixGreeting, fixGreeting] })
  const { repository } = stage
  const issue = repository.openIssue({ title: 'The greeting is wrong', body: 'Helo?', author: 'marie' }).number
  const comments = [1, 2].map(() => repository.comment(issue, { author: 'ada', body: '/agent fix this' }).id)
  for (const comment of comments) await stage.play(comment)
  expect(pullRequests(repository)).toHaveLength(1)
  expect(ownComments(repository, issue)).not.toContainEqual(expect.stringContaining('`skipped`'))
})

it('allows work on a branch that has not moved', async () => {
  const stage = await openStage({ script: [fixGreeting] })
  const number = await openPullRequest(stage)
  const { main } = await stage.play(askAt(stage.repository, number))
  expect(main.outputs['outcome']).toBe('updated')
})

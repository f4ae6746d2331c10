import { expect, it } from '@jest/globals'
import {
  agentFile,
  finish,
  ownComments,
  pullRequests,
  show,
  turn,
  useActionFixtures,
  askAt,
  secondWorkspace
} from '../support/end-to-end.ts'
import {
  answer,
  eventsOf,
  files,
  five,
  leaveReview,
  onBranch,
  openReviewed,
  replace,
  reviewed,
  submitLater,
  threadsOf
} from '../support/reviewed-pull-request.ts'

const openFixture = useActionFixtures()
const BOT = 'github-actions[bot]'

it('leaves no trace of reviews that ask for nothing, and stays green', async () => {
  const fixture = await openFixture({ files, script: [] })
  const { repository } = fixture
  const { number, id } = await reviewed(fixture, five.slice(0, 1), { state: 'CHANGES_REQUESTED' })
  const approved = await leaveReview(repository, number, [], { state: 'APPROVED' })
  const { pullRequest } = repository.pullRequest(number)
  for (const review of pullRequest.reviews) if (review.id === id) review.state = 'DISMISSED'
  const [dismissed] = await eventsOf(repository, number, id)
  // The review of a reply has no text.
  const replyBy = async (author: string) => {
    const root = pullRequest.reviewComments[0]?.id ?? 0
    const { reviewId } = repository.replyToReviewComment(root, { author, body: 'Why not?' })
    return (await eventsOf(repository, number, reviewId))[0]
  }

  const jobs = [
    approved.events[0],
    dismissed,
    dismissed && { ...dismissed, payload: { ...dismissed.payload, action: 'dismissed' } },
    dismissed && { ...dismissed, payload: { ...dismissed.payload, action: 'edited' } },
    await replyBy(BOT),
    await replyBy('mallory')
  ]
  for (const [index, job] of jobs.entries()) {
    const { main } = await fixture.play(0, { ...job, runId: index + 1 })
    expect([index, main.exitCode, main.outputs['outcome']]).toEqual([index, 0, 'skipped'])
  }
  expect(repository.comments(number)).toEqual([])
  expect(threadsOf({ repository, number, id })).toEqual([{ isResolved: false, replies: ['Why not?', 'Why not?'] }])
})

it('skips the review of a fork, whose job has no secrets, with a notice of what works', async () => {
  const fixture = await openFixture({ files, script: [] })
  const { repository, github } = fixture
  const fork = await github.createRepository({ owner: 'mallory', name: 'project', forkOf: repository })
  await fork.push('topic', { 'lines.txt': onBranch }, 'A gift')
  const { number } = await repository.openPullRequest({ title: 'Gift', author: 'mallory', head: 'topic', from: fork })
  const { events } = await leaveReview(repository, number, five.slice(0, 1), { body: '/agent fix this' })

  const { main, post } = await fixture.play(0, { ...events[0], inputs: { 'api-key': '' } })
  expect([main.exitCode, post.exitCode, main.outputs['outcome']]).toEqual([0, 0, 'skipped'])
  expect(main.log).toMatch(/^::notice::.*GitHub gives this event no secrets\. Comment \/agent … in the conversation/)
  expect(main.summary).toContain('Comment /agent … in the conversation; that works for forks')
  expect(github.requests).toEqual([])
})

it('handles forty of two hundred threads, and says how many are left', async () => {
  const remarks = Array.from({ length: 200 }, (_, index) => ({ line: (index % 5) + 2, body: `Remark ${index}.` }))
  const labels = Array.from({ length: 40 }, (_, index) => `T${index + 1}`)
  const script = [turn(...labels.map((label) => answer(label, 'already_done'))), turn(finish('All is so already.'))]
  const fixture = await openFixture({
    files: { ...files, '.github/agent.yml': agentFile({ threads: 'silent' }) },
    script
  })
  const { number, events } = await reviewed(fixture, remarks)
  const { main } = await fixture.play(0, events[0])
  expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'no_change', 'threads-open': '40' } })
  const prompt = JSON.stringify(fixture.model.requests[0]?.messages)
  expect(prompt).toContain('## T40')
  expect(prompt).not.toContain('## T41')
  expect(ownComments(fixture.repository, number)).toEqual([
    expect.stringContaining('160 more open threads left for another run: one run handles at most 40.')
  ])
})

it('answers the thread of a file that a later commit deleted, and shows its lines', async () => {
  const script = [turn(answer('T1', 'already_done', 'The file is gone.'), finish('It is gone.'))]
  const fixture = await openReviewed(openFixture, script, five.slice(0, 1))
  const { repository, number } = fixture
  await repository.push('topic', { 'lines.txt': null, 'other.txt': 'x\n' }, 'Remove the lines')
  submitLater(repository, number, fixture.id, 2)
  const { main } = await fixture.play(0, (await eventsOf(repository, number, fixture.id))[0])
  expect(main).toMatchObject({ exitCode: 0 })
  expect(JSON.stringify(fixture.model.requests[0]?.messages)).toMatch(
    /the line is gone, it was line 2[^]*The lines were:[^]*\+one/
  )
  expect(threadsOf(fixture)).toEqual([{ isResolved: true, replies: [expect.stringContaining('The file is gone.')] }])
})

it('handles a review that is submitted while a run on the same pull request works', async () => {
  const submitted = Promise.withResolvers<undefined>()
  const ended = Promise.withResolvers<undefined>()
  const fixture = await openFixture({
    files,
    script: async ({ number, messages }) => {
      if (JSON.stringify(messages).includes('T1')) return turn(replace('one'), answer('T1', 'fixed'), finish())
      if (number === 1) {
        submitted.resolve(undefined)
        await ended.promise
      }
      return turn(replace('five'), finish())
    }
  })
  const { repository } = fixture
  await repository.push('topic', { 'lines.txt': onBranch }, 'Add lines')
  const { number } = await repository.openPullRequest({ title: 'Lines', author: BOT, head: 'topic' })
  const first = fixture.play(askAt(repository, number, '/agent fix five'), { runId: 1 })
  await submitted.promise
  const { id, events } = await leaveReview(repository, number, five.slice(0, 1), { seconds: 2 })
  const second = await fixture.play(0, { ...events[0], runId: 2, workspace: await secondWorkspace(fixture) })
  ended.resolve(undefined)
  const { main } = await first
  expect([second.main.outputs['outcome'], main.outputs['outcome']]).toEqual(['updated', 'updated'])
  expect(threadsOf({ repository, number, id })).toEqual([
    { isResolved: true, replies: [expect.stringContaining('Fixed in')] }
  ])
  expect(await show(repository, 'lines.txt', 'topic')).toMatch(/ONE[^]*FIVE/)
  expect(pullRequests(repository)).toHaveLength(1)
})

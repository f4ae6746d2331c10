import { expect, it } from '@jest/globals'
import { refuseWithoutWriteAccess } from '../../src/run/claim/permission.ts'
import { claimedReason, lockedReason, LONGEST_OPENING_MS } from '../../src/run/claim/run-lock.ts'
import { bot } from '../support/run.ts'
import { startForgeFixture, task } from '../support/github-forge.ts'
import { PipelineRun } from '../support/pipeline-run.ts'
import { calls } from '../support/scripted-model.ts'
import { progressMarker, runMarker } from '../../src/tasks/comment-markers.ts'
import type { ProgressPost } from '../../src/domain/thread.ts'

const NOW = Date.parse('2026-11-20T10:00:00Z')
const HOUR_MS = 3_600_000

function progress(change: Partial<ProgressPost> = {}): ProgressPost {
  return { id: 5, runId: '8', hasEnded: false, updatedAt: '2026-11-20T09:59:00Z', ...change }
}

const first = { id: '7', attempt: 1 }
const again = { id: '7', attempt: 2 }

it.each([
  ['a second delivery during the first run', progress(), first, /run 8 is working/],
  ['a second delivery after the first run', progress({ hasEnded: true }), first, /run 8 has already answered/],
  ['a re-run during another run', progress(), again, /run 8 is working/],
  ['a second delivery five hours later', progress({ updatedAt: '2026-11-20T05:00:00Z' }), first, /run 8 is working/]
])('leaves the comment to the run that has it: %s', (_, post, run, reason) => {
  expect(lockedReason(post, run, NOW)).toMatch(reason)
})

it.each([
  ['the comment of an earlier attempt that was killed', progress({ runId: '7' }), again],
  ['the final comment of an earlier attempt', progress({ runId: '7', hasEnded: true }), again],
  ['the final comment of another run when a person re-runs this one', progress({ hasEnded: true }), again],
  ['a comment that names no run', progress({ runId: undefined }), first],
  ['the comment of a run that must have ended', progress({ updatedAt: '2026-11-20T03:00:00Z' }), first]
])('allows a run to take over %s', (_, post, run) => {
  expect(lockedReason(post, run, NOW)).toBeUndefined()
})

it.each([true, false])('does nothing for a comment that another run has (ended: %s)', async (hasEnded) => {
  await using run = await PipelineRun.open()
  const marker = runMarker('8', hasEnded ? 'ended' : 'working')
  run.say(`${progressMarker('comment-99')}\n${marker}\n`, bot.login, new Date())
  const outcome = await run.play([calls('finish', { title: 'a', description: 'b' })])
  expect(outcome).toMatchObject({ kind: 'skipped', reason: expect.stringContaining('run 8') })
  expect(await run.pushed()).toEqual([])
  expect(run.repository.comments(12)).toHaveLength(2)
})

it('ignores a marker that a stranger wrote', async () => {
  await using fixture = await startForgeFixture()
  const { number } = fixture.repository.openIssue({ title: 'It breaks', body: null, author: 'ada' })
  const body = '<!-- forgehand:progress:comment-100 -->\n\n<!-- forgehand:run:8:ended -->'
  fixture.repository.comment(number, { author: 'mallory', body })
  const thread = await fixture.forge.readThread(task({ number }), bot)
  expect(thread.progress).toBeUndefined()
})

it('allows exactly one of twenty simultaneous runs to claim a request', async () => {
  await using fixture = await startForgeFixture()
  const all = await Promise.all(
    Array.from({ length: 20 }, (_, index) => fixture.forge.claim('comment-7', { id: String(index), attempt: 1 }))
  )
  const winner = all.findIndex(({ kind }) => kind === 'ours')
  const others = all.toSpliced(winner, 1)
  expect(others).toEqual(others.map(() => ({ kind: 'held', runId: String(winner), at: expect.any(String) })))
})

it('answers a stranger once in a thread, whose ten comments start ten runs at once', async () => {
  await using fixture = await startForgeFixture()
  const { repository, github } = fixture
  const mallory = { ...github.account('mallory'), isBot: false }
  const threads = [1, 2].map(() => repository.openIssue({ title: 'It breaks', body: null, author: 'ada' }).number)
  const asked = threads.flatMap((number) =>
    Array.from({ length: 10 }, (_, index) => {
      const trigger = { kind: 'comment', commentId: 100 * number + index } as const
      return task({ number, trigger, actor: mallory, author: mallory })
    })
  )
  const refusals = await Promise.all(asked.map((one) => refuseWithoutWriteAccess(one, fixture.forgeWith({}))))
  expect(refusals).toEqual(asked.map(() => expect.stringMatching(/mallory has .*You need write access/)))
  expect(threads.map((number) => repository.comments(number).length)).toEqual([1, 1])
})

it('gives a claim back to a later attempt of the same run, and not to another job of the same attempt', async () => {
  await using fixture = await startForgeFixture()
  await fixture.forge.claim('review-7', first)
  expect(await fixture.forge.claim('review-7', again)).toEqual({ kind: 'ours' })
  expect(await fixture.forge.claim('review-7', first)).toMatchObject({ kind: 'held', runId: '7' })
  expect(await fixture.forge.claim('review-8', first)).toEqual({ kind: 'ours' })
})

it('gives a claim back to only one of the jobs that are run again at once', async () => {
  await using fixture = await startForgeFixture()
  const attempts = [1, 2, 3]
  for (const attempt of attempts) {
    const jobs = Array.from({ length: 5 }, () => fixture.forge.claim('comment-7', { id: '7', attempt }))
    const kinds = (await Promise.all(jobs)).map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual(['held', 'held', 'held', 'held', 'ours'])
  }
})

it('claims once when the response to the claim is lost', async () => {
  await using fixture = await startForgeFixture()
  fixture.github.fault({ method: 'POST', route: '/repos/{owner}/{repo}/git/refs', cut: 'response' })
  expect(await fixture.forge.claim('comment-7', first)).toEqual({ kind: 'ours' })
})

it.each([
  ['stops', 'a second delivery during the first run', first, '2026-11-20T09:59:00Z', /run 8 works/],
  ['stops', 'another job of the same run', { id: '8', attempt: 1 }, '2026-11-20T09:59:00Z', /another job/],
  ['goes on', 'a re-run by a person', again, '2026-11-20T09:59:00Z', /^$/],
  ['goes on', 'a delivery after the longest job', first, '2026-11-20T03:00:00Z', /^$/]
])('%s for %s', (_, __, run, at, reason) => {
  expect(claimedReason({ kind: 'held', runId: '8', at }, run, NOW) ?? '').toMatch(reason)
})

it('continues sooner if the other run only had an issue to open', () => {
  const claim = { kind: 'held', runId: '8', at: '2026-11-20T09:00:00Z' } as const
  expect(claimedReason(claim, first, NOW)).toMatch(/run 8 works/)
  expect(claimedReason(claim, first, NOW, LONGEST_OPENING_MS)).toBeUndefined()
})

it.each([0, 1, 5])('releases the comment after the longest job even if a clock is %s hours ahead', (hours) => {
  const future = new Date(NOW + hours * HOUR_MS).toISOString()
  const later = NOW + (hours + 6) * HOUR_MS + 1
  expect(lockedReason(progress({ updatedAt: future }), first, later)).toBeUndefined()
})

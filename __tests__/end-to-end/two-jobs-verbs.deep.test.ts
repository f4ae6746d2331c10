import { expect, it } from '@jest/globals'
import { playBoth } from '../support/action-jobs.ts'
import {
  ask,
  askAt,
  edit,
  finish,
  fixGreeting,
  listTree,
  ownComments,
  pullRequests,
  read,
  show,
  turn,
  useActionFixtures,
  write
} from '../support/end-to-end.ts'
import { answer, files, five, replace, reviewed, threadsOf } from '../support/reviewed-pull-request.ts'
import { sessionOf, useSessionRuns } from '../support/session-runs.ts'
import { READ_ONLY, type TwoJobs } from '../support/two-jobs.ts'

const openFixture = useActionFixtures()
const openRuns = useSessionRuns()

/** Both jobs in this process, the first one with a token that only reads. With the built action, the review below does the same. */
async function both(jobs: TwoJobs, comment: number, inputs: Readonly<Record<string, string>> = {}) {
  const token = jobs.repository.issueToken({ permissions: READ_ONLY })
  const { folder, outcome: proposed } = await jobs.propose({ comment, token, inputs })
  const { outcome: published } = await jobs.publish({ comment, folder })
  return { proposed, published }
}

it('retries through both jobs, and the publish job reverts the work with undo', async () => {
  const more = turn(write('other.txt', 'other\n'), finish('Another way.', 'Do it another way'))
  const jobs = await openRuns([fixGreeting, more])
  const { repository, model } = jobs
  const { issue, comment } = ask(repository)
  await jobs.whole({ comment })
  const branch = `agent/issue-${issue}`

  const retry = await both(jobs, askAt(repository, issue, '/agent retry'))
  expect(retry.proposed.kind).toBe('prepared')
  expect(retry.published).toMatchObject({ kind: 'updated', publication: { branch } })
  expect(await show(repository, 'src/greeting.txt', branch)).toBe('Helo')
  expect(await show(repository, 'other.txt', branch)).toBe('other')

  const asked = model.requests.length
  const undo = await both(jobs, askAt(repository, issue, '/agent undo'))
  expect(undo.proposed.kind).toBe('answered')
  expect(undo.published).toMatchObject({ kind: 'updated', publication: { branch } })
  expect(model.requests).toHaveLength(asked)
  expect(pullRequests(repository)).toHaveLength(1)
})

it('continues a session that the publish job writes', async () => {
  const jobs = await openRuns([turn(read), turn(), turn(edit, finish())])
  const { repository, model } = jobs
  const { issue, comment } = ask(repository)
  await both(jobs, comment, { 'max-turns': '1' })
  const asked = model.requests.length

  const next = await both(jobs, askAt(repository, issue, '/agent continue'))
  expect(next.published.kind).toBe('proposed')
  expect(model.requests[asked]?.messages[1]?.text).toContain('whose last run ended as partial')
  expect(await sessionOf(jobs, `issue-${issue}`)).toMatchObject({
    requests: [{ outcome: 'partial' }, { outcome: 'proposed' }]
  })
})

it('merges the base where nothing conflicts, and says that conflicts are not resolved', async () => {
  const jobs = await openRuns([])
  const { repository } = jobs
  await repository.push('feature', { 'feature.txt': 'new\n' }, 'Add a feature')
  const { number } = await repository.openPullRequest({ title: 'A feature', author: 'marie', head: 'feature' })
  await repository.push('main', { 'elsewhere.txt': 'x\n' }, 'Move on')

  const clean = await both(jobs, askAt(repository, number, '/agent update'))
  expect(clean.published.kind).toBe('updated')
  expect([...(await listTree(repository, 'feature')).keys()]).toEqual(
    expect.arrayContaining(['elsewhere.txt', 'feature.txt'])
  )

  await repository.push('main', { 'feature.txt': 'theirs\n' }, 'Add it too')
  const head = await repository.head('feature')
  const conflicting = await both(jobs, askAt(repository, number, '/agent update'))
  expect(conflicting.published.kind).toBe('conflict')
  expect(ownComments(repository, number).at(-1)).toContain('In two-job mode, conflicts cannot be resolved')
  expect(await repository.head('feature')).toBe(head)
})

it('asks no model for work that a rule of the branch would refuse', async () => {
  const jobs = await openRuns([])
  const { repository, model } = jobs
  repository.addRuleSet({ name: 'No new branches', rules: [{ type: 'creation' }] })
  const { issue, comment } = ask(repository)
  expect((await both(jobs, comment)).published.kind).toBe('failed')
  expect(ownComments(repository, issue)).toEqual([expect.stringContaining('The ruleset "No new branches"')])
  expect(model.requests).toEqual([])
})

it('handles a review: the first job decides about the threads, the second one answers them', async () => {
  const script = [turn(replace('one'), answer('T1', 'fixed'), finish())]
  const fixture = await openFixture({ files, script })
  const { number, id, events } = await reviewed(fixture, five.slice(0, 1))

  const { proposed, published } = await playBoth(fixture, 0, events[0])
  expect(proposed.main).toMatchObject({ exitCode: 0, outputs: { outcome: 'prepared' } })
  expect(published.main).toMatchObject({ exitCode: 0, outputs: { outcome: 'updated', 'threads-fixed': '1' } })
  const { repository } = fixture
  expect(threadsOf({ repository, number, id })).toEqual([
    { isResolved: true, replies: [expect.stringContaining('Fixed in')] }
  ])
})

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

const openFixture = useActionFixtures()

it('retries through both jobs, and the publish job reverts the work with undo', async () => {
  const fixture = await openFixture({
    script: [fixGreeting, turn(write('other.txt', 'other\n'), finish('Another way.', 'Do it another way'))]
  })
  const { repository, model } = fixture
  const { issue, comment } = ask(repository)
  await fixture.play(comment, { runId: 1 })
  const branch = `agent/issue-${issue}`

  const retry = await playBoth(fixture, askAt(repository, issue, '/agent retry'), { runId: 2 })
  expect(retry.proposed.main.outputs['outcome']).toBe('prepared')
  expect(retry.published.main).toMatchObject({ exitCode: 0, outputs: { outcome: 'updated', branch } })
  expect(await show(repository, 'src/greeting.txt', branch)).toBe('Helo')
  expect(await show(repository, 'other.txt', branch)).toBe('other')

  const asked = model.requests.length
  const undo = await playBoth(fixture, askAt(repository, issue, '/agent undo'), { runId: 3 })
  expect(undo.proposed.main).toMatchObject({ exitCode: 0, outputs: { outcome: 'answered' } })
  expect(undo.published.main).toMatchObject({ exitCode: 0, outputs: { outcome: 'updated', branch } })
  expect(model.requests).toHaveLength(asked)
  expect(pullRequests(repository)).toHaveLength(1)
})

it('continues a session that the publish job writes', async () => {
  const fixture = await openFixture({ script: [turn(read), turn(), turn(edit, finish())] })
  const { repository, model } = fixture
  const { issue, comment } = ask(repository)
  await playBoth(fixture, comment, { runId: 1, inputs: { 'max-turns': '1' } })
  const asked = model.requests.length

  const next = await playBoth(fixture, askAt(repository, issue, '/agent continue'), { runId: 2 })
  expect(next.published.main).toMatchObject({ exitCode: 0, outputs: { outcome: 'proposed' } })
  expect(model.requests[asked]?.messages[1]?.text).toContain('whose last run ended as partial')
  const record: unknown = JSON.parse(await show(repository, 'session.json', `refs/forgehand/sessions/issue-${issue}`))
  expect(record).toMatchObject({ requests: [{ outcome: 'partial' }, { outcome: 'proposed' }] })
})

it('merges the base where nothing conflicts, and says that conflicts are not resolved', async () => {
  const fixture = await openFixture({ script: [] })
  const { repository } = fixture
  await repository.push('feature', { 'feature.txt': 'new\n' }, 'Add a feature')
  const { number } = await repository.openPullRequest({ title: 'A feature', author: 'marie', head: 'feature' })
  await repository.push('main', { 'elsewhere.txt': 'x\n' }, 'Move on')

  const clean = await playBoth(fixture, askAt(repository, number, '/agent update'), { runId: 1 })
  expect(clean.published.main).toMatchObject({ exitCode: 0, outputs: { outcome: 'updated' } })
  expect([...(await listTree(repository, 'feature')).keys()]).toEqual(
    expect.arrayContaining(['elsewhere.txt', 'feature.txt'])
  )

  await repository.push('main', { 'feature.txt': 'theirs\n' }, 'Add it too')
  const head = await repository.head('feature')
  const conflicting = await playBoth(fixture, askAt(repository, number, '/agent update'), { runId: 2 })
  expect(conflicting.published.main).toMatchObject({ exitCode: 1, outputs: { outcome: 'conflict' } })
  expect(ownComments(repository, number).at(-1)).toContain('In two-job mode, conflicts cannot be resolved')
  expect(await repository.head('feature')).toBe(head)
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

it('asks no model for work that a rule of the branch would refuse', async () => {
  const fixture = await openFixture({ script: [] })
  const { repository, model } = fixture
  repository.addRuleSet({ name: 'No new branches', rules: [{ type: 'creation' }] })
  const { issue, comment } = ask(repository)
  const { published } = await playBoth(fixture, comment)
  expect(published.main).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed' } })
  expect(ownComments(repository, issue)).toEqual([expect.stringContaining('The ruleset "No new branches"')])
  expect(model.requests).toEqual([])
})

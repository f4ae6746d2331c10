import { expect, it } from '@jest/globals'
import {
  branches,
  finish,
  ownComments,
  secondWorkspace,
  show,
  turn,
  useActionFixtures,
  write
} from '../support/end-to-end.ts'

const openFixture = useActionFixtures()

it('keeps the work that two people ask for at once on one pull request', async () => {
  const fixture = await openFixture({
    script: ({ number }) => turn(write(`file-${number}.txt`, `${number}\n`), finish(`Number ${number}.`))
  })
  const { repository, github } = fixture
  repository.setPermission('bob', 'write')
  await repository.push('feature', { 'feature.txt': 'new\n' }, 'Add a feature')
  const { number } = await repository.openPullRequest({ title: 'A feature', author: 'marie', head: 'feature' })
  const createdAt = new Date(Date.now() + 1_000)
  const comments = ['ada', 'bob'].map(
    (author) => repository.comment(number, { author, body: '/agent fix this', createdAt }).id
  )
  // Both runs are about to move the branch before either does.
  const bothAreThere = Promise.withResolvers<undefined>()
  let waiting = 0
  github.before({ method: 'PATCH', route: '/repos/{owner}/{repo}/git/refs/{ref}', times: 2 }, async () => {
    waiting += 1
    if (waiting === 2) bothAreThere.resolve(undefined)
    await bothAreThere.promise
  })

  const workspace = await secondWorkspace(fixture)
  const [ada = 0, bob = 0] = comments
  const runs = await Promise.all([fixture.play(ada, { runId: 1 }), fixture.play(bob, { runId: 2, workspace })])

  expect(runs.map(({ main }) => main.outputs['outcome'])).toEqual(['updated', 'updated'])
  expect(await show(repository, 'file-1.txt', 'feature')).toBe('1')
  expect(await show(repository, 'file-2.txt', 'feature')).toBe('2')
  expect(await branches(repository)).toEqual(['feature', 'main'])
  expect(ownComments(repository, number)).toHaveLength(2)
})

import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import type { ActionFixture } from '../support/action-run.ts'
import {
  agentFile,
  askAt,
  branches,
  call,
  exists,
  finish,
  fixGreeting,
  project,
  pullRequests,
  run,
  show,
  ownComments,
  turn,
  useActionFixtures,
  workspaceOf
} from '../support/end-to-end.ts'
import { publicationOf, sessionOf, useSessionRuns } from '../support/session-runs.ts'

const openFixture = useActionFixtures()
const openJobs = useSessionRuns()
const REF = '/repos/{owner}/{repo}/git/refs/{ref}'

async function onPullRequest({ repository }: Pick<ActionFixture, 'repository'>, body = '/agent fix this') {
  const head = await repository.push('feature', { 'feature.txt': 'new\n' }, 'Add a feature')
  const { number } = await repository.openPullRequest({
    title: 'A feature',
    body: 'Words of its author.',
    author: 'marie',
    head: 'feature'
  })
  return { head, number, comment: askAt(repository, number, body) }
}

it('adds its commit to the branch of the pull request and does not edit its description', async () => {
  const fixture = await openFixture()
  const { repository } = fixture
  const { head, number, comment } = await onPullRequest(fixture)

  const { main } = await fixture.play(comment)

  expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'updated', branch: 'feature' } })
  expect(main.outputs['pull-request-number']).toBe(String(number))
  expect(await repository.state.git.text(['rev-parse', 'feature^'])).toBe(head)
  expect(await show(repository, 'src/greeting.txt', 'feature')).toBe('Hello')
  expect(repository.pullRequest(number).body).toBe('Words of its author.')
  expect(repository.pullRequest(number).pullRequest.headSha).toBe(main.outputs['head-sha'])
  expect(ownComments(repository, number)).toEqual([expect.stringContaining('`updated`')])
  expect(await branches(repository)).toEqual(['feature', 'main'])
})

it('shows the model what the pull request changes, in the prompt, as a tool and to commands', async () => {
  const script = [
    turn(call('read_diff', { since: 'base' }), run('git diff --stat origin/main...HEAD; git log --format=%s -1')),
    fixGreeting
  ]
  const fixture = await openFixture({ script })
  const { repository } = fixture
  const { comment } = await onPullRequest(fixture)
  await repository.push('main', { 'elsewhere.txt': 'x\n' }, 'Move on')

  const { main } = await fixture.play(comment)

  expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'updated' } })
  const [first, second] = fixture.model.requests
  const prompt = JSON.stringify(first?.messages)
  expect(prompt).toContain('feature.txt +1 -0')
  expect(prompt).not.toContain('elsewhere.txt')
  expect(second?.results).toEqual([
    expect.stringContaining('  1 +new'),
    expect.stringMatching(/feature\.txt \| 1 \+[^]*Add a feature/)
  ])
})

it('carries out a plan that was made and approved on the pull request', async () => {
  const jobs = await openJobs([turn(finish('- [ ] Correct it')), fixGreeting])
  const { repository } = jobs
  const { head, number, comment } = await onPullRequest(jobs, '/agent plan the greeting')
  const planned = await jobs.whole({ comment })
  expect(planned.outcome.kind).toBe('planned')
  expect(await sessionOf(jobs, `pull-${number}`)).toBeDefined()
  const [, hash = ''] = /\/agent approve ([0-9a-f]{32})/.exec(ownComments(repository, number).join()) ?? []

  const { outcome } = await jobs.whole({ comment: askAt(repository, number, `/agent approve ${hash}`) })

  expect(outcome).toMatchObject({ kind: 'updated', publication: { branch: 'feature' } })
  expect(await repository.state.git.text(['rev-parse', 'feature^'])).toBe(head)
  expect(await show(repository, 'src/greeting.txt', 'feature')).toBe('Hello')
})

it('rebases its work onto what somebody pushed meanwhile', async () => {
  const jobs = await openJobs([fixGreeting])
  const { repository, github } = jobs
  const { number, comment } = await onPullRequest(jobs)
  github.before({ method: 'PATCH', route: REF }, async () => {
    await repository.push('feature', { 'feature.txt': 'newer\n' }, 'Improve the feature')
  })

  const { outcome } = await jobs.whole({ comment })

  expect(outcome).toMatchObject({ kind: 'updated', publication: { branch: 'feature' } })
  expect(await show(repository, 'src/greeting.txt', 'feature')).toBe('Hello')
  expect(await show(repository, 'feature.txt', 'feature')).toBe('newer')
  const subjects = (await repository.state.git.text(['log', '--format=%s', 'main..feature'])).split('\n')
  expect(subjects).toEqual(['Correct the greeting', 'Improve the feature', 'Add a feature'])
  expect(ownComments(repository, number)).toEqual([expect.stringMatching(/`updated`[^]*feature moved during the run/)])
})

it('publishes to a branch of its own if the rebase fails, and leaves the other work untouched', async () => {
  const jobs = await openJobs([fixGreeting])
  const { repository, github } = jobs
  const { number, comment } = await onPullRequest(jobs)
  let pushed = ''
  github.before({ method: 'PATCH', route: REF }, async () => {
    pushed = await repository.push('feature', { 'src/greeting.txt': 'Hi\n' }, 'Greet shortly')
  })

  const { outcome } = await jobs.whole({ comment })

  expect(publicationOf(outcome)?.branch).toBe(`agent/pull-${number}-comment-${comment}`)
  expect(await repository.head('feature')).toBe(pushed)
  const aside = repository.pullRequest(publicationOf(outcome)?.pullRequest?.number ?? 0)
  expect(aside.pullRequest.baseRef).toBe('feature')
  expect(await show(repository, 'src/greeting.txt', aside.pullRequest.headRef)).toBe('Hello')
  expect(ownComments(repository, number)).toEqual([
    expect.stringContaining('Somebody else changed feature during the run')
  ])
})

async function onFork(fixture: ActionFixture, body: string) {
  const { repository, github } = fixture
  const fork = await github.createRepository({ owner: 'mallory', name: 'project', forkOf: repository })
  await fork.push('patch', { 'src/greeting.txt': 'Hacked\n', '.github/agent.yml': agentFile() }, 'A gift')
  const { number } = await repository.openPullRequest({ title: 'Gift', author: 'mallory', head: 'patch', from: fork })
  return { number, comment: askAt(repository, number, body) }
}

const withSetup = {
  ...project,
  '.github/agent.yml': agentFile({ setup: ['touch set-up.txt'], verify: ['touch verified.txt'] })
}

it('offers suggestions on the pull request of a fork, without running its code', async () => {
  const working = turn(
    call('read_file', { path: 'src/greeting.txt' }),
    call('write_file', { path: 'src/greeting.txt', content: 'Hello\n' }),
    finish()
  )
  const fixture = await openFixture({ files: withSetup, script: [working] })
  const { number, comment } = await onFork(fixture, '/agent fix this')

  const { main } = await fixture.play(comment)

  expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'suggested', 'files-changed': '1', branch: '' } })
  expect(ownComments(fixture.repository, number).at(-1)).toMatch(/`suggested`[^]*touch verified\.txt[^]*not run: fork/)
  expect(fixture.repository.pullRequest(number).pullRequest.reviewComments).toMatchObject([
    { body: expect.stringContaining('```suggestion\nHello\n```') }
  ])
  expect(await exists(join(workspaceOf(fixture), 'set-up.txt'))).toBe(false)
})

it('answers a question about the code of a fork without running it', async () => {
  const script = [
    turn({ name: 'read_file', arguments: { path: 'src/greeting.txt' } }),
    turn(finish('It [says Hacked](src/greeting.txt#L1).'))
  ]
  const fixture = await openFixture({ files: withSetup, script })
  const { number, comment } = await onFork(fixture, '/agent explain what this does')

  const { main } = await fixture.play(comment)

  expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'answered' } })
  expect(ownComments(fixture.repository, number)).toEqual([
    expect.stringMatching(
      /`answered`[^]*It \[says Hacked\]\(<?[^)]*\/mallory\/project\/blob\/[0-9a-f]{40}\/src\/greeting\.txt#L1/
    )
  ])
  expect(fixture.model.requests[0]?.tools).not.toContain('run_command')
  expect(fixture.model.requests[1]?.results).toEqual([expect.stringContaining('Hacked')])
  expect(await exists(join(workspaceOf(fixture), 'set-up.txt'))).toBe(false)
  expect(await exists(join(workspaceOf(fixture), 'verified.txt'))).toBe(false)
})

it('writes nothing to a closed pull request', async () => {
  const jobs = await openJobs([])
  const { head, number, comment } = await onPullRequest(jobs)
  jobs.repository.pullRequest(number).state = 'closed'

  const { outcome } = await jobs.whole({ comment })

  expect(outcome.kind).toBe('skipped')
  expect(ownComments(jobs.repository, number)).toEqual([expect.stringContaining('the pull request is closed')])
  expect(await jobs.repository.head('feature')).toBe(head)
  expect(pullRequests(jobs.repository)).toHaveLength(1)
})

it('updates a branch that conflicts with its base by a commit with two parents and no file of the base', async () => {
  const script = [
    turn(
      call('read_file', { path: 'src/greeting.txt' }),
      call('write_file', { path: 'src/greeting.txt', content: 'Hello all\n' })
    ),
    turn(finish('Keeps both.'))
  ]
  const fixture = await openFixture({ script })
  const { repository } = fixture
  await repository.push('feature', { 'src/greeting.txt': 'Hello\n', 'feature.txt': 'new\n' }, 'Correct it')
  const { number } = await repository.openPullRequest({ title: 'A feature', author: 'marie', head: 'feature' })
  await repository.push('main', { 'src/greeting.txt': 'Helo all\n', 'elsewhere.txt': 'x\n' }, 'Greet all')

  const { main } = await fixture.play(askAt(repository, number, '/agent update'))

  expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'updated', branch: 'feature', 'files-changed': '1' } })
  const { git } = repository.state
  expect(await git.text(['rev-list', '--parents', '-1', 'feature'])).toBe(
    `${main.outputs['head-sha']} ${await git.text(['rev-parse', 'feature^1', 'main'])}`.replace('\n', ' ')
  )
  expect(await git.text(['diff', '--name-only', 'main', 'feature'])).toBe('feature.txt\nsrc/greeting.txt')
  expect(await show(repository, 'src/greeting.txt', 'feature')).toBe('Hello all')
  expect(ownComments(repository, number)).toEqual([expect.stringContaining('`updated`')])
})

it('fails and pushes nothing when conflicts remain', async () => {
  const jobs = await openJobs(Array.from({ length: 12 }, () => turn(finish('Done.'))))
  const { repository } = jobs
  const head = await repository.push('feature', { 'src/greeting.txt': 'Hello\n' }, 'Correct it')
  const { number } = await repository.openPullRequest({ title: 'A feature', author: 'marie', head: 'feature' })
  await repository.push('main', { 'src/greeting.txt': 'Helo all\n' }, 'Greet all')

  const { outcome } = await jobs.whole({ comment: askAt(repository, number, '/agent update') })

  expect(outcome.kind).toBe('conflict')
  expect(publicationOf(outcome)).toBeUndefined()
  expect(await repository.head('feature')).toBe(head)
  expect(ownComments(repository, number)).toEqual([expect.stringContaining('nothing was pushed')])
})

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import type { ActionFixture } from '../support/action-run.ts'
import { propose, publish } from '../support/action-jobs.ts'
import { READ_ONLY } from '../support/two-jobs.ts'
import {
  agentFile,
  ask,
  branches,
  call,
  edit,
  finish,
  fixGreeting,
  project,
  pullRequests,
  read,
  run,
  show,
  ownComments,
  turn,
  until,
  useActionFixtures,
  write
} from '../support/end-to-end.ts'

const openFixture = useActionFixtures()

function writesIn({ github }: ActionFixture): string[] {
  // The only GraphQL in these runs asks for our own account.
  const writes = github.requests.filter(({ method, path }) => method !== 'GET' && path !== '/graphql')
  return writes.map(({ method, path }) => `${method} ${path}`)
}

it('proposes with a read-only token and publishes with one that can write, once for any number of re-runs', async () => {
  const fixture = await openFixture({
    script: [fixGreeting, turn(read, finish('Done already.')), turn(read, finish('Done.'))]
  })
  const { repository, model } = fixture
  const { issue, comment } = ask(repository)

  const proposed = await propose(fixture, comment)
  expect(proposed.main).toMatchObject({ exitCode: 0, outputs: { outcome: 'prepared' } })
  expect(writesIn(fixture)).toEqual([])
  expect(ownComments(repository, issue)).toEqual([])
  const asked = model.requests.length
  // The page of the trace is in the artifact, and the publish job does not read it.
  const page = join(proposed.folder, 'trace.html')
  expect(await readFile(page, 'utf8')).toContain('Forgehand trace')
  await writeFile(page, 'An attacker wrote this.')

  const { main, post } = await publish(fixture, comment, proposed.folder)
  expect(main).toMatchObject({
    exitCode: 0,
    outputs: { outcome: 'proposed', branch: `agent/issue-${issue}`, turns: '1' }
  })
  expect(post.exitCode).toBe(0)
  expect(model.requests).toHaveLength(asked)
  expect(await show(repository, 'src/greeting.txt', `agent/issue-${issue}`)).toMatch(/^Hello/)
  expect(pullRequests(repository)).toHaveLength(1)
  expect(ownComments(repository, issue)).toEqual([expect.stringContaining('`proposed`')])
  expect(ownComments(repository, issue).join('\n')).not.toContain('An attacker')

  const head = await repository.state.git.text(['rev-parse', `agent/issue-${issue}`])
  const again = await publish(fixture, comment, proposed.folder, { runAttempt: 2 })
  expect(again.main.outputs).toMatchObject({ outcome: 'updated' })
  const anew = await propose(fixture, comment, { runAttempt: 3 })
  await publish(fixture, comment, anew.folder, { runAttempt: 3 })
  expect(await repository.state.git.text(['rev-parse', `agent/issue-${issue}`])).toBe(head)
  expect(await branches(repository)).toEqual([`agent/issue-${issue}`, 'main'])
  expect(pullRequests(repository)).toHaveLength(1)
  expect(ownComments(repository, issue)).toHaveLength(1)
})

it('fails if the propose job left no artifact', async () => {
  const fixture = await openFixture()
  const { issue, comment } = ask(fixture.repository)
  const { main } = await publish(fixture, comment, join(fixture.folder, 'nowhere'))
  expect(main).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed' } })
  expect(ownComments(fixture.repository, issue)).toEqual([expect.stringMatching(/`failed`[^]*left no artifact/)])
})

it('fails if the propose job was killed', async () => {
  const fixture = await openFixture({ script: [{ delayMs: 60_000, text: 'Too late.' }] })
  const { issue, comment } = ask(fixture.repository)
  const token = fixture.repository.issueToken({ permissions: READ_ONLY })
  const runner = await fixture.runner(comment, { token, inputs: { phase: 'propose' } })
  const main = runner.main()
  await until(() => fixture.model.requests.length > 0)
  runner.kill()
  await main
  expect(await runner.post()).toMatchObject({ exitCode: 0 })
  expect(writesIn(fixture)).toEqual([])

  await publish(fixture, comment, join(runner.temp, 'forgehand-1-1', 'proposal'))
  expect(ownComments(fixture.repository, issue)).toEqual([expect.stringMatching(/left no artifact/)])
})

it('answers a question through both jobs', async () => {
  const fixture = await openFixture({ script: [turn(read, finish('It greets.'))] })
  const { issue, comment } = ask(fixture.repository, '/agent ask What does it do?')
  const { main, folder } = await propose(fixture, comment)
  expect(main.outputs).toMatchObject({ outcome: 'answered' })
  expect(writesIn(fixture)).toEqual([])
  await publish(fixture, comment, folder)
  expect(ownComments(fixture.repository, issue)).toEqual([expect.stringMatching(/`answered`[^]*It greets\./)])
})

it('answers somebody without write access once, from the publish job', async () => {
  const fixture = await openFixture()
  const { issue, comment } = ask(fixture.repository, '/agent fix this', 'marie')
  const { main, folder } = await propose(fixture, comment)
  expect(main.outputs).toMatchObject({ outcome: 'skipped' })
  expect(writesIn(fixture)).toEqual([])
  await publish(fixture, comment, folder)
  expect(ownComments(fixture.repository, issue)).toEqual([expect.stringContaining('marie has')])
  expect(fixture.model.requests).toEqual([])
})

it('publishes the change without its workflow', async () => {
  const fixture = await openFixture({
    script: [turn(read, edit, write('.github/workflows/ci.yml', 'on: push\n'), finish())]
  })
  const { issue, comment } = ask(fixture.repository)
  const { folder } = await propose(fixture, comment)
  const { main } = await publish(fixture, comment, folder)
  expect(main.outputs).toMatchObject({ outcome: expect.stringMatching(/needs_approval|partial|proposed/) })
  expect(await branches(fixture.repository)).toContain(`agent/issue-${issue}`)
  await expect(show(fixture.repository, '.github/workflows/ci.yml', `agent/issue-${issue}`)).rejects.toThrow('ci.yml')
})

it('refuses an API key and a missing folder in the publish job', async () => {
  const fixture = await openFixture()
  const { issue, comment } = ask(fixture.repository)
  const { main } = await publish(fixture, comment, '', { inputs: { 'api-key': 'sk-of-somebody', 'proposal-path': '' } })
  expect(main).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed' } })
  expect(ownComments(fixture.repository, issue)).toEqual([
    expect.stringMatching(/api-key is set[^]*proposal-path is not set/)
  ])
})

it('writes no secret to the artifact, whatever a command printed', async () => {
  const files = { ...project, '.github/agent.yml': agentFile({ commands: ['cat leak.txt'], verify: ['cat leak.txt'] }) }
  const fixture = await openFixture({
    files: { ...files, 'leak.txt': 'nothing yet\n' },
    script: ({ number }) =>
      number === 1 ? turn(run('cat leak.txt'), call('read_file', { path: 'leak.txt' })) : turn(read, edit, finish(KEY))
  })
  const KEY = fixture.model.apiKey
  const { comment } = ask(fixture.repository)
  const { folder } = await propose(fixture, comment)
  expect(await readFile(join(folder, 'proposal.json'), 'utf8')).not.toContain(KEY)
})

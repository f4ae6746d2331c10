import { readFile } from 'node:fs/promises'
import { describe, expect, it } from '@jest/globals'
import { startModelEmulator } from '../../emulators/model/start-model.ts'
import type { Script } from '../../emulators/model/script.ts'
import type { EmulatedRepository } from '../../emulators/github/repository.ts'
import {
  agentFile,
  ask,
  askAt,
  call,
  edit,
  finish,
  fixGreeting,
  ownComments,
  pullRequests,
  project,
  read,
  run,
  show,
  turn,
  useActionFixtures
} from '../support/end-to-end.ts'

const openFixture = useActionFixtures()
const REF = '/repos/{owner}/{repo}/git/refs/{ref}'

async function openFeature(repository: EmulatedRepository) {
  const head = await repository.push('feature', { 'feature.txt': 'new\n' }, 'Add a feature')
  const { number } = await repository.openPullRequest({ title: 'A feature', author: 'marie', head: 'feature' })
  return { head, number }
}

it.each<[string, (repository: EmulatedRepository, number: number) => Promise<void> | void]>([
  [
    'merged',
    async (repository, number) => {
      await repository.merge(number, 'marie')
    }
  ],
  [
    'closed',
    (repository, number) => {
      repository.pullRequest(number).state = 'closed'
    }
  ],
  ['closed, because its branch was deleted', (repository) => repository.deleteBranch('feature')]
])('pushes nothing to a pull request that was %s while the model worked, and keeps the change', async (_, happens) => {
  const meanwhile = Promise.withResolvers<() => Promise<void> | void>()
  const fixture = await openFixture({
    script: async () => {
      await (
        await meanwhile.promise
      )()
      return fixGreeting
    }
  })
  const { repository } = fixture
  const { head, number } = await openFeature(repository)
  meanwhile.resolve(() => happens(repository, number))
  const { main } = await fixture.play(askAt(repository, number))
  expect(main).toMatchObject({ exitCode: 1, outputs: { outcome: 'blocked', branch: '' } })
  expect(ownComments(repository, number)).toEqual([
    expect.stringMatching(/#1` was merged or closed during the run[^]*as a patch[^]*\n\+Hello\n/)
  ])
  expect([head, undefined]).toContain(await repository.head('feature'))
})

const UPDATE_REF = { method: 'PATCH', route: REF } as const

describe('a pull request that is changed between the last reading and the push', () => {
  const merge = (repository: EmulatedRepository, number: number) => repository.merge(number, 'marie')
  const close = (repository: EmulatedRepository, number: number) => {
    repository.closePullRequest(number)
  }

  it.each<[string, (repository: EmulatedRepository, number: number) => Promise<void> | void, RegExp]>([
    ['merged', merge, /was merged while [^]*is on the branch `?feature`?, but not in main[^]*Open a new pull request/],
    ['closed', close, /was closed while [^]*is on the branch `?feature`?, but not in main[^]*Reopen it, or/]
  ])('is not called updated if it was %s', async (_, happens, words) => {
    const fixture = await openFixture()
    const { repository, github } = fixture
    const { number } = await openFeature(repository)
    github.before(UPDATE_REF, () => happens(repository, number))

    const { main } = await fixture.play(askAt(repository, number))

    expect(main).toMatchObject({
      exitCode: 1,
      outputs: {
        outcome: 'partial',
        branch: 'feature',
        'pull-request-number': '',
        'head-sha': await repository.head('feature')
      }
    })
    expect(ownComments(repository, number)).toEqual([expect.stringMatching(words)])
    expect(await show(repository, 'src/greeting.txt', 'feature')).toBe('Hello')
    expect(await show(repository, 'src/greeting.txt', 'main')).toBe('Helo')
  })

  it('is not called updated if it was retargeted', async () => {
    const fixture = await openFixture()
    const { repository, github } = fixture
    const { number } = await openFeature(repository)
    await repository.push('release', { 'notes.txt': 'x\n' }, 'Start a release')
    github.before(UPDATE_REF, () => {
      repository.pullRequest(number).pullRequest.baseRef = 'release'
    })

    const { main } = await fixture.play(askAt(repository, number))

    expect(main).toMatchObject({
      exitCode: 1,
      outputs: { outcome: 'partial', branch: 'feature', 'pull-request-number': `${number}` }
    })
    const words =
      /was retargeted from main to release while [^]*judged by the rules of main[^]*Review it against its new base/
    expect(ownComments(repository, number)).toEqual([expect.stringMatching(words)])
  })

  it('is updated if it was merged with the commit', async () => {
    const fixture = await openFixture()
    const { repository, github } = fixture
    const { head, number } = await openFeature(repository)
    github.before({ method: 'GET', route: '/repos/{owner}/{repo}/pulls/{pull_number}', times: 2 }, async () => {
      if ((await repository.head('feature')) !== head) await merge(repository, number)
    })
    const { main } = await fixture.play(askAt(repository, number))
    expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'updated', 'pull-request-number': `${number}` } })
    expect(ownComments(repository, number)).toEqual([expect.stringMatching(/was merged while [^]*is part of it/)])
    expect(await show(repository, 'src/greeting.txt', 'main')).toBe('Hello')
  })

  it('gets a successor if it was merged and its branch deleted', async () => {
    const fixture = await openFixture()
    const { repository, github } = fixture
    const { number } = await openFeature(repository)
    github.before(UPDATE_REF, async () => {
      await merge(repository, number)
      await repository.deleteBranch('feature')
    })
    const { main } = await fixture.play(askAt(repository, number))
    expect(main).toMatchObject({
      exitCode: 0,
      outputs: { outcome: 'proposed', branch: expect.stringMatching(/^agent\//) }
    })
    expect(ownComments(repository, number)).toEqual([expect.stringMatching(/Pull request `#1` was merged while/)])
    expect(pullRequests(repository).at(-1)).toMatchObject({ state: 'open', pullRequest: { baseRef: 'main' } })
  })
})

it('quotes a changed line of the pull request that it explains', async () => {
  const fixture = await openFixture({
    script: ({ messages }) => {
      const line = /\d+ \+(.*)/.exec(messages.map(({ text }) => text).join('\n'))?.[1] ?? 'nothing'
      return turn(finish(`It adds the line \`${line}\`.`))
    }
  })
  const { repository } = fixture
  const { number } = await openFeature(repository)
  const { main } = await fixture.play(askAt(repository, number, '/agent explain what this changes'))
  expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'answered', turns: '1' } })
  expect(ownComments(repository, number)).toEqual([expect.stringContaining('It adds the line `new`.')])
})

it('continues in the session after an approval, and records who approved which hash', async () => {
  const waiting = call('run_command', { command: 'touch made.txt', request_approval: true })
  const files = { ...project, '.github/agent.yml': agentFile({ commands: [] }) }
  const script = [turn(read, edit, waiting), turn(run('touch made.txt'), finish())]
  const fixture = await openFixture({ files, script })
  const { repository, model } = fixture
  repository.setPermission('bob', 'write')
  const { issue, comment } = ask(repository)
  await fixture.play(comment)
  const [, hash = ''] = /^\/agent approve ([0-9a-f]{32})$/m.exec(ownComments(repository, issue)[0] ?? '') ?? []
  const asked = model.requests.length

  const approval = repository.comment(issue, { author: 'bob', body: `/agent approve ${hash}` }).id
  const { main } = await fixture.play(approval, { runId: 2 })

  expect(main.outputs['outcome']).toBe('updated')
  const { messages = [] } = model.requests[asked] ?? {}
  expect(messages.map(({ role }) => role).slice(0, 4)).toEqual(['system', 'user', 'assistant', 'tool'])
  expect(messages.at(-1)?.text).toMatch(/Run the approved command first\.$/)
  const trace = (await readFile(main.outputs['trace-path'] ?? '', 'utf8')).split('\n')
  expect(trace.filter((line) => line.includes('"approved"'))).toEqual([
    expect.stringMatching(`"by":"bob".*"hash":"${hash}"|"hash":"${hash}".*"by":"bob"`)
  ])
  expect(JSON.parse(await show(repository, 'session.json', `refs/forgehand/sessions/issue-${issue}`))).toMatchObject({
    approvals: [{ hash, what: 'command', by: { login: 'bob' } }]
  })
  const message = await repository.state.git.text(['log', '-1', '--format=%B', `agent/issue-${issue}`])
  expect(message).toMatch(/^Approved-by: bob </m)
  expect(pullRequests(repository)[0]?.body).toContain(`Approved by bob: a command (\`${hash}\`).`)
})

it('gives another model only the summary of a session', async () => {
  const fixture = await openFixture({ script: [turn(read), turn()] })
  const { repository } = fixture
  const { issue, comment } = ask(repository)
  const limited = { 'max-turns': '1' }
  await fixture.play(comment, { runId: 1, inputs: limited })
  await using other = await startOtherModel([turn(read), turn()])
  const again = askAt(repository, issue, '/agent continue')
  await fixture.play(again, { runId: 2, inputs: { ...limited, ...other.inputs } })
  const { messages = [] } = other.model.requests[0] ?? {}
  expect(messages.map(({ role }) => role)).toEqual(['system', 'user'])
  expect(messages[1]?.text).toContain('# Earlier runs here')
})

it('ignores a session that somebody else wrote, and names them', async () => {
  const fixture = await openFixture({ script: [] })
  const { repository } = fixture
  const { issue, comment } = ask(repository, '/agent continue')
  const forged = await repository.push('forged', { 'session.json': '{}' }, 'Not by the agent')
  await repository.state.git.run(['update-ref', `refs/forgehand/sessions/issue-${issue}`, forged])
  const { main } = await fixture.play(comment)
  expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' } })
  expect(main.log).toContain('The session of this thread is ignored: github-actions[bot] did not write it, but acme.')
  expect(ownComments(repository, issue).at(-1)).toContain('no earlier run of this thread is remembered')
})

it('works on a server without rulesets', async () => {
  const fixture = await openFixture()
  const { repository, github } = fixture
  Object.assign(repository.state.settings, { hasRuleSets: false })
  const { main } = await fixture.play(ask(repository).comment)
  expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'proposed' } })
  expect(github.apiUrl).toMatch(/\/api\/v3$/)
  expect(pullRequests(repository)[0]?.body).toContain('presses **Approve workflows to run** in the merge box')
})

async function startOtherModel(script: Script) {
  const model = await startModelEmulator({ script, name: 'other' })
  const inputs = { model: model.name, 'base-url': model.baseUrl, 'api-key': model.apiKey }
  return { model, inputs, [Symbol.asyncDispose]: () => model.close() }
}

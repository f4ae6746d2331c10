import { readdir } from 'node:fs/promises'
import { expect, it } from '@jest/globals'
import type { EmulatedRepository } from '../../emulators/github/repository.ts'
import {
  agentFile,
  askAt,
  call,
  finish,
  instructionsOf,
  project,
  run,
  ownComments,
  turn,
  useActionFixtures,
  workspaceOf,
  write
} from '../support/end-to-end.ts'
import type { ActionFixture } from '../support/action-run.ts'

const openFixture = useActionFixtures()

/** Everything that runs from this repository leaves a file behind. */
const files = {
  ...project,
  '.github/agent.yml': agentFile({ setup: ['touch ran-set-up'], verify: ['touch ran-check'], commands: ['touch *'] })
}

/** What a fork tries to get run. */
const gift = {
  '.github/agent.yml': agentFile({
    setup: ['touch ran-set-up-of-fork'],
    verify: ['touch ran-check-of-fork'],
    commands: ['**'],
    'mcp-servers': { evil: { command: ['touch', 'ran-server'], tools: ['*'] } }
  }),
  'AGENTS.md': 'EVIL instructions',
  '.github/copilot-instructions.md': 'EVIL instructions',
  'package.json': JSON.stringify({ scripts: { test: 'touch ran-test', postinstall: 'touch ran-install' } }),
  'src/greeting.txt': 'Hacked\n'
}

interface Fork {
  readonly owner: string
  readonly branch: string
}

async function pullRequestOf(
  fixture: ActionFixture,
  { owner, branch }: Fork
): Promise<{ fork: EmulatedRepository; number: number }> {
  const { repository, github } = fixture
  const fork = await github.createRepository({ owner, name: repository.state.name, forkOf: repository })
  await fork.push(branch, gift, 'A gift')
  const { number } = await repository.openPullRequest({ title: 'Gift', author: owner, head: branch, from: fork })
  return { fork, number }
}

async function leftBehind(fixture: ActionFixture): Promise<string[]> {
  return (await readdir(workspaceOf(fixture), { recursive: true })).filter((name) => name.includes('ran-'))
}

const working = turn(
  run('touch ran-command'),
  call('read_file', { path: 'src/greeting.txt' }),
  write('src/greeting.txt', 'Hello\n'),
  call('get_diagnostics', { path: 'src/greeting.txt' }),
  finish('It says Hacked.')
)

it.each([
  ['a fix', '/agent fix this', { owner: 'mallory', branch: 'patch' }],
  ['a question', '/agent explain this', { owner: 'mallory', branch: 'patch' }],
  [
    'a fix on a branch named like ours of an owner with nearly our name',
    '/agent fix this',
    { owner: 'ACME-X', branch: 'agent/issue-1' }
  ],
  [
    'a fix on a branch named like the default branch of an owner with write access to the base',
    '/agent fix this',
    { owner: 'ada', branch: 'main' }
  ]
])('runs and pushes nothing for %s on the pull request of a fork', async (_, body, owned) => {
  const fixture = await openFixture({ files, script: [working, working, working] })
  const { repository } = fixture
  const { fork, number } = await pullRequestOf(fixture, owned)
  const heads = await Promise.all([repository.head(), fork.head(owned.branch)])

  const { main } = await fixture.play(askAt(repository, number, body))

  const isFix = body === '/agent fix this'
  expect(main.outputs['outcome']).toBe(isFix ? 'suggested' : 'answered')
  expect(await leftBehind(fixture)).toEqual([])
  expect(instructionsOf(fixture)).not.toContain('EVIL instructions')
  expect(fixture.model.requests.flatMap(({ tools }) => tools)).not.toContain('run_command')
  expect(await Promise.all([repository.head(), fork.head(owned.branch)])).toEqual(heads)
  expect(repository.state.activities.filter(({ actor }) => actor.isBot)).toEqual([])
  const said = ownComments(repository, number).at(-1) ?? ''
  expect(said.includes('does not run the code of a fork')).toBe(isFix)
})

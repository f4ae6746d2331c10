import { readdir, writeFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import {
  agentFile,
  ask,
  askAt,
  finish,
  instructionsOf,
  project,
  read,
  run,
  turn,
  useActionFixtures,
  workspaceOf
} from '../support/end-to-end.ts'
import type { ActionFixture } from '../support/action-run.ts'

const openFixture = useActionFixtures()
/** Only the policy below allows it. */
const COMMAND = 'fallocate -l 1 ran-command'
const working = turn(read, run(COMMAND), finish('Nothing to do.'))
const script = [working, working, working]

const evilPolicy = agentFile({
  setup: ['touch ran-set-up'],
  verify: ['touch ran-check'],
  commands: [COMMAND],
  instructions: 'EVIL instructions',
  'protected-paths': [],
  'mcp-servers': { evil: { command: ['touch', 'ran-server'], tools: ['*'] } }
})

async function expectHarmless(fixture: ActionFixture): Promise<void> {
  const left = (await readdir(workspaceOf(fixture), { recursive: true })).filter((name) => name.startsWith('ran-'))
  expect(left).toEqual([])
  expect(fixture.model.requests.length).toBeGreaterThan(0)
  expect(instructionsOf(fixture)).not.toContain('EVIL')
}

it.each([
  ['agent.yml', '.github/agent.yml', evilPolicy],
  ['AGENTS.md', 'AGENTS.md', 'EVIL instructions'],
  ['copilot-instructions.md', '.github/copilot-instructions.md', 'EVIL instructions'],
  ['CLAUDE.md', 'CLAUDE.md', 'EVIL instructions'],
  ['an AGENTS.md in a subfolder', 'src/AGENTS.md', 'EVIL instructions']
])('ignores %s at the head of a pull request', async (_, path, content) => {
  const fixture = await openFixture({ script })
  const { repository } = fixture
  await repository.push('feature', { [path]: content }, 'A feature')
  const { number } = await repository.openPullRequest({ title: 'A feature', author: 'marie', head: 'feature' })
  await fixture.play(askAt(repository, number))
  await expectHarmless(fixture)
})

it.each([
  ['agent.yml', '.github/agent.yml', evilPolicy],
  ['AGENTS.md', 'AGENTS.md', 'EVIL instructions'],
  ['CLAUDE.md', 'CLAUDE.md', 'EVIL instructions']
])('ignores %s that an earlier step left in the workspace', async (_, path, content) => {
  const fixture = await openFixture({ script })
  const file = join(workspaceOf(fixture), path)
  await mkdir(join(file, '..'), { recursive: true })
  await writeFile(file, content)
  await fixture.play(ask(fixture.repository).comment)
  await expectHarmless(fixture)
})

it('ignores agent.yml on our own branch of the issue', async () => {
  const fixture = await openFixture({ script })
  const { repository } = fixture
  const issue = repository.openIssue({ title: 'The greeting is wrong', body: 'Helo?', author: 'marie' }).number
  await repository.push(`agent/issue-${issue}`, { '.github/agent.yml': evilPolicy }, 'A gift')
  await fixture.play(askAt(repository, issue))
  await expectHarmless(fixture)
})

it('ignores instructions that are a link out of the repository', async () => {
  const files = { ...project, 'AGENTS.md': { content: '../../../etc/hostname', mode: '120000' as const } }
  const fixture = await openFixture({ files, script })
  await fixture.play(ask(fixture.repository).comment)
  await expectHarmless(fixture)
})

it('ignores a policy that is a link to a file of the head', async () => {
  const base = { ...project, '.github/agent.yml': { content: '../policy.json', mode: '120000' as const } }
  const fixture = await openFixture({ files: base, script })
  const { repository } = fixture
  await repository.push('feature', { 'policy.json': evilPolicy }, 'A feature')
  const { number } = await repository.openPullRequest({ title: 'A feature', author: 'marie', head: 'feature' })
  await fixture.play(askAt(repository, number))
  await expectHarmless(fixture)
})

it('allows the same command when the base branch allows it', async () => {
  const files = { ...project, '.github/agent.yml': agentFile({ commands: [COMMAND] }) }
  const fixture = await openFixture({ files, script })
  await fixture.play(ask(fixture.repository).comment)
  expect(await readdir(workspaceOf(fixture))).toContain('ran-command')
})

it('allows the base branch to give instructions', async () => {
  const files = { ...project, '.github/agent.yml': agentFile({ instructions: 'Greet politely.' }) }
  const fixture = await openFixture({ files, script })
  await fixture.play(ask(fixture.repository).comment)
  expect(instructionsOf(fixture)).toContain('Greet politely.')
})

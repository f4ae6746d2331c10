import { readdir, writeFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import type { FileChanges } from '../../emulators/github/push.ts'
import {
  agentFile,
  ask,
  askAt,
  edit,
  finish,
  instructionsOf,
  project,
  read,
  run,
  turn,
  useActionFixtures,
  workspaceOf
} from '../support/end-to-end.ts'
import { useSessionRuns } from '../support/session-runs.ts'
import type { TwoJobs } from '../support/two-jobs.ts'

const openFixture = useActionFixtures()
const openJobs = useSessionRuns()
/** Only the policy below allows it. */
const COMMAND = 'fallocate -l 1 ran-command'
const script = [turn(read, run(COMMAND), finish('Nothing to do.'))]

const evilPolicy = agentFile({
  setup: ['touch ran-set-up'],
  verify: ['touch ran-check'],
  commands: [COMMAND],
  instructions: 'EVIL instructions of agent.yml',
  'protected-paths': [],
  'mcp-servers': { evil: { command: ['touch', 'ran-server'], tools: ['*'] } }
})
/** All places that instruct or allow, each in the hand of a stranger. */
const evil = Object.fromEntries([
  ['.github/agent.yml', evilPolicy],
  ...['AGENTS.md', 'CLAUDE.md', '.github/copilot-instructions.md', 'src/AGENTS.md'].map((path) => [
    path,
    `EVIL instructions of ${path}`
  ])
]) as Record<string, string>

async function expectHarmless(of: Pick<TwoJobs, 'model'>, workspace: string): Promise<void> {
  const left = (await readdir(workspace, { recursive: true })).filter((name) => name.startsWith('ran-'))
  expect(left).toEqual([])
  expect(of.model.requests.length).toBeGreaterThan(0)
  expect(instructionsOf(of).match(/EVIL.*/g)).toBeNull()
}

/** Plays a run for a pull request whose head has these files. */
async function expectHarmlessHead(base: FileChanges, head: FileChanges): Promise<void> {
  const jobs = await openJobs(script, base)
  const { repository } = jobs
  await repository.push('feature', head, 'A feature')
  const { number } = await repository.openPullRequest({ title: 'A feature', author: 'marie', head: 'feature' })
  const { temp } = await jobs.whole({ comment: askAt(repository, number) })
  await expectHarmless(jobs, join(temp, 'workspace'))
}

it('ignores the policy and all instructions at the head of a pull request', async () => {
  await expectHarmlessHead(project, evil)
})

it('ignores a policy that is a link to a file of the head, and instructions that are a link out of the repository', async () => {
  const links = {
    '.github/agent.yml': { content: '../policy.json', mode: '120000' as const },
    'AGENTS.md': { content: '../../../etc/hostname', mode: '120000' as const }
  }
  await expectHarmlessHead({ ...project, ...links }, { 'policy.json': evilPolicy })
})

it('needs approval for what the policy, the instructions and the prompt of a workflow are links to', async () => {
  const link = (content: string) => ({ content, mode: '120000' as const })
  const workflow =
    'on: schedule\njobs: { a: { steps: [{ uses: acme/forgehand@v1, with: { prompt-file: prompt.md } }] } }\n'
  const files = {
    ...{ 'cfg.json': agentFile(), '.github/agent.yml': link('../cfg.json') },
    ...{ 'docs/agents.md': 'Be brief.\n', 'CLAUDE.md': link('docs/agents.md') },
    ...{ 'docs/prompt.md': 'Tidy up.\n', 'prompt.md': link('docs/prompt.md'), '.github/workflows/a.yml': workflow },
    'src/greeting.txt': 'Helo\n'
  }
  const changed = ['cfg.json', 'docs/agents.md', 'docs/prompt.md']
  const append = changed.map((path) => run(`echo >> ${path}`))
  const fixture = await openFixture({ files, script: [turn(read, edit, ...append), turn(finish())] })
  const { main } = await fixture.play(ask(fixture.repository).comment)
  expect(main.outputs).toMatchObject({ outcome: 'needs_approval', 'files-changed': '1' })
})

it('ignores the policy and all instructions that an earlier step left in the workspace', async () => {
  const fixture = await openFixture({ script })
  for (const [path, content] of Object.entries(evil)) {
    const file = join(workspaceOf(fixture), path)
    await mkdir(join(file, '..'), { recursive: true })
    await writeFile(file, content)
  }
  await fixture.play(ask(fixture.repository).comment)
  await expectHarmless(fixture, workspaceOf(fixture))
})

it('ignores agent.yml on our own branch of the issue', async () => {
  const jobs = await openJobs(script)
  const { repository } = jobs
  const issue = repository.openIssue({ title: 'The greeting is wrong', body: 'Helo?', author: 'marie' }).number
  await repository.push(`agent/issue-${issue}`, { '.github/agent.yml': evilPolicy }, 'A gift')
  const { temp } = await jobs.whole({ comment: askAt(repository, issue) })
  await expectHarmless(jobs, join(temp, 'workspace'))
})

it('allows the same command, and instructions, if they are on the base branch', async () => {
  const settings = agentFile({ commands: [COMMAND], instructions: 'Greet politely.' })
  const jobs = await openJobs(script, { ...project, '.github/agent.yml': settings })
  const { temp } = await jobs.whole({ comment: ask(jobs.repository).comment })
  expect(await readdir(join(temp, 'workspace'))).toContain('ran-command')
  expect(instructionsOf(jobs)).toContain('Greet politely.')
})

import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from '@jest/globals'
import type { ActionFixture } from '../support/action-run.ts'
import {
  agentFile,
  ask,
  call,
  edit,
  finish,
  listTree,
  project,
  run,
  turn,
  useActionFixtures,
  write
} from '../support/end-to-end.ts'

const openFixture = useActionFixtures()
const execute = promisify(execFile)

/** A project whose check needs a file beside the right greeting. */
function needs(path: string) {
  return {
    ...project,
    '.gitignore': 'dist/\n',
    'test.sh': `test -e ${path} && grep -q Hello src/greeting.txt`,
    '.github/agent.yml': agentFile({ verify: ['sh test.sh'], commands: ['**'] })
  }
}

/** What a checkout step does to the workspace; it cleans unless it is told not to. */
async function checkOut({ github, repository, workspace }: ActionFixture, { clean }: { readonly clean: boolean }) {
  if (clean) for (const name of readdirSync(workspace)) rmSync(join(workspace, name), { recursive: true })
  const url = `${github.serverUrl}/${repository.fullName}.git`
  const token = Buffer.from(`x-access-token:${repository.issueToken()}`).toString('base64')
  const git = (...args: readonly string[]) =>
    execute('git', ['-c', `http.extraHeader=AUTHORIZATION: basic ${token}`, ...args], { cwd: workspace })
  await git('init', '-q')
  await git('fetch', '-q', '--depth=1', url, 'main')
  await git('checkout', '-q', '--force', 'FETCH_HEAD')
}

const finishes = [turn(finish()), turn(finish()), turn(finish())]
/** Makes the check green without a change that could be published. */
const buildsByHand = turn(run('mkdir dist && echo x > dist/built'), edit, finish())

it.each([
  [
    'closes nothing',
    false,
    'partial',
    '**The proof was made where the work was done:** an earlier run has left `dist` and 1 more path'
  ],
  ['fails where a checkout step has cleaned it', true, 'unchanged', 'The checks that fail also failed before']
])('proves nothing with what an earlier run left in the workspace: %s', async (_, clean, status, words) => {
  const fixture = await openFixture({
    files: needs('dist/built'),
    script: [buildsByHand, turn(edit, finish())]
  })
  const { repository } = fixture
  await checkOut(fixture, { clean: true })
  const first = await fixture.play(ask(repository).comment, { runId: 7 })
  expect(first.main.outputs).toMatchObject({ 'verify-status': 'unchanged' })

  await checkOut(fixture, { clean })
  const { main } = await fixture.play(ask(repository).comment, { runId: 8 })

  const body = [...repository.state.issues.values()].findLast(({ pullRequest }) => pullRequest)?.body ?? ''
  expect(body).not.toContain('Closes #')
  expect(main.outputs['verify-status']).toBe(status)
  expect(body).toContain(words)
})

it('knows what an earlier run left although a step has changed the owner of everything', async () => {
  const fixture = await openFixture({ files: needs('dist/built'), script: [buildsByHand, turn(edit, finish())] })
  const { repository, workspace } = fixture
  await fixture.play(ask(repository).comment, { runId: 7 })
  await execute('sh', ['-c', 'chown -R "$(id -u)" .'], { cwd: workspace })
  const { main } = await fixture.play(ask(repository).comment, { runId: 8 })
  expect(main.outputs['verify-status']).toBe('partial')
})

it('counts what a question and its setup commands left', async () => {
  const files = needs('dist/built')
  const setup = { verify: ['sh test.sh'], setup: ['mkdir -p dist && echo x > dist/built'] }
  const fixture = await openFixture({
    files: { ...files, '.github/agent.yml': agentFile(setup) },
    script: [turn(finish()), turn(edit, finish())]
  })
  const { repository } = fixture
  await fixture.play(ask(repository, '/agent explain this').comment, { runId: 7 })
  const { main } = await fixture.play(ask(repository).comment, { runId: 8 })
  expect(main.outputs['verify-status']).toBe('partial')
})

it('proves a change in a linked work tree, whose .git is a file', async () => {
  const fixture = await openFixture({
    files: needs('src/greeting.txt'),
    script: [turn(run('echo from the model'), edit, finish())]
  })
  const { repository, workspace, folder } = fixture
  const clone = { ...fixture, workspace: join(folder, 'clone') }
  mkdirSync(clone.workspace)
  await checkOut(clone, { clean: true })
  await execute('git', ['worktree', 'add', '-q', '--force', '--detach', workspace], { cwd: clone.workspace })
  const { main } = await fixture.play(ask(repository).comment)
  expect(main.outputs).toMatchObject({ outcome: 'proposed', 'verify-status': 'passed' })
})

it('proves its change where an earlier run left nothing, also with files that the job made meanwhile', async () => {
  const fixture = await openFixture({
    files: needs('dist/built'),
    script: [buildsByHand, turn(edit, finish())]
  })
  const { repository, workspace } = fixture
  await checkOut(fixture, { clean: true })
  await fixture.play(ask(repository).comment, { runId: 7 })
  rmSync(join(workspace, 'dist'), { recursive: true })
  await execute('sh', ['-c', 'mkdir dist && echo x > dist/built'], { cwd: workspace })

  const { main } = await fixture.play(ask(repository).comment, { runId: 8 })

  expect(main.outputs).toMatchObject({ outcome: 'proposed', 'verify-status': 'passed' })
})

it('says of a file of an earlier dry run that the proof had it, and publishes it if it is written again', async () => {
  const fixture = await openFixture({
    files: needs('src/new.txt'),
    script: [
      turn(write('src/new.txt', 'new\n'), run('echo x > left.txt'), finish()),
      turn(call('read_file', { path: 'src/new.txt' }), write('src/new.txt', 'newer\n'), edit, finish()),
      ...finishes
    ]
  })
  const { repository } = fixture
  // Two steps of one job, without a checkout step.
  await fixture.play(ask(repository, '/agent fix --dry-run this').comment, { runId: 7 })
  const { main } = await fixture.play(ask(repository).comment, { runId: 7 })
  expect(main.outputs).toMatchObject({ outcome: 'proposed', 'verify-status': 'partial', 'files-changed': '2' })
  const paths = [...(await listTree(repository, main.outputs['branch'] ?? '')).keys()]
  expect(paths).toContain('src/new.txt')
  expect(paths).not.toContain('left.txt')
})

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import type { ActionFixture } from '../support/action-run.ts'
import {
  agentFile,
  ask,
  askAt,
  edit,
  exists,
  finish,
  listTree,
  ownComments,
  project,
  run,
  turn,
  until,
  useActionFixtures,
  workspaceOf,
  write
} from '../support/end-to-end.ts'

const openFixture = useActionFixtures()

/** A project whose check needs a file beside the right greeting. */
function needs(path: string) {
  return {
    ...project,
    '.gitignore': 'dist/\n',
    'test.sh': `test -e ${path} && grep -q Hello src/greeting.txt`,
    '.github/agent.yml': agentFile({ verify: ['sh test.sh'], commands: ['**'] })
  }
}

async function published({ repository }: ActionFixture, branch: string | undefined) {
  return [...(await listTree(repository, branch ?? '')).keys()]
}

const finishes = [turn(finish()), turn(finish()), turn(finish())]

it.each([
  ['holds back', '.hidden', write('.hidden', 'x')],
  ['makes with a command', '.hidden', run('echo x > .hidden')],
  ['makes in an ignored folder', 'dist/ok', run('mkdir -p dist; touch dist/ok')],
  ['moves', 'dist/ok', run('mv prepared dist')]
])('proves a change without what an earlier run in the workspace %s', async (_, path, make) => {
  const fixture = await openFixture({
    files: needs(path),
    script: [turn(write('other.txt', 'x'), make, finish()), turn(edit, finish()), ...finishes]
  })
  const { repository } = fixture
  await mkdir(join(workspaceOf(fixture), 'prepared'))
  await writeFile(join(workspaceOf(fixture), 'prepared/ok'), '')
  await fixture.play(ask(repository).comment)
  const { main } = await fixture.play(ask(repository).comment, { runId: 2 })
  expect(main.outputs).toMatchObject({ outcome: 'proposed', 'verify-status': 'unchanged', 'files-changed': '1' })
})

it.each([
  ['the same', 'new\n'],
  ['another', 'newer\n']
])('publishes a file of an earlier dry run that a run writes again with %s text', async (_, text) => {
  const fixture = await openFixture({
    files: needs('src/new.txt'),
    script: [
      turn(write('src/new.txt', 'new\n'), run('echo x > left.txt'), finish()),
      turn(write('src/new.txt', text), edit, finish()),
      ...finishes
    ]
  })
  const { repository } = fixture
  // Two steps of one job.
  await fixture.play(ask(repository, '/agent fix --dry-run this').comment, { runId: 7 })
  const { main } = await fixture.play(ask(repository).comment, { runId: 7 })
  expect(main.outputs).toMatchObject({ outcome: 'proposed', 'verify-status': 'passed', 'files-changed': '2' })
  const paths = await published(fixture, main.outputs['branch'])
  expect(paths).toContain('src/new.txt')
  expect(paths).not.toContain('left.txt')
})

it('keeps what a workflow prepares before and after an earlier run', async () => {
  const fixture = await openFixture({
    files: needs('dist/before && test -e dist/after && test -e untracked.txt'),
    script: [turn(run('touch dist/made made.txt'), finish()), turn(edit, finish()), ...finishes]
  })
  const { repository } = fixture
  const workspace = workspaceOf(fixture)
  await mkdir(join(workspace, 'dist'))
  await writeFile(join(workspace, 'dist/before'), '')
  await writeFile(join(workspace, 'untracked.txt'), '')
  await fixture.play(ask(repository).comment)
  await writeFile(join(workspace, 'dist/after'), '')
  const { main } = await fixture.play(ask(repository).comment, { runId: 2 })
  expect(main.outputs).toMatchObject({ outcome: 'proposed', 'verify-status': 'passed', 'files-changed': '1' })
})

it('checks an approved change against a workspace without it', async () => {
  const files = { ...needs('README.md'), 'test.sh': 'grep -q . src/greeting.txt && ! test -e .hidden' }
  const fixture = await openFixture({ files, script: [turn(edit, write('.hidden', 'x'), finish()), ...finishes] })
  const { repository } = fixture
  const { issue, comment } = ask(repository)
  await fixture.play(comment)
  const [, hash = ''] = /approve ([0-9a-f]{32})/.exec(ownComments(repository, issue).join('\n')) ?? []
  const { main } = await fixture.play(askAt(repository, issue, `/agent approve ${hash}`), { runId: 2 })
  expect(main.outputs).toMatchObject({ outcome: 'verify_failed', 'verify-status': 'failed' })
})

it('removes what a killed run has left', async () => {
  const fixture = await openFixture({
    files: needs('dist/ok'),
    script: [turn(run('mkdir -p dist; touch dist/ok; sleep 100')), turn(edit, finish()), ...finishes]
  })
  const { repository } = fixture
  const runner = await fixture.runner(ask(repository).comment)
  const main = runner.main()
  await until(() => exists(join(workspaceOf(fixture), 'dist/ok')))
  runner.kill()
  await main
  await runner.post()
  const second = await fixture.play(ask(repository).comment, { runId: 2 })
  expect(second.main.outputs).toMatchObject({ outcome: 'proposed', 'verify-status': 'unchanged' })
})

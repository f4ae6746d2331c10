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

it('publishes a file of an earlier dry run that a run writes again', async () => {
  const fixture = await openFixture({
    files: needs('src/new.txt'),
    script: [
      turn(write('src/new.txt', 'new\n'), run('echo x > left.txt'), finish()),
      turn(call('read_file', { path: 'src/new.txt' }), write('src/new.txt', 'newer\n'), edit, finish()),
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

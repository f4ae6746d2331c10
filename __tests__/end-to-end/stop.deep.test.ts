import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import type { ActionFixture } from '../support/action-run.ts'
import {
  agentFile,
  ask,
  askAt,
  branches,
  edit,
  exists,
  ownComments,
  project,
  pullRequests,
  read,
  run,
  turn,
  until,
  useActionFixtures,
  workspaceOf
} from '../support/end-to-end.ts'

const openFixture = useActionFixtures()
const files = {
  ...project,
  '.github/agent.yml': agentFile({ commands: ['sh hang.sh'] }),
  'hang.sh': `touch started; sleep ${process.pid}.25\n`
}
const OFTEN = { FORGEHAND_STOP_MS: '500' }
const STOP_JOB = { phase: 'stop', 'api-key': '', model: '', 'base-url': '' }

/** @param stopMs default: often */
function environmentOf({ folder }: ActionFixture, stopMs: object = OFTEN) {
  return { PATH: process.env['PATH'] ?? '', HOME: folder, ...stopMs }
}

/** Starts a run and waits until it runs a command that does not end. */
async function startHanging(fixture: ActionFixture, body = '/agent fix this') {
  const { issue, comment } = ask(fixture.repository, body)
  const runner = await fixture.runner(comment, { environment: environmentOf(fixture), runId: 31 })
  const main = runner.main()
  await until(() => exists(join(workspaceOf(fixture), 'started')))
  return { issue, main, runner }
}

function stop(fixture: ActionFixture, comment: number, inputs: Readonly<Record<string, string>> = {}) {
  const environment = environmentOf(fixture)
  return fixture.play(comment, { environment, runId: 32, inputs: { ...STOP_JOB, ...inputs } })
}

describe('a stop while a command runs', () => {
  it('ends the run with a draft that names who asked, and does not start what waits for its turn', async () => {
    const fixture = await openFixture({ files, script: [turn(read, edit), turn(run('sh hang.sh'))] })
    const { issue, main, runner } = await startHanging(fixture)
    const queued = askAt(fixture.repository, issue, '/agent ask why?')
    const stopping = fixture.repository.comment(issue, {
      author: 'ada',
      body: '/agent stop',
      createdAt: new Date(Date.now() + 2_000)
    }).id
    // It waits for six polls, in which the run must end on a slow machine too.
    const environment = environmentOf(fixture, { FORGEHAND_STOP_MS: '3000' })
    const job = await fixture.play(stopping, { environment, runId: 32, inputs: STOP_JOB })

    expect(job.main).toMatchObject({ exitCode: 0, outputs: { outcome: 'answered', summary: expect.any(String) } })
    expect(await main).toMatchObject({ exitCode: 0, outputs: { outcome: 'stopped', 'files-changed': '2' } })
    expect(await runner.post()).toMatchObject({ exitCode: 0 })
    const [pull] = pullRequests(fixture.repository)
    expect(pull?.pullRequest?.isDraft).toBe(true)
    expect(pull?.body).toContain('the run was stopped before the checks')
    expect(ownComments(fixture.repository, issue)).toEqual([expect.stringMatching(/`stopped`[^]*ada asked to stop\./)])

    const skipped = await fixture.play(queued, { environment: environmentOf(fixture), runId: 33 })
    expect(skipped.main).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' } })
    expect(ownComments(fixture.repository, issue).at(-1)).toContain('ada asked to stop after this was asked')
    expect(fixture.model.requests).toHaveLength(2)
  })

  it('changes nothing when somebody without write access asks', async () => {
    const fixture = await openFixture({ files, script: [turn(read, edit), turn(run('sh hang.sh'))] })
    const { issue, main, runner } = await startHanging(fixture)
    const body = '/agent stop'
    const job = await stop(fixture, fixture.repository.comment(issue, { author: 'mallory', body }).id)
    expect(job.main).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' } })
    const refs = await fixture.repository.state.git.text(['for-each-ref', '--format=%(refname)'])
    expect(refs).not.toContain('forgehand/stop')
    await runner.cancel()
    expect(await main).toMatchObject({ outputs: { outcome: 'cancelled' } })
    await runner.post()
  })
})

describe('the job with phase: stop', () => {
  it('says that nothing runs, and leaves the next request alone', async () => {
    const fixture = await openFixture({})
    const { issue, comment } = ask(fixture.repository, '/agent stop')
    const job = await stop(fixture, comment)
    expect(job.main).toMatchObject({ exitCode: 0, outputs: { outcome: 'answered' } })
    expect(fixture.repository.comments(issue).at(-1)?.body).toContain('No comment here shows a run in progress')
    const next = await fixture.play(askAt(fixture.repository, issue), { runId: 34 })
    expect(next.main.outputs).toMatchObject({ outcome: 'proposed' })
  })

  it('ignores every other command', async () => {
    const fixture = await openFixture({ script: [] })
    const { issue, comment } = ask(fixture.repository, '/agent fix what /agent stop does')
    const job = await stop(fixture, comment)
    expect(job.main).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' } })
    expect(fixture.repository.comments(issue)).toHaveLength(1)
    expect(await branches(fixture.repository)).toEqual(['main'])
  })

  it('cancels a run that does not end, and says so', async () => {
    const fixture = await openFixture({ files, script: [turn(read, edit), turn(run('sh hang.sh'))] })
    const { issue, comment } = ask(fixture.repository)
    // This run asks too seldom to see the stop in time.
    const environment = { ...environmentOf(fixture), FORGEHAND_STOP_MS: '600000' }
    const runner = await fixture.runner(comment, { environment, runId: 31 })
    const main = runner.main()
    await until(() => exists(join(workspaceOf(fixture), 'started')))
    const token = fixture.repository.issueToken({ permissions: { actions: 'write' } })
    const stopping = askAt(fixture.repository, issue, '/agent stop')
    await fixture.play(stopping, { environment: environmentOf(fixture), runId: 32, inputs: STOP_JOB, token })
    expect(fixture.repository.state.cancelledRuns).toEqual([31])
    await runner.cancel()
    await main
    await runner.post()
    const bodies = fixture.repository.comments(issue).map(({ body }) => body)
    expect(bodies).toContainEqual(expect.stringContaining('Run 31 did not stop in time and was cancelled.'))
    expect(bodies).toContainEqual(expect.stringContaining('`cancelled`'))
  })
})

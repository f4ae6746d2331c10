import { expect, it } from '@jest/globals'
import { readFailures } from '../../src/run/assignments/repair/read-failures.ts'
import type { RunEvent } from '../../src/report/reporter.ts'
import { startForgeFixture } from '../support/github-forge.ts'
import { runWith } from '../support/run.ts'
import { zip } from '../support/zip.ts'

const RUNS = '/repos/{owner}/{repo}/actions'
const job = (name: string) => ({
  name,
  conclusion: 'failure' as const,
  steps: [{ name: 'Test', conclusion: 'failure' as const }],
  log: '##[group]Run x\n##[endgroup]\n##[error]wrong'
})

/** A run that failed and uploaded reports. */
async function startFailed(artifacts: readonly string[], jobs: readonly string[] = ['test']) {
  const fixture = await startForgeFixture()
  const report = '<testsuite tests="1"><testcase name="adds"><failure/></testcase></testsuite>'
  const archive = zip({ name: 'report.xml', content: report })
  const { id: runId } = fixture.repository.checks.addRun({
    headSha: 'a'.repeat(40),
    actor: 'ada',
    jobs: jobs.map(job),
    artifacts: Object.fromEntries(artifacts.map((name) => [name, archive]))
  })
  const source = { kind: 'workflow', runId, attempt: 1, workflowId: 1, path: '.github/workflows/ci.yml' } as const
  const events: RunEvent[] = []
  const forge = fixture.forgeWith({ token: { permissions: { actions: 'read' } } })
  const run = runWith({ forge, emit: (event) => void events.push(event) })
  return { ...fixture, events, read: () => readFailures({ source }, run) }
}

it('continues without reports whose storage cannot be reached, asks once, and says so', async () => {
  await using failed = await startFailed(['junit-a', 'junit-b'])
  const { github, events, read } = failed
  const route = `${RUNS}/artifacts/{artifact_id}/{archive_format}`
  // Nothing listens at this port.
  const headers = { location: 'http://127.0.0.1:1/report' }
  github.fault({ method: 'GET', route, times: 9, status: 302, headers })

  expect(await read()).toMatchObject([{ failure: { output: 'Error: wrong', failingTests: [] } }])

  const asked = github.requests.filter((request) => request.route === route)
  expect(new Set(asked.map(({ path }) => path)).size).toBe(1)
  const text = expect.stringMatching(/^Failed tests are not named: The artifact \d+ could not be read: /)
  expect(events).toEqual([{ kind: 'warning', text }])
})

it.each([
  ['Tests', 'Lint', 'junit-tests'],
  ['テスト', 'リント', 'junit-テスト'],
  ['✅', '🧹', 'junit-✅']
])('attributes no tests of the job %s to the job %s', async (tested, other, name) => {
  await using failed = await startFailed([name], [tested, other])
  expect((await failed.read()).at(-1)?.failure).toMatchObject({ job: { name: other }, failingTests: [] })
})

it('does not hide a bug of our own', async () => {
  await using failed = await startFailed(['junit'])
  const { github, read } = failed
  const route = `${RUNS}/runs/{run_id}/artifacts`
  github.fault({ method: 'GET', route, status: 200, body: { total_count: 1 } })
  await expect(read()).rejects.toThrow(TypeError)
})

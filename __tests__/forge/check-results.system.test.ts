import { expect, it } from '@jest/globals'
import { startForgeFixture, type ForgeFixture } from '../support/github-forge.ts'
import type { JobLog, WorkflowRun } from '../../emulators/github/state.ts'

const LOG = '/repos/{owner}/{repo}/actions/jobs/{job_id}/logs'
const MB = 2 ** 20

const reader = { token: { permissions: { actions: 'read', checks: 'read' } } } as const

async function failedRun({ repository }: ForgeFixture, log?: string | JobLog): Promise<WorkflowRun> {
  const headSha = await repository.push('topic', { 'b.txt': 'two\n' }, 'Add a file')
  return repository.checks.addRun({
    headSha,
    headBranch: 'topic',
    actor: 'ada',
    jobs: [
      {
        steps: [{ name: 'Run npm test', conclusion: 'failure' }],
        log,
        annotations: [{ path: 'b.txt', line: 3, level: 'failure', title: null, message: 'Wrong' }]
      }
    ]
  })
}

const jobOf = ({ attempts: [jobs] }: WorkflowRun) => jobs?.[0]?.id ?? 0

it('reads the runs of a workflow, their jobs, steps and annotations', async () => {
  await using fixture = await startForgeFixture()
  const forge = fixture.forgeWith(reader)
  const run = await failedRun(fixture)
  await expect(forge.completedRuns({ workflowId: run.workflow.id, headSha: run.headSha, limit: 5 })).resolves.toEqual([
    { id: run.id, attempt: 1, conclusion: 'failure', headSha: run.headSha, createdAt: expect.any(String) as unknown }
  ])
  await expect(forge.completedRuns({ workflowId: run.workflow.id, branch: 'main', limit: 5 })).resolves.toEqual([])
  await expect(forge.completedRuns({ workflowId: run.workflow.id, hasPassed: true, limit: 5 })).resolves.toEqual([])
  await expect(forge.jobsOf({ runId: run.id, attempt: 1 })).resolves.toMatchObject([
    { id: jobOf(run), name: 'test', conclusion: 'failure', steps: [{ name: 'Run npm test', conclusion: 'failure' }] }
  ])
  await expect(forge.annotationsOf(jobOf(run))).resolves.toEqual([
    { path: 'b.txt', line: 3, level: 'failure', message: 'Wrong' }
  ])
})

it('finds the newest runs of a branch behind those of forks whose branches have the same name', async () => {
  await using fixture = await startForgeFixture()
  const { github, repository } = fixture
  const forge = fixture.forgeWith(reader)
  const fork = await github.createRepository({ owner: 'eve', name: 'engine', forkOf: repository })
  const headSha = (await repository.head()) ?? ''
  const passed = { headSha, headBranch: 'main', jobs: [{ conclusion: 'success' }] } as const
  const own = repository.checks.addRun({ ...passed, actor: 'ada' })
  for (let count = 0; count < 3; count += 1) repository.checks.addRun({ ...passed, actor: 'eve', from: fork.state })
  const question = { workflowId: own.workflow.id, branch: 'main', hasPassed: true, limit: 1 }
  await expect(forge.completedRuns(question)).resolves.toMatchObject([{ id: own.id }])
  const newer = repository.checks.addRun({ ...passed, actor: 'ada' })
  await expect(forge.completedRuns(question)).resolves.toMatchObject([{ id: newer.id }])
})

it('finds the pull requests that have a commit, and those of forks', async () => {
  await using fixture = await startForgeFixture()
  const { github, repository, forge } = fixture
  const { headSha } = await failedRun(fixture)
  const own = await repository.openPullRequest({ title: 'Topic', author: 'ada', head: 'topic' })
  repository.addLabel(own.number, { label: 'agent:fix-ci', by: 'ada' })
  const fork = await github.createRepository({ owner: 'eve', name: 'engine', forkOf: repository })
  const forkSha = await fork.push('theirs', { 'c.txt': 'three\n' }, 'Add another file')
  const theirs = await repository.openPullRequest({ title: 'Theirs', author: 'eve', head: 'theirs', from: fork })

  await expect(forge.pullRequestsAt(headSha)).resolves.toMatchObject([
    { number: own.number, labels: ['agent:fix-ci'], author: { login: 'ada' }, isFork: false, isOpen: true, headSha }
  ])
  await expect(forge.pullRequestsAt(forkSha)).resolves.toMatchObject([{ number: theirs.number, isFork: true }])
})

it('reads a log from its signed address without sending the token there', async () => {
  await using fixture = await startForgeFixture()
  const { github } = fixture
  const sent: (string | undefined)[] = []
  github.observe((phase, { url, headers }) => {
    if (phase === 'received' && url?.startsWith('/signed-logs/')) sent.push(headers.authorization)
    return Promise.resolve(undefined)
  })
  const run = await failedRun(fixture, 'first\nlast\n')
  await expect(fixture.forgeWith(reader).readJobLog(jobOf(run))).resolves.toEqual({
    text: 'first\nlast\n',
    missing: 'nothing'
  })
  expect(sent).toEqual([undefined])
})

it('reads only the end of a log of 500 MB', async () => {
  await using fixture = await startForgeFixture()
  let served = 0
  const line = Buffer.from('x'.repeat(MB))
  const end = Buffer.from('the end\n')
  const size = 500 * MB + end.length
  const read: JobLog['read'] = function* (start, stop) {
    for (let at = start; at < stop;) {
      const rest = size - end.length - at
      const part = rest > 0 ? line.subarray(0, Math.min(MB, rest, stop - at)) : end
      served += part.length
      at += part.length
      yield part
    }
  }
  const log = await fixture.forgeWith(reader).readJobLog(jobOf(await failedRun(fixture, { size, read })))
  expect(log?.missing).toBe('start')
  expect(log?.text.slice(-12)).toBe('xxxxthe end\n')
  expect(log?.text).toHaveLength(20 * MB)
  // What the first request got into its buffers before it was cut.
  expect(served).toBeLessThan(30 * MB)
})

it('asks for a new address after a failure, and says what to do when none works', async () => {
  await using fixture = await startForgeFixture()
  const { github } = fixture
  const forge = fixture.forgeWith(reader)
  const run = await failedRun(fixture, 'text\n')
  let failures = 1
  github.observe((phase, { url }) => {
    const isLost = phase === 'received' && url?.startsWith('/signed-logs/') === true && failures > 0
    if (isLost) failures -= 1
    return Promise.resolve(isLost ? 'cut' : undefined)
  })
  github.fault({ method: 'GET', route: LOG, status: 502 })
  await expect(forge.readJobLog(jobOf(run))).resolves.toMatchObject({ text: 'text\n' })
  failures = Infinity
  await expect(forge.readJobLog(jobOf(run))).rejects.toThrow('Allow the runner to reach the storage of GitHub Actions')
})

it('returns undefined for a deleted log', async () => {
  await using fixture = await startForgeFixture()
  await expect(fixture.forgeWith(reader).readJobLog(jobOf(await failedRun(fixture)))).resolves.toBeUndefined()
})

it('runs failed jobs again, and says which permission is missing', async () => {
  await using fixture = await startForgeFixture()
  const { id } = await failedRun(fixture)
  const writer = fixture.forgeWith({ token: { permissions: { actions: 'write' } } })
  await expect(fixture.forgeWith(reader).rerunFailedJobs(id)).resolves.toEqual({ kind: 'forbidden' })
  await expect(writer.rerunFailedJobs(id)).resolves.toEqual({ kind: 'accepted' })
  await expect(writer.rerunFailedJobs(id)).resolves.toEqual({
    kind: 'refused',
    reason: 'This workflow is already running.'
  })
})

it('reads what the checks of an app say', async () => {
  await using fixture = await startForgeFixture()
  const { repository } = fixture
  const suite = repository.checks.addSuite({
    slug: 'ci-app',
    headSha: (await repository.head()) ?? '',
    runs: [
      { name: 'build', conclusion: 'failure', output: { title: 'Broken', summary: 'It does not compile.', text: null } }
    ]
  })
  await expect(fixture.forgeWith(reader).checksOfSuite(suite.id)).resolves.toMatchObject([
    { job: { name: 'build', conclusion: 'failure' }, text: 'Broken\n\nIt does not compile.' }
  ])
})

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { startFixture, type Fixture, type Send } from '../../support/github-client.ts'
import { typesOf, unrecordedTypes, webhookExamples } from '../../support/payloads.ts'
import type { WorkflowRun } from '../../../emulators/github/state.ts'

let fixture: Fixture
let send: Send
let now: Date
beforeEach(async () => {
  now = new Date('2026-11-20T10:00:00Z')
  fixture = await startFixture({ now: () => now })
  send = fixture.as(fixture.repository.issueToken({ permissions: { actions: 'write', checks: 'write' } }))
})
afterEach(() => fixture.end())

async function failedRun(): Promise<WorkflowRun> {
  const { repository } = fixture
  const headSha = await repository.push('topic', { 'new.txt': 'new\n' }, 'Add a file')
  const { number } = await repository.openPullRequest({ title: 'Topic', author: 'ada', head: 'topic' })
  return repository.checks.addRun({
    headSha,
    headBranch: 'topic',
    actor: 'ada',
    pullRequests: [number],
    jobs: [
      {
        name: 'test',
        steps: [{ name: 'Run npm test', conclusion: 'failure' }],
        log: 'line one\nline two\n',
        annotations: [{ path: 'new.txt', line: 1, level: 'failure', title: null, message: 'It is wrong.' }]
      },
      { name: 'lint', conclusion: 'success' }
    ]
  })
}

const idsOf = (body: unknown, name: string) =>
  (body as Record<string, readonly { readonly id: number }[]>)[name]?.map(({ id }) => id)

it('lists the runs of a workflow, and the jobs of each attempt', async () => {
  const run = await failedRun()
  const runs = `GET /actions/workflows/${run.workflow.id}/runs`
  await expect(send(`${runs}?branch=topic&status=completed`)).resolves.toMatchObject({
    body: { total_count: 1, workflow_runs: [{ id: run.id, conclusion: 'failure', run_attempt: 1 }] }
  })
  await expect(send(`${runs}?branch=main`)).resolves.toMatchObject({ body: { total_count: 0 } })
  const first = await send(`GET /actions/runs/${run.id}/attempts/1/jobs`)
  expect(first.body).toMatchObject({
    jobs: [{ name: 'test', conclusion: 'failure', steps: [{ name: 'Run npm test' }] }, {}]
  })

  fixture.repository.checks.addAttempt(run, [{ name: 'test', conclusion: 'success' }])
  const second = await send(`GET /actions/runs/${run.id}/attempts/2/jobs`)
  const [lint, test] = idsOf(second.body, 'jobs') ?? []
  expect(idsOf(first.body, 'jobs')).toContain(lint)
  expect(idsOf(first.body, 'jobs')).not.toContain(test)
  await expect(send(runs)).resolves.toMatchObject({
    body: { workflow_runs: [{ conclusion: 'success', run_attempt: 2 }] }
  })
  await expect(send(`GET /actions/runs/${run.id}/attempts/3/jobs`)).resolves.toMatchObject({ status: 404 })
})

describe('the log of a job', () => {
  async function addressOf(run: WorkflowRun): Promise<string> {
    const [job] = run.attempts[0] ?? []
    const path = `/repos/octo/hello/actions/jobs/${job?.id}/logs`
    const token = fixture.repository.issueToken({ permissions: { actions: 'read' } })
    const headers = { authorization: `token ${token}` }
    const answer = await fetch(`${fixture.github.apiUrl}${path}`, { headers, redirect: 'manual' })
    expect(answer.status).toBe(302)
    return answer.headers.get('location') ?? ''
  }

  it('is at a signed address, in whole and in parts, for a minute', async () => {
    const address = await addressOf(await failedRun())
    await expect(fetch(address).then((answer) => answer.text())).resolves.toBe('line one\nline two\n')
    const part = await fetch(address, { headers: { range: 'bytes=9-' } })
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      'bytes 9-17/18',
      'line two\n'
    ])
    now = new Date('2026-11-20T10:01:01Z')
    await expect(fetch(address)).resolves.toMatchObject({ status: 403 })
  })

  it('is refused to a request with a token, and with another signature', async () => {
    const address = await addressOf(await failedRun())
    const headers = { authorization: 'token ghs_made_up' }
    await expect(fetch(address, { headers })).resolves.toMatchObject({ status: 400 })
    await expect(fetch(`${address}0`)).resolves.toMatchObject({ status: 403 })
  })
})

it('runs failed jobs again for a token that can write, once for each attempt', async () => {
  const run = await failedRun()
  const path = `POST /actions/runs/${run.id}/rerun-failed-jobs`
  const reader = fixture.as(fixture.repository.issueToken({ permissions: { actions: 'read' } }))
  await expect(reader(path)).resolves.toMatchObject({ status: 403 })
  await expect(send(path)).resolves.toMatchObject({ status: 201 })
  await expect(send(path)).resolves.toMatchObject({
    status: 403,
    body: { message: 'This workflow is already running' }
  })
  expect(run.rerunCount).toBe(1)
})

it('lists annotations of a job, and the pull requests of a commit', async () => {
  const run = await failedRun()
  const [job] = run.attempts[0] ?? []
  await expect(send(`GET /check-runs/${job?.id}/annotations`)).resolves.toMatchObject({
    body: [{ path: 'new.txt', start_line: 1, annotation_level: 'failure', message: 'It is wrong.' }]
  })
  await expect(send(`GET /commits/${run.headSha}/pulls`)).resolves.toMatchObject({
    body: [{ number: run.pullRequests[0], head: { sha: run.headSha } }]
  })
})

it('lists the check runs of a suite', async () => {
  const { repository } = fixture
  const headSha = (await repository.head()) ?? ''
  const suite = repository.checks.addSuite({
    slug: 'circleci-checks',
    headSha,
    runs: [{ name: 'build', conclusion: 'failure', output: { title: 'Broken', summary: 'No.', text: null } }]
  })
  await expect(send(`GET /check-suites/${suite.id}/check-runs`)).resolves.toMatchObject({
    body: { total_count: 1, check_runs: [{ name: 'build', conclusion: 'failure', output: { title: 'Broken' } }] }
  })
})

it.each(['workflow_run', 'check_suite'])('has payloads of %s with the types of the recorded examples', async (name) => {
  const { checks } = fixture.repository
  const run = await failedRun()
  const suite = checks.addSuite({ slug: 'ci-app', headSha: run.headSha, headBranch: 'topic', runs: [] })
  const payload = await (name === 'workflow_run' ? checks.runEvent(run) : checks.suiteEvent(suite, { by: 'ada' }))
  const examples = webhookExamples(name, 'completed').map((example) => typesOf(example))
  expect(unrecordedTypes(payload, webhookExamples(name, 'completed'))).toEqual([])
  const required = Object.keys(examples[0] ?? {}).filter((path) => examples.every((types) => path in types))
  const missing = required.filter(
    (path) => !(path in typesOf(payload)) && !/\/(?:organization|app\/permissions)/.test(path)
  )
  expect(missing).toEqual([])
})

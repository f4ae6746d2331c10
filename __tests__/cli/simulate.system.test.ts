import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import * as z from 'zod'
import { demoProject } from '../../emulators/demo/project.ts'
import { demoScript } from '../../emulators/demo/script.ts'
import { startModelEmulator } from '../../emulators/model/start-model.ts'
import { webhookExamples } from '../support/payloads.ts'
import { call, callSource } from '../support/cli-program.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forgehand-test-'))
})

afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
})

/** A recorded payload with changes to its comment and its issue. */
async function payloadWith(comment: object, issue: object = {}): Promise<string> {
  const [example = {}] = webhookExamples('issue_comment', 'created')
  const payload = join(folder, 'payload.json')
  const changed = {
    ...example,
    comment: { ...(example['comment'] as object), ...comment }, // An object in all of them, as is the issue.
    issue: { ...(example['issue'] as object), ...issue }
  }
  await writeFile(payload, JSON.stringify(changed))
  return payload
}

async function callSimulate(comment: string) {
  const payload = await payloadWith({ body: comment })
  return call(['simulate', '--event', 'issue_comment', '--payload', payload, '--json']).ended
}

it('turns a recorded payload into a pull request', async () => {
  const { exitCode, stdout } = await callSimulate('/agent fix this')
  expect(JSON.parse(stdout)).toMatchObject({ outcome: 'proposed', threads: [{ number: 1 }, { kind: 'pull_request' }] })
  expect(exitCode).toBe(0)
})

it('reports why a comment is ignored', async () => {
  const { exitCode, stdout, stderr } = await callSimulate('Thanks!')
  expect(JSON.parse(stdout)).toMatchObject({ outcome: 'skipped' })
  expect(stderr).toContain('Nothing to do: ')
  expect(exitCode).toBe(0)
})

it('shows the comment and the pull request as text', async () => {
  const payload = await payloadWith({ body: '/agent fix this' }, { user: null })
  const { stdout } = await callSource(['simulate', '--event', 'issue_comment', '--payload', payload]).ended
  expect(stdout).toMatch(/^Issue #1: Spelling error in the README file$/m)
  expect(stdout).toMatch(/^ {2}github-actions\[bot\] commented:\n {4}### ✅ `proposed`/m)
  expect(stdout).toMatch(/^Pull request #2 \(agent\/issue-1 into master\): Add up all parts of a duration$/m)
  expect(stdout).toMatch(/^ {2}\+ {2}assert\.throws/m)
  expect(stdout).not.toMatch(/<!--|<details>|\| --- \|/)
  expect(stdout).toMatch(/\nOutcome: proposed\n$/)
})

it('runs on a comment on a pull request, with the files of --head on its branch', async () => {
  const head = join(folder, 'head')
  for (const [path, text] of Object.entries({ ...demoProject, 'notes.md': 'of the head\n' })) {
    await mkdir(dirname(join(head, path)), { recursive: true })
    await writeFile(join(head, path), text)
  }
  const payload = await payloadWith(
    { body: '/agent fix this' },
    { number: 7, pull_request: { url: 'https://example.com' } }
  )
  const args = ['simulate', '--event', 'issue_comment', '--payload', payload, '--head', head, '--json']
  const { exitCode, stdout } = await callSource(args).ended
  expect(JSON.parse(stdout)).toMatchObject({
    outcome: 'updated',
    threads: [{ kind: 'pull_request', number: 7, comments: [{}, {}], diff: expect.stringContaining('+of the head') }]
  })
  expect(exitCode).toBe(0)
})

it.each([
  ['push', { ref: 'refs/heads/main' }],
  ['schedule', { schedule: '0 0 * * *' }]
])('says that the action does not respond to %s', async (event, content) => {
  const payload = join(folder, 'payload.json')
  await writeFile(payload, JSON.stringify(content))
  const { exitCode, stdout } = await callSource(['simulate', '--event', event, '--payload', payload]).ended
  expect(stdout).toContain(`Nothing to do: Forgehand does not respond to ${event}`)
  expect(exitCode).toBe(0)
})

const WORKFLOW = `
on: { issues: { types: [labeled] }, schedule: [{ cron: '0 4 * * 1' }], push: {} }
permissions: { contents: write, issues: write, pull-requests: write }
jobs:
  plan: { if: github.event_name == 'schedule', steps: [{ run: plan }] }
  items:
    needs: plan
    if: needs.plan.outputs.has-items == 'true'
    strategy: { matrix: '\${{ fromJSON(needs.plan.outputs.matrix) }}' }
    steps:
      - uses: forgehand/forgehand@v1
        with: { prompt: 'Fix \${{ matrix.item }}.', task-id: '\${{ matrix.item }}', api-key: '\${{ secrets.KEY }}' }
  labels:
    if: github.event.label.name == 'agent'
    permissions: { contents: read, issues: write }
    steps: [{ uses: forgehand/forgehand@v1, with: { model: gpt-5 } }]
`

it('runs the jobs of a workflow on each of its events, with matrix and permissions, and counts what they cost', async () => {
  const [workflow, plan] = [join(folder, 'agent.yml'), join(folder, 'plan.json')]
  await writeFile(workflow, WORKFLOW)
  await writeFile(
    plan,
    JSON.stringify({ 'has-items': 'true', matrix: { include: [{ item: 'one' }, { item: 'two' }] } })
  )
  const args = ['simulate', '--workflow', workflow, '--plan', plan, '--json']
  const { exitCode, stdout, stderr } = await callSource(args).ended
  expect(stderr).not.toContain('was stopped before')
  const calls = { reads: expect.any(Number), writes: expect.any(Number), graphql: expect.any(Number) }
  const created = (item: string) => expect.arrayContaining([`created branch agent/task-${item}`])
  expect(JSON.parse(stdout)).toMatchObject({
    events: [
      {
        event: 'issues',
        jobs: [
          { job: 'plan', skipped: 'because its condition is false' },
          { job: 'items', skipped: 'because its condition is false' },
          { job: 'labels', runs: [{ outcome: 'failed', exitCode: 1 }] }
        ]
      },
      {
        event: 'schedule',
        jobs: [
          { job: 'plan', skipped: 'because none of its steps is Forgehand' },
          {
            job: 'items',
            runs: [
              { matrix: { item: 'one' }, outcome: 'proposed', writes: created('one'), calls },
              { matrix: { item: 'two' }, outcome: 'proposed', writes: created('two'), calls }
            ]
          },
          { job: 'labels', skipped: 'because its condition is false' }
        ]
      }
    ]
  })
  // The job that the label starts cannot write contents.
  expect(exitCode).toBe(1)
})

it('divides a task into items, works on each, and gathers what became of them', async () => {
  const workflow = join(import.meta.dirname, '../../examples/fan-out.yml')
  const { stdout, exitCode } = await callSource(['simulate', '--workflow', workflow, '--event', 'schedule', '--json'])
    .ended
  const item = (title: string, number: number) => ({
    matrix: { title },
    outcome: 'proposed',
    writes: expect.arrayContaining([expect.stringContaining(`created pull request #${number} (`)])
  })
  expect(JSON.parse(stdout)).toMatchObject({
    events: [
      {
        jobs: [
          { job: 'plan', runs: [{ outcome: 'answered', writes: [] }] },
          { job: 'work', runs: [item('src/duration.js', 1), item('test/duration.test.js', 2)] },
          { job: 'gather', runs: [{ writes: expect.arrayContaining(['created issue #3']) }] }
        ]
      }
    ]
  })
  expect(exitCode).toBe(0)
})

it('makes up the payload of an event, and prints what was written at what cost', async () => {
  const { stdout, exitCode } = await callSource(['simulate', '--event', 'issues']).ended
  expect(stdout).toMatch(/Project: the demo project.*--repository FOLDER.*\nSettings: those of the demo/)
  expect(stdout).toMatch(
    /- created branch agent\/issue-1\n[^]*- removed label agent of #1\n\d+ API calls: \d+ read, \d+ write/
  )
  expect(exitCode).toBe(0)
})

it.each<[string, string, string, RegExp]>([
  ['that a maintainer asks for changes', 'issue_comment', 'suggested', /created ref refs\/forgehand\/claims\/comment-/],
  ['whose checks fail', 'workflow_run', 'skipped', /created comment on #1/],
  ['that was reviewed', 'pull_request_review', 'skipped', /no secrets[^]*nothing was written/]
])('makes up the pull request of a fork %s', async (_, event, outcome, expected) => {
  const { stdout, exitCode } = await callSource(['simulate', '--event', event, '--fork', '--sandbox', 'off']).ended
  expect(stdout).toMatch(expected)
  expect(stdout).toContain(`Outcome: ${outcome}`)
  expect(exitCode).toBe(0)
})

it.each([
  ['opened', []],
  ['synchronize', ['--event', 'pull_request', '--activity', 'synchronize', '--fork']]
])(
  'makes up a pull request with the activity %s, the first of the workflow or that of the command',
  async (type, flags) => {
    const workflow = join(folder, 'agent.yml')
    const job = `{ if: github.event.action == '${type}', steps: [{ uses: forgehand/forgehand@v1 }] }`
    await writeFile(workflow, `on: { pull_request: { types: [opened, synchronize] } }\njobs: { review: ${job} }`)
    const { stdout } = await callSource(['simulate', '--workflow', workflow, ...flags, '--sandbox', 'off', '--json'])
      .ended
    expect(JSON.parse(stdout)).toMatchObject({ events: [{ event: 'pull_request', jobs: [{ runs: [{}] }] }] })
  }
)

it.each([
  [['--event', 'schedule', '--fork'], '--fork is for the events issue_comment, pull_request'],
  [
    ['--event', 'issues', '--activity', 'opened'],
    'The activities of issues that can be simulated are labeled, assigned.'
  ],
  [['--event', 'schedule', '--activity', 'opened'], '--activity is for one of the events issues and pull_request']
])('refuses %j', async (flags, message) => {
  const { stderr, exitCode } = await callSource(['simulate', ...flags]).ended
  expect(stderr).toContain(message)
  expect(exitCode).toBe(2)
})

it('reports every mistake in how it was called at once', async () => {
  const workflow = join(folder, 'agent.yml')
  await writeFile(workflow, 'on: push\njobs: { a: { needs: b } }')
  const args = ['simulate', '--workflow', workflow, '--event', 'isues', '--plan', join(folder, 'none.json')]
  const { exitCode, stderr } = await callSource([...args, '--head', join(folder, 'none')]).ended
  expect(exitCode).toBe(2)
  expect(stderr).toMatch(
    /no folder[^]*a needs b[^]*none\.json cannot be read[^]*"isues" cannot be simulated\. Did you mean issues\?/
  )
})

/** A checkout with a workflow and settings. */
async function checkout(workflow: string, settings: string): Promise<string> {
  const file = join(folder, '.github/workflows/agent.yml')
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, workflow)
  await writeFile(join(folder, '.github/agent.yml'), settings)
  return file
}

const STEP = "{ uses: forgehand/forgehand@v1, with: { model: gpt-5, api-key: '${{ secrets.KEY }}' } }"
const COMMENTS = `on: { issue_comment: { types: [created] } }\njobs: { agent: { steps: [${STEP}] } }`

it('answers a comment of the user with a scripted model where there is no key, and says so', async () => {
  const { stdout, exitCode } = await callSource(['simulate', '--comment', '/agent fix the timer'], NAMED).ended
  expect(stdout).toMatch(/^Project: the demo project/)
  expect(stdout).toContain('Model: scripted, and it does the same whatever is asked. OPENAI_API_KEY is not set.')
  expect(stdout).toMatch(/^Issue #1: fix the timer$[^]*^ {2}owner commented:\n {4}\/agent fix the timer$/m)
  expect(stdout).toMatch(/^Pull request #2 \(agent\/issue-1 into main\)[^]*--serve[^]*\nOutcome: proposed\n$/m)
  expect(stdout).toMatch(
    /\nThis was the demo project with a scripted model, not your own files\. OPENAI_API_KEY is not set\.[^\n]*\n\nOutcome: proposed\n$/
  )
  expect(exitCode).toBe(0)
})

const NAMED = { FORGEHAND_MODEL: 'gpt-5' }

it('answers a comment of the user with their model in their repository, and keeps the files', async () => {
  for (const [path, text] of Object.entries({ ...demoProject, 'own.md': 'mine\n' })) {
    await mkdir(dirname(join(folder, 'own', path)), { recursive: true })
    await writeFile(join(folder, 'own', path), text)
  }
  const model = await startModelEmulator({ script: demoScript })
  const environment = { FORGEHAND_MODEL: model.name, OPENAI_BASE_URL: model.baseUrl, OPENAI_API_KEY: model.apiKey }
  const args = ['simulate', '--comment', '/agent fix durations of hours', '--repository', join(folder, 'own')]
  const { stdout, exitCode } = await callSource([...args, '--keep', '--json'], environment).ended
  await model.close()
  const result = simulated.parse(JSON.parse(stdout))
  expect(result).toMatchObject({ outcome: 'proposed', project: join(folder, 'own'), model: model.name })
  expect(JSON.stringify(model.requests[0])).toContain('/agent fix durations of hours')
  for (const path of Object.values(result.kept)) await expect(access(path)).resolves.toBeUndefined()
  await rm(result.kept['folder'] ?? '', { recursive: true })
  expect(exitCode).toBe(0)
})

it('leaves out what git cannot add, and names it', async () => {
  const own = join(folder, 'own')
  // Unlike a file that cannot be read, a repository without a commit stops git for every user.
  for (const [path, text] of Object.entries({ ...demoProject, 'empty/.git/HEAD': 'ref: refs/heads/main\n' })) {
    await mkdir(dirname(join(own, path)), { recursive: true })
    await writeFile(join(own, path), text)
  }
  for (const path of ['objects', 'refs']) await mkdir(join(own, 'empty/.git', path))
  const model = await startModelEmulator({ script: demoScript })
  const environment = { FORGEHAND_MODEL: model.name, OPENAI_BASE_URL: model.baseUrl, OPENAI_API_KEY: model.apiKey }
  const args = ['simulate', '--comment', '/agent fix durations', '--repository', own, '--json']
  const { stdout, stderr, exitCode } = await callSource(args, environment).ended
  await model.close()
  expect(stderr).toContain('empty/ is left out, because git cannot add it. To see why: git add empty/\n')
  expect(JSON.parse(stdout)).toMatchObject({ outcome: 'proposed', project: own })
  expect(exitCode).toBe(0)
})

const simulated = z.looseObject({ kept: z.record(z.string(), z.string()) })

it('ends a workflow with its pull requests, and serves the pages of each event', async () => {
  const workflow = await checkout(COMMENTS, 'branch: bot/{number}\n')
  const { said, child, ended } = callSource(['simulate', '--workflow', workflow, '--serve'])
  const url = /http:\S+(?= \(Ctrl)/.exec(await said('(Ctrl+C ends it)'))?.[0] ?? ''
  const options = { headers: { connection: 'close' } }
  const textOf = async (path: string) => await (await fetch(new URL(path, url), options)).text()
  expect(await textOf('/')).toMatch(/Issue #1[^]*States of the comment[^]*Log of agent[^]*Pull request #2/)
  expect(await textOf('/owner/repository/actions/runs/1/trace')).toContain('run_command')
  child.kill('SIGINT')
  const { stdout, exitCode } = await ended
  expect(stdout).toMatch(
    /^After issue_comment\n\nPull request #2 \(bot\/1 into main\): Add up all parts[^]*Closes #1[^]*^ {2}\+ {2}assert/m
  )
  expect(stdout).not.toContain('Links to 127.0.0.1')
  expect(exitCode).toBe(130)
})

it.each([
  [['--comment', 'x', '--event', 'issues'], '--comment is for the events issue_comment, pull_request_review'],
  [['--comment', ' '], 'The comment is empty'],
  [['--comment', 'x', '--event', 'issue_comment', '--payload', import.meta.filename], 'Remove --comment.'],
  [['--comment', 'x', '--repository', '/'], 'The scripted model only knows the demo project']
])('refuses %j', async (flags, message) => {
  const { stderr, exitCode } = await callSource(['simulate', ...flags], NAMED).ended
  expect(stderr).toContain(message)
  expect(exitCode).toBe(2)
})

it('uses the settings of the checkout with the workflow, except those that its demo project sets', async () => {
  const workflow = await checkout(COMMENTS, 'branch: bot/{number}\nverify: [make test]\nmodels: { main: gpt-5 }\n')
  const { stdout, exitCode } = await callSource(['simulate', '--workflow', workflow]).ended
  expect(stdout).toContain(`Settings: ${join(folder, '.github/agent.yml')}, without verify, models: the demo project`)
  expect(stdout).toContain('- created branch bot/1\n')
  expect(stdout).toContain('\nLinks to 127.0.0.1 work only with --serve')
  expect(stdout).toMatch(
    /\nThis was the demo project with a scripted model, not your own files\.[^\n]*\n\nissue_comment[^\n,]*, agent: proposed\n$/
  )
  expect(exitCode).toBe(0)
})

it('fails as a run would on settings with mistakes', async () => {
  const workflow = await checkout(COMMENTS, 'brnch: x\n')
  const { stdout, stderr, exitCode } = await callSource(['simulate', '--workflow', workflow]).ended
  expect(stderr).toContain('brnch is not a setting')
  expect(stdout).toContain('agent: failed')
  expect(exitCode).toBe(1)
})

it('names the mistakes of the workflow, and fails because of them', async () => {
  const step = "{ uses: ./, with: { model: gpt-5, api-keey: '${{ secrets.KEY }}', trigger: /agent } }"
  const workflow = await checkout(COMMENTS.replace(STEP, step), '')
  const { stdout, exitCode } = await callSource(['simulate', '--workflow', workflow]).ended
  expect(stdout).toMatch(
    /✗ .*agent\.yml, line \d+: the job agent uses the action from the workspace[^]*`api-keey`.* Did you mean api-key\?[^]*api-key is not set[^]*agent: proposed/
  )
  expect(exitCode).toBe(1)
})

it.each([
  ['on: issue_coment', '`issue_coment` is not a GitHub event. Did you mean issue_comment?'],
  ['on: { issues: { types: [labelled] } }', '`labelled` is not an activity type of issues. Did you mean labeled?']
])('refuses a workflow with %s', async (events, message) => {
  const workflow = await checkout(COMMENTS.replace(/^on: .*$/m, events), '')
  const { stderr, exitCode } = await callSource(['simulate', '--workflow', workflow]).ended
  expect(stderr).toContain(message)
  expect(exitCode).toBe(2)
})

it.each([
  [[], 'agent.yml starts on issues. None of these can be simulated without --payload.'],
  [
    ['--event', 'issues'],
    'starts on issues only for opened. Without --payload, only labeled, assigned can be simulated.'
  ],
  [['--event', 'issues', '--activity', 'labeled'], 'starts on issues only for opened, not for labeled.']
])('makes up no activity that the workflow does not start on: %j', async (flags, message) => {
  const workflow = await checkout(COMMENTS.replace(/^on: .*$/m, 'on: { issues: { types: [opened] } }'), '')
  const { stderr, exitCode } = await callSource(['simulate', '--workflow', workflow, ...flags]).ended
  expect(stderr).toContain(message)
  expect(exitCode).toBe(2)
})

it.each([
  ['{}', 'issue_comment', 'is missing'],
  ['{ "comment": 1 }', 'issue_comment', 'The field comment has the type number instead of object.'],
  ['[]', 'issues', 'The value has the type array instead of object.'],
  ['{}', 'pull_request', 'is missing']
])('says which field of the payload %s of %s is wrong, in words', async (text, event, message) => {
  const payload = join(folder, 'payload.json')
  await writeFile(payload, text)
  const { stdout, stderr } = await callSource(['simulate', '--event', event, '--payload', payload]).ended
  expect(stdout + stderr).toContain(message)
  expect(stdout + stderr).not.toMatch(/✖|→ at|Invalid input|_temp|\.ts\b/)
})

it('refuses a workflow that puts words of strangers into a prompt', async () => {
  const workflow = join(folder, 'agent.yml')
  const step = "{ uses: forgehand/forgehand@v1, with: { prompt: 'Triage ${{ github.event.issue.title }}' } }"
  await writeFile(workflow, `on: issues\njobs: { triage: { steps: [${step}] } }`)
  const { exitCode, stderr } = await callSource(['simulate', '--workflow', workflow]).ended
  expect(stderr).toContain('The prompt of the job triage has words of the event in it')
  expect(exitCode).toBe(2)
})

import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import * as z from 'zod'
import { demoProject } from '../../emulators/demo/project.ts'
import { demoScript } from '../../emulators/demo/script.ts'
import { startModelEmulator } from '../../emulators/model/start-model.ts'
import { startEmulators } from '../../emulators/start-emulators.ts'
import { prepareEvent } from '../../src/cli/built-in-events.ts'
import { readEvent } from '../../src/cli/simulate-event.ts'
import { BUILT_IN_EVENTS, type SimulateFlags } from '../../src/cli/simulate-flags.ts'
import { simulate as simulateHere } from '../../src/cli/simulate.ts'
import { UsageError } from '../../src/cli/usage-error.ts'
import { readEvent as readTask } from '../../src/tasks/read-event.ts'
import { webhookExamples } from '../support/payloads.ts'
import { callSource } from '../support/cli-program.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forgehand-test-'))
})

afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
})

async function simulate(...flags: readonly string[]) {
  return await callSource(['simulate', ...flags]).ended
}

async function fileWith(value: unknown): Promise<string> {
  const path = join(folder, 'payload.json')
  await writeFile(path, JSON.stringify(value))
  return path
}

/** A recorded payload with changes to its comment and its issue. */
async function payloadWith(comment: object, issue: object = {}): Promise<string> {
  const [example = {}] = webhookExamples('issue_comment', 'created')
  return await fileWith({
    ...example,
    comment: { ...(example['comment'] as object), ...comment }, // An object in all of them, as is the issue.
    issue: { ...(example['issue'] as object), ...issue }
  })
}

it('turns a recorded comment into a pull request, shows what was written at what cost, and serves its pages until it is interrupted', async () => {
  const payload = await payloadWith({ body: '/agent fix this' }, { user: null })
  const args = ['simulate', '--event', 'issue_comment', '--payload', payload, '--serve']
  const { said, child, ended } = callSource(args)
  const url = /http:\S+(?= \(Ctrl)/.exec(await said('(Ctrl+C ends it)'))?.[0] ?? ''
  const options = { headers: { connection: 'close' } }
  const textOf = async (path: string) => await (await fetch(new URL(path, url), options)).text()
  expect(await textOf('/')).toMatch(/Issue #1[^]*States of the comment[^]*Log of the run[^]*Pull request #2/)
  expect(await textOf('/owner/repository/actions/runs/1/trace')).toContain('run_command')
  child.kill('SIGINT')
  const { stdout, exitCode } = await ended
  expect(stdout).toMatch(/^Project: the demo project, not your own files\.\nModel: scripted.*--repository FOLDER\.\n/s)
  expect(stdout).toMatch(/^Issue #1: Spelling error in the README file$/m)
  expect(stdout).toMatch(/^ {2}github-actions\[bot\] commented:\n {4}### ✅ `proposed`/m)
  expect(stdout).toMatch(/^Pull request #2 \(agent\/issue-1 into main\): Add up all parts of a duration$/m)
  expect(stdout).toMatch(/^ {2}\+ {2}assert\.throws/m)
  expect(stdout).toMatch(/^- POST \/repos\/owner\/repository\/pulls$[^]*^\d+ API calls: \d+ read, \d+ write/m)
  expect(stdout).not.toMatch(/<!--|<details>|\| --- \|/)
  expect(stdout).toMatch(/\nProject: the demo project, not your own files\.[^]*\nOutcome: proposed\n/)
  expect(stdout).not.toContain('Links to 127.0.0.1')
  expect(exitCode).toBe(130)
})

it('plays a recorded comment on a pull request', async () => {
  const payload = await payloadWith(
    { body: '/agent fix this' },
    { number: 7, pull_request: { url: 'https://x.example' } }
  )
  const { exitCode, stdout } = await simulate('--event', 'issue_comment', '--payload', payload, '--json')
  expect(JSON.parse(stdout)).toMatchObject({
    outcome: 'updated',
    threads: [{ kind: 'pull_request', number: 7, comments: [{}, {}], diff: expect.stringContaining('+Durations have') }]
  })
  expect(exitCode).toBe(0)
})

it('makes each built-in event so that the action reads a task from it', async () => {
  const ignored: string[] = []
  for (const name of BUILT_IN_EVENTS) {
    const repository = { owner: 'owner', name: 'repository', files: demoProject }
    const searchPath = process.env['PATH'] ?? ''
    const emulators = await startEmulators({ repository, script: [], maintainer: 'owner', searchPath, parent: folder })
    const { seed } = await readEvent({ event: name, sandbox: 'off' })
    const payload = await prepareEvent(name, emulators.repository, { ...seed, onReady: () => undefined })
    const settings = { trigger: '/agent', triggerLabel: 'agent', assignee: '', allowedBots: [], prompted: undefined }
    const task = await readTask(name, payload, { ...settings, reviewsPullRequests: false, hasApiKey: true })
    if (task.kind === 'ignored') ignored.push(`${name}: ${task.reason}`)
    await emulators.close()
  }
  expect(ignored).toEqual([])
})

it('plays the event of failed checks', async () => {
  const { exitCode, stdout } = await simulate('--event', 'workflow_run', '--json')
  expect(JSON.parse(stdout)).toMatchObject({ outcome: 'updated', exitCode: 0 })
  expect(exitCode).toBe(0)
})

it.each([
  ['push', { ref: 'refs/heads/main' }, 'Forgehand does not respond to push'],
  ['issue_comment', { action: 'edited', issue: { number: 1, title: 'x' }, comment: { body: 'x' } }, 'Nothing to do: ']
])('sends the payload of %s as it is, and shows why nothing happens', async (event, content, why) => {
  const { exitCode, stdout } = await simulate('--event', event, '--payload', await fileWith(content))
  expect(stdout).toContain(why)
  expect(stdout).toContain('- nothing was written')
  expect(exitCode).toBe(0)
})

it('answers a comment of the user with their model in their repository, leaves out what git cannot add, and keeps the files', async () => {
  const own = join(folder, 'own')
  // Unlike a file that cannot be read, a repository without a commit stops git for every user.
  for (const [path, text] of Object.entries({ ...demoProject, 'empty/.git/HEAD': 'ref: refs/heads/main\n' })) {
    await mkdir(dirname(join(own, path)), { recursive: true })
    await writeFile(join(own, path), text)
  }
  for (const path of ['objects', 'refs']) await mkdir(join(own, 'empty/.git', path))
  const model = await startModelEmulator({ script: demoScript })
  const environment = { FORGEHAND_MODEL: model.name, OPENAI_BASE_URL: model.baseUrl, OPENAI_API_KEY: model.apiKey }
  const args = ['simulate', '--comment', '/agent fix durations of hours', '--repository', own, '--keep', '--json']
  const { stdout, stderr, exitCode } = await callSource(args, environment).ended
  await model.close()
  expect(stderr).toContain('empty/ is left out, because git cannot add it.\n')
  const { kept, ...result } = simulated.parse(JSON.parse(stdout))
  expect(result).toMatchObject({ outcome: 'proposed', project: own, model: model.name })
  expect(JSON.stringify(model.requests[0])).toContain('/agent fix durations of hours')
  for (const path of Object.values(kept)) await expect(access(path)).resolves.toBeUndefined()
  await rm(kept['folder'] ?? '', { recursive: true })
  expect(exitCode).toBe(0)
})

const simulated = z.looseObject({ kept: z.record(z.string(), z.string()) })

it('refuses what it cannot play, in words', async () => {
  const file = join(folder, 'payload.json')
  const cases: readonly (readonly [flags: Omit<SimulateFlags, 'sandbox'>, payload: string, message: string])[] = [
    [{}, '', 'Write a comment with --comment, or name an event with --event.'],
    [{ comment: ' ' }, '', 'The comment is empty'],
    [{ comment: 'x', event: 'issues', payload: file }, '{}', 'Remove --comment.'],
    [{ payload: file }, '{}', 'Name the event of the payload with --event.'],
    [{ event: 'isues' }, '', '"isues" is not built in. Did you mean issues?'],
    [{ event: 'issues', payload: join(folder, 'none.json') }, '', 'none.json cannot be read'],
    [{ event: 'issue_comment', payload: file }, '{}', 'The field issue is missing.'],
    [{ event: 'issues', payload: file }, '[]', 'The value has the type array instead of object.'],
    [
      { event: 'issue_comment', payload: file },
      '{ "comment": 1 }',
      'The field comment has the type number instead of object.'
    ],
    [{ comment: 'x', repository: '/' }, '', 'The scripted model only knows the demo project'],
    [{ comment: 'x', repository: '/', model: 'gpt-5' }, '', 'OPENAI_API_KEY is not set']
  ]
  const wrong = []
  for (const [flags, payload, message] of cases) {
    await writeFile(file, payload)
    const said = await simulateHere({ ...flags, sandbox: 'off' }).catch((error: unknown) => error)
    if (!(said instanceof UsageError) || !said.message.includes(message) || said.message.includes('Invalid input'))
      wrong.push([flags, said])
  }
  expect(wrong).toEqual([])

  const { stderr, exitCode } = await simulate('--event', 'isues')
  expect(stderr).toContain('"isues" is not built in.')
  expect(stderr).not.toMatch(/✖|→ at|\.ts\b/)
  expect(exitCode).toBe(2)
})

import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { compileCache } from '../support/compile-cache.ts'

// The context is read from the environment of the process, once, so each test starts one.
const PROGRAM = `
  const { readRunnerContext } = await import(process.env.MODULE)
  const { environment, ...context } = await readRunnerContext(process.env).catch(({ name, message }) => ({ name, message }))
  console.log('\\n' + JSON.stringify(context))
`
const MODULE = join(import.meta.dirname, '../../src/action/runner-context.ts')

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forgehand-test-'))
})
afterEach(async () => {
  await rm(folder, { recursive: true })
})

async function readContext(event: string | undefined, environment: Readonly<Record<string, string>>): Promise<unknown> {
  const path = join(folder, 'event.json')
  if (event !== undefined) await writeFile(path, event)
  const env = { MODULE, GITHUB_EVENT_PATH: path, NODE_COMPILE_CACHE: compileCache, ...environment }
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', PROGRAM], { env })
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
}

const runner = {
  GITHUB_REPOSITORY: 'ada/engine',
  GITHUB_API_URL: 'https://github.example/api/v3/',
  GITHUB_SERVER_URL: 'https://github.example/',
  GITHUB_WORKSPACE: '/work',
  GITHUB_EVENT_NAME: 'issue_comment',
  GITHUB_RUN_ID: '12345678901',
  GITHUB_RUN_ATTEMPT: '2',
  GITHUB_WORKFLOW_REF: 'ada/engine/.github/workflows/nightly.yml@refs/heads/main',
  GITHUB_REF_NAME: 'main',
  GITHUB_JOB: 'tidy',
  RUNNER_TEMP: '/temp',
  HOME: '/home/runner'
}

const without = (name: keyof typeof runner) =>
  Object.fromEntries(Object.entries(runner).filter(([key]) => key !== name))

it('reads the job and its event', async () => {
  expect(await readContext('{"action": "created"}', runner)).toEqual({
    owner: 'ada',
    repo: 'engine',
    apiUrl: 'https://github.example/api/v3',
    serverUrl: 'https://github.example',
    repositoryUrl: 'https://github.example/ada/engine',
    event: { name: 'issue_comment', payload: { action: 'created' } },
    workspace: '/work',
    temp: '/temp',
    home: '/home/runner',
    runUrl: 'https://github.example/ada/engine/actions/runs/12345678901',
    run: { id: '12345678901', attempt: 2 },
    job: {
      runId: '12345678901',
      workflow: 'nightly',
      job: 'tidy',
      refName: 'main',
      startedAt: expect.stringMatching(/^20.*Z$/)
    },
    stateFolder: '/temp/forgehand-12345678901-2'
  })
})

it('treats a run without an attempt as the first attempt', async () => {
  expect(await readContext('{"action": "created"}', without('GITHUB_RUN_ATTEMPT'))).toMatchObject({
    run: { attempt: 1 }
  })
})

it.each([
  ['500', 500],
  ['0', undefined],
  ['often', undefined]
])('reads an interval for the progress comment of %s as %s', async (text, progressIntervalMs) => {
  const context = await readContext('{"action": "created"}', { ...runner, FORGEHAND_PROGRESS_MS: text })
  expect((context as { progressIntervalMs?: number }).progressIntervalMs).toBe(progressIntervalMs)
})

it.each([
  ['is missing', undefined],
  ['is not JSON', '{'],
  ['is empty', '{}']
])('explains an event that %s', async (_, event) => {
  const message = expect.stringMatching(/^The event cannot be read from GITHUB_EVENT_PATH \(.*event\.json\)\./)
  expect(await readContext(event, runner)).toEqual({ name: 'UserError', message })
})

it.each(['GITHUB_WORKSPACE', 'RUNNER_TEMP', 'GITHUB_RUN_ID'] as const)(
  'explains that a runner must start it when %s is not set',
  async (name) => {
    const message = expect.stringMatching(/Let a runner start it/)
    expect(await readContext('{"action": "created"}', without(name))).toEqual({ name: 'UserError', message })
  }
)

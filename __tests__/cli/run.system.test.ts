import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { demoProject } from '../../emulators/demo/project.ts'
import { demoScript } from '../../emulators/demo/script.ts'
import type { Script } from '../../emulators/model/script.ts'
import { startModelEmulator, type ModelEmulator } from '../../emulators/model/start-model.ts'
import { call } from '../support/cli-program.ts'

let folder: string
let model: ModelEmulator

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forgehand-test-'))
  for (const [path, text] of Object.entries(demoProject)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  await promisify(execFile)('git', ['init', '--quiet', folder])
})

afterEach(async () => {
  await model.close()
  await rm(folder, { recursive: true, force: true })
})

async function callRun(script: Script, ...more: readonly string[]) {
  model = await startModelEmulator({ script })
  const args = ['run', 'fix the duration', '--base-url', model.baseUrl, '--model', model.name, '--cwd', folder, ...more]
  return call(args, { OPENAI_API_KEY: model.apiKey })
}

it('leaves a change that passes the checks in the work tree', async () => {
  const trace = join(folder, 'trace.jsonl')
  const { ended } = await callRun(demoScript, '--json', '--trace', trace)
  const { exitCode, stdout } = await ended
  expect(JSON.parse(stdout)).toMatchObject({
    outcome: 'finished',
    edits: [{ path: 'src/duration.js' }, { path: 'test/duration.test.js' }],
    checks: [{ command: 'npm test', exitCode: 0 }]
  })
  expect(await readFile(join(folder, 'src/duration.js'), 'utf8')).toContain('matchAll')
  expect(await readFile(trace, 'utf8')).toContain('"kind":"checked"')
  expect(exitCode).toBe(0)
})

it('keeps the work so far when it is interrupted', async () => {
  const write = { name: 'write_file', arguments: { path: 'note.txt', content: 'half\n' } }
  const wait = { fault: 'idle', turn: { text: 'on' }, afterChunks: 0 } as const
  const { child, ended, said } = await callRun([{ toolCalls: [write] }, wait])
  await said('write_file note.txt')
  child.kill('SIGINT')
  const { exitCode, stdout } = await ended
  expect(stdout).toContain('The run was interrupted.')
  expect(await readFile(join(folder, 'note.txt'), 'utf8')).toBe('half\n')
  expect(exitCode).toBe(1)
})

it('lists the available models when the requested one does not exist', async () => {
  const { ended } = await callRun(demoScript, '--model', 'unheard-of')
  const { exitCode, stdout } = await ended
  expect(stdout).toContain('scripted')
  expect(exitCode).toBe(1)
})

it('reports all mistakes in agent.yml at once', async () => {
  await writeFile(join(folder, '.github/agent.yml'), 'comands: []\nverify: 3\nlimits:\n  turns: -1\n')
  const { ended } = await callRun(demoScript)
  const { exitCode, stderr } = await ended
  expect(stderr.match(/^- line \d+: /gm)).toHaveLength(3)
  expect(exitCode).toBe(1)
})

it('redacts the API key in requests to the model', async () => {
  const read = { name: 'read_file', arguments: { path: 'key.txt' } }
  const finish = { name: 'finish', arguments: { title: 'Nothing', description: 'Nothing.', not_done: '' } }
  // The default key of the model emulator.
  await writeFile(join(folder, 'key.txt'), 'the key emulator-model-key\n')
  await callRun([{ toolCalls: [read] }, { toolCalls: [finish] }], '--no-verify').then(({ ended }) => ended)
  expect(JSON.stringify(model.requests[1])).toMatch(/the key \*\*\*/)
  expect(JSON.stringify(model.requests.map(({ body }) => body))).not.toContain(model.apiKey)
})

it('warns that the sandbox is off', async () => {
  const finish = { name: 'finish', arguments: { title: 'Nothing', description: 'Nothing.', not_done: '' } }
  const { ended } = await callRun([{ toolCalls: [finish] }], '--sandbox', 'off', '--no-verify')
  expect((await ended).stdout).toContain('THE SANDBOX IS OFF')
})

import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { demoProject } from '../../emulators/demo/project.ts'
import { demoScript } from '../../emulators/demo/script.ts'
import type { Script } from '../../emulators/model/script.ts'
import { startModelEmulator, type ModelEmulator } from '../../emulators/model/start-model.ts'
import { call, callSource } from '../support/cli-program.ts'
import { pageOf } from '../support/trace-pages.ts'

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

const toolCall = (name: string, input: object) => ({ toolCalls: [{ name, arguments: { ...input } }] })

async function callRun(script: Script, ...more: readonly string[]) {
  return callAs('run', script, ...more)
}

async function callAs(command: 'run' | 'ask', script: Script, ...more: readonly string[]) {
  model = await startModelEmulator({ script })
  const args = [
    command,
    'fix the duration',
    '--base-url',
    model.baseUrl,
    '--model',
    model.name,
    '--cwd',
    folder,
    ...more
  ]
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
  const written = await readFile(trace, 'utf8')
  expect(written).toContain('"kind":"checked"')
  expect(await pageOf(written.trimEnd().split('\n'))).toContain('"title":"fix the duration"')
  expect(exitCode).toBe(0)
})

it('counts what it changed, commands and new files included, and nothing that was there before', async () => {
  await writeFile(join(folder, 'src/duration.js'), 'changed before\n')
  await writeFile(join(folder, 'untracked.txt'), 'here before\n')
  const scripts = { scripts: { copy: 'cp README.md copy.md' } }
  await writeFile(join(folder, 'package.json'), JSON.stringify(scripts))
  await rm(join(folder, '.github/agent.yml'), { force: true })
  const script = [
    toolCall('write_file', { path: 'new.txt', content: 'one\ntwo\n' }),
    toolCall('run_command', { command: 'npm run copy' }),
    toolCall('finish', { title: 'Done', description: 'Done.' })
  ]
  const { ended } = await callRun(script, '--json', '--no-verify')
  const { edits } = JSON.parse((await ended).stdout) as { edits: readonly { path: string; added: number }[] }
  expect(edits.map(({ path }) => path)).toEqual(['copy.md', 'new.txt'])
  expect(edits[1]).toMatchObject({ added: 2, removed: 0 })
})

it('answers a question without tools that change something, a sandbox, checks or a request for a change', async () => {
  const script = [
    toolCall('read_file', { path: 'README.md' }),
    toolCall('finish', { title: 'It waits', description: 'It waits for the kettle.' })
  ]
  const trace = join(folder, 'trace.jsonl')
  const { ended } = await callAs('ask', script, '--trace', trace)
  const { exitCode, stdout } = await ended
  expect(stdout).toContain('It waits for the kettle.')
  expect(stdout).not.toMatch(/No file was changed|npm test/)
  expect(stdout.trimEnd()).toMatch(/2 turns · \S+ tokens in, \S+ out · cost unknown · \S+ m?s$/)
  expect(JSON.stringify(model.requests[0])).not.toContain('write_file')
  expect(await readFile(trace, 'utf8')).not.toContain('"kind":"sandbox"')
  expect([exitCode, model.requests.length]).toEqual([0, 2])
})

it('ends at once when the key is wrong, and names the variable', async () => {
  const body = { error: { message: 'Incorrect API key', code: 'invalid_api_key' } }
  const { ended } = await callRun([{ fault: 'status', status: 401, body }])
  const { exitCode, stdout } = await ended
  expect(stdout).toMatch(/refused the API key .*; set OPENAI_API_KEY to a valid key for this host\.\n/)
  expect(stdout).not.toMatch(/npm test|No summary|api-key/)
  expect(exitCode).toBe(1)
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
  expect(exitCode).toBe(130)
})

it('lists the available models when the requested one does not exist', async () => {
  const { ended } = await callRun(demoScript, '--model', 'unheard-of')
  const { exitCode, stdout } = await ended
  expect(stdout).toMatch(/set --model to one of those it has: scripted/)
  expect(stdout).not.toContain('npm test')
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

it('warns of dependencies that are not installed, with the command for each folder, and installs nothing', async () => {
  await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts: { test: 'npm --prefix web test' } }))
  await mkdir(join(folder, 'web'))
  await writeFile(join(folder, 'web/package.json'), JSON.stringify({ dependencies: { tap: '1' } }))
  model = await startModelEmulator({ script: [toolCall('finish', { title: 'Nothing', description: 'Nothing.' })] })
  const args = ['run', 'fix it', '--base-url', model.baseUrl, '--model', model.name, '--cwd', folder]
  const { stdout } = await callSource(args, { OPENAI_API_KEY: model.apiKey }).ended
  expect(stdout).toContain('The dependencies of npm are not installed')
  expect(stdout).toContain('cd web && npm install --no-package-lock')
  expect(existsSync(join(folder, 'web/node_modules'))).toBe(false)
})

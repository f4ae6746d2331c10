import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { startModelEmulator } from '../../emulators/model/start-model.ts'
import { callSource } from '../support/cli-program.ts'

/** Prints more than is shown. The path of the script decides where the output is cut. */
const NOISY = `
for (let line = 0; line < 400; line += 1) console.log(line, import.meta.filename, 'x'.repeat(280))
console.log('aligned'.padEnd(import.meta.filename.length + 10), '|', import.meta.filename)
console.log(new Error('here').stack)
`

let folder: string

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'forgehand-test-')))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

/** Everything that the program prints. */
async function callCli(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<string> {
  const { stdout, stderr } = await callSource(args, { HOME: folder, XDG_STATE_HOME: join(folder, 'state'), ...env })
    .ended
  return stdout + stderr
}

async function checkoutAt(path: string): Promise<string> {
  const root = join(folder, path)
  await mkdir(join(root, 'scripts'), { recursive: true })
  await writeFile(join(root, 'scripts/noisy.mjs'), NOISY)
  await promisify(execFile)('git', ['init', '--quiet', root])
  return root
}

async function recordIn(root: string): Promise<string> {
  const trace = join(folder, 'trace.jsonl')
  const command = (line: string) => ({ toolCalls: [{ name: 'run_command', arguments: { command: line } }] })
  const model = await startModelEmulator({
    script: [
      command('node scripts/noisy.mjs'),
      command('pwd && node scripts/noisy.mjs | tail -n 3'),
      { toolCalls: [{ name: 'read_file', arguments: { path: 'output:1', start_line: 350 } }] },
      { toolCalls: [{ name: 'finish', arguments: { title: 'Done', description: 'It is done.', not_done: '' } }] }
    ]
  })
  try {
    const connection = ['--model', model.name, '--base-url', model.baseUrl]
    const args = ['run', 'ask what it prints', ...connection, '--trace', trace, '--no-verify', '--cwd', root]
    await callCli(args, { OPENAI_API_KEY: model.apiKey })
  } finally {
    await model.close()
  }
  return trace
}

it.each([
  ['a longer path', `${'a-long-name/'.repeat(12)}project`],
  ['another name', 'p']
])('replays a run on another checkout whose recorded root has %s', async (_, path) => {
  const trace = await recordIn(await checkoutAt(path))
  const output = await callCli(['replay', trace, '--on', await checkoutAt('elsewhere/timer')])
  expect(output).toContain('The replay matches the recording')
})

it('reports what else differs in a long output', async () => {
  const trace = await recordIn(await checkoutAt('project'))
  const root = await checkoutAt('elsewhere/timer')
  await writeFile(join(root, 'scripts/noisy.mjs'), NOISY.replace('line < 400', 'line < 399'))
  const output = await callCli(['replay', trace, '--on', root])
  expect(output).toMatch(/the result of run_command \(\S+\) differs when it runs again/)
})

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { parseFileCommands } from '../../../emulators/runner/file-commands.ts'
import { RunnerEmulator } from '../../../emulators/runner/runner.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forgehand-test-'))
  await mkdir(join(folder, 'workspace'))
})

afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
})

async function startRunner(main: string, { post = '', onLog }: { post?: string; onLog?: (text: string) => void } = {}) {
  const definition = 'inputs:\n  a word:\n    default: ${{ github.token }}\nruns:\n  main: main.mjs\n  post: post.mjs\n'
  const imports = "import { appendFileSync } from 'node:fs'\nconst { env } = process\n"
  await writeFile(join(folder, 'action.yml'), definition)
  await writeFile(join(folder, 'main.mjs'), imports + main)
  await writeFile(join(folder, 'post.mjs'), imports + post)
  const job = {
    action: folder,
    repository: 'acme/project',
    serverUrl: 'http://127.0.0.1:9',
    apiUrl: 'http://127.0.0.1:9/api',
    token: 'the-token',
    eventName: 'push',
    payload: {},
    workspace: join(folder, 'workspace'),
    inputs: {},
    environment: {},
    ...(onLog && { onLog })
  }
  return RunnerEmulator.start(job, folder)
}

it('passes the state of main to post, and applies the defaults of inputs', async () => {
  const save = "appendFileSync(env.GITHUB_STATE, 'where<<END\\none\\ntwo\\nEND\\n')\nconsole.log(env.INPUT_A_WORD)\n"
  const runner = await startRunner(save, { post: 'console.log(env.STATE_where)\n' })
  expect((await runner.main()).log).toBe('the-token\n')
  expect((await runner.post()).log).toBe('one\ntwo\n')
})

it('reads outputs and the exit code', async () => {
  const runner = await startRunner("appendFileSync(env.GITHUB_OUTPUT, 'a=1\\n')\nprocess.exitCode = 3\n")
  expect(await runner.main()).toMatchObject({ exitCode: 3, outputs: { a: '1' } })
})

it('cancels with SIGINT first', async () => {
  const started = Promise.withResolvers<undefined>()
  const wait = "process.on('SIGINT', () => process.exit(7))\nsetInterval(() => {}, 1000)\nconsole.log('up')\n"
  const runner = await startRunner(wait, {
    onLog: () => {
      started.resolve(undefined)
    }
  })
  const ended = runner.main()
  await started.promise
  await runner.cancel()
  expect((await ended).exitCode).toBe(7)
})

it('has no exit code for a killed step', async () => {
  const runner = await startRunner("process.kill(process.pid, 'SIGKILL')\n")
  expect((await runner.main()).exitCode).toBeUndefined()
})

it.each(['no sign', 'name<<END\nand no end'])('refuses the file command %j', (text) => {
  expect(() => parseFileCommands(text)).toThrow()
})

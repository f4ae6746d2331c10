import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, watch, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { callSource } from '../support/cli-program.ts'

const CLI = join(import.meta.dirname, '../../src/cli')
const MODULE = join(CLI, 'interrupt.ts')
const PROGRAM = `
  const { listenForInterrupt } = await import(${JSON.stringify(MODULE)})
  const signal = listenForInterrupt('The work is in the work tree.')
  signal.addEventListener('abort', () => console.log('stopping'))
  setInterval(() => undefined, 1e6)
  console.log('working')
`

/** Starts a run or a question that never ends. */
function starting(isReadOnly: boolean): string {
  return `
    const { startRun } = await import(${JSON.stringify(join(CLI, 'start-run.ts'))})
    setInterval(() => undefined, 1e6)
    await startRun({ cwd: ${JSON.stringify(CLI)}, sandbox: 'off' }, { isReadOnly: ${isReadOnly} }, async (_, signal) => {
      signal.addEventListener('abort', () => console.log('stopping'))
      console.log('working')
      return await new Promise(() => undefined)
    })
  `
}

it.each([
  ['a run', false, 'Ended at once. Whatever was changed is in the work tree, and forgehand undo reverts it.\n'],
  ['a question, which changes nothing', true, '']
])('says what undo does only after %s', async (_, isReadOnly, farewell) => {
  const state = await mkdtemp(join(tmpdir(), 'forgehand-test-'))
  const env = { PATH: '/usr/bin:/bin', XDG_STATE_HOME: state, TMPDIR: state }
  expect(await interruptedTwice(starting(isReadOnly), 'SIGINT', env)).toEqual({ exit: [130, null], errors: farewell })
  await rm(state, { recursive: true, force: true })
})

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143]
] as const)('ends at the second %s with %i, and says where the work is', async (name, exitCode) => {
  const errors = 'The work is in the work tree.\n'
  expect(await interruptedTwice(PROGRAM, name, process.env)).toEqual({ exit: [exitCode, null], errors })
})

describe('the first signal', () => {
  let folder: string
  let server: Server

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'forgehand-test-'))
    await mkdir(join(folder, '.git'))
    await mkdir(join(folder, '.github'))
    await writeFile(join(folder, 'wait.sh'), 'touch started; sleep 600\n')
    await writeFile(join(folder, '.github/agent.yml'), 'commands: [bash wait.sh]\n')
    server = createServer(() => undefined).listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterAll(async () => {
    server.closeAllConnections()
    server.close()
    await rm(folder, { recursive: true, force: true })
  })

  const stats = () => {
    const { port } = server.address() as AddressInfo
    const GITHUB_API_URL = `http://127.0.0.1:${port}`
    const program = callSource(['stats', 'acme/app', '--json'], { GITHUB_TOKEN: 'ghs_none', GITHUB_API_URL })
    return { ...program, isBusy: once(server, 'request') }
  }
  const waitingTool = () => {
    const input = JSON.stringify({ command: 'bash wait.sh' })
    const program = callSource(['tool', 'run_command', '--input', input, '--cwd', folder, '--json'])
    const started = async () => {
      for await (const { filename } of watch(folder)) if (filename === 'started') return
    }
    return { ...program, isBusy: started() }
  }

  it.each([
    ['SIGINT', 'a request to GitHub', stats, 130],
    ['SIGTERM', 'a request to GitHub', stats, 143],
    ['SIGHUP', 'a request to GitHub', stats, 129],
    ['SIGINT', 'a command in the sandbox', waitingTool, 130],
    ['SIGTERM', 'a command in the sandbox', waitingTool, 143],
    ['SIGHUP', 'a command in the sandbox', waitingTool, 129]
  ] as const)('%s during %s is no bug: exit code and JSON say what it is', async (name, _, start, exitCode) => {
    const { child, ended, isBusy } = start()
    await isBusy
    child.kill(name)
    // Comes twice if a terminal is closed.
    if (name === 'SIGHUP') child.kill(name)
    const { stdout, stderr, ...end } = await ended
    expect(end).toEqual({ exitCode })
    expect(stderr).toBe('Interrupted.\n')
    expect(JSON.parse(stdout)).toEqual({ error: { kind: 'failed', message: 'Interrupted.', exitCode } })
  })
})

async function interruptedTwice(program: string, name: NodeJS.Signals, env: NodeJS.ProcessEnv) {
  const args = ['--input-type=module', '-e', program]
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const errors = text(child.stderr)
  const ended = once(child, 'exit')
  for (let heard = 0; heard < 2; heard += 1) {
    await once(child.stdout, 'data')
    child.kill(name)
  }
  return { exit: await ended, errors: await errors }
}

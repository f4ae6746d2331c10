import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from '@jest/globals'

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
    await startRun({ cwd: ${JSON.stringify(CLI)}, sandbox: 'off' }, { isReadOnly: ${isReadOnly} }, async ({ signal }) => {
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
  expect(await interruptedTwice(starting(isReadOnly), 'SIGINT', env)).toEqual({ exit: [1, null], errors: farewell })
  await rm(state, { recursive: true, force: true })
})

it.each(['SIGINT', 'SIGTERM'] as const)('ends at the second %s, and says where the work is', async (name) => {
  const errors = 'The work is in the work tree.\n'
  expect(await interruptedTwice(PROGRAM, name, process.env)).toEqual({ exit: [1, null], errors })
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

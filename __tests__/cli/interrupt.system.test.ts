import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from '@jest/globals'

const MODULE = join(import.meta.dirname, '../../src/cli/interrupt.ts')
const PROGRAM = `
  const { listenForInterrupt } = await import(${JSON.stringify(MODULE)})
  const signal = listenForInterrupt('The work is in the work tree.')
  signal.addEventListener('abort', () => console.log('stopping'))
  setInterval(() => undefined, 1e6)
  console.log('working')
`

it.each(['SIGINT', 'SIGTERM'] as const)('ends at the second %s, and says where the work is', async (name) => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], { stdio: ['ignore', 'pipe', 'pipe'] })
  const errors = text(child.stderr)
  const ended = once(child, 'exit')
  for (let heard = 0; heard < 2; heard += 1) {
    await once(child.stdout, 'data')
    child.kill(name)
  }
  expect(await ended).toEqual([1, null])
  expect(await errors).toBe('The work is in the work tree.\n')
})

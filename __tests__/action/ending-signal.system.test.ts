import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from '@jest/globals'

const SOURCE = join(import.meta.dirname, '../../src/action/ending-signal.ts')

/** How a process ends in which something fails, and what it could still say. */
async function endOf(failure: string) {
  const program = `
    import { EventEmitter } from 'node:events'
    import { setTimeout } from 'node:timers/promises'
    import { endingSignal } from ${JSON.stringify(SOURCE)}
    const signal = endingSignal({ setCancelled: () => console.log('cancelled') })
    signal.addEventListener('abort', () => console.log(signal.reason.name, signal.reason.message))
    ${failure}
    await setTimeout(100)
    console.log('reported')`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { timeout: 60_000 })
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit') as Promise<[number | null]>])
  return { said, code }
}

it.each([
  ['an event', `process.nextTick(() => { new EventEmitter().emit('error', new Error('x')) })`],
  ['an exception', `process.nextTick(() => { throw new Error('x') })`],
  ['a rejection', `void Promise.reject(new Error('x'))`]
])('lets a run report that it failed at %s which nothing handles', async (...[, failure]) => {
  expect(await endOf(failure)).toEqual({ said: 'Crash x\nreported\n', code: 1 })
})

it('tells a cancellation from a crash', async () => {
  const { said } = await endOf(`process.kill(process.pid, 'SIGTERM')`)
  expect(said).toBe('cancelled\nUserError The workflow run was cancelled (SIGTERM).\nreported\n')
})

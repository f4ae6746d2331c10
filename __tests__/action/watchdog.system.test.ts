import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { testsFolder } from '../support/tests-folder.ts'

const SOURCE = join(import.meta.dirname, '../../src/action/watchdog.ts')
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(testsFolder, 'forgehand-watchdog-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

/** How a process ends that does something under a watchdog of two seconds. */
async function endOf(work: string) {
  const marker = join(folder, 'blocked')
  const program = `
    import { setTimeout } from 'node:timers/promises'
    import { startWatchdog } from ${JSON.stringify(SOURCE)}
    using watchdog = startWatchdog(${JSON.stringify(marker)}, 2)
    ${work}`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: 'inherit',
    timeout: 60_000
  })
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
  return { code, signal, isMarked: existsSync(marker) }
}

// Attack: an expression that takes centuries. Meanwhile no timer and no signal is handled.
it('ends a process that computes without end, and says so', async () => {
  const work = `process.on('SIGTERM', () => {}); await setTimeout(100); for (;;);`
  expect(await endOf(work)).toEqual({ code: null, signal: 'SIGKILL', isMarked: true })
})

it('leaves a process alone that computes and breaks off, and does not keep it', async () => {
  const work = `for (let round = 0; round < 6; round += 1) {
    const until = performance.now() + 500
    while (performance.now() < until);
    await setTimeout(600)
  }`
  expect(await endOf(work)).toEqual({ code: 0, signal: null, isMarked: false })
})

import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { temporaryWorkspace } from '../temporary-workspace.ts'
import { durableState } from './durable-state.ts'
import { Steps } from './steps.ts'

it('changes with everything that is written, and with nothing else', async () => {
  await using workspace = await temporaryWorkspace({ files: { 'work/a.txt': 'one', 'work/b.txt': 'two' } })
  const { root: folder } = workspace
  const file = join(folder, 'work/a.txt')
  const states = [durableState(folder)]
  for (const write of [
    () => {
      writeFileSync(file, 'eno')
    },
    () => {
      chmodSync(file, 0o600)
    },
    () => {
      renameSync(file, join(folder, 'work/c.txt'))
    },
    () => {
      rmSync(join(folder, 'work/b.txt'))
    },
    () => {
      mkdirSync(join(folder, 'empty'))
    }
  ]) {
    write()
    states.push(durableState(folder))
  }
  expect(new Set(states).size).toBe(6)

  readFileSync(join(folder, 'work/c.txt'))
  mkdirSync(join(folder, 'counted'))
  rmSync(join(folder, 'counted'), { recursive: true })
  expect(durableState(folder)).toBe(states.at(-1))
})

it('counts what requests can have changed on the other side', async () => {
  const steps = new Steps(() => 'disk')
  for (const name of ['GET /a executed', 'POST /b received', 'POST /b executed', 'POST /b responded']) {
    await steps.pass(name)
  }
  expect(steps.states).toEqual(['0 disk', '0 disk', '1 disk', '1 disk'])
})

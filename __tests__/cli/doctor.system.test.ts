import { execFileSync } from 'node:child_process'
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { callSource } from '../support/cli-program.ts'

let checkout: string
beforeEach(async () => {
  checkout = await realpath(await mkdtemp(join(tmpdir(), 'forgehand-doctor-')))
  execFileSync('git', ['init', '--quiet'], { cwd: checkout })
})
afterEach(() => rm(checkout, { recursive: true, force: true }))

async function doctor(...args: readonly string[]) {
  return await callSource(['doctor', '--no-checks', '--cwd', checkout, ...args]).ended
}

it('ends with 0 when nothing is wrong, and says what it did not look at', async () => {
  const { exitCode, stdout } = await doctor()
  expect(exitCode).toBe(0)
  expect(stdout).toMatch(/✓ Node 24[^]*✓ git[^]*– No model was asked/)
})

it('ends with 1 when something is, and looks at everything else all the same', async () => {
  const { exitCode, stdout } = await doctor('--model', 'gpt-5')
  expect(exitCode).toBe(1)
  expect(stdout).toMatch(/✓ Node 24[^]*✗ OPENAI_API_KEY is not set/)
})

it('prints one JSON value for programs', async () => {
  const { exitCode, stdout } = await doctor('--model', 'gpt-5', '--json')
  expect(exitCode).toBe(1)
  expect(JSON.parse(stdout)).toMatchObject({ ok: false, problems: 1 })
})

import { access, rm } from 'node:fs/promises'
import { afterEach, expect, it } from '@jest/globals'
import * as z from 'zod'
import { call } from '../support/cli-program.ts'

const result = z.object({
  outcome: z.string(),
  proof: z.object({ exitCode: z.number() }),
  kept: z.object({ folder: z.string(), repository: z.string(), workspace: z.string(), trace: z.string() })
})
let keptFolder: string | undefined

afterEach(async () => {
  if (keptFolder !== undefined) await rm(keptFolder, { recursive: true, force: true })
})

it('opens a pull request whose tests pass, and keeps its files with --keep', async () => {
  const { exitCode, stdout } = await call(['demo', '--json', '--keep']).ended
  const { outcome, proof, kept } = result.parse(JSON.parse(stdout))
  keptFolder = kept.folder
  expect({ outcome, proof }).toEqual({ outcome: 'proposed', proof: { exitCode: 0 } })
  for (const path of Object.values(kept)) await expect(access(path)).resolves.toBeUndefined()
  expect(exitCode).toBe(0)
})

it('serves a page until it is interrupted, and prints no workflow commands', async () => {
  const { child, ended, said } = call(['demo', '--serve'])
  const url = /http:\S+(?= \(Ctrl)/.exec(await said('(Ctrl+C ends it)'))?.[0] ?? ''
  const page = await fetch(url, { headers: { connection: 'close' } })
  expect(await page.text()).toContain('Files changed')
  child.kill('SIGINT')
  const { exitCode, stdout } = await ended
  expect(stdout).not.toMatch(/::(?:add-mask|stop-commands)::/)
  expect(exitCode).toBe(0)
})

import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { callSource } from '../support/cli-program.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forgehand-test-'))
  await mkdir(join(folder, '.git'))
})

afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

it.each([
  ['an unknown option', ['keep', '--json', '--unknown'], 'usage', /^There is no option --unknown here\.$/, 2],
  ['a wrong command line', ['policy', '--json'], 'usage', /^Give either a command/, 2],
  ['what a person can fix', ['undo', '--json'], 'failed', /checkpoint/, 1]
] as const)(
  '--json prints %s as JSON, and the message to standard error too',
  async (_, args, kind, message, exitCode) => {
    const ended = await callSource([...args, '--cwd', folder], { XDG_STATE_HOME: join(folder, 'state') }).ended
    const { error } = JSON.parse(ended.stdout) as { error: { message: string } }
    expect(error).toEqual({ kind, message: expect.stringMatching(message), exitCode })
    expect(ended.stderr).toContain(error.message)
    expect(ended.exitCode).toBe(exitCode)
  }
)

it('prints no JSON for a mistake where none was requested', async () => {
  const { stdout, exitCode } = await callSource(['policy']).ended
  expect([stdout, exitCode]).toEqual(['', 2])
})

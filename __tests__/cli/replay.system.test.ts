import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { call } from '../support/cli-program.ts'

const RECORDED = join(import.meta.dirname, '../fixtures/recorded-runs')

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forgehand-test-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

async function changed(from: string, to: string): Promise<string> {
  const path = join(folder, 'changed.jsonl')
  const text = await readFile(join(RECORDED, 'fix-a-bug.jsonl'), 'utf8')
  await writeFile(path, text.replace(from, to))
  return path
}

it('reports that a replay matches the recording', async () => {
  const { exitCode, stdout } = await call(['replay', join(RECORDED, 'a-child.jsonl')]).ended
  expect(stdout).toContain('The replay matches the recording.')
  expect(exitCode).toBe(0)
})

it('reports the first divergence, with hidden characters escaped', async () => {
  const trace = await changed('Run an allowed shell command', 'Run\\u202e a command')
  const { exitCode, stdout } = await call(['replay', trace]).ended
  expect(stdout).toContain(
    'diverges in the run, turn 1 (line 10 of the trace): tools, tools.run_command.description, line 1'
  )
  expect(stdout).toContain(String.raw`recorded: "Run\u202e a command`)
  expect(exitCode).toBe(1)
})

it('prints the divergence as JSON', async () => {
  const trace = await changed('Run an allowed shell command', 'Run a command')
  const { exitCode, stdout } = await call(['replay', trace, '--json']).ended
  expect(JSON.parse(stdout)).toMatchObject({ divergence: { turn: 1, field: 'tools.run_command.description' } })
  expect(exitCode).toBe(1)
})

it('rejects a file that is not a trace', async () => {
  const { exitCode, stderr } = await call(['replay', import.meta.filename]).ended
  expect(stderr).toMatch(/is not a trace/)
  expect(exitCode).toBe(2)
})

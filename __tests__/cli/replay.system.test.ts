import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { demoProject } from '../../emulators/demo/project.ts'
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

async function project(files: Readonly<Record<string, string>> = {}): Promise<string> {
  const root = join(folder, 'project')
  for (const [path, text] of Object.entries({ ...demoProject, ...files })) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  await promisify(execFile)('git', ['init', '--quiet', root])
  return root
}

it('reports that a replay matches the recording', async () => {
  const { exitCode, stdout } = await call(['replay', join(RECORDED, 'a-child.jsonl')]).ended
  expect(stdout).toContain('The replay matches the recording: 5 turns, 5 requests, 3 calls, 1 child session.')
  expect(exitCode).toBe(0)
})

it('reports the first divergence, with hidden characters escaped', async () => {
  const trace = await changed('Run an allowed shell command', 'Run\\u202e a command')
  const { exitCode, stdout } = await call(['replay', trace]).ended
  expect(stdout).toContain('the tool run_command has changed (description, line 1).')
  expect(stdout).toContain(String.raw`recorded: "Run\u202e a command`)
  expect(exitCode).toBe(1)
})

it('prints the divergence as JSON', async () => {
  const trace = await changed('Run an allowed shell command', 'Run a command')
  const { exitCode, stdout } = await call(['replay', trace, '--json']).ended
  expect(JSON.parse(stdout)).toMatchObject({ outcome: 'diverged', divergence: { turns: 1, field: 'description' } })
  expect(exitCode).toBe(1)
})

it('rejects a file that is not a trace', async () => {
  const { exitCode, stderr } = await call(['replay', import.meta.filename]).ended
  expect(stderr).toMatch(/is not a trace/)
  expect(exitCode).toBe(2)
})

it('runs the tools in a copy of a checkout and does not change the checkout', async () => {
  const root = await project()
  const args = ['replay', join(RECORDED, 'mistakes-and-a-patch.jsonl'), '--on', root, '--json']
  const { exitCode, stdout } = await call(args).ended
  expect(JSON.parse(stdout)).toMatchObject({ outcome: 'same', calls: { recorded: 0 } })
  expect(await readFile(join(root, 'README.md'), 'utf8')).toBe(demoProject['README.md'])
  expect(exitCode).toBe(0)
})

it('rejects a missing checkout and names the option', async () => {
  const trace = join(RECORDED, 'a-child.jsonl')
  const { exitCode, stderr } = await call(['replay', trace, '--on', join(folder, 'nowhere')]).ended
  expect(stderr).toMatch(/There is no folder \S+nowhere\. Choose a checkout with --on\./)
  expect(exitCode).toBe(2)
})

it('reports a tool whose result differs on another checkout', async () => {
  const root = await project({ 'README.md': '# another timer\n' })
  const { exitCode, stdout } = await call(['replay', join(RECORDED, 'mistakes-and-a-patch.jsonl'), '--on', root]).ended
  expect(stdout).toMatch(/the result of read_file \(\S+\) differs when it runs again \(text, line 1\)\./)
  expect(exitCode).toBe(1)
})

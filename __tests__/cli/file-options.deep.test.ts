import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { callSource } from '../support/cli-program.ts'

let folder: string
const MODEL = ['--model', 'any', '--base-url', 'http://127.0.0.1:9/v1']

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forgehand-test-'))
  await promisify(execFile)('git', ['init', '-q', join(folder, 'checkout')])
  await mkdir(join(folder, 'folder'))
  await writeFile(join(folder, 'text'), 'words\n')
  await writeFile(join(folder, 'empty'), '')
  await writeFile(join(folder, 'binary'), Buffer.from([0, 1, 0xff, 0xfe]))
  await writeFile(join(folder, 'unreadable'), '')
  await chmod(join(folder, 'unreadable'), 0)
  await symlink('circle', join(folder, 'circle'))
  await writeFile(join(folder, 'trace.jsonl'), `${JSON.stringify({ schema: 'forgehand.trace', version: 1 })}\n`)
})

afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

const UNUSABLE = ['missing', 'folder', 'unreadable', 'circle', 'empty', 'binary']

/** Each option and argument that names something to read. `FILE` is what must be read. One of them shows everything that can be wrong. */
const READING = [
  { args: ['trace', 'FILE'], names: UNUSABLE },
  { args: ['replay', 'FILE'], names: ['folder', 'binary'] },
  { args: ['simulate', '--event', 'issues', '--payload', 'FILE'], names: ['missing', 'empty'] }
]

it.each(READING.flatMap(({ args, names }) => names.map((name) => ({ args, name }))))(
  'explains what is wrong with $name for $args',
  async ({ args, name }) => {
    await expectExplanation(args.map((each) => (each === 'FILE' ? join(folder, name) : each)))
  }
)

/** Where there must be a folder. */
const ENTERING = [
  ['run', 'x', ...MODEL, '--cwd'],
  ['ask', 'x', ...MODEL, '--cwd'],
  ['policy', 'ls', '--cwd'],
  ['tool', '--list', '--cwd'],
  ['undo', '--cwd'],
  ['diff', '--cwd'],
  ['checkpoints', '--cwd'],
  ['keep', '--cwd'],
  ['doctor', '--cwd'],
  ['init', '--yes', '--cwd'],
  ['simulate', '--event', 'issues', '--model', 'any', '--base-url', 'http://127.0.0.1:9/v1', '--repository']
]

it.each([...ENTERING.map((args) => ({ args, name: 'missing' })), { args: ENTERING[0] ?? [], name: 'text' }])(
  'explains that $name is no folder for $args',
  async ({ args, name }) => {
    await expectExplanation([...args, join(folder, name)])
  }
)

/** Each option that names a file to write. */
const WRITING = [
  { args: ['run', 'x', ...MODEL, '--cwd', 'CHECKOUT', '--trace'], names: ['folder'] },
  { args: ['trace', 'TRACE', '--output'], names: ['folder', 'circle', 'text/inside', 'x'.repeat(300)] }
]

it.each(WRITING.flatMap(({ args, names }) => names.map((name) => ({ args, name }))))(
  'explains why $name cannot be written for $args',
  async ({ args, name }) => {
    const known = args.map((each) => (each === 'TRACE' ? join(folder, 'trace.jsonl') : each))
    await expectExplanation([...known, join(folder, name)])
  }
)

async function expectExplanation(args: readonly string[]): Promise<void> {
  const ended = await callSource(args, { XDG_STATE_HOME: join(folder, 'state') }).ended
  expect({ args, exitCode: ended.exitCode, stdout: ended.stdout }).toEqual({ args, exitCode: 2, stdout: '' })
  expect(ended.stderr).not.toMatch(/\bE[A-Z]{3,}\b|\n {4}at /)
  // What to do is a sentence of its own, as an imperative.
  expect(ended.stderr).toMatch(/\b(?:Name|Choose|Write|Correct|Set|Add|Make|Begin|Remove|Put) [a-z"]/)
}

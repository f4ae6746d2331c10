import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { compileCache } from '../support/compile-cache.ts'

let checkout = ''
beforeAll(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'policy-'))
  await mkdir(join(checkout, '.git'))
  await mkdir(join(checkout, '.github'))
  await writeFile(join(checkout, 'package.json'), '{"scripts":{"test":"true"}}')
  const sensitive = 'sensitive-files: [{ pattern: samples/.env, require-approval: false }]'
  const rules = ['commands: [npm test, make **]', sensitive, 'writable-paths: [src, samples, .env, .github]']
  await writeFile(join(checkout, '.github/agent.yml'), rules.join('\n'))
})
afterAll(() => rm(checkout, { recursive: true, force: true }))

interface Ended {
  readonly code: number | string | null | undefined
  readonly text: string
}

const forgehand = (...args: readonly string[]) =>
  new Promise<Ended>((done) => {
    const env = { ...process.env, NODE_COMPILE_CACHE: compileCache }
    const command = [resolve('src/cli/index.ts'), 'policy', '--cwd', checkout, ...args]
    execFile(process.execPath, command, { env }, (error, stdout, stderr) => {
      done({ code: error ? error.code : 0, text: stdout + stderr })
    })
  })

it('names the rule for each command and the highest severity', async () => {
  const { code, text } = await forgehand('npm test && rm -rf /', '--json')
  expect(code).toBe(1)
  expect(JSON.parse(text)).toMatchObject({
    allowed: false,
    severity: 'critical',
    commands: [
      { command: 'npm test', allowed: true, rule: 'npm test' },
      { command: 'rm -rf /', allowed: false, severity: 'critical', remedy: null }
    ]
  })
})

it.each([
  [['npm test && git status'], 0, 'Allowed.'],
  [['docker build .'], 1, "under commands: - 'docker build .'"],
  [['make CC=./x'], 0, 'by the rule: make **'],
  [['echo $(id)'], 0, 'Allowed.'],
  [['echo $(id)', '--sandbox', 'off'], 1, 'there is no shell'],
  [['make all', '--sandbox', 'off'], 1, "under commands: - 'make all'"],
  [['git status', '--sandbox', 'off'], 0, 'Allowed.'],
  [['cat ../x', '--sandbox', 'off'], 1, '../x is outside the repository'],
  [['--file', '.env'], 1, 'needs approval: sensitive-files has require-approval: true for **/.env'],
  [['--file', 'samples/.env'], 0, 'needs no approval'],
  [['--file', '.github/workflows/ci.yml'], 1, 'it is protected by'],
  [['--file', 'src/a.ts'], 0, 'no pattern matches it'],
  [['--file', './src/a.ts'], 0, 'A change to src/a.ts needs no approval'],
  [['--file', 'lib/../src//a.ts'], 0, 'A change to src/a.ts needs no approval'],
  [['--file', './lib/a.ts'], 1, 'lib/a.ts cannot be changed'],
  [['--file', '../a.ts'], 2, '../a.ts is not a file of the repository'],
  [[], 2, 'Give either a command'],
  [['ls', '--file', 'a'], 2, 'Give either a command']
])('policy %j exits with %d and prints %s', async (args, exitCode, words) => {
  const { code, text } = await forgehand(...args)
  expect([code, text]).toEqual([exitCode, expect.stringContaining(words)])
})

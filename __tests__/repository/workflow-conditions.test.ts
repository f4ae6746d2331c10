import { data, Evaluator, Lexer, Parser } from '@actions/expressions'
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { parse } from 'yaml'
import * as z from 'zod'
import { parseRequest } from '../../src/tasks/parse-request.ts'
import { propertyRuns } from '../support/property-runs.ts'
import { exampleWorkflows, textOf } from '../support/repository-files.ts'

const workflow = z.looseObject({
  on: z.looseObject({}),
  jobs: z.record(z.string(), z.looseObject({ if: z.string().optional() }))
})

/** The workflows that comments start, by the file that has them. */
const workflows = [...(await exampleWorkflows()), '.github/workflows/agent.yml', 'docs/quick-start.md'].flatMap(
  (path) => {
    const text = textOf(path)
    const yaml = path.endsWith('.md') ? (/^```yaml\n(.+?)^```/msu.exec(text)?.[1] ?? '') : text
    const { on, jobs } = workflow.parse(parse(yaml))
    return 'issue_comment' in on ? [[path, jobs] as const] : []
  }
)

/** The conditions of the first jobs of those that only comments start. */
const conditions = workflows
  .filter(([path]) => path !== 'examples/all-triggers.yml')
  .map(([path, jobs]) => [path, Object.values(jobs)[0]?.if] as const)

it('is the same condition everywhere', () => {
  expect(conditions.length).toBeGreaterThan(10)
  expect(conditions.filter(([, condition]) => condition !== conditions[0]?.[1])).toEqual([])
})

type Json = string | { readonly [name: string]: Json }

function toData(value: Json): data.ExpressionData {
  if (typeof value === 'string') return new data.StringData(value)
  return new data.Dictionary(...Object.entries(value).map(([key, inner]) => ({ key, value: toData(inner) })))
}

/** Evaluates a condition with the library of GitHub's own runner and editors. */
function holds(condition: string | undefined, event: Json, name = 'issue_comment'): boolean {
  const { tokens } = new Lexer(condition ?? '').lex()
  const expression = new Parser(tokens, ['github'], []).parse()
  const github = new data.Dictionary({
    key: 'github',
    value: toData({ event_name: name, event, repository: 'acme/app' })
  })
  const result = new Evaluator(expression, github).evaluate()
  return result.kind === data.Kind.Boolean && result.value
}

function startsJob(comment: string): boolean {
  return holds(conditions[0]?.[1], { comment: { body: comment } })
}

describe('the condition of the job', () => {
  it.each([
    ['on the first line', '/agent fix this'],
    ['alone', '/agent'],
    ['on a later line', 'This fails on Windows.\n\n/agent fix this'],
    ['on a later line, as browsers send it', 'This fails on Windows.\r\n/agent fix this'],
    ['in capitals', 'See the log.\n/Agent fix this']
  ])('is true for a command %s', (_, comment) => {
    expect(startsJob(comment)).toBe(true)
  })

  it.each([
    ['nothing', ''],
    ['another word', 'See the log.'],
    ['the trigger in a sentence', 'Write /agent fix this in a comment.'],
    ['the trigger at the end', 'Shall I write /agent'],
    ['a quoted command', '> /agent fix this\n\nDid that work?'],
    ['inline code', 'It is `/agent fix this`.'],
    ['a path', 'The code is in src/agent/loop.ts.'],
    ['a list item', '- /agent fix this'],
    ['a backslash and n', 'See C:\\n/agent for the log.']
  ])('is false for %s', (_, comment) => {
    expect(startsJob(comment)).toBe(false)
  })

  it('is true for every command that is not indented', async () => {
    const line = fc.constantFrom('/agent fix this', '/AGENT', 'text', '> quoted', '- item', '```', '', 'a /agent b')
    const comments = fc.array(fc.tuple(line, fc.constantFrom('\n', '\r\n'))).map((lines) => lines.flat().join(''))
    await fc.assert(
      fc.asyncProperty(comments, async (comment) => {
        const { kind } = await parseRequest(comment, { trigger: '/agent', subject: 'issue' })
        expect(kind === 'none' || startsJob(comment)).toBe(true)
      }),
      { numRuns: propertyRuns(1000) }
    )
  })

  it('is true only if a line starts with the trigger', () => {
    const character = fc.constantFrom('/agent', '\n', '\r', '\t', '\\', 'n', '"', "'", '{', '}', 'x', '\u2028')
    fc.assert(
      fc.property(fc.string({ unit: character }), (comment) => {
        expect(startsJob(comment)).toBe(/(?:^|\n)\/agent/u.test(comment))
      }),
      { numRuns: propertyRuns(1000) }
    )
  })
})

describe('the condition of the job for all triggers', () => {
  const text = textOf('examples/all-triggers.yml')
  const [job] = Object.values(workflow.parse(parse(text)).jobs)

  const starts = (name: string, event: Json) => holds(job?.if, event, name)

  const review = (fields: Json, author = 'User') => ({ review: fields, pull_request: { user: { type: author } } })

  const checks = (conclusion: string, repository = 'acme/app') => ({
    workflow_run: { conclusion, head_repository: { full_name: repository } }
  })

  it.each<readonly [string, Json]>([
    ['issue_comment', { comment: { body: '/agent fix' } }],
    ['pull_request_review_comment', { comment: { body: 'Hm.\n/agent fix' } }],
    ['pull_request_review', review({ state: 'changes_requested', body: '' })],
    ['pull_request_review', review({ state: 'commented', body: 'Please.\n/agent fix' })],
    ['pull_request_review', review({ state: 'commented', body: '' }, 'Bot')],
    ['pull_request_review', review({ state: 'commented' })],
    ['issues', { action: 'labeled', label: { name: 'agent' } }],
    ['pull_request', { action: 'labeled', label: { name: 'agent:explain' } }],
    ['workflow_run', { action: 'completed', ...checks('failure') }],
    ['workflow_run', { action: 'completed', ...checks('timed_out') }],
    ['workflow_run', { action: 'completed', ...checks('startup_failure') }]
  ])('is true for %s %j', (name, event) => {
    expect(starts(name, event)).toBe(true)
  })

  it.each<readonly [string, Json]>([
    ['issue_comment', { comment: { body: 'See `/agent`.' } }],
    ['pull_request_review_comment', { comment: { body: 'Why?' } }],
    ['pull_request_review', review({ state: 'approved', body: 'Well done' }, 'Bot')],
    ['pull_request_review', review({ state: 'commented', body: 'Why?' })],
    ['issues', { action: 'labeled', label: { name: 'agents' } }],
    ['issues', { action: 'unlabeled', label: { name: 'agent' } }],
    ['workflow_run', { action: 'completed', ...checks('success') }],
    ['workflow_run', { action: 'completed', ...checks('cancelled') }],
    ['workflow_run', { action: 'completed', ...checks('failure', 'eve/app') }]
  ])('is false for %s %j', (name, event) => {
    expect(starts(name, event)).toBe(false)
  })
})

describe.each(['examples/all-triggers.yml', 'examples/ci-repair.yml'])('%s', (path) => {
  it('listens to checks that failed, and may read their logs and run them again', () => {
    const { on, jobs } = workflow.parse(parse(textOf(path)))
    expect(on['workflow_run']).toMatchObject({ types: ['completed'] })
    expect(Object.values(jobs)[0]).toMatchObject({
      permissions: { actions: 'write', checks: 'read', contents: 'write', issues: 'write', 'pull-requests': 'write' }
    })
  })
})

describe.each(workflows)('the job that stops others in %s', (_, jobs) => {
  const { stop } = jobs

  it('starts for a stop command on any line, without waiting for the other jobs', () => {
    expect(holds(stop?.if, { comment: { body: '/agent stop' } })).toBe(true)
    expect(holds(stop?.if, { comment: { body: 'It loops.\r\n/agent stop' } })).toBe(true)
    expect(holds(stop?.if, { comment: { body: '/agent fix this' } })).toBe(false)
    expect(stop).not.toHaveProperty('concurrency')
  })

  it('has the phase and the permissions that it needs', () => {
    expect(stop).toMatchObject({
      permissions: { actions: 'write', contents: 'write', issues: 'write', 'pull-requests': 'write' }
    })
    expect(JSON.stringify(stop)).toContain('"with":{"phase":"stop"}')
  })
})

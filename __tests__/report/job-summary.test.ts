import { expect, it } from '@jest/globals'
import { jobSummary } from '../../src/report/job-summary.ts'
import { outputs } from '../../src/report/outputs.ts'
import type { RunEvent } from '../../src/report/reporter.ts'
import { check, publication, snapshotOf, start, toolFinished, usage } from '../support/run-snapshots.ts'

const options = { trigger: '/agent', repositoryUrl: 'https://github.com/acme/app' }
const proposed: RunEvent = { kind: 'ended', outcome: { kind: 'proposed', publication } }

it('shows the outcome, the checks, a timeline and the trace', async () => {
  const run = snapshotOf(
    { kind: 'started', run: start },
    { kind: 'step', step: 'working' },
    toolFinished({ name: 'x;y:\nclick' }),
    { kind: 'checked', when: 'after', check: check('npm test', 0) },
    proposed
  )
  const summary = await jobSummary(run, options)
  expect(summary).toMatch(/^## ✅ Forgehand: `proposed` · 5\.0 s/)
  expect(summary).toContain('- ✅ `npm test`: exit 0, by its exit code; no test is named\n')
  expect(summary).toContain('  Work :active, 2000, 5000\n  section Tools\n  xyclick :done, 2960, 3000\n```')
  expect(summary).toContain('Tool trace: 1 call')
})

it('says so when the run did not finish', async () => {
  await expect(jobSummary(snapshotOf(), options)).resolves.toContain('the run did not finish')
})

it.each([
  [false, 'Answer it in its thread, in a line that starts with `/agent continue`.'],
  [true, 'Answer it in its thread. No command is needed there.']
])('says how a question can be answered: %s', async (takesReplies, step) => {
  const summary = await jobSummary(
    { ...snapshotOf(), outcome: { kind: 'needs_input', publication: undefined, takesReplies } },
    options
  )
  expect(summary).toContain(step)
})

it('stays below the 1 MiB that the runner accepts', async () => {
  const long = '…|`@z '.repeat(200)
  const calls = Array.from({ length: 1_200 }, (_, index) =>
    toolFinished({ subject: long, denial: { command: `${index}${long}`, reason: long, remedy: long } })
  )
  const warnings = calls.map((_, index): RunEvent => ({ kind: 'warning', text: `${index}${long}` }))
  const answered: RunEvent = { kind: 'ended', outcome: { kind: 'answered', answer: long.repeat(1_000) } }
  const summary = await jobSummary(snapshotOf(...calls, ...warnings, answered), options)
  expect(Buffer.byteLength(summary)).toBeLessThan(1024 * 1024)
})

it('says how many refused commands and tests do not fit into the outputs', () => {
  const refused = Array.from({ length: 420 }, (_, index) =>
    toolFinished({ denial: { command: `${index} ${'x'.repeat(3_500)}`, reason: 'no', remedy: undefined } })
  )
  const run = { ...snapshotOf(...refused), outcome: { kind: 'no_change', explanation: 'none' } as const }
  const paths = { trigger: '/agent', tracePath: undefined, patchPath: undefined }
  const { 'denied-commands': denied } = outputs(run, paths)
  expect(denied.length).toBeLessThan(64_100)
  expect(JSON.parse(denied)).toHaveLength(19)
  expect(denied).toContain('"… and 402 more"]')
  const failing = Array.from({ length: 150 }, (_, index) => `${index} ${'x'.repeat(300)}`)
  const report = { hasRun: true, passed: 1, failed: 150, failing, passing: [], skipped: [], notLoaded: [] }
  const failed = [{ ...check('npm test', 1), tests: report }]
  const { tests } = outputs({ ...run, verification: { before: failed, after: failed } }, paths)
  expect(JSON.parse(tests)).toMatchObject({
    'still-failing': failing.slice(0, 20),
    'left-out': { 'still-failing': 130 }
  })
})

it('gives other steps the outputs of action.yml', () => {
  const denial = { command: 'curl x', reason: 'no', remedy: undefined }
  const run = snapshotOf({ kind: 'started', run: start }, { kind: 'turn', turn: 4 }, usage, toolFinished({ denial }), {
    kind: 'checked',
    when: 'after',
    check: check('npm test', 0)
  })
  const options = {
    trigger: '/agent',
    tracePath: '/tmp/t.jsonl',
    patchPath: undefined,
    sessionRef: 'refs/forgehand/sessions/issue-12'
  }
  expect(outputs({ ...run, outcome: { kind: 'proposed', publication } }, options)).toEqual({
    outcome: 'proposed',
    'pull-request-number': '13',
    'pull-request-url': 'https://github.com/acme/app/pull/13',
    'issue-url': '',
    branch: 'agent/issue-12',
    'head-sha': 'f'.repeat(40),
    'commits-verified': 'true',
    'files-changed': '1',
    turns: '4',
    'input-tokens': '10000',
    'output-tokens': '500',
    'cost-usd': '0.007800',
    'trace-path': '/tmp/t.jsonl',
    'trace-html-path': '',
    'patch-path': '',
    'files-path': '',
    'proposal-path': '',
    'review-id': '',
    'review-url': '',
    'review-findings': '',
    'threads-fixed': '',
    'threads-open': '',
    'session-ref': 'refs/forgehand/sessions/issue-12',
    matrix: '',
    'has-items': '',
    'structured-output': '',
    'artifact-path': '',
    'verify-status': 'passed',
    tests: '',
    'denied-commands': '["curl x"]',
    summary: 'The change is proposed in pull request #13 (https://github.com/acme/app/pull/13).'
  })
})

const failed = { kind: 'failed', reason: 'x' } as const
const unchanged = { kind: 'no_change', explanation: 'x' } as const

it.each([
  { name: 'a change that passed', outcome: failed, before: [1], after: [0], status: 'passed' },
  { name: 'a change that was not checked', outcome: failed, before: [0], after: [], status: 'none' },
  { name: 'no change', outcome: unchanged, before: [0], after: [], status: 'not-run' },
  { name: 'no change and no check', outcome: unchanged, before: [], after: [], status: 'none' }
])('reports the verify status of $name', ({ outcome, before, after, status }) => {
  const events = [
    ...before.map((one): RunEvent => ({ kind: 'checked', when: 'before', check: check('npm test', one) })),
    ...after.map((one): RunEvent => ({ kind: 'checked', when: 'after', check: check('npm test', one) }))
  ]
  const options = { trigger: '/agent', tracePath: undefined, patchPath: '/tmp/p.patch' }
  expect(outputs({ ...snapshotOf(...events), outcome }, options)['verify-status']).toBe(status)
})

import { describe, expect, it } from '@jest/globals'
import { CALL_STATUSES, SIGNS, type CallEnd } from '../../src/agent/call-status.ts'
import { withAsciiSigns } from '../../src/cli/terminal.ts'
import { formatEvent } from '../../src/report/format-event.ts'
import { jobSummary } from '../../src/report/job-summary.ts'
import { pullRequestBody } from '../../src/report/pull-request-body.ts'
import { check, publication, snapshotOf, start, task, toolFinished } from '../support/run-snapshots.ts'

const ENDS: readonly (readonly [string, CallEnd])[] = [
  ['✓', { status: 'done' }],
  ['✓', { status: 'done', exitCode: 0 }],
  ['✗', { status: 'failed' }],
  ['✗ exit 15', { status: 'failed', exitCode: 15 }],
  ['⏱ timed out', { status: 'timed-out' }],
  ['⊘ refused', { status: 'refused' }],
  ['⏸ waiting for approval', { status: 'awaiting-approval' }],
  ['⏹ interrupted', { status: 'interrupted' }],
  ['↷ skipped', { status: 'skipped' }]
]

it('has a sign of its own for each status, in every form', () => {
  for (const form of ['symbol', 'ascii', 'emoji'] as const) {
    const signs = Object.values(SIGNS).map((sign) => sign[form])
    expect(new Set(signs).size).toBe(signs.length)
  }
  expect(new Set(ENDS.map(([, { status }]) => status))).toEqual(new Set(CALL_STATUSES))
})

describe.each(ENDS)('a call that ended as %s', (shown, { status, exitCode }) => {
  const event = toolFinished({
    name: 'run_command',
    subject: 'npm test',
    ok: status === 'done' || exitCode !== undefined,
    status,
    ...(exitCode !== undefined && { exitCode }),
    text: ''
  })
  const run = snapshotOf(
    { kind: 'started', run: start },
    { kind: 'tool-started', callId: '1', name: 'run_command', subject: 'npm test' },
    event,
    { kind: 'ended', outcome: { kind: 'proposed', publication } }
  )
  const row = `| 1 | \`run_command\` | \`npm test\` | ${shown} |  | 40 ms |`

  it('has its sign in the log', () => {
    const [sign = '', ...label] = shown.split(' ')
    const about = ['run_command npm test', label.join(' '), '40 ms'].filter(Boolean).join(' · ')
    expect(formatEvent(event)[0]).toBe(`  ${sign} ${about}`)
  })

  it('has its sign in the job summary and the pull request', async () => {
    const repositoryUrl = 'https://github.com/acme/app'
    expect(await jobSummary(run, { trigger: '/agent', repositoryUrl })).toContain(row)
    const text = {
      task,
      branch: 'agent/issue-12',
      summary: undefined,
      partialReasons: [],
      repositoryUrl,
      usesWorkflowToken: false
    }
    expect(await pullRequestBody(run, text)).toContain(row)
  })

  it('reads the same without Unicode', () => {
    const ascii = withAsciiSigns(formatEvent(event).join('\n'))
    expect(ascii).toMatch(/^[ -~]+$/)
    expect(ascii.trim().startsWith(`${SIGNS[status].ascii} run_command npm test`)).toBe(true)
  })
})

it('counts the calls that did not do what was asked', async () => {
  const ends = [
    ...['failed', 'failed', 'refused', 'timed-out', 'done'].map((status) => ({ status: status as CallEnd['status'] })),
    { status: 'failed' as const, exitCode: 1 }
  ]
  const summary = await jobSummary(snapshotOf(...ends.map((end) => toolFinished(end))), {
    trigger: '/agent',
    repositoryUrl: 'https://github.com/acme/app'
  })
  expect(summary).toContain('Tool trace: 6 calls, 3 failed, 1 refused, 1 timed out')
})

it.each([
  ['passes', check('npm test', 0), '  ✓ npm test · exit 0 · 1.2 s'],
  ['fails', check('npm test', 15), '  ✗ npm test · exit 15 · 1.2 s'],
  ['times out', check('npm test', undefined), '  ⏱ npm test · did not finish · 1.2 s'],
  ['cannot run', check('npm test', 127, 'sh: jest: not found'), '  ⚠ npm test · could not run · 1.2 s']
])('shows in the log that a check %s', (_, one, line) => {
  expect(formatEvent({ kind: 'checked', when: 'after', check: one })[0]).toBe(line)
})

import { expect, it } from '@jest/globals'
import type { RunEvent } from '../../src/report/reporter.ts'
import type { RunStep } from '../../src/report/run-snapshot.ts'
import { check, fileModified, snapshotOf, start, toolFinished, usage } from '../support/run-snapshots.ts'

it('adds up tokens and their cost', () => {
  const run = snapshotOf({ kind: 'started', run: start }, usage, usage)
  expect(run.tokens).toMatchObject({ input: 20_000, cachedInput: 16_000, output: 1_000 })
  expect(run.cost).toBeCloseTo(0.004 + 0.0016 + 0.01)
})

it('adds up cache writes and their cost', () => {
  const written = { ...usage, tokens: { ...usage.tokens, cacheWrite: 1_000 } }
  const price = { input: 1, cachedInput: 0.1, cacheWrite: 3, output: 10 }
  const run = snapshotOf({ kind: 'started', run: { ...start, price } }, written, usage, written)
  expect(run.tokens).toMatchObject({ input: 30_000, cacheWrite: 2_000 })
  expect(run.cost).toBeCloseTo(0.006 + 0.0024 + 0.015 + 0.004)
})

it('counts the tokens of child sessions, and those of other models at their own price', () => {
  const price = { input: 1, cachedInput: 1, output: 1 }
  const completion = { kind: 'other-model-usage', model: 'small', tokens: usage.tokens, price } as const
  const run = snapshotOf({ kind: 'started', run: start }, { kind: 'child', child: 1, event: usage }, completion)
  expect(run).toMatchObject({ tokens: { input: 20_000, output: 1_000 }, turns: 0 })
  expect(run.cost).toBeCloseTo(0.002 + 0.0008 + 0.005 + 0.0105)
})

it('counts a fallback in a child at its own price, and warns of it once', () => {
  const price = { input: 1, cachedInput: 1, output: 1 }
  const completion = { kind: 'other-model-usage', model: 'small', tokens: usage.tokens, price } as const
  const fallback = {
    kind: 'fallback',
    from: { name: 'some-model', host: 'models.example' },
    to: { name: 'small', host: 'other.example' },
    reason: 'The quota is used up.'
  } as const
  const events = [fallback, fallback, completion].map((event) => ({ kind: 'child', child: 1, event }) as const)
  const run = snapshotOf({ kind: 'started', run: start }, ...events)
  expect(run.cost).toBeCloseTo(0.0105)
  expect(run.warnings).toEqual([
    'Switched from some-model at models.example to small at other.example: The quota is used up.'
  ])
})

it('has no cost when part of it is unknown', () => {
  const completion = { kind: 'other-model-usage', model: 'small', tokens: usage.tokens, price: undefined } as const
  expect(snapshotOf({ kind: 'started', run: start }, usage, completion).cost).toBeUndefined()
})

it('takes over the refused commands of a child, but not its calls and turns', () => {
  const denial = { command: 'curl x', reason: 'not allowed', remedy: undefined }
  const event = toolFinished({ denial })
  const turn = { kind: 'turn', turn: 9 } as const
  const run = snapshotOf({ kind: 'child', child: 1, event: turn }, { kind: 'child', child: 1, event })
  expect(run).toMatchObject({ turns: 0, tools: [], denials: [denial] })
})

it('has no cost without a price', () => {
  expect(snapshotOf({ kind: 'started', run: { ...start, price: undefined } }, usage).cost).toBeUndefined()
})

it('uses the settings that apply after the rules were read', () => {
  const limits = { turns: 5, minutes: 5, tokens: 5_000 }
  const other = { name: 'other-model', host: 'other.example', provider: undefined }
  const terms = {
    kind: 'configured',
    model: other.name,
    host: other.host,
    receivers: [other],
    limits,
    price: undefined
  } as const
  expect(snapshotOf({ kind: 'started', run: start }, terms, usage)).toMatchObject({
    run: { model: 'other-model', host: 'other.example', receivers: [other], limits },
    cost: undefined
  })
})

it('measures each step up to the next one', () => {
  const run = snapshotOf({ kind: 'step', step: 'permission' }, { kind: 'step', step: 'reading' })
  expect(run.steps).toEqual([
    { step: 'permission', startedAt: 1_000, endedAt: 2_000, hasFailed: false, isIdle: false },
    { step: 'reading', startedAt: 2_000, endedAt: undefined, hasFailed: false, isIdle: false }
  ])
})

const failing = check('npm test', 1)

it.each<[string, readonly RunEvent[], readonly RunStep[]]>([
  [
    'the work, if no model answers',
    [
      { kind: 'step', step: 'working' },
      { kind: 'done', end: 'stuck' },
      { kind: 'step', step: 'publishing' }
    ],
    ['working']
  ],
  [
    'the step that the run failed in',
    [
      { kind: 'step', step: 'reading' },
      { kind: 'step', step: 'preparing' },
      { kind: 'ended', outcome: { kind: 'failed', reason: 'x' } }
    ],
    ['preparing']
  ],
  [
    'checks that do not pass, when they ran',
    [
      { kind: 'step', step: 'working' },
      { kind: 'checked', when: 'before', check: failing },
      { kind: 'step', step: 'verifying' },
      { kind: 'checked', when: 'before', check: failing },
      { kind: 'checked', when: 'after', check: failing }
    ],
    ['verifying']
  ],
  [
    'none, if the work waits for approval',
    [
      { kind: 'step', step: 'working' },
      { kind: 'done', end: 'awaiting-approval' },
      { kind: 'ended', outcome: { kind: 'needs_approval', pending: [], publication: undefined } }
    ],
    []
  ]
])('says which steps failed: %s', (_, events, failed) => {
  const { steps } = snapshotOf(...events)
  expect(steps.filter(({ hasFailed }) => hasFailed).map(({ step }) => step)).toEqual(failed)
})

const asWorking = [
  { kind: 'step', step: 'working' },
  { kind: 'step', step: 'verifying' }
] as const

it.each<[string, readonly RunEvent[], readonly RunStep[]]>([
  [
    'checks of which none ran, and a submission of nothing',
    [
      ...asWorking,
      { kind: 'step', step: 'publishing' },
      { kind: 'ended', outcome: { kind: 'no_change', explanation: '' } }
    ],
    ['working']
  ],
  [
    'nothing, if the checks ran and something was submitted',
    [
      ...asWorking,
      { kind: 'checked', when: 'after', check: check('npm test', 0) },
      { kind: 'step', step: 'publishing' },
      { kind: 'ended', outcome: { kind: 'prepared', filesChanged: [] } }
    ],
    ['working', 'verifying', 'publishing']
  ],
  [
    'the submission, if no model answered',
    [
      { kind: 'step', step: 'working' },
      { kind: 'done', end: 'stuck' },
      { kind: 'step', step: 'publishing' },
      { kind: 'ended', outcome: { kind: 'partial', reason: 'x', publication: undefined } }
    ],
    ['working']
  ],
  [
    'nothing that was cut off before it began',
    [...asWorking, { kind: 'ended', outcome: { kind: 'cancelled', reason: 'x' } }],
    ['working', 'verifying']
  ]
])('leaves out what did nothing: %s', (_, events, steps) => {
  expect(snapshotOf(...events).steps.map(({ step }) => step)).toEqual(steps)
})

it('stops the clock when the run has ended', () => {
  const run = snapshotOf(
    { kind: 'step', step: 'working' },
    { kind: 'tool-started', callId: '1', name: 'grep_search', subject: 'sum' },
    { kind: 'ended', outcome: { kind: 'failed', reason: 'x' } },
    { kind: 'turn', turn: 1 }
  )
  expect(run).toMatchObject({ durationMs: 3_000, running: [], steps: [{ endedAt: 3_000 }] })
})

it('shows a call while it runs, then among the finished calls', () => {
  const started = { kind: 'tool-started', callId: '1', name: 'edit_file', subject: 'src/sum.js' } as const
  expect(snapshotOf(started).running).toEqual([{ name: 'edit_file', subject: 'src/sum.js' }])
  const finished = snapshotOf(started, fileModified, toolFinished())
  expect(finished.running).toEqual([])
  expect(finished.tools).toMatchObject([
    { name: 'edit_file', status: 'done', startedAt: 1_000, edits: [{ added: 3, removed: 1 }] }
  ])
})

it('lists each refused command and each warning once', () => {
  const denial = { command: 'curl x', reason: 'not allowed', remedy: undefined }
  const run = snapshotOf(
    ...[toolFinished({ denial }), toolFinished({ denial }), toolFinished({ denial: { ...denial, command: 'wget x' } })],
    ...[{ kind: 'warning', text: 'a' } as const, { kind: 'warning', text: 'a' } as const]
  )
  expect(run.denials.map(({ command }) => command)).toEqual(['curl x', 'wget x'])
  expect(run.warnings).toEqual(['a'])
})

it('separates the checks before the work from those after it', () => {
  const run = snapshotOf(
    { kind: 'checked', when: 'before', check: check('npm test', 1) },
    { kind: 'checked', when: 'after', check: check('npm test', 0) }
  )
  expect(run.verification).toMatchObject({ before: [{ exitCode: 1 }], after: [{ exitCode: 0 }] })
})

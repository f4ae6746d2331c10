import { expect, it } from '@jest/globals'
import type { AgentResult } from '../../src/agent/result.ts'
import { describeRunResult, runResult } from '../../src/cli/run-result.ts'
import { check, snapshotOf, start, usage } from '../support/run-snapshots.ts'

const summary = { title: 'Add the parts', description: 'The parts are added up.', notDone: '' }
const finished: AgentResult = { kind: 'finished', summary }
const ran = snapshotOf({ kind: 'started', run: start }, { kind: 'turn', turn: 3 }, usage)
const files = [
  { path: 'src/sum.js', added: 3, removed: 1 },
  { path: 'new.bin', added: undefined, removed: undefined }
]
const changing = { isReadOnly: false, verify: true }
const FIGURES = '3 turns · 10k tokens in, 500 out · $0.0078 · 3.0 s'

it('ends with what changed, how to see it, and the figures', () => {
  const result = runResult(finished, ran, { files, checkpoint: 4 })
  expect(describeRunResult(result, changing).split('\n\n')).toEqual([
    'NOT VERIFIED: no checks were run. List commands under verify in .github/agent.yml, or run your checks now.',
    'Add the parts',
    'The parts are added up.',
    'Changed in the work tree, not committed (forgehand diff shows it, new files too):\n  src/sum.js +3 −1\n  new.bin +0 −0',
    'forgehand undo reverts everything; forgehand checkpoints lists the steps.',
    FIGURES
  ])
})

it('names a command that shows new files when there are no checkpoints', () => {
  const text = describeRunResult(runResult(finished, ran, { files, checkpoint: undefined }), changing)
  expect(text).toContain('(git status lists new files too)')
  expect(text).not.toMatch(/git diff|undo/)
})

it.each([
  [false, 'No file was changed.'],
  [true, '']
])('says that nothing was changed, unless nothing could be: %s', (isReadOnly, sentence) => {
  const text = describeRunResult(runResult(finished, ran, { files: [], checkpoint: 4 }), { isReadOnly, verify: true })
  expect(text).toBe([summary.title, summary.description, sentence, FIGURES].filter(Boolean).join('\n\n'))
})

it('does not describe any work when no model answers', () => {
  const reason = 'api.openai.com refused the API key; set OPENAI_API_KEY to a valid key for this host.'
  const made = { title: 'No summary of the work', description: 'The model stopped.', notDone: 'May be incomplete.' }
  const stuck: AgentResult = { kind: 'stuck', cause: 'no-model', reason, summary: made }
  const result = runResult(stuck, snapshotOf({ kind: 'started', run: start }), { files: [], checkpoint: undefined })
  expect(describeRunResult(result, changing)).toBe(
    `${reason}\n\nNo file was changed.\n\n0 turns · 0 tokens in, 0 out · $0.0000 · 1.0 s`
  )
})

it('says that work is in the work tree only if there is some', () => {
  const stopped: AgentResult = { kind: 'stopped', limit: 'turns', summary }
  const reasonFor = (changed: typeof files) => runResult(stopped, ran, { files: changed, checkpoint: 4 }).reason
  expect(reasonFor(files)).toBe('The run stopped at the limit of turns. The work so far is in the work tree.')
  expect(reasonFor([])).toBe('The run stopped at the limit of turns.')
})

it('says how each check ended that did not pass', () => {
  const checks = [check('npm test', 1), check('npm run lint', 0), check('tox', 127, 'sh: tox: not found')]
  const run = snapshotOf(
    { kind: 'started', run: start },
    ...checks.map((one) => ({ kind: 'checked', when: 'after', check: one }) as const)
  )
  const result = runResult(finished, run, { files, checkpoint: 4 })
  expect(result.checks.map((one) => one.result)).toEqual(['failed', 'passed', 'could-not-run'])
  expect(describeRunResult(result, changing)).toContain(
    'Checks that did not pass: npm test (exit 1), tox (could not run).'
  )
})

it.each([
  ['no check could run', [check('tox', 127, 'sh: tox: not found')], true],
  ['no check finished', [check('tox', undefined, '')], true],
  ['one check ran', [check('tox', 127, 'sh: tox: not found'), check('npm test', 0)], false]
])('says first that nothing was verified: %s', (_, checks, isSaid) => {
  const run = snapshotOf(
    { kind: 'started', run: start },
    ...checks.map((one) => ({ kind: 'checked', when: 'after', check: one }) as const)
  )
  const describe = (changed: typeof files) =>
    describeRunResult(runResult(finished, run, { files: changed, checkpoint: 4 }), changing)
  expect(describe(files).startsWith('NOT VERIFIED: no check ')).toBe(isSaid)
  expect(describe([])).not.toContain('NOT VERIFIED')
})

it('does not blame the settings if the run was interrupted before its checks', () => {
  const text = describeRunResult(runResult({ kind: 'cancelled' }, ran, { files, checkpoint: 4 }), changing)
  expect(text).toMatch(/^NOT VERIFIED: the run was interrupted before its checks had ended\./)
  expect(text).not.toContain('agent.yml')
})

it('does not blame the settings for checks that nobody wanted, or whose program is missing', () => {
  const checked = snapshotOf(
    { kind: 'started', run: start },
    { kind: 'checked', when: 'after', check: check('tox', 127, 'sh: tox: not found') }
  )
  const unwanted = describeRunResult(runResult(finished, ran, { files, checkpoint: 4 }), { ...changing, verify: false })
  expect(unwanted).toMatch(/^NOT VERIFIED: no checks were run, because of --no-verify\./)
  const missing = describeRunResult(runResult(finished, checked, { files, checkpoint: 4 }), changing)
  expect(missing).toMatch(/^NOT VERIFIED: no check could run\. Install what the checks need/)
  expect(`${unwanted}${missing}`).not.toContain('agent.yml')
})

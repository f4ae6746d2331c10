import { expect, it } from '@jest/globals'
import type { RunEvent } from '../../src/report/reporter.ts'
import { lineReporter } from '../../src/report/log-reporters.ts'
import { check, fileModified, start, toolFinished } from '../support/run-snapshots.ts'

function shown(...events: readonly RunEvent[]): string {
  let written = ''
  const reporter = lineReporter((text) => (written += text))
  for (const event of events) reporter.onEvent(event)
  return written
}

it('writes one plain line per event', () => {
  const text = shown(
    { kind: 'started', run: start },
    {
      kind: 'configured',
      model: 'other-model',
      host: 'other.example',
      receivers: [],
      limits: start.limits,
      price: undefined
    },
    { kind: 'step', step: 'working' },
    { kind: 'delta', channel: 'text', text: 'I look' },
    { kind: 'message', message: { role: 'assistant', text: 'I look.', thinking: '', toolCalls: [] } },
    fileModified,
    toolFinished(),
    toolFinished({ ok: false, status: 'failed', text: 'No such file.\nTry b.' }),
    { kind: 'retry', reason: 'HTTP 503', waitMs: 2_000, attempt: 1 },
    { kind: 'retry', reason: 'Responses is spoken from now on', waitMs: 0, attempt: 1 },
    { kind: 'checked', when: 'after', check: check('npm test', 1, 'one\ntwo') },
    { kind: 'compaction', step: 'masked', freedTokens: 23_000 },
    { kind: 'ended', outcome: { kind: 'failed', reason: 'The key is wrong.' } }
  )
  expect(text.split('\n')).toEqual([
    'The code, this thread and the output of commands go to some-model at models.example.',
    '  Model other-model at other.example, at most 60 turns, 30 minutes, 2000000 tokens.',
    '▸ Work',
    'I look.',
    '  ~ src/sum.js +3 −1',
    '  ✓ edit_file src/sum.js · 40 ms',
    '  ✗ edit_file src/sum.js · 40 ms',
    '    No such file.',
    '    Try b.',
    '  ↻ Attempt 2 in 2.0 s: HTTP 503',
    '  ↻ Attempt 2 now: Responses is spoken from now on',
    '  ✗ npm test · exit 1 · 1.2 s',
    '    one',
    '    two',
    '  ↧ Removed old tool results to free 23k tokens.',
    '■ failed: The key is wrong.',
    ''
  ])
})

it('removes escape sequences', () => {
  const text = shown({ kind: 'warning', text: 'a\u001B[2J\u001B]0;title\u0007b' })
  expect(text).toBe('  ! a[2J]0;titleb\n')
})

import { expect, it } from '@jest/globals'
import { RunRecord } from '../../src/report/run-record.ts'
import { createRedactor } from '../../src/secrets/redact.ts'
import type { RunEvent } from '../../src/report/reporter.ts'
import { TerminalReporter } from '../../src/report/terminal.ts'
import { check, fileModified, start, toolFinished } from '../support/run-snapshots.ts'

function shown(isTerminal: boolean, ...events: readonly RunEvent[]): string {
  let time = 0
  let written = ''
  const record = new RunRecord({ now: () => time })
  const terminal = new TerminalReporter({
    write: (text) => (written += text),
    isTerminal,
    columns: () => 60,
    snapshot: () => record.snapshot(),
    redact: createRedactor(['correct horse battery']),
    now: () => time
  })
  for (const event of events) {
    time += 1_000
    record.onEvent(event)
    terminal.onEvent(event)
  }
  return written
}

it('writes one plain line per event when the output is not a terminal', () => {
  const text = shown(
    false,
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

it('shows a status line below, and erases it at the end', () => {
  const text = shown(
    true,
    { kind: 'tool-started', callId: '1', name: 'run_command', subject: 'npm test' },
    toolFinished(),
    { kind: 'ended', outcome: { kind: 'answered', answer: 'x' } }
  )
  expect(text).toContain('turn 0 · 0 tokens · 1.0 s · run_command npm test')
  expect(text.split('\n').at(-1)).toBe('')
})

it('keeps the status line within the width of the terminal', () => {
  const text = shown(true, { kind: 'tool-started', callId: '1', name: 'run_command', subject: 'x'.repeat(500) })
  expect(Math.max(...text.split('\r\u001B[2K').map(({ length }) => length))).toBeLessThan(60)
})

it('redacts a secret that is split across deltas', () => {
  const pieces = ['the key is correct ', 'horse', ' battery'].map((text): RunEvent => ({
    kind: 'delta',
    channel: 'text',
    text
  }))
  expect(
    shown(true, ...pieces)
      .split('\u001B[2K')
      .at(-1)
  ).toBe('… turn 0 · 0 tokens · 3.0 s · the key is ***')
})

it('drops the streamed text of a request that is retried', () => {
  const text = shown(
    true,
    { kind: 'delta', channel: 'text', text: 'half a reply' },
    { kind: 'retry', reason: 'the stream was cut', waitMs: 0, attempt: 1 },
    { kind: 'delta', channel: 'text', text: 'whole' }
  )
  expect(text.split('\u001B[2K').at(-1)).toMatch(/s · whole$/)
})

it('removes escape sequences', () => {
  const text = shown(false, { kind: 'warning', text: 'a\u001B[2J\u001B]0;title\u0007b' })
  expect(text).toBe('  ! a[2J]0;titleb\n')
})

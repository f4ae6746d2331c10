import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { stripVTControlCharacters, styleText } from 'node:util'
import fc from 'fast-check'
import { LiveReporter } from '../../../src/cli/live/live-reporter.ts'
import { RunRecord } from '../../../src/report/run-record.ts'
import type { RunEvent } from '../../../src/report/reporter.ts'
import { createRedactor } from '../../../src/secrets/redact.ts'
import { columnsOf } from '../../../src/text/columns.ts'
import '../../support/property-seed.ts'
import { check, fileModified, toolFinished } from '../../support/run-snapshots.ts'

const MIN_FRAME_MS = 100
const SECRET = 'correct horse battery'

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
})

function openLive({ columns = 60, rows = 24, hasUnicode = true, hasColors = true } = {}) {
  const size = { columns, rows }
  const writes: string[] = []
  const record = new RunRecord({ now: () => Date.now() })
  const live = new LiveReporter(
    {
      size: () => size,
      write: (text) => void writes.push(text),
      hasUnicode,
      format: () => ({
        columns: size.columns,
        style: (format, text) => (hasColors ? styleText(format, text, { validateStream: false }) : text)
      })
    },
    { snapshot: () => record.snapshot(), redact: createRedactor([SECRET]), now: () => Date.now() }
  )
  const emit = (...events: readonly RunEvent[]) => {
    for (const event of events) {
      record.onEvent(event)
      live.onEvent(event)
    }
  }
  const frame = () => {
    jest.advanceTimersByTime(MIN_FRAME_MS)
    return stripVTControlCharacters(writes.at(-1) ?? '')
  }
  return { live, emit, frame, writes, size }
}

const delta = (text: string): RunEvent => ({ kind: 'delta', channel: 'text', text })
const message = (text: string): RunEvent => ({
  kind: 'message',
  message: { role: 'assistant', text, thinking: '', toolCalls: [] }
})
const working: RunEvent = { kind: 'step', step: 'working' }
const started: RunEvent = { kind: 'tool-started', callId: '1', name: 'run_command', subject: 'npm test' }

describe('the rows below the log', () => {
  it('show the step with its seconds, the call, and turns, tokens and time', () => {
    const { emit, frame, writes } = openLive()
    emit(working, { kind: 'turn', turn: 3 }, started)
    frame()
    jest.advanceTimersByTime(12_000)
    expect(stripVTControlCharacters(writes.at(-1) ?? '')).toMatch(
      /^\r?. Work · 12 s · run_command npm test\n {2}turn 3 · 0 tokens · 12 s\n$/
    )
  })

  it('show the words of the model as they come', () => {
    const { emit, frame } = openLive()
    emit(working, delta('I look at '), delta('the tests'))
    expect(frame()).toMatch(/^▸ Work\nI look at the tests\n. Work/)
    emit(delta(' first.'))
    expect(frame()).toMatch(/^\rI look at the tests first\.\n. Work/)
  })

  it('hide a secret that is split across pieces', () => {
    const { emit, frame } = openLive()
    emit(delta('the key is correct '), delta('horse'), delta(' battery'))
    expect(frame()).toContain('the key is ***\n')
  })

  it('drop the words of a request that is repeated', () => {
    const { emit, frame } = openLive()
    emit(delta('half a reply'), { kind: 'retry', reason: 'the stream was cut', waitMs: 0, attempt: 1 }, delta('whole'))
    const shown = frame()
    expect(shown).toContain('\nwhole\n')
    expect(shown).not.toContain('half')
  })

  it('are drawn at most ten times a second, in one write each, and once a second when nothing happens', () => {
    const { emit, writes } = openLive()
    for (let piece = 0; piece < 1_000; piece++) {
      emit(delta('word '))
      jest.advanceTimersByTime(1)
    }
    expect(writes.length).toBeGreaterThan(5)
    expect(writes.length).toBeLessThanOrEqual(11)
    jest.advanceTimersByTime(100)
    const before = writes.length
    jest.advanceTimersByTime(10_000)
    expect(writes.length - before).toBe(10)
  })

  it('are counted again when the terminal has become narrower', () => {
    const { emit, frame, writes, size, live } = openLive({ columns: 100 })
    emit(working, { ...started, subject: 'x'.repeat(60) })
    frame()
    size.columns = 40
    live.redraw()
    frame()
    // 86 columns are broken into three rows, and the figures stay one.
    expect(writes.at(-1)).toContain('\r\u001B[4A\u001B[J')
  })

  it('leave one row free in a terminal with fewer rows than they need', () => {
    const { emit, frame, writes } = openLive({ rows: 2 })
    emit(working)
    frame()
    emit(delta('x'))
    frame()
    expect(writes.at(-1)).toContain('\r\u001B[1A\u001B[J')
  })

  it('are erased at the end, after what was not written yet', async () => {
    const { emit, frame, writes, live } = openLive()
    emit(working)
    frame()
    emit(toolFinished())
    await live.close()
    expect(stripVTControlCharacters(writes.at(-1) ?? '')).toBe('\r  ✓ edit_file src/sum.js · 40 ms\n')
    const count = writes.length
    jest.advanceTimersByTime(10_000)
    expect(writes).toHaveLength(count)
  })

  it('start again below what a shell has written', () => {
    const { emit, frame, live } = openLive()
    emit(working)
    frame()
    live.moveBelow()
    expect(frame()).not.toContain('\r')
  })
})

describe('the log above', () => {
  function logOf(...events: readonly RunEvent[]): string {
    const { emit, live, writes } = openLive({ hasColors: false })
    emit(...events)
    void live.close()
    return writes.join('')
  }

  it('gets each line of an answer once, when it is complete', () => {
    const { emit, frame } = openLive()
    emit(delta('One.\n\nTwo'))
    expect(frame()).toMatch(/^One\.\n(?:\n)?Two\n. Start/)
    emit(message('One.\n\nTwo.'))
    expect(frame()).toMatch(/^\r(?:\n)?Two\.\n. Start/)
  })

  it('has the whole message if it does not begin with what was streamed', () => {
    expect(logOf(delta('Wrong.\nMore'), message('Right.\nMore.'))).toBe('Wrong.\nRight.\nMore.\n')
  })

  it('does not grow without bounds while an answer streams', () => {
    const lines = Array.from({ length: 500 }, (_, line) => `line ${line}\n`)
    const log = logOf(...lines.map(delta), message(lines.join('')))
    expect(log.split('\n')).toHaveLength(42)
    expect(log).toContain('… 460 more lines')
  })

  it('has edits as diffs of a bounded length', () => {
    const lines = Array.from({ length: 40 }, (_, line) => `+line ${line}`)
    const log = logOf({ ...fileModified, diff: ['-old', ...lines].join('\n') } as RunEvent)
    expect(log.split('\n').slice(0, 3)).toEqual(['  ~ src/sum.js +3 −1', '    -old', '    +line 0'])
    expect(log.split('\n').at(-2)).toBe('    … 25 more lines')
  })

  it('colors what was added and removed', () => {
    const { emit, live, writes } = openLive()
    emit({ ...fileModified, diff: '-old\n+new' } as RunEvent)
    void live.close()
    expect(writes.join('')).toContain('\u001B[31m    -old\u001B[39m\n\u001B[32m    +new\u001B[39m\n')
  })
})

/** What hostile programs print: whole sequences, parts of them, line breaks and controls of every kind. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '\u001B',
        '\u009B',
        '\u001B[2J',
        '\u001B]0;title\u0007',
        '\u001B[?25l',
        '\r',
        '\b',
        '\n',
        '\t',
        '\u0085'
      ),
      fc.constantFrom('\u202E', '\u200B', '日本', '👩‍👩‍👧', '</tool_call>', 'word '),
      fc.string({ unit: 'binary', maxLength: 60 })
    ),
    { maxLength: 12 }
  )
  .map((parts) => parts.join(''))

const eventOf = (text: string) =>
  fc.constantFrom<RunEvent>(
    delta(text),
    { kind: 'delta', channel: 'thinking', text },
    message(text),
    { ...started, name: text, subject: text } as RunEvent,
    toolFinished({ ok: false, status: 'failed', name: text, subject: text, text }),
    { ...fileModified, path: text, diff: `-${text}\n+${text}` } as RunEvent,
    { kind: 'child', child: 1, event: { ...fileModified, path: text, diff: text } } as RunEvent,
    { kind: 'warning', text },
    { kind: 'retry', reason: text, waitMs: 5, attempt: 1 },
    { kind: 'checked', when: 'after', check: check(text, 1, text) },
    { kind: 'bug', tool: text, stack: text },
    { kind: 'ended', outcome: { kind: 'failed', reason: text } }
  )

/** What we write: up, erase below, colors. */
const OURS = new RegExp(String.raw`\r\x1B\[\d+A\x1B\[J|\x1B\[\d{1,2}m`, 'g')

it.each([true, false])(
  'writes no control character but ours, and no line that is too long (Unicode: %s)',
  (hasUnicode) => {
    const events = fc.array(hostile.chain(eventOf), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(events, fc.integer({ min: 40, max: 120 }), (all, columns) => {
        const { emit, frame, writes, live } = openLive({ columns, hasUnicode })
        for (const event of all) {
          emit(event)
          frame()
        }
        void live.close()
        const rest = writes.join('').replace(OURS, '')
        expect(rest).not.toMatch(/[^\P{Cc}\n]|\p{Bidi_Control}/u)
        // Signs in ASCII take more columns, which the count of the rows knows.
        const widths = hasUnicode ? rest.split('\n').map(columnsOf) : [0]
        expect(Math.max(...widths)).toBeLessThan(columns)
      })
    )
  }
)

import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { escapeWorkflowCommands } from '../../src/text/workflow-commands.ts'
import { runnerLog } from '../../src/report/log-reporters.ts'
import { toolFinished } from '../support/run-snapshots.ts'
import { propertyRuns } from '../support/property-runs.ts'

// The white space of String.TrimStart in .NET.
const TRIMMED = /^[\t-\r \u0085\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+/
// Characters that its comparisons by culture ignore.
const IGNORED = /[\0\u00AD\u200B-\u200F\u2060-\u2064\uFEFF]/g

/**
 * The commands that the runner would find in this output. Its grammar is ported from ActionCommand.cs and read strictly.
 * (any name counts) and with lines ended wherever some reader may end them.
 */
function runnerCommands(output: string): string[] {
  return output.split(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/).flatMap((line) => {
    const seen = line.replace(IGNORED, '')
    const old = /##\[([^\]]*)\]/.exec(seen)?.[1]
    const trimmed = seen.replace(TRIMMED, '')
    const end = trimmed.indexOf('::', 2)
    const found = trimmed.startsWith('::') && end > 0 ? trimmed.slice(2, end) : old
    return found === undefined ? [] : [found]
  })
}

describe('a line of the log', () => {
  it.each([
    '::add-mask::x',
    '  ::set-output name=a::b',
    '\t::error file=a.ts,line=1::x',
    '\u00A0::warning::x',
    '\u3000\u2000::stop-commands::x',
    'progress 10%\r::add-mask::x',
    'a\r\n::add-mask::x',
    'a\u2028::add-mask::x',
    'a\u0085::add-mask::x',
    '\v::add-mask::x',
    '\u200B::add-mask::x',
    ':\u200B:add-mask::x',
    '\u001B[0m::add-mask::x',
    '##[add-mask]x',
    'text ##[ERROR]x',
    '###[group]x',
    '#\u00AD#[group]x',
    '::::x::'
  ])('contains no command: %j', (text) => {
    expect(runnerCommands(text).length + runnerCommands(text.replace(/\p{Cc}\[0m/u, '')).length).toBeGreaterThan(0)
    expect(runnerCommands(escapeWorkflowCommands(text))).toEqual([])
  })

  it('contains no command, whatever it is composed of', () => {
    const piece = fc.constantFrom(
      ...[':', '::', '#', '##[', '[', ']', ' ', '\t', '\n', '\r', '\u2028', '\u00A0', '\u200B', '\0', 'error', 'a b']
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        expect(runnerCommands(escapeWorkflowCommands(pieces.join('')))).toEqual([])
      }),
      { numRuns: propertyRuns(2_000) }
    )
  })

  it.each(['http://[::1]:3000/', 'a::before { }', '   >>>   ::add-mask k1=v1,::msg', 'std::vec::Vec', '# [x](y)'])(
    'stays as it is when it is none: %j',
    (text) => {
      expect(escapeWorkflowCommands(text)).toBe(text)
    }
  )
})

describe('the log of a run', () => {
  function logOf(tell: (log: ReturnType<typeof runnerLog>) => void): {
    written: string[]
    log: ReturnType<typeof runnerLog>
  } {
    const written: string[] = []
    const log = runnerLog((text) => void written.push(text), 'random-token')
    tell(log)
    return { written, log }
  }

  it('turns workflow commands off until it is closed', async () => {
    const { written, log } = logOf((one) => {
      one.onEvent({ kind: 'step', step: 'working' })
      one.onEvent(toolFinished())
    })
    await log.close()
    expect(written.join('')).toBe(
      '::stop-commands::random-token\n▸ Work\n  ✓ edit_file src/sum.js · 40 ms\n::random-token::\n'
    )
  })

  it('writes nothing for a run without events', async () => {
    const { written, log } = logOf((one) => {
      one.onEvent({ kind: 'turn', turn: 1 })
    })
    await log.close()
    expect(written).toEqual([])
  })

  it.each([
    [
      'the text of the model',
      { kind: 'message', message: { role: 'assistant', text: 'a\n::error::x', thinking: '', toolCalls: [] } }
    ],
    ['a subject', toolFinished({ subject: '##[error]x' })],
    ['the text of a failed tool', toolFinished({ ok: false, text: '\n::error::x\n##[error]' })],
    [
      'the output of a check',
      { kind: 'checked', when: 'after', check: { command: '::x::', exitCode: 1, durationMs: 1, output: '::error::x' } }
    ],
    ['a reason', { kind: 'ended', outcome: { kind: 'failed', reason: 'x\n::error::y' } }],
    ['a warning', { kind: 'warning', text: 'x\r::error::y' }]
  ] as const)('lets no command through in %s', (_, event) => {
    const { written } = logOf((log) => {
      log.onEvent(event)
    })
    expect(runnerCommands(written.slice(1).join(''))).toEqual([])
  })
})

import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { escapeWorkflowCommands } from '../../src/text/workflow-commands.ts'
import { runnerLog } from '../../src/report/log-reporters.ts'
import { runnerCommands } from '../../emulators/runner/runner-commands.ts'
import { propertyRuns } from '../support/property-runs.ts'

describe('the parser of workflow commands in these tests', () => {
  it.each([
    ['::set-output name=a::b%0Ac%2525', { name: 'set-output', properties: { name: 'a' }, data: 'b\nc%25' }],
    ['::error file=a%3Ab%2Cc,line=1::x', { name: 'error', properties: { file: 'a:b,c', line: '1' }, data: 'x' }],
    ['x ##[warning a=1;b=%3B%5D]y', { name: 'warning', properties: { a: '1', b: ';]' }, data: 'y' }],
    ['\u3000::ADD-MASK::x', { name: 'ADD-MASK', properties: {}, data: 'x' }]
  ])('reads %j as the real runner does', (line, command) => {
    expect(runnerCommands(line)).toEqual([command])
  })

  it('stops until the token comes', () => {
    const output = '::stop-commands::t0k\n::set-env name=A::b\n##[error]x\n::t0k\n::T0K::\n::debug::y'
    expect(runnerCommands(output).map(({ name }) => name)).toEqual(['stop-commands', 'debug'])
  })
})

const commands = [
  '::add-mask::x',
  '::add-matcher::m.json',
  '::set-output name=a::b',
  '::save-state name=a::b',
  '::set-env name=NODE_OPTIONS::--require /tmp/x.js',
  '::add-path::/tmp/x',
  '::stop-commands::x',
  '::echo::on',
  '::error file=a.yml,line=1::fake',
  '::Group::x',
  '##[add-mask]x',
  '##[set-output name=a;]b',
  '##[ERROR]x',
  '##[save-state name=a]b'
]
const leads = [
  '',
  ' ',
  '\t',
  '\u00A0',
  '\u3000',
  '\u2000\u205F',
  '\u0085',
  'a\r',
  'a\r\n',
  '\u001b[0m',
  '\u200b',
  '\ufeff',
  '\u070f',
  '\u{110bd}',
  '\0'
]

describe('untrusted text in the log', () => {
  it.each(commands.flatMap((command) => leads.map((lead) => lead + command)))('contains no command: %j', (line) => {
    expect(runnerCommands(escapeWorkflowCommands(line))).toEqual([])
  })

  it.each(commands)('contains no command with zero-width characters between its letters: %j', (line) => {
    expect(runnerCommands(escapeWorkflowCommands(Array.from(line).join('\u200b')))).toEqual([])
  })

  // The runner compares by the rules of a language, which ignore such characters.
  it.each(['\u0600', '\u070f', '\u08e2', '\u{110bd}', '\u{13430}'])(
    'contains no command with %j between its letters',
    (character) => {
      const lines = commands.map((command) =>
        escapeWorkflowCommands(Array.from(`${character}${command}`).join(character))
      )
      expect(runnerCommands(lines.join('\n').replaceAll(/\p{Cf}/gu, ''))).toEqual([])
    }
  )

  it('contains no command whatever its parts are', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...commands,
        ...leads,
        ':',
        '::',
        '#',
        '##',
        '##[',
        '[',
        ']',
        '\n',
        '\r',
        '\u2028',
        'error',
        ' a=b'
      ),
      fc.string({ unit: 'binary', maxLength: 4 })
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        expect(runnerCommands(escapeWorkflowCommands(pieces.join('')))).toEqual([])
      }),
      { numRuns: propertyRuns(3_000) }
    )
  })
})

it.each(commands)('a run’s log accepts no command without its stop token: %j', async (line) => {
  const written: string[] = []
  const log = runnerLog((text) => void written.push(text), 'a-random-token')
  log.onEvent({ kind: 'warning', text: `x\n${line}\n::stop-commands::y\n::y::\n${line}` })
  await log.close()
  expect(runnerCommands(written.join('')).map(({ name }) => name)).toEqual(['stop-commands'])
})

import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import '../support/property-seed.ts'
import { TerminalText, terminalText } from '../../src/text/terminal-text.ts'
import { inPieces } from '../support/in-pieces.ts'
import { growth, LINEAR } from '../support/scaling.ts'

const streamed = (pieces: readonly Buffer[]): string => {
  const terminal = new TerminalText()
  return pieces.map((piece) => terminal.push(piece)).join('') + terminal.end()
}

describe('terminal text', () => {
  it.each([
    ['colors', '\u001b[31mred\u001b[0m', 'red'],
    ['a title', '\u001b]0;title\u0007text', 'text'],
    ['a link', '\u001b]8;;https://x\u001b\\text\u001b]8;;\u001b\\', 'text'],
    ['shell integration sequences of an editor terminal', '\u001b]633;A\u0007$ ls\u001b]633;C\u0007\r\na', '$ ls\na'],
    ['a device string', '\u001bP1;2|data\u001b\\text', 'text'],
    ['C1 control characters', '\u009b31mred\u009d0;title\u009c', 'red'],
    ['an unfinished title', 'a\u001b]0;title', 'a'],
    ['a title without a terminator', '\u001b]0;title\n12 tests passed\n', '\n12 tests passed\n'],
    ['a reset', '\u001bcdone', 'done'],
    ['a single shift', 'a\u001b(Bb', 'ab'],
    ['a progress bar', '10%\r50%\r100%\nnext', '100%\nnext'],
    ['a progress bar in colors', '\u001b[2K\r10%\u001b[2K\r\u001b[32m100%\u001b[0m\nnext', '100%\nnext'],
    ['a spinner', '|\b/\b-\bdone\n', 'done\n'],
    ['Windows line endings', 'a\r\nb\r\n', 'a\nb\n'],
    ['a bell and a C1 control', 'a\u0007b\u009b', 'ab'],
    ['tabs and other scripts', 'a\tü → 漢', 'a\tü → 漢']
  ])('is extracted from %s', (_, output, text) => {
    expect(terminalText(output)).toBe(text)
  })

  it('does not depend on how the output is split into chunks', () => {
    const pieces = [
      'a',
      '\n',
      '\r',
      '\b',
      '\u001b',
      '[',
      ']',
      '31',
      'm',
      ';',
      '\u0007',
      '\\',
      '\u009b',
      'P',
      '漢',
      '💡'
    ]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces)), fc.integer({ min: 1, max: 9 }), (parts, size) => {
        const output = parts.join('')
        expect(streamed(inPieces(Buffer.from(output), size))).toBe(terminalText(output))
      })
    )
  })

  it.each(['\u001b]', '\u001b[', '\u001b[0', '\r', '\u001b(', ' ', '\u009d', '\u009b', '\u0090', 'a\b', '\u001b]x'])(
    'takes linear time for %j',
    (unit) => {
      const work = (size: number) => streamed(inPieces(Buffer.from(unit.repeat(size)), 65_536))
      expect(growth(work, 20_000)).toBeLessThan(LINEAR)
    }
  )

  it('buffers only a bounded part of a line or sequence that never ends', () => {
    const terminal = new TerminalText()
    const told = Array.from({ length: 100 }, () => terminal.push(Buffer.alloc(10_000, 'x')).length)
    expect(told.reduce((sum, length) => sum + length)).toBeGreaterThan(900_000)
    const title = new TerminalText()
    title.push(Buffer.from(`\u001b]0;`))
    for (let piece = 0; piece < 100; piece += 1) title.push(Buffer.alloc(10_000, 'x'))
    expect(title.push(Buffer.from('\u0007seen\n'))).toBe('seen\n')
  })
})

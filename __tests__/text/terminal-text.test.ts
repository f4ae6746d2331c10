import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import '../support/property-seed.ts'
import { OutputFiles } from '../../src/workspace/commands/output-files.ts'
import { TruncatedOutput } from '../../src/workspace/commands/truncated-output.ts'
import { TerminalText, terminalText } from '../../src/text/terminal-text.ts'

const inPieces = (bytes: Buffer, size: number): Buffer[] =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) => bytes.subarray(index * size, (index + 1) * size))

const streamed = (pieces: readonly Buffer[]): string => {
  const terminal = new TerminalText()
  return pieces.map((piece) => terminal.push(piece)).join('') + terminal.end()
}

describe('the text of a terminal', () => {
  it.each([
    ['colours', '\u001b[31mred\u001b[0m', 'red'],
    ['a title', '\u001b]0;title\u0007text', 'text'],
    ['a link', '\u001b]8;;https://x\u001b\\text\u001b]8;;\u001b\\', 'text'],
    ['the marks of a terminal in an editor', '\u001b]633;A\u0007$ ls\u001b]633;C\u0007\r\na', '$ ls\na'],
    ['a device string', '\u001bP1;2|data\u001b\\text', 'text'],
    ['sequences of one character', '\u009b31mred\u009d0;title\u009c', 'red'],
    ['an unfinished title', 'a\u001b]0;title', 'a'],
    ['a title that nothing ends', '\u001b]0;title\n12 tests passed\n', '\n12 tests passed\n'],
    ['a reset', '\u001bcdone', 'done'],
    ['a single shift', 'a\u001b(Bb', 'ab'],
    ['a progress bar', '10%\r50%\r100%\nnext', '100%\nnext'],
    ['a progress bar in colours', '\u001b[2K\r10%\u001b[2K\r\u001b[32m100%\u001b[0m\nnext', '100%\nnext'],
    ['a spinner', '|\b/\b-\bdone\n', 'done\n'],
    ['line ends of Windows', 'a\r\nb\r\n', 'a\nb\n'],
    ['a bell and a C1 control', 'a\u0007b\u009b', 'ab'],
    ['tabs and other scripts', 'a\tü → 漢', 'a\tü → 漢']
  ])('of %s', (_, output, text) => {
    expect(terminalText(output)).toBe(text)
  })

  it('is the same wherever the output was cut into pieces', () => {
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

  it('takes time in proportion to its length', () => {
    const startedAt = performance.now()
    const units = [
      '\u001b]',
      '\u001b[',
      '\u001b[0',
      '\r',
      '\u001b(',
      ' ',
      '\u009d',
      '\u009b',
      '\u0090',
      'a\b',
      '\u001b]x'
    ]
    for (const unit of units) streamed(inPieces(Buffer.from(unit.repeat(300_000)), 65_536))
    expect(performance.now() - startedAt).toBeLessThan(5_000)
  })

  it('holds back no more than a piece of a line or of a sequence that never ends', () => {
    const terminal = new TerminalText()
    const told = Array.from({ length: 100 }, () => terminal.push(Buffer.alloc(10_000, 'x')).length)
    expect(told.reduce((sum, length) => sum + length)).toBeGreaterThan(900_000)
    const title = new TerminalText()
    title.push(Buffer.from(`\u001b]0;`))
    for (let piece = 0; piece < 100; piece += 1) title.push(Buffer.alloc(10_000, 'x'))
    expect(title.push(Buffer.from('\u0007seen\n'))).toBe('seen\n')
  })
})

const small = { maxBytes: 200, maxLines: 1_000 }

const windowOn = (pieces: readonly string[], limits: ConstructorParameters<typeof TruncatedOutput>[0]): string => {
  const window = new TruncatedOutput(limits)
  for (const piece of pieces) window.push(piece)
  window.close()
  return window.text()
}

describe('a window on an output', () => {
  it.each([[['abc\n']], [['a', 'bc', '\n']], [['']]])('shows all of a short one: %j', (pieces) => {
    expect(windowOn(pieces, small)).toBe(pieces.join(''))
  })

  it('shows the first 15 and the last 85 of more than 100 lines', () => {
    const lines = Array.from({ length: 1_000 }, (_, index) => `${index + 1}\n`)
    const limits = { maxBytes: 30_000, maxLines: 100 }
    expect(windowOn(lines, limits)).toBe(
      [...lines.slice(0, 15), '[… 900 lines, 3516 bytes left out …]\n', ...lines.slice(-85)].join('')
    )
    expect(windowOn(lines.slice(0, 100), limits)).toBe(lines.slice(0, 100).join(''))
    expect(windowOn([...lines.slice(0, 100), 'x'], limits)).toMatch(/\n\[… 1 lines, 3 bytes left out …\]\n17\n/)
  })

  it.each([1, 7, 100, 5_000])('shows the same of a long one in pieces of %d characters', (size) => {
    const all = Array.from({ length: 500 }, (_, index) => `line ${index}\n`).join('')
    const shown = windowOn(inPieces(Buffer.from(all), size).map(String), small)
    const [head = '', tail = ''] = shown.split(/\[… \d+ lines, \d+ bytes left out …\]\n/)
    expect(all.startsWith(head) && all.endsWith(tail)).toBe(true)
    expect(shown).toContain(`${all.length - head.length - tail.length} bytes left out …]`)
    expect(head.length + tail.length).toBeGreaterThan(150)
  })

  it('shows something of a line without end', () => {
    expect(windowOn(['x'.repeat(1_000)], small)).toMatch(/^x+\n\[… 800 bytes left out …\]\nx+$/)
  })

  it('cuts no character in two', () => {
    expect(windowOn(['漢'.repeat(1_000)], small)).toMatch(/^漢+\n\[… \d+ bytes left out …\]\n漢+$/)
  })

  it('keeps its size whatever is pushed', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a\n漢]*$/)), (pieces) => {
        const shown = windowOn(pieces, { maxBytes: 100, maxLines: 20 })
        const kept = shown.replace(/\n?\[… .* left out …\]\n/, '')
        expect(Buffer.byteLength(kept)).toBeLessThanOrEqual(100)
        expect(kept.split('\n').length).toBeLessThanOrEqual(21)
      })
    )
  })
})

describe('outputs on disk', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'forgehand-outputs-'))
  })
  afterEach(() => {
    rmSync(folder, { recursive: true })
  })

  const writeTo = (files: OutputFiles, pieces: readonly string[]): string =>
    windowOn(pieces, { ...small, keep: () => files.create() })

  it('hold all of an output that is not shown whole, under the name that the window tells', () => {
    const files = new OutputFiles(join(folder, 'outputs'))
    const lines = Array.from({ length: 500 }, (_, index) => `line ${index}\n`)
    expect(writeTo(files, ['short\n'])).toBe('short\n')
    expect(writeTo(files, lines)).toContain(' left out; all of it: output:1 …]')
    expect(writeTo(files, lines)).toContain(' left out; all of it: output:2 …]')
    expect(readFileSync(files.pathOf('output:2') ?? '', 'utf8')).toBe(lines.join(''))
    expect(readdirSync(join(folder, 'outputs'))).toEqual(['1.txt', '2.txt'])
  })

  it.each(['output:9', 'output:', '1.txt', '../outputs/1.txt', '', 'output:1/../../secret'])('have no %j', (name) => {
    const files = new OutputFiles(folder)
    writeTo(files, ['x'.repeat(500)])
    expect(files.pathOf(name)).toBeUndefined()
  })

  it('end where an output is too long, which is told', () => {
    const files = new OutputFiles(folder, { maxBytes: 300, maxTotalBytes: 1_000 })
    expect(writeTo(files, ['x'.repeat(250), 'y'.repeat(250)])).toContain('; its first 300 bytes: output:1 …]')
    expect(readFileSync(files.pathOf('output:1') ?? '', 'utf8')).toBe('x'.repeat(250) + 'y'.repeat(50))
  })

  it('make room by dropping the oldest', () => {
    const files = new OutputFiles(folder, { maxBytes: 300, maxTotalBytes: 1_000 })
    for (let count = 0; count < 5; count += 1) writeTo(files, ['x'.repeat(300)])
    const kept = [1, 2, 3, 4, 5].map((number) => files.pathOf(`output:${number}`) !== undefined)
    expect(kept).toEqual([false, false, true, true, true])
    expect(readdirSync(folder)).toHaveLength(3)
  })

  it('are left out where the disk takes none', () => {
    writeFileSync(join(folder, 'file'), '')
    const files = new OutputFiles(join(folder, 'file', 'outputs'))
    expect(writeTo(files, ['x'.repeat(500)])).toMatch(/bytes left out …\]/)
  })
})

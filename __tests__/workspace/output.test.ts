import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import '../support/property-seed.ts'
import { OutputFiles } from '../../src/workspace/commands/output-files.ts'
import { TruncatedOutput } from '../../src/workspace/commands/truncated-output.ts'
import { inPieces } from '../support/in-pieces.ts'

const redact = (text: string): string => text
const small = { maxBytes: 200, maxLines: 1_000, redact }

const windowOn = (pieces: readonly string[], limits: ConstructorParameters<typeof TruncatedOutput>[0]): string => {
  const window = new TruncatedOutput(limits)
  for (const piece of pieces) window.push(piece)
  window.close()
  return window.text()
}

describe('truncated output', () => {
  it.each([[['abc\n']], [['a', 'bc', '\n']], [['']]])('shows short output completely: %j', (pieces) => {
    expect(windowOn(pieces, small)).toBe(pieces.join(''))
  })

  it('shows the first 15 and the last 85 of more than 100 lines', () => {
    const lines = Array.from({ length: 1_000 }, (_, index) => `${index + 1}\n`)
    const limits = { maxBytes: 30_000, maxLines: 100, redact }
    expect(windowOn(lines, limits)).toBe(
      [...lines.slice(0, 15), '[… 900 lines, 3516 bytes omitted …]\n', ...lines.slice(-85)].join('')
    )
    expect(windowOn(lines.slice(0, 100), limits)).toBe(lines.slice(0, 100).join(''))
    expect(windowOn([...lines.slice(0, 100), 'x'], limits)).toMatch(/\n\[… 1 lines, 3 bytes omitted …\]\n17\n/)
  })

  it.each([1, 7, 100, 5_000])(
    'keeps the beginning and end of output that arrives in pieces of %d characters',
    (size) => {
      const all = Array.from({ length: 500 }, (_, index) => `line ${index}\n`).join('')
      const shown = windowOn(inPieces(Buffer.from(all), size).map(String), small)
      const [head = '', tail = ''] = shown.split(/\[… \d+ lines, \d+ bytes omitted …\]\n/)
      expect(all.startsWith(head) && all.endsWith(tail)).toBe(true)
      expect(shown).toContain(`${all.length - head.length - tail.length} bytes omitted …]`)
      expect(head.length + tail.length).toBeGreaterThan(150)
    }
  )

  it('shows the beginning and end of a very long line', () => {
    expect(windowOn(['x'.repeat(1_000)], small)).toMatch(/^x+\n\[… 800 bytes omitted …\]\nx+$/)
  })

  it('never splits a character', () => {
    expect(windowOn(['漢'.repeat(1_000)], small)).toMatch(/^漢+\n\[… \d+ bytes omitted …\]\n漢+$/)
  })

  it('stays within its limits for any input', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a\n漢]*$/)), (pieces) => {
        const shown = windowOn(pieces, { maxBytes: 100, maxLines: 20, redact })
        const kept = shown.replace(/\n?\[… .* omitted …\]\n/, '')
        expect(Buffer.byteLength(kept)).toBeLessThanOrEqual(100)
        expect(kept.split('\n').length).toBeLessThanOrEqual(21)
      })
    )
  })
})

describe('output files', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'forgehand-outputs-'))
  })
  afterEach(() => {
    rmSync(folder, { recursive: true })
  })

  const writeTo = (files: OutputFiles, pieces: readonly string[]): string =>
    windowOn(pieces, { ...small, createFile: () => files.create() })

  it('contain the complete output under the name that the truncated output mentions', () => {
    const files = new OutputFiles(join(folder, 'outputs'))
    const lines = Array.from({ length: 500 }, (_, index) => `line ${index}\n`)
    expect(writeTo(files, ['short\n'])).toBe('short\n')
    expect(writeTo(files, lines)).toContain(' omitted; full output: output:1 …]')
    expect(writeTo(files, lines)).toContain(' omitted; full output: output:2 …]')
    expect(readFileSync(files.pathOf('output:2') ?? '', 'utf8')).toBe(lines.join(''))
    expect(readdirSync(join(folder, 'outputs'))).toEqual(['1.txt', '2.txt'])
  })

  it.each(['output:9', 'output:', '1.txt', '../outputs/1.txt', '', 'output:1/../../secret'])(
    'have no path for %j',
    (name) => {
      const files = new OutputFiles(folder)
      writeTo(files, ['x'.repeat(500)])
      expect(files.pathOf(name)).toBeUndefined()
    }
  )

  it('are cut at the size limit, and the truncated output says so', () => {
    const files = new OutputFiles(folder, { maxBytes: 300, maxTotalBytes: 1_000 })
    expect(writeTo(files, ['x'.repeat(250), 'y'.repeat(250)])).toContain('; first 300 bytes: output:1 …]')
    expect(readFileSync(files.pathOf('output:1') ?? '', 'utf8')).toBe('x'.repeat(250) + 'y'.repeat(50))
  })

  it('are deleted when the total limit is reached, oldest first', () => {
    const files = new OutputFiles(folder, { maxBytes: 300, maxTotalBytes: 1_000 })
    for (let count = 0; count < 5; count += 1) writeTo(files, ['x'.repeat(300)])
    const kept = [1, 2, 3, 4, 5].map((number) => files.pathOf(`output:${number}`) !== undefined)
    expect(kept).toEqual([false, false, true, true, true])
    expect(readdirSync(folder)).toHaveLength(3)
  })

  it('are omitted when the disk is not writable', () => {
    writeFileSync(join(folder, 'file'), '')
    const files = new OutputFiles(join(folder, 'file', 'outputs'))
    expect(writeTo(files, ['x'.repeat(500)])).toMatch(/bytes omitted …\]/)
  })
})

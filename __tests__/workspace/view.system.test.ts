import { execFileSync } from 'node:child_process'
import { link, mkdir, readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { type ViewRange, typeOfBinary } from '../../src/workspace/files/view-file.ts'
import { LineWindow } from '../../src/workspace/files/line-window.ts'
import type { View } from '../../src/workspace/reader.ts'
import { temporaryWorkspace, unaborted } from '../support/temporary-workspace.ts'

const whole: ViewRange = { first: 1, count: 2_000, maxLineLength: 100, maxLength: 10_000 }

const view = async (content: string | Buffer, range: Partial<ViewRange> = {}): Promise<View> => {
  await using place = await temporaryWorkspace()
  await writeFile(join(place.root, 'x'), content)
  return await place.workspace.reader.view('x', { ...whole, ...range }, unaborted)
}

const linesOf = (seen: View) => (seen.kind === 'text' ? seen.lines.map(({ text }) => text) : [])
/** By this process, from files and pipes. */
const bytesRead = async () => Number(/^rchar: (\d+)$/m.exec(await readFile('/proc/self/io', 'utf8'))?.[1])
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')

describe('viewing a file', () => {
  it.each<[string, string | Buffer, Partial<View>, string[]]>([
    ['an empty file', '', { total: 0 }, []],
    ['a line without a line feed', 'a', { total: 1 }, ['a']],
    ['lines', 'a\n\nb\n', { total: 3, lineEnds: 'LF' }, ['a', '', 'b']],
    ['Windows line endings', 'a\r\nb\r\n', { total: 2, lineEnds: 'CRLF' }, ['a', 'b']],
    ['mixed line endings', 'a\r\nb\n', { lineEnds: 'mixed' }, ['a', 'b']],
    ['a carriage return inside a line', 'a\rb\n', { lineEnds: 'LF' }, ['a\rb']],
    ['a byte order mark', '\ufeffa\n', { encoding: 'utf-8' }, ['a']],
    ['little-endian UTF-16', utf16('ä\r\n漢\n'), { encoding: 'utf-16le', lineEnds: 'mixed' }, ['ä', '漢']],
    ['big-endian UTF-16', utf16('ä\n漢').swap16(), { encoding: 'utf-16be', total: 2 }, ['ä', '漢']],
    ['Latin-1', Buffer.from('café\nü', 'latin1'), { isUtf8: false, total: 2 }, ['café', 'ü']],
    ['a line that is not UTF-8 among others', Buffer.from('ü\n\xff\n', 'latin1'), { isUtf8: false }, ['ü', 'ÿ']]
  ])('reads %s', async (...[, content, expected, lines]) => {
    const seen = await view(content)
    expect(seen).toMatchObject({ kind: 'text', ...expected })
    expect(linesOf(seen)).toEqual(lines)
  })

  it.each<[string, Partial<ViewRange>, number, string[]]>([
    ['a range', { first: 2, count: 2 }, 2, ['b', 'c']],
    ['a range beyond the end', { first: 4, count: 9 }, 4, ['d']],
    ['the last line for a range after the end', { first: 99, count: 9 }, 4, ['d']],
    ['at least one line', { maxLength: 0 }, 1, ['a']],
    ['as many lines as fit', { maxLength: 2 }, 1, ['a', 'b']]
  ])('returns %s and the number of lines', async (...[, range, first, lines]) => {
    const seen = await view('a\nb\nc\nd\n', range)
    expect(seen).toMatchObject({ first, total: 4, isTotal: true })
    expect(linesOf(seen)).toEqual(lines)
  })

  it('truncates long lines between characters and reports how much is missing', async () => {
    const seen = await view(`${'ü'.repeat(5_000)}\r\n${'🎉'.repeat(101)}\n`)
    expect(seen).toMatchObject({
      lines: [
        { text: 'ü'.repeat(100), cutBytes: 9_800 },
        { text: '🎉'.repeat(50), cutBytes: 204 }
      ],
      lineEnds: 'mixed'
    })
  })

  it.each([
    ['a PNG image', '89504e470d0a1a0a0000', 'PNG image'],
    ['a library', '7f454c46020101000000', 'ELF program or library'],
    ['a database', '53514c69746520666f726d6174203300', 'SQLite database'],
    ['a PDF without a NUL', '255044462d312e370ae2e3cfd30a', 'PDF document'],
    ['UTF-32', 'fffe000041000000', 'UTF-32 text'],
    ['anything else with a NUL', '610062', undefined]
  ])('recognizes %s as binary', async (_, bytes, type) => {
    const content = Buffer.from(bytes, 'hex')
    await expect(view(content)).resolves.toMatchObject({ kind: 'binary', type, size: content.length })
  })

  it('reads a huge file in little memory without blocking the event loop', async () => {
    await using place = await temporaryWorkspace()
    const path = join(place.root, 'huge.log')
    await writeFile(path, 'line\n'.repeat(10_000))
    await truncate(path, 2 ** 31)
    const before = process.memoryUsage().rss
    let turns = 0
    const timer = setInterval(() => (turns += 1), 1)
    const seen = await place.workspace.reader.view('huge.log', whole, unaborted)
    clearInterval(timer)
    expect(seen).toMatchObject({ kind: 'text', isTotal: false, fingerprint: undefined })
    expect(linesOf(seen)).toHaveLength(2_000)
    expect(turns).toBeGreaterThan(5)
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 2 ** 20)
  })

  it('reads a bounded part of an endless line, regardless of the size of the file', async () => {
    await using place = await temporaryWorkspace()
    const path = join(place.root, 'huge.json')
    await writeFile(path, 'x'.repeat(10_000))
    await truncate(path, 2 ** 33)
    const before = await bytesRead()
    const seen = await place.workspace.reader.view('huge.json', whole, unaborted)
    expect(seen).toMatchObject({ lines: [{ text: 'x'.repeat(100) }], isTotal: false })
    expect((await bytesRead()) - before).toBeLessThan(100 * 2 ** 20)
  })

  it('stops when it is aborted', async () => {
    await using place = await temporaryWorkspace({ files: { x: 'a' } })
    await expect(place.workspace.reader.view('x', whole, AbortSignal.abort(new Error('enough')))).rejects.toThrow(
      'enough'
    )
  })

  it('lists a folder', async () => {
    await using place = await temporaryWorkspace({ files: { 'src/a.ts': '' } })
    const seen = await place.workspace.reader.view('src', whole, unaborted)
    expect(seen).toMatchObject({ kind: 'folder', path: 'src', entries: [{ name: 'a.ts' }], more: 0 })
  })

  it('refuses hard links, except in node_modules', async () => {
    await using place = await temporaryWorkspace()
    await writeFile(join(place.base, 'store'), 'shared')
    await mkdir(join(place.root, 'node_modules/.pnpm'), { recursive: true })
    await link(join(place.base, 'store'), join(place.root, 'node_modules/.pnpm/x'))
    await link(join(place.base, 'store'), join(place.root, 'x'))
    const seen = await place.workspace.reader.view('node_modules/.pnpm/x', whole, unaborted)
    expect(linesOf(seen)).toEqual(['shared'])
    await expect(place.workspace.reader.view('x', whole, unaborted)).rejects.toThrow(/hard link/)
  })

  it.each([
    ['../outside', /outside/],
    ['.git/HEAD', /is in \.git/],
    ['src/b.ts', /does not exist\. Did you mean src\/a\.ts\?/],
    ['pipe', /not a regular file/],
    ['output:1', /does not exist or was deleted/]
  ])('refuses %s', async (path, message) => {
    await using place = await temporaryWorkspace({ files: { 'src/a.ts': '' } })
    execFileSync('mkfifo', [join(place.root, 'pipe')])
    await expect(place.workspace.reader.view(path, whole, unaborted)).rejects.toThrow(message)
  })
})

describe('the fingerprint of a file', () => {
  it.each([10, 2_000_000])('changes with the content of %d bytes', async (size) => {
    await using place = await temporaryWorkspace({ files: { x: 'a'.repeat(size) } })
    const before = await place.workspace.reader.fingerprint('x', unaborted)
    await expect(place.workspace.reader.fingerprint('x', unaborted)).resolves.toBe(before)
    await place.workspace.writeFile('x', 'b'.repeat(size), unaborted)
    await expect(place.workspace.reader.fingerprint('x', unaborted)).resolves.not.toBe(before)
  })
})

describe('the saved output of a command', () => {
  it('can be read and searched by its name', async () => {
    await using place = await temporaryWorkspace({ sandbox: 'off' })
    await place.workspace.run('seq 1 5000', { context: 'agent', keepsOutput: true, signal: unaborted })
    const seen = await place.workspace.reader.view('output:1', { ...whole, first: 4_000, count: 1 }, unaborted)
    expect(seen).toMatchObject({ path: 'output:1', total: 5_000, lines: [{ text: '4000' }] })
    const query = { isLiteral: false, ignoreCase: false, globs: ['*.ts'], context: 0, maxMatches: 9 }
    const found = await place.workspace.reader.search({ ...query, pattern: '^123.$', path: 'output:1' }, unaborted)
    expect(found).toMatchObject({ matches: 10, lines: { length: 9 } })
    expect(found.lines[0]).toMatchObject({ path: 'output:1', line: 1_230, text: '1230' })
  })
})

it('reports no binary type for text', () => {
  expect(typeOfBinary(Buffer.from('hello'))).toBeUndefined()
})

describe('a line window', () => {
  const redact = (text: string) => text

  it('does not depend on how the bytes are split into chunks', () => {
    const text = fc.array(fc.constantFrom('a', 'ü', '漢', '🎉', '\r', '\n', '\r\n', 'xyz'.repeat(9)), { maxLength: 60 })
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 7 }), (pieces, first, size) => {
        const bytes = Buffer.from(pieces.join(''))
        const limits = { maxLineLength: 20, maxLength: 200, maxCountedBytes: 10_000, redact }
        const atOnce = new LineWindow({ first, count: 5 }, limits)
        atOnce.push(bytes)
        const inPieces = new LineWindow({ first, count: 5 }, limits)
        for (let start = 0; start < bytes.length; start += size) inPieces.push(bytes.subarray(start, start + size))
        const lines = atOnce.end()
        expect(inPieces.end()).toEqual(lines)
        expect(lines.isUtf8).toBe(true)
      })
    )
  })

  it('numbers and truncates lines like splitting the whole text', () => {
    const line = fc.string({ unit: fc.constantFrom('a', 'ü', '漢', ' '), maxLength: 30 })
    fc.assert(
      fc.property(fc.array(line, { minLength: 1 }), fc.integer({ min: 1, max: 9 }), (all, first) => {
        const window = new LineWindow(
          { first, count: 5 },
          { maxLineLength: 20, maxLength: 500, maxCountedBytes: 10_000, redact }
        )
        window.push(Buffer.from(all.map((each) => `${each}\n`).join('')))
        const { lines, total } = window.end()
        const wanted = all.slice(first - 1, first + 4)
        expect(total).toBe(all.length)
        expect(lines.map(({ text }) => text)).toEqual(wanted.map((each) => each.slice(0, 20)))
        expect(lines.map(({ cutBytes }) => cutBytes)).toEqual(wanted.map((each) => Buffer.byteLength(each.slice(20))))
      })
    )
  })
})

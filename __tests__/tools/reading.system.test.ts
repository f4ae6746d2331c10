import { symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { findFiles } from '../../src/tools/find-files.ts'
import { grepSearch } from '../../src/tools/grep-search.ts'
import { listDirectory } from '../../src/tools/list-directory.ts'
import { readFile } from '../../src/tools/read-file.ts'
import { SeenFiles } from '../../src/tools/seen-files.ts'
import { temporaryWorkspace, unaborted, writeFiles, type TemporaryWorkspace } from '../support/temporary-workspace.ts'
import { toolNamed } from '../support/tool-call.ts'

const files = {
  '.gitignore': '*.log\n',
  'src/a.ts': 'one\ntwo\nthree\n',
  'src/b.ts': 'two\n',
  'long.txt': Array.from({ length: 3_000 }, (_, index) => `line ${index + 1}\n`).join(''),
  'empty.txt': '',
  'windows.txt': 'a\r\nb\r\n',
  'picture.png': '\u0089PNG\0\0',
  'build.log': 'two\n'
}

const all = ({ workspace }: TemporaryWorkspace) => [
  findFiles(workspace),
  grepSearch(workspace),
  listDirectory(workspace),
  readFile(workspace, new SeenFiles())
]

const callIn = async (place: TemporaryWorkspace, name: string, input: unknown): Promise<string> => {
  const tool = toolNamed(all(place), name)
  return (await tool.run(tool.parameters.parse(input), unaborted)).text
}

const call = async (name: string, input: unknown): Promise<string> => {
  await using place = await temporaryWorkspace({ files })
  return await callIn(place, name, input)
}

describe('read_file', () => {
  it.each([
    ['all of a file', { path: 'src/a.ts' }, '1\tone\n2\ttwo\n3\tthree'],
    ['a range', { path: 'src/a.ts', offset: 2, limit: 1 }, '2\ttwo\n(lines 2 to 2 of 3; continue with offset 3)'],
    ['a range beyond the end as the end', { path: 'src/a.ts', offset: 99 }, '3\tthree\n(lines 3 to 3 of 3)'],
    [
      'a range before the beginning as the beginning',
      { path: 'src/a.ts', offset: -5, limit: 0 },
      /^1\tone\n\(lines 1 to 1 of 3;/
    ],
    [
      'a long file in parts',
      { path: 'long.txt' },
      /^1\tline 1\n[^]*\n2000\tline 2000\n\(lines 1 to 2000 of 3000; .*2001\)$/
    ],
    ['an empty file', { path: 'empty.txt' }, 'empty.txt is empty.'],
    ['CRLF line endings', { path: 'windows.txt' }, '1\ta\n2\tb\n(CRLF line endings)'],
    ['a binary file', { path: 'picture.png' }, /^picture\.png is a binary file, of unknown type, \d+ bytes\.$/],
    ['a folder', { path: 'src' }, 'a.ts\nb.ts']
  ])('shows %s', async (_, input, expected) => {
    await expect(call('read_file', input)).resolves.toMatch(expected)
  })

  it('truncates very long lines, and says so', async () => {
    await using place = await temporaryWorkspace({ files: { x: 'y'.repeat(5_000) } })
    await expect(callIn(place, 'read_file', { path: 'x' })).resolves.toMatch(/y… \(3000 more bytes\)$/)
  })

  it.each([
    ['UTF-16', Buffer.from('\ufeffä\n', 'utf16le'), '1\tä\n(UTF-16LE, shown as UTF-8)'],
    ['Latin-1', Buffer.from('café\n', 'latin1'), '1\tcafé\n(lines that are not UTF-8 are shown as Latin-1)']
  ])('reports that a file is in %s', async (_, content, expected) => {
    await using place = await temporaryWorkspace()
    await writeFile(join(place.root, 'x'), content)
    await expect(callIn(place, 'read_file', { path: 'x' })).resolves.toBe(expected)
  })

  it('suggests similar paths for a missing one', async () => {
    await expect(call('read_file', { path: 'lib/b.ts' })).rejects.toThrow(/mean src\/b\.ts/)
  })

  it('reports a broken link', async () => {
    await using place = await temporaryWorkspace()
    await symlink('gone', join(place.root, 'link'))
    await expect(callIn(place, 'read_file', { path: './link' })).rejects.toThrow(/\/link is a broken symbolic link/)
  })

  it('records the content it read, so that the file can be overwritten', async () => {
    await using place = await temporaryWorkspace({ files })
    const seen = new SeenFiles()
    await readFile(place.workspace, seen).run({ path: 'long.txt', limit: 1 }, unaborted)
    expect(seen.isCurrent('long.txt', Buffer.from(files['long.txt']))).toBe(true)
    expect(seen.isCurrent('long.txt', Buffer.from('other'))).toBe(false)
  })
})

describe('searching', () => {
  it.each([
    ['list_directory', {}, '.gitignore\nbuild.log (ignored)\nempty.txt\nlong.txt\npicture.png\nsrc/\nwindows.txt'],
    ['list_directory', { path: 'src' }, 'a.ts\nb.ts'],
    ['find_files', { pattern: '*.ts' }, 'src/a.ts\nsrc/b.ts'],
    ['find_files', { pattern: 'A.TS' }, 'src/a.ts\n(matched ignoring case)'],
    ['find_files', { pattern: '*.rs' }, /^No file matches \*\.rs\. To search ignored files, set path/],
    ['grep_search', { pattern: '^two' }, 'src/a.ts\n  2: two\nsrc/b.ts\n  1: two'],
    ['grep_search', { pattern: 'two', glob: ['a.ts, c.ts'] }, 'src/a.ts\n  2: two'],
    ['grep_search', { pattern: 'two', glob: ['*.{ts,js}', '!b.ts'] }, 'src/a.ts\n  2: two'],
    ['grep_search', { pattern: '^two', glob: ['*.{rs,{ts,js}}'] }, 'src/a.ts\n  2: two\nsrc/b.ts\n  1: two'],
    ['grep_search', { pattern: 'two', path: 'src/a.ts', context: 1 }, 'src/a.ts\n  1- one\n  2: two\n  3- three'],
    ['grep_search', { pattern: '^two', flat: true }, 'src/a.ts:2:two\nsrc/b.ts:1:two'],
    [
      'grep_search',
      { pattern: 'two', path: 'src/a.ts', context: 1, flat: true },
      'src/a.ts-1-one\nsrc/a.ts:2:two\nsrc/a.ts-3-three'
    ],
    ['grep_search', { pattern: 'two', path: 'build.log' }, 'build.log\n  1: two\n(ignored by .gitignore)'],
    ['grep_search', { pattern: 'PNG' }, /^No line matches\.[^]*\n\(also matches in binary files: picture\.png\)$/],
    ['grep_search', { pattern: 'nowhere' }, /^No line matches\. To search ignored files, set path/],
    ['grep_search', { pattern: String.raw`one\ntwo` }, /Lines are searched one by one/]
  ])('%s %j', async (name, input, expected) => {
    await expect(call(name, input)).resolves.toMatch(expected)
  })

  it('shows a hundred matches and counts the rest', async () => {
    const text = await call('grep_search', { pattern: 'line' })
    expect(text.split('\n')).toHaveLength(102)
    expect(text).toMatch(/\(2900 more; 3000 in 1 file\. Narrow/)
  })

  it('shows the requested number of matches', async () => {
    const text = await call('grep_search', { pattern: 'line', max_results: 2 })
    expect(text).toMatch(/^long\.txt\n {2}1: line 1\n {2}2: line 2\n\(2998 more;/)
  })

  it('marks a gap between matches', async () => {
    const text = await call('grep_search', { pattern: 'line 1?00$', context: 1, max_results: 2 })
    expect(text).toBe('long.txt\n  99- line 99\n  100: line 100\n  101- line 101')
  })

  it('shows a hundred files and counts the rest', async () => {
    await using place = await temporaryWorkspace()
    await writeFiles(place.root, Object.fromEntries(Array.from({ length: 103 }, (_, index) => [`${index}.ts`, ''])))
    const text = await callIn(place, 'find_files', { pattern: '*.ts' })
    expect(text.split('\n')).toHaveLength(101)
    expect(text).toMatch(/\(3 more\. Narrow/)
  })

  it('shows the targets of links', async () => {
    await using place = await temporaryWorkspace({ files: { 'src/a.ts': '' } })
    const links = { b: 'src', c: 'src/a.ts', d: '/etc', e: 'nowhere' }
    for (const [name, target] of Object.entries(links)) await symlink(target, join(place.root, name))
    await expect(callIn(place, 'list_directory', {})).resolves.toBe(
      'b@ -> src/\nc@ -> src/a.ts\nd@ -> /etc (outside the repository)\ne@ -> nowhere (missing)\nsrc/'
    )
  })

  it('lists names that are not text', async () => {
    await using place = await temporaryWorkspace({ files: { a: '' } })
    const nameless = (start: string) => Buffer.concat([Buffer.from(join(place.root, start)), Buffer.of(0xff)])
    await writeFile(nameless('file'), '')
    await symlink('a', nameless('link'))
    await expect(callIn(place, 'list_directory', {})).resolves.toBe('a\nfile\ufffd\nlink\ufffd@')
  })

  it('reports an empty folder', async () => {
    await using place = await temporaryWorkspace()
    await expect(callIn(place, 'list_directory', {})).resolves.toBe('The root is empty.')
  })
})

import { execFileSync } from 'node:child_process'
import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { nearestPaths } from '../../src/workspace/nearest-paths.ts'
import type { TextQuery } from '../../src/workspace/workspace.ts'
import { temporaryWorkspace, unaborted } from './temporary-workspace.ts'

const files = {
  '.gitignore': 'node_modules\n*.log\n',
  'src/a.ts': 'const needle = 1\nneedle.b(c)\n',
  'src/deep/b.test.ts': '// NEEDLE\n',
  'a space/ü.txt': 'needle:with:colons\n',
  'node_modules/x/index.js': 'needle\n',
  'build.log': 'needle\n',
  'picture.bin': 'needle\0\0'
}

const search = async (query: Partial<TextQuery>) => {
  await using place = await temporaryWorkspace({ files })
  await symlink('/etc', join(place.root, 'etc'))
  const all = { pattern: 'needle', isLiteral: false, ignoreCase: false, path: '.', glob: undefined, ...query }
  const hits = await place.workspace.search(all, unaborted)
  return hits.map(({ path, line, text }) => `${path}:${line}:${text}`)
}

describe('searching', () => {
  it('finds lines in files that git would track, in their order', async () => {
    await expect(search({})).resolves.toEqual([
      'a space/ü.txt:1:needle:with:colons',
      'src/a.ts:1:const needle = 1',
      'src/a.ts:2:needle.b(c)'
    ])
  })

  it.each([
    ['a path', { path: 'src' }, 2],
    ['one file', { path: 'src/a.ts' }, 2],
    ['a glob', { glob: '*.txt' }, 1],
    ['any case', { ignoreCase: true }, 4],
    ['literal text', { pattern: 'b(c)', isLiteral: true }, 1],
    ['a Perl class', { pattern: String.raw`\bneedle\s=\s\d` }, 1],
    ['a pattern that looks like an option', { pattern: '--version' }, 0],
    ['an ignored folder, when it is named', { path: 'node_modules/x' }, 1],
    ['what lies behind a link out', { pattern: 'root' }, 0]
  ])('looks for %s', async (_, query, count) => {
    await expect(search(query)).resolves.toHaveLength(count)
  })

  it('says what is wrong with a pattern', async () => {
    await expect(search({ pattern: '(a' })).rejects.toThrow(/search failed: .*parenthesis.*literal/)
  })

  it('gives a pattern up that would take for ever', async () => {
    await using place = await temporaryWorkspace({ files: { 'x.txt': `${'a'.repeat(5000)}b\n` } })
    const query = { pattern: '^(a+)+$', isLiteral: false, ignoreCase: false, path: '.', glob: undefined }
    await expect(place.workspace.search(query, unaborted)).rejects.toThrow(/search (failed|took longer)/)
  })

  it('refuses a path that leads out', async () => {
    await expect(search({ path: 'etc' })).rejects.toThrow(/outside/)
  })

  it('runs nothing that the configuration of the repository names', async () => {
    await using place = await temporaryWorkspace({ files })
    execFileSync('git', ['init', '-q', place.root])
    execFileSync('git', ['-C', place.root, 'config', 'core.fsmonitor', `touch ${join(place.base, 'ran')}`])
    await place.workspace.findFiles('*', '.', unaborted)
    expect(() => execFileSync('ls', [join(place.base, 'ran')], { stdio: 'pipe' })).toThrow()
  })
})

describe('finding files', () => {
  it.each([
    ['*.ts', '.', ['src/a.ts', 'src/deep/b.test.ts']],
    ['src/*.ts', '.', ['src/a.ts']],
    ['**/*.test.ts', 'src', ['src/deep/b.test.ts']],
    ['*.js', '.', []],
    ['.gitignore', '.', ['.gitignore']]
  ])('finds %s in %s', async (glob, path, expected) => {
    await using place = await temporaryWorkspace({ files })
    await expect(place.workspace.findFiles(glob, path, unaborted)).resolves.toEqual(expected)
  })
})

it.each([
  ['lib/a.ts', ['src/a.ts', 'src/a.js']],
  ['SRC/A.TS', ['src/a.ts', 'src/a.js']],
  ['src/handel.ts', ['src/handle.ts']],
  ['nothing-like-it', []]
])('takes %s for one of %j', (path, expected) => {
  expect(nearestPaths(path, ['src/a.ts', 'src/handle.ts', 'src/a.js', 'README.md'])).toEqual(expected)
})

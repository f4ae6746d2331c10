import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { link, symlink, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { ToolError } from '../../src/errors.ts'
import { GrepOutput } from '../../src/workspace/search/grep-output.ts'
import { nearestPaths } from '../../src/workspace/search/nearest-paths.ts'
import type { SearchQuery, SearchResult } from '../../src/workspace/search/search-text.ts'
import { temporaryWorkspace, unaborted, writeFiles } from '../support/temporary-workspace.ts'

const files = {
  '.gitignore': 'node_modules\n*.log\n',
  'src/a.ts': 'const needle = 1\nneedle.b(c)\n',
  'src/deep/b.test.ts': '// NEEDLE\n',
  'a space/ü.txt': 'needle:with:colons\n',
  'node_modules/x/index.js': 'needle\n',
  'build.log': 'needle\n',
  'picture.bin': 'needle\0\0'
}

const anything: SearchQuery = {
  ...{ pattern: 'needle', isLiteral: false, ignoreCase: false, path: '.', globs: [], context: 0, maxMatches: 100 }
}

const search = async (
  query: Partial<SearchQuery>,
  prepare: (root: string, base: string) => Promise<void> = nothing
) => {
  await using place = await temporaryWorkspace({ files })
  await symlink('/etc', join(place.root, 'etc'))
  await prepare(place.root, place.base)
  const globs = query.globs?.map((glob) => glob.replace('ROOT', place.root)) ?? []
  return await place.workspace.reader.search({ ...anything, ...query, globs }, unaborted)
}

const nothing = () => Promise.resolve()
const shown = ({ lines }: SearchResult) => lines.map(({ path, line, text }) => `${path}:${line}:${text}`)

describe('searching', () => {
  it('finds lines in files that git would track, sorted by path', async () => {
    expect(shown(await search({}))).toEqual([
      'a space/ü.txt:1:needle:with:colons',
      'src/a.ts:1:const needle = 1',
      'src/a.ts:2:needle.b(c)'
    ])
  })

  it.each<[string, Partial<SearchQuery>, number]>([
    ['a path', { path: 'src' }, 2],
    ['one file', { path: 'src/a.ts' }, 2],
    ['one file, regardless of the globs', { path: 'src/a.ts', globs: ['*.md'] }, 2],
    ['a glob', { globs: ['*.txt'] }, 1],
    ['several globs', { globs: ['*.txt', 'src/*.ts'] }, 3],
    ['a glob with braces', { globs: ['*.{txt,ts}'] }, 3],
    ['a folder without a slash', { globs: ['src/deep'], ignoreCase: true }, 1],
    ['a glob of one level', { globs: ['src/*'], ignoreCase: true }, 2],
    ['a glob with a question mark', { globs: ['?.ts'] }, 2],
    ['a glob outside the repository', { globs: ['../*'] }, 0],
    ['a glob with very many alternatives', { globs: ['{a,b}'.repeat(40)] }, 0],
    ['a negated glob', { globs: ['!*.ts'] }, 1],
    ['a glob below the path', { path: 'src', globs: ['*.ts'] }, 2],
    ['a glob that names the path again', { path: 'src', globs: ['src/*.ts'] }, 2],
    ['a negated glob that names the path again', { path: 'src', globs: ['!src/deep/**'], ignoreCase: true }, 2],
    ['a negated glob that names the root', { globs: ['!ROOT/src/**'] }, 1],
    ['a folder as a glob', { globs: ['src/'] }, 2],
    ['a glob that git cannot match', { globs: ['!(*.ts)'] }, 1],
    ['text in any case', { ignoreCase: true }, 4],
    ['literal text', { pattern: 'b(c)', isLiteral: true }, 1],
    ['a Perl character class', { pattern: String.raw`\bneedle\s=\s\d` }, 1],
    ['a pattern that looks like an option', { pattern: '--version' }, 0],
    ['text in a named ignored folder', { path: 'node_modules/x' }, 1],
    ['text in a named ignored file', { path: 'build.log' }, 1],
    ['text behind a link that leads out', { pattern: 'root' }, 0]
  ])('searches with %s', async (_, query, count) => {
    await expect(search(query)).resolves.toHaveProperty('matches', count)
  })

  it('applies nested .gitignore files and negated patterns', async () => {
    const result = await search({}, (root) =>
      writeFiles(root, {
        'sub/.gitignore': '*.gen\n!keep.gen\n',
        'sub/a.gen': 'needle\n',
        'sub/keep.gen': 'needle\n',
        'a.gen': 'needle\n'
      })
    )
    expect(result.lines.map(({ path }) => path).filter((path) => path.endsWith('.gen'))).toEqual([
      'a.gen',
      'sub/keep.gen'
    ])
  })

  it('searches nested repositories such as submodules', async () => {
    const result = await search({ path: 'vendor' }, (root) => nestedRepository(join(root, 'vendor/inner')))
    expect(shown(result)).toEqual(['vendor/inner/x.txt:1:needle'])
  })

  it('returns context lines and marks the matching ones', async () => {
    const text = ['1', '2', 'needle 3', '4', '5', '6', '7', 'needle 8'].join('\n')
    const result = await search({ path: 'long.txt', context: 1 }, (root) => writeFiles(root, { 'long.txt': text }))
    expect(result.lines.map(({ line, isMatch }) => (isMatch ? line : -line))).toEqual([-2, 3, -4, -7, 8])
  })

  it('returns a limited number of matches with context, and counts the others', async () => {
    const text = 'a\nneedle\nb\n\n\nc\nneedle\nd\n\n\n'.repeat(10)
    const query = { path: 'long.txt', context: 1, maxMatches: 2 }
    const result = await search(query, (root) => writeFiles(root, { 'long.txt': text }))
    expect(result.lines.map(({ text: line }) => line).join(' ')).toBe('a needle b c needle d')
    expect(result).toMatchObject({ matches: 20, files: 1, stoppedBy: undefined })
  })

  it('stops counting at a large number of matches', async () => {
    const result = await search({ path: 'many' }, (root) => writeFiles(root, { many: 'needle\n'.repeat(50_000) }))
    expect(result).toMatchObject({ stoppedBy: 'enough' })
    expect(result.lines).toHaveLength(100)
  })

  it('returns the matching part of a long line, without split characters', async () => {
    const text = `${'ü'.repeat(5_001)}needle${'漢'.repeat(5_000)}\n`
    const result = await search({ path: 'long.txt' }, (root) => writeFiles(root, { 'long.txt': text }))
    expect(result.lines[0]?.text).toMatch(/^…ü{40,60}needle漢{40,80}…$/)
  })

  it('finds a match at the end of a very long line', async () => {
    const text = `${'x'.repeat(3_000_000)}needle\nneedle\n`
    const result = await search({ path: 'long.txt' }, (root) => writeFiles(root, { 'long.txt': text }))
    expect(result).toMatchObject({ matches: 2 })
  })

  it('names a saved output with a match as the model knows it, even if it is binary', async () => {
    await using place = await temporaryWorkspace({ files })
    const path = place.workspace.keepOutput('needle\0\0') ?? ''
    const found = await place.workspace.reader.search({ ...anything, path }, unaborted)
    expect(found.binaries).toEqual([path])
  })

  it('drops no file because of a line that is too long to keep', () => {
    const limits = { maxMatches: 10, context: 0, maxCounted: 100, redact: (text: string) => text }
    const output = new GrepOutput(limits, (paths) => paths.map(() => 'included'))
    output.push(Buffer.from(['a', '1', '2000000', 'x'.repeat(1_100_000)].join('\0')))
    output.push(Buffer.from('y'.repeat(900_000)))
    output.push(Buffer.from('needle\n'))
    expect(output.found.lines).toMatchObject([{ path: 'a', line: 1, text: `…${'x'.repeat(300)}` }])
  })

  it('names binary files that match', async () => {
    await expect(search({})).resolves.toHaveProperty('binaries', ['picture.bin'])
  })

  it('excludes and names a file that is too large for memory', async () => {
    const result = await search({}, async (root) => {
      await writeFiles(root, { 'huge.txt': 'needle\n'.repeat(2_000) })
      await truncate(join(root, 'huge.txt'), 2 ** 37)
    })
    expect(result).toMatchObject({ matches: 3, tooLarge: ['huge.txt'], stoppedBy: undefined })
  })

  it('skips hard links, except in node_modules', async () => {
    const result = await search({ pattern: 'elsewhere', path: '.' }, async (root, base) => {
      await writeFile(join(base, 'outside'), 'elsewhere\n')
      await link(join(base, 'outside'), join(root, 'alias'))
    })
    expect(result).toMatchObject({ matches: 0, skipped: 1 })
    const shared = await search({ pattern: 'elsewhere', path: 'node_modules' }, async (root, base) => {
      await writeFile(join(base, 'store'), 'elsewhere\n')
      await link(join(base, 'store'), join(root, 'node_modules/x/shared.js'))
    })
    expect(shared).toMatchObject({ matches: 1, skipped: 0, isIgnored: true })
  })

  it.each([
    ['(a', /search failed: the \( at character 1 is never closed.*literal/],
    ['a(b))', /the \) at character 5 closes nothing/],
    ['[a', /the \[ at character 1 is never closed/],
    ['*a', /the \* at character 1 has nothing to repeat/],
    ['a\\', /the backslash at character 2 has nothing after it/],
    ['(?<n>a', /the \( at character 1 is never closed/],
    ['a{2,1}', /numbers out of order/],
    ['a\nb', /contains a line break/],
    ['a\0b', /contains a NUL character/]
  ])('explains what is wrong with the pattern %j', async (pattern, message) => {
    await expect(search({ pattern })).rejects.toThrow(message)
  })

  it.each(['^(a+)+$', '(a|aa)+$', '(.*)*z', String.raw`^(([a-z])+.)+[A-Z]([a-z])+$`])(
    'finishes or reports %s on a long line',
    async (pattern) => {
      await using place = await temporaryWorkspace({ files: { 'x.txt': `${'a'.repeat(50_000)}!\n` } })
      const outcome = await place.workspace.reader.search({ ...anything, pattern }, unaborted).then(
        () => 'finished',
        (error: unknown) => (error instanceof ToolError ? error.message : String(error))
      )
      // Neither result is the timeout.
      expect(outcome).toMatch(/^finished$|takes too many steps on a long line/)
    }
  )

  it('stops when it is aborted', async () => {
    await using place = await temporaryWorkspace({ files })
    const search = place.workspace.reader.search(anything, AbortSignal.abort(new Error('enough')))
    await expect(search).rejects.toThrow('enough')
  })

  it('searches ignored files only when the path itself is ignored', async () => {
    await using place = await temporaryWorkspace({ files: { '.gitignore': '*.log\n', 'src/a.log': 'needle\n' } })
    const below = await place.workspace.reader.search({ ...anything, pattern: 'needle', path: 'src' }, unaborted)
    expect(below).toMatchObject({ matches: 0, isIgnored: false })
    const named = await place.workspace.reader.search({ ...anything, pattern: 'needle', path: 'src/a.log' }, unaborted)
    expect(named).toMatchObject({ matches: 1, isIgnored: true })
  })

  it('refuses a path that leads outside', async () => {
    await expect(search({ path: 'etc' })).rejects.toThrow(/outside/)
  })

  it('suggests similar folders for a missing path', async () => {
    await expect(search({ path: 'src/depe' })).rejects.toThrow(/does not exist\. Did you mean src\/deep/)
  })

  it('runs no program from the configuration of the repository', async () => {
    await using place = await temporaryWorkspace({ files })
    execFileSync('git', ['init', '-q', place.root])
    execFileSync('git', ['-C', place.root, 'config', 'core.fsmonitor', `touch ${join(place.base, 'ran')}`])
    await place.workspace.reader.findFiles('*', '.', unaborted)
    expect(existsSync(join(place.base, 'ran'))).toBe(false)
  })
})

const nestedRepository = async (folder: string) => {
  await writeFiles(folder, { 'x.txt': 'needle\n', 'deep/y.txt': '', 'z.log': '', '.gitignore': '*.log\n' })
  execFileSync('git', ['init', '-q', folder])
}

describe('finding files', () => {
  it.each([
    ['*.ts', '.', ['src/a.ts', 'src/deep/b.test.ts']],
    ['src/*.ts', '.', ['src/a.ts']],
    ['ROOT/src/*.ts', '.', ['src/a.ts']],
    ['./src/*.ts', '.', ['src/a.ts']],
    ['src/', '.', ['src/a.ts', 'src/deep/b.test.ts']],
    ['**/*.test.ts', 'src', ['src/deep/b.test.ts']],
    ['**/*.{txt,test.ts}', '.', ['a space/ü.txt', 'src/deep/b.test.ts']],
    ['*.TXT', '.', ['a space/ü.txt']],
    ['*.js', '.', []],
    ['*.js', 'node_modules', ['node_modules/x/index.js']],
    ['.gitignore', '.', ['.gitignore']]
  ])('finds %s in %s', async (glob, path, expected) => {
    await using place = await temporaryWorkspace({ files })
    const found = await place.workspace.reader.findFiles(glob.replace('ROOT', place.root), path, unaborted)
    expect(found.files).toEqual(expected)
  })

  it.each(['app/(group)/page.tsx', 'app/[id]/page.tsx', 'app/@modal/*.tsx', 'app/[...rest]/page.tsx'])(
    'matches the brackets of %s literally',
    async (path) => {
      const wanted = path.replace('*', 'page')
      await using place = await temporaryWorkspace({ files: { [wanted]: '', 'app/other/page.tsx': '' } })
      await expect(place.workspace.reader.findFiles(path, '.', unaborted)).resolves.toHaveProperty('files', [wanted])
    }
  )

  it.each([
    ['.', ['inner/.gitignore', 'inner/deep/y.txt', 'inner/x.txt']],
    ['inner', ['inner/.gitignore', 'inner/deep/y.txt', 'inner/x.txt']],
    ['inner/deep', ['inner/deep/y.txt']]
  ])('finds files in a nested repository, from %s', async (path, expected) => {
    await using place = await temporaryWorkspace()
    await nestedRepository(join(place.root, 'inner'))
    await expect(place.workspace.reader.findFiles('**', path, unaborted)).resolves.toHaveProperty('files', expected)
  })

  it.each([
    ['srcs', /does not exist\. Did you mean src\?/],
    ['src/a.ts', /is not a folder/],
    ['..', /outside/]
  ])('refuses to search in %s', async (path, message) => {
    await using place = await temporaryWorkspace({ files })
    await expect(place.workspace.reader.findFiles('*', path, unaborted)).rejects.toThrow(message)
  })

  it('reports a glob that takes too long', async () => {
    await using place = await temporaryWorkspace({ files: { ['a'.repeat(200)]: '' } })
    await expect(place.workspace.reader.findFiles(`${'*a'.repeat(30)}b`, '.', unaborted)).rejects.toThrow(
      /fewer asterisks/
    )
  })
})

it.each([
  ['lib/a.ts', ['src/a.ts', 'src/a.js']],
  ['SRC/A.TS', ['src/a.ts', 'src/a.js']],
  ['lib/src', ['src']],
  ['src/handel.ts', ['src/handle.ts']],
  ['nothing-like-it', []]
])('suggests for %s: %j', (path, expected) => {
  expect(nearestPaths(path, ['src/a.ts', 'src/handle.ts', 'src/a.js', 'README.md'])).toEqual(expected)
})

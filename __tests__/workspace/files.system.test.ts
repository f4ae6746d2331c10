import { execFileSync } from 'node:child_process'
import { chmod, link, mkdir, readFile, readdir, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { temporaryWorkspace, unaborted } from '../support/temporary-workspace.ts'

type Prepare = (root: string, base: string) => Promise<void>
const nothing: Prepare = () => Promise.resolve()

const read = async (path: string, prepare: Prepare = nothing) => {
  await using place = await temporaryWorkspace({ files: { 'src/a.ts': 'inside' } })
  await writeFile(join(place.base, 'outside'), 'secret')
  await prepare(place.root, place.base)
  const { content } = await place.workspace.readFile(path.replace('ROOT', place.root), unaborted)
  return content.toString()
}

describe('reading', () => {
  it.each(['src/a.ts', './src//a.ts', 'src/../src/a.ts', 'ROOT/src/a.ts'])('reads %s', async (path) => {
    await expect(read(path)).resolves.toBe('inside')
  })

  it('follows a link that stays inside', async () => {
    await expect(read('to/a.ts', (root) => symlink('src', join(root, 'to')))).resolves.toBe('inside')
  })

  it('follows an absolute link that stays inside', async () => {
    await expect(read('to', (root) => symlink(join(root, 'src/a.ts'), join(root, 'to')))).resolves.toBe('inside')
  })

  it.each([
    '../outside',
    'src/../../outside',
    '/etc/passwd',
    '/proc/self/environ',
    '/dev/stdin',
    'ROOT-evil/x',
    'ROOT/../outside',
    '~/.ssh/config',
    '~',
    '..'
  ])('refuses the outside path %s', async (path) => {
    await expect(read(path)).rejects.toThrow(/is outside the repository/)
  })

  it.each([
    ['a link that leads out', (root: string) => symlink('../outside', join(root, 'x'))],
    [
      'an absolute link that leads out',
      (root: string, base: string) => symlink(join(base, 'outside'), join(root, 'x'))
    ],
    ['a broken link that leads out', (root: string) => symlink('../missing', join(root, 'x'))],
    ['a link into /proc', (root: string) => symlink('/proc/self/environ', join(root, 'x'))]
  ])('refuses %s', async (_, prepare) => {
    await expect(read('x', prepare)).rejects.toThrow(/is outside the repository/)
  })

  it('refuses a chain of links that leads out, although each link stays inside', async () => {
    const prepare = async (root: string) => {
      await mkdir(join(root, 'l1'))
      await symlink('..', join(root, 'l1/l2'))
      await symlink('..', join(root, 'l3'))
    }
    await expect(read('l1/l2/l3/outside', prepare)).rejects.toThrow(/is outside the repository/)
  })

  it.each([
    ['links in a circle', 'x', (root: string) => symlink('x', join(root, 'x')), /too many symbolic links/],
    ['a NUL', 'a\0b', nothing, /NUL/],
    ['a name that is too long', 'x'.repeat(300), nothing, /too long/],
    ['.git', '.git/HEAD', nothing, /is in \.git/],
    ['.GIT', '.GIT/HEAD', nothing, /is in \.git/],
    ['.git with a hidden character', '.g\u200bit/HEAD', nothing, /is in \.git/],
    ['a link to .git', 'x/HEAD', (root: string) => symlink('.git', join(root, 'x')), /is in \.git/],
    ['the root', '.', nothing, /is a folder; use list_directory/],
    ['a folder', 'src', nothing, /is a folder; use list_directory/],
    ['a hard link', 'x', (root: string, base: string) => link(join(base, 'outside'), join(root, 'x')), /hard link/],
    ['a path below a file', 'src/a.ts/b', nothing, /not a folder/],
    ['a missing file', 'lib/a.ts', nothing, /does not exist\. Did you mean src\/a\.ts\?/]
  ])('refuses %s', async (...[, path, prepare, message]) => {
    await expect(read(path, prepare)).rejects.toThrow(message)
  })

  it('refuses a named pipe without waiting for a writer', async () => {
    const prepare = async (root: string) => {
      execFileSync('mkfifo', [join(root, 'pipe')])
      await Promise.resolve()
    }
    await expect(read('pipe', prepare)).rejects.toThrow(/not a regular file/)
  })
})

describe('writing', () => {
  it('creates the folders of a new file', async () => {
    await using place = await temporaryWorkspace()
    await expect(place.workspace.writeFile('a/b/c.txt', 'text', unaborted)).resolves.toEqual({
      path: 'a/b/c.txt',
      isNew: true
    })
    await expect(readFile(join(place.root, 'a/b/c.txt'), 'utf8')).resolves.toBe('text')
  })

  it('keeps the mode of an existing file and leaves no temporary file', async () => {
    await using place = await temporaryWorkspace({ files: { 'bin/run': 'old' } })
    await chmod(join(place.root, 'bin/run'), 0o755)
    await place.workspace.writeFile('bin/run', 'new', unaborted)
    expect((await stat(join(place.root, 'bin/run'))).mode & 0o777).toBe(0o755)
    await expect(readdir(join(place.root, 'bin'))).resolves.toEqual(['run'])
  })

  it('writes to the target of an inside link and keeps the link', async () => {
    await using place = await temporaryWorkspace({ files: { 'real.txt': 'old' } })
    await symlink('real.txt', join(place.root, 'alias.txt'))
    await expect(place.workspace.writeFile('alias.txt', 'new', unaborted)).resolves.toMatchObject({ path: 'real.txt' })
    await expect(readFile(join(place.root, 'real.txt'), 'utf8')).resolves.toBe('new')
  })

  it.each([
    ['../x', /outside/],
    ['.git/hooks/pre-commit', /is in \.git/],
    ['sub/.git', /is in \.git/],
    ['.Git /config', /is in \.git/],
    ['out/x', /outside/],
    ['~/x', /outside/],
    ['dangling', /outside/],
    ['src', /is a folder/],
    ['.', /is a folder/],
    ['src/a.ts/b', /not a folder/]
  ])('refuses %s', async (path, message) => {
    await using place = await temporaryWorkspace({ files: { 'src/a.ts': 'x' } })
    await symlink('..', join(place.root, 'out'))
    await symlink('../nothing-there', join(place.root, 'dangling'))
    await expect(place.workspace.writeFile(path, 'x', unaborted)).rejects.toThrow(message)
    await expect(readdir(place.base)).resolves.toEqual(['state', 'tree'])
  })
})

it('lists a folder sorted by name, with link targets and ignored files, without .git', async () => {
  await using place = await temporaryWorkspace({
    files: { 'b/x': '', 'a.txt': '', 'x.log': '', '.gitignore': '*.log' }
  })
  const links = { c: 'a.txt', d: 'b', e: 'nowhere', f: '/etc', g: '.git' }
  for (const [name, target] of Object.entries(links)) await symlink(target, join(place.root, name))
  const { entries } = await place.workspace.reader.listFolder('.', unaborted)
  expect(
    entries.map(({ name, kind, isIgnored, target }) => [name, kind, ...(isIgnored ? ['ignored'] : []), target?.kind])
  ).toEqual([
    ['.gitignore', 'file', undefined],
    ['a.txt', 'file', undefined],
    ['b', 'folder', undefined],
    ['c', 'link', 'file'],
    ['d', 'link', 'folder'],
    ['e', 'link', 'missing'],
    ['f', 'link', 'outside'],
    ['g', 'link', 'missing'],
    ['x.log', 'file', 'ignored', undefined]
  ])
})

it('marks an ignored file whose name git quotes', async () => {
  const name = 'say "ü" \\n.log'
  await using place = await temporaryWorkspace({ files: { '.gitignore': '*.log\n', [name]: '' } })
  const { entries } = await place.workspace.reader.listFolder('.', unaborted)
  expect(entries.find((entry) => entry.name === name)).toHaveProperty('isIgnored', true)
})

it('reads what the root declares below a byte order mark', async () => {
  const files = { 'package.json': '\ufeff{ "scripts": { "test": "jest" } }' }
  await using place = await temporaryWorkspace({ files })
  await expect(place.workspace.declaredChecks()).resolves.toEqual(['npm test'])
  expect(place.workspace.verifyCommands).toEqual(['npm test'])
})

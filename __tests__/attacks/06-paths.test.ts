import { execFileSync } from 'node:child_process'
import { chmod, link, lstat, mkdir, readFile, readdir, stat, symlink, truncate, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { temporaryWorkspace, unaborted, type TemporaryWorkspace } from '../support/temporary-workspace.ts'
import { everyFileTool } from '../support/every-file-tool.ts'

const SECRET = 'probe-of-the-outside'

interface Outside {
  readonly content: string
  readonly inode: number
  readonly changedAt: number
}

async function witness(place: TemporaryWorkspace): Promise<Outside> {
  const { ino, mtimeMs } = await stat(join(place.base, 'outside/secret'))
  return { content: await readFile(join(place.base, 'outside/secret'), 'utf8'), inode: ino, changedAt: mtimeMs }
}

async function open(): Promise<TemporaryWorkspace> {
  const place = await temporaryWorkspace({ files: { 'src/a.ts': 'inside\n' } })
  await mkdir(join(place.base, 'outside'))
  await writeFile(join(place.base, 'outside/secret'), `${SECRET}\n`)
  return place
}

async function expectNothingOutside(place: TemporaryWorkspace, before: Outside, said: string): Promise<void> {
  expect(said).not.toContain(SECRET)
  await expect(witness(place)).resolves.toEqual(before)
  await expect(readdir(join(place.base, 'outside'))).resolves.toEqual(['secret'])
  expect((await readdir(place.base)).sort()).toEqual(['outside', 'state', 'tree'])
}

describe('a path', () => {
  it.each([
    '../outside/secret',
    '../../../../../../../../etc/passwd',
    'src/../../outside/secret',
    './/..//outside//secret',
    'src/./.././../outside/secret',
    'BASE/outside/secret',
    'BASE/tree/../outside/secret',
    'BASE/tree-evil/x',
    'BASE//outside/secret',
    '//BASE/outside/secret',
    '/proc/self/environ',
    '/proc/1/environ',
    '/proc/self/root/etc/passwd',
    '/proc/self/cwd/../x',
    '/proc/self/fd/0',
    '/dev/stdin',
    '/dev/fd/0',
    '/dev/tcp/127.0.0.1/80',
    '/dev/tty',
    '/etc/passwd',
    '~/.netrc',
    '~',
    '..',
    '../',
    '/',
    '../tree/../outside/secret',
    '..\\outside\\secret',
    'src\\..\\..\\outside\\secret',
    'C:\\Windows\\win.ini',
    '\\\\server\\share\\x',
    '%2e%2e/outside/secret',
    '%252e%252e%252foutside%252fsecret',
    '..%2foutside%2fsecret',
    '..%c0%afoutside%c0%afsecret',
    '\uff0e\uff0e/outside/secret',
    '\u2024\u2024/outside/secret',
    '..\u2215outside\u2215secret',
    '.\u200b./outside/secret',
    '\u202e../outside/secret',
    '../outside/secret\0.ts',
    'src/a.ts\0/../../../outside/secret',
    'x\n../outside/secret',
    '../outside/secret\r',
    '\u001b[2K../outside/secret',
    'x\u2028y',
    '\ud800x',
    '$HOME/.netrc',
    '$(cat ../outside/secret)',
    '`cat ../outside/secret`',
    'file:///etc/passwd',
    `${'a/'.repeat(3_000)}x`,
    `${'../'.repeat(1_300)}outside/secret`,
    'x'.repeat(256),
    'src/a.ts/../../../outside/secret',
    '.../...//outside/secret',
    '....//....//outside/secret'
  ])('%j reaches nothing outside', async (path) => {
    await using place = await open()
    const before = await witness(place)
    const said = await everyFileTool(place.workspace, path.replace('BASE', place.base))
    expect(said).not.toContain('root:x:0')
    await expectNothingOutside(place, before, said)
  })

  it.each([
    ['.git/config', '.git/config'],
    ['the name of the folder', '.git'],
    ['another case', '.GIT/config'],
    ['the short name', 'git~1/config'],
    ['a later short name', 'GIT~2/config'],
    ['a trailing dot', '.git./config'],
    ['a trailing space', '.git /config'],
    ['an NTFS stream', '.git::$INDEX_ALLOCATION/config'],
    ['a zero-width joiner', '.g\u200dit/config'],
    ['full-width letters', '.\uff47it/config'],
    ['backslashes', 'src\\..\\.git\\config'],
    ['a parent folder', 'src/../.git/config'],
    ['a nested repository', 'vendor/inner/.git/config'],
    ['a link to it', 'link/config'],
    ['a link to a link to it', 'twice/config'],
    ['a .git file', 'sub/.git']
  ])('does not reach into .git by %s', async (_, path) => {
    await using place = await open()
    await writeFile(join(place.root, '.git/config'), `${SECRET}\n`)
    await mkdir(join(place.root, 'vendor/inner/.git'), { recursive: true })
    await writeFile(join(place.root, 'vendor/inner/.git/config'), `${SECRET}\n`)
    await mkdir(join(place.root, 'sub'))
    await writeFile(join(place.root, 'sub/.git'), 'gitdir: ../../outside\n')
    await symlink('.git', join(place.root, 'link'))
    await symlink('link', join(place.root, 'twice'))
    const said = await everyFileTool(place.workspace, path)
    expect(said).not.toContain(SECRET)
    await expect(readFile(join(place.root, '.git/config'), 'utf8')).resolves.toBe(`${SECRET}\n`)
    await expect(readFile(join(place.root, 'sub/.git'), 'utf8')).resolves.toBe('gitdir: ../../outside\n')
    await expect(readdir(join(place.root, '.git'))).resolves.toEqual(['HEAD', 'config'])
  })
})

type Plant = (root: string, base: string) => Promise<unknown>
const command = (file: string, ...args: readonly string[]) => Promise.resolve(execFileSync(file, args))

describe('an entry of the tree', () => {
  it.each<readonly [string, string, Plant]>([
    ['a link out', 'x', (root) => symlink('../outside/secret', join(root, 'x'))],
    ['an absolute link out', 'x', (root, base) => symlink(join(base, 'outside/secret'), join(root, 'x'))],
    ['a link to a folder outside', 'x/secret', (root) => symlink('../outside', join(root, 'x'))],
    ['a link to nowhere outside', 'x', (root) => symlink('../outside/new', join(root, 'x'))],
    ['a link to a new folder outside', 'x/y/z', (root) => symlink('../outside/new', join(root, 'x'))],
    ['a link to its parent', 'x/outside/secret', (root) => symlink('..', join(root, 'x'))],
    ['a link to /', 'x/etc/passwd', (root) => symlink('/', join(root, 'x'))],
    ['a link to itself', 'x', (root) => symlink('x', join(root, 'x'))],
    ['circular links', 'x/y', (root) => Promise.all([symlink('z', join(root, 'x')), symlink('x', join(root, 'z'))])],
    [
      'a chain of links',
      'l1/l2/l3/outside/secret',
      async (root) => {
        await mkdir(join(root, 'l1'))
        await symlink('..', join(root, 'l1/l2'))
        await symlink('..', join(root, 'l3'))
      }
    ],
    [
      'forty-one links',
      'l0',
      async (root) => {
        for (let index = 0; index <= 41; index += 1) await symlink(`l${index + 1}`, join(root, `l${index}`))
        await symlink('../outside/secret', join(root, 'l42'))
      }
    ],
    [
      'a link through /proc/self/root',
      'x',
      (root, base) => symlink(`/proc/self/root${base}/outside/secret`, join(root, 'x'))
    ],
    ['a link through /proc/self/cwd', 'x', (root) => symlink('/proc/self/cwd/../outside/secret', join(root, 'x'))],
    ['a link to a descriptor', 'x', (root) => symlink('/proc/self/fd/0', join(root, 'x'))],
    ['a link to the terminal', 'x', (root) => symlink('/dev/stdin', join(root, 'x'))],
    ['a link to /dev/zero', 'x', (root) => symlink('/dev/zero', join(root, 'x'))],
    ['a link that leaves the tree and returns', 'x', (root) => symlink('../tree/../outside/secret', join(root, 'x'))],
    ['a hard link', 'x', (root, base) => link(join(base, 'outside/secret'), join(root, 'x'))],
    ['a hard link in a folder', 'src/x', (root, base) => link(join(base, 'outside/secret'), join(root, 'src/x'))]
  ])('that is %s reveals and changes nothing outside', async (_, path, plant) => {
    await using place = await open()
    await plant(place.root, place.base)
    const before = await witness(place)
    const said = await everyFileTool(place.workspace, path)
    expect(said).not.toContain('root:x:0')
    await expectNothingOutside(place, before, said)
  })

  it.each<readonly [string, Plant, RegExp]>([
    ['a named pipe', (root) => command('mkfifo', join(root, 'x')), /not a regular file/],
    ['a folder', (root) => mkdir(join(root, 'x')), /folder/],
    [
      'an unreadable file',
      async (root) => {
        await writeFile(join(root, 'x'), 'mine')
        await chmod(join(root, 'x'), 0)
      },
      // Root can read it.
      /mine|permission denied/i
    ],
    [
      'a sparse file of terabytes',
      async (root) => {
        await writeFile(join(root, 'x'), '')
        await truncate(join(root, 'x'), 2 ** 42)
      },
      /too large/
    ],
    // Only root can make one.
    [
      'a device',
      (root) => command('mknod', join(root, 'x'), 'c', '1', '5').catch(() => undefined),
      process.getuid?.() === 0 ? /not a regular file/ : /does not exist/
    ]
  ])('that is %s blocks no tool', async (_, plant, expected) => {
    await using place = await open()
    await plant(place.root, place.base)
    const said = await everyFileTool(place.workspace, 'x')
    expect(said).toMatch(expected)
  })

  it('that is a socket is neither read nor replaced', async () => {
    await using place = await open()
    const server = createServer().listen(join(place.root, 'x'))
    await once(server, 'listening')
    const said = await everyFileTool(place.workspace, 'x')
    const { mode } = await lstat(join(place.root, 'x'))
    server.close()
    expect(said).toMatch(/not a regular file/)
    expect(mode & 0o170000).toBe(0o140000)
  })

  it('keeps its mode when it is overwritten, except setuid', async () => {
    await using place = await open()
    await writeFile(join(place.root, 'x'), 'old')
    await chmod(join(place.root, 'x'), 0o4755)
    await place.workspace.writeFile('x', 'new', unaborted)
    expect((await stat(join(place.root, 'x'))).mode & 0o7777).toBe(0o755)
  })
})

describe('an odd but harmless name', () => {
  it.each([
    'src/a b.ts',
    '...',
    '-rf',
    '--help',
    'a;b',
    "it's",
    '"x"',
    '$HOME',
    'caf\u00e9',
    'cafe\u0301',
    '\u{1f680}.md',
    ':(top)x',
    '!x',
    '#x',
    '*.ts',
    '[a].ts',
    'a\\b',
    '@{-1}',
    '.gitignore',
    'git~x'
  ])('allows %s to be written and read', async (path) => {
    await using place = await open()
    await place.workspace.writeFile(path, 'hello', unaborted)
    const { content } = await place.workspace.readFile(path, unaborted)
    expect(content.toString()).toBe('hello')
    await expect(readFile(join(place.root, path), 'utf8')).resolves.toBe('hello')
  })

  it('is not confused with another Unicode form of itself', async () => {
    await using place = await open()
    await place.workspace.writeFile('caf\u00e9', 'one', unaborted)
    await place.workspace.writeFile('cafe\u0301', 'two', unaborted)
    expect((await place.workspace.readFile('caf\u00e9', unaborted)).content.toString()).toBe('one')
  })
})

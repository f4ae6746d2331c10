import { chmod, chown, lstat, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { applyChanges } from '../../src/workspace/files/apply-changes.ts'
import { temporaryWorkspace, unaborted } from '../support/temporary-workspace.ts'

const files = { 'a.txt': 'a\n', 'deep/er/b.txt': 'b\n', 'deep/c.txt': 'c\n', 'run.sh': 'echo\n' }
const open = () => temporaryWorkspace({ files })
const content = (text: string) => Buffer.from(text)
const namesIn = async (folder: string) => (await readdir(folder, { recursive: true })).toSorted()

describe('applying several changes', () => {
  it('creates, replaces and deletes files, creates missing folders and removes empty ones', async () => {
    await using place = await open()
    await applyChanges(
      place.root,
      [
        { path: 'a.txt', content: content('A\n') },
        { path: 'new/folder/d.txt', content: content('d\n') },
        { path: 'deep/er/b.txt', content: undefined }
      ],
      unaborted
    )
    await expect(readFile(join(place.root, 'a.txt'), 'utf8')).resolves.toBe('A\n')
    await expect(readFile(join(place.root, 'new/folder/d.txt'), 'utf8')).resolves.toBe('d\n')
    await expect(namesIn(join(place.root, 'deep'))).resolves.toEqual(['c.txt'])
    await expect(readdir(place.root)).resolves.toEqual(['.git', 'a.txt', 'deep', 'new', 'run.sh'])
  })

  it.each([
    ['of the existing file', { path: 'run.sh' }, 0o750],
    ['of the file that it is moved from', { path: 'moved.sh', like: 'run.sh' }, 0o750],
    ['without execute permission', { path: 'run.sh', executable: false }, 0o640],
    ['with execute permission', { path: 'a.txt', executable: true }, 0o755]
  ])('gives a file the mode %s', async (_, change, mode) => {
    await using place = await open()
    await chmod(join(place.root, 'run.sh'), 0o750)
    await chmod(join(place.root, 'a.txt'), 0o644)
    await applyChanges(place.root, [{ ...change, content: content('x') }], unaborted)
    expect((await lstat(join(place.root, change.path))).mode & 0o777).toBe(mode)
  })
})

// Only root can give files away. In a container job we are root, and commands run as the owner of the tree.
const describeAsRoot = process.getuid?.() === 0 ? describe : describe.skip

describeAsRoot('a file in a new folder', () => {
  it.each(['new', 'new/folder', 'new/folder/d.txt'])('makes %s belong to the owner of the tree', async (path) => {
    await using place = await open()
    await chown(place.root, 1234, 1235)
    await applyChanges(place.root, [{ path: 'new/folder/d.txt', content: content('d\n') }], unaborted)
    expect(await lstat(join(place.root, path))).toMatchObject({ uid: 1234, gid: 1235 })
  })
})

describe('when one of several changes fails', () => {
  const first = [
    { path: 'a.txt', content: content('A\n') },
    { path: 'new/folder/d.txt', content: content('d\n') },
    { path: 'deep/er/b.txt', content: undefined }
  ]

  it.each([
    ['a folder', { path: 'folder', content: content('x') }, /folder is a folder/],
    ['a link', { path: 'link', content: content('x') }, /not a regular file/],
    ['a missing file to delete', { path: 'gone', content: undefined }, /does not exist/],
    [
      'a file instead of a folder',
      { path: 'a.txt/x', content: content('x') },
      /a\.txt\/x cannot be changed: a name before/
    ],
    ['the root', { path: '', content: content('x') }, /is a folder/]
  ])('changes nothing because of %s', async (_, failing, message) => {
    await using place = await open()
    await mkdir(join(place.root, 'folder'))
    await symlink('/etc/hostname', join(place.root, 'link'))
    const before = await namesIn(place.root)
    await expect(applyChanges(place.root, [...first, failing], unaborted)).rejects.toThrow(message)
    await expect(namesIn(place.root)).resolves.toEqual(before)
    await expect(readFile(join(place.root, 'a.txt'), 'utf8')).resolves.toBe('a\n')
  })

  it('undoes the changes that were already made', async () => {
    await using place = await open()
    const before = await namesIn(place.root)
    // The second deletion passes all checks, and fails only after the first one.
    const twice = [...first, { path: 'deep/c.txt', content: undefined }, { path: 'deep/c.txt', content: undefined }]
    await expect(applyChanges(place.root, twice, unaborted)).rejects.toThrow(/deep\/c\.txt cannot be changed: ENOENT/)
    await expect(namesIn(place.root)).resolves.toEqual(before)
    await expect(readFile(join(place.root, 'a.txt'), 'utf8')).resolves.toBe('a\n')
    await expect(readFile(join(place.root, 'deep/c.txt'), 'utf8')).resolves.toBe('c\n')
    expect((await lstat(join(place.root, 'a.txt'))).nlink).toBe(1)
  })

  it('keeps an empty folder that existed before', async () => {
    await using place = await open()
    await mkdir(join(place.root, 'empty'))
    const changes = [
      { path: 'empty/x/y', content: content('y') },
      { path: 'gone', content: undefined }
    ]
    await expect(applyChanges(place.root, changes, unaborted)).rejects.toThrow(/does not exist/)
    await expect(namesIn(join(place.root, 'empty'))).resolves.toEqual([])
  })

  it('stops when the run is cancelled', async () => {
    await using place = await open()
    const cancelled = AbortSignal.abort(new Error('cancelled'))
    await expect(applyChanges(place.root, first, cancelled)).rejects.toThrow('cancelled')
    await expect(readFile(join(place.root, 'a.txt'), 'utf8')).resolves.toBe('a\n')
  })
})

it('does not follow a link that replaces a folder', async () => {
  await using place = await open()
  await mkdir(join(place.base, 'outside'))
  await writeFile(join(place.base, 'outside/x'), 'x')
  await symlink('../outside', join(place.root, 'way'))
  await expect(applyChanges(place.root, [{ path: 'way/x', content: undefined }], unaborted)).rejects.toThrow(
    /not a folder|symbolic link/
  )
  await expect(applyChanges(place.root, [{ path: 'way/y', content: content('y') }], unaborted)).rejects.toThrow(
    /not a folder|symbolic link/
  )
  await expect(readdir(join(place.base, 'outside'))).resolves.toEqual(['x'])
})

import { chmod, lstat, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { applyChanges } from '../../src/workspace/files/apply-changes.ts'
import { temporaryWorkspace, unaborted } from '../support/temporary-workspace.ts'

const files = { 'a.txt': 'a\n', 'deep/er/b.txt': 'b\n', 'deep/c.txt': 'c\n', 'run.sh': 'echo\n' }
const open = () => temporaryWorkspace({ files })
const content = (text: string) => Buffer.from(text)
const namesIn = async (folder: string) => (await readdir(folder, { recursive: true })).toSorted()

describe('several changes', () => {
  it('make, replace and take away files, with the folders that this needs or leaves empty', async () => {
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
    ['of the file itself', { path: 'run.sh' }, 0o750],
    ['of the file it is moved from', { path: 'moved.sh', like: 'run.sh' }, 0o750],
    ['without the right to execute', { path: 'run.sh', executable: false }, 0o640],
    ['with the right to execute', { path: 'a.txt', executable: true }, 0o755]
  ])('leave a file the mode %s', async (_, change, mode) => {
    await using place = await open()
    await chmod(join(place.root, 'run.sh'), 0o750)
    await chmod(join(place.root, 'a.txt'), 0o644)
    await applyChanges(place.root, [{ ...change, content: content('x') }], unaborted)
    expect((await lstat(join(place.root, change.path))).mode & 0o777).toBe(mode)
  })
})

describe('changes of which one fails', () => {
  const first = [
    { path: 'a.txt', content: content('A\n') },
    { path: 'new/folder/d.txt', content: content('d\n') },
    { path: 'deep/er/b.txt', content: undefined }
  ]

  it.each([
    ['a folder', { path: 'folder', content: content('x') }, /folder is a folder/],
    ['a link', { path: 'link', content: content('x') }, /not a regular file/],
    ['no file to take away', { path: 'gone', content: undefined }, /does not exist/],
    [
      'a file in the place of a folder',
      { path: 'a.txt/x', content: content('x') },
      /a\.txt\/x cannot be changed: a name before/
    ],
    ['the root', { path: '', content: content('x') }, /is a folder/]
  ])('leave all as it was, since there is %s', async (_, failing, message) => {
    await using place = await open()
    await mkdir(join(place.root, 'folder'))
    await symlink('/etc/hostname', join(place.root, 'link'))
    const before = await namesIn(place.root)
    await expect(applyChanges(place.root, [...first, failing], unaborted)).rejects.toThrow(message)
    await expect(namesIn(place.root)).resolves.toEqual(before)
    await expect(readFile(join(place.root, 'a.txt'), 'utf8')).resolves.toBe('a\n')
  })

  it('put back what they have done already', async () => {
    await using place = await open()
    const before = await namesIn(place.root)
    // The second is found out only when it is to be put in its place, which the first has taken.
    const twice = [...first, { path: 'deep/c.txt', content: undefined }, { path: 'deep/c.txt', content: undefined }]
    await expect(applyChanges(place.root, twice, unaborted)).rejects.toThrow(/deep\/c\.txt cannot be changed: ENOENT/)
    await expect(namesIn(place.root)).resolves.toEqual(before)
    await expect(readFile(join(place.root, 'a.txt'), 'utf8')).resolves.toBe('a\n')
    await expect(readFile(join(place.root, 'deep/c.txt'), 'utf8')).resolves.toBe('c\n')
    expect((await lstat(join(place.root, 'a.txt'))).nlink).toBe(1)
  })

  it('leave an empty folder that was there before', async () => {
    await using place = await open()
    await mkdir(join(place.root, 'empty'))
    const changes = [
      { path: 'empty/x/y', content: content('y') },
      { path: 'gone', content: undefined }
    ]
    await expect(applyChanges(place.root, changes, unaborted)).rejects.toThrow(/does not exist/)
    await expect(namesIn(join(place.root, 'empty'))).resolves.toEqual([])
  })

  it('stop when the run is cancelled', async () => {
    await using place = await open()
    const cancelled = AbortSignal.abort(new Error('cancelled'))
    await expect(applyChanges(place.root, first, cancelled)).rejects.toThrow('cancelled')
    await expect(readFile(join(place.root, 'a.txt'), 'utf8')).resolves.toBe('a\n')
  })
})

it('follows no link that takes the place of a folder', async () => {
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

import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { credentialFiles, searchTree } from '../../src/workspace/sandbox/git-folders.ts'
import { writeFiles } from '../support/temporary-workspace.ts'

const PLAIN = '[core]\n\tbare = false\n[remote "origin"]\n\turl = https://github.com/acme/project\n'
const TOKEN = `${PLAIN}[http "https://github.com/"]\n\textraheader = AUTHORIZATION: basic eA==\n`

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'forgehand-test-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

const found = (paths: readonly string[]) => paths.map((path) => relative(root, path)).toSorted()
const suspected = async () => found(await credentialFiles(join(root, '.git')))

it.each([
  ['a plain configuration', { '.git/config': PLAIN }, []],
  ['no configuration', { '.git/HEAD': '' }, []],
  ['a header', { '.git/config': TOKEN }, ['.git/config']],
  ['a user name in a URL', { '.git/config': '[remote "o"]\nurl = https://x:y@github.com/a/b\n' }, ['.git/config']],
  ['an included file', { '.git/config': `${PLAIN}[includeIf "gitdir:/x"]\n\tpath = y\n` }, ['.git/config']],
  [
    'a configuration of the work tree',
    { '.git/config': PLAIN, '.git/config.worktree': TOKEN },
    ['.git/config.worktree']
  ],
  ['a submodule of a submodule', { '.git/modules/a/b/modules/c/config': TOKEN }, ['.git/modules/a/b/modules/c/config']],
  ['a credential store', { '.git/config': PLAIN, '.git/credentials': 'x' }, ['.git/credentials']],
  ['a .git file that names another folder', { '.git': 'gitdir: main/.git\n', 'main/.git/config': TOKEN }, []]
])('finds the possible credentials in a .git with %s', async (_, files, expected) => {
  await writeFiles(root, files)
  await expect(suspected()).resolves.toEqual(expected)
})

it.each<[string, (path: string) => Promise<unknown>]>([
  ['a pipe', (path) => Promise.resolve(execFileSync('mkfifo', [path]))],
  ['huge', (path) => writeFile(path, '').then(() => truncate(path, 2 ** 40))]
])('treats a configuration that is %s as a possible credential without reading it', async (_, make) => {
  await mkdir(join(root, '.git'))
  await make(join(root, '.git/config'))
  await expect(suspected()).resolves.toEqual(['.git/config'])
})

it('refuses a configuration that is a link', async () => {
  await mkdir(join(root, '.git'))
  await symlink('/dev/zero', join(root, '.git/config'))
  await expect(suspected()).rejects.toThrow(/\.git\/config is a symbolic link/)
})

it('hides the whole repository when too many submodules may hold a credential', async () => {
  const names = Array.from({ length: 201 }, (_, index) => [`.git/modules/${index}/config`, TOKEN] as const)
  await writeFiles(root, Object.fromEntries(names))
  await expect(suspected()).resolves.toEqual(['.git'])
})

it.each([
  ['the history of another checkout', 'x/.git/refs/tags/.git/config'],
  ['the objects of its own', '.git/objects/info/.git/config'],
  ['a separate repository', 'store/refs/.git/config']
])('refuses a checkout in %s', async (_, path) => {
  const store = { 'sub/.git': 'gitdir: ../store\n', 'store/HEAD': '', 'store/objects/x': '' }
  await writeFiles(root, { '.git/HEAD': '', ...store, [path]: TOKEN })
  await expect(searchTree(root)).rejects.toThrow(`${join(root, path, '..')} is in another repository. Delete`)
})

it('finds the .git of other checkouts and of submodules at any depth, and no link', async () => {
  await writeFiles(root, {
    '.git/HEAD': '',
    'a/b/c/d/.git/config': TOKEN,
    'lib/.git': 'gitdir: ../.git/modules/lib\n',
    'node_modules/x/.git/config': '',
    'linked/file': ''
  })
  await symlink('../a/b/c/d/.git', join(root, 'linked/.git'))
  const { own, others, sockets } = await searchTree(root)
  expect([own, others, sockets].map(found)).toEqual([['.git'], ['a/b/c/d/.git', 'lib/.git', 'node_modules/x/.git'], []])
})

it('finds a repository without a work tree, also if its HEAD is a symbolic link or it shares objects', async () => {
  const other = { 'plain/HEAD': '', 'plain/config': TOKEN, 'worse/objects/x': '', 'worse/config': TOKEN }
  await writeFiles(root, { 'dist/objects/x': '', 'dist/config': TOKEN, 'shared/commondir': '../x', ...other })
  for (const name of ['dist', 'shared']) await symlink('refs/heads/main', join(root, name, 'HEAD'))
  const { repositories, suspect } = await searchTree(root)
  expect([repositories, suspect].map(found)).toEqual([['dist', 'shared'], ['dist/config']])
})

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { createBareRepository } from '../../../emulators/github/bare-repository.ts'
import { changedFiles, commitsBetween, isAncestor, mergeBase } from '../../../emulators/github/git-history.ts'
import { readCommit, readTree, writeBlob, writeCommit, writeTree } from '../../../emulators/github/git-objects.ts'
import type { TreeEdit } from '../../../emulators/github/loose-trees.ts'
import { deleteRef, moveRef, resolveCommit } from '../../../emulators/github/git-refs.ts'
import type { NewCommit } from '../../../emulators/github/commit-text.ts'
import type { Git } from '../../../emulators/github/git.ts'

let folder: string
let git: Git
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'without-git-'))
  git = await createBareRepository(folder, { defaultBranch: 'main', searchPath: process.env['PATH'] ?? '' })
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const NOW = new Date('2026-11-02T10:20:30.000Z')
const person = (name: string, email = 'a@example.org') => ({ name, email, date: NOW })

async function makeTree(files: Readonly<Record<string, string | { readonly target: string }>>): Promise<string> {
  const edits: TreeEdit[] = []
  for (const [path, content] of Object.entries(files)) {
    const isLink = typeof content !== 'string'
    const sha = writeBlob(git, isLink ? content.target : content)
    edits.push({ path, mode: isLink ? '120000' : '100644', sha })
  }
  return writeTree(git, undefined, edits)
}

async function commit(tree: string, parents: readonly string[], changes: Partial<NewCommit> = {}): Promise<string> {
  const author = person('Ada')
  return writeCommit(git, { tree, parents, author, committer: author, message: 'A change', ...changes })
}

describe('commits', () => {
  it.each<[string, Partial<NewCommit>]>([
    ['one line', {}],
    ['lines, an empty end, and other letters', { message: 'Grüße\n\n* 日本語\n\n\n' }],
    ['a bot', { author: person('forgehand[bot]', '41898282+forgehand[bot]@users.noreply.github.com') }],
    ['a name that git changes', { author: person(' ,Ada <Lovelace>; ') }],
    ['no message', { message: '' }]
  ])('are written and read as git does: %s', async (_name, changes) => {
    const tree = await makeTree({ 'a.txt': 'a' })
    const root = await commit(tree, [])

    const sha = await commit(tree, [root], changes)

    const { author, message } = { author: person('Ada'), message: 'A change', ...changes }
    const now = `${NOW.getTime() / 1000} +0000`
    const written = await git.text(['commit-tree', tree, '-p', root, '-F', '-'], {
      input: message,
      environment: {
        GIT_AUTHOR_NAME: author.name,
        GIT_AUTHOR_EMAIL: author.email,
        GIT_AUTHOR_DATE: now,
        GIT_COMMITTER_NAME: 'Ada',
        GIT_COMMITTER_EMAIL: 'a@example.org',
        GIT_COMMITTER_DATE: now
      }
    })
    expect(sha).toBe(written)
    const shown = await git.text(['show', '--no-patch', '--format=%an%x00%ae%x00%at%x00%P%x00%T%x00%B', sha])
    const read = await readCommit(git, sha)
    const { name, email, date } = read.author
    expect([name, email, String(date.getTime() / 1000), read.parents.join(' '), read.tree, read.message]).toEqual(
      shown.split('\0')
    )
  })
})

describe('trees', () => {
  const base = {
    'a.txt': 'a',
    'folder/b.txt': 'b',
    'folder/deep/c.txt': 'c',
    'folder.txt': 'd',
    'ünïcode/x': { target: 'a' }
  }

  it.each<[string, Readonly<Record<string, 'removed' | 'written'>>]>([
    ['nothing', {}],
    ['a new file among others', { 'folder/a.txt': 'written', 'folder-x': 'written' }],
    ['a file instead of a folder', { folder: 'written' }],
    ['a folder instead of a file', { 'a.txt/inside': 'written' }],
    ['a folder instead of a new file', { new: 'written', 'new/inside': 'written' }],
    ['a folder that becomes empty', { 'folder/deep/c.txt': 'removed' }],
    ['everything removed', Object.fromEntries(Object.keys(base).map((path) => [path, 'removed']))],
    [
      'what is not there',
      { missing: 'removed', 'a.txt/b': 'removed', 'folder/missing/x': 'removed', folder: 'removed' }
    ],
    [
      'names that git leaves out',
      { '.git/config': 'written', 'folder/../b': 'written', 'x/.GIT': 'written', 'git~1': 'written' }
    ]
  ])('are written and read as git does: %s', async (_name, changes) => {
    const tree = await makeTree(base)
    const blob = writeBlob(git, 'new')
    const edits = Object.entries(changes).map(([path, change]) => ({
      ...{ path, mode: '100755' },
      sha: change === 'written' ? blob : undefined
    }))

    const sha = await writeTree(git, await commit(tree, []), edits)

    const environment = { GIT_INDEX_FILE: join(folder, 'index') }
    const lines = edits.map(({ path, sha: id }) => (id ? `100755 ${id}\t${path}` : `0 ${'0'.repeat(40)}\t${path}`))
    await git.run(['read-tree', tree], { environment })
    await git.run(['update-index', '-z', '--add', '--replace', '--index-info'], {
      environment,
      input: lines.join('\0')
    })
    expect(sha).toBe(await git.text(['write-tree'], { environment }))
    await git.run(['fsck', '--strict'])
    const format = '--format=%(objectmode) %(objecttype) %(objectname) %(objectsize) %(path)'
    const listed = await git.text(['-c', 'core.quotePath=false', 'ls-tree', '-r', '-t', format, sha])
    const read = await readTree(git, sha, true)
    expect(
      read.map(({ mode, type, sha: id, size, path }) => [mode, type, id, size ?? '-', path].join(' ')).join('\n')
    ).toBe(listed)
  })
})

describe('refs', () => {
  const [name, inside] = ['refs/heads/topic', 'refs/heads/topic/inside']
  let [one, other] = ['', '']
  beforeEach(async () => {
    const tree = await makeTree({ 'a.txt': 'a' })
    one = await commit(tree, [])
    other = await commit(tree, [one])
  })

  it('move only from where they are, one at a time', async () => {
    expect(await moveRef(git, name, { from: one, to: other })).toBe(false)
    const creations = Array.from({ length: 5 }, () => moveRef(git, name, { from: undefined, to: one }))
    expect((await Promise.all(creations)).filter(Boolean)).toHaveLength(1)
    expect(await moveRef(git, name, { from: other, to: one })).toBe(false)
    expect(await moveRef(git, name, { from: one, to: other })).toBe(true)
    expect(await git.text(['rev-parse', name])).toBe(other)
    expect(await git.text(['fsck'])).toBe('')
  })

  it('exclude refs below them until they are deleted', async () => {
    expect(await moveRef(git, name, { from: undefined, to: one })).toBe(true)
    expect(await moveRef(git, inside, { from: undefined, to: one })).toBe(false)
    await deleteRef(git, { name, sha: one, type: 'commit' })
    expect(await moveRef(git, inside, { from: undefined, to: one })).toBe(true)
    expect(await moveRef(git, name, { from: undefined, to: one })).toBe(false)
    await deleteRef(git, { name: inside, sha: one, type: 'commit' })
    expect(await moveRef(git, name, { from: undefined, to: one })).toBe(true)
  })

  it('are not deleted if they have moved', async () => {
    await moveRef(git, name, { from: undefined, to: one })
    await expect(deleteRef(git, { name, sha: other, type: 'commit' })).rejects.toThrow('update-ref')
  })

  it('wait for the lock of git', async () => {
    await moveRef(git, name, { from: undefined, to: one })
    await writeFile(join(folder, `${name}.lock`), '')
    expect(await moveRef(git, name, { from: one, to: other })).toBe(false)
  })

  it('are found by any name', async () => {
    await git.run(['update-ref', name, other])
    await git.run(['-c', 'user.name=t', '-c', 'user.email=t@t', 'tag', '-a', '-m', 'v', 'v1', one])
    await git.run(['update-ref', `refs/heads/${one}`, other])
    const names = ['topic', 'v1', 'heads/topic', 'tags/v1', one, other, other.slice(0, 9), 'missing', '0'.repeat(40)]
    const found = await Promise.all(names.map((each) => resolveCommit(git, each)))
    expect(found).toEqual([other, one, other, one, other, other, other, undefined, undefined])
  })
})

describe('history', () => {
  it('is the same along a line, around a merge and between strangers', async () => {
    const tree = await makeTree({ 'a.txt': 'a' })
    const root = await commit(tree, [])
    const left = await commit(tree, [root], { message: 'left' })
    const right = await commit(tree, [root], { message: 'right' })
    const merge = await commit(tree, [left, right])
    const stranger = await commit(tree, [], { message: 'stranger' })

    const all = [root, left, right, merge, stranger]
    for (const one of all) {
      for (const other of all) {
        const range = ['rev-list', '--reverse', '--topo-order', `${one}..${other}`]
        expect(await commitsBetween(git, one, other)).toEqual((await git.text(range)).split('\n').filter(Boolean))
        expect(await mergeBase(git, one, other)).toBe(await git.tryText(['merge-base', one, other]))
        const question = ['merge-base', '--is-ancestor', one, other]
        expect(await isAncestor(git, one, other)).toBe((await git.tryText(question)) !== undefined)
      }
    }
  })

  it('gives each changed file its own patch', async () => {
    const before = await makeTree({
      'becomes-link': 'one\ntwo\n',
      'deleted.txt': 'x\n',
      'old-name.txt': 'a\nb\nc\nd\n',
      'z.txt': '1\n\n'
    })
    const after = await makeTree({
      'becomes-link': { target: 'z.txt' },
      'new-name.txt': 'a\nb\nc\nd\n',
      'z.txt': 'diff --git a/x b/x\n1\n\n'
    })

    const files = await changedFiles(git, await commit(before, []), await commit(after, []))

    expect(files.map(({ path, status, additions, deletions }) => [path, status, additions, deletions])).toEqual([
      ['becomes-link', 'changed', 1, 2],
      ['deleted.txt', 'removed', 0, 1],
      ['new-name.txt', 'renamed', 0, 0],
      ['z.txt', 'modified', 1, 0]
    ])
    expect(files.at(-1)?.patch).toBe('@@ -1,2 +1,3 @@\n+diff --git a/x b/x\n 1\n ')
  })
})

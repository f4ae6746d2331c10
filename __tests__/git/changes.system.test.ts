import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import { join } from 'node:path'
import type { Checkout } from '../../src/git/checkout.ts'
import { parseDifferences } from '../../src/git/diff-trees.ts'
import { type Content, Fixture } from '../support/git-fixture.ts'
import { treeOfVerified, readVerified } from '../../src/git/verified-read.ts'
import { selectChanges } from '../../src/git/changes.ts'
import { writePatch } from '../../src/git/patch.ts'

let fixture: Fixture
beforeEach(() => {
  fixture = new Fixture()
})
afterEach(() => {
  fixture.discard()
})

const nothing = new Set<string>()

/** Does `work` in a fresh checkout and returns its changes. */
async function changesOf(files: Readonly<Record<string, Content>>, work: () => void, touched = nothing) {
  const { checkout, base } = await fixture.openAt(files)
  const baseline = await checkout.snapshot()
  work()
  return { checkout, base, change: await checkout.changesSince({ base, baseline, touched }) }
}

describe('changes', () => {
  it('list each file that was changed, created, deleted or renamed, with its mode', async () => {
    const files = {
      'edit.txt': 'one\ntwo\n',
      'gone.txt': 'x\n',
      'old.txt': 'moved\n',
      'run.sh': 'echo\n',
      'b.bin': Buffer.from([0, 1])
    }
    const { checkout, base, change } = await changesOf(files, () => {
      fixture.write({
        'edit.txt': 'one\n2\nthree\n',
        'new/file.txt': 'n\n',
        'b.bin': Buffer.from([0, 2, 255]),
        link: { link: 'edit.txt' }
      })
      fixture.remove('gone.txt')
      renameSync(join(fixture.workTree, 'old.txt'), join(fixture.workTree, 'new.txt'))
      chmodSync(join(fixture.workTree, 'run.sh'), 0o755)
    })

    expect(change.changes).toMatchObject([
      { kind: 'written', path: 'b.bin', mode: '100644' },
      { kind: 'written', path: 'edit.txt', mode: '100644' },
      { kind: 'deleted', path: 'gone.txt' },
      { kind: 'written', path: 'link', mode: '120000' },
      { kind: 'written', path: 'new.txt', mode: '100644' },
      { kind: 'written', path: 'new/file.txt', mode: '100644' },
      { kind: 'deleted', path: 'old.txt' },
      { kind: 'written', path: 'run.sh', mode: '100755' }
    ])
    expect(change.stat.slice(0, 2)).toEqual([
      { path: 'b.bin', added: undefined, removed: undefined },
      { path: 'edit.txt', added: 2, removed: 1 }
    ])
    expect(fixture.ask('diff-tree', '-r', '--name-only', base, change.tree).split('\n')).toHaveLength(8)
    await expect(contentOf(change.changes[0])).resolves.toEqual(Buffer.from([0, 2, 255]))
    await expect(contentOf(change.changes[3])).resolves.toEqual(Buffer.from('edit.txt'))
    expect(await treeOfVerified(checkout.git, base)).not.toBe(change.tree)
  })

  it('are empty when the work was reverted', async () => {
    const { checkout, base, change } = await changesOf({ 'a.txt': 'a\n' }, () => {
      fixture.write({ 'a.txt': 'b\n' })
      fixture.write({ 'a.txt': 'a\n' })
    })
    expect(change).toEqual({ tree: await treeOfVerified(checkout.git, base), changes: [], stat: [], skipped: [] })
  })

  it('are empty if the only edit reverts a change of the setup commands', async () => {
    const { checkout, base } = await fixture.openAt({ 'lock.json': '1\n' })
    fixture.write({ 'lock.json': '2\n' })
    const baseline = await checkout.snapshot()
    fixture.write({ 'lock.json': '1\n' })
    const change = await checkout.changesSince({ base, baseline, touched: new Set(['lock.json']) })
    expect(change.changes).toEqual([])
  })

  it('have what a tool wrote that was there before the work, although no commit has it', async () => {
    const { checkout, base } = await fixture.openAt({ 'a.txt': 'a\n' })
    fixture.write({ 'new.txt': 'new\n', 'left.txt': 'left\n', 'gone.txt': 'gone\n' })
    const baseline = await checkout.snapshot()
    fixture.write({ 'new.txt': 'new\n' })
    fixture.remove('gone.txt')
    const change = await checkout.changesSince({ base, baseline, touched: new Set(['new.txt', 'gone.txt']) })
    expect(change.changes).toMatchObject([{ kind: 'written', path: 'new.txt' }])
  })

  it('leave out changes of the setup commands', async () => {
    const { checkout, base } = await fixture.openAt({ 'lock.json': '1\n', 'a.txt': 'a\n' })
    fixture.write({ 'lock.json': '2\n', 'coverage/report.txt': '1\n', 'left.txt': '1\n', 'todo.md': '1\n' })
    const baseline = await checkout.snapshot()
    fixture.write({ 'a.txt': 'b\n', 'coverage/report.txt': '2\n', 'todo.md': '2\n' })
    fixture.remove('left.txt')
    const change = await checkout.changesSince({ base, baseline, touched: new Set(['todo.md']) })
    expect(change.changes.map(({ path }) => path)).toEqual(['a.txt', 'todo.md'])
    expect(fixture.ask('show', `${change.tree}:lock.json`)).toBe('1')
  })

  it('support any file name', async () => {
    const names = ['-rf', 'new\nline', 'quo"te\\', 'ünï 日本', ':100644 1 2', '1\t2\tx']
    const { change } = await changesOf({ 'a.txt': 'a\n' }, () => {
      fixture.write(Object.fromEntries(names.map((name) => [name, 'x\n'])))
    })
    expect(change.changes.map(({ path }) => path).sort()).toEqual([...names].sort())
    expect(change.stat.every(({ added }) => added === 1)).toBe(true)
  })

  it('turn a file into a folder and a folder into a file', async () => {
    const { change } = await changesOf({ thing: 'x\n', 'dir/a': 'a\n' }, () => {
      fixture.remove('thing')
      fixture.remove('dir')
      fixture.write({ 'thing/inside': 'i\n', dir: 'd\n' })
    })
    expect(fixture.ask('ls-tree', '-r', '--name-only', change.tree).split('\n')).toEqual(['dir', 'thing/inside'])
  })

  it('see no difference where only line endings were converted', async () => {
    const { change } = await changesOf({ '.gitattributes': '* text eol=crlf\n', 'a.txt': 'a\n' }, () => {
      fixture.write({ 'a.txt': 'a\r\n' })
    })
    expect(change.changes).toEqual([])
  })

  it('report a repository that a command created, and leave it out', async () => {
    const { change } = await changesOf({ 'a.txt': 'a\n' }, () => {
      mkdirSync(join(fixture.workTree, 'nested'))
      fixture.git(join(fixture.workTree, 'nested'), 'init', '-q')
    })
    expect(change).toMatchObject({
      changes: [],
      skipped: [{ path: 'nested/', reason: 'it is a git repository of its own' }]
    })
  })

  it('report a file that a tool wrote and a .gitignore excludes', async () => {
    const work = () => {
      fixture.write({ 'dist/out.js': 'o\n', 'dist/other.js': 'o\n', 'a.txt': 'b\n' })
    }
    const { change } = await changesOf(
      { 'a.txt': 'a\n', '.gitignore': 'dist\n' },
      work,
      new Set(['dist/out.js', 'a.txt', 'gone.txt'])
    )
    expect(change.changes.map(({ path }) => path)).toEqual(['a.txt'])
    expect(change.skipped).toEqual([{ path: 'dist/out.js', reason: 'git ignores it' }])
  })

  it('do not delete a file whose name has the character that stands for damaged ones', async () => {
    const { change } = await changesOf({ 'caf\ufffd.txt': 'a\n', 'b.txt': 'b\n' }, () => {
      fixture.write({ 'caf\ufffd.txt': 'changed\n', 'b.txt': 'c\n' })
    })
    expect(change.changes.map(({ path }) => path)).toEqual(['b.txt'])
    expect(change.skipped).toEqual([{ path: 'caf\ufffd.txt', reason: 'its name is not valid UTF-8' }])
  })

  it('keep the submodules of the commit', async () => {
    fixture.commit({ 'a.txt': 'a\n' })
    fixture.clone()
    const gitlink = `160000,${fixture.git(fixture.workTree, 'rev-parse', 'HEAD')},sub`
    fixture.git(fixture.workTree, 'update-index', '--add', '--cacheinfo', gitlink)
    fixture.git(fixture.workTree, 'commit', '-q', '-m', 'submodule')
    const base = fixture.git(fixture.workTree, 'rev-parse', 'HEAD')
    const checkout = await fixture.open()
    await checkout.switchTo(base)
    const baseline = await checkout.snapshot()
    fixture.write({ 'a.txt': 'b\n' })
    const change = await checkout.changesSince({ base, baseline, touched: nothing })
    expect(change.changes.map(({ path }) => path)).toEqual(['a.txt'])
    expect(fixture.ask('ls-tree', change.tree, 'sub')).toMatch(/^160000/)
  })
})

describe('an installation', () => {
  it('leaves nothing in a change, neither then nor later', async () => {
    const { checkout, base } = await fixture.openAt({ 'lock.json': '1\n', 'packages/a.txt': 'a\n', 'gone.txt': 'g\n' })
    fixture.write({ 'mine.txt': 'before\n' })
    const added = await checkout.isolateInstall(() => {
      fixture.write({
        'lock.json': '2\n',
        'node_modules/a/index.js': '',
        'packages/node_modules/b.js': '',
        'made.txt': ''
      })
      fixture.remove('gone.txt')
      return Promise.resolve()
    })
    expect([...added].sort()).toEqual(['made.txt', 'node_modules/', 'packages/node_modules/'])
    expect(readFileSync(join(fixture.workTree, 'lock.json'), 'utf8')).toBe('1\n')
    expect(existsSync(join(fixture.workTree, 'node_modules/a/index.js'))).toBe(true)

    const baseline = await checkout.snapshot()
    fixture.write({ 'node_modules/.cache/x': '', 'packages/a.txt': 'b\n', 'packages/new.txt': '', 'lock.json': '3\n' })
    const { changes, skipped } = await checkout.changesSince({ base, baseline, touched: new Set(['made.txt']) })
    expect(changes.map(({ path }) => path)).toEqual(['lock.json', 'packages/a.txt', 'packages/new.txt'])
    expect(skipped).toEqual([{ path: 'made.txt', reason: 'git ignores it' }])
  })

  it('keeps a lock file that it added, which counts only if the work changes it', async () => {
    const { checkout, base } = await fixture.openAt({ 'Cargo.toml': 'a\n', 'web/composer.json': '{}' })
    const added = await checkout.isolateInstall(() => {
      fixture.write({
        'Cargo.lock': '1\n',
        'web/composer.lock': '1\n',
        'target/debug/a': '',
        'Cargo.toml': 'changed\n'
      })
      return Promise.resolve()
    })
    expect(added).toEqual(['target/'])
    expect(readFileSync(join(fixture.workTree, 'Cargo.lock'), 'utf8')).toBe('1\n')
    expect(readFileSync(join(fixture.workTree, 'Cargo.toml'), 'utf8')).toBe('a\n')

    const baseline = await checkout.snapshot()
    fixture.write({ 'src/main.rs': '' })
    const first = await checkout.changesSince({ base, baseline, touched: new Set() })
    expect(first.changes.map(({ path }) => path)).toEqual(['src/main.rs'])

    fixture.write({ 'Cargo.toml': 'a\nb\n', 'Cargo.lock': '1\n2\n' })
    fixture.remove('web/composer.lock')
    const second = await checkout.changesSince({ base, baseline, touched: new Set() })
    expect(second.changes.map(({ path }) => path)).toEqual(['Cargo.lock', 'Cargo.toml', 'src/main.rs'])
  })

  it.each([
    'node_modules/.cache/x',
    'vendor/autoload.php',
    '.venv/bin/python',
    'target/debug/a.bin',
    'obj/project.assets.json',
    'build/classes/A.class',
    '.gradle/x.lock',
    'web/node_modules/a/package-lock.json',
    '.pnp.cjs',
    '.yarn/install-state.gz',
    'thing.egg-info/PKG-INFO',
    '.bundle/config'
  ])('excludes %s, git-ignored or not', async (path) => {
    const { checkout, base } = await fixture.openAt({ 'a.txt': 'a\n', 'web/package.json': '{}' })
    await checkout.isolateInstall(() => {
      fixture.write({ [path]: '1' })
      return Promise.resolve()
    })
    const baseline = await checkout.snapshot()
    fixture.write({ [path]: '2' })
    const { changes } = await checkout.changesSince({ base, baseline, touched: new Set() })
    expect(changes).toEqual([])
  })

  it('keeps what it did in a folder without tracked files, and leaves nothing of it in a change', async () => {
    const { checkout, base } = await fixture.openAt({ 'a.txt': 'a\n', 'src/b.txt': 'b\n' })
    fixture.write({ '.venv/lib/pip/main.py': 'old\n', '.venv/lib/old/gone.py': '', 'src/made.txt': 'made\n' })
    const added = await checkout.isolateInstall(() => {
      fixture.write({ 'a.txt': 'x', 'src/made.txt': 'x', '.venv/bin/pytest': '', '.venv/lib/pip/main.py': 'new\n' })
      fixture.remove('.venv/lib/old')
      return Promise.resolve()
    })
    expect(added).toEqual(['.venv/bin/'])
    const read = (path: string) => readFileSync(join(fixture.workTree, path), 'utf8')
    const files = ['a.txt', 'src/made.txt', '.venv/bin/pytest', '.venv/lib/pip/main.py']
    expect(files.map(read)).toEqual(['a\n', 'made\n', '', 'new\n'])
    expect(existsSync(join(fixture.workTree, '.venv/lib/old'))).toBe(false)

    const baseline = await checkout.snapshot()
    fixture.write({ '.venv/bin/pytest': '2', '.venv/lib/pip/main.py': 'newer\n', 'a.txt': 'b\n' })
    const { changes } = await checkout.changesSince({ base, baseline, touched: nothing })
    expect(changes.map(({ path }) => path)).toEqual(['a.txt'])
  })

  it('deletes nothing that it added, even if a .gitignore takes it in', async () => {
    const { checkout, base } = await fixture.openAt({ '.gitignore': '*\n!*/\n!*.js\n', 'a.js': 'a\n' })
    await checkout.isolateInstall(() => {
      fixture.write({ 'node_modules/x/index.js': '1' })
      return Promise.resolve()
    })
    expect(existsSync(join(fixture.workTree, 'node_modules/x/index.js'))).toBe(true)
    const baseline = await checkout.snapshot()
    fixture.write({ 'node_modules/x/index.js': '2', 'a.js': 'b\n' })
    const { changes } = await checkout.changesSince({ base, baseline, touched: nothing })
    expect(changes.map(({ path }) => path)).toEqual(['a.js'])
  })

  it('excludes exactly what it added, whatever its name', async () => {
    const names = ['a*b', '[x]', '!no', '#comment', 'back\\slash', 'end ', 'new\nline', 'ünï 日本', 'q?']
    const { checkout, base } = await fixture.openAt({ 'a.txt': 'a\n' })
    await checkout.isolateInstall(() => {
      fixture.write(Object.fromEntries(names.map((name) => [`${name}/file`, ''])))
      return Promise.resolve()
    })
    const baseline = await checkout.snapshot()
    const others = ['aXb/file', 'x/file', 'no/file', 'comment/file', 'end/file', 'qq/file']
    fixture.write(Object.fromEntries([...others, ...names.map((name) => `${name}/late`)].map((path) => [path, ''])))
    const { changes } = await checkout.changesSince({ base, baseline, touched: new Set() })
    expect(changes.map(({ path }) => path)).toEqual(others.toSorted())
  })
})

describe('a selection', () => {
  it('removes protected paths from the change', async () => {
    const { checkout, base, change } = await changesOf({ 'a.txt': 'a\n', 'old.yml': 'o\n' }, () => {
      fixture.write({ 'a.txt': 'b\n', '.github/workflows/ci.yml': 'on: push\n' })
      fixture.remove('old.yml')
    })
    const kept = await selectChanges(
      checkout.git,
      base,
      change.changes.filter(({ path }) => !path.startsWith('.github/'))
    )
    expect(kept.changes.map(({ path }) => path)).toEqual(['a.txt', 'old.yml'])
    expect(fixture.ask('ls-tree', '-r', '--name-only', kept.tree)).toBe('a.txt')
  })
})

describe('a patch', () => {
  it('is text that git applies, whatever .gitattributes says', async () => {
    const files = { 'a.txt': 'a\n', 'b.bin': Buffer.from([0, 1]) }
    const { checkout, base, change } = await changesOf(files, () => {
      fixture.write({ 'a.txt': 'b\n', 'b.bin': Buffer.from([0, 2, 255]), '.gitattributes': '*.txt -diff\n' })
    })
    const { text, isComplete } = await writePatch(checkout.git, { base, tree: change.tree })
    expect(isComplete).toBe(true)
    expect(text).toContain('-a\n+b\n')

    fixture.git(fixture.root, 'clone', '-q', fixture.origin, 'fresh')
    const fresh = join(fixture.root, 'fresh')
    writeFileSync(join(fixture.root, 'change.patch'), text)
    fixture.git(fresh, 'apply', '--index', join(fixture.root, 'change.patch'))
    expect(fixture.git(fresh, 'write-tree')).toBe(change.tree)
  })

  it('leaves out whole files to stay within the limit', async () => {
    const { checkout, base, change } = await changesOf({ 'a.txt': 'a\n' }, () => {
      fixture.write({
        'a.txt': 'b\n',
        'big.txt': 'line\n'.repeat(2000),
        'huge.txt': 'x\n'.repeat(200_000),
        'z.txt': 'z\n'
      })
    })
    const { text, isComplete } = await writePatch(checkout.git, { base, tree: change.tree, maxBytes: 5000 })
    expect(isComplete).toBe(false)
    expect(text.length).toBeLessThan(5000)
    // Those that fit are there, whatever comes before them.
    expect(text.match(/^diff --git.*$/gm)).toEqual(['diff --git a/a.txt b/a.txt', 'diff --git a/z.txt b/z.txt'])
  })
})

describe('a rebase', () => {
  async function rebased(onto: Readonly<Record<string, Content>>, work: () => void) {
    const done = await changesOf({ 'a.txt': 'one\ntwo\nthree\nfour\nfive\n', 'b.txt': 'b\n' }, work)
    const commit = fixture.commit(onto)
    fixture.git(fixture.workTree, 'fetch', '-q', 'origin')
    return { ...done, onto: commit, result: await mergedOnto(done, commit) }
  }
  const mergedOnto = (done: { checkout: Checkout; base: string; change: { tree: string } }, onto: string) =>
    done.checkout.rebase({ base: done.base, ours: done.change.tree, onto })

  it('applies the change to a head that moved', async () => {
    const moved = { 'a.txt': 'one\ntwo\nthree\nfour\nFIVE\n', 'b.txt': 'b\n', 'c.txt': 'c\n' }
    const { result } = await rebased(moved, () => {
      fixture.write({ 'a.txt': 'ONE\ntwo\nthree\nfour\nfive\n' })
    })
    expect(result).toMatchObject({ kind: 'merged', edit: { changes: [{ kind: 'written', path: 'a.txt' }] } })
    const tree = result.kind === 'merged' ? result.edit.tree : ''
    expect(fixture.ask('show', `${tree}:a.txt`)).toBe('ONE\ntwo\nthree\nfour\nFIVE')
    expect(fixture.ask('ls-tree', '--name-only', tree)).toContain('c.txt')
  })

  it('names the files in conflict', async () => {
    const { result } = await rebased({ 'a.txt': 'uno\n', 'b.txt': 'b\n' }, () => {
      fixture.write({ 'a.txt': 'eins\n' })
    })
    expect(result).toEqual({ kind: 'conflict', paths: ['a.txt'] })
  })

  it('is empty when the same change was made in the meantime', async () => {
    const { result, checkout, onto } = await rebased({ 'a.txt': 'same\n', 'b.txt': 'b\n' }, () => {
      fixture.write({ 'a.txt': 'same\n' })
    })
    expect(result).toEqual({
      kind: 'merged',
      edit: { tree: await treeOfVerified(checkout.git, onto), changes: [], stat: [] }
    })
  })
})

describe('a file of a commit', () => {
  it('is read through symbolic links of the commit', async () => {
    const { checkout, base } = await fixture.openAt({
      '.github/agent.yml': 'verify: [npm test]\n',
      'docs/AGENTS.md': { link: '../CLAUDE.md' },
      'CLAUDE.md': 'Be kind.\n',
      out: { link: '/etc/passwd' },
      loop: { link: 'loop' }
    })
    await expect(readVerified(checkout.git, { commit: base, path: '.github/agent.yml' })).resolves.toBe(
      'verify: [npm test]\n'
    )
    await expect(readVerified(checkout.git, { commit: base, path: 'docs/AGENTS.md' })).resolves.toBe('Be kind.\n')
    for (const path of ['missing', '.github', '.github/agent.yml/x', 'out', 'loop', '../outside']) {
      await expect(readVerified(checkout.git, { commit: base, path })).resolves.toBeUndefined()
    }
  })

  it('is refused when it is too large', async () => {
    const { checkout, base } = await fixture.openAt({ big: 'x'.repeat(1024 * 1024 + 1) })
    await expect(readVerified(checkout.git, { commit: base, path: 'big' })).rejects.toThrow(/1048577 bytes/)
  })

  it('is refused when the workspace has a forged blob', async () => {
    const base = fixture.commit({ 'agent.yml': 'honest\n', 'evil.yml': 'forged\n' })
    fixture.clone()
    const objects = join(fixture.workTree, '.git/objects')
    const pathOf = (id: string) => join(objects, id.slice(0, 2), id.slice(2))
    unpack(objects)
    const [honest = '', forged = ''] = ['agent.yml', 'evil.yml'].map((path) =>
      fixture.git(fixture.workTree, 'rev-parse', `HEAD:${path}`)
    )
    rmSync(pathOf(honest))
    copyFileSync(pathOf(forged), pathOf(honest))
    await expect(readVerified((await fixture.open()).git, { commit: base, path: 'agent.yml' })).rejects.toThrow(
      /damaged or forged/
    )
  })
})

describe('the parser of differences', () => {
  it('parses modes, ids and counts next to unusual names', () => {
    const id = 'a'.repeat(40)
    const output = `:100644 100755 ${id} ${id} M\0:x y\0:000000 100644 ${id} ${id} A\0b\0` + '1\t2\t:x y\0-\t-\tb\0'
    expect(parseDifferences(output)).toEqual([
      { path: ':x y', oldMode: '100644', newMode: '100755', oldBlob: id, newBlob: id, added: 1, removed: 2 },
      {
        path: 'b',
        oldMode: '000000',
        newMode: '100644',
        oldBlob: id,
        newBlob: id,
        added: undefined,
        removed: undefined
      }
    ])
  })
})

describe('the tree of a commit', () => {
  it('is refused when the workspace has a forged commit', async () => {
    const old = fixture.commit({ 'a.txt': 'old\n' })
    const base = fixture.commit({ 'a.txt': 'new\n' })
    fixture.clone()
    const objects = join(fixture.workTree, '.git/objects')
    const pathOf = (id: string) => join(objects, id.slice(0, 2), id.slice(2))
    unpack(objects)
    rmSync(pathOf(base))
    copyFileSync(pathOf(old), pathOf(base))
    await expect(treeOfVerified((await fixture.open()).git, base)).rejects.toThrow(/damaged or forged/)
  })
})

function unpack(objects: string): void {
  const pack = join(objects, 'pack')
  const name = readdirSync(pack).find((file) => file.endsWith('.pack')) ?? ''
  const input = readFileSync(join(pack, name))
  rmSync(pack, { recursive: true })
  mkdirSync(pack)
  execFileSync('git', ['unpack-objects', '-q'], { cwd: objects, input })
}

function contentOf(
  change: Awaited<ReturnType<Checkout['changesSince']>>['changes'][number] | undefined
): Promise<Buffer> {
  return change?.kind === 'written' ? change.readContent() : Promise.reject(new Error('Not written.'))
}

it('reads what the files of a change have now, whatever it is', async () => {
  const { checkout, base } = await fixture.openAt({ 'a.txt': 'a\n' })
  const baseline = await checkout.snapshot()
  const contents: Readonly<Record<string, string>> = {
    'a.txt': '',
    binary: '\0\n blob 3\n\uFFFF',
    'same-1': 'same\n',
    'same-2': 'same\n',
    large: 'large\n'.repeat(100_000)
  }
  fixture.write(contents)
  const { changes } = await checkout.changesSince({ base, baseline, touched: new Set() })
  const read = changes.map(async (each) => [
    each.path,
    each.kind === 'written' && (await each.readContent()).toString()
  ])
  expect(Object.fromEntries(await Promise.all(read))).toEqual(contents)
})

it('reads a change of nothing but a large file', async () => {
  const { checkout, base } = await fixture.openAt({ 'a.txt': 'a\n' })
  const baseline = await checkout.snapshot()
  const large = 'large\n'.repeat(100_000)
  fixture.write({ 'a.txt': large })
  const { changes } = await checkout.changesSince({ base, baseline, touched: new Set() })
  const [change] = changes
  expect(change?.kind === 'written' && (await change.readContent()).toString()).toBe(large)
})

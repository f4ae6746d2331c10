import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { UserError } from '../../src/errors.ts'
import { Fixture } from '../support/git-fixture.ts'
import { writePatch } from '../../src/git/patch.ts'
import { treeOfVerified } from '../../src/git/verified-read.ts'

let fixture: Fixture
beforeEach(() => {
  fixture = new Fixture()
})
afterEach(() => {
  fixture.discard()
})

const inTree = (path: string) => join(fixture.workTree, path)
const read = (path: string) => readFileSync(inTree(path), 'utf8')

describe('switching', () => {
  it('keeps untracked and ignored files, and deletes files that the commit lacks', async () => {
    const target = fixture.commit({ 'a.txt': 'target\n', 'sub/b.txt': 'b\n', '.gitignore': 'node_modules\n' }, 'target')
    fixture.commit({ 'a.txt': 'other\n', 'old/gone.txt': 'x\n', '.gitignore': 'node_modules\n' })
    fixture.clone()
    fixture.git(fixture.workTree, 'fetch', '-q', 'origin', 'target')
    fixture.write({ 'node_modules/m/index.js': 'kept\n', 'notes.txt': 'kept\n', 'a.txt': 'edited by hand\n' })

    await (await fixture.open()).switchTo(target)

    expect(read('a.txt')).toBe('target\n')
    expect(read('sub/b.txt')).toBe('b\n')
    expect(existsSync(inTree('old'))).toBe(false)
    expect(read('node_modules/m/index.js')).toBe('kept\n')
    expect(read('notes.txt')).toBe('kept\n')
  })

  it('does not rewrite unchanged files', async () => {
    const base = fixture.commit({ 'a.txt': 'a\n' })
    fixture.clone()
    const before = statSync(inTree('a.txt')).ino
    await (await fixture.open()).switchTo(base)
    expect(statSync(inTree('a.txt')).ino).toBe(before)
  })

  it('keeps modes and symbolic links', async () => {
    await fixture.openAt({ 'run.sh': { script: '#!/bin/sh\n' }, 'a.txt': 'a\n', link: { link: 'a.txt' } })
    expect(statSync(inTree('run.sh')).mode & 0o111).toBe(0o111)
    expect(readlinkSync(inTree('link'))).toBe('a.txt')
  })

  it('replaces an untracked folder with a file, and a file with a folder', async () => {
    const base = fixture.commit({ thing: 'file\n', 'dir/x': 'x\n' })
    fixture.clone()
    fixture.remove('thing')
    fixture.remove('dir')
    fixture.write({ 'thing/deep/y': 'y\n', dir: 'now a file\n' })
    await (await fixture.open()).switchTo(base)
    expect(read('thing')).toBe('file\n')
    expect(read('dir/x')).toBe('x\n')
  })

  it('keeps untracked files that are in a snapshot', async () => {
    const other = fixture.commit({ 'a.txt': 'other\n' }, 'other')
    const base = fixture.commit({ 'a.txt': 'a\n' })
    fixture.clone()
    const checkout = await fixture.open()
    await checkout.switchTo(base)
    fixture.write({ 'report.xml': 'kept\n' })
    await checkout.snapshot()
    await checkout.switchTo(other)
    expect(read('report.xml')).toBe('kept\n')
    expect(read('a.txt')).toBe('other\n')
  })

  it('writes nothing through a folder that was replaced by a link out of the work tree', async () => {
    const base = fixture.commit({ 'dir/file.txt': 'ours\n', 'dir/sub/deep.txt': 'ours\n' })
    fixture.clone()
    fixture.remove('dir')
    mkdirSync(join(fixture.outside, 'sub'))
    writeFileSync(join(fixture.outside, 'file.txt'), 'theirs\n')
    symlinkSync(fixture.outside, inTree('dir'))

    await (await fixture.open()).switchTo(base)

    expect(readFileSync(join(fixture.outside, 'file.txt'), 'utf8')).toBe('theirs\n')
    expect(readdirSync(join(fixture.outside, 'sub'))).toEqual([])
    expect(lstatSync(inTree('dir')).isDirectory()).toBe(true)
    expect(read('dir/file.txt')).toBe('ours\n')
  })

  it('deletes nothing through a folder that was replaced by a link out of the work tree', async () => {
    const target = fixture.commit({ 'a.txt': 'a\n' }, 'target')
    fixture.commit({ 'dir/file.txt': 'ours\n' })
    fixture.clone()
    fixture.remove('dir')
    writeFileSync(join(fixture.outside, 'file.txt'), 'theirs\n')
    symlinkSync(fixture.outside, inTree('dir'))

    await (await fixture.open()).switchTo(target)

    expect(readFileSync(join(fixture.outside, 'file.txt'), 'utf8')).toBe('theirs\n')
  })

  it('refuses a tree with a .git folder in it', async () => {
    fixture.commit({ 'a.txt': 'a\n' })
    fixture.clone()
    const blob = fixture.git(fixture.workTree, 'rev-parse', 'HEAD:a.txt')
    const makeTree = (line: string) =>
      execFileSync('git', ['mktree'], { cwd: fixture.workTree, input: `${line}\n`, encoding: 'utf8' }).trim()
    const inner = makeTree(`100644 blob ${blob}\tconfig`)
    const outer = makeTree(`040000 tree ${inner}\t.GIT`)
    const commit = fixture.git(fixture.workTree, 'commit-tree', '-m', 'evil', outer)
    await expect((await fixture.open()).switchTo(commit)).rejects.toThrow(UserError)
    expect(existsSync(inTree('.GIT'))).toBe(false)
  })

  it('runs no program that the workspace configures', async () => {
    const attributes = '* filter=evil diff=evil merge=evil\n'
    const base = fixture.commit({ 'a.txt': 'a\n', '.gitattributes': attributes })
    fixture.clone()
    const evil = `touch ${join(fixture.outside, 'ran')}; false`
    const script = `#!/bin/sh\n${evil}\n`
    for (const key of ['core.fsmonitor', 'core.sshCommand', 'core.pager', 'core.editor', 'core.alternateRefsCommand']) {
      fixture.git(fixture.workTree, 'config', key, evil)
    }
    for (const key of [
      'filter.evil.smudge',
      'filter.evil.clean',
      'diff.evil.textconv',
      'merge.evil.driver',
      'diff.external'
    ]) {
      fixture.git(fixture.workTree, 'config', key, evil)
    }
    for (const hook of [
      'post-checkout',
      'post-index-change',
      'reference-transaction',
      'pre-commit',
      'fsmonitor-watchman'
    ]) {
      fixture.write({ [`.git/hooks/${hook}`]: { script } })
    }
    fixture.remove('a.txt')

    const checkout = await fixture.open()
    await checkout.switchTo(base)
    const baseline = await checkout.snapshot()
    fixture.write({ 'a.txt': 'changed\n' })
    const change = await checkout.changesSince({ base, baseline, touched: new Set() })
    await writePatch(checkout.git, { base, tree: change.tree })

    expect(change.changes).toHaveLength(1)
    expect(readdirSync(fixture.outside)).toEqual([])
  })

  it('reports a commit that was never fetched', async () => {
    const base = fixture.commit({ 'a.txt': 'a\n' })
    await expect((await fixture.open()).switchTo(base)).rejects.toThrow(/could not be switched to commit/)
  })

  it('stops when aborted', async () => {
    const base = fixture.commit({ 'a.txt': 'a\n' })
    fixture.clone()
    const controller = new AbortController()
    const checkout = await fixture.open({ signal: controller.signal })
    controller.abort(new Error('cancelled by hand'))
    await expect(checkout.switchTo(base)).rejects.toThrow('cancelled by hand')
  })
})

describe('the workspace as an earlier step left it', () => {
  it.each([
    [
      'a pointer file',
      () => {
        writeFileSync(inTree('.git'), `gitdir: ${fixture.outside}/moved\n`)
      }
    ],
    [
      'a symbolic link',
      () => {
        symlinkSync(join(fixture.outside, 'moved'), inTree('.git'))
      }
    ]
  ])('is not used when .git is %s', async (_, replace) => {
    fixture.commit({ 'a.txt': 'a\n' })
    fixture.clone()
    renameSync(inTree('.git'), join(fixture.outside, 'moved'))
    replace()
    const checkout = await fixture.open()
    expect(checkout.workspaceCommit).toBeUndefined()
    expect(existsSync(join(fixture.gitDir, 'objects/info/alternates'))).toBe(false)
  })

  it('is not used when it borrows objects from elsewhere', async () => {
    fixture.commit({ 'a.txt': 'a\n' })
    fixture.clone()
    writeFileSync(inTree('.git/objects/info/alternates'), '/somewhere/else/objects\n')
    expect((await fixture.open()).workspaceCommit).toBeUndefined()
  })

  it('is not used when it is a partial clone', async () => {
    fixture.git(fixture.origin, 'config', 'uploadpack.allowFilter', 'true')
    fixture.commit({ 'a.txt': 'a\n' })
    fixture.clone('--filter=blob:none')
    expect((await fixture.open()).workspaceCommit).toBeUndefined()
  })

  it('has its commit read from packed refs and from a detached HEAD', async () => {
    const base = fixture.commit({ 'a.txt': 'a\n' })
    fixture.clone()
    fixture.git(fixture.workTree, 'pack-refs', '--all')
    expect((await fixture.open()).workspaceCommit).toBe(base)
    fixture.git(fixture.workTree, 'checkout', '-q', '--detach')
    expect((await fixture.open()).workspaceCommit).toBe(base)
  })

  it('has no commit when HEAD points outside', async () => {
    fixture.commit({ 'a.txt': 'a\n' })
    fixture.clone()
    writeFileSync(inTree('.git/HEAD'), 'ref: refs/../../../outside/secret\n')
    expect((await fixture.open()).workspaceCommit).toBeUndefined()
  })

  it('can be reopened after a shallow fetch', async () => {
    fixture.commit({ 'a.txt': 'a\n' })
    const base = fixture.commit({ 'a.txt': 'b\n' })
    fixture.clone('--depth=1')
    await fixture.open()
    const checkout = await fixture.open()
    await checkout.switchTo(base)
    expect(readFileSync(join(fixture.gitDir, 'shallow'), 'utf8')).toBe(`${base}\n`)
  })

  it('keeps our git directory out of the work tree', async () => {
    await expect(fixture.open({ gitDir: inTree('state') })).rejects.toThrow(/inside the workspace/)
  })
})

describe('snapshots', () => {
  it('equal the commit when nothing was changed, including line endings', async () => {
    const files = {
      '.gitattributes': '*.txt text eol=crlf\n',
      'a.txt': 'one\ntwo\n',
      'bin.dat': Buffer.from([0, 13, 10, 255])
    }
    const { checkout, base } = await fixture.openAt(files)
    await expect(checkout.snapshot()).resolves.toEqual({ tree: await treeOfVerified(checkout.git, base), skipped: [] })
    fixture.remove('a.txt')
    await checkout.switchTo(base)
    expect(read('a.txt')).toBe('one\r\ntwo\r\n')
    await expect(checkout.snapshot()).resolves.toEqual({ tree: await treeOfVerified(checkout.git, base), skipped: [] })
  })

  it('detect an edit that keeps size and modification time', async () => {
    const { checkout } = await fixture.openAt({ 'a.txt': 'one\n' })
    const before = await checkout.snapshot()
    fixture.write({ 'a.txt': 'two\n' })
    expect((await checkout.snapshot()).tree).not.toBe(before.tree)
  })

  it('leave the workspace’s own repository unchanged', async () => {
    const { checkout } = await fixture.openAt({ 'a.txt': 'one\n' })
    fixture.write({ 'new.txt': 'new\n' })
    await checkout.snapshot()
    expect(fixture.git(fixture.workTree, 'status', '--porcelain')).toBe('?? new.txt')
  })

  it('support any file name', async () => {
    const { checkout } = await fixture.openAt({ 'a.txt': 'a\n' })
    const names = [
      '-rf',
      'new\nline',
      'quo"te\\',
      "it's",
      'ünï – 日本',
      ' blank ',
      ':(exclude)a.txt',
      'tab\tname',
      ':100644 1 2',
      '1\t2\tx'
    ]
    fixture.write(Object.fromEntries(names.map((name) => [name, `${name}\n`])))
    const { tree } = await checkout.snapshot()
    const listed = fixture.ask('ls-tree', '-r', '-z', '--name-only', tree).split('\0').filter(Boolean)
    expect(listed.sort()).toEqual([...names, 'a.txt'].sort())
  })

  it('record a link as a link and do not follow it', async () => {
    const { checkout } = await fixture.openAt({ 'a.txt': 'a\n', 'dir/f.txt': 'f\n' })
    writeFileSync(join(fixture.outside, 'f.txt'), 'secret\n')
    fixture.remove('dir')
    symlinkSync(fixture.outside, inTree('dir'))
    const { tree } = await checkout.snapshot()
    expect(fixture.ask('ls-tree', '-r', tree)).toMatch(/^120000 blob \w+\tdir$/m)
    expect(fixture.ask('ls-tree', '-r', '--name-only', tree)).not.toContain('dir/f.txt')
  })

  it('leave out and report files that cannot be published', async () => {
    const { checkout } = await fixture.openAt({ 'a.txt': 'a\n', 'b.txt': 'b\n' })
    fixture.remove('b.txt')
    execFileSync('mkfifo', [inTree('b.txt')])
    fixture.git(fixture.workTree, 'init', '-q', 'nested')
    fixture.git(inTree('nested'), 'commit', '-q', '--allow-empty', '-m', 'x')
    fixture.write({
      'x/.GIT/config': 'c\n',
      'git~1/config': 'c\n',
      '.g\u200cit/config': 'c\n',
      '.gitmodules': { link: 'a.txt' }
    })
    const { tree, skipped } = await checkout.snapshot()
    expect(skipped.map(({ path }) => path).sort()).toEqual(
      ['.gitmodules', '.g\u200cit/config', 'b.txt', 'git~1/config', 'nested/', 'x/.GIT/config'].sort()
    )
    expect(fixture.ask('ls-tree', '-r', '--name-only', tree)).toBe('a.txt')
  })

  it('start no git inside a submodule that a command planted', async () => {
    fixture.commit({ 'a.txt': 'a\n' })
    fixture.clone()
    fixture.git(fixture.workTree, 'init', '-q', 'sub')
    fixture.git(inTree('sub'), 'commit', '-q', '--allow-empty', '-m', 'x')
    fixture.git(fixture.workTree, 'add', 'sub')
    fixture.git(fixture.workTree, 'commit', '-q', '-m', 'with a submodule')
    const base = fixture.git(fixture.workTree, 'rev-parse', 'HEAD')
    const evil = `#!/bin/sh\ntouch ${join(fixture.outside, 'ran')}\n`
    fixture.write({ 'evil.sh': { script: evil } })
    fixture.git(inTree('sub'), 'config', 'core.fsmonitor', inTree('evil.sh'))
    fixture.write({ 'sub/changed.txt': 'x\n' })

    const checkout = await fixture.open()
    await checkout.switchTo(base)
    const baseline = await checkout.snapshot()
    fixture.git(inTree('sub'), 'commit', '-q', '--allow-empty', '-m', 'moved', '--no-verify')
    rmSync(join(fixture.outside, 'ran'), { force: true })
    const change = await checkout.changesSince({ base, baseline, touched: new Set() })

    expect(change.changes).toEqual([])
    expect(readdirSync(fixture.outside)).toEqual([])
    // Proves that the trap works with ordinary git.
    fixture.git(fixture.workTree, 'status')
    expect(readdirSync(fixture.outside)).toEqual(['ran'])
  })

  it('leave out an unreadable file', async () => {
    const { checkout } = await fixture.openAt({ 'a.txt': 'a\n' })
    fixture.write({ 'secret.txt': 's\n', 'fine.txt': 'f\n' })
    chmodSync(inTree('secret.txt'), 0)
    const isRoot = process.getuid?.() === 0
    const { tree, skipped } = await checkout.snapshot()
    const expected = isRoot ? [] : [{ path: 'secret.txt', reason: 'it cannot be read' }]
    expect(skipped).toEqual(expected)
    expect(fixture.ask('ls-tree', '-r', '--name-only', tree)).toContain('fine.txt')
  })

  it('report what git cannot record', async () => {
    const { checkout } = await fixture.openAt({ 'a.txt': 'a\n' })
    fixture.write({ '.gitattributes': '*.dat working-tree-encoding=UTF-16\n', 'x.dat': 'odd' })
    await expect(checkout.snapshot()).rejects.toThrow(/could not be recorded: .*x\.dat/s)
  })

  it('accept an unchanged work tree at a commit', async () => {
    const base = fixture.commit({ 'a.txt': 'a\n', 'kept.log': 'tracked though ignored\n', '.gitignore': '*.log\n' })
    fixture.clone()
    fixture.write({ 'a.txt': 'edited\n' })
    const checkout = await fixture.open()
    await checkout.resetIndexTo(base)
    expect(read('a.txt')).toBe('edited\n')
    const { tree } = await checkout.snapshot()
    expect(fixture.ask('diff-tree', '-r', '--name-only', base, tree)).toBe('a.txt')
  })
})

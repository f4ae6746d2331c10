import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import '../support/property-seed.ts'
import { diffSince, listCheckpoints, undoTo } from '../../src/git/checkpoint-history.ts'
import { CheckpointJournal } from '../../src/git/checkpoint-journal.ts'
import { RunCheckpoints, type CheckpointStore } from '../../src/git/run-checkpoints.ts'
import { Fixture } from '../support/git-fixture.ts'

const signal = new AbortController().signal
const now = () => new Date('2026-05-04T12:00:00Z')

let fixture: Fixture
beforeEach(() => {
  fixture = new Fixture()
})
afterEach(() => {
  fixture.discard()
})

/** Runs a script in the work tree, like a command of the model. */
const shell = (script: string) => execFileSync('bash', ['-c', `set -e; ${script}`], { cwd: fixture.workTree })

/** Every path of the work tree with its type, mode and content. */
const tree = () =>
  execFileSync(
    'bash',
    ['-c', "find . -path ./.git -prune -o -printf '%y %m %p %l ' \\( -type f -exec cksum {} + -o -print \\) | sort"],
    { cwd: fixture.workTree, encoding: 'utf8' }
  )
    .replaceAll(/^d .*\n/gm, '')
    .trim()

async function open(): Promise<CheckpointStore> {
  const checkout = await fixture.open({ isExact: true })
  return { checkout, journal: new CheckpointJournal(checkout.git.directory, now) }
}

/** A run that starts in a clone with these files. */
async function begin(files: Parameters<Fixture['commit']>[0] = { 'a.txt': 'a\n', '.gitignore': '*.log\n' }) {
  fixture.commit(files)
  fixture.clone()
  const store = await open()
  const run = new RunCheckpoints({ open: () => Promise.resolve(store), request: 'fix it' })
  await run.take(signal)
  return { store, run }
}

describe('the checkpoints of a run', () => {
  it('start with the tree before the work and are numbered in order', async () => {
    const { store, run } = await begin()
    fixture.write({ 'b.txt': 'b\n' })
    await expect(run.take(signal)).resolves.toMatchObject({ number: 1 })
    fixture.write({ 'b.txt': 'c\n' })
    await expect(run.take(signal)).resolves.toMatchObject({ number: 2 })
    expect(store.journal.entries.map(({ request }) => request)).toEqual(['fix it', undefined, undefined])
  })

  it('are not added for an unchanged tree', async () => {
    const { store, run } = await begin()
    await expect(run.take(signal)).resolves.toMatchObject({ number: 0 })
    fixture.write({ 'b.txt': 'b\n' })
    const [one, other] = await Promise.all([run.take(signal), run.take(signal)])
    expect([one.number, other.number, store.journal.entries.length]).toEqual([1, 1, 2])
  })

  it.each([
    ['a new file', 'echo new > new.txt', true],
    ['a mode', 'chmod +x a.txt', true],
    ['a file of the same length', 'echo b > a.txt', true],
    ['a deleted file', 'rm a.txt', true],
    ['only a modification time', 'touch -d 2001-01-01 a.txt', false],
    ['an ignored file', 'echo x > x.log', false],
    ['a new file that is deleted again', 'echo x > x.txt; rm x.txt', false]
  ])('tell whether the tree was changed, for %s', async (_, script, hasChanged) => {
    const { run } = await begin()
    shell(script)
    await expect(run.hasChanged(signal)).resolves.toBe(hasChanged)
  })

  it('report the paths that differ from the first one', async () => {
    const { run } = await begin()
    shell('rm a.txt; echo new > new.txt; echo x > x.log')
    await expect(run.changedPaths(signal)).resolves.toEqual(['a.txt', 'new.txt'])
  })

  it('are not taken after the run has ended', async () => {
    const { run } = await begin()
    const reason = new Error('ended')
    await expect(run.take(AbortSignal.abort(reason))).rejects.toBe(reason)
  })

  it('reuse an existing snapshot', async () => {
    fixture.commit({ 'a.txt': 'a\n' })
    fixture.clone()
    const store = await open()
    const baseline = await store.checkout.snapshot()
    const run = new RunCheckpoints({ open: () => Promise.resolve(store), request: 'fix it', baseline })
    await expect(run.take(signal)).resolves.toMatchObject({ number: 0, id: baseline.tree })
  })

  it('continue from run to run, each with the step that followed', async () => {
    const { store, run } = await begin()
    run.recordStep(0, { tool: 'edit_file', subject: 'a.txt' })
    await run.close()
    const again = await open()
    const next = new RunCheckpoints({ open: () => Promise.resolve(again), request: 'and this' })
    await expect(next.take(signal)).resolves.toMatchObject({ number: 1, id: store.journal.last?.id })
    expect(again.journal.entries).toMatchObject([
      { number: 0, request: 'fix it', step: { tool: 'edit_file', subject: 'a.txt' } },
      { number: 1, request: 'and this', takenAt: '2026-05-04T12:00:00.000Z' }
    ])
  })

  it('can be read after an incomplete line', async () => {
    const { store } = await begin()
    appendFileSync(join(store.checkout.git.directory, 'checkpoints.jsonl'), '{"number":1,"id":"0')
    const { journal } = await open()
    expect(journal.entries).toHaveLength(1)
    journal.add({ id: store.journal.last?.id ?? '' })
    expect((await open()).journal.entries).toHaveLength(2)
  })

  it('record what a killed run was about to do', async () => {
    const { run } = await begin()
    run.recordStep(0, { tool: 'run_command', subject: 'make' })
    await Promise.resolve()
    expect((await open()).journal.entries).toMatchObject([{ step: { tool: 'run_command', subject: 'make' } }])
  })

  it('protect their trees from git prune until they are the oldest and are deleted', async () => {
    const { store, run } = await begin()
    for (const text of ['one\n', 'two\n', 'three\n']) {
      fixture.write({ 'b.txt': text })
      await run.take(signal)
    }
    const [, first, , last] = store.journal.entries.map(({ id }) => id)
    await store.checkout.prune()
    expect(fixture.ask('cat-file', '-t', first ?? '')).toBe('tree')
    store.journal.keepNewest(2)
    await store.checkout.prune()
    expect(() => fixture.ask('cat-file', '-t', first ?? '')).toThrow(/could not get object info/)
    expect(fixture.ask('cat-file', '-t', last ?? '')).toBe('tree')
    expect((await open()).journal.entries.map(({ number }) => number)).toEqual([2, 3])
  })
})

const start = {
  'a.txt': 'a\n',
  'sub/b.txt': 'b\n',
  'sub/deep/c.txt': 'c\n',
  'run.sh': { script: '#!/bin/sh\n' },
  link: { link: 'sub/b.txt' },
  'windows.txt': 'one\r\ntwo\r\n',
  '.gitattributes': '* text=auto\n*.enc working-tree-encoding=UTF-16\n',
  '.gitignore': '*.log\nbuild/\n'
}

describe('undo', () => {
  it.each([
    ['deleted', 'rm -r sub a.txt'],
    ['new', 'echo x > new.txt; mkdir -p x/y; echo y > x/y/z.txt'],
    ['changed', 'echo more >> a.txt'],
    ['renamed', 'mv a.txt z.txt; mv sub other'],
    ['made executable or not executable', 'chmod +x a.txt; chmod -x run.sh'],
    ['replaced by a link', 'rm a.txt; ln -s sub/b.txt a.txt'],
    ['a link replaced by a file', 'rm link; echo x > link'],
    ['a link with another target', 'ln -sfn /etc/passwd link'],
    ['replaced by a folder', 'rm a.txt; mkdir a.txt; echo x > a.txt/b'],
    ['a folder replaced by a file', 'rm -r sub; echo x > sub'],
    ['given other line endings', "sed -i 's/\\r//' windows.txt; sed -i 's/$/\\r/' a.txt"],
    ['new and have strange names', "echo x > $'a\\nb'; echo x > ' *?[x]'; echo x > ü; echo x > -- -rf"],
    ['not in the declared encoding', 'echo ä > x.enc'],
    ['no longer ignored', 'echo > .gitignore; echo x > x.log']
  ])('restores files that are %s, and can itself be undone', async (_, script) => {
    const { store } = await begin(start)
    // Compares the files as they are, not as git stores them.
    fixture.write({ 'windows.txt': 'one\r\ntwo\n' })
    const run = new RunCheckpoints({ open: () => Promise.resolve(store), request: 'more' })
    await run.take(signal)
    const before = tree()
    shell(script)
    const after = tree()
    const { saved } = await undoTo(store, undefined)
    expect(tree()).toBe(before)
    await undoTo(store, saved?.number)
    expect(tree()).toBe(after)
  })

  it('restores any state after any changes', async () => {
    const { store, run } = await begin(start)
    const paths = fc.constantFrom('a.txt', 'sub', 'sub/b.txt', 'sub/deep', 'new', 'new/x', 'link', 'run.sh')
    const action = fc.oneof(
      paths.map((path) => `rm -rf ${path}`),
      fc.tuple(paths, fc.nat(3)).map(([path, text]) => `mkdir -p $(dirname ${path}) && echo ${text} > ${path}`),
      fc.tuple(paths, paths).map(([from, to]) => `mv ${from} ${to}`),
      paths.map((path) => `ln -s a.txt ${path}`),
      paths.map((path) => `chmod +x ${path}`)
    )
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(action, { maxLength: 4 }), { minLength: 2, maxLength: 4 }), async (turns) => {
        const states = new Map<number, string>()
        for (const turn of turns) {
          const { number } = await run.take(signal)
          states.set(number, tree())
          for (const each of turn) shell(`(${each}) 2>/dev/null || true`)
        }
        for (const [number, state] of states) {
          await undoTo(store, number)
          expect(tree()).toBe(state)
        }
      }),
      { numRuns: 8 }
    )
  })

  it('leaves ignored files as they are', async () => {
    const { store } = await begin(start)
    shell('echo x > x.log; mkdir build; echo y > build/y; echo z > new.txt')
    await undoTo(store, undefined)
    expect([
      readFileSync(join(fixture.workTree, 'x.log'), 'utf8'),
      existsSync(join(fixture.workTree, 'build/y'))
    ]).toEqual(['x\n', true])
    expect(existsSync(join(fixture.workTree, 'new.txt'))).toBe(false)
  })

  it('changes nothing when an ignored file is in the way, and names it', async () => {
    const { store, run } = await begin({ 'a.txt': 'a\n', 'data.txt': 'old\n' })
    shell('rm data.txt')
    await run.take(signal)
    shell('echo data.txt > .gitignore; echo precious > data.txt; echo x > a.txt')
    const before = tree()
    await expect(undoTo(store, 0)).rejects.toThrow(/\n {2}data\.txt\nMove them/)
    expect(tree()).toBe(before)
  })

  it('changes nothing when a folder with ignored files is in the way', async () => {
    const { store } = await begin({ 'a.txt': 'a\n', '.gitignore': '*.log\n' })
    shell('rm a.txt; mkdir -p a.txt/b; echo x > a.txt/b/c; echo y > a.txt/b/d.log')
    const before = tree()
    await expect(undoTo(store, 0)).rejects.toThrow('  a.txt/b/d.log\n')
    expect(tree()).toBe(before)
    shell('rm a.txt/b/d.log')
    await undoTo(store, 0)
    expect(readFileSync(join(fixture.workTree, 'a.txt'), 'utf8')).toBe('a\n')
  })

  it('writes and deletes nothing through a link out of the tree', async () => {
    const { store, run } = await begin(start)
    fixture.git(fixture.root, 'init', '-q', join(fixture.outside, 'repository'))
    shell(`rm -r sub; ln -s ${fixture.outside} sub`)
    await run.take(signal)
    await undoTo(store, 0)
    expect(readdirSync(fixture.outside)).toEqual(['repository'])
  })

  it('writes nothing through an ignored link', async () => {
    const { store, run } = await begin({ 'a.txt': 'a\n', 'sub/b.txt': 'b\n' })
    shell('rm -r sub')
    await run.take(signal)
    shell(`echo /sub > .gitignore; ln -s ${fixture.outside} sub`)
    await expect(undoTo(store, 0)).rejects.toThrow(/\n {2}sub\nMove them/)
    expect(readdirSync(fixture.outside)).toEqual([])
  })

  it('runs no program that the work tree configures', async () => {
    const { store, run } = await begin({ 'a.txt': 'a\n', '.gitattributes': '*.txt filter=evil diff=evil\n' })
    const proof = join(fixture.outside, 'proof')
    fixture.git(fixture.workTree, 'config', 'filter.evil.smudge', `touch ${proof}`)
    fixture.git(fixture.workTree, 'config', 'filter.evil.clean', `touch ${proof}`)
    shell('echo x > a.txt; printf "[filter \\"evil\\"]\\n smudge = touch %s\\n" ../outside/proof > .gitconfig')
    await run.take(signal)
    await undoTo(store, 0)
    await diffSince(store, 1)
    expect(existsSync(proof)).toBe(false)
  })

  it('lists the files that no checkpoint contains', async () => {
    const { store } = await begin(start)
    shell('git init -q inner; echo x > inner/x; echo y > y.txt')
    const { skipped, stat } = await undoTo(store, undefined)
    expect(skipped).toEqual([{ path: 'inner/', reason: 'it is a git repository of its own' }])
    expect(stat).toEqual([{ path: 'y.txt', added: 0, removed: 1 }])
    expect(existsSync(join(fixture.workTree, 'inner/x'))).toBe(true)
  })

  it('does nothing if nothing was changed, and refuses an unknown checkpoint', async () => {
    const { store } = await begin(start)
    await expect(undoTo(store, undefined)).resolves.toMatchObject({ saved: undefined, stat: [] })
    await expect(undoTo(store, 7)).rejects.toThrow('There is no checkpoint 7. Choose one from 0 to 0.')
    expect(store.journal.entries).toHaveLength(1)
  })

  it('changes nothing if git has deleted objects of a checkpoint', async () => {
    const { store } = await begin({ 'a.txt': 'only here\n', 'z.txt': 'z\n' })
    fixture.write({ 'a.txt': 'changed\n', 'z.txt': 'changed\n' })
    for (const args of [
      ['-c', 'user.name=t', '-c', 'user.email=t@t', 'commit', '-qa', '--amend', '-m', 'other'],
      ['update-ref', '-d', 'refs/remotes/origin/main'],
      ['reflog', 'expire', '--expire=now', '--all'],
      ['gc', '-q', '--prune=now']
    ])
      fixture.git(fixture.workTree, ...args)
    const before = tree()
    await expect(undoTo(store, 0)).rejects.toThrow('Checkpoint 0 is incomplete')
    expect(tree()).toBe(before)
    await expect(diffSince(store, 0)).rejects.toThrow('Checkpoint 0 is incomplete')
    await expect(listCheckpoints(store, 10)).resolves.toMatchObject([{ number: 0, stat: undefined }])
  })

  it('reports that there was no run', async () => {
    fixture.commit(start)
    fixture.clone()
    await expect(undoTo(await open(), undefined)).rejects.toThrow('This checkout has no checkpoints.')
  })
})

describe('the list', () => {
  it('shows what was changed after each checkpoint', async () => {
    const { store, run } = await begin(start)
    fixture.write({ 'a.txt': 'a\nb\n' })
    await run.take(signal)
    fixture.remove('sub')
    await expect(listCheckpoints(store, 10)).resolves.toMatchObject([
      { number: 0, request: 'fix it', stat: [{ path: 'a.txt', added: 1, removed: 0 }] },
      { number: 1, stat: [{ path: 'sub/b.txt', removed: 1 }, { path: 'sub/deep/c.txt' }] }
    ])
    await expect(listCheckpoints(store, 1)).resolves.toMatchObject([{ number: 1 }])
  })

  it('shows the difference as a patch', async () => {
    const { store } = await begin(start)
    fixture.write({ 'a.txt': 'a\nb\n' })
    const { entry, patch } = await diffSince(store, undefined)
    expect([entry.number, patch.isComplete]).toEqual([0, true])
    expect(patch.text).toMatch(/^diff --git a\/a\.txt b\/a\.txt\n(.*\n)+ a\n\+b\n$/)
  })
})

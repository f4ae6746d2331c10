import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { Fixture } from '../support/git-fixture.ts'
import { selectChanges } from '../../src/git/changes.ts'
import { treeOfVerified } from '../../src/git/verified-read.ts'

let fixture: Fixture
beforeEach(() => {
  fixture = new Fixture()
})
afterEach(() => {
  fixture.discard()
})

const untouched: ReadonlySet<string> = new Set()

describe('a selection of changes', () => {
  it.each([
    ['a folder replaced by a file', 'rm -r conf && echo x > conf'],
    ['a folder replaced by a link', 'rm -r conf && ln -s /tmp conf'],
    ['a file replaced by a folder', 'rm rules && mkdir rules && echo x > rules/other']
  ])('changes no path that was not selected: %s', async (_, trick) => {
    const { checkout, base } = await fixture.openAt({ 'conf/rules': 'a\n', rules: 'b\n', 'x.txt': 'x\n' })
    const baseline = await checkout.snapshot()
    execFileSync('bash', ['-c', `${trick}; echo y > x.txt`], { cwd: fixture.workTree })
    const { changes } = await checkout.changesSince({ base, baseline, touched: untouched })
    const edit = await selectChanges(
      checkout.git,
      base,
      changes.filter(({ path }) => path !== 'rules' && path !== 'conf/rules')
    )
    expect(edit.changes.map(({ path }) => path)).toEqual(['x.txt'])
  })
})

it('is not moved to a protected path to which a newer commit renamed the file', async () => {
  const text = Array.from({ length: 30 }, (_, line) => `line ${line}\n`).join('')
  const onto = fixture.commit({ '.github/workflows/a.yml': text }, 'next')
  const { checkout, base } = await fixture.openAt({ 'a.yml': text })
  const baseline = await checkout.snapshot()
  fixture.write({ 'a.yml': `${text}run: evil\n` })
  const { tree } = await checkout.changesSince({ base, baseline, touched: untouched })
  await expect(checkout.rebase({ base, ours: tree, onto })).resolves.toMatchObject({
    kind: 'conflict',
    paths: ['.github/workflows/a.yml']
  })
})

describe('a snapshot', () => {
  it('names the pipe that git waits for, and works again without it', async () => {
    const { checkout, base } = await fixture.openAt({ 'a.txt': 'a\n' })
    const outcomes = new Map<string, string>()
    for (const path of ['.gitignore', 'sub/.gitignore', 'sub/.gitattributes', 'sub/.git/HEAD']) {
      fixture.write({ 'a.txt': path, 'sub/new.txt': path })
      if (path.includes('.git/'))
        for (const name of ['objects', 'refs']) mkdirSync(join(fixture.workTree, 'sub/.git', name), { recursive: true })
      execFileSync('mkfifo', [join(fixture.workTree, path)])
      outcomes.set(path, await checkout.snapshot().then(() => 'no error', String))
      fixture.remove(path)
    }
    const wrong = [...outcomes].filter(
      ([path, outcome]) => !outcome.startsWith(`TreeTooLarge: ${path} is a named pipe`)
    )
    expect(wrong).toEqual([])
    fixture.remove('sub')
    fixture.write({ 'a.txt': 'a\n' })
    await expect(checkout.snapshot()).resolves.toMatchObject({ tree: await treeOfVerified(checkout.git, base) })
  })

  it('names the files with patterns that git may take long for', async () => {
    const lookLimits = { counted: 'files', entries: 100_000, bytes: 2 ** 30, seconds: 2 }
    const { checkout } = await fixture.openAt({ 'a.txt': 'a\n' }, { lookLimits })
    await checkout.snapshot()
    fixture.write({ 'sub/.gitignore': 'ab*cd*ef\n'.repeat(5_000_000) })
    for (let index = 0; index < 200; index += 1) fixture.write({ [`sub/abcd${index}`]: '' })
    await expect(checkout.snapshot()).rejects.toThrow(
      /^The work tree could not be read, because looking at it took longer than 2 s\. .* just changed: sub\/\.gitignore\. /
    )
  })

  it('names a small file with a pattern that git takes without end for, whenever it was written', async () => {
    const lookLimits = { counted: 'files', entries: 100_000, bytes: 2 ** 30, seconds: 2 }
    const files = { '.gitignore': '**/*a*a*a*a*a*ab\n', 'sub/.gitignore': '*.log\n' }
    const { checkout } = await fixture.openAt(files, { lookLimits })
    await checkout.snapshot()
    fixture.write({ [`b${'a'.repeat(200)}/new.txt`]: '' })
    await expect(checkout.snapshot()).rejects.toThrow(
      /^The work tree could not be read, because looking at it took longer than 2 s\. .* just changed: \.gitignore\. /
    )
  })

  it('names the folder that git could not open, because its path is too long', async () => {
    const { checkout } = await fixture.openAt({ 'a.txt': 'a\n' })
    const name = 'd'.repeat(200)
    const script = `for i in $(seq 30); do mkdir ${name} && cd ${name} || exit 1; done; touch new`
    execFileSync('bash', ['-c', script], { cwd: fixture.workTree })
    const { skipped } = await checkout.snapshot()
    expect(skipped).toEqual([{ path: `${name}…`, reason: 'git could not open it (File name too long)' }])
    execFileSync('rm', ['-rf', name], { cwd: fixture.workTree })
  })

  it('leaves out a file that is too large to publish, and keeps its old version if there is one', async () => {
    const { checkout, base } = await fixture.openAt({ 'a.txt': 'a\n', 'b.txt': 'b\n' })
    const baseline = await checkout.snapshot()
    fixture.write({ 'b.txt': 'c\n', new: '' })
    for (const name of ['a.txt', 'new']) truncateSync(join(fixture.workTree, name), 2 ** 40)
    const { changes, skipped } = await checkout.changesSince({ base, baseline, touched: untouched })
    expect(changes.map(({ kind, path }) => [kind, path])).toEqual([['written', 'b.txt']])
    expect(skipped).toEqual(['a.txt', 'new'].map((path) => ({ path, reason: 'it is larger than 100 MiB' })))
  })
})

it('leaves out the temporary file of an interrupted write', async () => {
  const { checkout, base } = await fixture.openAt({ 'a.txt': 'a\n' })
  const baseline = await checkout.snapshot()
  const path = 'sub/.forgehand-0b8f7c52-2a3f-4a6e-9d1b-0123456789ab'
  fixture.write({ [path]: 'half', 'sub/.forgehand-notes': 'mine' })
  const { changes, skipped } = await checkout.changesSince({ base, baseline, touched: untouched })
  expect(changes.map((change) => change.path)).toEqual(['sub/.forgehand-notes'])
  expect(skipped).toEqual([{ path, reason: 'it was left over from an interrupted write' }])
})

it.each([
  ['a folder of the work tree', (tree: string) => join(tree, 'bin')],
  ['a link to it', (tree: string) => join(tree, '../outside/link')],
  ['a relative folder', () => 'bin'],
  ['an empty name, which is the folder git works in', () => '']
])('does not start a git from the work tree when the PATH has %s', async (_, folder) => {
  const bin = join(fixture.workTree, 'bin')
  const proof = join(fixture.outside, 'proof')
  fixture.write({ 'bin/git': `#!/bin/sh\ntouch ${proof}\n`, git: `#!/bin/sh\ntouch ${proof}\n` })
  for (const program of [join(bin, 'git'), join(fixture.workTree, 'git')]) chmodSync(program, 0o755)
  execFileSync('ln', ['-s', bin, join(fixture.outside, 'link')])
  const PATH = `${folder(fixture.workTree)}:${process.env['PATH'] ?? ''}`
  const checkout = await fixture.open({ environment: { PATH } })
  await checkout.snapshot()
  expect(existsSync(proof)).toBe(false)
})

it('still finds programs in folders outside the work tree', async () => {
  const tools = join(fixture.outside, 'tools')
  const proof = join(fixture.outside, 'proof')
  mkdirSync(tools)
  writeFileSync(
    join(tools, 'git'),
    `#!/bin/sh\ntouch ${proof}\nexec "$REAL_GIT" "$@"\n`.replace('$REAL_GIT', gitPath())
  )
  chmodSync(join(tools, 'git'), 0o755)
  const checkout = await fixture.open({ environment: { PATH: `${tools}:${process.env['PATH'] ?? ''}` } })
  await checkout.snapshot()
  expect(existsSync(proof)).toBe(true)
  rmSync(tools, { recursive: true })
})

function gitPath(): string {
  return execFileSync('which', ['git'], { encoding: 'utf8' }).trim()
}

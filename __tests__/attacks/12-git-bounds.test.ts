import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { UserError } from '../../src/errors.ts'
import { Fixture } from '../support/git-fixture.ts'

let fixture: Fixture
beforeEach(() => {
  fixture = new Fixture()
})
afterEach(() => {
  fixture.discard()
})

function tree(...entries: readonly string[]): string {
  const input = entries.map((entry) => `${entry}\n`).join('')
  return execFileSync('git', ['mktree'], { cwd: fixture.workTree, input, encoding: 'utf8' }).trim()
}

const commitOf = (id: string) => fixture.git(fixture.workTree, 'commit-tree', '-m', 'bomb', id)

/** Trees that each name the one before so many times. */
function nested(depth: number, width: number): string {
  fixture.commit({ 'a.txt': 'a\n' })
  fixture.clone()
  const blob = fixture.git(fixture.workTree, 'rev-parse', 'HEAD:a.txt')
  let id = tree(...Array.from({ length: width }, (_, index) => `100644 blob ${blob}\tf${index}`))
  for (let level = 1; level < depth; level += 1) {
    id = tree(...Array.from({ length: width }, (_, index) => `040000 tree ${id}\td${index}`))
  }
  return commitOf(id)
}

it('refuses a commit of ten thousand million files before it fills the memory', async () => {
  const bomb = nested(10, 10)
  const checkout = await fixture.open()
  await expect(checkout.switchTo(bomb)).rejects.toThrow(/more than 2000000 files/)
}, 60_000)

it('refuses folders inside folders that are deeper than the disk takes', async () => {
  const deep = nested(1_400, 1)
  const checkout = await fixture.open()
  await expect(checkout.switchTo(deep)).rejects.toThrow(UserError)
}, 60_000)

it('leaves out a file of terabytes', async () => {
  const { checkout, base } = await fixture.openAt({ 'a.txt': 'a\n' })
  const baseline = await checkout.snapshot()
  fixture.write({ huge: '' })
  truncateSync(join(fixture.workTree, 'huge'), 2 ** 42)
  const { changes, skipped } = await checkout.changesSince({ base, baseline, touched: new Set(['huge']) })
  expect(changes).toEqual([])
  expect(skipped).toEqual([{ path: 'huge', reason: 'it is larger than 100 MiB' }])
})

it('does not wait for a pipe among the loose objects', async () => {
  const base = fixture.commit({ 'a.txt': 'a\n' })
  fixture.clone()
  const other = 'ab'.repeat(20)
  mkdirSync(join(fixture.workTree, '.git/objects/ab'), { recursive: true })
  execFileSync('mkfifo', [join(fixture.workTree, '.git/objects/ab', other.slice(2))])
  const checkout = await fixture.open({ maxSilenceMs: 2_000 })
  await expect(checkout.treeOf(other)).rejects.toThrow(UserError)
  await checkout.switchTo(base)
  expect(readFileSync(join(fixture.workTree, 'a.txt'), 'utf8')).toBe('a\n')
})

import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { UserError } from '../../src/errors.ts'
import { Fixture } from '../support/git-fixture.ts'
import { treeOfVerified } from '../../src/git/verified-read.ts'

let fixture: Fixture
beforeEach(() => {
  fixture = new Fixture()
})
afterEach(() => {
  fixture.discard()
})

/** Writes a tree object without git, which would take seconds to start for a thousand of them. */
function tree(mode: '100644' | '40000', names: readonly string[], id: string): string {
  const entries = Buffer.concat(names.flatMap((name) => [Buffer.from(`${mode} ${name}\0`), Buffer.from(id, 'hex')]))
  const object = Buffer.concat([Buffer.from(`tree ${entries.length}\0`), entries])
  const sha = createHash('sha1').update(object).digest('hex')
  const path = join(fixture.workTree, '.git/objects', sha.slice(0, 2), sha.slice(2))
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, deflateSync(object))
  return sha
}

const commitOf = (id: string) => fixture.git(fixture.workTree, 'commit-tree', '-m', 'bomb', id)

/** Trees that each contain the previous one `width` times. */
function nested(depth: number, width: number): string {
  fixture.commit({ 'a.txt': 'a\n' })
  fixture.clone()
  const blob = fixture.git(fixture.workTree, 'rev-parse', 'HEAD:a.txt')
  const names = Array.from({ length: width }, (_, index) => `n${index}`)
  let id = tree('100644', names, blob)
  for (let level = 1; level < depth; level += 1) id = tree('40000', names, id)
  return commitOf(id)
}

it('refuses a commit of ten billion files before it fills the memory', async () => {
  const bomb = nested(10, 10)
  const checkout = await fixture.open()
  await expect(checkout.switchTo(bomb)).rejects.toThrow(/more than 2000000 files/)
})

it('refuses nested folders that are deeper than the disk supports', async () => {
  const deep = nested(1_400, 1)
  const checkout = await fixture.open()
  await expect(checkout.switchTo(deep)).rejects.toThrow(UserError)
})

it('excludes a sparse file of terabytes', async () => {
  const { checkout, base } = await fixture.openAt({ 'a.txt': 'a\n' })
  const baseline = await checkout.snapshot()
  fixture.write({ huge: '' })
  truncateSync(join(fixture.workTree, 'huge'), 2 ** 42)
  const { changes, skipped } = await checkout.changesSince({ base, baseline, touched: new Set(['huge']) })
  expect(changes).toEqual([])
  expect(skipped).toEqual([{ path: 'huge', reason: 'it is larger than 100 MiB' }])
})

it('is not blocked by a pipe among the loose objects', async () => {
  const base = fixture.commit({ 'a.txt': 'a\n' })
  fixture.clone()
  const other = 'ab'.repeat(20)
  mkdirSync(join(fixture.workTree, '.git/objects/ab'), { recursive: true })
  execFileSync('mkfifo', [join(fixture.workTree, '.git/objects/ab', other.slice(2))])
  const checkout = await fixture.open({ maxSilenceMs: 2_000 })
  await expect(treeOfVerified(checkout.git, other)).rejects.toThrow(UserError)
  await checkout.switchTo(base)
  expect(readFileSync(join(fixture.workTree, 'a.txt'), 'utf8')).toBe('a\n')
})

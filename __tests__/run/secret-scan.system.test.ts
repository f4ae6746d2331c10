import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { createSecretScan } from '../../src/secrets/scan.ts'
import { scanForSecrets } from '../../src/run/work/secret-scan.ts'
import { Fixture, type Content } from '../support/git-fixture.ts'

const SECRET = 'held-by-this-run-0123456789'
const SHAPED = `ghp_${'a1B2'.repeat(9)}`
const containsSecret = createSecretScan([SECRET])

let fixture: Fixture
beforeEach(() => {
  fixture = new Fixture()
})
afterEach(() => {
  fixture.discard()
})

async function scan(
  before: Readonly<Record<string, Content>>,
  after: Readonly<Record<string, Content>>,
  removed: readonly string[] = []
) {
  const { checkout, base } = await fixture.openAt({ 'kept.txt': 'kept\n', ...before })
  const baseline = await checkout.snapshot()
  fixture.write(after)
  for (const path of removed) fixture.remove(path)
  const change = await checkout.changesSince({ base, baseline, touched: new Set(Object.keys(after)) })
  const warnings: string[] = []
  const emit = (event: { readonly kind: string }) => {
    if ('text' in event) warnings.push(String(event.text))
  }
  const scanned = await scanForSecrets(change, { checkout, startSha: base }, { containsSecret, emit })
  const published = fixture.ask('grep', '-l', '--text', '-F', '-e', 'x', scanned.change.tree).split('\n')
  return { ...scanned, warnings, published, paths: scanned.change.changes.map(({ path }) => path) }
}

it('does not alter a change without secrets', async () => {
  const { paths, secretFiles, warnings } = await scan({}, { 'a.txt': 'x\n' })
  expect([paths, secretFiles, warnings]).toEqual([['a.txt'], 0, []])
})

it('removes a file with a secret from tree, changes and statistics, and says why', async () => {
  const { change, paths, secretFiles, published } = await scan({}, { 'a.txt': 'x\n', 'b.txt': `x ${SECRET}\n` })
  expect(secretFiles).toBe(1)
  expect(paths).toEqual(['a.txt'])
  expect(change.stat.map(({ path }) => path)).toEqual(['a.txt'])
  expect(published.map((line) => line.split(':')[1])).toEqual(['a.txt'])
  expect(change.skipped).toEqual([
    { path: 'b.txt', reason: expect.stringContaining('a secret of this run') as unknown }
  ])
})

it('keeps the old place of a file that was moved and got a secret', async () => {
  const text = 'one\ntwo\nthree\nfour\n'.repeat(5)
  const after = { 'new.txt': `${text}${SECRET}\n`, 'a.txt': 'x\n' }
  const { change, paths } = await scan({ 'old.txt': text }, after, ['old.txt'])
  expect(paths).toEqual(['a.txt'])
  expect(change.skipped.map(({ path }) => path)).toEqual(['new.txt', 'old.txt'])
})

it('does not reveal a file name that contains a secret', async () => {
  const { change, secretFiles } = await scan({}, { [`${SECRET}.txt`]: 'x\n', 'a.txt': 'x\n' })
  expect(secretFiles).toBe(1)
  expect(JSON.stringify(change.skipped)).not.toContain(SECRET)
})

it('removes a link whose target is a secret', async () => {
  const { secretFiles, paths } = await scan({}, { link: { link: `/tmp/${SECRET}` }, 'a.txt': 'x\n' })
  expect([secretFiles, paths]).toEqual([1, ['a.txt']])
})

it('warns of new text that looks like a secret, but not of old text', async () => {
  const before = { 'old.txt': `${SHAPED}\n` }
  const { warnings, paths } = await scan(before, { 'old.txt': `x\n${SHAPED}\n`, 'new.txt': `x\n${SHAPED}\n` })
  expect(paths).toEqual(['new.txt', 'old.txt'])
  expect(warnings).toEqual([expect.stringContaining('is in new.txt.')])
})

it('warns of a file whose old version is too large to read', async () => {
  const { warnings } = await scan({ 'large.txt': 'x\n'.repeat(600_000) }, { 'large.txt': `x\n${SHAPED}\n` })
  expect(warnings).toEqual([expect.stringContaining('is in large.txt.')])
})

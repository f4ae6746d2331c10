import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { SeenTree } from '../../src/git/seen-tree.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'forgehand-seen-'))
})
afterEach(() => {
  rmSync(root, { recursive: true })
})

const NOTHING_IGNORED: ReadonlySet<string> = new Set()

const write = (text: string) => {
  writeFileSync(join(root, 'a.txt'), text)
}

it('does not trust what was written just before: it can be written again within the same tick of the clock', () => {
  write('one')
  const seen = SeenTree.look(root, NOTHING_IGNORED)
  expect(seen?.changes()).toMatchObject({ kind: 'edited', paths: ['a.txt'] })
})

it('says what was edited, and when more than that has changed', async () => {
  write('one')
  mkdirSync(join(root, 'sub'))
  await new Promise((resolve) => setTimeout(resolve, 30))
  const seen = SeenTree.look(root, NOTHING_IGNORED)
  expect(seen?.changes()).toEqual({ kind: 'none' })
  utimesSync(join(root, 'a.txt'), 0, 0)
  expect(seen?.changes()).toMatchObject({ kind: 'edited', paths: ['a.txt'] })
  writeFileSync(join(root, 'sub', 'new.txt'), '')
  expect(seen?.changes()).toEqual({ kind: 'unknown', isIgnoringSame: true })
  writeFileSync(join(root, 'sub', '.gitignore'), '')
  expect(seen?.changes()).toEqual({ kind: 'unknown', isIgnoringSame: false })
})

it('knows an edited file from then on, without looking at the others again', async () => {
  write('one')
  await new Promise((resolve) => setTimeout(resolve, 30))
  const seen = SeenTree.look(root, NOTHING_IGNORED)
  // As tools write: with a temporary file, which changes the folder too.
  writeFileSync(join(root, 'temporary'), 'two')
  renameSync(join(root, 'temporary'), join(root, 'a.txt'))
  await new Promise((resolve) => setTimeout(resolve, 30))
  const news = seen?.changes()
  expect(news).toMatchObject({ kind: 'edited', paths: ['a.txt'] })
  const after = news?.kind === 'edited' ? news.seen : undefined
  expect(after?.changes()).toEqual({ kind: 'none' })
  write('three')
  expect(after?.changes()).toMatchObject({ kind: 'edited', paths: ['a.txt'] })
  writeFileSync(join(root, 'new.txt'), '')
  expect(after?.changes()).toEqual({ kind: 'unknown', isIgnoringSame: true })
})

it('gives up on a tree that is too large, without what is ignored', () => {
  mkdirSync(join(root, 'packages'))
  for (const name of ['a', 'b', 'c']) writeFileSync(join(root, 'packages', name), '')
  expect(SeenTree.look(root, NOTHING_IGNORED, 3)).toBeUndefined()
  expect(SeenTree.look(root, new Set(['packages/']), 3)).toBeDefined()
})

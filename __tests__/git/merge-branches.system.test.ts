import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { Fixture, type Content } from '../support/git-fixture.ts'
import { mergeBranches, markedPaths } from '../../src/git/merge-branches.ts'
import { editWithFiles } from '../../src/git/write-blobs.ts'

let fixture: Fixture
beforeEach(() => {
  fixture = new Fixture()
})
afterEach(() => {
  fixture.discard()
})

type Files = Readonly<Record<string, Content>>

/** Commits both sides on top of a common commit, and opens a clone. */
async function diverge(common: Files, ours: Files, theirs: Files) {
  const mergeBase = fixture.commit({ 'same.txt': 'same\n', ...common })
  const one = fixture.commit({ 'same.txt': 'same\n', ...ours }, 'topic')
  fixture.continueFrom(mergeBase)
  const other = fixture.commit({ 'same.txt': 'same\n', ...theirs })
  fixture.clone()
  const checkout = await fixture.open()
  const sides = { mergeBase, ours: one, theirs: other }
  return { checkout, sides, ...(await mergeBranches(checkout.git, sides)) }
}

const text = (changed = 'x') => `${['a', 'b', 'c', 'd', changed, 'f', 'g', 'h', 'i'].join('\n')}\n`
const markers = '<<<<<<< a\nx\n=======\ny\n>>>>>>> b\n'

it.each<[string, Files, Files, Files, readonly string[]]>([
  ['nothing', { a: text() }, { a: text('y') }, { a: text(), b: 'new\n' }, []],
  ['one file that both changed', { a: text() }, { a: text('y') }, { a: text('z') }, ['a: both-changed']],
  ['a file that both added', {}, { a: 'one\n' }, { a: 'two\n' }, ['a: both-added']],
  ['a file that the base deleted', { a: text() }, { a: text('y') }, {}, ['a: deleted-by-them']],
  ['a file that the branch deleted', { a: text() }, {}, { a: text('y') }, ['a: deleted-by-us']],
  ['a binary file', { a: '\0one' }, { a: '\0two' }, { a: '\0three' }, ['a: both-changed']],
  ['a file that both moved', { a: text() }, { b: text() }, { c: text() }, ['a: moved', 'b: moved', 'c: moved']],
  [
    'a name with odd characters',
    { 'ü \n-x': text() },
    { 'ü \n-x': text('y') },
    { 'ü \n-x': text('z') },
    ['ü \n-x: both-changed']
  ]
])('finds the conflicts of a merge with %s', async (_, common, ours, theirs, expected) => {
  const { conflicts } = await diverge(common, ours, theirs)
  expect(conflicts.map(({ path, kind }) => `${path}: ${kind}`).toSorted()).toEqual(expected)
})

it('follows a file that one side moved', async () => {
  const { conflicts, tree } = await diverge({ a: text() }, { a: text('y') }, { b: text() })
  expect(conflicts).toEqual([])
  expect(fixture.ask('show', `${tree}:b`)).toContain('y')
})

it('shows both sides and what they started from, whatever the workspace configures', async () => {
  const { tree } = await diverge({ a: text() }, { a: text('y') }, { a: text('z') })
  expect(fixture.ask('show', `${tree}:a`)).toMatch(
    /^d\n<<<<<<< this-branch\ny\n\|{7} [0-9a-f]+\nx\n=======\nz\n>>>>>>> base-branch\nf$/m
  )
})

it('treats a text about conflict markers as resolved, and a real conflict in it as unresolved', async () => {
  const around = (middle: string) => `${markers}${text(middle)}`
  const { checkout, sides, tree } = await diverge({ a: around('x') }, { a: around('y') }, { a: around('z') })
  const files = { paths: ['a'], ours: sides.ours, theirs: sides.theirs }
  await expect(markedPaths(checkout.git, tree, files)).resolves.toEqual(['a'])
  await expect(markedPaths(checkout.git, sides.ours, files)).resolves.toEqual([])
})

it.each(['<<<<<<< this-branch', '||||||| 0123456', '=======', '=======\r', '>>>>>>> base-branch'])(
  'finds the single marker %j',
  async (marker) => {
    const { checkout, sides } = await diverge({ a: text() }, { a: text('y') }, { a: text('z') })
    const tree = await editWithFiles(checkout.git, sides.ours, [
      { kind: 'written', mode: '100644', path: 'a', content: Buffer.from(text(marker)) }
    ])
    const files = { paths: ['a'], ours: sides.ours, theirs: sides.theirs }
    await expect(markedPaths(checkout.git, tree.tree, files)).resolves.toEqual(['a'])
  }
)

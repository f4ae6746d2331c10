import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { Checkout } from '../../src/git/checkout.ts'
import { holdBack } from '../../src/run/publish/split-change.ts'
import { Fixture } from '../support/git-fixture.ts'
import { propertyRuns } from '../support/property-runs.ts'
import { editOf } from '../../src/git/changes.ts'

type Files = ReadonlyMap<string, string>
const LINK = 'link to '

const linesOf = (name: string) =>
  Array.from({ length: 20 }, (_, line) => `line ${line} of ${name} is ${name.length * line}`)
const contentOf = (name: string) => `${linesOf(name).join('\n')}\n`

const NAMES = ['a.txt', 'b.txt', 'lib/c.txt', 'lib/d.txt', 'lib/deep/e.txt', 'safe/f.txt', 'safe/deep/g.txt']
const BEFORE: Files = new Map(NAMES.map((name) => [name, contentOf(name)]))

let fixture: Fixture
let checkout: Checkout
let base: string
beforeAll(async () => {
  fixture = new Fixture()
  const opened = await fixture.openAt(Object.fromEntries(BEFORE))
  checkout = opened.checkout
  base = opened.base
})
afterAll(() => {
  fixture.discard()
})

const isLink = (text: string) => text.startsWith(LINK)
const targetOf = (text: string) => text.slice(LINK.length)
/** Everything below `safe`, and every link, is held back. */
const isHeldBack = (path: string, after: Files) => path.startsWith('safe/') || isLink(after.get(path) ?? '')

/** Git itself, on our own git directory. */
function git(args: readonly string[], input = ''): string {
  const env = { PATH: process.env['PATH'], HOME: fixture.root, GIT_CONFIG_NOSYSTEM: '1' }
  return execFileSync('git', [`--git-dir=${fixture.gitDir}`, ...args], { env, input, encoding: 'utf8' })
}

function writeTree(files: Files): string {
  const entries = [...files].map(([path, text]) => {
    const content = isLink(text) ? targetOf(text) : text
    return `M ${isLink(text) ? '120000' : '100644'} inline ${path}\ndata ${Buffer.byteLength(content)}\n${content}\n`
  })
  const head = 'commit refs/tests/after\nmark :1\ncommitter t <t@t> 0 +0000\ndata 0\ndeleteall\n'
  const printed = git(['fast-import', '--quiet', '--force'], `${head}${entries.join('')}ls ""\n`)
  return printed.split(/[ \t]/)[2] ?? ''
}

const blobOf = (text: string) =>
  createHash('sha1')
    .update(`blob ${Buffer.byteLength(text)}\0${text}`)
    .digest('hex')

function readTree(tree: string, contents: Iterable<string>): Files {
  const texts = new Map([...contents].map((text) => [blobOf(isLink(text) ? targetOf(text) : text), text]))
  const listing = git(['ls-tree', '-r', '--format=%(objectname) %(path)', tree]).split('\n').filter(Boolean)
  return new Map(listing.map((line) => [line.slice(41), texts.get(line.slice(0, 40)) ?? '']))
}

/** Publishes a change of all files without what is held back. Returns the published files, and what belongs to what. */
async function publish(after: Files) {
  const change = await editOf(checkout.git, base, writeTree(after))
  const heldBack = change.changes.map(({ path }) => path).filter((path) => isHeldBack(path, after))
  const { published, belongsTo } = await holdBack(change, heldBack, { checkout, startSha: base })
  return { files: readTree(published.tree, [...BEFORE.values(), ...after.values()]), heldBack, belongsTo }
}

const moved = (moves: Readonly<Record<string, string>>, more: Readonly<Record<string, string>> = {}): Files =>
  new Map([...[...BEFORE].map(([path, text]) => [moves[path] ?? path, text] as const), ...Object.entries(more)])
const edited = (name: string) => contentOf(name).replace(/^line [123] .*$/gm, 'another line')

describe('holding back a change', () => {
  it.each<[string, Files, Readonly<Record<string, string>>]>([
    [
      'the removal of a file that was moved to a held-back place',
      moved({ 'a.txt': 'safe/a.txt' }),
      { 'a.txt': 'safe/a.txt' }
    ],
    [
      'the removal of a file that was edited and moved',
      moved({ 'a.txt': 'safe/new.txt' }, { 'safe/new.txt': edited('a.txt') }),
      { 'a.txt': 'safe/new.txt' }
    ],
    [
      'every removal of a folder that was moved',
      moved({ 'lib/c.txt': 'safe/lib/c.txt', 'lib/d.txt': 'safe/lib/d.txt', 'lib/deep/e.txt': 'safe/lib/deep/e.txt' }),
      { 'lib/c.txt': 'safe/lib/c.txt', 'lib/d.txt': 'safe/lib/d.txt', 'lib/deep/e.txt': 'safe/lib/deep/e.txt' }
    ],
    [
      'the file that took the place of a moved one',
      moved({ 'a.txt': 'safe/a.txt', 'b.txt': 'a.txt' }),
      { 'a.txt': 'safe/a.txt', 'b.txt': 'a.txt' }
    ],
    ['the new place of a file whose removal is held back', moved({ 'safe/f.txt': 'f.txt' }), { 'f.txt': 'safe/f.txt' }],
    [
      'the new place of a file that became a link',
      moved({}, { 'a.txt': `${LINK}lib/a.txt`, 'lib/a.txt': contentOf('a.txt') }),
      { 'lib/a.txt': 'a.txt' }
    ],
    [
      'the files of a folder that became a link',
      new Map([...BEFORE].filter(([path]) => !path.startsWith('lib/')).concat([['lib', `${LINK}/etc`]])),
      { 'lib/c.txt': 'lib', 'lib/d.txt': 'lib', 'lib/deep/e.txt': 'lib' }
    ]
  ])('also holds back %s', async (_, after, partners) => {
    const { belongsTo, files } = await publish(after)
    expect(Object.fromEntries(belongsTo)).toEqual(partners)
    expect(files).toEqual(BEFORE)
  })

  it.each<[string, Files]>([
    ['a removal beside a new file that is held back', moved({ 'a.txt': 'safe/new.txt' }, { 'safe/new.txt': 'new\n' })],
    ['a move among published places', moved({ 'a.txt': 'lib/a.txt' }, { 'safe/new.txt': 'new\n' })],
    [
      'a move when a copy of the file is held back',
      moved({ 'a.txt': 'lib/a.txt' }, { 'safe/a.txt': contentOf('a.txt') })
    ],
    [
      'an edit of a file of which a copy is held back',
      moved({}, { 'a.txt': edited('a.txt'), 'safe/a.txt': contentOf('a.txt') })
    ]
  ])('lets through %s', async (_, after) => {
    const { belongsTo, files, heldBack } = await publish(after)
    expect(belongsTo.size).toBe(0)
    expect(files).toEqual(new Map([...after].filter(([path]) => !heldBack.includes(path))))
  })

  it('follows a chain of moves of any length', async () => {
    const all = ['safe/x.txt', ...NAMES.filter((name) => !name.startsWith('safe/'))]
    const after = moved(Object.fromEntries(all.slice(1).map((name, index) => [name, all[index] ?? ''])))
    expect((await publish(after)).files).toEqual(BEFORE)
  })
})

type Step = (files: Map<string, string>) => void

const path = fc.oneof(
  fc.constantFrom(...NAMES),
  fc.constantFrom('x.txt', 'y/x.txt', 'safe/x.txt', 'safe/y/z.txt', 'lib', 'y')
)
const folder = fc.constantFrom('lib', 'lib/deep', 'safe', 'y', 'safe/lib')

/** Writes a file, and removes what cannot be beside it. */
function put(files: Map<string, string>, at: string, text: string): void {
  for (const other of [...files.keys()])
    if (other.startsWith(`${at}/`) || at.startsWith(`${other}/`)) files.delete(other)
  files.set(at, text)
}

function move(files: Map<string, string>, from: string, to: string): void {
  const text = files.get(from)
  if (text === undefined || from === to) return
  files.delete(from)
  put(files, to, text)
}

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(path, path).map(([from, to]): Step => (files) => {
      move(files, from, to)
    })
  },
  fc.tuple(path, path).map(([from, to]): Step => (files) => {
    const text = files.get(from)
    if (text !== undefined) put(files, to, text)
  }),
  fc.tuple(folder, folder).map(([from, to]): Step => (files) => {
    for (const name of [...files.keys()])
      if (name.startsWith(`${from}/`)) move(files, name, to + name.slice(from.length))
  }),
  fc.tuple(path, path).map(([from, to]): Step => (files) => {
    if (!files.has(from) || from === to) return
    move(files, from, to)
    put(files, from, `${LINK}${to}`)
  }),
  path.map(
    (name): Step =>
      (files) =>
        void files.delete(name)
  ),
  fc.tuple(path, fc.integer({ min: 0, max: 19 })).map(([name, line]): Step => (files) => {
    const text = files.get(name)
    if (text !== undefined && !isLink(text))
      files.set(name, text.replace(new RegExp(`^line ${line} .*$`, 'm'), 'edited'))
  })
)

/** The files whose content is still there: at least 14 of their 20 lines in one place. */
function survivors(files: Files): string[] {
  const texts = [...files.values()].map((text) => new Set(text.split('\n')))
  const isIn = (name: string, lines: ReadonlySet<string>) =>
    linesOf(name).filter((line) => lines.has(line)).length >= 14
  return NAMES.filter((name) => texts.some((lines) => isIn(name, lines)))
}

it('loses no content by any moves, unless the change itself deletes it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const after = new Map(BEFORE)
      for (const each of steps) each(after)
      const { files } = await publish(after)
      expect(survivors(files)).toEqual(expect.arrayContaining(survivors(after)))
    }),
    { numRuns: Math.ceil(propertyRuns(1_000) / 4) }
  )
})

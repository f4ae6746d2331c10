import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { Fixture } from '../support/git-fixture.ts'
import { readVerified } from '../../src/git/verified-read.ts'

const POLICY = 'agent.yml'

let fixture: Fixture
let base: string
/** The commit that the attacker wants to be read instead of the base. */
let lie: string

beforeEach(() => {
  fixture = new Fixture()
  lie = fixture.commit({ [POLICY]: 'sandbox: off\n', 'a.txt': 'a\n' }, 'lie')
  base = fixture.commit({ [POLICY]: 'sandbox: auto\n', 'a.txt': 'a\n' })
  fixture.clone()
})
afterEach(() => {
  fixture.discard()
})

const inTree = (path: string) => join(fixture.workTree, path)
const ask = (...args: readonly string[]) => fixture.git(fixture.workTree, ...args)

/** Puts other content under an id, as a loose object. */
function forge(type: string, id: string, content: Buffer): void {
  const path = inTree(`.git/objects/${id.slice(0, 2)}/${id.slice(2)}`)
  mkdirSync(dirname(path), { recursive: true })
  rmSync(path, { force: true })
  writeFileSync(path, deflateSync(Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content])))
}

function rawObject(type: string, id: string): Buffer {
  return execFileSync('git', ['cat-file', type, id], { cwd: fixture.workTree })
}

/** Stores each object of the clone in a file of its own, so that it can be replaced. */
function unpack(): void {
  const packs = join(fixture.root, 'packs')
  execFileSync('sh', ['-c', `mkdir ${packs} && mv .git/objects/pack/* ${packs}`], { cwd: fixture.workTree })
  execFileSync('sh', ['-c', `for p in ${packs}/*.pack; do git unpack-objects -q < $p; done`], { cwd: fixture.workTree })
}

/** Makes the commit graph name the tree of `lie` for the base. */
function forgeCommitGraph(path: string): void {
  const graph = readFileSync(path)
  const [from, to] = [base, lie].map((commit) => Buffer.from(ask('rev-parse', `${commit}^{tree}`), 'hex'))
  if (!from || !to) throw new Error('No trees.')
  to.copy(graph, graph.indexOf(from))
  const body = graph.subarray(0, -20)
  chmodSync(path, 0o644)
  writeFileSync(path, Buffer.concat([body, createHash('sha1').update(body).digest()]))
}

it.each([
  [
    'a replacement of the commit',
    () => {
      ask('replace', base, lie)
      expect(ask('show', `${base}:${POLICY}`)).toBe('sandbox: off')
    }
  ],
  [
    'a replacement of the blob',
    () => {
      ask('replace', ask('rev-parse', `${base}:${POLICY}`), ask('rev-parse', `${lie}:${POLICY}`))
      expect(ask('show', `${base}:${POLICY}`)).toBe('sandbox: off')
    }
  ],
  [
    'a graft',
    () => {
      writeFileSync(inTree('.git/info/grafts'), `${base} ${lie}\n`)
    }
  ],
  [
    'a commit graph that names another tree',
    () => {
      ask('commit-graph', 'write', '--reachable')
      forgeCommitGraph(inTree('.git/objects/info/commit-graph'))
      expect(ask('log', '-1', '--format=%T', base)).toBe(ask('rev-parse', `${lie}^{tree}`))
    }
  ],
  [
    'forged packed references',
    () => {
      ask('pack-refs', '--all')
      const path = inTree('.git/packed-refs')
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll(base, lie))
    }
  ],
  [
    'a branch named like the commit',
    () => {
      ask('update-ref', `refs/heads/${base}`, lie)
    }
  ],
  [
    'a changed file in the work tree',
    () => {
      writeFileSync(inTree(POLICY), 'sandbox: off\n')
    }
  ],
  [
    'a changed index',
    () => {
      writeFileSync(inTree(POLICY), 'sandbox: off\n')
      ask('add', POLICY)
    }
  ]
])('reads the policy of the base despite %s', async (_, arrange) => {
  arrange()
  const checkout = await fixture.open()
  await expect(readVerified(checkout.git, { commit: base, path: POLICY })).resolves.toBe('sandbox: auto\n')
  await checkout.switchTo(base)
  expect(readFileSync(inTree(POLICY), 'utf8')).toBe('sandbox: auto\n')
})

it.each([
  ['blob', () => [`${base}:${POLICY}`, `${lie}:${POLICY}`]],
  ['tree', () => [`${base}^{tree}`, `${lie}^{tree}`]],
  ['commit', () => [base, lie]]
] as const)('refuses to read the policy through a forged %s', async (type, names) => {
  unpack()
  const [target, other] = names().map((name) => ask('rev-parse', name)) as [string, string] // Two names give two ids.
  forge(type, target, rawObject(type, other))
  const checkout = await fixture.open()
  await expect(readVerified(checkout.git, { commit: base, path: POLICY })).rejects.toThrow(/damaged or forged/)
})

it.each([
  ['to a file outside', { link: '../outside/secret' }],
  ['to an absolute path', { link: '/etc/passwd' }],
  ['to the .git folder', { link: '.git/config' }],
  ['to itself', { link: POLICY }]
])('reads no policy through a link %s', async (_, link) => {
  writeFileSync(join(fixture.outside, 'secret'), 'secret')
  const commit = fixture.commit({ [POLICY]: link }, 'linked')
  ask('fetch', '-q', 'origin', 'linked')
  await expect(readVerified((await fixture.open()).git, { commit, path: POLICY })).resolves.toBeUndefined()
})

it.each([
  [
    'alternates that are a link',
    () => {
      writeFileSync(join(fixture.outside, 'list'), `${fixture.origin}/objects\n`)
      symlinkSync(join(fixture.outside, 'list'), inTree('.git/objects/info/alternates'))
    }
  ],
  [
    'alternates that are a pipe',
    () => {
      execFileSync('mkfifo', [inTree('.git/objects/info/alternates')])
    }
  ],
  [
    'an objects/info folder that is a link',
    () => {
      mkdirSync(join(fixture.outside, 'info'))
      writeFileSync(join(fixture.outside, 'info/alternates'), `${fixture.origin}/objects\n`)
      rmSync(inTree('.git/objects/info'), { recursive: true, force: true })
      symlinkSync(join(fixture.outside, 'info'), inTree('.git/objects/info'))
    }
  ],
  [
    'a pack that is a pipe',
    () => {
      execFileSync('mkfifo', [inTree('.git/objects/pack/pack-1.pack'), inTree('.git/objects/pack/pack-1.idx')])
    }
  ],
  [
    'a pack that is a link',
    () => {
      symlinkSync('/etc/passwd', inTree('.git/objects/pack/pack-1.idx'))
    }
  ],
  [
    'hundreds of thousands of shallow commits',
    () => {
      const ids = Array.from({ length: 380_000 }, (_, index) => (380_000 - index).toString(16).padStart(40, '0'))
      writeFileSync(inTree('.git/shallow'), `${ids.join('\n')}\n`)
    }
  ]
])('borrows no objects from a repository with %s', async (_, arrange) => {
  arrange()
  const checkout = await fixture.open({ maxSilenceMs: 5_000 })
  expect(checkout.workspaceCommit).toBeUndefined()
  await checkout.snapshot()
})

it('allows objects to be borrowed from an ordinary clone', async () => {
  expect((await fixture.open()).workspaceCommit).toBe(base)
})

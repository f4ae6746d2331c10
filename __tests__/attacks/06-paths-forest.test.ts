import { lstat, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, it } from '@jest/globals'
import * as fc from 'fast-check'
import { isSystemError } from '../../src/errors.ts'
import { everyFileTool } from '../support/every-file-tool.ts'
import { propertyRuns } from '../support/property-runs.ts'
import { temporaryWorkspace, type TemporaryWorkspace } from '../support/temporary-workspace.ts'

// The tools may change the first line and are never given the second.
const UNSEEN = 'words-that-no-tool-is-given'
const SECRET = `probe-of-the-outside\n${UNSEEN}\n`

// Few names, so that links meet; in upper and lower case, composed and decomposed.
const name = fc.constantFrom('a', 'A', 'b', '\u00e9', 'e\u0301', 'link', '.', '..')
const way = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => names.join('/'))
const place = fc.array(fc.constantFrom('a', 'A', 'b', '\u00e9', 'e\u0301', 'link'), { minLength: 1, maxLength: 3 })
const target = fc.oneof(
  way,
  way.map((path) => `ROOT/${path}`),
  way.map((path) => `BASE/outside/${path}`),
  way.map((path) => `../../${path}/outside/secret`),
  fc.constantFrom(
    'BASE/outside',
    'BASE/outside/secret',
    '../outside',
    '../outside/secret',
    '/',
    '/proc/self/root',
    'nowhere'
  )
)
const tree = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('link' as const), at: place, target }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('file' as const), at: place }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('folder' as const), at: place }) }
  ),
  { minLength: 1, maxLength: 12 }
)
type Tree = typeof tree extends fc.Arbitrary<infer Value> ? Value : never

it('keeps file tools inside whatever links the tree contains', async () => {
  const path = fc.oneof(
    way,
    way.map((each) => `${each}/outside/secret`),
    way.map((each) => `${each}/secret`)
  )
  await fc.assert(
    fc.asyncProperty(tree, tree, fc.array(path, { minLength: 1, maxLength: 3 }), async (first, then, paths) => {
      await using standing = await temporaryWorkspace({ files: { 'src/a.ts': 'inside\n' } })
      const before = await outsideOf(standing)
      await plant(first, standing)
      for (const each of paths) expect(await everyFileTool(standing.workspace, each)).not.toContain(UNSEEN)
      // Replaced while the tools are at work.
      const said = Promise.all(paths.map((each) => everyFileTool(standing.workspace, each)))
      await plant(then, standing)
      for (const each of await said) expect(each).not.toContain(UNSEEN)
      await expect(outsideOf(standing)).resolves.toEqual(before)
    }),
    { numRuns: Math.ceil(propertyRuns(600) / 10), seed: 5 }
  )
})

/** The files beside the root. The first call creates them. */
async function outsideOf({ base }: TemporaryWorkspace) {
  const secret = join(base, 'outside/secret')
  await mkdir(join(base, 'outside'), { recursive: true })
  await writeFile(secret, SECRET, { flag: 'wx', mode: 0o640 }).catch(unlessSystem)
  const { ino, mtimeMs, mode } = await stat(secret)
  const names = [await readdir(base), await readdir(join(base, 'outside'))]
  return { ino, mtimeMs, mode, names, content: await readFile(secret, 'utf8') }
}

/** Creates each entry, replacing what is there. Skips those that a link of the tree makes impossible. */
async function plant(trees: Tree, { root, base }: TemporaryWorkspace): Promise<void> {
  for (const each of trees) {
    const at = join(root, ...each.at)
    try {
      if (!(await staysInside(root, each.at))) continue
      await mkdir(dirname(at), { recursive: true })
      await rm(at, { recursive: true, force: true })
      if (each.kind === 'folder') await mkdir(at)
      else if (each.kind === 'file') await writeFile(at, 'inside\n')
      else await symlink(each.target.replace('ROOT', root).replace('BASE', base), at)
    } catch (error) {
      unlessSystem(error)
    }
  }
}

/** False if a name before the last is a link or a file, because `plant` must stay inside too. */
async function staysInside(root: string, names: readonly string[]): Promise<boolean> {
  for (let count = 1; count < names.length; count += 1) {
    const status = await lstat(join(root, ...names.slice(0, count))).catch(unlessSystem)
    if (status && !status.isDirectory()) return false
  }
  return true
}

function unlessSystem(error: unknown): undefined {
  if (!isSystemError(error)) throw error
}

import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { bareRepositories } from '../../src/policy/bare-repositories.ts'
import { PipelineRun, files } from '../support/pipeline-run.ts'
import { propertyRuns } from '../support/property-runs.ts'
import '../support/property-seed.ts'
import { calls } from '../support/scripted-model.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'forgehand-bare-'))
})
afterEach(() => {
  rmSync(root, { recursive: true, force: true })
})

const names = [
  'HEAD',
  'objects/keep',
  'refs/keep',
  'config',
  'commondir',
  'refs',
  'objects',
  'hooks/x',
  'index',
  'packed-refs'
]
const layout = fc.uniqueArray(fc.constantFrom(...names), { minLength: 1 })

it('finds every folder that git takes for a repository', () => {
  let found = 0
  fc.assert(
    fc.property(fc.record({ dep: layout, 'vendor/dep': layout }), (layouts) => {
      const tree = mkdtempSync(join(root, 'tree-'))
      const all = Object.entries(layouts).flatMap(([folder, entries]) => entries.map((entry) => `${folder}/${entry}`))
      // A file gives way to a folder of its name.
      const paths = all.filter((path) => !all.some((other) => other.startsWith(`${path}/`)))
      for (const path of paths) {
        mkdirSync(dirname(join(tree, path)), { recursive: true })
        const isLink = path.endsWith('commondir')
        const text = isLink ? (path.startsWith('vendor') ? '../../dep\n' : '../vendor/dep\n') : 'ref: refs/heads/main\n'
        writeFileSync(join(tree, path), path.endsWith('config') ? '' : text)
      }
      const folders = bareRepositories(paths)
      for (const folder of Object.keys(layouts)) {
        const env = { PATH: process.env['PATH'], GIT_CEILING_DIRECTORIES: tree, GIT_CONFIG_NOSYSTEM: '1', HOME: root }
        const { status } = spawnSync('git', ['rev-parse', '--git-dir'], { cwd: join(tree, folder), env })
        if (status !== 0) continue
        found += 1
        expect(folders).toContain(folder)
      }
    }),
    { numRuns: propertyRuns(400) }
  )
  expect(found).toBeGreaterThan(0)
})

it.each([
  ['in another case', ['x/head', 'x/Objects/a', 'x/REFS/a'], ['x']],
  ['with characters that some file systems skip', ['x/HE\u200cAD', 'x/objects/a', 'x/refs/a'], ['x']],
  ['at the root', ['HEAD', 'objects/a', 'refs/a'], ['']],
  ['that takes its objects from elsewhere', ['x/HEAD', 'x/commondir'], ['x']]
])('finds a repository %s', (_, paths, expected) => {
  expect(bareRepositories(paths)).toEqual(expected)
})

it('lets folders through that only have one of the names', () => {
  expect(bareRepositories(['src/head/index.ts', 'src/objects/a.ts', 'src/refs/b.ts', 'docs/HEAD'])).toEqual([])
})

it.each([
  ['by tools', false],
  ['to a repository that is a part of the project', true]
])('withholds a bare repository written %s', async (_, isThere) => {
  const parts = {
    'vendor/dep/HEAD': 'ref: refs/heads/main\n',
    'vendor/dep/objects/keep': 'x\n',
    'vendor/dep/refs/keep': 'x\n'
  }
  const config = { 'vendor/dep/config': '[core]\n\tfsmonitor = ./evil\n' }
  const written = { ...(isThere ? {} : parts), ...config, 'src/new.txt': 'new\n' }
  await using run = await PipelineRun.open({
    ...files,
    ...(isThere && parts),
    '.github/agent.yml': JSON.stringify({ verify: [], commands: [] })
  })
  const writes = Object.entries(written).map(([path, content]) => calls('write_file', { path, content }))
  await run.play([...writes, calls('finish', { title: 'Do it', description: 'Done.' })])
  const published = run.forge.commits.flatMap(({ changes }) => changes.map(({ path }) => path))
  expect(published).toEqual(['src/new.txt'])
})

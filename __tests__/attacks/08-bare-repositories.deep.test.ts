import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
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
  const layouts = fc.sample(fc.record({ dep: layout, 'vendor/dep': layout }), propertyRuns(400))
  const trees = layouts.map((folders, index) => {
    const tree = join(root, `tree-${index}`)
    const all = Object.entries(folders).flatMap(([folder, entries]) => entries.map((entry) => `${folder}/${entry}`))
    // A file gives way to a folder of its name.
    const paths = all.filter((path) => !all.some((other) => other.startsWith(`${path}/`)))
    for (const path of paths) {
      mkdirSync(dirname(join(tree, path)), { recursive: true })
      const isLink = path.endsWith('commondir')
      const text = isLink ? (path.startsWith('vendor') ? '../../dep\n' : '../vendor/dep\n') : 'ref: refs/heads/main\n'
      writeFileSync(join(tree, path), path.endsWith('config') ? '' : text)
    }
    return { tree, paths, found: bareRepositories(paths) }
  })
  const script = `cd "$0"; for tree in tree-*; do for folder in dep vendor/dep; do
    (cd "$tree/$folder" && GIT_CEILING_DIRECTORIES="$0/$tree" git rev-parse --git-dir >/dev/null 2>&1 && echo "$tree/$folder")
  done; done; true`
  const env = { PATH: process.env['PATH'], GIT_CONFIG_NOSYSTEM: '1', HOME: root }
  const { stdout, status } = spawnSync('bash', ['-c', script, root], { env, encoding: 'utf8' })
  expect(status).toBe(0)
  const taken = new Set(stdout.split('\n').filter(Boolean))
  expect(taken.size).toBeGreaterThan(0)
  const missed = trees.flatMap(({ tree, paths, found }) =>
    ['dep', 'vendor/dep']
      .filter((folder) => taken.has(`${basename(tree)}/${folder}`) && !found.includes(folder))
      .map((folder) => `${folder} of ${paths.join(', ')}`)
  )
  expect(missed).toEqual([])
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
  const published = await run.pushedPaths()
  expect(published).toEqual(['src/new.txt'])
})

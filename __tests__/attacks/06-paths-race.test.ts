import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { isSystemError, ToolError } from '../../src/errors.ts'
import type { Workspace } from '../../src/workspace/workspace.ts'
import { propertyRuns } from '../support/property-runs.ts'
import { temporaryWorkspace, unaborted } from '../support/temporary-workspace.ts'

const SECRET = 'probe-of-the-outside'
// The thousands of attempts of a race are random cases, too.
const RACE_MS = propertyRuns(700)

// A separate process, so that it swaps in the middle of our calls. It prints a dot every hundred swaps. If a tool has recreated the
// folder meanwhile, that one is moved aside.
const SWAPPER = `
const { renameSync, symlinkSync, unlinkSync } = require('node:fs')
const [folder, aside, target] = process.argv.slice(1)
const attempt = (work) => { try { work(); return true } catch { return false } }
for (let count = 1; ; count += 1) {
  attempt(() => renameSync(folder, aside))
  attempt(() => symlinkSync(target, folder))
  attempt(() => unlinkSync(folder))
  while (!attempt(() => renameSync(aside, folder))) attempt(() => renameSync(folder, aside + count))
  if (count % 100 === 0) process.stdout.write('.')
}
`

async function startSwapping(root: string, name: string, target: string) {
  const places = [join(root, name), join(root, `${name}-aside`), target]
  const child = spawn(process.execPath, ['-e', SWAPPER, ...places], { stdio: ['ignore', 'pipe', 'ignore'] })
  let hundreds = 0
  child.stdout.on('data', (chunk: Buffer) => (hundreds += chunk.length))
  await once(child.stdout, 'data')
  return {
    swaps: () => hundreds * 100,
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGKILL')
      await once(child, 'close')
    }
  }
}

/** Returns everything that the call reveals. */
type Attempt = (workspace: Workspace, count: number) => Promise<unknown>

const query = { isLiteral: true, ignoreCase: false, globs: [], context: 2, maxMatches: 50 }
const range = { first: 1, count: 100, maxLineLength: 1_000, maxLength: 10_000 }

const attempts: readonly (readonly [string, Attempt])[] = [
  ['reading a file', async (tree) => (await tree.readFile('dir/deep/x', unaborted)).content.toString()],
  ['viewing a file', (tree) => tree.reader.view('dir/deep/x', range, unaborted)],
  ['taking a fingerprint', (tree) => tree.reader.fingerprint('dir/deep/x', unaborted)],
  ['listing a folder', (tree) => tree.reader.listFolder('dir/deep', unaborted)],
  ['viewing a folder', (tree) => tree.reader.view('dir/deep', range, unaborted)],
  ['checking that a file exists', async (tree) => (await tree.exists('dir/deep/only-outside')) && SECRET],
  ['finding files', (tree) => tree.reader.findFiles('*', 'dir', unaborted)],
  ['searching a folder', (tree) => tree.reader.search({ ...query, pattern: 'probe', path: 'dir' }, unaborted)],
  ['searching a file', (tree) => tree.reader.search({ ...query, pattern: 'probe', path: 'dir/deep/x' }, unaborted)],
  ['searching everything', (tree) => tree.reader.search({ ...query, pattern: 'probe', path: '' }, unaborted)],
  ['writing a new file', (tree, count) => tree.writeFile(`dir/deep/new-${count % 20}`, 'mine', unaborted)],
  ['overwriting a file', (tree) => tree.writeFile('dir/deep/y', 'mine', unaborted)],
  ['creating folders', (tree, count) => tree.writeFile(`dir/deep/f${count % 20}/g/h`, 'mine', unaborted)],
  [
    'changing several files',
    (tree, count) => {
      const content = Buffer.from('mine')
      return tree.applyChanges(
        [
          { path: 'dir/deep/y', content },
          { path: `dir/deep/p${count % 20}`, content }
        ],
        unaborted
      )
    }
  ],
  [
    'deleting a file',
    (tree, count) =>
      tree.applyChanges(
        [
          { path: 'dir/deep/only-outside', content: undefined },
          { path: `dir/q${count % 20}`, content: Buffer.from('') }
        ],
        unaborted
      )
  ]
]

const swapped: readonly (readonly [string, string, string])[] = [
  ['its folder', 'dir/deep', '../../outside'],
  ['its parent folder', 'dir', '../outside/around']
]

it.each(attempts.flatMap(([name, attempt]) => swapped.map(([what, ...places]) => ({ name, what, attempt, places }))))(
  '$name reaches nothing outside while $what is repeatedly swapped for a link',
  async ({ attempt, places: [folder, target] }) => {
    await using place = await temporaryWorkspace({ files: { 'dir/deep/x': 'probe inside\n', 'dir/deep/y': 'y\n' } })
    const outside = join(place.base, 'outside')
    await mkdir(join(outside, 'around/deep'), { recursive: true })
    const names = ['x', 'y', 'only-outside']
    const files = [outside, join(outside, 'around/deep')].flatMap((each) => names.map((name) => join(each, name)))
    for (const file of files) await writeFile(file, `${SECRET}\n`)
    const state = async () => [
      await readdir(outside, { recursive: true }),
      await Promise.all(files.map(async (file) => [await readFile(file, 'utf8'), (await stat(file)).ino]))
    ]
    const before = await state()

    const seen = new Set<string>()
    const reached = { times: 0, refused: 0, swaps: 0 }
    {
      await using swapper = await startSwapping(place.root, folder, target)
      const until = performance.now() + RACE_MS
      for (let count = 0; performance.now() < until; count += 1) {
        try {
          seen.add(JSON.stringify((await attempt(place.workspace, count)) ?? ''))
          reached.times += 1
        } catch (error) {
          if (!(error instanceof ToolError) && !isSystemError(error)) throw error
          seen.add(error.message)
          reached.refused += 1
        }
      }
      reached.swaps = swapper.swaps()
    }
    expect([...seen].filter((text) => text.includes(SECRET) || text.includes('"only-outside"'))).toEqual([])
    await expect(state()).resolves.toEqual(before)
    // Proves that there was a race.
    expect(reached.swaps).toBeGreaterThan(0)
  }
)

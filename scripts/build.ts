/** Builds the three entries into dist/: the action, its post step and the command line. Reproducible: no dates, no paths. */
import { execFile } from 'node:child_process'
import { chmod, cp, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)
const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')
// Beside dist, to be put in its place in one step: whoever runs the old bundle meanwhile is not disturbed.
const next = await mkdtemp(join(root, '.dist-'))

/** Each entry has a folder of its own; the action's is the root, where action.yml looks for it. */
const ENTRIES = [
  { source: 'src/index.ts', folder: next },
  { source: 'src/post.ts', folder: join(next, 'post') },
  { source: 'src/cli/index.ts', folder: join(next, 'cli') }
]

try {
  await Promise.all(ENTRIES.map(({ source, folder }) => bundle(source, folder)))
  await refuseBrokenBundles()
  await cp(join(root, 'LICENSE'), join(next, 'LICENSE'))
  await chmod(next, 0o755)
  await rm(dist, { recursive: true, force: true })
  await rename(next, dist)
} finally {
  await rm(next, { recursive: true, force: true })
}

async function bundle(source: string, folder: string): Promise<void> {
  const ncc = join(root, 'node_modules/@vercel/ncc/dist/ncc/cli.js')
  const licences = ['--license', 'licenses.txt']
  await execute(process.execPath, [ncc, 'build', join(root, source), '-o', folder, ...licences], { cwd: root })
}

/** ncc can exit with 0 and leave a module out, which shows only when the bundle reaches it. */
async function refuseBrokenBundles(): Promise<void> {
  const files = (await readdir(next, { recursive: true })).filter((name) => name.endsWith('.js'))
  for (const name of files) {
    const text = await readFile(join(next, name), 'utf8')
    if (text.includes('webpackMissingModule')) throw new Error(`dist/${name} lacks a module; see the output of ncc.`)
    if (text.includes(root)) throw new Error(`dist/${name} holds the path of this checkout.`)
  }
}

/** Builds the three entries into dist/: the action, its post step and the command line. Reproducible: no dates, no paths. */
import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)
const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')

/** Each entry has a folder of its own; the action's is dist itself, where action.yml looks for it. */
const ENTRIES = [
  { source: 'src/index.ts', folder: dist },
  { source: 'src/post.ts', folder: join(dist, 'post') },
  { source: 'src/cli/index.ts', folder: join(dist, 'cli') }
]

await rm(dist, { recursive: true, force: true })
await mkdir(dist)
for (const { source, folder } of ENTRIES) await bundle(source, folder)
await refuseBrokenBundles()
await cp(join(root, 'LICENSE'), join(dist, 'LICENSE'))

async function bundle(source: string, folder: string): Promise<void> {
  const ncc = join(root, 'node_modules/@vercel/ncc/dist/ncc/cli.js')
  const licences = ['--license', 'licenses.txt']
  await execute(process.execPath, [ncc, 'build', join(root, source), '-o', folder, ...licences], { cwd: root })
  await makeExecutable(folder)
}

/** ncc drops the first line of the command line's entry; npm links the file as it is. */
async function makeExecutable(folder: string): Promise<void> {
  if (!folder.endsWith('cli')) return
  const file = join(folder, 'index.js')
  const text = await readFile(file, 'utf8')
  if (!text.startsWith('#!')) await writeFile(file, `#!/usr/bin/env node\n${text}`, { mode: 0o755 })
}

/** ncc can exit with 0 and leave a module out, which shows only when the bundle reaches it. */
async function refuseBrokenBundles(): Promise<void> {
  const files = (await readdir(dist, { recursive: true })).filter((name) => name.endsWith('.js'))
  for (const name of files) {
    const text = await readFile(join(dist, name), 'utf8')
    if (text.includes('webpackMissingModule')) throw new Error(`dist/${name} lacks a module; see the output of ncc.`)
    if (text.includes(root)) throw new Error(`dist/${name} holds the path of this checkout.`)
  }
}

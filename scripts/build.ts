/** Builds the three entries into dist/: the action, its post step and the command line. Reproducible: no dates, no paths. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'

const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')
// Beside dist, to be put in its place in one step: whoever runs the old bundle meanwhile is not disturbed.
const workshop = await mkdtemp(join(root, '.dist-'))
const next = join(workshop, 'dist')

/** Each entry has a folder of its own; the action's is the root, where action.yml looks for it. */
const ENTRIES = [
  { source: 'src/index.js', folder: next },
  { source: 'src/post.js', folder: join(next, 'post') },
  { source: 'src/cli/index.js', folder: join(next, 'cli') }
]

try {
  // Checked and turned into JavaScript once; left to itself, ncc would check the types again for each entry.
  await run('typescript/bin/tsc', ['-p', root, '--noEmit', 'false', '--outDir', workshop])
  await Promise.all(ENTRIES.map(({ source, folder }) => bundle(source, folder)))
  await refuseBrokenBundles()
  await cp(join(root, 'LICENSE'), join(next, 'LICENSE'))
  await rm(dist, { recursive: true, force: true })
  await rename(next, dist)
} finally {
  await rm(workshop, { recursive: true, force: true })
}

async function bundle(source: string, folder: string): Promise<void> {
  const options = ['--quiet', '--license', 'licenses.txt']
  await run('@vercel/ncc/dist/ncc/cli.js', ['build', join(workshop, source), '-o', folder, ...options])
}

async function run(program: string, args: readonly string[]): Promise<void> {
  // Paths in the bundle are relative to this folder, whose name differs from build to build.
  const child = spawn(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: workshop,
    stdio: 'inherit'
  })
  const [exitCode] = (await once(child, 'close')) as [number | null] // As documented.
  if (exitCode !== 0) throw new Error(`${program} ended with exit code ${exitCode ?? 'unknown'}.`)
}

/** ncc can exit with 0 and leave a module out, which shows only when the bundle reaches it. */
async function refuseBrokenBundles(): Promise<void> {
  const files = (await readdir(next, { recursive: true })).filter((name) => name.endsWith('.js'))
  for (const name of files) {
    const text = await readFile(join(next, name), 'utf8')
    if (text.includes('webpackMissingModule') || text.includes('eval("require")'))
      throw new Error(`dist/${name} lacks a module; see the output of ncc.`)
    if (text.includes(root) || text.includes(basename(workshop)))
      throw new Error(`dist/${name} holds the path of this checkout.`)
  }
}

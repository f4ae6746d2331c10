/** Bundles the three entries into dist/: the action, its post step and the command line. Reproducible: without dates and paths. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'

const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')
// Next to dist, so that one rename replaces it without disturbing programs that run the old bundle.
const buildFolder = await mkdtemp(join(root, '.dist-'))
const next = join(buildFolder, 'dist')

/** Each entry has its own folder. The action's is the root, where action.yml expects it. */
const ENTRIES = [
  { source: 'src/index.js', folder: next },
  { source: 'src/post.js', folder: join(next, 'post') },
  { source: 'src/cli/index.js', folder: join(next, 'cli') }
]

try {
  // Compiled once, and not checked: `npm run types` does that. On its own, ncc would check the types for each entry.
  await run('typescript/bin/tsc', ['-p', root, '--noCheck', '--noEmit', 'false', '--outDir', buildFolder])
  await Promise.all(ENTRIES.map(({ source, folder }) => bundle(source, folder)))
  await refuseBrokenBundles()
  await cp(join(root, 'LICENSE'), join(next, 'LICENSE'))
  await rm(dist, { recursive: true, force: true })
  await rename(next, dist)
} finally {
  await rm(buildFolder, { recursive: true, force: true })
}

async function bundle(source: string, folder: string): Promise<void> {
  const options = ['--quiet', '--license', 'licenses.txt']
  await run('@vercel/ncc/dist/ncc/cli.js', ['build', join(buildFolder, source), '-o', folder, ...options])
}

async function run(program: string, args: readonly string[]): Promise<void> {
  // Paths in the bundle are relative to the working folder, whose name differs in each build.
  const child = spawn(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: buildFolder,
    stdio: 'inherit'
  })
  const [exitCode] = (await once(child, 'close')) as [number | null] // As documented.
  if (exitCode !== 0) throw new Error(`${program} ended with exit code ${exitCode ?? 'unknown'}.`)
}

/** ncc can exit with 0 although a module is missing, which shows only when the bundle needs it. */
async function refuseBrokenBundles(): Promise<void> {
  const files = (await readdir(next, { recursive: true })).filter((name) => name.endsWith('.js'))
  for (const name of files) {
    const text = await readFile(join(next, name), 'utf8')
    if (text.includes('webpackMissingModule') || text.includes('eval("require")'))
      throw new Error(`dist/${name} lacks a module; see the output of ncc.`)
    if (text.includes(root) || text.includes(basename(buildFolder)))
      throw new Error(`dist/${name} holds the path of this checkout.`)
  }
}

/**
 * Bundles the action, its post step and the command line into dist/programs, where they share their code, and writes the files that start
 * them. Reproducible: without dates and paths.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { compact } from './compact.ts'
import { mergeLicenses } from './merge-licenses.ts'

const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')
// Next to dist, so that one rename replaces it without disturbing programs that run the old bundle.
const buildFolder = await mkdtemp(join(root, '.dist-'))
const next = join(buildFolder, 'dist')

/** The files that the runner and npm start, and their programs in the bundle. */
const STARTERS = { 'index.js': 'action', 'post/index.js': 'post', 'cli/index.js': 'cli' } as const

/** The names of files with code. */
const CODE = /\.c?js$/

/** The command meets any Node; the action always the one of the runner. */
const COMMAND = `#!/usr/bin/env node
require('./require-node.js')
`

try {
  await stripTypes()
  // ncc reads there that our own files are ES modules.
  await cp(join(root, 'package.json'), join(buildFolder, 'package.json'))
  // ncc writes CommonJS if its entry is CommonJS. Node loads that faster than ES modules: see ADR 100.
  const entry = join(buildFolder, 'index.cjs')
  await writeFile(entry, "module.exports = require('./src/programs.js')\n")
  const options = ['-o', join(next, 'programs'), '--quiet', '--license', 'licenses.txt']
  await run('@vercel/ncc/dist/ncc/cli.js', ['build', entry, ...options])
  await compactPrograms()
  await mergeLicenseTexts()
  await writeStarters()
  await refuseBrokenBundles()
  await cp(join(root, 'LICENSE'), join(next, 'LICENSE'))
  await rm(dist, { recursive: true, force: true })
  await rename(next, dist)
} finally {
  await rm(buildFolder, { recursive: true, force: true })
}

/** Checks nothing, which `npm run types` does, and therefore reads no package and no test. On its own, ncc would check the types. */
async function stripTypes(): Promise<void> {
  const folders = ['src', 'emulators'].map((name) => join(root, name))
  const config = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: { noCheck: true, noEmit: false, noResolve: true, types: [], importHelpers: true, outDir: '.' },
    // Without imports, a JSON file belongs to the program only by its name.
    include: [...folders, ...folders.map((folder) => join(folder, '**/*.json'))]
  }
  const file = join(buildFolder, 'strip-types.json')
  await writeFile(file, JSON.stringify(config))
  await run('typescript/bin/tsc', ['-p', file])
}

/** Half of what ncc writes is comments and indentation, which every job would download. */
async function compactPrograms(): Promise<void> {
  const folder = join(next, 'programs')
  const names = (await readdir(folder)).filter((name) => CODE.test(name))
  for (const name of names) {
    const file = join(folder, name)
    await writeFile(file, compact(await readFile(file, 'utf8')))
  }
}

/** Half of the licenses of 150 packages are the same texts again. */
async function mergeLicenseTexts(): Promise<void> {
  const file = join(next, 'programs/licenses.txt')
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as Lock // npm's format 3.
  const identifiers = Object.entries(packages).map(
    ([path, { license = '' }]) => [path.replace(/^.*node_modules\//, ''), license] as const
  )
  await writeFile(file, mergeLicenses(await readFile(file, 'utf8'), new Map(identifiers)))
}

interface Lock {
  readonly packages: Readonly<Record<string, { readonly license?: string }>>
}

async function writeStarters(): Promise<void> {
  await writeFile(join(next, 'package.json'), '{\n  "type": "commonjs"\n}\n')
  await mkdir(join(next, 'cli'))
  await cp(join(root, 'scripts/require-node.cjs'), join(next, 'cli/require-node.js'))
  for (const [file, program] of Object.entries(STARTERS)) {
    const up = file.includes('/') ? '..' : '.'
    const firstLines = program === 'cli' ? COMMAND : ''
    await mkdir(dirname(join(next, file)), { recursive: true })
    await writeFile(join(next, file), `${firstLines}require('${up}/programs/index.cjs').programs.${program}()\n`)
  }
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
  const files = (await readdir(next, { recursive: true })).filter((name) => CODE.test(name))
  for (const name of files) {
    const text = await readFile(join(next, name), 'utf8')
    if (text.includes('webpackMissingModule') || text.includes('eval("require")'))
      throw new Error(`dist/${name} lacks a module; see the output of ncc.`)
    if (text.includes(root) || text.includes(basename(buildFolder)))
      throw new Error(`dist/${name} holds the path of this checkout.`)
  }
}

/** Gets published packages with the ordinary clients of their registries. */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import type { Registry, Release } from './real-package.ts'

const exec = promisify(execFile)

/** The files of a package by path, with the mode that git would give them. */
export type PublishedFiles = Readonly<Record<string, { readonly content: Buffer; readonly mode: '100644' | '100755' }>>

/**
 * Downloads a release, once for all runs, and checks what arrived.
 *
 * @param cache the folder that keeps downloads
 * @throws Error if the registry cannot be reached, or has other files than those that were pinned
 */
export async function publishedFiles(
  registry: Registry,
  name: string,
  { release, cache }: { readonly release: Release; readonly cache: string }
): Promise<PublishedFiles> {
  const folder = join(cache, registry, `${name.replaceAll('/', '_')}-${release.version}`)
  if (!(await exists(folder))) await download(registry, name, { release, folder })
  return await readFiles(folder)
}

interface Download {
  readonly release: Release
  readonly folder: string
}

async function download(registry: Registry, name: string, { release, folder }: Download): Promise<void> {
  const parent = join(folder, '..')
  await mkdir(parent, { recursive: true })
  const work = await mkdtemp(join(parent, '.download-'))
  try {
    const { archive, unpacked } = await CLIENTS[registry](name, release.version, work).catch((cause: unknown) => {
      throw new Error(`${name} ${release.version} could not be downloaded from ${registry}. Is it reachable?`, {
        cause
      })
    })
    const found = createHash('sha256')
      .update(await readFile(archive))
      .digest('hex')
    if (found !== release.sha256) {
      throw new Error(
        `The archive of ${name} ${release.version} from ${registry} has the SHA-256 ${found} instead of ${release.sha256}.`
      )
    }
    await rename(unpacked, folder)
  } finally {
    await exec('chmod', ['-R', 'u+w', work])
    await rm(work, { recursive: true, force: true })
  }
}

/** Downloads and unpacks one release into an empty folder. */
type Client = (
  name: string,
  version: string,
  work: string
) => Promise<{ readonly archive: string; readonly unpacked: string }>

const CLIENTS: Readonly<Record<Registry, Client>> = {
  npm: async (name, version, work) => {
    await exec('npm', ['pack', '--silent', `${name}@${version}`], { cwd: work })
    return unpack(work, await onlyFile(work))
  },
  pypi: async (name, version, work) => {
    await exec(
      'python3',
      ['-m', 'pip', 'download', '--quiet', '--no-deps', '--no-binary', ':all:', `${name}==${version}`],
      { cwd: work }
    )
    return unpack(work, await onlyFile(work))
  },
  go: async (name, version, work) => {
    // Not the cache of the machine: what the tests of installations download would be there.
    const env = { ...process.env, GOMODCACHE: join(work, 'modules') }
    const { stdout } = await exec('go', ['mod', 'download', '-json', `${name}@${version}`], { cwd: work, env })
    // Safe: documented in `go help mod download`.
    const { Zip, Dir } = JSON.parse(stdout) as { readonly Zip: string; readonly Dir: string }
    const unpacked = join(work, 'module')
    await cp(Dir, unpacked, { recursive: true })
    await exec('chmod', ['-R', 'u+w', unpacked])
    return { archive: Zip, unpacked }
  },
  crates: async (name, version, work) => {
    const manifest = `[package]\nname = "download"\nversion = "0.0.0"\n[dependencies]\n${name} = "=${version}"\n`
    await writeFile(join(work, 'Cargo.toml'), manifest)
    await mkdir(join(work, 'src'))
    await writeFile(join(work, 'src/lib.rs'), '')
    const home = join(work, 'home')
    await exec('cargo', ['fetch', '--quiet'], { cwd: work, env: { ...process.env, CARGO_HOME: home } })
    const [index = ''] = await readdir(join(home, 'registry/cache'))
    return unpack(work, join(home, 'registry/cache', index, `${name}-${version}.crate`))
  },
  maven: async (name, version, work) => {
    const [group = '', artifact = ''] = name.split(':')
    const get = (classifier: string) => mavenArtifact(`${name}:${version}:${classifier}`, work)
    // A source archive for the programs and one for the tests, as every release of the Apache Commons has them.
    const sources = await get('jar:sources')
    const tests = await get('jar:test-sources')
    const unpacked = join(work, 'project')
    for (const [jar, target] of [
      [sources, 'src/main/java'],
      [tests, 'src/test/java']
    ] as const) {
      const folder = join(unpacked, target)
      await mkdir(folder, { recursive: true })
      await exec('python3', ['-m', 'zipfile', '-e', jar, folder])
    }
    await exec('cp', [await mavenArtifact(`${group}:${artifact}:${version}:pom`, work), join(unpacked, 'pom.xml')])
    return { archive: sources, unpacked }
  }
}

async function mavenArtifact(coordinates: string, work: string): Promise<string> {
  const folder = join(work, coordinates.replaceAll(':', '_'))
  await exec('mvn', ['-B', '-q', 'dependency:copy', `-Dartifact=${coordinates}`, `-DoutputDirectory=${folder}`], {
    cwd: work
  })
  return await onlyFile(folder)
}

async function unpack(work: string, archive: string): Promise<{ readonly archive: string; readonly unpacked: string }> {
  const unpacked = join(work, 'unpacked')
  await mkdir(unpacked)
  // bsdtar writes headers that GNU tar does not know.
  await exec('tar', ['--warning=no-unknown-keyword', '--strip-components=1', '-xzf', archive, '-C', unpacked])
  return { archive, unpacked }
}

async function onlyFile(folder: string): Promise<string> {
  const names = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile())
  const [first] = names
  if (!first || names.length > 1) throw new Error(`One file was expected in ${folder}, not ${names.length}.`)
  return join(folder, first.name)
}

async function readFiles(folder: string): Promise<PublishedFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return Object.fromEntries(
    await Promise.all(
      files.map(async (entry) => {
        const path = join(entry.parentPath, entry.name)
        const { mode } = await stat(path)
        const file = { content: await readFile(path), mode: (mode & 0o100) === 0 ? '100644' : '100755' } as const
        return [relative(folder, path), file] as const
      })
    )
  )
}

async function exists(path: string): Promise<boolean> {
  return await stat(path).then(
    () => true,
    () => false
  )
}

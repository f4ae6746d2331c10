import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'

const exec = promisify(execFile)

/** The files of a version by path. */
export type PublishedTree = Readonly<Record<string, Buffer>>

/**
 * Downloads a version with npm, once for all runs. npm checks its integrity, and nothing of it is run.
 *
 * @param cache the folder that keeps downloads
 */
export async function publishedTree(name: string, version: string, cache: string): Promise<PublishedTree> {
  const folder = join(cache, `${name.replaceAll('/', '_')}-${version}`)
  const isThere = await stat(folder).catch(() => undefined)
  if (!isThere) await download(`${name}@${version}`, cache, folder)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name: file }) => join(parentPath, file))
  return Object.fromEntries(
    await Promise.all(paths.map(async (path) => [relative(folder, path), await readFile(path)] as const))
  )
}

async function download(specification: string, cache: string, folder: string): Promise<void> {
  await mkdir(cache, { recursive: true })
  const work = await mkdtemp(join(cache, '.download-'))
  try {
    await exec('npm', ['pack', '--silent', specification], { cwd: work })
    const [archive = ''] = await readdir(work)
    const unpacked = join(work, 'unpacked')
    await mkdir(unpacked)
    // bsdtar writes headers that GNU tar does not know.
    await exec('tar', [
      '--warning=no-unknown-keyword',
      '--strip-components=1',
      '-xzf',
      join(work, archive),
      '-C',
      unpacked
    ])
    await rename(unpacked, folder)
  } catch (cause) {
    throw new Error(`${specification} could not be downloaded. Is the registry reachable?`, { cause })
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

import picomatch from 'picomatch'
import { folderOf, nameOf, isForeignFolder } from '../../text/paths.ts'
import { withinSum } from '../../text/within-time.ts'
import type { TreeFiles } from './package.ts'

const MAX_MANIFESTS = 500
const MAX_DEPTH = 8

/** A file that declares a package, with its text. */
export interface Manifest {
  readonly folder: string
  readonly text: string
}

/**
 * The manifests of this name in folders below the root, in the order of their paths.
 *
 * @param isMember true for folders that count wherever they are
 */
export async function readManifests(
  { paths, read }: TreeFiles,
  name: string,
  isMember: (folder: string) => boolean = () => false
): Promise<readonly Manifest[]> {
  const manifestPaths = paths.filter(
    (path) => nameOf(path) === name && path !== name && path.split('/').length <= MAX_DEPTH && isOwn(path, isMember)
  )
  const manifests = await Promise.all(
    manifestPaths.slice(0, MAX_MANIFESTS).map(async (path) => ({ folder: folderOf(path), text: await read(path) }))
  )
  return manifests.flatMap(({ folder, text }) => (text === undefined ? [] : [{ folder, text }]))
}

function isOwn(path: string, isMember: (folder: string) => boolean): boolean {
  return (
    !path.split('/').slice(0, -1).some(isForeignFolder) || (isMember(folderOf(path)) && !path.includes('node_modules/'))
  )
}

const MAX_GLOBS = 100
const MAX_GLOB = 500
const MAX_MATCHING_MS = 2_000

/**
 * Tells the folders that a manifest lists by globs. Attack: a glob of many asterisks takes centuries on a long name. What takes too long matches
 * nothing.
 */
export function folderMatcher(globs: readonly string[]): (folder: string) => boolean {
  const usable = globs.filter(({ length }) => length <= MAX_GLOB).slice(0, MAX_GLOBS)
  const matches = picomatch([...usable])
  const limited = withinSum(MAX_MATCHING_MS)
  return (folder) => limited(() => matches(folder)) ?? false
}

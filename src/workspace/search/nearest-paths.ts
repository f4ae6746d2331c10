import { nameOf } from '../../text/paths.ts'
import { bigramsOf, similarity } from '../../text/near-name.ts'

const MAX_NAMES = 3
const MIN_SIMILARITY = 0.6

/**
 * Up to three files or folders that a wrong path most likely means: first the same name in other folders, then similar names. Fast
 * enough for a hundred thousand files.
 */
export function nearestPaths(path: string, files: readonly string[]): string[] {
  const wanted = analyze(path.toLowerCase().replace(/\/+$/, ''))
  const scored: { readonly path: string; readonly score: number }[] = []
  for (const candidate of new Set([...files, ...foldersOf(files)])) {
    const score = scoreOf(wanted, candidate.toLowerCase())
    if (score > 0) scored.push({ path: candidate, score })
  }
  return scored
    .sort((a, b) => b.score - a.score || (a.path < b.path ? -1 : 1))
    .slice(0, MAX_NAMES)
    .map((each) => each.path)
}

/** All folders that contain the files, directly or indirectly. */
export function foldersOf(files: readonly string[]): Set<string> {
  const folders = new Set<string>()
  for (const file of files) {
    for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1)) {
      const folder = file.slice(0, end)
      if (folders.has(folder)) break
      folders.add(folder)
    }
  }
  return folders
}

interface Wanted {
  readonly path: string
  readonly names: readonly string[]
  readonly name: string
  readonly stem: string
  readonly pairs: ReadonlySet<number>
}

function analyze(path: string): Wanted {
  const name = nameOf(path)
  return { path, name, names: path.split('/'), stem: stemOf(name), pairs: bigramsOf(name) }
}

/** From 0, nothing in common, to 3, the same path except for case. */
function scoreOf(wanted: Wanted, path: string): number {
  if (wanted.path === path) return 3
  const name = nameOf(path)
  if (wanted.name === name) return 2 + sharedNames(wanted, path)
  if (wanted.stem === stemOf(name)) return 1 + sharedNames(wanted, path)
  const common = commonPairs(wanted, name)
  return common >= MIN_SIMILARITY ? common : 0
}

function stemOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot <= 0 ? name : name.slice(0, dot)
}

/** The share, below 1, of the wanted path's names that are in the other path. */
function sharedNames({ names }: Wanted, path: string): number {
  const others = new Set(path.split('/'))
  return names.filter((name) => others.has(name)).length / (names.length + 1)
}

function commonPairs({ name, pairs }: Wanted, other: string): number {
  const [count, otherCount] = [name.length - 1, other.length - 1]
  // Most names are too different in length.
  if (count < 1 || otherCount < 1 || 2 * Math.min(count, otherCount) < MIN_SIMILARITY * (count + otherCount)) return 0
  return similarity(pairs, bigramsOf(other))
}

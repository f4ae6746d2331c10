const MAX_NAMES = 3
const LEAST_LIKENESS = 0.6

/**
 * Up to three of the files and their folders that a mistaken path most likely means: the same name elsewhere first, then
 * like names. Quick enough for a hundred thousand of them.
 */
export function nearestPaths(path: string, files: readonly string[]): string[] {
  const wanted = describe(path.toLowerCase().replace(/\/+$/, ''))
  const scored: { readonly path: string; readonly score: number }[] = []
  for (const candidate of new Set([...files, ...foldersOf(files)])) {
    const score = likeness(wanted, candidate.toLowerCase())
    if (score > 0) scored.push({ path: candidate, score })
  }
  return scored
    .sort((a, b) => b.score - a.score || (a.path < b.path ? -1 : 1))
    .slice(0, MAX_NAMES)
    .map((each) => each.path)
}

function foldersOf(files: readonly string[]): Set<string> {
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

function describe(path: string): Wanted {
  const name = lastName(path)
  return { path, name, names: path.split('/'), stem: stemOf(name), pairs: new Set(pairsOf(name)) }
}

/** From 0, nothing in common, to 3, the same path but for its case. */
function likeness(wanted: Wanted, path: string): number {
  if (wanted.path === path) return 3
  const name = lastName(path)
  if (wanted.name === name) return 2 + sharedNames(wanted, path)
  if (wanted.stem === stemOf(name)) return 1 + sharedNames(wanted, path)
  const similarity = commonPairs(wanted, name)
  return similarity >= LEAST_LIKENESS ? similarity : 0
}

function lastName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

function stemOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot <= 0 ? name : name.slice(0, dot)
}

/** Share, below 1, of the wanted path's names that stand in the other. */
function sharedNames({ names }: Wanted, path: string): number {
  const others = new Set(path.split('/'))
  return names.filter((name) => others.has(name)).length / (names.length + 1)
}

/** Sørensen-Dice similarity of two names by their pairs of characters: 1 for equal ones. */
function commonPairs({ name, pairs }: Wanted, other: string): number {
  const [count, otherCount] = [name.length - 1, other.length - 1]
  // Most names are told apart by their lengths alone.
  if (count < 1 || otherCount < 1 || 2 * Math.min(count, otherCount) < LEAST_LIKENESS * (count + otherCount)) return 0
  return (2 * pairsOf(other).filter((pair) => pairs.has(pair)).length) / (count + otherCount)
}

/** Each two characters that stand side by side, as one number. */
function pairsOf(name: string): number[] {
  const pairs: number[] = []
  for (let index = 1; index < name.length; index += 1) {
    pairs.push(name.charCodeAt(index - 1) * 0x1_0000 + name.charCodeAt(index))
  }
  return pairs
}

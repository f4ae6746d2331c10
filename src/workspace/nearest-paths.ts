const MAX_NAMES = 3

/** Up to three of the files that a mistaken path most likely means: the same name elsewhere first, then like names. */
export function nearestPaths(path: string, files: readonly string[]): string[] {
  const wanted = path.toLowerCase().replace(/\/+$/, '')
  const scored = files.map((file) => ({ file, score: likeness(wanted, file.toLowerCase()) }))
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.file < b.file ? -1 : 1))
    .slice(0, MAX_NAMES)
    .map(({ file }) => file)
}

/** From 0, nothing in common, to 3, the same path but for its case. */
function likeness(wanted: string, file: string): number {
  if (wanted === file) return 3
  const [wantedName = '', name = ''] = [wanted, file].map((path) => path.split('/').at(-1))
  if (wantedName === name) return 2 + sharedNames(wanted, file)
  const [wantedStem = '', stem = ''] = [wantedName, name].map((each) => each.replace(/\.[^.]*$/, ''))
  if (wantedStem === stem) return 1 + sharedNames(wanted, file)
  const similarity = commonPairs(wantedName, name)
  return similarity >= 0.6 ? similarity : 0
}

/** Share, below 1, of the wanted path's names that stand in the other. */
function sharedNames(wanted: string, file: string): number {
  const names = wanted.split('/')
  const others = new Set(file.split('/'))
  return names.filter((name) => others.has(name)).length / (names.length + 1)
}

/** Sørensen-Dice similarity of two names by their pairs of characters: 1 for equal ones. */
function commonPairs(a: string, b: string): number {
  const pairsOf = (name: string): string[] => Array.from({ length: name.length - 1 }, (_, i) => name.slice(i, i + 2))
  if (a.length < 2 || b.length < 2) return 0
  const left = pairsOf(a)
  const right = new Set(pairsOf(b))
  return (2 * left.filter((pair) => right.has(pair)).length) / (left.length + pairsOf(b).length)
}

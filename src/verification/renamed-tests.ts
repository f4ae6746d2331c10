import type { RenamedTest } from '../domain/verification.ts'

const MAX_PAIRS = 10_000

/**
 * Tests that have only another name: one that is gone and one that is new, and a place of the difference where one name replaces the other
 * and nothing else changes.
 *
 * @param patch of the test files, as git writes it
 */
export function renamedTests(removed: readonly string[], added: readonly string[], patch: string): RenamedTest[] {
  if (removed.length * added.length > MAX_PAIRS) return []
  const places = placesIn(patch)
  const free = new Set(added)
  return removed.flatMap((from) => {
    const old = titleOf(from)
    const isRenamedTo = (to: string) =>
      places.some(([before, after]) => before.includes(old) && before.replace(old, () => titleOf(to)) === after)
    const to = [...free].find(isRenamedTo)
    if (to === undefined) return []
    free.delete(to)
    return [{ from, to }]
  })
}

/**
 * Tests whose name begins with their file, as a path or as a module of Python, and that are in another file now.
 *
 * @param moves the old paths of moved files, by their new ones
 */
export function movedTests(
  removed: readonly string[],
  added: readonly string[],
  moves: ReadonlyMap<string, string>
): RenamedTest[] {
  const gone = new Set(removed)
  const places = [...moves].flatMap(([now, old]) => [[now, old] as const, [moduleOf(now), moduleOf(old)] as const])
  return added.flatMap((to) => {
    const from = places
      .filter(([now]) => to.startsWith(now) && !/^[\w/]/.test(to.slice(now.length)))
      .map(([now, old]) => `${old}${to.slice(now.length)}`)
      .find((name) => gone.has(name))
    return from === undefined ? [] : [{ from, to }]
  })
}

const moduleOf = (path: string) => path.replace(/\.py$/, '').replaceAll('/', '.')

/** Removed lines, each time with the added lines in their place. */
function placesIn(patch: string): readonly (readonly [before: string, after: string])[] {
  const places: [string, string][] = []
  let last = ''
  for (const line of patch.split('\n')) {
    const sign = /^(?:-(?!--)|\+(?!\+\+))/.exec(line)?.[0] ?? ''
    if (sign === '-' && last !== '-') places.push(['', ''])
    const place = places.at(-1)
    if (place && (sign === '-' || (sign === '+' && last !== ''))) place[sign === '-' ? 0 : 1] += `${line.slice(1)}\n`
    last = sign
  }
  return places.filter(([, after]) => after !== '')
}

/** As it stands in the file: without the groups, the file or the package, and without parameters. */
function titleOf(name: string): string {
  const title = name.split(/ › |::/).at(-1) ?? name
  return (/\s/.test(title) ? title : title.replace(/^.*\./, '')).replace(/\[.*\]$/, '')
}

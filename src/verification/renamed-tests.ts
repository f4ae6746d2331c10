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
  // Removed lines with the added lines in their place.
  const places = [...patch.matchAll(/^((?:-(?!--).*\n)+)((?:\+(?!\+\+).*\n)+)/gm)].map((place) =>
    place.slice(1).map((lines) => lines.replaceAll(/^[-+]/gm, ''))
  )
  const free = new Set(added)
  return removed.flatMap((from) => {
    const old = titleOf(from)
    const isRenamedTo = (to: string) =>
      places.some(([before = '', after]) => before.includes(old) && before.replace(old, () => titleOf(to)) === after)
    const to = [...free].find(isRenamedTo)
    if (to === undefined) return []
    free.delete(to)
    return [{ from, to }]
  })
}

/** As it stands in the file: without the groups, the file or the package, and without parameters. */
function titleOf(name: string): string {
  const title = name.split(/ › |::/).at(-1) ?? name
  return (/\s/.test(title) ? title : title.replace(/^.*\./, '')).replace(/\[.*\]$/, '')
}

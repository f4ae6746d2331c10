import { closest, distance } from 'fastest-levenshtein'

/** The known name that was probably meant; undefined if none is clearly near. Ignores case. A wrong guess misleads more than a list. */
export function nearName(written: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined
  const near = closest(
    written.toLowerCase(),
    known.map((name) => name.toLowerCase())
  )
  const limit = near.length < 4 ? 1 : near.length < 9 ? 2 : 3
  if (distance(written.toLowerCase(), near) > limit) return undefined
  return known.find((name) => name.toLowerCase() === near)
}

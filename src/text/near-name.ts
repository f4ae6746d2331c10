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

/** Each pair of adjacent characters as a number. */
export function bigramsOf(text: string): Set<number> {
  const pairs = new Set<number>()
  for (let index = 1; index < text.length; index += 1) {
    pairs.add(text.charCodeAt(index - 1) * 0x1_0000 + text.charCodeAt(index))
  }
  return pairs
}

/** Sørensen-Dice similarity of two sets: 1 for equal ones, 0 for two empty ones. */
export function similarity<Item>(a: ReadonlySet<Item>, b: ReadonlySet<Item>): number {
  return a.size + b.size === 0 ? 0 : (2 * a.intersection(b).size) / (a.size + b.size)
}

/** The full id of a commit, tree or blob. An abbreviation or a name can be made to mean something else. */
export const OBJECT_ID = /^[0-9a-f]{40}$/

/** Letters, digits and hyphens; underscores in logins that a company manages; `[bot]` after the name of an app. */
export const LOGIN = /^[\w-]{1,100}(?:\[bot\])?$/

/** The claim key of a request, as part of the name of a ref. */
export const CLAIM_KEY = /^[a-z\d-]{1,100}$/

/** True for the full id of a commit, tree or blob. */
export function isObjectId(text: string): boolean {
  return OBJECT_ID.test(text)
}

/** The longest slug. */
export const MAX_SLUG = 40
/** No title on GitHub is longer. */
const MAX_TITLE = 1_000

/**
 * A title as part of a branch name: words of lower-case letters and digits with hyphens between them, never empty. Cut between
 * words where possible.
 *
 * Attack: a stranger writes the title. Hidden characters do not split a word, and no other character survives.
 */
export function slugOf(title: string): string {
  const decomposed = title.slice(0, MAX_TITLE).normalize('NFKD').toLowerCase()
  const visible = decomposed.replaceAll(/[\p{Mark}\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
  const words = visible.match(/[a-z0-9]+/g) ?? []
  let slug = words[0]?.slice(0, MAX_SLUG) ?? 'change'
  for (const word of words.slice(1)) {
    if (slug.length + 1 + word.length > MAX_SLUG) break
    slug += `-${word}`
  }
  return slug
}

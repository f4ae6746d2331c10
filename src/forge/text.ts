/** GitHub's limit for the body of a comment and of a pull request. */
export const MAX_BODY_LENGTH = 65_536

export const MAX_TITLE_LENGTH = 256

/** Shortens text to a number of UTF-16 code units, never through the middle of a character. */
export function cut(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const kept = text.slice(0, maxLength - 1)
  const splitsPair = /[\uD800-\uDBFF]$/.test(kept)
  return `${splitsPair ? kept.slice(0, -1) : kept}…`
}

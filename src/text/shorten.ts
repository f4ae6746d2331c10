/** The text, or its beginning with an ellipsis, in at most so many characters; no pair of surrogates is cut in two. */
export function shorten(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text
  const beginning = text.slice(0, maxCharacters - 1).replace(/[\uD800-\uDBFF]$/u, '')
  return `${beginning.trimEnd()}…`
}

/**
 * True if the whole text matches a pattern, in which `*` matches any characters. Takes linear time for every pattern and text, because
 * both can be hostile.
 */
export function matchesWildcard(pattern: string, text: string): boolean {
  const [first = '', ...others] = pattern.split('*')
  const last = others.pop()
  if (last === undefined) return text === first
  if (!text.startsWith(first)) return false
  let position = first.length
  for (const piece of others) {
    const index = text.indexOf(piece, position)
    if (index < 0) return false
    position = index + piece.length
  }
  return position + last.length <= text.length && text.endsWith(last)
}

export function matchesAnyWildcard(patterns: readonly string[], text: string): boolean {
  return patterns.some((pattern) => matchesWildcard(pattern, text))
}

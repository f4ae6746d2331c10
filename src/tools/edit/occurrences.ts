/**
 * The positions of a piece in a text, by Knuth, Morris and Pratt: `indexOf` takes the product of both lengths where
 * both repeat themselves.
 *
 * @param piece not empty
 */
export function occurrences(text: string, piece: string): number[] {
  // For each length, that of the longest shorter prefix which a prefix of this length ends with.
  const fallbacks = new Int32Array(piece.length + 1)
  const next = (length: number, code: number) => {
    let matched = length
    while (matched > 0 && piece.charCodeAt(matched) !== code) matched = fallbacks[matched] ?? 0
    return piece.charCodeAt(matched) === code ? matched + 1 : 0
  }
  for (let at = 1; at < piece.length; at += 1) fallbacks[at + 1] = next(fallbacks[at] ?? 0, piece.charCodeAt(at))
  const starts: number[] = []
  let matched = 0
  for (let at = 0; at < text.length; at += 1) {
    matched = next(matched, text.charCodeAt(at))
    if (matched === piece.length) starts.push(at + 1 - piece.length)
  }
  return starts
}

/**
 * The positions of a piece in a text. Takes linear time; `indexOf` takes the product of both lengths where both repeat
 * themselves. Without `overlapping`, a place that shares characters with an earlier one is left out, since both cannot be
 * replaced.
 *
 * @param piece not empty
 */
export function occurrences(text: string, piece: string, { overlapping }: { readonly overlapping: boolean }): number[] {
  const starts: number[] = []
  const fallbacks = fallbacksOf(piece)
  let matched = 0
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    while (matched > 0 && (matched === piece.length || piece.charCodeAt(matched) !== code)) {
      matched = fallbacks[matched - 1] ?? 0
    }
    if (piece.charCodeAt(matched) === code) matched += 1
    if (matched < piece.length) continue
    starts.push(index + 1 - piece.length)
    if (!overlapping) matched = 0
  }
  return starts
}

/** By Knuth, Morris and Pratt: for each prefix of the piece, the length of the longest shorter prefix that it ends with. */
function fallbacksOf(piece: string): Int32Array {
  const fallbacks = new Int32Array(piece.length)
  let matched = 0
  for (let index = 1; index < piece.length; index += 1) {
    const code = piece.charCodeAt(index)
    while (matched > 0 && piece.charCodeAt(matched) !== code) matched = fallbacks[matched - 1] ?? 0
    if (piece.charCodeAt(matched) === code) matched += 1
    fallbacks[index] = matched
  }
  return fallbacks
}

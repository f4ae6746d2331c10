/**
 * Where a piece of a text is, in time that grows with their lengths alone: `indexOf` takes their product where both
 * repeat themselves. Two places that share characters are two; `apart` leaves out the later one, since both cannot be
 * replaced.
 *
 * @param piece not empty
 */
export function occurrences(text: string, piece: string, { apart }: { readonly apart: boolean }): number[] {
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
    if (apart) matched = 0
  }
  return starts
}

/** By Knuth, Morris and Pratt: for each beginning of the piece, the length of the longest one that it also ends with. */
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

/**
 * The text, or its beginning and its end with what is left out between them counted. It is not longer than wanted where the
 * count has room in that, so that what was shortened once is left as it is.
 */
export function shortenMiddle(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text.toWellFormed()
  // One less, for the tail takes one more where a character would be parted.
  const room = Math.max(0, maxLength - countOf(text.length, text.length).length - 1)
  const head = text.slice(0, wholeAt(text, Math.ceil(room / 2)))
  const tail = text.slice(wholeAt(text, text.length - Math.floor(room / 2)))
  const left = text.length - head.length - tail.length
  return `${head}${countOf(left, text.length)}${tail}`.toWellFormed()
}

function countOf(left: number, length: number): string {
  return `\n[… ${left} of ${length} characters left out here …]\n`
}

/** The position, or the one before it where a character of two units would be parted. */
function wholeAt(text: string, position: number): number {
  const isParted = /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(position - 1, position + 1))
  return isParted ? position - 1 : position
}

/** The text, or its beginning and its end with what is left out between them counted; never longer than wanted plus the count. */
export function shortenMiddle(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text.toWellFormed()
  const head = text.slice(0, wholeAt(text, Math.ceil(maxLength / 2)))
  const tail = text.slice(wholeAt(text, text.length - Math.floor(maxLength / 2)))
  const left = text.length - head.length - tail.length
  return `${head}\n[… ${left} of ${text.length} characters left out here …]\n${tail}`.toWellFormed()
}

/** The position, or the one before it where a character of two units would be parted. */
function wholeAt(text: string, position: number): number {
  const isParted = /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(position - 1, position + 1))
  return isParted ? position - 1 : position
}

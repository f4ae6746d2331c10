/**
 * Shortens a text to its beginning and end, with a note between them that counts what was removed. The result fits
 * `maxLength` if the note does, so that shortening twice changes nothing.
 */
export function shortenMiddle(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text.toWellFormed()
  // One less: the tail grows by one where it would start inside a character.
  const room = Math.max(0, maxLength - removedNote(text.length, text.length).length - 1)
  const head = text.slice(0, characterStart(text, Math.ceil(room / 2)))
  const tail = text.slice(characterStart(text, text.length - Math.floor(room / 2)))
  const removed = text.length - head.length - tail.length
  return `${head}${removedNote(removed, text.length)}${tail}`.toWellFormed()
}

function removedNote(removed: number, length: number): string {
  return `\n[… ${removed} of ${length} characters removed here …]\n`
}

/** The position, or the one before it where it is inside a surrogate pair. */
function characterStart(text: string, position: number): number {
  const isInside = /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(position - 1, position + 1))
  return isInside ? position - 1 : position
}

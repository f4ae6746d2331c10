/** The share of a text that the next one begins with. */
export function sharedStart(before: string, text: string): number {
  let length = 0
  while (length < before.length && before[length] === text[length]) length += 1
  return length / before.length
}

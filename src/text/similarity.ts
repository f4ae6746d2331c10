/** Each pair of adjacent characters as a number. */
export function bigramsOf(text: string): Set<number> {
  const pairs = new Set<number>()
  for (let index = 1; index < text.length; index += 1) {
    pairs.add(text.charCodeAt(index - 1) * 0x1_0000 + text.charCodeAt(index))
  }
  return pairs
}

/** Sørensen-Dice similarity of two sets: 1 for equal ones, 0 for two empty ones. */
export function similarity<Item>(a: ReadonlySet<Item>, b: ReadonlySet<Item>): number {
  return a.size + b.size === 0 ? 0 : (2 * a.intersection(b).size) / (a.size + b.size)
}

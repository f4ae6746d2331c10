/** Splits a text into pieces of `size` characters, as models produce it; no pieces for ''. */
export function pieces(text: string, size: number): string[] {
  const length = Math.min(size, text.length)
  return Array.from({ length: Math.ceil(text.length / length) }, (_, index) =>
    text.slice(index * length, (index + 1) * length)
  )
}

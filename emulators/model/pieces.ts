/** A text in pieces of so many characters, as models produce it; none for none. */
export function pieces(text: string, size: number): string[] {
  return Array.from({ length: Math.ceil(text.length / size) }, (_, place) =>
    text.slice(place * size, (place + 1) * size)
  )
}

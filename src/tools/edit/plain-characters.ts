// Character for character, so that all positions stay the same.
const typographic = /[\u2018-\u201f\u2032\u2033\u2010-\u2015\u2212\u00a0\u2000-\u200a\u202f\u205f\u3000]/g

/** Typographic quotes, dashes and spaces as ASCII characters. Keeps every position. */
export function plainCharacters(text: string): string {
  return text.replaceAll(typographic, (character) => {
    if (/[\u2018-\u201b\u2032]/.test(character)) return "'"
    if (/[\u201c-\u201f\u2033]/.test(character)) return '"'
    return /[\u2010-\u2015\u2212]/.test(character) ? '-' : ' '
  })
}

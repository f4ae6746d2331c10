const FIRST = 0xa1
const [UNKNOWN, OTHER, COMPATIBLE] = [0, 1, 2] as const
const kinds = new Uint8Array(0x11_0000)
const ASCII = /[!-~]/

/**
 * True for a character that stands for ASCII characters, such as a full-width letter, a letter in a circle, or a ligature. Unicode
 * calls these compatibility characters.
 */
export function isCompatibilityForm(codes: Uint16Array, at: number): boolean {
  if ((codes[at] ?? 0) < FIRST) return false
  const character = characterAt(codes, at)
  if (kinds[character] === UNKNOWN) kinds[character] = ASCII.test(asciiOf(character)) ? COMPATIBLE : OTHER
  return kinds[character] === COMPATIBLE
}

/** What the character stands for, and its length in code units. */
export function compatibilityForm(codes: Uint16Array, at: number): { readonly text: string; readonly length: number } {
  const character = characterAt(codes, at)
  return { text: asciiOf(character), length: character > 0xffff ? 2 : 1 }
}

/** Characters of tags repeat ASCII and draw nothing. */
const TAGS = 0xe_0000

function asciiOf(character: number): string {
  if (character > TAGS && character < TAGS + 0x7f) return String.fromCharCode(character - TAGS)
  return String.fromCodePoint(character).normalize('NFKC')
}

function characterAt(codes: Uint16Array, at: number): number {
  const [high = 0, low = 0] = [codes[at], codes[at + 1]]
  const isPair = (high & 0xfc00) === 0xd800 && (low & 0xfc00) === 0xdc00
  return isPair ? (high - 0xd800) * 0x400 + (low - 0xdc00) + 0x1_0000 : high
}

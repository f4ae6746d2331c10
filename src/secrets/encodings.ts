/** A secret in one of the encodings in which programs write it. */
export interface EncodedSecret {
  readonly text: string
  /** `plain` is the secret itself, forwards or backwards. */
  readonly kind: 'plain' | 'base64' | 'base32' | 'hex'
}

/**
 * The secret as it is, and in the encodings of its bytes. Escapes, line breaks and punctuation need no entries, because the search
 * removes them first.
 */
export function encodingsOf(secret: string): readonly EncodedSecret[] {
  const bytes = Buffer.from(secret)
  const hex = bytes.toString('hex')
  const encodings: readonly EncodedSecret[] = [
    { kind: 'plain', text: secret },
    { kind: 'plain', text: Array.from(secret).reverse().join('') },
    ...base64Encodings(bytes).map((text) => ({ kind: 'base64' as const, text })),
    ...base32Encodings(bytes).map((text) => ({ kind: 'base32' as const, text })),
    { kind: 'hex', text: hex },
    { kind: 'hex', text: hex.toUpperCase() }
  ]
  return [...new Map(encodings.map((encoded) => [encoded.text, encoded])).values()]
}

/**
 * What base64 of any longer text shows of the secret. It depends on where in a group of three bytes the secret starts.
 * Characters that also hold bits of other bytes are left out. Without the two characters that are neither letters nor
 * digits, every base64 alphabet gives the same.
 */
function base64Encodings(bytes: Buffer): readonly string[] {
  return [0, 1, 2].map((offset) => {
    const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64')
    return encoded.slice(...ownCharacters(offset, bytes.length, 6))
  })
}

const BASE32 = Buffer.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ234567')
const BASE32_HEX = Buffer.from('0123456789ABCDEFGHIJKLMNOPQRSTUV')

/** Base32 of more bytes is decoded wherever it is. */
const MAX_BYTES_OF_VARIANTS = 16

/** Like base64, with groups of five bytes. Of short secrets, also the less common alphabet and small letters. */
function base32Encodings(bytes: Buffer): readonly string[] {
  const offsets = [0, 1, 2, 3, 4]
  const common = offsets.map((offset) => base32(bytes, offset, BASE32))
  if (bytes.length > MAX_BYTES_OF_VARIANTS) return common
  const all = [...common, ...offsets.map((offset) => base32(bytes, offset, BASE32_HEX))]
  return all.flatMap((text) => [text, text.toLowerCase()])
}

/** The characters that hold bits of these bytes only, with `offset` other bytes before them. */
function base32(bytes: Buffer, offset: number, alphabet: Buffer): string {
  const [first, last] = ownCharacters(offset, bytes.length, 5)
  const encoded = Buffer.alloc(last - first)
  for (let index = 0; index < encoded.length; index += 1) {
    const bit = (first + index) * 5 - offset * 8
    const two = ((bytes[bit >> 3] ?? 0) << 8) | (bytes[(bit >> 3) + 1] ?? 0)
    encoded[index] = alphabet[(two >> (11 - (bit & 7))) & 31] ?? 0
  }
  return encoded.toString('latin1')
}

function ownCharacters(offset: number, length: number, bitsPerCharacter: number): [number, number] {
  return [Math.ceil((offset * 8) / bitsPerCharacter), Math.floor(((offset + length) * 8) / bitsPerCharacter)]
}

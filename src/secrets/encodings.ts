/** One of the ways in which programs write a secret. */
export interface EncodedSecret {
  readonly text: string
  /** `plain` reads as the secret does, also from the back. */
  readonly kind: 'plain' | 'base64' | 'base32' | 'hex'
}

/**
 * The secret as it is and in the encodings of bytes. Escapes need no forms: they are read before the search. Nor do line
 * breaks and other signs in between, which are left out for it.
 */
export function encodingsOf(secret: string): readonly EncodedSecret[] {
  const bytes = Buffer.from(secret)
  const hex = bytes.toString('hex')
  const forms: readonly EncodedSecret[] = [
    { kind: 'plain', text: secret },
    { kind: 'plain', text: Array.from(secret).reverse().join('') },
    ...base64FormsOf(bytes).map((text) => ({ kind: 'base64' as const, text })),
    ...base32FormsOf(bytes).map((text) => ({ kind: 'base32' as const, text })),
    { kind: 'hex', text: hex },
    { kind: 'hex', text: hex.toUpperCase() }
  ]
  return [...new Map(forms.map((form) => [form.text, form])).values()]
}

/**
 * What base64 of any longer text shows of the secret. It depends on where in a group of three bytes the secret begins;
 * the signs that also hold bits of its neighbours are left out. Without its two signs that are no letters it is the same in
 * every alphabet.
 */
function base64FormsOf(bytes: Buffer): readonly string[] {
  return [0, 1, 2].map((offset) => {
    const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64')
    return encoded.slice(...ownSigns(offset, bytes.length, 6))
  })
}

const BASE32 = Buffer.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ234567')

/** As for base64, with groups of five bytes. */
function base32FormsOf(bytes: Buffer): readonly string[] {
  return [0, 1, 2, 3, 4].map((offset) => base32(bytes, offset))
}

/** Its own signs, so many other bytes before it. */
function base32(bytes: Buffer, offset: number): string {
  const [first, last] = ownSigns(offset, bytes.length, 5)
  const encoded = Buffer.alloc(last - first)
  for (let sign = 0; sign < encoded.length; sign += 1) {
    const bit = (first + sign) * 5 - offset * 8
    const two = ((bytes[bit >> 3] ?? 0) << 8) | (bytes[(bit >> 3) + 1] ?? 0)
    encoded[sign] = BASE32[(two >> (11 - (bit & 7))) & 31] ?? 0
  }
  return encoded.toString('latin1')
}

function ownSigns(offset: number, length: number, bitsOfSign: number): [number, number] {
  return [Math.ceil((offset * 8) / bitsOfSign), Math.floor(((offset + length) * 8) / bitsOfSign)]
}

/** A secret in one of the encodings in which programs write it. */
export interface EncodedSecret {
  readonly text: string
  /** `plain` is the secret itself, forwards or backwards. `ascii` has punctuation that belongs to it. */
  readonly kind: 'plain' | 'ascii' | 'base64' | 'base32' | 'hex'
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
    ...inOtherCase(secret).map((text) => ({ kind: 'plain' as const, text })),
    ...base64Encodings(bytes).flatMap((text) => [text, Array.from(text).reverse().join('')].map(asBase64)),
    ...otherEncodings(secret, bytes).map((text) => ({ kind: 'ascii' as const, text })),
    ...base32Encodings(bytes).map((text) => ({ kind: 'base32' as const, text })),
    ...[hex, Array.from(hex).reverse().join('')].flatMap((text) =>
      [text, text.toUpperCase()].map((each) => ({ kind: 'hex' as const, text: each }))
    )
  ]
  // The first of several equal texts counts: a secret without letters is its own ROT13, and must be searched for as it is.
  return [...new Map(encodings.toReversed().map((encoded) => [encoded.text, encoded])).values()]
}

const asBase64 = (text: string): EncodedSecret => ({ kind: 'base64', text })

/**
 * A secret in one case only, such as a key in hex, loses nothing in the other case. A secret with few digits is left out: a
 * word in capitals is still a word.
 */
function inOtherCase(secret: string): readonly string[] {
  const [small, capital] = [secret.toLowerCase(), secret.toUpperCase()]
  const hasOneCase = (secret === small) !== (secret === capital)
  return hasOneCase && /\d.*\d.*\d/.test(secret) ? [small, capital] : []
}

/**
 * Encodings of the secret that the search looks for but does not decode in texts: shifted and mirrored letters, base58, Ascii85
 * and uuencode.
 */
function otherEncodings(secret: string, bytes: Buffer): readonly string[] {
  // Longer texts, such as certificates, hold their secret many times over, and base58 takes quadratic time.
  const short = bytes.length <= 200 ? [base58(bytes)] : []
  const shifts = bytes.length <= MAX_SHIFTED ? ALL_SHIFTS : [13]
  return [
    ...shifts.map((shift) => withLetters(secret, (place) => place + shift)),
    withLetters(secret, (place) => 25 - place),
    rotated47(secret),
    ...short,
    ...[0, 1, 2, 3].flatMap((offset) => base85(bytes, offset)),
    ...uuencoded(bytes)
  ]
}

/** Nobody shifts the letters of a certificate. */
const MAX_SHIFTED = 100
const ALL_SHIFTS = Array.from({ length: 25 }, (_, shift) => shift + 1)

/** The text with other letters of the same case. */
function withLetters(text: string, move: (place: number) => number): string {
  let moved = ''
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    const isLetter = (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a)
    const first = code < 0x61 ? 0x41 : 0x61
    moved += String.fromCharCode(isLetter ? (move(code - first) % 26) + first : code)
  }
  return moved
}

/** ROT47 rotates all printable ASCII characters. */
function rotated47(text: string): string {
  return text.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(((sign.charCodeAt(0) - 33 + 47) % 94) + 33))
}

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

function base58(bytes: Buffer): string {
  let text = ''
  for (let rest = BigInt(`0x0${bytes.toString('hex')}`); rest > 0n; rest /= 58n)
    text = (BASE58[Number(rest % 58n)] ?? '') + text
  return text
}

/** The alphabets of Ascii85, of Python and git, and of ZeroMQ. */
const BASE85 = [
  Array.from({ length: 85 }, (_, value) => String.fromCharCode(value + 33)).join(''),
  '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~',
  '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?&<>()[]{}@%$#'
]

/** The groups of four bytes that hold bytes of the secret only, with `offset` other bytes before it. */
function base85(bytes: Buffer, offset: number): readonly string[] {
  const first = (4 - offset) % 4
  const groups = Array.from({ length: Math.max(0, Math.floor((bytes.length - first) / 4)) }, (_, index) =>
    bytes.readUInt32BE(first + 4 * index)
  )
  return BASE85.map((alphabet) =>
    groups
      .map((group) => [4, 3, 2, 1, 0].map((power) => alphabet[Math.floor(group / 85 ** power) % 85] ?? '').join(''))
      .join('')
  )
}

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** The digits of base64 as other characters. */
function uuencoded(bytes: Buffer): readonly string[] {
  return base64Encodings(bytes).map((text) =>
    Array.from(text, (digit) => String.fromCharCode(BASE64.indexOf(digit) + 32)).join('')
  )
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

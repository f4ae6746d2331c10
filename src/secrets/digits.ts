import { lengthDropped, NORMALIZATIONS, type MappedText, type Range } from './normalized-text.ts'
import type { TextBuilder } from './text-builder.ts'

/** An encoding in which each character is a digit with a whole number of bits. */
export interface DigitEncoding {
  readonly bits: number
  /** The value of each ASCII character; SEPARATOR or OTHER for characters that are not digits. */
  readonly values: Int8Array
  /** The bits of a byte at which an encoded byte can start, the highest first. */
  readonly alignments: number
}

const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const LOWER = UPPER.toLowerCase()
const DECIMAL = '0123456789'

/** Separates digits, whatever comes next. */
const SEPARATOR = -1
/** May separate digits or begin a sequence that does. */
const OTHER = -2

export const HEX = digitEncoding(4, [`${DECIMAL}${UPPER.slice(0, 6)}`, `${DECIMAL}${LOWER.slice(0, 6)}`])
export const BASE64 = digitEncoding(6, [`${UPPER}${LOWER}${DECIMAL}+/`, `${UPPER}${LOWER}${DECIMAL}-_`])
export const BASE32 = digitEncoding(5, [`${UPPER}234567`, `${LOWER}234567`])
export const BASE32_HEX = digitEncoding(5, [`${DECIMAL}${UPPER.slice(0, 22)}`, `${DECIMAL}${LOWER.slice(0, 22)}`])

function digitEncoding(bits: number, alphabets: readonly string[]): DigitEncoding {
  const values = Int8Array.from({ length: 128 }, (_, code) =>
    /[ \n!-/:-@[\]^_`{-~]/.test(String.fromCharCode(code)) ? SEPARATOR : OTHER
  )
  for (const alphabet of alphabets) {
    for (let value = 0; value < alphabet.length; value += 1) values[alphabet.charCodeAt(value)] = value
  }
  let alignments = 0
  for (let digit = 0; digit < 8; digit += 1) alignments |= 0x80 >> ((digit * bits) % 8)
  return { bits, values, alignments }
}

/** This many ASCII bytes in a row count as text. The shortest secret has the same number of characters in base64. */
const WINDOW = 11
/** This many other bytes in a row end a text. */
const MAX_OTHER = 4
/** Holds the positions of the digits of a window. */
const RING = 64

/**
 * Decodes digits that encode ASCII in parts of a text, whichever digit of a group they start at. Spaces, line breaks and
 * punctuation between digits do not count. Linear time: one pass packs all digits into bytes. In encoded ASCII, the same bit of
 * each of these bytes is zero; which bit depends on the start. Only pieces with such a bit are decoded.
 */
export function decodeDigits(
  text: MappedText,
  parts: readonly Range[],
  { encoding, builder }: { readonly encoding: DigitEncoding; readonly builder: TextBuilder }
): void {
  const { codes } = text
  const { bits, values, alignments } = encoding
  const ring = new Uint32Array(RING)
  const decoder = new PieceDecoder(codes, encoding, builder)
  for (const { start, end } of parts) {
    let digits = 0
    let pending = 0
    let pendingBits = 0
    // The last eleven bytes.
    let low = -1
    let middle = -1
    let high = -1
    for (let at = start; at < end; at += 1) {
      const code = codes[at] ?? 0
      const value = code < 128 ? (values[code] ?? OTHER) : OTHER
      if (value === SEPARATOR) continue
      if (value < 0 || (code === ZERO && bits === 4)) {
        const dropped = lengthDropped(codes, at, NORMALIZATIONS.lettersOnly)
        if (dropped > 0) {
          at += dropped - 1
          continue
        }
        if (value < 0) {
          pendingBits = 0
          low = middle = high = -1
          continue
        }
      }
      ring[digits & (RING - 1)] = at
      digits += 1
      pending = (pending << bits) | value
      pendingBits += bits
      if (pendingBits < 8) continue
      pendingBits -= 8
      high = (high << 8) | (middle >>> 24)
      middle = (middle << 8) | (low >>> 24)
      low = (low << 8) | ((pending >>> pendingBits) & 0xff)
      let used = low | middle | (high & 0xff_ffff)
      used |= used >>> 16
      used |= used >>> 8
      const candidates = ~used & alignments
      if (candidates === 0) continue
      for (let alignment = 0; alignment < 8; alignment += 1) {
        if ((candidates & (0x80 >> alignment)) === 0 || decoder.hasRead(at, alignment)) continue
        const bitsBack = WINDOW * 8 + pendingBits - alignment
        const digitsBack = Math.ceil(bitsBack / bits)
        const first = ring[(digits - digitsBack) & (RING - 1)] ?? 0
        decoder.decode({ first, skippedBits: digitsBack * bits - bitsBack, end, alignment })
      }
    }
  }
}

const ZERO = 0x30

interface Piece {
  /** The position of the first digit. */
  readonly first: number
  /** How many bits of the first digit come before the first byte. */
  readonly skippedBits: number
  /** The end of the part. */
  readonly end: number
  readonly alignment: number
}

class PieceDecoder {
  readonly #codes: Uint16Array
  readonly #encoding: DigitEncoding
  readonly #builder: TextBuilder
  /** For each alignment, the position up to which nothing more can start. */
  readonly #read = new Uint32Array(8)

  constructor(codes: Uint16Array, encoding: DigitEncoding, builder: TextBuilder) {
    this.#codes = codes
    this.#encoding = encoding
    this.#builder = builder
  }

  hasRead(at: number, alignment: number): boolean {
    return at < (this.#read[alignment] ?? 0)
  }

  /** Adds the bytes of a piece to the result if the first ones are text. */
  decode(piece: Piece): void {
    const isAdded = this.#readBytes(piece, false)
    if (isAdded) this.#readBytes(piece, true)
  }

  /** Reads a whole piece and adds it, or only the first window. Returns whether that window is text. */
  #readBytes({ first, skippedBits, end, alignment }: Piece, isAdding: boolean): boolean {
    const { bits, values } = this.#encoding
    const codes = this.#codes
    let pending = 0
    let pendingBits = -skippedBits
    let count = 0
    let others = 0
    let zeros = 0
    let start = first
    if (isAdding) this.#builder.gap(first)
    for (let at = first; at < end; at += 1) {
      const code = codes[at] ?? 0
      const value = code < 128 ? (values[code] ?? OTHER) : OTHER
      if (value === SEPARATOR) continue
      if (value < 0 || (code === ZERO && bits === 4)) {
        const dropped = lengthDropped(codes, at, NORMALIZATIONS.lettersOnly)
        at += Math.max(0, dropped - 1)
        if (dropped > 0) continue
        if (value < 0) break
      }
      if (pendingBits <= 0) start = at
      pending = ((pending & 0xff) << bits) | value
      pendingBits += bits
      if (pendingBits < 8) continue
      pendingBits -= 8
      const byte = (pending >>> pendingBits) & 0xff
      count += 1
      zeros = byte === 0 ? zeros + 1 : 0
      others = byte < 0x80 ? 0 : others + 1
      this.#read[alignment] = at + 1
      if (isAdding) this.#builder.add(byte, start, at + 1)
      else if (count === WINDOW) return true
      // A window that holds this byte is not text.
      else if (!isText(byte) || zeros > MAX_ZEROS) return false
      start = at
      if (others === MAX_OTHER || zeros > MAX_ZEROS) break
    }
    return isAdding
  }
}

/** UTF-32 has three zeros for each letter. */
const MAX_ZEROS = 3

/** Printable ASCII, white space, ESC, and the zeros of UTF-16. */
function isText(byte: number): boolean {
  return (byte >= 0x20 && byte < 0x7f) || (byte >= 0x09 && byte <= 0x0d) || byte === 0 || byte === 0x1b
}

import { textOf, type MappedText, type Range } from './normalized-text.ts'
import type { TextBuilder } from './text-builder.ts'

/** How programs print bytes as numbers. */
interface NumberFormat {
  readonly base: 2 | 8 | 10 | 16
  /** The number of digits; in decimal, the largest number of digits. */
  readonly digits: number
  readonly bytes: number
}

// The formats of od, hexdump, xxd, and of arrays of bytes in programs. Pairs of hex digits and big-endian words are read elsewhere.
const FORMATS: readonly NumberFormat[] = [
  { base: 2, digits: 8, bytes: 1 },
  { base: 8, digits: 3, bytes: 1 },
  { base: 8, digits: 6, bytes: 2 },
  { base: 8, digits: 11, bytes: 4 },
  { base: 8, digits: 22, bytes: 8 },
  { base: 10, digits: 3, bytes: 1 },
  { base: 10, digits: 5, bytes: 2 },
  { base: 10, digits: 10, bytes: 4 },
  { base: 16, digits: 4, bytes: 2 },
  { base: 16, digits: 8, bytes: 4 },
  { base: 16, digits: 16, bytes: 8 }
]
/** Fewer bytes hold no secret. */
const MIN_BYTES = 8

interface Token extends Range {
  readonly text: string
  /** The smallest base that has all digits of the number. */
  readonly leastBase: number
}

/** Decodes bytes that are printed as numbers: octal, decimal and binary ones, and words of several bytes. Linear time. */
export function decodeNumbers(text: MappedText, parts: readonly Range[], builder: TextBuilder): void {
  for (const part of parts) {
    const tokens = tokensOf(text.codes, part)
    for (const format of FORMATS) {
      let first = 0
      for (let next = 0; next <= tokens.length; next += 1) {
        const token = tokens[next]
        if (token && fits(token, format)) continue
        const end = token && isShortEnd(token, format) ? next + 1 : next
        if ((next - first) * format.bytes >= MIN_BYTES) addBytes(tokens.slice(first, end), format, builder)
        first = next + 1
      }
    }
  }
}

const TOKEN = /(?<![0-9a-fA-F])(?:0x)?([0-9a-fA-F]+)/g
/** Longer parts are read piece by piece. */
const MAX_PIECE = 65_536

function tokensOf(codes: Uint16Array, { start, end }: Range): readonly Token[] {
  const tokens: Token[] = []
  for (let from = start; from < end; from += MAX_PIECE) {
    const piece = textOf({ codes: codes.subarray(from, Math.min(end, from + MAX_PIECE)) })
    for (const { 0: all, 1: digits = '', index } of piece.matchAll(TOKEN)) {
      tokens.push({ text: digits, leastBase: leastBaseOf(digits), start: from + index, end: from + index + all.length })
    }
  }
  return tokens
}

function leastBaseOf(digits: string): number {
  let largest = 0
  for (let at = 0; at < digits.length; at += 1) largest = Math.max(largest, digits.charCodeAt(at))
  if (largest > 0x39) return 16
  if (largest > 0x37) return 10
  return largest > 0x31 ? 8 : 2
}

function fits({ text, leastBase }: Token, { base, digits, bytes }: NumberFormat): boolean {
  const { length } = text
  if (leastBase > base || (base === 10 ? length > digits : length !== digits)) return false
  // In octal, the first digit holds the bits that are left over: 8, 16, 32 and 64 bits leave 2, 1, 2 and 1.
  if (base === 8) return text < (bytes === 2 || bytes === 8 ? '2' : '4')
  return base !== 10 || Number(text) < 2 ** (8 * bytes)
}

/** The last word of `xxd -e` has fewer bytes. */
function isShortEnd({ text }: Token, { base, digits }: NumberFormat): boolean {
  return base === 16 && text.length < digits && text.length % 2 === 0
}

function addBytes(tokens: readonly Token[], { base, bytes }: NumberFormat, builder: TextBuilder): void {
  // Small decimal numbers are bytes already in the format before this one.
  if (base === 10 && bytes > 1 && !tokens.some(({ text }) => Number(text) >= 2 ** (4 * bytes))) return
  const littleEndian = tokens.map(({ text }) => bytesOf(text, base, bytes))
  addText(littleEndian, tokens, builder)
  if (bytes === 1 || base === 16) return
  const bigEndian = littleEndian.map((word) => word.toReversed())
  addText(bigEndian, tokens, builder)
}

/** The lowest byte first. */
function bytesOf(text: string, base: number, bytes: number): readonly number[] {
  if (base === 16)
    return Array.from({ length: text.length / 2 }, (_, byte) => hexByte(text, text.length / 2 - 1 - byte))
  if (bytes <= 4) {
    const value = Number.parseInt(text, base)
    return Array.from({ length: bytes }, (_, byte) => Math.floor(value / 2 ** (8 * byte)) & 0xff)
  }
  const value = BigInt(`0o${text}`)
  return Array.from({ length: bytes }, (_, byte) => Number((value >> BigInt(8 * byte)) & 0xffn))
}

function hexByte(text: string, at: number): number {
  return Number.parseInt(text.slice(2 * at, 2 * at + 2), 16)
}

function addText(words: readonly (readonly number[])[], tokens: readonly Token[], builder: TextBuilder): void {
  if (words.flat().filter((byte) => byte > 0x20 && byte < 0x7f).length < MIN_BYTES) return
  for (const [index, word] of words.entries()) {
    const { start = 0, end = 0 } = tokens[index] ?? {}
    if (index === 0) builder.gap(start)
    for (const byte of word) builder.add(byte, start, end)
  }
}

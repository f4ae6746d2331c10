import { textOf, type MappedText, type Range } from './normalized-text.ts'
import type { TextBuilder } from './text-builder.ts'
import { C_ESCAPES } from '../text/git-names.ts'

const LINE_END = 0x0a
/** A longer line is not a line of a dump. */
const MAX_LINE = 512

/** The offset at the start of a line, or the number of the line. */
const OFFSET = /^[ \t]{0,32}(?:0x)?(?:([0-9a-f]{1,20})[ \t]?[:|\u2192]|([0-9a-f]{4,20})(?=[ \t])|(\d{1,9})\t)/i
const FIRST_OFFSET = /0{4,20}(?=:?[ \t])/
/** Numbers, one long word such as a line of base64, or a few characters, as `fold -w 2 | grep -n .` writes them. */
const BODY =
  /^(?:[ \t]{0,8}[0-9a-f]{1,22}(?:[ \t]{1,8}[0-9a-f]{1,22}){0,63}(?![^ \t])|[ \t]{0,8}[^ \t]{8,}[ \t]*$|[ \t]{0,8}[^ \t]{1,4}[ \t]*$)/i
/** Characters in columns of four, as `od -c` prints them. */
const CHARACTERS = /^(?: {3}.| {2}\\[0abfnrtv]| [0-7]{3}){1,32}$/
/** The bytes as characters, after the numbers. */
const BETWEEN_BARS = /[ \t]{2}[|>](.{1,64})[|<]$/
/** The numbers before them, with a wider space in the middle or without. */
const NUMBERS = [/^[ \t]{0,8}(?:(?:[0-9a-f]{2}){1,8} ){1,64}/i, /^[ \t]{0,8}(?:(?:[0-9a-f]{2}){1,8} {1,2}){1,64}/i]

interface DumpLine {
  readonly offset: bigint
  readonly body: Range
  readonly column: Range | undefined
  /** The body shows characters, not numbers. */
  readonly isCharacters: boolean
}

/**
 * Reads dumps of bytes, such as those of xxd, hexdump and od, and other lines with numbers in front of them. Adds the lines without
 * offsets, one after the other, and what such dumps show as characters. Linear time.
 */
export function readDumps(text: MappedText, builder: TextBuilder): void {
  let block: DumpLine[] = []
  const flush = () => {
    // A single line does not need to be joined: the search reads it as it is.
    if (block.length > 1 || block[0]?.isCharacters) addBlock(text, block, builder)
    block = []
  }
  const { codes } = text
  for (let start = 0; start < codes.length;) {
    const found = codes.indexOf(LINE_END, start)
    const end = found < 0 ? codes.length : found
    const line = mayStartDump(codes, start) && end - start <= MAX_LINE ? parseLine(codes, { start, end }) : undefined
    if (!line || line.offset <= (block.at(-1)?.offset ?? -1n)) flush()
    if (line && block.length === 0) block.push(...parseFirstLine(codes, start))
    if (line) block.push(line)
    start = end + 1
  }
  flush()
}

/** The first line of a dump, when other text precedes it on that line. `next` is the start of the second line. */
function parseFirstLine(codes: Uint16Array, next: number): readonly DumpLine[] {
  const end = next - 1
  const start = Math.max(codes.lastIndexOf(LINE_END, end - 1) + 1, end - MAX_LINE, 0)
  if (end <= start) return []
  const line = textOf({ codes: codes.subarray(start, end), offsets: undefined })
  const zero = FIRST_OFFSET.exec(line)
  const parsed = zero && parseLine(codes, { start: start + zero.index, end })
  return parsed ? [parsed] : []
}

/** True if a line starts with a hex digit, after spaces. */
function mayStartDump(codes: Uint16Array, start: number): boolean {
  let at = start
  while (codes[at] === 0x20 || codes[at] === 0x09) at += 1
  const lower = (codes[at] ?? 0) | 0x20
  return ((codes[at] ?? 0) >= 0x30 && (codes[at] ?? 0) <= 0x39) || (lower >= 0x61 && lower <= 0x66)
}

function parseLine(codes: Uint16Array, { start, end }: Range): DumpLine | undefined {
  const line = textOf({ codes: codes.subarray(start, end), offsets: undefined }).replace(/\r$/, '')
  const offset = OFFSET.exec(line)
  if (!offset) return undefined
  const bodyStart = offset[0].length
  const rest = line.slice(bodyStart)
  const isCharacters = CHARACTERS.test(rest)
  if (!isCharacters && !BODY.test(rest)) return undefined
  const column = isCharacters ? undefined : columnIn(rest)
  const move = (at: number) => start + bodyStart + at
  return {
    offset: BigInt(`0x${offset[1] ?? offset[2] ?? offset[3] ?? '0'}`),
    body: { start: move(0), end: move(column?.start ?? rest.length) },
    column: column && { start: move(column.start), end: move(column.end) },
    isCharacters
  }
}

function columnIn(rest: string): Range | undefined {
  const shown = BETWEEN_BARS.exec(rest)?.[1]
  if (shown !== undefined) return { start: rest.length - 1 - shown.length, end: rest.length - 1 }
  for (const numbers of NUMBERS) {
    const written = numbers.exec(rest)?.[0] ?? ''
    // One character for each byte.
    const digits = /^(?:[ \t]*[01]{8})+[ \t]*$/.test(written) ? 8 : 2
    const start = rest.length - written.replaceAll(/[ \t]/g, '').length / digits
    if (start > written.length && rest.slice(written.length, start).trim() === '') return { start, end: rest.length }
  }
  return undefined
}

function addBlock(text: MappedText, block: readonly DumpLine[], builder: TextBuilder): void {
  builder.gap(block[0]?.body.start ?? 0)
  for (const { body, isCharacters } of block) {
    if (isCharacters) {
      for (let at = body.start; at < body.end; at += 4) builder.add(characterIn(text, at), at, at + 4)
    } else {
      builder.copy(body.start, body.end)
      builder.add(LINE_END, body.end, body.end)
    }
  }
  builder.gap(block[0]?.body.start ?? 0)
  for (const { column } of block) if (column) builder.copy(column.start, column.end)
}

/** A character, an escape or an octal number in four columns. */
function characterIn({ codes }: MappedText, at: number): number {
  const field = textOf({ codes: codes.subarray(at + 1, at + 4), offsets: undefined })
  if (/^[0-7]{3}$/.test(field)) return Number.parseInt(field, 8)
  const last = field.slice(-1)
  return (field[1] === '\\' ? (C_ESCAPES[last] ?? last) : last).charCodeAt(0)
}

import { textOf, type MappedText, type Range } from './normalized-text.ts'
import type { TextBuilder } from './text-builder.ts'
import { C_ESCAPES } from '../text/git-names.ts'

const LINE_END = 0x0a
/** A longer line is not a line of a dump. */
const MAX_LINE = 4096

/** Bytes with colons between them, not an offset. */
const NO_BYTES = String.raw`(?![\da-f]{0,2}(?::[\da-f]{2}){3})`
/** The number of a line before an offset, not an offset itself. */
const NO_LINE_NUMBER = String.raw`(?!\d{1,9}[\t:][\da-f]{7,16}:?[ \t])`
/** The offset at the start of a line, or the number of the line. */
const OFFSET = new RegExp(
  String.raw`^[ \t]{0,32}${NO_BYTES}${NO_LINE_NUMBER}(?:0x)?(?:([\da-f]{1,20})[ \t]?[:|\u2192]|([\da-f]{4,20})(?=[ \t])|(\d{1,9})\t)`,
  'i'
)
const FIRST_OFFSET = /(?<![\da-f])(?:0{4,6}|[\da-f]{7,20})(?=:?[ \t])/i
/** What other programs put in front of a line of a dump: marks of quotes, diffs, comments and tables, times, and numbers of lines. */
const PREFIX = new RegExp(
  String.raw`^[ \t]{0,16}(?:[>|+#*-]|//|\d{4}-\d\d-\d\d[T ][\d:.,]{8,20}(?:Z|[+-][\d:]{4,6})?|\[[^\]]{1,40}\]|${NO_BYTES}\d{1,9}[\t:|-])[ \t]?`
)
/** The first characters of these marks. */
export const LINE_MARKS = '>|+#*/[-'
const MAX_PREFIXES = 4
/** Numbers, or one word: a line of base64, or a few characters, as `fold -w 2 | grep -n .` writes them. */
const BODY =
  /^(?:[ \t]{0,8}(?:0x)?[0-9a-f]{1,22},?(?:[ \t]{1,8}(?:0x)?[0-9a-f]{1,22},?){0,63}(?![^ \t])|[ \t]{0,8}[^ \t]+[ \t]*$)/i
/** What `od -a` calls the characters from 0 to 32. */
const NAMES =
  'nul soh stx etx eot enq ack bel bs ht nl vt ff cr so si dle dc1 dc2 dc3 dc4 nak syn etb can em sub esc fs gs rs us sp'.split(
    ' '
  )
/** Characters in columns of four, as `od -c`, `od -a` and `hexdump -c` print them. */
const CHARACTERS = new RegExp(
  String.raw`^(?: {3}.| {2}\\[0abfnrtv]| [0-7]{3}| del|${NAMES.map((name) => name.padStart(4)).join('|')}){1,32} *$`
)
/** The bytes as characters, after the numbers. */
const BETWEEN_BARS = /[ \t]{2}[|>](.{1,64})[|<]$/
/** The numbers before them, with a wider space in the middle, before a short last one, or without. */
const NUMBERS = [
  /^[ \t]{0,8}(?:(?:[0-9a-f]{2}){1,8} ){1,64}/i,
  /^[ \t]{0,8}(?:(?:[0-9a-f]{2}){1,8} {1,2}){1,64}/i,
  /^[ \t]{0,8}(?:(?:[0-9a-f]{2}){1,8} ){0,64} *(?:[0-9a-f]{2}){1,7} /i
]

interface DumpLine {
  /** Undefined for a line that only has a mark in front. */
  readonly offset: bigint | undefined
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
    // A single line does not need to be joined: the search reads it as it is. But a mark can also be a digit of base64.
    const [first] = block
    if (first && (block.length > 1 || first.isCharacters || first.offset === undefined)) addBlock(text, block, builder)
    block = []
  }
  const { codes } = text
  for (let start = 0; start < codes.length;) {
    const found = codes.indexOf(LINE_END, start)
    const end = found < 0 ? codes.length : found
    const line = mayStartDump(codes, start) && end - start <= MAX_LINE ? parseLine(codes, { start, end }) : undefined
    if (!line || !continues(line, block.at(-1))) flush()
    if (line && block.length === 0) block.push(...parseFirstLine(codes, start))
    if (line) block.push(line)
    start = end + 1
  }
  flush()
}

function continues({ offset }: DumpLine, before: DumpLine | undefined): boolean {
  if (!before || offset === undefined) return before?.offset === undefined
  return before.offset !== undefined && offset > before.offset
}

/** The first line of a dump, when other text precedes it on that line. `next` is the start of the second line. */
function parseFirstLine(codes: Uint16Array, next: number): readonly DumpLine[] {
  const end = next - 1
  const start = Math.max(codes.lastIndexOf(LINE_END, end - 1) + 1, end - MAX_LINE, 0)
  if (end <= start) return []
  const line = textOf({ codes: codes.subarray(start, end) })
  const zero = FIRST_OFFSET.exec(line)
  const parsed = zero && parseLine(codes, { start: start + zero.index, end })
  return parsed ? [parsed] : []
}

/** True if a line starts with a hex digit or a mark, after spaces. */
function mayStartDump(codes: Uint16Array, start: number): boolean {
  let at = start
  while (codes[at] === 0x20 || codes[at] === 0x09) at += 1
  const character = String.fromCharCode(codes[at] ?? 0)
  return LINE_MARKS.includes(character) || /[\da-f]/i.test(character)
}

/** Reads a line behind up to `MAX_PREFIXES` marks. Without an offset, it is part of a dump only if there is a mark. */
function parseLine(codes: Uint16Array, { start, end }: Range): DumpLine | undefined {
  const line = textOf({ codes: codes.subarray(start, end) }).replace(/\r$/, '')
  let from = 0
  for (let marks = 0; ; marks += 1) {
    const rest = line.slice(from)
    const offset = OFFSET.exec(rest)
    const parsed = offset && parseBody(line, from + offset[0].length)
    if (parsed) return moved({ ...parsed, offset: offsetOf(offset) }, start)
    const mark = marks < MAX_PREFIXES ? PREFIX.exec(rest) : null
    if (!mark) return from > 0 ? moved(parseBody(line, from), start) : undefined
    from += mark[0].length
  }
}

function offsetOf([, inHex, beforeSpace, numbered]: RegExpExecArray): bigint {
  return BigInt(`0x${inHex ?? beforeSpace ?? numbered ?? '0'}`)
}

function parseBody(line: string, from: number): DumpLine | undefined {
  // In a table, a bar ends each line.
  const rest = line.slice(from).replace(line.lastIndexOf('|', from) >= 0 ? /[ \t]\|$/ : '', '')
  const isCharacters = CHARACTERS.test(rest)
  if (!isCharacters && !BODY.test(rest)) return undefined
  const column = isCharacters ? undefined : columnIn(rest)
  const body = { start: 0, end: column?.start ?? rest.length }
  return moved({ offset: undefined, body, column, isCharacters }, from)
}

function moved(line: DumpLine | undefined, by: number): DumpLine | undefined {
  if (!line) return undefined
  const move = ({ start, end }: Range) => ({ start: start + by, end: end + by })
  return { ...line, body: move(line.body), column: line.column && move(line.column) }
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
  const field = textOf({ codes: codes.subarray(at + 1, at + 4) })
  if (/^[0-7]{3}$/.test(field)) return Number.parseInt(field, 8)
  const named = NAMES.indexOf(field.trim())
  if (named >= 0) return named
  const last = field.slice(-1)
  return (field[1] === '\\' ? (C_ESCAPES[last] ?? last) : last).charCodeAt(0)
}

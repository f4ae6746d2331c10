import { textOf, type MappedText } from './normalized-text.ts'
import { TextBuilder } from './text-builder.ts'

/** String literals with `+` between them, also over lines. Both repetitions are bounded, so that matching takes linear time. */
const JOINED = /(["'`])[^"'`\n]{1,4096}\1(?:\s{0,80}\+\s{0,80}\1[^"'`\n]{0,4096}\1){1,4096}/gu
const JOIN = /(["'`])\s{0,80}\+\s{0,80}\1/gu

/**
 * The contents of literals that a program joins, without what joins them; undefined if there are none. A `+` between them is also a
 * digit of base64.
 */
export function joinLiterals(text: MappedText, withOffsets: boolean): MappedText | undefined {
  const builder = new TextBuilder(text, withOffsets)
  for (const { 0: literals, index } of textOf(text).matchAll(JOINED)) {
    builder.gap(index)
    let from = 0
    for (const { 0: join, index: at } of literals.matchAll(JOIN)) {
      builder.copy(index + from, index + at)
      from = at + join.length
    }
    builder.copy(index + from, index + literals.length)
  }
  return builder.build()
}

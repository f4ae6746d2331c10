import { contextAfter, contextBefore } from './context.ts'
import { lengthDropped, mayBeHidden, NORMALIZATIONS, type MappedText } from './normalized-text.ts'
import { TextBuilder } from './text-builder.ts'

/** Letters and digits kept on each side. Longer runs of digits are decoded although hidden characters are in them. */
const CONTEXT = 16

/**
 * Drops the zeros of UTF-16, and other characters that draw nothing: they can stand between any two characters, also of escapes and
 * dumps. Returns only the text around them, and undefined when there are none. Linear time.
 */
export function withoutHidden(text: MappedText, withOffsets: boolean): MappedText | undefined {
  const { codes } = text
  const builder = new TextBuilder(text, withOffsets)
  let from = 0
  let hidden = nextHidden(codes, 0)
  if (hidden === codes.length) return undefined
  for (;;) {
    const before = contextBefore(codes, hidden, { from, letters: CONTEXT })
    if (before > from) builder.gap(before)
    builder.copy(before, hidden)
    from = hidden + lengthDropped(codes, hidden, NORMALIZATIONS.withoutHidden)
    hidden = nextHidden(codes, from)
    const after = contextAfter(codes, from, { to: hidden, letters: CONTEXT })
    builder.copy(from, after)
    from = after
    if (hidden === codes.length) return builder.build()
  }
}

function nextHidden(codes: Uint16Array, from: number): number {
  for (let at = from; at < codes.length; at += 1) {
    if (mayBeHidden(codes[at] ?? 0) && lengthDropped(codes, at, NORMALIZATIONS.withoutHidden) > 0) return at
  }
  return codes.length
}

import { isAlwaysKept } from './normalized-text.ts'

/** Where the text that is kept before a position starts: that many letters and digits before it, but not before `from`. */
export function contextBefore(
  codes: Uint16Array,
  position: number,
  { from, letters: most }: { readonly from: number; readonly letters: number }
): number {
  let letters = 0
  let at = position
  for (; at > from && letters < most; at -= 1) if (isAlwaysKept(codes[at - 1] ?? 0)) letters += 1
  return at
}

/** Where the text that is kept after a position ends: that many letters and digits after it, but not after `to`. */
export function contextAfter(
  codes: Uint16Array,
  position: number,
  { to, letters: most }: { readonly to: number; readonly letters: number }
): number {
  let letters = 0
  let at = position
  for (; at < to && letters < most; at += 1) if (isAlwaysKept(codes[at] ?? 0)) letters += 1
  return at
}

import type { FoldedText, Range } from './folded-text.ts'

/** A form of a secret that is looked for, already folded as the texts are. */
export interface Needle {
  readonly text: string
  /** So many characters of it in a row are taken for it, so that one that was cut is found too. */
  readonly leastPart: number
  /** True when a part of it may be an ordinary word, so that a part must look like one of a key. */
  readonly isWordy: boolean
}

/** Of so many characters a hash is made; a shorter part of a secret is not found. */
export const GRAM = 8

const PRIME = 0x0100_0193
/** What the oldest of the characters weighs in the hash. */
const OLDEST = Array.from({ length: GRAM }).reduce<number>((power) => Math.imul(power, PRIME), 1)
const TABLE_BITS = 18
/** A secret that repeats itself has many places for one hash; a few of them find it. */
const MAX_PLACES = 4
/** From this length on a part of a secret is one, whatever it looks like. */
const UNLIKELY_BY_CHANCE = 16

interface Place {
  readonly needle: Needle
  readonly at: number
}

/**
 * Finds the needles, and long parts of them, in a text: by a hash that rolls over the text, so the time does not grow with the
 * number of needles.
 */
export class SecretIndex {
  readonly #places = new Map<number, Place[]>()
  readonly #table = new Uint8Array(1 << TABLE_BITS)

  constructor(needles: readonly Needle[]) {
    for (const needle of needles) this.#add(needle)
  }

  find(text: FoldedText): Range[] {
    const { codes, starts, ends, length } = text
    const ranges: Range[] = []
    let hash = 0
    let free = 0
    for (let at = 0; at < length; at += 1) {
      hash = (Math.imul(hash, PRIME) + (codes[at] ?? 0)) | 0
      if (at >= GRAM) hash = (hash - Math.imul(codes[at - GRAM] ?? 0, OLDEST)) | 0
      if (at < GRAM - 1 || at < free || this.#table[slotOf(hash)] === 0) continue
      const part = this.#longest(text, at - GRAM + 1, hash)
      if (!part) continue
      ranges.push({ start: starts[part.start] ?? 0, end: ends[part.end - 1] ?? 0 })
      // The next one may not begin before the end of this one, but a longer one that overlaps its end must be seen.
      free = part.end
    }
    return ranges
  }

  #add(needle: Needle): void {
    const { text } = needle
    let hash = 0
    for (let at = 0; at < text.length; at += 1) {
      hash = (Math.imul(hash, PRIME) + text.charCodeAt(at)) | 0
      if (at >= GRAM) hash = (hash - Math.imul(text.charCodeAt(at - GRAM), OLDEST)) | 0
      if (at < GRAM - 1) continue
      const places = this.#places.get(hash) ?? []
      if (places.length < MAX_PLACES) places.push({ needle, at: at - GRAM + 1 })
      this.#places.set(hash, places)
      this.#table[slotOf(hash)] = 1
    }
  }

  #longest(text: FoldedText, at: number, hash: number): Range | undefined {
    const parts = (this.#places.get(hash) ?? []).map((place) => partAround(text, at, place))
    return parts.filter((part) => part !== undefined).sort((a, b) => b.end - b.start - (a.end - a.start))[0]
  }
}

function slotOf(hash: number): number {
  return (hash ^ (hash >>> TABLE_BITS)) & ((1 << TABLE_BITS) - 1)
}

/** How far the text goes on like the needle, to both sides; undefined when that is too little. */
function partAround({ codes, length }: FoldedText, at: number, { needle, at: inNeedle }: Place): Range | undefined {
  const { text } = needle
  let before = 0
  while (before < inNeedle && before < at && codes[at - before - 1] === text.charCodeAt(inNeedle - before - 1))
    before += 1
  let after = 0
  const most = Math.min(text.length - inNeedle, length - at)
  while (after < most && codes[at + after] === text.charCodeAt(inNeedle + after)) after += 1
  const size = before + after
  const isWhole = size === text.length
  if (after < GRAM || (!isWhole && size < needle.leastPart)) return undefined
  const part = text.slice(inNeedle - before, inNeedle + after)
  if (!isWhole && needle.isWordy && size < UNLIKELY_BY_CHANCE && !looksLikeKey(part)) return undefined
  return { start: at - before, end: at + after }
}

function looksLikeKey(part: string): boolean {
  return /\d/.test(part) && /[a-z]/i.test(part)
}

import type { MappedText, Range } from './normalized-text.ts'

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

/** The hash of the last characters, one more of them being read. */
export function rolled(hash: number, code: number): number {
  return ((hash << SHIFT) + Math.imul(code, SPREAD)) | 0
}

/** Each character moves the hash on by so much: after `GRAM` of them nothing of it is left in 32 bits. */
const SHIFT = 32 / GRAM
const SPREAD = 0x9e37_79b1
/** Slots for each hash, so that text without secrets mostly meets empty ones. */
const ROOM = 16
const MIN_TABLE_BITS = 12
const MAX_TABLE_BITS = 20
/** A secret that repeats itself has many places for one hash; a few of them find it. */
const MAX_PLACES = 4
/** From this length on a part of a secret is one, whatever it looks like. */
const UNLIKELY_BY_CHANCE = 16

interface Place {
  readonly hash: number
  readonly needle: Needle
  readonly at: number
  /** The number of the next place in this slot; 0 for none. */
  readonly next: number
}

/**
 * Finds the needles, and long parts of them, in a text: by a hash that rolls over the text, so the time does not grow with the
 * number of needles.
 */
export class SecretIndex {
  readonly #places: Place[] = []
  /** In each slot the number of a place, from 1. */
  readonly #slots: Int32Array
  readonly #shift: number

  constructor(needles: readonly Needle[]) {
    const grams = needles.reduce((sum, { text, leastPart }) => sum + text.length / strideOf(leastPart), 0)
    const bits = Math.min(MAX_TABLE_BITS, Math.max(MIN_TABLE_BITS, Math.ceil(Math.log2(grams * ROOM + 1))))
    this.#slots = new Int32Array(1 << bits)
    this.#shift = 32 - bits
    for (const needle of needles) this.#add(needle)
  }

  get isEmpty(): boolean {
    return this.#places.length === 0
  }

  /** False when no needle has a part with this hash; true may be chance. */
  mayKnow(hash: number): boolean {
    return this.#slots[hash >>> this.#shift] !== 0
  }

  hasHash(hash: number): boolean {
    return this.#count(this.#slots[hash >>> this.#shift] ?? 0, hash) > 0
  }

  knows(hash: number, gram: string): boolean {
    for (let place = this.#firstOf(hash); place; place = this.#places[place.next - 1])
      if (place.hash === hash && place.needle.text.startsWith(gram, place.at)) return true
    return false
  }

  #firstOf(hash: number): Place | undefined {
    return this.#places[(this.#slots[hash >>> this.#shift] ?? 0) - 1]
  }

  find({ codes }: MappedText): Range[] {
    const slots = this.#slots
    const shift = this.#shift
    const ranges: Range[] = []
    let hash = 0
    let free = 0
    for (let at = 0; at < codes.length; at += 1) {
      hash = rolled(hash, codes[at] ?? 0)
      const place = slots[hash >>> shift] ?? 0
      if (place === 0 || at < free || at < GRAM - 1) continue
      const part = this.#longest(codes, { at: at - GRAM + 1, hash, place })
      if (!part) continue
      ranges.push(part)
      // The next one may not begin before the end of this one, but a longer one that overlaps its end must be seen.
      free = part.end
    }
    return ranges
  }

  /** Not every place of a needle: as many as any part of the least length holds one of. */
  #add(needle: Needle): void {
    const { text, leastPart } = needle
    const stride = strideOf(leastPart)
    let hash = 0
    for (let at = 0; at < text.length; at += 1) {
      hash = rolled(hash, text.charCodeAt(at))
      const start = at - GRAM + 1
      if (start < 0 || start % stride !== 0) continue
      const slot = hash >>> this.#shift
      const next = this.#slots[slot] ?? 0
      if (this.#count(next, hash) === MAX_PLACES) continue
      this.#slots[slot] = this.#places.push({ hash, needle, at: start, next })
    }
  }

  #count(first: number, hash: number): number {
    let count = 0
    for (let place = this.#places[first - 1]; place; place = this.#places[place.next - 1])
      if (place.hash === hash) count += 1
    return count
  }

  #longest(codes: Uint16Array, { at, hash, place: first }: { at: number; hash: number; place: number }) {
    let longest: Range | undefined
    for (let place = this.#places[first - 1]; place; place = this.#places[place.next - 1]) {
      const part = place.hash === hash ? partAround(codes, at, place) : undefined
      if (part && (!longest || part.end - part.start > longest.end - longest.start)) longest = part
    }
    return longest
  }
}

function strideOf(leastPart: number): number {
  return leastPart - GRAM + 1
}

/** How far the text goes on like the needle, to both sides; undefined when that is too little. */
function partAround(codes: Uint16Array, at: number, { needle, at: inNeedle }: Place): Range | undefined {
  const { text } = needle
  let before = 0
  while (before < inNeedle && before < at && codes[at - before - 1] === text.charCodeAt(inNeedle - before - 1))
    before += 1
  let after = 0
  const most = Math.min(text.length - inNeedle, codes.length - at)
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

import type { MappedText, Range } from './normalized-text.ts'

/** An encoding of a secret to search for, normalized as the texts are. */
export interface Needle {
  readonly text: string
  /** This many of its characters in a row count as a match, so that a secret that was cut is found too. */
  readonly leastPart: number
  /** True when a part of it may be an ordinary word. Then a part only matches when it looks like part of a key. */
  readonly mayBeWord: boolean
}

/** The length of a gram, the characters that one hash is made of. A shorter part of a secret is not found. */
export const GRAM = 8

// Looking up a global for every character is slow inside a VM context, where tests run.
const { imul } = Math

/** The rolling hash of the last `GRAM` characters, after one more character. */
export function roll(hash: number, code: number): number {
  return ((hash << SHIFT) + imul(code, SPREAD)) | 0
}

/** Each character shifts the hash by this many bits, so after `GRAM` characters nothing of the first one is left in 32 bits. */
const SHIFT = 32 / GRAM
const SPREAD = 0x9e37_79b1
/** Slots per hash. Text without secrets then mostly meets empty slots. */
const SLOTS_PER_HASH = 16
const MIN_TABLE_BITS = 12
const MAX_TABLE_BITS = 20
/** A secret that repeats itself has the same hash at many positions. A few of them are enough to find it. */
const MAX_ENTRIES_PER_HASH = 4
/** A match of this length is not a coincidence, whatever it looks like. */
const UNLIKELY_BY_CHANCE = 16

interface Entry {
  readonly hash: number
  readonly needle: Needle
  readonly at: number
  /** The number of the next entry in this slot; 0 for none. */
  readonly next: number
}

/**
 * Finds the needles, and long parts of them, in a text. It uses a hash that rolls over the text (Rabin-Karp), so its time does not
 * grow with the number of needles.
 */
export class SecretIndex {
  readonly #entries: Entry[] = []
  /** The number of the first entry in each slot, from 1; 0 for none. */
  readonly #slots: Int32Array
  readonly #shift: number

  constructor(needles: readonly Needle[]) {
    const grams = needles.reduce((sum, { text, leastPart }) => sum + text.length / strideOf(leastPart), 0)
    const bits = Math.min(MAX_TABLE_BITS, Math.max(MIN_TABLE_BITS, Math.ceil(Math.log2(grams * SLOTS_PER_HASH + 1))))
    this.#slots = new Int32Array(1 << bits)
    this.#shift = 32 - bits
    for (const needle of needles) this.#add(needle)
  }

  get isEmpty(): boolean {
    return this.#entries.length === 0
  }

  /** For a fast first check. If the slot of a shifted hash is 0, no needle has this gram. Otherwise it can be a collision. */
  get filter(): { readonly slots: Int32Array; readonly shift: number } {
    return { slots: this.#slots, shift: this.#shift }
  }

  hasHash(hash: number): boolean {
    return this.#count(this.#slots[hash >>> this.#shift] ?? 0, hash) > 0
  }

  hasGram(hash: number, gram: string): boolean {
    for (let entry = this.#firstOf(hash); entry; entry = this.#entries[entry.next - 1])
      if (entry.hash === hash && entry.needle.text.startsWith(gram, entry.at)) return true
    return false
  }

  #firstOf(hash: number): Entry | undefined {
    return this.#entries[(this.#slots[hash >>> this.#shift] ?? 0) - 1]
  }

  find({ codes }: MappedText): Range[] {
    const slots = this.#slots
    const shift = this.#shift
    const ranges: Range[] = []
    let hash = 0
    let free = 0
    for (let at = 0; at < codes.length; at += 1) {
      hash = roll(hash, codes[at] ?? 0)
      const entry = slots[hash >>> shift] ?? 0
      if (entry === 0 || at < free || at < GRAM - 1) continue
      const part = this.#longest(codes, { at: at - GRAM + 1, hash, entry })
      if (!part) continue
      ranges.push(part)
      // The next match cannot start inside this one, but a longer match that overlaps its end must be found.
      free = part.end
    }
    return ranges
  }

  /** Indexes only as many positions of a needle as it takes for every part of the least length to hold one. */
  #add(needle: Needle): void {
    const { text, leastPart } = needle
    const stride = strideOf(leastPart)
    let hash = 0
    for (let at = 0; at < text.length; at += 1) {
      hash = roll(hash, text.charCodeAt(at))
      const start = at - GRAM + 1
      if (start < 0 || start % stride !== 0) continue
      const slot = hash >>> this.#shift
      const next = this.#slots[slot] ?? 0
      if (this.#count(next, hash) === MAX_ENTRIES_PER_HASH) continue
      this.#slots[slot] = this.#entries.push({ hash, needle, at: start, next })
    }
  }

  #count(first: number, hash: number): number {
    let count = 0
    for (let entry = this.#entries[first - 1]; entry; entry = this.#entries[entry.next - 1])
      if (entry.hash === hash) count += 1
    return count
  }

  #longest(codes: Uint16Array, { at, hash, entry: first }: { at: number; hash: number; entry: number }) {
    let longest: Range | undefined
    for (let entry = this.#entries[first - 1]; entry; entry = this.#entries[entry.next - 1]) {
      const part = entry.hash === hash ? partAround(codes, at, entry) : undefined
      if (part && (!longest || part.end - part.start > longest.end - longest.start)) longest = part
    }
    return longest
  }
}

function strideOf(leastPart: number): number {
  return leastPart - GRAM + 1
}

/** How far the text agrees with the needle in both directions; undefined when that is not far enough. */
function partAround(codes: Uint16Array, at: number, { needle, at: inNeedle }: Entry): Range | undefined {
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
  if (!isWhole && needle.mayBeWord && size < UNLIKELY_BY_CHANCE && !looksLikeKey(part)) return undefined
  return { start: at - before, end: at + after }
}

function looksLikeKey(part: string): boolean {
  return /\d/.test(part) && /[a-z]/i.test(part)
}

import { shortenMiddle } from '../agent/shorten-middle.ts'

/** Characters of one text. More than any result that a model has received. */
const MAX_TEXT = 100_000
/** Characters of all texts. A browser opens a page of this size at once. */
const MAX_ALL_TEXTS = 30_000_000
/** Characters of one text after that. */
const MAX_LATER_TEXT = 300
/** Turns, calls and notes. */
const MAX_ENTRIES = 20_000

/** Bounds what one page shows: a trace can be larger than a browser opens. */
export class TextRoom {
  #characters = 0
  #entries = 0
  #isShortened = false

  /** The text, or its beginning and end. */
  fit(text: string): string {
    const max = this.#characters < MAX_ALL_TEXTS ? MAX_TEXT : MAX_LATER_TEXT
    const kept = shortenMiddle(text, max)
    if (max === MAX_LATER_TEXT && text.length > max) this.#isShortened = true
    this.#characters += kept.length
    return kept
  }

  /** False once the page has as many entries as it can show. */
  takeEntry(): boolean {
    this.#entries += 1
    return this.#entries <= MAX_ENTRIES
  }

  /** What is missing from the page; empty for most traces. */
  get notes(): readonly string[] {
    return [
      ...(this.#isShortened
        ? ['The trace is too large for one page: long texts are shortened from some turn on.']
        : []),
      ...(this.#entries > MAX_ENTRIES
        ? [`The trace is too large for one page: ${this.#entries - MAX_ENTRIES} later entries are left out.`]
        : [])
    ]
  }
}

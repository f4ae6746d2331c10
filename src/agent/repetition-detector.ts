/** Characters that are compared. */
const CHUNK = 50
const MIN_REPEATS = 10
/** Less apart it is one repeat: a line of dashes is full of the shorter lines in it. */
const MIN_DISTANCE = 25
/** A repetition goes on for so long at least. */
const MIN_SPAN = 400
const MAX_MEAN_DISTANCE = 250
/** What stands between the repeats may be of so many kinds; rows of a list that begin alike are of as many as they are. */
const MAX_KINDS = 3
const WINDOW = MIN_REPEATS * MAX_MEAN_DISTANCE + CHUNK
/** Characters from one look to the next. */
const STRIDE = 25
const MAX_STRUCTURES = 200

const fence = /^\s*(?:```|~~~)/
/** A heading, an item of a list, a row of a table, a quotation. */
const structure = /^\s*(?:#{1,6} |[-*+] |\d{1,3}[.)] |\||>)/

/** Tells when a text that is being written only repeats itself. Its answer does not depend on how the text is cut. */
export class RepetitionDetector {
  #window = ''
  #line = ''
  #isFenced = false
  readonly #structures = new Set<string>()
  #sinceLook = 0

  /** True once the text up to the end of this piece is a repetition. */
  push(piece: string): boolean {
    for (const character of piece.split('')) {
      if (this.#add(character)) return true
    }
    return false
  }

  #add(character: string): boolean {
    if (character === '\n') this.#endLine()
    else this.#line += character
    if (this.#isFenced) return false
    this.#window += character
    this.#sinceLook += 1
    if (this.#sinceLook < STRIDE) return false
    this.#sinceLook = 0
    this.#window = this.#window.slice(-WINDOW)
    return isRepetition(this.#window)
  }

  #endLine(): void {
    const line = this.#line
    this.#line = ''
    if (fence.test(line)) {
      // Code may well repeat itself.
      this.#isFenced = !this.#isFenced
      this.#window = ''
    } else if (structure.test(line) && !this.#structures.has(line)) {
      // A new item is something new, however alike the text around it.
      this.#window = ''
      if (this.#structures.size >= MAX_STRUCTURES) this.#structures.clear()
      this.#structures.add(line)
    }
  }
}

function isRepetition(text: string): boolean {
  const chunk = text.slice(-CHUNK)
  if (chunk.length < CHUNK || chunk.trim() === '') return false
  const places: number[] = []
  for (let at = text.indexOf(chunk); at >= 0; at = text.indexOf(chunk, at + MIN_DISTANCE)) places.push(at)
  const span = (places.at(-1) ?? 0) - (places[0] ?? 0)
  if (places.length < MIN_REPEATS || span < MIN_SPAN || span / (places.length - 1) > MAX_MEAN_DISTANCE) return false
  const kinds = new Set(places.slice(1).map((place, index) => text.slice(places[index], place)))
  return kinds.size <= MAX_KINDS
}

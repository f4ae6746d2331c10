import type { ModelRequest } from './model.ts'

/** Characters that are compared. */
const CHUNK = 50
const MIN_REPEATS = 10
/** Repeats closer than this count once: a line of dashes contains many shorter ones. */
const MIN_DISTANCE = 25
/** From the first repeat to the last. */
const MIN_SPAN = 400
const MAX_MEAN_DISTANCE = 250
/** Distinct texts between the repeats. A list whose rows begin alike is no repetition, because each row ends differently. */
const MAX_DISTINCT = 3
const WINDOW = MIN_REPEATS * MAX_MEAN_DISTANCE + CHUNK
/** Characters between two checks. */
const STRIDE = 25
const MAX_STRUCTURES = 200

const fence = /^\s*(?:```|~~~)/
/** A heading, an item of a list, a row of a table, a quotation. */
const structure = /^\s*(?:#{1,6} |[-*+] |\d{1,3}[.)] |\||>)/

/** Detects degenerate repetition in a streaming text. The result does not depend on how the stream is split. */
export class RepetitionDetector {
  #window = ''
  #line = ''
  #isFenced = false
  readonly #structures = new Set<string>()
  #sinceCheck = 0

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
    this.#sinceCheck += 1
    if (this.#sinceCheck < STRIDE) return false
    this.#sinceCheck = 0
    this.#window = this.#window.slice(-WINDOW)
    return isRepetition(this.#window)
  }

  #endLine(): void {
    const line = this.#line
    this.#line = ''
    if (fence.test(line)) {
      // Code may repeat itself.
      this.#isFenced = !this.#isFenced
      this.#window = ''
    } else if (structure.test(line) && !this.#structures.has(line)) {
      // A new item is progress, however similar the text around it.
      this.#window = ''
      if (this.#structures.size >= MAX_STRUCTURES) this.#structures.clear()
      this.#structures.add(line)
    }
  }
}

function isRepetition(text: string): boolean {
  const chunk = text.slice(-CHUNK)
  if (chunk.length < CHUNK || chunk.trim() === '') return false
  const starts: number[] = []
  for (let at = text.indexOf(chunk); at >= 0; at = text.indexOf(chunk, at + MIN_DISTANCE)) starts.push(at)
  const span = (starts.at(-1) ?? 0) - (starts[0] ?? 0)
  if (starts.length < MIN_REPEATS || span < MIN_SPAN || span / (starts.length - 1) > MAX_MEAN_DISTANCE) return false
  const distinct = new Set(starts.slice(1).map((start, index) => text.slice(starts[index], start)))
  return distinct.size <= MAX_DISTINCT
}

/** Watches one response, its text and thinking separately, and aborts it once it only repeats itself. */
export class RepetitionWatch {
  readonly #controller = new AbortController()
  #detectors = newDetectors()
  #chars = 0

  /** Aborted once the response only repeats itself. */
  get signal(): AbortSignal {
    return this.#controller.signal
  }

  /** Characters received. */
  get chars(): number {
    return this.#chars
  }

  push({ kind, text }: Parameters<ModelRequest['onDelta']>[0]): void {
    this.#chars += text.length
    if (this.#detectors[kind].push(text)) this.#controller.abort()
  }

  /** Must be called before another attempt, which may repeat the text of the first one. */
  restart(): void {
    this.#detectors = newDetectors()
  }
}

function newDetectors() {
  return { text: new RepetitionDetector(), thinking: new RepetitionDetector() }
}

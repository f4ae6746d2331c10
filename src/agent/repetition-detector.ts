import { MAX_CALLS, type ModelRequest } from './model.ts'

/** Characters that are compared. */
const CHUNK = 50
const MIN_REPEATS = 10
/** Repeats closer than this count once: a line of dashes contains many shorter ones. */
const MIN_DISTANCE = 25
const MAX_MEAN_DISTANCE = 250
/** Distinct texts between the repeats. A list whose rows begin alike is not a repetition, because each row ends differently. */
const MAX_DISTINCT = 3
/**
 * Characters from the first repeat to the last. Measured in real files: scripts/measure-repetition.ts. Sentences do not repeat
 * there, but a line of a log can come a dozen times. Characters, words and rows repeat for some hundred characters, and markup and
 * data for thousands.
 */
const MIN_SPAN = { sentences: 400, lines: 1_000, fenced: 2_000, others: 3_000, data: 10_000 } as const
/** Characters in which repeats of prose are looked for. */
const MAX_PROSE = MIN_REPEATS * MAX_MEAN_DISTANCE + CHUNK
/** The longest text whose repeats are found. `MIN_SPAN.others` holds three of them. */
const MAX_PERIOD = 1_000
/** Characters between two checks. */
const STRIDE = 25
const MAX_STRUCTURES = 200
/** Characters in which a text only counts, and how often what it repeats comes in the last `MAX_PERIOD` of them. */
const MAX_COUNTED = 30_000
const MIN_COUNTED = 25

const fence = /^\s*(?:```|~~~)/
/** A heading, an item of a list, a row of a table, a quotation. */
const structure = /^\s*(?:#{1,6} |[-*+] |\d{1,3}[.)] |\||>)/

/** Detects degenerate repetition in a streaming text. The result does not depend on how the stream is split. */
export class RepetitionDetector {
  #window = ''
  /** The window with one zero for each number, so that counting up does not look like progress. */
  #shape = ''
  #line = ''
  #isFenced = false
  readonly #structures = new Set<string>()
  readonly #isData: boolean
  #sinceCheck = 0
  #counted = 0

  /** @param isData for text in which data may repeat for long, such as the content of a file */
  constructor({ isData = false } = {}) {
    this.#isData = isData
  }

  /** True once the text up to the end of this piece is a repetition. */
  push(piece: string): boolean {
    for (let at = 0; at < piece.length;) {
      const next = piece.slice(at, at + STRIDE - this.#sinceCheck)
      const part = next.slice(0, next.indexOf('\n') + 1 || STRIDE)
      if (this.#add(part)) return true
      at += part.length
    }
    return false
  }

  /** @param part up to the next check or the end of a line */
  #add(part: string): boolean {
    this.#window += part
    const shape = part.replaceAll(/[0-9]+/g, '0')
    this.#shape += shape.startsWith('0') && this.#shape.endsWith('0') ? shape.slice(1) : shape
    this.#line += part
    if (part.endsWith('\n')) this.#endLine()
    this.#sinceCheck += part.length
    if (this.#sinceCheck < STRIDE) return false
    this.#sinceCheck = 0
    this.#window = this.#window.slice(-MIN_SPAN.data - CHUNK)
    this.#shape = this.#shape.slice(-MIN_SPAN.others - CHUNK)
    this.#counted = isCounting(this.#window.slice(-MAX_PERIOD), this.#shape) ? this.#counted + STRIDE : 0
    if (this.#counted >= MAX_COUNTED) return true
    return this.#isData ? isPeriodic(this.#window, MIN_SPAN.data) : this.#isRepetition()
  }

  #isRepetition(): boolean {
    if (isEndUnique(this.#window, MAX_PROSE)) return isNumberedProse(this.#shape)
    return isRepeatedProse(this.#window, this.#isFenced) || isPeriodic(this.#window) || isNumberedProse(this.#shape)
  }

  #endLine(): void {
    const line = this.#line.slice(0, -1).replaceAll(/\d+/g, '0')
    this.#line = ''
    if (fence.test(line)) this.#isFenced = !this.#isFenced
    if (!structure.test(line) || this.#structures.has(line)) return
    // A new item is progress, however similar the text around it.
    this.#window = ''
    this.#shape = ''
    if (this.#structures.size >= MAX_STRUCTURES) this.#structures.clear()
    this.#structures.add(line)
  }
}

/** True if the last characters occur nowhere else in the last `length`, as in most texts. Takes a fraction of the time of the other checks. */
function isEndUnique(text: string, length: number): boolean {
  const end = text.slice(-length)
  return end.indexOf(end.slice(-CHUNK)) === end.length - CHUNK
}

/** True if a few sentences repeat, in any order. In a fence, for longer: an example may repeat itself for a while. */
function isRepeatedProse(window: string, isFenced: boolean): boolean {
  const text = window.slice(-MAX_PROSE)
  const chunk = text.slice(-CHUNK)
  if (chunk.length < CHUNK || chunk.trim() === '') return false
  const starts: number[] = []
  for (let at = text.indexOf(chunk); at >= 0; at = text.indexOf(chunk, at + MIN_DISTANCE)) starts.push(at)
  const [first = 0] = starts
  const span = (starts.at(-1) ?? 0) - first
  if (starts.length < MIN_REPEATS || span / (starts.length - 1) > MAX_MEAN_DISTANCE) return false
  const distinct = new Set(starts.slice(1).map((start, index) => text.slice(starts[index], start)))
  const hasLines = text.slice(first).includes('\n')
  const minSpan = MIN_SPAN[isFenced ? 'fenced' : hasLines ? 'lines' : 'sentences']
  return distinct.size <= MAX_DISTINCT && span >= minSpan && [...distinct].every((each) => isProse(each, 2))
}

/** True if the text repeats something without any change. */
function isPeriodic(text: string, minSpan: number = MIN_SPAN.others): boolean {
  // Code and tables have some, so it counts like data.
  if (text.length >= MIN_SPAN.data && text.slice(-MIN_SPAN.data).trim() === '') return true
  const period = periodOf(text, minSpan)
  if (period === undefined) return false
  const twice = text.slice(-2 * period)
  if (sourceMap.test(twice)) return false
  const isRecord = period >= MIN_RECORD && (isData(twice) || lineOfOneCharacter.test(twice))
  return !isRecord || hasPeriod(text, period, MIN_SPAN.data)
}

/** True if the text repeats sentences or rows of a table in which only the numbers change. */
function isNumberedProse(shape: string): boolean {
  const period = periodOf(shape, MIN_SPAN.others)
  if (period === undefined) return false
  // Twice, so that no word is cut in two.
  const words = shape
    .slice(-2 * period)
    .replace(/^\S+/, '')
    .replace(/\S+$/, '')
  return isProse(words, 3)
}

/** True if the text repeats something short in which only numbers change, each by the same every time: `1, 2, 3`. */
function isCounting(text: string, shape: string): boolean {
  const period = periodOf(shape, MAX_PERIOD / 2)
  if (period === undefined) return false
  const numbers = (text.match(/\d+/g) ?? []).slice(1, -1).map(Number)
  const inPeriod = shape.slice(-period).split('0').length - 1
  const steps = numbers.slice(inPeriod).map((number, index) => number - (numbers[index] ?? 0))
  const isEven = steps.some((step) => step !== 0) && steps.every((step, index) => step === steps[index % inPeriod])
  return isEven && numbers.length > MIN_COUNTED * inPeriod
}

/** The number of characters after which the end of the text repeats, for at least `minSpan`; undefined if it does not. */
function periodOf(text: string, minSpan: number): number | undefined {
  if (text.length < minSpan || isEndUnique(text, MAX_PERIOD + CHUNK)) return undefined
  const end = text.slice(-MAX_PERIOD - CHUNK)
  const chunk = end.slice(-CHUNK)
  const period = chunk.trim() === '' ? 0 : end.length - CHUNK - end.lastIndexOf(chunk, end.length - CHUNK - 1)
  return period > 0 && hasPeriod(text, period, minSpan) ? period : undefined
}

function hasPeriod(text: string, period: number, span: number): boolean {
  if (text.length < span) return false
  for (let index = text.length - span + period; index < text.length; index += 1) {
    if (text.charCodeAt(index) !== text.charCodeAt(index - period)) return false
  }
  return true
}

/** The lines of a source map, each mapped to the next line of the source. */
const sourceMap = /;AA[A-Z]A[;,]/
/** Markup, code, paths, a record of several fields, and the lines of test runners and tracebacks. */
const data =
  /[<>{}=\\/$@^~_✓✔✗✘√]|\w\*\w|(?:^[ \t]*(?:- )?\w+: .*\s+){3}|\(\d+(?:\.\d+)? ?m?s\)|^[ \t]*(?:not )?ok \d|", line \d/m
const lineOfOneCharacter = /\n(\S)\1*\r?\n/
/** A path or an identifier as a sentence names it. */
const NAME = /(?<![^\s`'"(])[\w.@-]*\w[/_][\w/.-]*\w/g
/** A fence of tildes says nothing about what is around it, like one of backticks. */
const TILDES = /^[ \t]*~~~.*$/gm
const MIN_RECORD = 40
const MAX_MEAN_WORD = 15

function isData(text: string): boolean {
  return data.test(text.replaceAll(TILDES, '').replaceAll(NAME, 'name'))
}

/** True for text that consists mostly of words with spaces between them, at least `minWords` of them different. */
function isProse(text: string, minWords: number): boolean {
  const words = new Set(text.match(/\p{L}{3,}/gu)?.filter((word) => new Set(word).size > 1))
  const letters = text.replaceAll(/[^\p{L}\s]/gu, '').length
  const isSpaced = text.split(/\s/).length * MAX_MEAN_WORD >= text.length
  return words.size >= minWords && letters >= text.length / 2 && isSpaced && !isData(text)
}

/** Watches one response, its text, thinking and calls separately, and aborts it once it only repeats itself or makes too many calls. */
export class RepetitionWatch {
  readonly #controller = new AbortController()
  #detectors = newDetectors()
  #chars = 0
  #calls = 0

  /** Aborted once the response is not worth waiting for. */
  get signal(): AbortSignal {
    return this.#controller.signal
  }

  /** Characters received. */
  get chars(): number {
    return this.#chars
  }

  push({ kind, text }: Parameters<ModelRequest['onDelta']>[0]): void {
    this.#chars += text.length
    if (kind === 'call') this.#calls += 1
    const isRepetition = this.#detectors[kind === 'call' ? 'arguments' : kind].push(text)
    if (isRepetition || this.#calls > MAX_CALLS) this.#controller.abort()
  }

  /** Must be called before another attempt, which may repeat the text of the first one. */
  restart(): void {
    this.#detectors = newDetectors()
    this.#calls = 0
  }
}

function newDetectors() {
  return {
    text: new RepetitionDetector(),
    thinking: new RepetitionDetector(),
    arguments: new RepetitionDetector({ isData: true })
  }
}

import { createHash } from 'node:crypto'

/** A call as it went. */
export interface ObservedCall {
  readonly name: string
  /** Canonical, so that equal arguments are equal texts. */
  readonly arguments: string
  readonly ok: boolean
  /** What the call came to; equal for answers that say the same. */
  readonly dedupeKey: string
}

export type Finding =
  /** Told to the model. */
  | { readonly kind: 'nudge'; readonly text: string }
  /** Told to people. */
  | { readonly kind: 'stop'; readonly reason: string }

const MAX_CYCLE = 5
const NUDGE_AT = 3
const STOP_AT = 5
/** Calls among which the same error counts. */
const ERROR_WINDOW = 20
const MAX_QUOTED = 200

/**
 * Tells when the work goes in circles. What counts as a step is all that was called in one reply, together with what came of
 * it: equal calls within a reply are one, in whatever order they stand, and asking again for what changes is no circle.
 */
export class LoopDetector {
  readonly #steps: string[] = []
  readonly #errors: string[] = []
  #text = { hash: '', count: 0 }
  #repeats = 1

  /** Looks at one reply of the model and at the results of its calls. */
  observe(text: string, calls: readonly ObservedCall[]): Finding | undefined {
    const error = this.#noteErrors(calls)
    const isSameText = this.#noteText(text)
    const cycle = calls.length > 0 ? this.#noteStep(calls) : undefined
    if (cycle) return cycle
    if (error !== undefined) return nudge(`The same error came ${NUDGE_AT} times: “${quote(error)}”.`)
    return isSameText ? nudge(`You said the same thing in ${NUDGE_AT} replies.`) : undefined
  }

  #noteStep(calls: readonly ObservedCall[]): Finding | undefined {
    this.#steps.push([...new Set(calls.map(hashOf))].sort().join(' '))
    if (this.#steps.length > MAX_CYCLE * STOP_AT) this.#steps.shift()
    const before = this.#repeats
    const { length, repeats } = longestCycle(this.#steps)
    this.#repeats = repeats
    if (repeats === before || repeats < NUDGE_AT) return undefined
    if (repeats >= STOP_AT) return { kind: 'stop', reason: reasonFor(length, repeats, calls) }
    if (repeats > NUDGE_AT) return undefined
    const steps = length === 1 ? `step (${namesOf(calls)})` : `${length} steps`
    return nudge(`You took the same ${steps} ${repeats} times, with the same results.`)
  }

  /** The error that has come too often by now. */
  #noteErrors(calls: readonly ObservedCall[]): string | undefined {
    let repeated: string | undefined
    for (const { name, dedupeKey } of calls.filter(({ ok }) => !ok)) {
      const error = hash([name, dedupeKey.replaceAll(/\s+/g, ' ').trim()])
      this.#errors.push(error)
      if (this.#errors.filter((each) => each === error).length % NUDGE_AT === 0) repeated = dedupeKey
    }
    this.#errors.push(...calls.filter(({ ok }) => ok).map(() => ''))
    this.#errors.splice(0, this.#errors.length - ERROR_WINDOW)
    return repeated
  }

  #noteText(text: string): boolean {
    const words = text.replaceAll(/\s+/g, ' ').trim()
    const found = words === '' ? '' : hash(words)
    this.#text =
      found !== '' && found === this.#text.hash
        ? { hash: found, count: this.#text.count + 1 }
        : { hash: found, count: 1 }
    return found !== '' && this.#text.count % NUDGE_AT === 0
  }
}

function nudge(what: string): Finding {
  return {
    kind: 'nudge',
    text: `${what} Doing it again will not help. Go another way; if there is none, call finish and say why.`
  }
}

function reasonFor(length: number, repeats: number, calls: readonly ObservedCall[]): string {
  return length === 1
    ? `The model went in circles: it called ${namesOf(calls)} ${repeats} times in a row, with the same result each time.`
    : `The model went in circles: it took the same ${length} steps ${repeats} times in a row, with the same results each time.`
}

function namesOf(calls: readonly ObservedCall[]): string {
  return [...new Set(calls.map(({ name }) => name))].slice(0, 3).join(', ')
}

function quote(error: string): string {
  return error.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_QUOTED).toWellFormed()
}

/** How often the last steps, as many as repeat most often, were taken in a row. */
function longestCycle(steps: readonly string[]): { readonly length: number; readonly repeats: number } {
  let longest = { length: 1, repeats: 1 }
  for (let length = 1; length <= MAX_CYCLE; length += 1) {
    const repeats = repeatsOf(steps, length)
    if (repeats > longest.repeats) longest = { length, repeats }
  }
  return longest
}

function repeatsOf(steps: readonly string[], length: number): number {
  let equal = 0
  for (let at = steps.length - 1; at - length >= 0 && steps[at] === steps[at - length]; at -= 1) equal += 1
  return Math.floor(equal / length) + 1
}

function hashOf({ name, arguments: given, dedupeKey }: ObservedCall): string {
  return hash([name, given, dedupeKey])
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64')
}

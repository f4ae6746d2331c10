import type { AgentHost } from './host.ts'

/** A finished call, reduced to what the detector compares. */
export interface ObservedCall {
  readonly name: string
  /** Canonical JSON, so that equal arguments are equal texts. */
  readonly arguments: string
  readonly ok: boolean
  /** Equal for results that say the same. */
  readonly dedupeKey: string
}

export type LoopFinding =
  /** `text` goes to the model. */
  | { readonly kind: 'nudge'; readonly text: string }
  /** `reason` is for users. */
  | { readonly kind: 'stop'; readonly reason: string }

const MAX_CYCLE = 5
const NUDGE_AT = 3
const STOP_AT = 5
/** Equal errors are counted among this number of recent calls. */
const ERROR_WINDOW = 20
const MAX_QUOTED = 200

/**
 * Detects that the model repeats its steps. A step is the set of calls in one response together with their results: equal calls
 * within a response count once, in any order, and a call whose result changes is not a repetition.
 */
export class LoopDetector {
  readonly #digest: AgentHost['digest']
  readonly #steps: string[] = []
  readonly #errors: string[] = []
  #text = { digest: '', count: 0 }
  #repeats = 1

  constructor({ digest }: Pick<AgentHost, 'digest'>) {
    this.#digest = digest
  }

  /** Takes one response and the results of its calls. */
  observe(text: string, calls: readonly ObservedCall[]): LoopFinding | undefined {
    const error = this.#addErrors(calls)
    const isSameText = this.#addText(text)
    const cycle = calls.length > 0 ? this.#addStep(calls) : undefined
    if (cycle) return cycle
    if (error !== undefined) return nudge(`The same error occurred ${NUDGE_AT} times: “${quote(error)}”.`)
    return isSameText ? nudge(`You said the same thing in ${NUDGE_AT} responses.`) : undefined
  }

  #addStep(calls: readonly ObservedCall[]): LoopFinding | undefined {
    const digests = calls.map(({ name, arguments: args, dedupeKey }) => this.#digestOf([name, args, dedupeKey]))
    this.#steps.push([...new Set(digests)].sort().join(' '))
    if (this.#steps.length > MAX_CYCLE * STOP_AT) this.#steps.shift()
    const before = this.#repeats
    const { length, repeats } = longestCycle(this.#steps)
    this.#repeats = repeats
    if (repeats === before || repeats < NUDGE_AT) return undefined
    if (repeats >= STOP_AT) return { kind: 'stop', reason: stopReason(length, repeats, calls) }
    if (repeats > NUDGE_AT) return undefined
    const steps = length === 1 ? `step (${toolNames(calls)})` : `${length} steps`
    return nudge(`You repeated the same ${steps} ${repeats} times with the same results.`)
  }

  /** @returns an error that has now come too often */
  #addErrors(calls: readonly ObservedCall[]): string | undefined {
    let repeated: string | undefined
    for (const { name, dedupeKey } of calls.filter(({ ok }) => !ok)) {
      const error = this.#digestOf([name, dedupeKey.replaceAll(/\s+/g, ' ').trim()])
      this.#errors.push(error)
      if (this.#errors.filter((each) => each === error).length % NUDGE_AT === 0) repeated = dedupeKey
    }
    this.#errors.push(...calls.filter(({ ok }) => ok).map(() => ''))
    this.#errors.splice(0, this.#errors.length - ERROR_WINDOW)
    return repeated
  }

  /** @returns whether the same text has now come too often */
  #addText(text: string): boolean {
    const normalized = text.replaceAll(/\s+/g, ' ').trim()
    const digest = normalized === '' ? '' : this.#digestOf(normalized)
    const isSame = digest !== '' && digest === this.#text.digest
    this.#text = { digest, count: isSame ? this.#text.count + 1 : 1 }
    return digest !== '' && this.#text.count % NUDGE_AT === 0
  }

  #digestOf(value: unknown): string {
    return this.#digest(JSON.stringify(value))
  }
}

function nudge(what: string): LoopFinding {
  const text = `${what} Repeating it will not help. Try a different approach; if there is none, call finish and say why.`
  return { kind: 'nudge', text }
}

function stopReason(length: number, repeats: number, calls: readonly ObservedCall[]): string {
  return length === 1
    ? `Loop detected: the model called ${toolNames(calls)} ${repeats} times in a row with the same result.`
    : `Loop detected: the model repeated the same ${length} steps ${repeats} times in a row with the same results.`
}

function toolNames(calls: readonly ObservedCall[]): string {
  return [...new Set(calls.map(({ name }) => name))].slice(0, 3).join(', ')
}

function quote(error: string): string {
  return error.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_QUOTED).toWellFormed()
}

/** How often the last steps repeat in a row, for the cycle length that repeats most. */
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

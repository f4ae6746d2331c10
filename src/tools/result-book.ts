import type { OutputSchema } from '../settings/output-schema.ts'
import { isRecord, parseJson } from '../text/json.ts'

/** What a run must return as data. */
export interface WantedResult {
  readonly schema: OutputSchema
  /** Returns the mistakes in a value; undefined if it can be used. */
  readonly findMistakes: (value: unknown) => string | undefined
}

/** Takes the result of a run and checks it against its schema. The model may correct it once. */
export class ResultBook {
  readonly wanted: WantedResult
  #attempts = 0
  #value: unknown
  #mistakes: string | undefined = 'there is none'

  constructor(wanted: WantedResult) {
    this.wanted = wanted
  }

  /** The value, or what was wrong with the last one. */
  get result(): { readonly value: unknown } | { readonly mistakes: string } {
    return this.#mistakes === undefined ? { value: this.#value } : { mistakes: this.#mistakes }
  }

  /** @returns what the model must correct; undefined if the run may end, with or without a result */
  add(value: unknown): string | undefined {
    // Some models write an object as JSON text.
    const parsed = typeof value === 'string' ? parseJson(value) : value
    this.#value = isRecord(parsed) ? parsed : value
    this.#mistakes = value === undefined ? 'there is none' : this.wanted.findMistakes(this.#value)
    this.#attempts += 1
    return this.#attempts === 1 ? this.#mistakes : undefined
  }
}

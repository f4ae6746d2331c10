import { RepetitionDetector } from './repetition-detector.ts'
import type { ModelRequest } from './model.ts'

/** Watches a reply, its text and its thinking apart, and has it ended once it only repeats itself. */
export class RepetitionWatch implements Pick<ModelRequest, 'onDelta' | 'onRetry' | 'onFallback'> {
  readonly #end = new AbortController()
  #detectors = newDetectors()
  #length = 0

  /** Raised when there is nothing more to be expected of the reply. */
  get signal(): AbortSignal {
    return this.#end.signal
  }

  /** Characters that came. */
  get length(): number {
    return this.#length
  }

  readonly onDelta: ModelRequest['onDelta'] = ({ kind, text }) => {
    this.#length += text.length
    if (this.#detectors[kind].push(text)) this.#end.abort()
  }

  /** Another try says the same again. */
  readonly onRetry = (): void => {
    this.#detectors = newDetectors()
  }

  readonly onFallback = this.onRetry
}

function newDetectors() {
  return { text: new RepetitionDetector(), thinking: new RepetitionDetector() }
}

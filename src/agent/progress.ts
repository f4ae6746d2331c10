import type { AgentHost } from './host.ts'
import { LoopDetector } from './loop-detector.ts'
import type { ModelResponse } from './model.ts'
import { toObservedCall, type FinishedCall } from './run-calls.ts'

/** What the model said in one turn, and the calls that ran. */
export interface Turn {
  /** `repetition`: the response was stopped because it only repeated itself. */
  readonly end: ModelResponse['end'] | 'repetition'
  readonly text: string
  readonly calls: readonly FinishedCall[]
}

export type ProgressVerdict =
  | { readonly kind: 'continue'; readonly nudge?: string | undefined }
  /** The model answered without calls again after a nudge. */
  | { readonly kind: 'finished' }
  /** `reason` is a sentence for users. */
  | { readonly kind: 'stuck'; readonly reason: string }

/** Turns in a row in which nothing could be run. */
const MAX_FRUITLESS_TURNS = 5

const NUDGES = {
  'text-only': 'Continue with a tool call. Call finish when the work is complete, or to say why it cannot be done.',
  length: 'Your response reached the length limit, and nothing in it was run. Take a smaller step.',
  'content-filter': 'The content filter stopped your response, and nothing in it was run. Try a different approach.',
  repetition:
    'Your response repeated itself, or made too many calls, and was stopped; nothing in it was run. Be brief, and continue with a tool call.'
}

/** Judges after each turn whether the work makes progress. */
export class ProgressTracker {
  readonly #loops: LoopDetector
  #fruitless = 0
  #textOnlyTurns = 0
  #repetitions = 0

  constructor(host: AgentHost) {
    this.#loops = new LoopDetector(host)
  }

  judge(turn: Turn): ProgressVerdict {
    const { end, text, calls } = turn
    this.#count(turn)
    if (isTextOnly(turn) && text !== '' && this.#textOnlyTurns > 1) return { kind: 'finished' }
    if (this.#repetitions > 1) return stuck('The model repeated itself in two responses in a row.')
    const finding = calls.length > 0 ? this.#loops.observe(text, calls.map(toObservedCall)) : undefined
    if (this.#fruitless >= MAX_FRUITLESS_TURNS) {
      return stuck(`No progress: ${MAX_FRUITLESS_TURNS} responses in a row contained nothing that could be run.`)
    }
    if (end !== 'complete') return { kind: 'continue', nudge: NUDGES[end] }
    if (isTextOnly(turn)) return { kind: 'continue', nudge: NUDGES['text-only'] }
    return finding?.kind === 'stop' ? stuck(finding.reason) : { kind: 'continue', nudge: finding?.text }
  }

  #count(turn: Turn): void {
    const isFruitless = turn.calls.every(({ resolved }) => resolved.kind === 'invalid')
    this.#fruitless = isFruitless ? this.#fruitless + 1 : 0
    if (!isFruitless) this.#textOnlyTurns = this.#repetitions = 0
    if (isTextOnly(turn)) this.#textOnlyTurns += 1
    if (turn.end === 'repetition') this.#repetitions += 1
  }
}

/** True for a complete response without calls. */
export function isTextOnly({ end, calls }: Turn): boolean {
  return end === 'complete' && calls.length === 0
}

function stuck(reason: string): ProgressVerdict {
  return { kind: 'stuck', reason }
}

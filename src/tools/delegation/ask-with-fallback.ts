import type { Completers, Question, TokenCount } from '../../delegation/delegates.ts'
import { ToolError } from '../../errors.ts'

/** What is made of an answer, or why it will not do. */
export type CheckedAnswer<Value> =
  { readonly kind: 'accepted'; readonly value: Value } | { readonly kind: 'refused'; readonly reason: string }

export interface AcceptedAnswer<Value> {
  readonly value: Value
  /** Whose answer it is. */
  readonly model: string
  /** Of all that were asked. */
  readonly tokens: TokenCount
  /** Why the cheap model's answer was not taken; '' when it was. */
  readonly firstFailure: string
}

/**
 * Asks the cheap model, and once the run's own when the answer of the first will not do; it is told why.
 *
 * @throws ToolError when neither answer will do
 */
export async function askWithFallback<Value>(
  { cheap, main }: Completers,
  { question, read }: FallbackQuestion<Value>,
  signal: AbortSignal
): Promise<AcceptedAnswer<Value>> {
  let tokens: TokenCount = { input: 0, output: 0 }
  const setbacks: string[] = []
  for (const completer of [cheap, main]) {
    const completion = await completer.complete(withSetback(question, setbacks[0]), signal)
    tokens = { input: tokens.input + completion.tokens.input, output: tokens.output + completion.tokens.output }
    const reading =
      completion.kind === 'failed'
        ? refusal(completion.reason)
        : await read(completion.text, { isLast: setbacks.length > 0 })
    if (reading.kind === 'accepted') {
      return { value: reading.value, model: completer.model, tokens, firstFailure: setbacks[0] ?? '' }
    }
    setbacks.push(`${completer.model}: ${reading.reason}`)
  }
  throw new ToolError(`Nothing was written, for no model gave an answer that could be used. ${setbacks.join(' ')}`)
}

export interface FallbackQuestion<Value> {
  readonly question: Question
  /** `isLast` when nobody is left to ask after this. */
  readonly read: (
    text: string,
    turn: { readonly isLast: boolean }
  ) => CheckedAnswer<Value> | Promise<CheckedAnswer<Value>>
}

function refusal(reason: string) {
  return { kind: 'refused', reason } as const
}

function withSetback({ system, prompt }: Question, setback: string | undefined): Question {
  if (setback === undefined) return { system, prompt }
  return { system, prompt: `${prompt}\n\n# An earlier answer could not be used\n${setback}` }
}

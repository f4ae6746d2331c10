import type { Completers, Question, TokenCount } from '../../delegation/delegates.ts'
import { ToolError } from '../../errors.ts'

export type CheckedAnswer<Value> =
  { readonly kind: 'accepted'; readonly value: Value } | { readonly kind: 'refused'; readonly reason: string }

export interface FallbackQuestion<Value> {
  readonly question: Question
  /** `isLast` is true when no other model will be asked. */
  readonly check: (
    text: string,
    attempt: { readonly isLast: boolean }
  ) => CheckedAnswer<Value> | Promise<CheckedAnswer<Value>>
}

export interface AcceptedAnswer<Value> {
  readonly value: Value
  /** The model that gave it. */
  readonly model: string
  /** Of all models that were asked. */
  readonly tokens: TokenCount
  /** Why the cheap model's answer was refused; '' when it was accepted. */
  readonly firstFailure: string
}

/**
 * Asks the cheap model. If its answer is refused, asks the run's own model once, with the reason.
 *
 * @throws ToolError when both answers are refused
 */
export async function askWithFallback<Value>(
  { cheap, main }: Completers,
  { question, check }: FallbackQuestion<Value>,
  signal: AbortSignal
): Promise<AcceptedAnswer<Value>> {
  let tokens: TokenCount = { input: 0, output: 0 }
  const failures: string[] = []
  for (const completer of [cheap, main]) {
    const completion = await completer.complete(withFailure(question, failures[0]), signal)
    tokens = { input: tokens.input + completion.tokens.input, output: tokens.output + completion.tokens.output }
    const answer: CheckedAnswer<Value> =
      completion.kind === 'failed'
        ? { kind: 'refused', reason: completion.reason }
        : await check(completion.text, { isLast: failures.length > 0 })
    if (answer.kind === 'accepted') {
      return { value: answer.value, model: completer.model, tokens, firstFailure: failures[0] ?? '' }
    }
    failures.push(`${completer.model}: ${answer.reason}`)
  }
  throw new ToolError(`Nothing was written, because no model gave a usable answer. ${failures.join(' ')}`)
}

function withFailure({ system, prompt }: Question, failure: string | undefined): Question {
  if (failure === undefined) return { system, prompt }
  return { system, prompt: `${prompt}\n\n# An earlier answer could not be used\n${failure}` }
}

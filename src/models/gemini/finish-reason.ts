import type { ToolCall } from '../../agent/messages.ts'
import type { ModelResponse } from '../../agent/model.ts'
import { TransientFailure } from '../failures/failures.ts'
import { MAX_CALLS } from '../max-calls.ts'

/** Why the model ended its turn. */
export interface FinishedTurn {
  /** Gemini's word in upper case, such as `STOP`. */
  readonly reason: string
  /** What it adds in words; '' for nothing. */
  readonly message: string
}

const MAX_QUOTE = 300

/** @throws PassingFailure for a turn that failed in itself, where another try may do better */
export function responseEnd({ reason, message }: FinishedTurn, toolCalls: readonly ToolCall[]): ModelResponse['end'] {
  if (toolCalls.length > MAX_CALLS) return 'length'
  // Gateways say it in OpenAI's manner.
  if (reason === 'STOP' || /^(FUNCTION|TOOL)_CALLS?$/.test(reason)) return 'complete'
  // The call is there, and of a tool that is not: the loop tells the model which there are.
  if (reason === 'UNEXPECTED_TOOL_CALL' && toolCalls.length > 0) return 'complete'
  // CONTINUATION asks for another request that goes on with this reply, which is what a smaller step does as well.
  if (reason === 'MAX_TOKENS' || reason === 'CONTINUATION') return 'length'
  if (/SAFETY|RECITATION|BLOCKLIST|PROHIBITED|SPII|LANGUAGE|JAILBREAK|ARMOR|FILTER/.test(reason))
    return 'content-filter'
  throw new TransientFailure(
    `the reply ended with ${reason}${message && ` (${message.slice(0, MAX_QUOTE).toWellFormed()})`}`
  )
}

/**
 * The call that Gemini itself could not read, such as one written as Python, so that the model hears of it: the same request
 * would fail in the same way again. Undefined where the turn has none, or it cannot be told which tool was meant.
 */
export function unreadableCall(
  { reason, message }: FinishedTurn,
  toolCalls: readonly ToolCall[]
): ToolCall | undefined {
  const isUnreadable =
    reason === 'MALFORMED_FUNCTION_CALL' || (reason === 'UNEXPECTED_TOOL_CALL' && toolCalls.length === 0)
  const name = toolCalls[0]?.name ?? /default_api[.:]([\w-]+)/.exec(message)?.[1]
  if (!isUnreadable || name === undefined) return undefined
  const said = message.slice(0, MAX_QUOTE).toWellFormed() || reason
  return { id: 'call_1', name, arguments: '{}', problem: `The provider could not read this call: ${said}` }
}

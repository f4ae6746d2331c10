import type { ToolCall } from '../../agent/messages.ts'
import { MAX_CALLS, type ModelResponse } from '../../agent/model.ts'
import { TransientFailure } from '../failures/failures.ts'

/** How the model ended its turn. */
export interface FinishedTurn {
  /** Gemini's reason in upper case, such as `STOP`. */
  readonly reason: string
  /** Gemini's explanation; '' for none. */
  readonly message: string
}

const MAX_QUOTE = 300

/** True for a turn that the token limit cut off. */
export function isCutOff({ reason }: FinishedTurn): boolean {
  // CONTINUATION asks for a request that continues this response. A smaller step serves the same purpose.
  return reason === 'MAX_TOKENS' || reason === 'CONTINUATION'
}

/** @throws TransientFailure for a turn that failed: another attempt may succeed */
export function responseEnd({ reason, message }: FinishedTurn, toolCalls: readonly ToolCall[]): ModelResponse['end'] {
  if (toolCalls.length > MAX_CALLS) return 'length'
  // Gateways send OpenAI's reasons.
  if (reason === 'STOP' || /^(FUNCTION|TOOL)_CALLS?$/.test(reason)) return 'complete'
  // The tool is unknown: the loop tells the model which tools exist.
  if (reason === 'UNEXPECTED_TOOL_CALL' && toolCalls.length > 0) return 'complete'
  if (isCutOff({ reason, message })) return 'length'
  if (/SAFETY|RECITATION|BLOCKLIST|PROHIBITED|SPII|LANGUAGE|JAILBREAK|ARMOR|FILTER/.test(reason))
    return 'content-filter'
  throw new TransientFailure(
    `the response ended with ${reason}${message && ` (${message.slice(0, MAX_QUOTE).toWellFormed()})`}`
  )
}

/**
 * A call that Gemini itself could not read, for example one in Python syntax. The model must learn of it, since the same
 * request would fail again. Undefined for a turn without such a call, or if the tool is unclear.
 */
export function unreadableCall(
  { reason, message }: FinishedTurn,
  toolCalls: readonly ToolCall[]
): ToolCall | undefined {
  const isUnreadable =
    reason === 'MALFORMED_FUNCTION_CALL' || (reason === 'UNEXPECTED_TOOL_CALL' && toolCalls.length === 0)
  const name = toolCalls[0]?.name ?? /default_api[.:]([\w-]+)/.exec(message)?.[1]
  if (!isUnreadable || name === undefined) return undefined
  const explanation = message.slice(0, MAX_QUOTE).toWellFormed() || reason
  return { id: 'call_1', name, arguments: '{}', problem: `The provider could not read this call: ${explanation}` }
}

import type { ToolCall } from '../../agent/messages.ts'
import type { ModelResponse } from '../../agent/model.ts'
import { readArguments } from '../../agent/read-arguments.ts'
import { TransientFailure } from '../failures/failures.ts'

/** Includes the reasons of Anthropic, Gemini and Bedrock, which gateways pass on. */
const LENGTH = /length|max_\w*tokens|token_limit|context_window/
const FAILED = /error|abort|insufficient|malformed|cancel|interrupt|timeout|overload/
const FILTERED = /filter|safety|sensitive|recitation|prohibited|refusal|blocklist|spii|guardrail|moderation|inspection/

/** True for a response that the token limit cut off. */
export function isCutOff(reason: string | null | undefined): boolean {
  return LENGTH.test(reason?.toLowerCase() ?? '')
}

/**
 * @param reason of the provider; undefined if it sent only [DONE]
 * @throws TransientFailure for a response that failed
 */
export function responseEnd(reason: string | undefined, calls: readonly ToolCall[]): ModelResponse['end'] {
  // Incomplete arguments show that the response was cut.
  if (reason === undefined) return calls.every(isComplete) ? 'complete' : 'length'
  if (isCutOff(reason)) return 'length'
  if (FAILED.test(reason)) throw new TransientFailure(`the response ended with "${reason}"`)
  return FILTERED.test(reason) ? 'content-filter' : 'complete'
}

function isComplete(call: ToolCall): boolean {
  return readArguments(call.arguments).kind === 'read'
}

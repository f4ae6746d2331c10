import type { ToolCall } from '../../agent/messages.ts'
import type { ModelResponse } from '../../agent/model.ts'
import { TransientFailure } from '../failures/failures.ts'
import { areComplete } from './assemble-calls.ts'

/** Anthropic's, Gemini's and Bedrock's words are among them, for gateways pass them on. */
const LENGTH = /length|max_\w*tokens|token_limit|context_window/
const FAILED = /error|abort|insufficient|malformed|cancel|interrupt|timeout|overload/
const FILTERED = /filter|safety|sensitive|recitation|prohibited|refusal|blocklist|spii|guardrail|moderation|inspection/

/**
 * How a reply ended.
 *
 * @param reason the provider's word for it; undefined where it sent only [DONE]
 * @throws PassingFailure for a reason that says that something broke
 */
export function responseEnd(reason: string | undefined, calls: readonly ToolCall[]): ModelResponse['end'] {
  // Arguments that stop in the middle show that the reply was cut.
  if (reason === undefined) return areComplete(calls) ? 'complete' : 'length'
  if (LENGTH.test(reason)) return 'length'
  if (FAILED.test(reason)) throw new TransientFailure(`the reply ended with "${reason}"`)
  return FILTERED.test(reason) ? 'content-filter' : 'complete'
}

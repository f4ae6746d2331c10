import type { ProviderProblem } from './failures/provider-problem.ts'

/** Azure, OpenAI, Alibaba, LiteLLM and Moonshot; each has its own code for a prompt that its filter stops. */
const CODES = /content_?(filter|policy)|responsible_?ai|data_inspection|moderation|sensitive|invalid_prompt/i
/** Azure, DeepSeek, OpenAI, Moonshot, xAI and OpenRouter. */
const WORDS =
  /content management policy|content exists risk|flagged as potentially violating|considered high risk|violates? (our |the )?(usage|content) (guideline|polic)|input was flagged/i

/** True when a filter before the model stopped the prompt: the provider would serve another one. */
export function isContentFiltered({ status, code, message }: ProviderProblem): boolean {
  // A server that is down, or that counts requests, says nothing of the content.
  if (status !== undefined && ![200, 400, 403, 422, 451].includes(status)) return false
  return CODES.test(code) || WORDS.test(message)
}

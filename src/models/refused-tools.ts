import type { ProviderProblem } from './failures/provider-problem.ts'

const TOOLS = /\btools?\b|\bfunction[ _-]?call|\bfunctions\b|--enable-auto-tool-choice/i
const REFUSED =
  /not (?:\w+ )?(?:support|available|enabled|allowed|permitted|implemented|recogni[sz]ed)|n[o']t support|unsupported|no endpoints|requires? |unrecogni[sz]ed|unknown|unexpected|extra inputs/i
/** What is wrong with one tool or one message of it is ours to mend. */
const OTHER = /schema|tool_call_id|failed to call|role/i
/** llama.cpp says it with a 500: https://github.com/ggml-org/llama.cpp/blob/master/docs/function-calling.md */
const WITHOUT_TEMPLATES = /\btools param requires --jinja\b/i

/** True where an endpoint says that this model, or the server, takes no tools at all. */
export function isToolsUnsupported({ status, parameter, message }: ProviderProblem): boolean {
  if (WITHOUT_TEMPLATES.test(message)) return true
  if (![400, 404, 405, 422, 501].includes(status ?? 0) || OTHER.test(message)) return false
  const isNamed = /^(?:tools|functions)$/.test(parameter) || TOOLS.test(message)
  return isNamed && REFUSED.test(message)
}

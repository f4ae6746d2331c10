import type { ProviderProblem } from './provider-problem.ts'

/** The words of a provider for a prompt that is too long: OpenAI, Anthropic, Gemini and the servers that speak like them. */
const TOO_LONG = [
  // OpenAI, OpenRouter, vLLM, SGLang, Together, llama.cpp, LM Studio, Ollama, MiniMax, Z.ai.
  /context.?(length|window|size|limit)/i,
  // Anthropic, Bedrock, Ollama.
  /(prompt|input|request) (is )?too (long|large)|request_too_large|exceeds the maximum size/i,
  // Gemini, Vertex AI, GitHub Copilot.
  /(input|prompt) token count\b.*(exceeds|only supports)/i,
  // xAI, vLLM, Poolside.
  /maximum (prompt|model|allowed input) length/i,
  // Groq.
  /reduce the length of the (messages|prompt)/i,
  // Moonshot, DashScope.
  /exceeded model token limit|input length should be/i
]

/** True when the prompt is longer than the model, or the server before it, can take: to wait and ask again is no use. */
export function isContextOverflow({ status, code, message }: ProviderProblem): boolean {
  // OpenAI and Groq: one request beyond the limit of a whole minute. Any other 429 passes.
  if (status === 429) return /request too large/i.test(message)
  return status === 413 || TOO_LONG.some((words) => words.test(`${code} ${message}`))
}

const NUMBER = String.raw`\[?\(?(\d[\d,]*)`
const WINDOWS = [
  `(?:maximum |allowed |model's |with |\\()(?:context|prompt|model|input) length(?: is| of)?(?: only)? ${NUMBER}`,
  `available context size ${NUMBER}`,
  `with ${NUMBER} maximum context length`,
  `> ${NUMBER} maximum`,
  `context limit: \\d+ \\+ \\d+ > ${NUMBER}`,
  `tokens allowed ${NUMBER}`,
  `only supports up to ${NUMBER}`,
  `(?:model token limit|n_ctx): ${NUMBER}`,
  `exceeds the limit of ${NUMBER}`,
  `input length should be \\[\\d+, ${NUMBER}`
].map((words) => new RegExp(words, 'i'))

/** The tokens the model can hold in view, where a refusal for length names them; undefined where it does not. */
export function statedContextWindow(message: string): number | undefined {
  for (const words of WINDOWS) {
    const digits = words.exec(message)?.[1]
    const tokens = Number(digits?.replaceAll(',', '') ?? 0)
    if (tokens > 0) return tokens
  }
  return undefined
}

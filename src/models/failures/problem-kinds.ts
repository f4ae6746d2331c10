import type { ProviderProblem } from './provider-problem.ts'

/** What providers say about a prompt that is too long. */
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

/** True if the prompt is longer than the model, or the server in front of it, accepts: waiting does not help. */
export function isContextOverflow({ status, code, message }: ProviderProblem): boolean {
  // OpenAI and Groq: a single request exceeds the limit per minute. Any other 429 is transient.
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

/** The context window, in tokens, that the message of a context overflow states; undefined if it states none. */
export function statedContextWindow(message: string): number | undefined {
  for (const words of WINDOWS) {
    const digits = words.exec(message)?.[1]
    const tokens = Number(digits?.replaceAll(',', '') ?? 0)
    if (tokens > 0) return tokens
  }
  return undefined
}

/** Azure, OpenAI, Alibaba, LiteLLM and Moonshot. */
const FILTER_CODES = /content_?(filter|policy)|responsible_?ai|data_inspection|moderation|sensitive|invalid_prompt/i
/** Azure, DeepSeek, OpenAI, Moonshot, xAI and OpenRouter. */
const FILTER_WORDS =
  /content management policy|content exists risk|flagged as potentially violating|considered high risk|violates? (our |the )?(usage|content) (guideline|polic)|input was flagged/i

/** True if a content filter in front of the model stopped the prompt. Another prompt may pass. */
export function isContentFiltered({ status, code, message }: ProviderProblem): boolean {
  // Other statuses are about the server or the rate limit, not about the content.
  if (status !== undefined && ![200, 400, 403, 422, 451].includes(status)) return false
  return FILTER_CODES.test(code) || FILTER_WORDS.test(message)
}

const TOOLS = /\btools?\b|\bfunction[ _-]?call|\bfunctions\b|--enable-auto-tool-choice/i
const UNSUPPORTED =
  /not (?:\w+ )?(?:support|available|enabled|allowed|permitted|implemented|recogni[sz]ed)|n[o']t support|unsupported|no endpoints|requires? |unrecogni[sz]ed|unknown|unexpected|extra inputs/i
/** A problem with one tool or one message. */
const ONE_TOOL = /schema|tool_call_id|failed to call|role/i
/** llama.cpp says it with status 500: https://github.com/ggml-org/llama.cpp/blob/master/docs/function-calling.md */
const WITHOUT_TEMPLATES = /\btools param requires --jinja\b/i

/** True if the model or the server accepts no tools at all. */
export function isToolsUnsupported({ status, parameter, message }: ProviderProblem): boolean {
  if (WITHOUT_TEMPLATES.test(message)) return true
  if (![400, 404, 405, 422, 501].includes(status ?? 0) || ONE_TOOL.test(message)) return false
  const namesTools = /^(?:tools|functions)$/.test(parameter) || TOOLS.test(message)
  return namesTools && UNSUPPORTED.test(message)
}

const IMAGES = /\bimages?\b|image_url|input_image|inline_?data|\bvision\b|multi-?modal|\bmodalit(?:y|ies)\b/i
/** Groq and others: a message in parts is rejected, without a word about what they are. */
const TEXT_EXPECTED = /\bcontent\b.*\b(?:must|should|expected)\b.*\bstring\b/i

/**
 * True if the model or the server rejects the images of a request. Call it only for a request with images. Their size may be
 * the reason too.
 */
export function isImageRefusal(problem: ProviderProblem): boolean {
  const { status, code, parameter, message } = problem
  if (isImagesUnsupported(problem) || status === 413) return true
  const words = `${code} ${parameter} ${message}`
  return [400, 404, 415, 422].includes(status ?? 0) && (IMAGES.test(words) || TEXT_EXPECTED.test(message))
}

const SIZE =
  /\bexceed|too (?:large|big|many)|\bmaximum\b|\bat most\b|\blimit|\bdimensions?\b|\bpixels?\b|\bresolution\b|\bsize\b/i

/** True if images are rejected because of their size or number. Call it only for such a refusal. */
export function isTooLarge(problem: ProviderProblem): boolean {
  return problem.status === 413 || (SIZE.test(problem.message) && !isImagesUnsupported(problem))
}

/** True if the model or the server accepts no images at all. llama.cpp says it with status 500. */
export function isImagesUnsupported({ message }: ProviderProblem): boolean {
  return IMAGES.test(message) && UNSUPPORTED.test(message)
}

/** True if the account cannot pay for the request. */
export function isOutOfCredit({ status, code, message }: ProviderProblem): boolean {
  // For quotas only the code is clear: Gemini's message for a limit per minute has the words of OpenAI's for no credit.
  return (
    status === 402 ||
    /quota|billing|credit|balance/i.test(code) ||
    /insufficient (account )?(balance|credit|fund)|credit balance|out of credit/i.test(message)
  )
}

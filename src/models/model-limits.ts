/** The limit of the first family that the model's name matches. */
function limitOf(model: string, limits: readonly (readonly [RegExp, number])[], fallback: number): number {
  const name = familyName(model)
  return limits.find(([family]) => family.test(name))?.[1] ?? fallback
}

/** Without the prefix of a router such as `openai/`. */
function familyName(model: string): string {
  return model.slice(model.lastIndexOf('/') + 1).toLowerCase()
}

/** Tokens. Most current models have this much or more; one with less says so when the prompt is too long. */
const DEFAULT_WINDOW = 128_000

/**
 * Context windows in tokens by the start of the model's name, specific patterns before general ones. If tokens of long prompts
 * cost more, the window ends where the higher price starts.
 *
 * Sources, November 2026: the model pages of https://developers.openai.com/api/docs/models,
 * https://platform.claude.com/docs/en/about-claude/pricing, https://ai.google.dev/gemini-api/docs/pricing,
 * https://api-docs.deepseek.com/quick_start/pricing and the limits at https://models.dev.
 */
const WINDOWS: readonly (readonly [RegExp, number])[] = [
  [/^gpt-5[\d.]*-chat/, 128_000],
  // The maximum input up to gpt-5.3. Later models accept 922,000, at twice the price beyond this length.
  [/^gpt-[5-9]/, 272_000],
  [/^gpt-4\.1/, 1_047_576],
  [/^gpt-4(?:-0|-3|$)/, 8_192],
  [/^gpt-3\.5/, 16_385],
  [/^o[134](?:-|$)/, 200_000],
  // Beyond this length, the price is five times as high.
  [/^claude-haiku-5/, 100_000],
  [/^claude-(?:fable|mythos|opus|sonnet)-5/, 1_000_000],
  [/^claude-/, 200_000],
  // Beyond this length, the price is twice as high.
  [/^gemini-.*pro/, 200_000],
  [/^gemini-/, 1_048_576],
  [/^deepseek-(?:flash|v4)/, 1_000_000],
  [/^grok-4/, 200_000],
  [/^devstral-(?:2512|latest|medium)/, 256_000]
]

/** @returns tokens of prompt and response together; a conservative guess for an unknown model */
export function knownContextWindow(model: string): number {
  return limitOf(model, WINDOWS, DEFAULT_WINDOW)
}

/** Tokens. Enough for a large file and the thinking before it, which counts too. All current models can write more. */
const DEFAULT_OUTPUT = 32_000

/**
 * Output limits in tokens of models that write less, by the start of the model's name.
 *
 * Sources, November 2026: https://platform.claude.com/docs/en/models and the limits at https://models.dev.
 */
const OUTPUTS: readonly (readonly [RegExp, number])[] = [
  [/^claude-3-7/, DEFAULT_OUTPUT],
  [/^claude-3[-.]5/, 8_192],
  [/^claude-(?:3|2|instant)/, 4_096]
]

/** For protocols that require a limit. @returns tokens of one response, thinking included */
export function knownOutputLimit(model: string): number {
  return limitOf(model, OUTPUTS, DEFAULT_OUTPUT)
}

/**
 * Models that read text only, by the start of their names. Others are asked: they say so if they accept no images.
 *
 * Source, November 2026: the input modalities at https://models.dev.
 */
const TEXT_ONLY: readonly RegExp[] = [
  /^gpt-3\.5/,
  /^gpt-4(?:-0|-3|$)/,
  /^gpt-oss/,
  /^o1-(?:mini|preview)/,
  /^o3-mini/,
  /^claude-(?:2|instant)/,
  /^deepseek-(?!.*(?:vl|ocr))/,
  /^(?:codestral|devstral-small-25|devstral-medium-25)/,
  /^qwen3-coder/
]

/** False for a model that is known to read text only. */
export function acceptsImages(model: string): boolean {
  const name = familyName(model)
  return !TEXT_ONLY.some((family) => family.test(name))
}

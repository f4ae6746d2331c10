/** Tokens. Most models of today hold this much or more, and one that holds less says so when it is asked too much. */
const USUAL_WINDOW = 128_000

/**
 * Families of models by how their names begin, the narrower before the wider, with the tokens they can hold in view, or from
 * which on each token costs more: a run that stays below pays the plain price.
 *
 * Sources, November 2026: the model pages of https://developers.openai.com/api/docs/models,
 * https://platform.claude.com/docs/en/about-claude/pricing, https://ai.google.dev/gemini-api/docs/pricing,
 * https://api-docs.deepseek.com/quick_start/pricing and the limits kept at https://models.dev.
 */
const WINDOWS: readonly (readonly [RegExp, number])[] = [
  [/^gpt-5[\d.]*-chat/, 128_000],
  // To gpt-5.3 the most input that is taken; later ones take 922,000 and cost twice as much above this.
  [/^gpt-[5-9]/, 272_000],
  [/^gpt-4\.1/, 1_047_576],
  [/^gpt-4(?:-0|-3|$)/, 8_192],
  [/^gpt-3\.5/, 16_385],
  [/^o[134](?:-|$)/, 200_000],
  // Five times the price above.
  [/^claude-haiku-5/, 100_000],
  [/^claude-(?:fable|mythos|opus|sonnet)-5/, 1_000_000],
  [/^claude-/, 200_000],
  // Twice the price above.
  [/^gemini-.*pro/, 200_000],
  [/^gemini-/, 1_048_576],
  [/^deepseek-(?:flash|v4)/, 1_000_000],
  [/^grok-4/, 200_000],
  [/^devstral-(?:2512|latest|medium)/, 256_000]
]

/**
 * @param model the provider's name for it; what stands before a slash, as in `openai/gpt-5`, is a router's
 * @returns tokens of prompt and answer together; a careful guess for a model that is not known
 */
export function knownContextWindow(model: string): number {
  const name = model.slice(model.lastIndexOf('/') + 1).toLowerCase()
  return WINDOWS.find(([family]) => family.test(name))?.[1] ?? USUAL_WINDOW
}

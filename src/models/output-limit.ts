/** Tokens. Room for a large file and the thinking before it, which counts as well; all models of today can write more. */
const USUAL_LIMIT = 32_000

/**
 * Families of models that cannot write so much, by how their names begin, with the most tokens of one reply.
 *
 * Sources, November 2026: https://platform.claude.com/docs/en/models and the limits kept at https://models.dev.
 */
const LIMITS: readonly (readonly [RegExp, number])[] = [
  [/^claude-3-7/, USUAL_LIMIT],
  [/^claude-3[-.]5/, 8_192],
  [/^claude-(?:3|2|instant)/, 4_096]
]

/**
 * For protocols that ask how long a reply may be.
 *
 * @param model the provider's name for it; what stands before a slash is a router's
 * @returns tokens of one reply, thinking included
 */
export function knownOutputLimit(model: string): number {
  const name = model.slice(model.lastIndexOf('/') + 1).toLowerCase()
  return LIMITS.find(([family]) => family.test(name))?.[1] ?? USUAL_LIMIT
}

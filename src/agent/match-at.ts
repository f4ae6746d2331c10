/** The match of a pattern with the flag y or g from `at` on, with its groups; empty for none. */
export function matchAt(pattern: RegExp, text: string, at: number): readonly (string | undefined)[] {
  pattern.lastIndex = at
  return pattern.exec(text) ?? []
}

/** How many characters a sticky pattern matches at `at`; 0 for no match. */
export function lengthAt(pattern: RegExp, text: string, at: number): number {
  return matchAt(pattern, text, at)[0]?.length ?? 0
}

const SEVERITIES: Readonly<Record<string, string>> = {
  ...{ critical: 'blocking', blocker: 'blocking', error: 'blocking' },
  ...{ high: 'important', major: 'important', medium: 'important', moderate: 'important', warning: 'important' },
  ...{ low: 'minor', nit: 'minor', nitpick: 'minor', info: 'minor', trivial: 'minor', suggestion: 'minor' }
}
const SIDES: Readonly<Record<string, string>> = { old: 'left', base: 'left', new: 'right', head: 'right' }

const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  severity: SEVERITIES,
  level: SEVERITIES,
  priority: SEVERITIES,
  type: SEVERITIES,
  side: SIDES
}

/** Translates arguments of comment_on: the severities of other reviewers, and GitHub's names for the sides. */
export function adaptComment(args: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  // Our comments are on one side only.
  const { start_side: startSide, ...rest } = args
  const entries = Object.entries({ ...(startSide !== undefined && { side: startSide }), ...rest })
  return Object.fromEntries(entries.map(([name, value]) => [name, inOurWords(value, WORDS[name])]))
}

function inOurWords(value: unknown, words: Readonly<Record<string, string>> | undefined): unknown {
  if (!words || typeof value !== 'string') return value
  const word = value.trim().toLowerCase()
  return words[word] ?? word
}

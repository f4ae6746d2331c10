import { matchesWildcard } from '../text/wildcard.ts'

/**
 * True if a rule of words matches a command: `*` stands for one word, `**` at the end for any number of words, and `*` in a word for any
 * of its characters. A wildcard never stands for the program, or the rule `*` would allow everything.
 */
export function matchesRule(rule: string, words: readonly string[]): boolean {
  const patterns = rule.trim().split(/\s+/)
  const takesMore = patterns.at(-1) === '**'
  const fixed = takesMore ? patterns.slice(0, -1) : patterns
  if (words.length < fixed.length || (words.length > fixed.length && !takesMore)) return false
  return fixed.every(
    (pattern, index) => pattern === words[index] || (index > 0 && matchesWildcard(pattern, words[index] ?? ''))
  )
}

/** The line of agent.yml that would allow a command. A word that a rule cannot spell out becomes `*`. */
export function ruleFor(words: readonly string[]): string {
  const spelled = words.map((word) => (word === '' || /[\s*$`]/.test(word) ? '*' : word))
  return `- '${spelled.join(' ').replaceAll("'", "''")}'`
}

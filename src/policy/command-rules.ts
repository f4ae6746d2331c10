import { matchesWildcard } from '../text/wildcard.ts'
import type { ShellWord, SimpleCommand } from './shell-command.ts'

/**
 * Matches a command to a rule of words: `*` stands for one whole word, `**` at the end for any number of words, and `*` in a
 * word for any of its characters. A glob in the command can become many words, so only `**` matches it.
 *
 * @returns the positions of the words that only a wildcard matches, where the program is at 0, and the position after the last
 *   word if `**` matches no word; undefined when the rule does not match
 */
export function wildcardPositions(rule: string, command: SimpleCommand): ReadonlySet<number> | undefined {
  const patterns = rule.trim().split(/\s+/)
  const takesMore = patterns.at(-1) === '**'
  const fixed = takesMore ? patterns.slice(0, -1) : patterns
  const isTooLong = command.length > fixed.length && !takesMore
  if (command.length < fixed.length || isTooLong) return undefined

  const fits = fixed.every((pattern, index) => fitsPattern(command[index], pattern, index))
  if (!fits) return undefined
  const wild = new Set(
    [...command.keys()].filter((index) => fixed[index] !== command[index]?.value || command[index]?.isOpen)
  )
  if (takesMore && command.length === fixed.length) wild.add(command.length)
  return wild
}

function fitsPattern(word: ShellWord | undefined, pattern: string, index: number): boolean {
  if (!word || word.isGlob || word.isOpen) return false
  // A wildcard never stands for the program: a rule `*` would allow everything.
  return (
    word.value === pattern || (index > 0 && matchesWildcard(pattern, word.value) && staysBelow(pattern, word.value))
  )
}

/** True unless a word leaves the folder that a pattern names. Attack: `scripts/../x.js` for `scripts/*.js`. */
function staysBelow(pattern: string, word: string): boolean {
  return pattern === '*' || stepsUp(word) <= stepsUp(pattern)
}

function stepsUp(text: string): number {
  return text.split(/[/\\=:,]/).filter((name) => name === '..').length
}

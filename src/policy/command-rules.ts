import type { SimpleCommand } from './shell-line.ts'

/** How a rule fits a command: which of the command's words only a wildcard stands for. */
export interface Match {
  readonly rule: string
  /** Positions in the command, the program's being 0; the one after its end where `**` stands for no word. */
  readonly wild: ReadonlySet<number>
}

/**
 * Fits a command to a rule of words: `*` stands for one whole word, `**` at the end for any number of words, and `*`
 * within a word for any characters of it. A glob of the command may become many words, so only `**` stands for one.
 */
export function matchRule(rule: string, command: SimpleCommand): Match | undefined {
  const patterns = rule.trim().split(/\s+/)
  const takesMore = patterns.at(-1) === '**'
  const fixed = takesMore ? patterns.slice(0, -1) : patterns
  if (command.length < fixed.length || (command.length > fixed.length && !takesMore)) return undefined

  const wild = new Set(takesMore && command.length === fixed.length ? [command.length] : [])
  for (const [index, word] of command.entries()) {
    const pattern = fixed[index]
    if (pattern === undefined) wild.add(index)
    else if (word.isGlob) return undefined
    else if (pattern !== word.value) {
      // The program itself is always named: a rule of `*` would be no rule.
      if (index === 0 || !fitsWord(pattern, word.value)) return undefined
      wild.add(index)
    }
  }
  return { rule, wild }
}

/** Without a regular expression, so that no rule and no word can make it slow. */
function fitsWord(pattern: string, word: string): boolean {
  const [first = '', ...others] = pattern.split('*')
  const last = others.pop()
  if (last === undefined || !word.startsWith(first)) return false
  let position = first.length
  for (const piece of others) {
    const found = word.indexOf(piece, position)
    if (found < 0) return false
    position = found + piece.length
  }
  return word.length - last.length >= position && word.endsWith(last)
}

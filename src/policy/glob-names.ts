import type { ShellWord, SimpleCommand } from './shell-command.ts'

/** Longer patterns count as matching, so that none takes long. */
const LONGEST = 100

/** Names that must not be reached by a pattern either. */
const GUARDED: readonly string[] = ['..', '.git']

/**
 * A command as the shell could run it: with the globs that can match `..` or `.git` replaced by that name. Attack: `cat .?/x`, `rm -r .gi[t]`.
 */
export function worstForms([name, ...words]: SimpleCommand): readonly SimpleCommand[] {
  return GUARDED.flatMap((guarded) => {
    const replaced = words.map((word) => (word.isGlob && !word.isOpen ? reaching(word, guarded) : word))
    return replaced.some((word, index) => word !== words[index]) ? [[name, ...replaced] as const] : []
  })
}

function reaching(word: ShellWord, guarded: string): ShellWord {
  const names = word.value.split('/')
  const reached = names.map((name) => (matchesName(name, guarded) ? guarded : name))
  return names.every((name, index) => name === reached[index]) ? word : { value: reached.join('/'), isGlob: false }
}

/** True if a pattern for one name matches it. A dot at the start of a name is matched only by a dot. */
function matchesName(pattern: string, name: string): boolean {
  if (!pattern.startsWith('.') || !/[*?[]/.test(pattern)) return false
  return pattern.length > LONGEST || new RegExp(`^${sourceOf(pattern)}$`, 'is').test(name)
}

function sourceOf(pattern: string): string {
  return pattern.replaceAll(/\*+|\?|\[[!^]?\]?(?:\[[:.=][^\]]*\]|[^\]])*\]|[^]/g, (part) => {
    if (part.startsWith('*')) return '.*'
    if (part === '?' || part.includes('[', 1)) return '.'
    return part.length > 1 ? classOf(part) : RegExp.escape(part)
  })
}

/** `[!a-c.]` as a regular expression; `.` where the range is not one. */
function classOf(bracket: string): string {
  const [, negation = '', content = ''] = /^\[([!^]?)([^]*)\]$/.exec(bracket) ?? []
  // dash takes ^ for a character. Attack: sh -c 'cat .[^g]it/config'
  if (negation === '^') return '.'
  const source = `[${negation && '^'}${content.replaceAll(/[\\\]^[]/g, String.raw`\$&`)}]`
  try {
    new RegExp(source).test('')
    return source
  } catch {
    return '.'
  }
}

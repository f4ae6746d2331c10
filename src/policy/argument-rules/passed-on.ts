import type { WordRules } from './matched-command.ts'

/** The number of words for the program itself. It passes the rest on to a script that the repository has chosen. */
export function ownWordCount(program: string, words: readonly string[], rules: WordRules): number {
  if (program === 'go') return ownGoWordCount(words)
  const dashes = words.indexOf('--')
  if (!rules.endsAtDoubleDash || dashes < 0) return words.length
  if (!rules.takesPackages) return dashes
  const at = packagesPosition(words, rules)
  if (at === undefined) return dashes
  // `npm -- install x` installs x.
  if (at > dashes) return words.length
  if (!STARTS_PACKAGE.test(words[at] ?? '')) return words.length
  // The package comes first. After an option, a word could be its value.
  return (words[at + 1] ?? '').startsWith('-') ? dashes + 2 : dashes
}

/** Subcommands that run the package that they get, with the words after it. */
const STARTS_PACKAGE = /^(?:exec|x|dlx|create|init|innit)$/

/** The position of a subcommand whose words are packages; undefined if the words go to a script or program of the repository. */
export function packagesPosition(
  words: readonly string[],
  { takesPackages, globalOptions, globalFlags }: WordRules
): number | undefined {
  let couldBeValue = false
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? ''
    if (globalOptions.includes(word) || word === 'workspace') {
      // The next word is a folder or the name of a package of the repository.
      index += 1
      couldBeValue = false
    } else if (word.startsWith('-')) {
      couldBeValue = !globalFlags.includes(word) && !word.includes('=')
    } else if (takesPackages?.test(word)) {
      return index
    } else if (!couldBeValue && !/^(?:workspaces|foreach|\+.*)$/.test(word)) {
      return undefined
    }
  }
  return undefined
}

/** `go test` passes on what follows -args, and `go run ./folder` what follows --. Options could have either as a value. */
function ownGoWordCount(words: readonly string[]): number {
  const isFlag = (word: string) => !word.startsWith('-') || word.includes('=') || GO_FLAG.test(word)
  if (words[0] === 'test') {
    const at = words.findIndex((word, index) => /^--?args$/.test(word) && isFlag(words[index - 1] ?? ''))
    return at < 0 ? words.length : at
  }
  const target = words.findIndex((word, index) => index > 0 && !(word.startsWith('-') && isFlag(word)))
  const dashes = words.indexOf('--')
  const isLocal = /^\.\.?(?:\/|$)|^[^@]*\.go$/.test(words[target] ?? '')
  return words[0] === 'run' && dashes > target && isLocal ? dashes : words.length
}

const GO_FLAG = /^--?(?:a|n|v|x|race|msan|asan|cover|short|failfast|json|trimpath)$/

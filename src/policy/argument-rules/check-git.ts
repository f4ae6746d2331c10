import type { MatchedCommand } from './matched-command.ts'

/** Options with which branch and tag only list. Without them, a name creates a branch or tag. */
const listingOptions: Readonly<Record<string, RegExp>> = {
  branch:
    /^(--(list|show-current|all|remotes|verbose|contains|no-contains|merged|no-merged|points-at|sort|format|column|no-color|color|ignore-case)(=.*)?|-[arvl]+|-vv)$/,
  tag: /^(--(list|contains|no-contains|merged|no-merged|points-at|sort|format|column|color)(=.*)?|-l|-n\d*)$/
}
const listsNames =
  /^(--(list|show-current|contains|no-contains|merged|no-merged|points-at)(=.*)?|-[al]+|-[arv]*[ar][arv]*)$/
const transports = /^(archive|bundle|clone|fetch|ls-remote|pull|push|remote|submodule|remote-.*)$/

/** Returns why a git command is refused: what its subcommand can do besides reading. */
export function checkGit(command: MatchedCommand): string | undefined {
  const { words, wildcardWords, subcommand } = command
  if (subcommand === undefined) {
    return wildcardWords.some((word) => word !== '--version') ? 'The git subcommand is missing.' : undefined
  }
  const after = words.slice(words.indexOf(subcommand) + 1)
  const wildcardAfter = after.filter((word) => wildcardWords.includes(word))
  if (transports.test(subcommand) && wildcardWords.some((word) => /^[\w+.-]+::/.test(word))) {
    return `git ${subcommand} runs another program for an address such as ext::.`
  }
  if (wildcardAfter.some((word) => /%[-+ ]?G|%\(signature/.test(word))) return 'git runs gpg for the format %G.'
  if (/^(archive|format-patch)$/.test(subcommand) && wildcardAfter.some((word) => /^-[a-z]*o/.test(word))) {
    return `git ${subcommand} -o writes a file; pipe the output to another program.`
  }
  if (/^(blame|annotate)$/.test(subcommand) && wildcardAfter.some((word) => /^-[a-zA-Z]*S/.test(word))) {
    return `git ${subcommand} -S reads a file that is named after it.`
  }
  if (subcommand === 'rebase' && wildcardAfter.some((word) => /^-[a-z]*x/.test(word))) {
    return 'git rebase -x runs another program.'
  }
  if (subcommand === 'stash' && after.length === 0) return 'git stash changes the repository.'
  return checkListing(command, subcommand, after)
}

function checkListing(
  { wildcardWords, operands }: MatchedCommand,
  subcommand: string,
  after: readonly string[]
): string | undefined {
  const options = listingOptions[subcommand]
  if (!options) return undefined
  const isWildcard = (word: string) => wildcardWords.includes(word)
  const changing = after.find((word) => isWildcard(word) && word.startsWith('-') && !options.test(word))
  if (changing !== undefined) return `git ${subcommand} ${changing} changes the repository.`
  const names = operands.slice(operands.indexOf(subcommand) + 1)
  return names.some(isWildcard) && !after.some((word) => listsNames.test(word))
    ? `git ${subcommand} with a name creates one; add --list.`
    : undefined
}

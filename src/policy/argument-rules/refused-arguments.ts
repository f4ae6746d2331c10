import { isInGitFolder } from '../../text/normalized-path.ts'
import { isUnreadable, leadsOutside, type WorkingDirectory } from '../working-directory.ts'
import type { MatchedCommand } from './matched-command.ts'
import { ownWordCount } from './passed-on.ts'
import { rulesFor, type ProgramRules } from './program-rules.ts'

interface Arguments {
  readonly program: string
  readonly words: readonly string[]
  /** Positions in `words` that only a wildcard stands for. */
  readonly wild: ReadonlySet<number>
  readonly directory: WorkingDirectory
}

/** Returns why the words that a wildcard stands for are refused. Nothing is refused for a program that is not known. */
export function refusedArguments({ program, words, wild, directory }: Arguments): string | undefined {
  const rules = rulesFor(program)
  if (!rules) return undefined
  const end = ownWordCount(program, words, rules)
  const own = words.slice(0, end)
  const at = subcommandPosition(own, rules)
  const command = {
    ...{ program, words: own, wild, rules, directory },
    wildcardWords: own.filter((_, index) => wild.has(index)),
    operands: operandsOf(own, rules),
    subcommand: at === undefined ? undefined : own[at]
  }
  if (rules.runsCode && directory.isBounded) return outsideScript(words, rules, directory) ?? rules.check?.(command)
  const passedOn = rules.readsFilesAfterDoubleDash ? words.slice(end).filter((_, index) => wild.has(end + index)) : []
  return (
    refusedSubcommand(command, at, rules) ??
    refusedOption(command, rules) ??
    outsideFile({ ...command, wildcardWords: [...command.wildcardWords, ...passedOn] }, rules) ??
    refusedWord(command, rules) ??
    refusedNestedSubcommand(command, rules) ??
    rules.check?.(command)
  )
}

/** Why the file of the code to run is refused; code in an option needs no file. */
function outsideScript(words: readonly string[], rules: ProgramRules, directory: WorkingDirectory): string | undefined {
  const file = words.find((word, index) => !word.startsWith('-') && !takesText(words[index - 1], rules))
  return file !== undefined && isUnreadable(file, directory)
    ? `${file} leads outside the repository and /tmp.`
    : undefined
}

/** The position of the subcommand, if the program has any. */
function subcommandPosition(
  words: readonly string[],
  { subcommands, globalOptions }: ProgramRules
): number | undefined {
  if (!subcommands) return undefined
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? ''
    if (!word.startsWith('-')) return index
    if (globalOptions.includes(word)) index += 1
  }
  return undefined
}

function refusedSubcommand(
  { program, words, wild, subcommand }: MatchedCommand,
  at: number | undefined,
  rules: ProgramRules
): string | undefined {
  if (at === undefined || subcommand === undefined) return undefined
  const early = words
    .slice(0, at)
    .find((word, index) => wild.has(index) && !isGlobalOption(word, words[index - 1], rules))
  if (early !== undefined) return `${program} ${early} changes what ${program} works with, before its subcommand.`
  if (!wild.has(at) || rules.subcommands?.includes(subcommand)) return undefined
  return `No rule names the subcommand "${program} ${subcommand}", and a wildcard allows only harmless ones.`
}

/** True for an option that can come before the subcommand, and for the value of one. */
function isGlobalOption(word: string, before: string | undefined, rules: ProgramRules): boolean {
  const [name = ''] = word.split('=', 1)
  const { globalFlags, globalOptions } = rules
  if (globalFlags.includes(name) || globalOptions.includes(name)) return true
  return before !== undefined && globalOptions.includes(before)
}

function refusedOption({ program, wildcardWords, directory }: MatchedCommand, rules: ProgramRules): string | undefined {
  const isAllowed = (word: string) =>
    directory.isBounded === true && (rules.takesBoundedOptions === true || rules.boundedOptions?.test(word) === true)
  const option = wildcardWords.find((word) => isRefusedOption(word, rules) && !isAllowed(word))
  return option === undefined ? undefined : `${program} ${option} can run another program or use a file that it names.`
}

function isRefusedOption(word: string, rules: ProgramRules): boolean {
  const { allowedOptions, onlyOptions, argumentFiles } = rules
  if (argumentFiles && word.startsWith('@')) return true
  if (!/^-./.test(word)) return false
  // Node takes `_` for `-` in the names of its options.
  const name = (word.split('=', 1)[0] ?? '').replaceAll('_', '-')
  if (allowedOptions.includes(name) || allowedOptions.includes(word)) return false
  return onlyOptions && word !== '--' ? !onlyOptions.test(word) : isListedOption(word, name, rules)
}

function isListedOption(word: string, name: string, rules: ProgramRules): boolean {
  const { refusedOptions, refusedLetters } = rules
  if (refusedOptions.includes(word) || refusedOptions.includes(name)) return true
  if (rules.takesAnyDashes && isListedName(name, refusedOptions)) return true
  if (!word.startsWith('--')) return clusterOf(word, rules).some((letter) => refusedLetters.includes(letter))
  // GNU programs and git accept any unambiguous abbreviation of a long option, and yargs `--set-up.x` for `--setUp`.
  const [object = ''] = name.split('.', 1)
  const start = spelling(name)
  return name.length > 2 && refusedOptions.some((option) => spelling(option).startsWith(start) || option === object)
}

/** A name without the differences that some parsers of options ignore. */
function spelling(name: string): string {
  return `--${name.replaceAll('-', '').toLowerCase()}`
}

/**
 * The same for npm, which ignores how many dashes there are. Attack: `-script-shell=x`, `--no-script-shell x` and pnpm's
 * `--config.script-shell=x` all set script-shell.
 */
function isListedName(word: string, refusedOptions: readonly string[]): boolean {
  const name = word.replace(/^-+(?:no-)*/i, '')
  const isConfig = /^config\b/.test(name)
  return isConfig || (name.length > 1 && refusedOptions.some((option) => option.startsWith(`--${name}`)))
}

/** The letters of `-nA3`; a value in the same word ends them. */
function clusterOf(word: string, { valueLetters }: ProgramRules): string[] {
  const letters = (/^-([A-Za-z0-9]*)/.exec(word)?.[1] ?? '').split('')
  const value = letters.findIndex((letter) => valueLetters.includes(letter))
  return value < 0 ? letters : letters.slice(0, value + 1)
}

/** Words that are neither options nor the text of one. The value of any other option is included, because it is checked in the same way. */
function operandsOf(words: readonly string[], rules: ProgramRules): string[] {
  const end = words.indexOf('--')
  const texts = textIndexes(words, rules)
  return words.filter((word, index) => (end >= 0 && index > end) || (!/^-./.test(word) && !texts.has(index)))
}

/**
 * The words that are the text of the option before them. Attack: in `awk -F -v 'BEGIN{system("id")}'`, -v is the text of -F, so the next word
 * is the script.
 */
function textIndexes(words: readonly string[], rules: ProgramRules): ReadonlySet<number> {
  const texts = new Set<number>()
  const end = words.includes('--') ? words.indexOf('--') : words.length
  for (let index = 0; index < end - 1; index += 1) {
    const word = words[index]
    if (!takesText(word, rules)) continue
    index += 1
    texts.add(index)
    // The second value of `jq --arg NAME VALUE` is judged, but it is no option.
    if (rules.pairOptions.includes(word ?? '')) index += 1
  }
  return texts
}

/** True for an option whose value, the next word, is text. */
function takesText(word: string | undefined, rules: ProgramRules): boolean {
  const { textOptions } = rules
  if (word === undefined) return false
  if (textOptions.includes(word)) return true
  const letter = valueLetterOf(word, rules)
  return (
    letter !== undefined && word.endsWith(letter) && /^-[A-Za-z]{2,}$/.test(word) && textOptions.includes(`-${letter}`)
  )
}

function outsideFile(command: MatchedCommand, rules: ProgramRules): string | undefined {
  if (!rules.readsFiles) return undefined
  const { textOperandUnless, textOperands } = rules
  const hasText = textOperandUnless.some((option) => command.words.some((word) => isOption(word, option, rules)))
  // sed -i '' s/a/b/ file: the form of macOS has an empty word before the script.
  const count = command.program === 'sed' && command.operands[0] === '' ? textOperands + 1 : textOperands
  const texts = hasText ? [] : command.operands.slice(0, count)
  const files = command.wildcardWords.filter((word) => !texts.includes(word) && !isText(word, command, rules))
  const isOutside = rules.onlyReads ? isUnreadable : leadsOutside
  const isForbidden = (path: string, word: string) =>
    isOutside(path, command.directory) || (path.startsWith('~') && path !== word && !command.directory.isBounded)
  const outside = files.find((word) => pathsIn(word, rules).some((path) => isForbidden(path, word)))
  if (outside !== undefined) return `${outside} leads outside the repository.`
  const inGit = files.find((word) => !LEAVES_OUT.test(word) && pathsIn(word, rules).some(isInGitFolder))
  return inGit === undefined ? undefined : `${inGit} is in .git, which commands must not read; use the git commands.`
}

/** An option with the names of files that the program does not touch. */
const LEAVES_OUT = /^--?[\w-]*(?:exclude|ignore|skip|omit)(?:-(?:dir|glob|pattern)s?)?=/

function isOption(word: string, option: string, rules: ProgramRules): boolean {
  if (word === option || word.startsWith(`${option}=`)) return true
  return option.length === 2 && /^-[A-Za-z]/.test(word) && clusterOf(word, rules).includes(option.slice(1))
}

function isText(word: string, { words }: MatchedCommand, rules: ProgramRules): boolean {
  if (/^-./.test(word)) {
    const isAttached = (option: string) => option.length === 2 && !rules.dashesOptional
    const starts = rules.textOptions.some((option) => word.startsWith(isAttached(option) ? option : `${option}=`))
    return starts || rules.textOptions.includes(`-${valueLetterOf(word, rules) ?? ''}`)
  }
  // Attack: in `npm i -m ../b ../b`, the second one is a folder.
  if (!takesText(words[words.indexOf(word) - 1], rules)) return false
  const texts = textIndexes(words, rules)
  return words.every((each, index) => each !== word || texts.has(index))
}

/** The letter in `-nA3` whose value follows in the same word. */
function valueLetterOf(word: string, rules: ProgramRules): string | undefined {
  const last = clusterOf(word, rules).at(-1)
  return last !== undefined && rules.valueLetters.includes(last) ? last : undefined
}

/** The possible paths in a word: all of it, the value in an option's word, and what follows `html:` or `output=`. */
function pathsIn(word: string, rules: ProgramRules): readonly string[] {
  const value = valueIn(word, rules)
  return [value, ...(/^https?:/.test(value) ? [] : value.split(/[:;=,@]["']?/).slice(1))]
}

/** What follows the name or the letters of an option: `../out` in `-xvC../out`. */
function valueIn(word: string, rules: ProgramRules): string {
  const long = /^(?:--?[\w.-]+=|--[\w.-]*)/.exec(word)?.[0]
  if (long !== undefined) return word.slice(long.length)
  const letter = word.startsWith('-') ? valueLetterOf(word, rules) : undefined
  return letter === undefined ? word.replace(/^-[A-Za-z0-9]+/, '') : word.slice(word.indexOf(letter, 1) + 1)
}

function refusedWord(command: MatchedCommand, rules: ProgramRules): string | undefined {
  const { program, words, wildcardWords, operands, directory } = command
  const isWildcard = (word: string) => wildcardWords.includes(word)
  const candidates = [
    { refused: rules.refusedFirstWord, among: words.slice(0, 1).filter(isWildcard) },
    { refused: rules.refusedWord, among: wildcardWords },
    { refused: rules.refusedOperand, among: operands.filter(isWildcard) }
  ]
  for (const { refused, among } of candidates) {
    const applies = refused?.inSandbox === true || !directory.isBounded
    const word = refused && applies ? among.find((each) => refused.pattern.test(each)) : undefined
    if (word !== undefined) return refused?.reason.replace('{program}', program).replace('{word}', () => word)
  }
  return operands.length > rules.maxOperands ? `The last operand of ${program} is an output file.` : undefined
}

function refusedNestedSubcommand(
  { program, words, wildcardWords, subcommand = '' }: MatchedCommand,
  { nestedSubcommands }: ProgramRules
): string | undefined {
  const allowed = nestedSubcommands.get(subcommand)
  const next = words[words.indexOf(subcommand) + 1]
  if (!allowed || next === undefined || !wildcardWords.includes(next) || allowed.test(next)) return undefined
  return `A wildcard after ${program} ${subcommand} does not allow ${next}; name it in a rule.`
}

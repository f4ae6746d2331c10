import build from './build.json' with { type: 'json' }
import git from './git.json' with { type: 'json' }
import goAndRust from './go-and-rust.json' with { type: 'json' }
import javascript from './javascript.json' with { type: 'json' }
import machine from './machine.json' with { type: 'json' }
import python from './python.json' with { type: 'json' }
import scriptLanguages from './script-languages.json' with { type: 'json' }
import text from './text.json' with { type: 'json' }
import { nameOf } from '../../text/paths.ts'
import { argumentChecks } from './argument-checks.ts'

/** Words separated by spaces, on one line or several. */
type Words = string | readonly string[]

/** Refuses a word that a regular expression matches. */
interface RefusedWordEntry {
  readonly pattern: string
  readonly flags?: string | undefined
  /** Shown to the model; {program} and {word} are filled in. */
  readonly reason: string
  /** False where a sandbox makes it harmless. */
  readonly inSandbox?: boolean | undefined
}

/**
 * The schema of the JSON files in this folder: what a wildcard in a rule for these programs does not allow. A program can be
 * in several entries: later fields win, and subcommands are added. `note` is for readers of the file.
 */
interface RuleEntry {
  readonly programs: Words
  /** Options that are refused: long ones also when abbreviated, and each also with `=value`. */
  readonly refusedOptions?: Words | undefined
  /** Refused short options, also inside a cluster such as `-nxe`. */
  readonly refusedLetters?: string | undefined
  /** Options that look like an abbreviation of a refused one and are harmless. */
  readonly allowedOptions?: Words | undefined
  /** The only options allowed: regular expressions, each for a whole word. */
  readonly onlyOptions?: Words | undefined
  /** Further ones in a sandbox. */
  readonly boundedOptions?: Words | undefined
  /**
   * In a sandbox, takes any option and any unknown word: it runs code of the repository anyway, and only its files are checked.
   */
  readonly takesBoundedOptions?: boolean | undefined
  /** Writes no file, so in a sandbox it can read the system. */
  readonly onlyReads?: boolean | undefined
  /** Runs code of the model or the repository. In a sandbox, only the file to run is checked. */
  readonly runsCode?: boolean | undefined
  /** The program takes `-option` and `--option` for the same. */
  readonly dashesOptional?: boolean | undefined
  /** The program takes any number of dashes before the name of an option or its abbreviation, and `no-` before a name. */
  readonly takesAnyDashes?: boolean | undefined
  /** Short options whose value can follow in the same word, which ends the cluster. */
  readonly valueLetters?: string | undefined
  /** Options with a value that is not a file, such as the pattern of grep. */
  readonly textOptions?: Words | undefined
  /** Those of them that take two values. */
  readonly pairOptions?: Words | undefined
  /** Operands and values of options are files: a file outside the repository is refused. */
  readonly readsFiles?: boolean | undefined
  /** How many leading operands are text instead of files. */
  readonly textOperands?: number | undefined
  /** With one of these options, no operand is taken for text. */
  readonly textOperandUnless?: Words | undefined
  /** More operands are refused: the next one would be a file to write. */
  readonly maxOperands?: number | undefined
  /** Subcommands that a wildcard can stand for. A rule that spells out its subcommand has chosen it. */
  readonly subcommands?: Words | undefined
  /** What can follow a subcommand: regular expressions, each for a whole word. */
  readonly nestedSubcommands?: Readonly<Record<string, Words | undefined>> | undefined
  /** Options allowed before the subcommand. */
  readonly globalFlags?: Words | undefined
  /** The same for options that take the next word as their value. */
  readonly globalOptions?: Words | undefined
  /** Words after `--` go to another program, which the repository has chosen, and are not checked; but see `takesPackages`. */
  readonly endsAtDoubleDash?: boolean | undefined
  /**
   * Subcommands whose words are packages, also after `--`: regular expressions, each for a whole word. Any other subcommand passes
   * its words on to a script.
   */
  readonly takesPackages?: Words | undefined
  /** Even after `--`, files must be in the repository. */
  readonly readsFilesAfterDoubleDash?: boolean | undefined
  /** The program reads more arguments from the file named after `@`. */
  readonly argumentFiles?: boolean | undefined
  readonly refusedWord?: RefusedWordEntry | undefined
  readonly refusedFirstWord?: RefusedWordEntry | undefined
  readonly refusedOperand?: RefusedWordEntry | undefined
  /** Name of a function in argument-checks.ts. */
  readonly check?: string | undefined
}

const files: readonly (readonly RuleEntry[])[] = [
  text,
  javascript,
  python,
  goAndRust,
  build,
  scriptLanguages,
  machine,
  git
]

const entries = new Map<string, RuleEntry>()
for (const entry of files.flat()) {
  for (const program of wordsOf(entry.programs)) entries.set(program, merged(entries.get(program), entry))
}

function merged(earlier: RuleEntry | undefined, entry: RuleEntry): RuleEntry {
  if (!earlier?.subcommands || !entry.subcommands) return { ...earlier, ...entry }
  return { ...earlier, ...entry, subcommands: [earlier.subcommands, entry.subcommands].flat() }
}

/** The rules of one program, ready for use; each field is described in `RuleEntry`. */
export type ProgramRules = ReturnType<typeof compile>

const compiled = new Map<string, ProgramRules>()

/** Undefined for a program that is not known. One in a folder, such as ./vendor/bin/phpunit, is known by its name. */
export function rulesFor(program: string): ProgramRules | undefined {
  const known = compiled.get(program)
  if (known) return known
  const entry = entries.get(program) ?? entries.get(nameOf(program))
  const rules = entry && compile(entry)
  if (rules) compiled.set(program, rules)
  return rules
}

function compile(entry: RuleEntry) {
  const refused = wordsOf(entry.refusedOptions)
  const nested = Object.entries(entry.nestedSubcommands ?? {})
  return {
    ...entry,
    refusedOptions: entry.dashesOptional ? [...refused, ...refused.map((option) => `-${option}`)] : refused,
    refusedLetters: entry.refusedLetters ?? '',
    allowedOptions: wordsOf(entry.allowedOptions),
    onlyOptions: entry.onlyOptions && wholeWord(entry.onlyOptions),
    boundedOptions: entry.boundedOptions === undefined ? undefined : wholeWord(entry.boundedOptions),
    valueLetters: entry.valueLetters ?? '',
    textOptions: wordsOf(entry.textOptions),
    pairOptions: wordsOf(entry.pairOptions),
    textOperands: entry.textOperands ?? 0,
    textOperandUnless: wordsOf(entry.textOperandUnless),
    maxOperands: entry.maxOperands ?? Number.POSITIVE_INFINITY,
    subcommands: entry.subcommands && wordsOf(entry.subcommands),
    nestedSubcommands: new Map(nested.map(([name, words]) => [name, wholeWord(words)])),
    takesPackages: entry.takesPackages === undefined ? undefined : wholeWord(entry.takesPackages),
    globalFlags: wordsOf(entry.globalFlags),
    globalOptions: wordsOf(entry.globalOptions),
    refusedWord: refusedWord(entry.refusedWord),
    refusedFirstWord: refusedWord(entry.refusedFirstWord),
    refusedOperand: refusedWord(entry.refusedOperand),
    check: checkNamed(entry.check)
  }
}

function wordsOf(words: Words = []): readonly string[] {
  return [words].flat().flatMap((line) => line.split(' '))
}

function wholeWord(patterns: Words | undefined): RegExp {
  return new RegExp(`^(?:${wordsOf(patterns).join('|')})$`)
}

function refusedWord(entry: RefusedWordEntry | undefined) {
  return (
    entry && {
      pattern: new RegExp(entry.pattern, entry.flags),
      reason: entry.reason,
      inSandbox: entry.inSandbox ?? true
    }
  )
}

function checkNamed(name: string | undefined) {
  const check = name === undefined ? undefined : argumentChecks.get(name)
  if (name !== undefined && !check) throw new Error(`The argument rules name the check ${name}, which does not exist.`)
  return check
}
